### Il tavolo nel browser.

## Azioni, come verbi sui pulsanti

tabletop-act-collect = Raccogli { $shard }
tabletop-act-move = Vai { $location-to }
tabletop-act-power = Usa { $power }
tabletop-act-use = { $shard } su { $card }: usa { $power }
tabletop-act-store = Conserva { $shard } su { $card }
tabletop-act-enter = Entra con il Sognatore in { $cell } ({ $shard })
tabletop-act-step = Passa in { $cell } ({ $shard })
tabletop-act-place = Posa { $shard } in { $cell }
tabletop-act-exchange = Scambia { $give } con { $take }
tabletop-act-plant = Pianta un albero in { $cell } ({ $shard })
tabletop-act-end-travel = { $points ->
    [0] Addormentati qui
    [one] Addormentati qui, un punto inutilizzato
   *[other] Addormentati qui, { $points } punti inutilizzati
}
tabletop-act-end-creation = { $count ->
    [0] Concludi la Creazione
    [one] Concludi la Creazione, un Frammento va nel sacchetto
   *[other] Concludi la Creazione, { $count } Frammenti vanno nel sacchetto
}
tabletop-act-harvest = Metti { $shard } in fondo alla fila { $location-to }
tabletop-act-lake = Metti in ordine la fila di { $location }
tabletop-act-next = Poi viene { $shard }
tabletop-act-take = Riprendi { $shard } da { $cell }
tabletop-act-golem = { $load ->
    [0] Sposta { $shard } da { $from } a { $to }
   *[other] Sposta { $shard } con { $load } sopra da { $from } a { $to }
}
tabletop-act-done = Fermati qui
tabletop-act-draw = Pesca dal mazzo { $level }
tabletop-act-draw-none = Non pescare
tabletop-act-keep = Tieni { $card }
tabletop-act-keep-none = Non tenerne nessuna
tabletop-act-complete = Prima { $card }
tabletop-act-retain = Lascia lì { $shard }
tabletop-act-sow = Metti il rosso sul passaggio { $link }
tabletop-act-waive = Lascia passare { $names }: { $supply }
tabletop-act-withdraw = Ritira la richiesta

## Di chi è il turno, e che cosa fare

tabletop-title = Dreamscape
tabletop-prompt = Che cosa aspetta la partita
tabletop-your-turn = Tocca a te
tabletop-your-turn-as = Tocca a te come { $name }
tabletop-turn-of = Gioca { $name }
tabletop-before-you = Prima di te: { $names }.
tabletop-other-behind = { $name } aspetta { $names }.
tabletop-lets-first = Lasci passare { $names }.
tabletop-where = { $thing }: dove?
tabletop-which = Quale di queste?
tabletop-cancel = Rimetti a posto
tabletop-walk = Cammina
tabletop-walk-to = Cammina fino a { $cell }: { $cost ->
    [0] gratis
    [one] un Movimento
   *[other] { $cost } Movimenti
}, { $points }
tabletop-walk-completes = completa «{ $card }»
tabletop-plant = Pianta un albero
tabletop-chance = decide il caso
tabletop-choose-first = Scegli prima qualcosa di illuminato.
tabletop-not-now = Un momento, tocca a qualcun altro.
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

tabletop-cycle = Ciclo { $cycle } di { $cycles }
tabletop-phase-start = Prime carte
tabletop-phase-travel = Viaggio
tabletop-phase-nightmare = Incubo
tabletop-phase-creation = Creazione
tabletop-phase-finale = Finale
tabletop-phase-over = La fine
tabletop-action-points = { $points ->
    [0] nessun punto azione
    [one] un punto azione
   *[other] { $points } punti azione
}
tabletop-clock = restano { $time }

## Il Mondo dei Sogni

tabletop-world = Mondo dei Sogni
tabletop-row = Fila del luogo { $place }, prima la chiave: { $row }
tabletop-linked = Collegamenti: { $places }.
tabletop-empty = vuoto
tabletop-link = Passaggio { $link }
tabletop-link-red = Un rosso sul passaggio { $link }
tabletop-sleeper = Dormiente
tabletop-sleeps = { $name } dorme qui
tabletop-stands = { $name } è qui
tabletop-mr-nightmare = Mr Nightmare
tabletop-bag = Sacchetto
tabletop-trees = Alberi
tabletop-reserve = Rossi
tabletop-decks = Mazzi

