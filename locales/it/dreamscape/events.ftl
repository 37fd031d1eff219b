### Che cosa succede in una partita di Dreamscape, come lo racconta il diario.

## Preparazione e Ripristino

event-purpose = Obiettivo: { $kind }.
event-purpose-of-colour = Obiettivo: { $kind }, { $shard }.
event-initiative = { $seat } riceve l'iniziativa { $marker }.
event-cards-drawn = { $seat } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
} dal mazzo { $level }.
event-card-seen = { $seat } vede { $card }.
event-start-chosen = { $seat } ha scelto la prima carta.
event-card-kept = { $seat } tiene { $card }.
event-cards-returned = { $seat } rimette { $count ->
    [one] una carta
   *[other] { $count } carte
} sotto il mazzo { $level }.
event-row-filled = { $shard } arriva { $location-to }.
event-clock = Comincia il ciclo { $cycle }.
event-restored = { $seat } riprende { $shard } da { $card }.

## Viaggio

event-travel-begins = { $seat } viaggia.
event-collected = { $seat } raccoglie { $shard } { $location-to }.
event-moved = { $seat } va { $location-to }.
event-moved-free = { $seat } va gratis { $location-to }.
event-red-taken = { $seat } prende il rosso dal passaggio { $link }.
event-red-left = Il rosso sul passaggio { $link } resta lì: { $seat } ne ha già due.
event-travel-ends = { $seat } si addormenta { $location-to }.

## Poteri

event-power = { $seat } usa { $power }.
event-card-power = { $seat } mette { $shard } su { $card } e usa { $power }.
event-stored = { $seat } conserva { $shard } su { $card }.
event-drawn = { $seat } pesca { $shard } dal sacchetto.
event-bag-empty = Il sacchetto è vuoto.
event-harvest-drawn = { $seat } pesca { $shard } per una fila.
event-harvested = { $seat } mette { $shard } in fondo alla fila { $location-to }.
event-harvest-returned = { $shard } non trova posto e torna nel sacchetto.
event-lake = { $seat } mette in ordine la fila di { $location }.
event-arranged = Spazio { $slot } di { $location }: { $shard }.
event-taken = { $seat } riprende { $shard } da { $cell }.
event-golem = { $seat } sposta { $shard } da { $from }:{ $height } a { $to }.
event-power-ends = Il potere di { $seat } è concluso.

## Sognatore

event-entered = Il Sognatore di { $seat } entra in { $cell }.
event-stepped-free = Il Sognatore di { $seat } passa gratis in { $cell }.
event-stepped = Il Sognatore di { $seat } passa in { $cell } con un Movimento.
event-scored = { $seat }: { $points-signed } { $cause }.

## Incubi

event-nightmare-moved = Mr Nightmare arriva { $location-to }.
event-red-sown = Un rosso appare sul passaggio { $link }.

## Creazione

event-creation-begins = { $seat } crea.
event-placed = { $seat } posa { $shard } in { $cell }.
event-replaced = Ciò che stava in { $cell } fa posto a un rosso di { $seat }.
event-exchanged = { $seat } scambia { $count } { $give } con { $take }.
event-planted = { $seat } pianta un albero in { $cell }.
event-completed = { $seat } completa { $card }!
event-stored-moved = { $shard } ora sta su { $card }, in cima alla pila di { $seat }.
event-stored-lost = { $seat } dà al sacchetto il Frammento conservato: { $shard }.
event-left-over = { $seat } dà al sacchetto { $count } { $shard }.
event-reds-to-reserve = { $count ->
    [one] Un rosso di { $seat } non trova posto e va
   *[other] { $count } rossi di { $seat } non trovano posto e vanno
} nella riserva.
event-creation-ends = { $seat } ha finito di creare.

## Tutti insieme

event-waits = { $seat } aspetta: { $supply }.
event-waits-deck = { $seat } aspetta il mazzo { $level }.
event-waived = { $seat } lascia passare { $to }: { $supply }.
event-withdrawn = { $seat } ritira la richiesta.
event-in-vain = { $seat } ha aspettato invano: non resta nulla.

## La fine

event-finale = Comincia il Finale.
event-purpose-scored = { $seat }: { $points-signed } per { $kind }.
event-over = La partita è finita.

## Solitario

event-rival-took = Mr Nightmare prende { $shard } { $location-to }.
event-rival-set = Mr Nightmare scarta una serie completa: { $points-signed } per lui.
event-rival-gift = { $seat } riceve un rosso da Mr Nightmare.
event-rival-purpose = Mr Nightmare: { $points-signed } per { $kind }.
