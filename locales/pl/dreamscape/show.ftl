### Pozycje i karty jako tekst.

seat-rival = Pan Koszmar

## Pozycje

show-moment = Cykl { $cycle } z { $cycles }, { $phase }.
show-phase-start = pierwsze karty
show-phase-travel = Podróż
show-phase-nightmare = Koszmar
show-phase-creation = Tworzenie
show-phase-finale = Finał
show-phase-over = koniec partii
show-waits = { $name }: { $prompt }
show-asleep = { $name } (śpi)
show-nothing = nic
show-links = Czerwone na ścieżkach: { $links }.
show-nightmare = Miejsce Pana Koszmara: { $location }. Czerwone w zapasie: { $reds }.
show-supplies = Drzewa: { $trees }. Woreczek: { $bag }. Talie: { $decks }.
show-purpose = Cel: { $kind }.
show-purpose-of-colour = Cel: { $kind }, { $shard }.
show-rival = Pan Koszmar: punkty { $points }, inicjatywa { $marker }, Okruchy { $shards }.
show-player = { $name }: punkty { $points } ({ $causes }), inicjatywa { $marker }, { $side }.
show-side-active = moc nieużyta
show-side-used = moc użyta
show-side-back = znacznik oddany
show-hands = Dłonie: { $shards }.
show-free-step = Marzyciel ma darmowy krok.
show-stored = Przechowany: { $shard }.
show-finished = Gotowe: { $cards }.
show-drawn = Ogląda: { $cards }.

## Karty

cards-pack = { $name }, wersja { $version }, kart: { $cards }.
cards-card = #{ $number } { $title }: poziom { $level }, punkty { $points }, { $power }.
cards-points-in = W wydaniu { $edition }: punkty { $points }.

## Pomoc

game-title = Dreamscape
help-own-cards = Wypisuje karty zestawu.
help-own-arg-players = Liczba graczy, od 2 do 4; 1 w grze solo.
help-own-arg-edition = Zasady: standard, en, it, pl albo de.
help-own-arg-nightmare = Gra z koszmarami.
help-own-arg-solo = Gra solo przeciw Panu Koszmarowi, poziom od 1 do 4.
help-own-arg-simultaneous = Wszyscy tworzą jednocześnie.
help-own-arg-options = Opcje domowe: mirror, largest-group, creation-entry, king-by-location, completion-ends-step, empty-in-nightmare, entry-right, grid=6x5, cycles=4.
help-own-arg-pack = Wbudowany zestaw kart albo własny plik.

## Symulacje

sim-cards = gotowe karty
sim-margin = pierwszy przed ostatnim
sim-rival = Pan Koszmar
sim-rival-won = Przegrane z Panem Koszmarem: { $games } ({ $percent } %).