## Il Dreamscape e le Mani

tabletop-dreamscape-of = Dreamscape di { $name }
tabletop-cell = { $cell }, colonna { $column }, riga { $row }: { $stack }
tabletop-card-cell = colonna { $column }, riga { $row }: { $stack }
tabletop-lit = possibile ora
tabletop-tree = albero
tabletop-dreamer = Sognatore
tabletop-dreamer-beside = Sognatore, accanto al tabellone
tabletop-reach = Costa { $cost }, porta { $points }.
tabletop-reach-label = { $cost }M { $points }
tabletop-hands = Le tue Mani
tabletop-hands-of = Mani di { $name }
tabletop-hands-hold = Mani: { $shards }
tabletop-hands-empty = Mani vuote
tabletop-nothing = niente
tabletop-shards = { $count } × { $shard }
tabletop-exchange-for = Scambia con
tabletop-in-bag = { $shard }, { $count } nel sacchetto
tabletop-laid-drawn = Pescati: quale?
tabletop-laid-next = Quale viene dopo?
tabletop-laid-retain = Quale resta?
tabletop-arrange = In ordine: { $place }
tabletop-arrange-settled = Spazio { $slot }: { $shard }
tabletop-arrange-next = { $shard } nello spazio { $slot }
tabletop-arrange-key = Il primo è la chiave.
tabletop-arrange-end = L'ultimo si raccoglie per primo.

## Carte e obiettivi

tabletop-cards = Carte Sogno
tabletop-card = { $title }, { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $power }
tabletop-card-holds = contiene { $shard }
tabletop-card-finished = finita
tabletop-open-cards = Carte Sogno aperte
tabletop-no-cards = Nessuna carta Sogno aperta.
tabletop-finished-cards = Finite: { $count }
tabletop-drawn = Tieni una di queste
tabletop-deck-left = { $count ->
    [one] una carta
   *[other] { $count } carte
}
tabletop-fit-place = Posto { $place } di { $places }:
tabletop-fit-complete = completa!
tabletop-fit-missing = { $count ->
    [one] manca un Frammento
   *[other] mancano { $count } Frammenti
}
tabletop-fit-blocked = { $count ->
    [one] su una casella qualcosa deve prima andare via.
   *[other] su { $count } caselle qualcosa deve prima andare via.
}
tabletop-fit-tree = Un albero manca o è di troppo.
tabletop-fit-dreamer = Il Sognatore deve stare lì.
tabletop-fit-dreamer-away = Il Sognatore deve andare via.
tabletop-fit-before = Posto precedente
tabletop-fit-next = Posto seguente
tabletop-put-back = Rimetti giù la carta
tabletop-purposes = Obiettivi, e i punti che darebbero ora

## Giocatori

tabletop-seat = Posto { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
tabletop-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tabletop-marker = Iniziativa { $marker }
tabletop-marker-active = potere del luogo ancora da usare
tabletop-marker-used = potere del luogo usato
tabletop-marker-back = ha finito in questo ciclo
tabletop-card-counts = { $open } aperte, { $finished } finite
tabletop-enlarge = Guarda il Dreamscape di { $name }
tabletop-away = non c'è
tabletop-stood-in = gioca il computer
tabletop-you = tu

## Parti dello schermo

tabletop-parts = Parti del tavolo
tabletop-tab-world = Mondo
tabletop-tab-dream = Sogno
tabletop-tab-cards = Carte
tabletop-tab-others = Altri
tabletop-tab-log = Diario
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
tabletop-key-end = concludi: addormentati, o fermati
tabletop-key-flat = paesaggi di lato o dall'alto
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
tabletop-rival-wins = Vince Mr Nightmare. Dormi bene lo stesso.
tabletop-given-up = Gli altri hanno abbandonato.
tabletop-chart = Punti dopo ogni ciclo.
tabletop-points-by-cycle = Punti per ciclo
tabletop-points-by-cause = Punti per origine
tabletop-part-cycle = Ciclo { $cycle }
tabletop-part-end = Conteggio
tabletop-sum = Totale
tabletop-no-account = Non è stato possibile leggere l'andamento della partita.
tabletop-share = Link alla replica
tabletop-rematch = Rigioca
tabletop-play-on = Continua al nuovo tavolo
tabletop-replay = Replica
tabletop-record = Salva la partita
