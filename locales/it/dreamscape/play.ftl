### Il gioco nel terminale.

## Azioni

act-collect = Raccogli { $shard }
act-move = Vai { $location-to } con un punto
act-move-free = Vai gratis { $location-to }
act-power = Usa { $power }
act-use = { $shard } su { $card }: usa { $power }
act-store = Conserva { $shard } su { $card }
act-enter = Entra con il Sognatore in { $cell } ({ $shard })
act-step = Passa in { $cell } ({ $shard }) con un Movimento
act-step-free = Passa gratis in { $cell } ({ $shard })
act-place = Posa { $shard } in { $cell }
act-place-on = Posa { $shard } in { $cell }, sopra { $top }
act-exchange = Scambia { $count } { $give } con { $take }
act-plant = Pianta un albero in { $cell } ({ $shard })
act-end-travel = { $points ->
    [0] Addormentati qui
    [one] Addormentati qui, un punto inutilizzato
   *[other] Addormentati qui, { $points } punti inutilizzati
}
act-end-creation = { $count ->
    [0] Concludi la Creazione
    [one] Concludi la Creazione, un Frammento va nel sacchetto
   *[other] Concludi la Creazione, { $count } Frammenti vanno nel sacchetto
}
act-harvest = Metti { $shard } in fondo alla fila { $location-to }
act-lake = Metti in ordine la fila di { $location }
act-next = Poi viene { $shard }
act-take = Riprendi { $shard } da { $cell }
act-golem = { $load ->
    [0] Sposta { $shard } da { $from } a { $to }
   *[other] Sposta { $shard } con { $load } sopra da { $from } a { $to }
}
act-done = Fermati qui
act-draw = Pesca dal mazzo { $level }
act-draw-none = Non pescare
act-keep = Tieni { $card }
act-keep-none = Non tenerne nessuna
act-complete = Prima { $card }
act-retain = Lascia lì { $shard }
act-sow = Metti il rosso sul passaggio { $link }
act-waive = Lascia passare { $names }: { $supply }
act-withdraw = Ritira la richiesta

group-move = Spostati, { $count } modi
group-use = Usa il potere di una carta, { $count } modi
group-store = Conserva un Frammento su una carta, { $count } modi
group-step = Cammina con il Sognatore, { $count } modi
group-place = Posa { $shard }, { $count } modi
group-exchange = Scambia { $give }, { $count } modi
group-plant = Pianta un albero, { $count } modi
group-golem = Sposta un Frammento da { $cell }, { $count } modi
group-take = Riprendi un Frammento, { $count } modi
group-harvest = Metti { $shard } in una fila, { $count } modi

## Schermate

