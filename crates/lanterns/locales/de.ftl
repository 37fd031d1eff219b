### Alles, was Lanterns sagt.

## Was geschieht

drew = { $seat } zieht.
drew-lantern = Du ziehst die Laterne { $lantern }.
rests = { $seat } ruht.
hides = { $seat } versteckt eine Glut.
wakes = { $seat } wacht auf.
calls = { $seat } ruft den Morgen.
yes = { $seat } sagt ja.
no = { $seat } sagt nein.
dawns = Es wird Morgen: alle ruhen.
lit = Die Laterne { $lantern } brennt.
wind-rises = Die Laterne { $lantern } gerät in den Wind.
shielded = Die Laterne { $lantern } ist geschützt.
holds = Die Laterne { $lantern } hält stand.
goes-out = Die Laterne { $lantern } erlischt.

## Was gefragt wird

act = Ziehen, anzünden, verstecken oder ruhen.
shield-it = Schütze die Laterne { $lantern }, oder lass sie im Wind.
dawn = Soll es Morgen werden?
wake = Du darfst aufwachen.
the-wind = der Wind

## Warum nicht

not-now = Nicht jetzt.
not-yours = Diese Laterne hast du nicht.
too-dear = Dem Pack nach ist diese zu kostbar.
is-awake = Du bist wach.
rests-now = Du ruhst.
no-vote = Niemand hat gefragt.
vote-first = Sag erst ja oder nein.
no-wind = Es ist windstill.
wind-first = Erst der Wind.
called-before = Du hast den Morgen schon gerufen.
deck-empty = Der Stapel ist leer.
too-low = Diese Laterne ist niedriger als die Reihe.
has-ember = Du hast schon eine Glut.

## Punkte

row = Laternen in der Reihe
embers = Gluten

## Namen der Laternen

lantern-ghost = Geist
lantern-ember = Glut
lantern-dusk = Dämmerung
lantern-garden = Garten
lantern-clay = Lehm
lantern-drinker = Trinkerin
lantern-emperor = Kaiser
lantern-hawk = Habicht
lantern-luna = Luna
lantern-sphinx = Sphinx
lantern-swift = Segler
lantern-moon = Mond
