### Il tavolo nel browser.

## Di chi è il turno, e che cosa fare

tabletop-screen = Tavolo
tabletop-prompt = Che cosa aspetta la partita
tabletop-your-turn = Tocca a te
tabletop-your-turn-as = Tocca a te come { $name }
tabletop-turn-of = Gioca { $name }
tabletop-cancel = Rimetti a posto
tabletop-behind = Il tavolo nel frattempo è cambiato: guarda di nuovo.
tabletop-not-done = La connessione si è interrotta: questo non è stato fatto.
tabletop-unknown = La connessione si è interrotta: non si sa se questo è stato fatto. Quando torna, guarda il tavolo.
tabletop-rule = Regola { $rule }
tabletop-undo = Annulla
tabletop-redo = Ripeti
tabletop-undo-reach = { $steps ->
    [one] un passo
   *[other] fino a { $steps } passi
}
tabletop-result = Il risultato

## Il tempo

tabletop-clock = restano { $time }

## Giocatori

tabletop-seat = Posto { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
tabletop-away = non c'è
tabletop-you = tu

## Parti dello schermo

tabletop-log = Cosa è successo
tabletop-log-chat = Diario e chat
tabletop-unread = { $count ->
    [one] un messaggio nuovo
   *[other] { $count } messaggi nuovi
}
tabletop-says = { $name }: { $text }
tabletop-chat = Chat
tabletop-chat-closed = La chat è chiusa.
tabletop-message = Messaggio
tabletop-send = Invia
tabletop-mute = Non sentire più { $name }
tabletop-muted = Chi non senti: { $count }
tabletop-unmute = Torna a sentire { $name }
tabletop-unmute-somebody = Torna a sentire qualcuno
tabletop-unsaid = Non c'è connessione: questo non è stato detto.
tabletop-perhaps-said = La connessione si è interrotta: non si sa se questo è stato detto. Se lo invii di nuovo così com'è, sarà detto una volta sola.
tabletop-close = Chiudi
tabletop-menu = Questo tavolo
tabletop-home = Alla pagina iniziale
tabletop-rules = Regole
tabletop-keys = Tasti
tabletop-key-tab = al tabellone seguente
tabletop-key-arrows = da una cosa all'altra sul tabellone
tabletop-key-enter = prendi la cosa, o mettila lì
tabletop-key-escape = rimettila a posto
tabletop-key-undo = annulla un passo
tabletop-key-help = questi tasti

## Il diario

tabletop-log-sat = { $name } si siede.
tabletop-log-left = { $name } si alza.
tabletop-log-started = La partita comincia.
tabletop-log-undone = { $name } annulla un passo.
tabletop-log-redone = { $name } ripete il passo.
tabletop-log-asked = { $name } chiede di tornare indietro.
tabletop-log-taken-back = Tutti d'accordo: si torna indietro.
tabletop-log-resigned = { $name } abbandona.
tabletop-log-timed-out = Il tempo di { $name } è scaduto.
tabletop-log-stood-in = Il computer gioca per { $name }.
tabletop-log-came-back = { $name } è di nuovo qui.
tabletop-log-bot-sat = Si siede un giocatore computer: { $name }.
tabletop-log-answered = { $name } risponde.
tabletop-log-chat-closed = La chat viene chiusa o riaperta.
tabletop-log-rematched = È pronto un tavolo per la prossima partita.
tabletop-missed = Mentre non c'eri
tabletop-missed-earlier = { $count ->
    [one] … e un passo precedente
   *[other] … e { $count } passi precedenti
}
tabletop-go-on = Avanti

## Il tavolo stesso

tabletop-gathering-title = Prima della partita
tabletop-gathering = La partita comincia quando ogni posto è occupato.
tabletop-free = libero
tabletop-sit = Siediti
tabletop-seat-bot = Computer
tabletop-leave = Alzati
tabletop-free-seat = Libera il posto
tabletop-invite = Invita altri
tabletop-agreed = Che cosa è stabilito
tabletop-link-label = Link a questo tavolo
tabletop-code-label = Codice
tabletop-connecting = Connessione …
tabletop-lost = Connessione persa: nuovo tentativo.
tabletop-closing = Il server si ferma: la partita continua al suo ritorno.
tabletop-ended = Il server ha chiuso la connessione.
tabletop-gone = Qui non c'è niente da vedere
tabletop-broken = A questo tavolo non si può più giocare: ecco com'era alla fine.
tabletop-watching = Tutti i posti sono occupati; stai guardando.
tabletop-watching-late = { $steps ->
    [one] Tutti i posti sono occupati; stai guardando con un passo di ritardo.
   *[other] Tutti i posti sono occupati; stai guardando con { $steps } passi di ritardo.
}
tabletop-watchers = { $count ->
    [one] una persona guarda
   *[other] { $count } persone guardano
}
tabletop-show = Mostra il lato di { $name }
tabletop-ask-back = Chiedi di tornare
tabletop-ask-back-steps = Passi indietro, se gli altri sono d'accordo
tabletop-asks-back = { $name } chiede di tornare indietro di { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
tabletop-agree = Va bene
tabletop-disagree = Rifiuta
tabletop-withdraw = Ritira la richiesta
tabletop-withdrawn = { $name } non chiede più di tornare indietro.
tabletop-refused-back = { $name } non vuole tornare indietro.
tabletop-resign = Abbandona
tabletop-resign-yes = Sì, abbandona
tabletop-sure = Abbandonare la partita? Non si può annullare.
tabletop-report = Segnala un problema
tabletop-close-chat = Chiudi la chat
tabletop-open-chat = Apri la chat

## La fine

tabletop-over = La partita è finita
tabletop-winner = Vince { $name }.
tabletop-winners = { $names } si dividono la vittoria.
tabletop-given-up = Gli altri hanno abbandonato.
tabletop-no-account = Non è stato possibile leggere l'andamento della partita.
tabletop-share = Link alla replica
tabletop-rematch = Rigioca
tabletop-play-on = Continua al nuovo tavolo
tabletop-replay = Replica
tabletop-record = Salva la partita