ui-cycle = Ciclo { $cycle }/{ $cycles }
ui-bag = Sacchetto { $count }:
ui-trees = Alberi { $count }
ui-reserve = Rossi { $count }
ui-decks = Mazzi
ui-world = Mondo dei Sogni: [chiave] fila › mano
ui-dreamscape = Dreamscape di { $seat }
ui-hands = Mani
ui-empty = vuote
ui-finished = Finite
ui-free-step = passo gratis!
ui-players = Ordine, punti, Mani, carte aperte/finite
ui-computer = computer
ui-rival = Mr Nightmare
ui-purposes = Obiettivi, e i punti che darebbero ora
ui-cards = Carte Sogno aperte di { $seat }
ui-all-cards = Tutte le carte Sogno sul tavolo
ui-drawn = Carte tra cui scegliere
ui-no-cards = Nessuna carta Sogno aperta.
ui-more-cards = altre { $count }: F2
ui-card-of = { $seat }
ui-finished-of = { $seat }, finita
ui-choose = Frecce, numero o testo; Invio.
ui-choose-open = Frecce o numero; Esc: indietro.
ui-fitting = { $count ->
    [0] nulla; Invio: perché?
    [one] una corrisponde
   *[other] { $count } corrispondono
}
ui-log = Diario
ui-boards = Tutti i Dreamscape
ui-asked = { $seat }: { $prompt }
ui-computer-plays = { $seat } (computer) sta giocando. Invio: non aspettare.
ui-others-too = (F5: un altro giocatore)
ui-chance = decide il caso
ui-takes-red = prende un rosso
ui-completes = completa { $card }
ui-undo = { $steps ->
    [one] Ctrl-Z riprende indietro una mossa
   *[other] Ctrl-Z riprende indietro fino a { $steps } mosse
}, e lì si ferma: { $reason }
ui-undo-all = { $steps ->
    [one] Ctrl-Z riprende indietro una mossa.
   *[other] Ctrl-Z riprende indietro fino a { $steps } mosse.
}
ui-undo-none = Ora nulla da riprendere indietro: { $reason }
ui-keys = F1 aiuto  F2 carte  F3 diario  F4 plance  Tab altri  Ctrl-Q esci
ui-keys-reading = Frecce e tasti pagina scorrono, Esc torna indietro.
ui-why = { $reason } ({ $rule } { $title })
ui-read-rule = Ctrl-R: leggi la regola.
ui-no-fit = "{ $text }" non è un'azione. F1 mostra come scriverne una.
ui-wait = Un momento.
ui-rows-filled = Le file si riempiono: { $rows }.
ui-taken-back = { $seat } riprende indietro: { $action }.
ui-played-again = { $seat } rigioca: { $action }.
ui-cover = Queste carte sono solo per { $seat }.
ui-cover-key = Passa lo schermo al giocatore { $seat }, poi premi Invio.
ui-small = Questo terminale ha { $columns } colonne e { $lines } righe. Al gioco ne servono { $need_columns } e { $need_lines }: ingrandiscilo, per favore. Ctrl-Q esce; la partita è salvata.
ui-winner = Vince { $seat }.
ui-winners = { $names } si dividono la vittoria.
ui-rival-wins = Vince Mr Nightmare. Dormi bene lo stesso.
ui-total = Totale
ui-end = La partita è finita
ui-keys-end = F2 carte  F3 diario  F4 plance  Invio esce
ui-help = Come si gioca
ui-help-text =
    Invio          Gioca la riga scelta; › apre un gruppo di azioni, Esc lo richiude.
    ↑ ↓ PgSu PgGiù Scegli una riga; lo fa anche il suo numero.
    parole         Scrivi per vedere solo le azioni con queste parole: albero, b2, acqua.
    notazione      O scrivi un'azione: collect, move 3, place W b2, step c2, golem b2:1 c2, end.
    {""}               Se l'azione scritta non è permessa, ti si spiega perché, con la regola.
    Ctrl-Z Ctrl-Y  Riprendi indietro, rigioca. Ciò che si è visto e i turni conclusi restano.
    Tab            Mostra il Dreamscape e le carte del prossimo giocatore.
    F2 F3 F4       Tutte le carte, tutto il diario, tutti i Dreamscape.
    F5             Quando più giocatori possono agire insieme: il prossimo di loro.
    Alt-1 a 5      Lo stesso di F1 a F5.
    Ctrl-Q Ctrl-C  Esci. La partita è salvata a ogni mossa; --continue la riprende.
    {""}
    W R L G M N    Acqua, Roccia, Terra, Erba, Movimento, Incubo.
    RRW^           Una pila dal basso in alto; ^ è un albero, @ il Sognatore.
    rr             Rocce di una montagna che in questo ciclo ha già dato i suoi punti.
    ◇              La casella d'ingresso: il primo Frammento va lì, e lì entra il Sognatore.
    {"["}W] R G ›      Una fila: la chiave tra parentesi, la mano prende da destra.
    A zV           Dormienti con l'iniziale del nome; z è sdraiato, l'ultimo sta in cima.
    1● 2○          Iniziativa; con il punto pieno si può ancora usare il potere di un luogo.
    Mr.N           Mr Nightmare: lì il potere dorme. N su un passaggio è un rosso.
    →4             In solitario: dove va poi Mr Nightmare.
    A12+5          Un obiettivo: ciò che il giocatore ha, e quanto darebbe ora.
    ( )            Lo spazio potere di una carta: un Frammento lì usa il potere o è conservato.

## Nomi

phase-start = Prime carte
phase-travel = Viaggio
phase-nightmare = Incubo
phase-creation = Creazione
phase-finale = Finale
phase-over = Fine

short-muse = Muse
short-harvesters = Mietitori
short-tower = Torre
short-golem = Golem
short-lake = Lago
short-king = Re

seat-orange = Arancio
seat-purple = Viola
seat-yellow = Giallo
seat-teal = Turchese

## Prima e dopo

play-no-terminal = Il gioco ha bisogno di un terminale di almeno 100 colonne e 30 righe. Aprine uno e scrivi: oneiros play dreamscape
play-broken-terminal = Il terminale non risponde: { $detail }.
play-saved = La partita è salvata in { $file }. Per continuare: { $command }
play-over = La partita è finita. È registrata in { $file }.
play-not-saved = La partita non si è potuta salvare in { $file }: { $detail }.
play-put-aside = La partita che non avevi finito è conservata in { $file }.
play-foreign = { $problem } Non è una partita da continuare, perciò { $file } resta com'è; --save indica un altro file.
play-needs-pack = La partita in { $file } è cominciata con il pacchetto { $pack }, e qui non c'è un pacchetto con quel nome e quelle carte. Per continuarla, indica il file del pacchetto: { $command }. Per cominciarne un'altra senza perdere questa, salva quella nuova altrove: oneiros play dreamscape --save FILE
play-nothing = In { $file } non c'è nessuna partita da continuare. Per cominciarne una: oneiros play dreamscape
play-no-folder = Non c'è una cartella in cui salvare la partita. Indica un file: --save FILE
play-panic = Qualcosa è andato storto nel gioco stesso. È salvato fino all'ultima mossa in { $file }.
