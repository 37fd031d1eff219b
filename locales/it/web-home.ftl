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
home-letters = Tasti con una lettera
home-letters-note = Le singole lettere sono scorciatoie, per esempio U per annullare.
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
home-play-now = Gioca subito
home-play-now-note = Una partita contro il computer, all'istante, senza account.
home-go-on = Continua con { $names }
home-go-on-alone = Continua la partita
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
    [one] il computer
   *[other] { $count } giocatori computer
}
home-nobody-yet = Ancora nessuno
home-only-you = Solo tu
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

## Un nuovo tavolo

new-with = Chi gioca
new-friends = Con amici
new-friends-note = Ricevi un link e un codice da mandare in giro.
new-bots = Contro il computer
new-bots-note = Si comincia subito.
new-alone = Da soli
new-screen = Intorno a questo schermo
new-screen-note = Tieni tutti i posti e passi il dispositivo.
new-who-sits = Chi siede dove
new-seat = Posto { $number }
new-seat-you = Tu
new-seat-open = Chi arriva
new-seat-bot = Computer
new-seats-note = Chi comincia lo decide la sorte, qualunque sia il posto.
new-found = Chi trova il tavolo
new-found-link = Chi ha il link
new-found-link-note = O il codice. Non compare in nessun elenco.
new-found-all = Tutti
new-found-all-note = Compare nella pagina iniziale finché c'è un posto libero.
new-mode = Che cosa si gioca
new-rules = Regole
new-edition = Edizione
new-manners = Al tavolo
new-clock = Tempo per pensare
new-clock-none = Senza orologio
new-clock-none-note = Ognuno pensa quanto vuole.
new-clock-move = Un tempo per ogni mossa
new-clock-move-note = Buono per partite di più giorni.
new-clock-total = Un tempo per tutta la partita
new-clock-total-note = E un po' di più dopo ogni turno.
new-clock-each = Per ogni mossa
new-clock-whole = Per la partita
new-clock-more = In più dopo ogni turno
new-seconds = secondi
new-minutes = minuti
new-hours = ore
new-days = giorni
new-unit = { $what }: unità
new-undo = Tornare indietro
new-undo-consent = Anche oltre, se tutti sono d'accordo
new-undo-consent-note = Liberamente fino all'ultima cosa scoperta; oltre si chiede agli altri.
new-undo-within = Anche i passi altrui, se acconsentono
new-undo-within-note = Liberamente fino all'ultima cosa scoperta, anche sui passi altrui se acconsentono; mai oltre.
new-undo-knowledge = Finché non si è scoperto nulla
new-undo-knowledge-note = Finché non si rivela qualcosa di nascosto, o passa il turno.
new-undo-none = Mai
new-undo-none-note = Quel che è fatto è fatto.
new-watch = Spettatori
new-watch-now = Chiunque può guardare
new-watch-now-note = Chi trova il tavolo vede la partita mentre si gioca.
new-watch-late = Con qualche passo di ritardo
new-watch-late-note = Così nessuno può suggerire.
new-watch-none = Nessuno guarda
new-watch-none-note = Solo chi gioca vede la partita.
new-watch-steps = Passi di ritardo
new-absence = Se qualcuno non c'è
new-absence-wait = Il tavolo aspetta
new-absence-wait-note = Per tutto il tempo che serve.
new-absence-bot = Lo sostituisce il computer
new-absence-bot-note = E restituisce il posto quando la persona torna.
new-absence-after = Dopo
new-hints = Aiuti
new-hints-on = Mostrati
new-hints-off = Nessuno
new-fixed = Ciò che si stabilisce qui vale fino alla fine della partita.
new-says-seats = { $you ->
    [0] Nessuno da questo dispositivo
    [one] Tu
   *[other] Tu su { $you } posti
}{ $open ->
    [0] {""}
    [one] {", "}uno che arriva
   *[other] {", "}{ $open } che arrivano
}{ $bots ->
    [0] {""}
    [one] {", "}il computer
   *[other] {", "}{ $bots } giocatori computer
}

## Regole, un altro dispositivo, nessun luogo

rules-search = Cerca
rules-hits = { $count ->
    [0] Nessuna regola trovata
    [one] Una regola trovata
   *[other] { $count } regole trovate
}
rules-contents = Indice
rules-link = Link alla regola { $number }
rules-your-edition = La tua edizione:
rules-unknown = La regola { $number } non esiste.
rules-none = Niente contiene tutte queste parole. Prova con meno parole, o con un numero come { $number }.
home-claim = La stessa persona qui
home-claim-note = Con questo link in questo browser sei tu: stesso nome e stessi tavoli del dispositivo su cui l'hai creato.
home-claim-instead = Finora qui ti chiami { $name }; quel nome e i suoi tavoli non saranno più raggiungibili da questo browser.
home-claim-do = Sì, sono io
home-claim-not = No, alla pagina iniziale
home-claimed = Ciao, { $name }.
home-nowhere = Qui non c'è niente
home-nowhere-note = Forse questo indirizzo l'hai sognato. La via del ritorno è breve.
home-nowhere-back = Torna all'inizio
home-away = Il server non è raggiungibile; nuovo tentativo in corso.
