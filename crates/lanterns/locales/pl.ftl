### Wszystko, co mówi Lanterns.

## Co się dzieje

drew = { $seat } dobiera.
drew-lantern = Dobierasz latarnię { $lantern }.
rests = { $seat } odpoczywa.
hides = { $seat } ukrywa żar.
wakes = { $seat } się budzi.
calls = { $seat } wzywa świt.
yes = { $seat } mówi: tak.
no = { $seat } mówi: nie.
dawns = Świta: wszyscy odpoczywają.
lit = Latarnia { $lantern } świeci.
wind-rises = Na latarnię { $lantern } wieje wiatr.
shielded = Latarnia { $lantern } jest osłonięta.
holds = Latarnia { $lantern } wytrzymuje.
goes-out = Latarnia { $lantern } gaśnie.

## O co się pyta

act = Dobierz, zapal, ukryj albo odpocznij.
shield-it = Osłoń latarnię { $lantern } albo zostaw ją na wietrze.
dawn = Czy ma nastać świt?
wake = Możesz się obudzić.
the-wind = wiatr

## Dlaczego nie

not-now = Nie teraz.
not-yours = Nie masz tej latarni.
too-dear = Według zestawu ta jest zbyt cenna.
is-awake = Już nie śpisz.
rests-now = Odpoczywasz.
no-vote = Nikt nie pytał.
vote-first = Najpierw powiedz tak albo nie.
no-wind = Nie ma wiatru.
wind-first = Najpierw wiatr.
called-before = Świt został już przez ciebie wezwany.
deck-empty = Talia jest pusta.
too-low = Ta latarnia jest niższa niż rząd.
has-ember = Masz już żar.

## Punkty

row = latarnie w rzędzie
embers = żary

## Nazwy latarni

lantern-ghost = Duch
lantern-ember = Żar
lantern-dusk = Zmierzch
lantern-garden = Ogród
lantern-clay = Glina
lantern-drinker = Napójka
lantern-emperor = Cesarz
lantern-hawk = Jastrząb
lantern-luna = Luna
lantern-sphinx = Sfinks
lantern-swift = Jerzyk
lantern-moon = Księżyc
