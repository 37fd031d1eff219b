### Tutto ciò che dice Lanterns.

## Che cosa succede

drew = { $seat } pesca.
drew-lantern = Peschi la lanterna { $lantern }.
rests = { $seat } riposa.
hides = { $seat } nasconde una brace.
wakes = { $seat } si sveglia.
calls = { $seat } invoca l'alba.
yes = { $seat } dice di sì.
no = { $seat } dice di no.
dawns = È l'alba: tutti riposano.
lit = La lanterna { $lantern } è accesa.
wind-rises = La lanterna { $lantern } incontra il vento.
shielded = La lanterna { $lantern } è al riparo.
holds = La lanterna { $lantern } resiste.
goes-out = La lanterna { $lantern } si spegne.

## Che cosa si chiede

act = Pesca, accendi, nascondi o riposa.
shield-it = Ripara la lanterna { $lantern }, o lasciala al vento.
dawn = È ora che faccia alba?
wake = Puoi svegliarti.
the-wind = il vento

## Perché no

not-now = Non adesso.
not-yours = Non hai questa lanterna.
too-dear = Il mazzo dice che questa è troppo preziosa.
is-awake = Non stai dormendo.
rests-now = Stai riposando.
no-vote = Nessuno ha chiesto nulla.
vote-first = Prima di' sì o no.
no-wind = Non c'è vento.
wind-first = Prima il vento.
called-before = Hai già invocato l'alba.
deck-empty = Il mazzo è vuoto.
too-low = Questa lanterna è più bassa della fila.
has-ember = Hai già una brace.

## Punti

row = lanterne nella fila
embers = braci

## Nomi delle lanterne

lantern-ghost = Fantasma
lantern-ember = Brace
lantern-dusk = Crepuscolo
lantern-garden = Giardino
lantern-clay = Argilla
lantern-drinker = Bevitrice
lantern-emperor = Imperatore
lantern-hawk = Falco
lantern-luna = Luna
lantern-sphinx = Sfinge
lantern-swift = Rondone
lantern-moon = Plenilunio
