### Il tavolo di Dreamscape nel browser.

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

tabletop-before-you = Prima di te: { $names }.
tabletop-other-behind = { $name } aspetta { $names }.
tabletop-lets-first = Lasci passare { $names }.
tabletop-where = { $thing }: dove?
tabletop-which = Quale di queste?
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
tabletop-stood-in = gioca il computer

## Parti dello schermo

tabletop-parts = Parti del tavolo
tabletop-tab-world = Mondo
tabletop-tab-dream = Sogno
tabletop-tab-cards = Carte
tabletop-tab-others = Altri
tabletop-tab-log = Diario
tabletop-key-end = concludi: addormentati, o fermati
tabletop-key-flat = paesaggi di lato o dall'alto

## La fine

tabletop-rival-wins = Vince Mr Nightmare. Dormi bene lo stesso.
tabletop-chart = Punti dopo ogni ciclo.
tabletop-points-by-cycle = Punti per ciclo
tabletop-points-by-cause = Punti per origine
tabletop-part-cycle = Ciclo { $cycle }
tabletop-part-end = Conteggio
tabletop-sum = Totale
