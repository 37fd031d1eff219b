### Le schermate intorno al tavolo: inizio, chi si è, impostazioni.

home-home = Oneiros, pagina iniziale
home-past-bar = Vai al contenuto
home-close = Chiudi
home-failed = Non ha funzionato. Riprova.
home-settings = Impostazioni
home-day = Luce del giorno
home-day-note = Carta al posto della notte.
home-flat = Visto dall'alto
home-flat-note = Pile come caselle piatte con lettere.
home-motion = Movimento
home-motion-note = Le cose viaggiano verso la loro meta.
home-sound = Suoni
home-sound-note = Pochi e leggeri.
home-you = Tu
home-name-hint = Da 1 a 24 caratteri; lo vedono tutti al tavolo.
home-named = Ora ti chiami { $name }.
home-names = Gufo Quieto, Falena d'Argento, Volpe Sognante, Lanterna, Airone Notturno, Nuvola Lieve, Piccola Cometa, Lepre Lunare, Lontra di Stelle, Cervo del Vespro, Felce Pallida, Talpa di Velluto
home-first-name = Come vuoi che ti chiamiamo?
home-first-name-note = Niente account, niente password: basta un nome, e si può cambiare in ogni momento.
home-call-me = Gioca come { $name }
home-another-name = Un altro nome
home-device = Su un altro dispositivo
home-device-note = Apri lì un link e sei la stessa persona, con tutti i tuoi tavoli.
home-device-make = Crea un link
home-device-link = Link per l'altro dispositivo
home-device-once = Vale una volta sola, per dieci minuti. Non darlo a nessun altro.
home-copy = Copia
home-copied = Copiato.
home-copy-yourself = Il testo è selezionato: copialo con la tastiera o dal menu.
home-hook = Un messaggio quando tocca a te
home-hook-address = Indirizzo
home-hook-hint = Mentre non ci sei, il server manda un breve messaggio (un webhook) a questo indirizzo.
home-hook-quiet = Ore di silenzio
home-hook-quiet-note = Ciò che arriverebbe allora ne aspetta la fine.
home-hook-from = Dalle
home-hook-to = Alle
home-hook-saved = Riceverai un messaggio quando tocca a te.
home-hook-removed = Non riceverai più messaggi.
home-hook-remove = Basta messaggi
home-lead = Di giorno raccogli Frammenti in un Mondo dei Sogni comune, di notte li impili in un paesaggio tutto tuo, e il tuo Sognatore lo attraversa. Da uno a quattro giocatori.
home-play-now = Gioca subito
home-play-now-note = Una partita contro il computer, all'istante, senza account.
home-go-on = Continua con { $names }
home-ways = Altri modi per cominciare
home-learn = Impara in dieci minuti
home-rules = Regole
home-your-turn = Tocca a te
home-for-moments = proprio ora
home-for-minutes = { $count ->
    [one] da un minuto
   *[other] da { $count } minuti
}
home-for-hours = { $count ->
    [one] da un'ora
   *[other] da { $count } ore
}
home-for-days = { $count ->
    [one] da un giorno
   *[other] da { $count } giorni
}
home-just-now = proprio ora
home-bots = { $count ->
    [one] computer
   *[other] { $count } giocatori computer
}
home-nobody-yet = Ancora nessuno
home-solo = Da soli, livello { $level }
home-nightmare = Con gli incubi
home-standard = Partita standard
home-simultaneous = Simultanea
home-edition = Edizione { $edition }
home-free-seats = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
home-waits-for = Si aspetta { $names }
home-last-move = ultima mossa { $when }
home-over-replay = Finita: rivedila
home-looking = Un attimo …
home-none-mine = Ancora nessun tavolo. La notte è giovane.
home-none-open = In questo momento nessuno cerca giocatori. Apri un tavolo, e gli altri lo troveranno qui.
home-more = Altri
home-invited = Hai un invito?
home-invited-note = Un link apre il tavolo da solo. Un codice va qui.
home-bring = Apri una partita registrata
home-bring-note = Il testo di una partita giocata qui o altrove. Tieni tutti i posti, puoi rivederla passo per passo e continuare da dove finisce.
home-bring-file = Da un file
home-bring-text = Testo della partita
home-bring-open = Apri
