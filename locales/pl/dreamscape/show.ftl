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
