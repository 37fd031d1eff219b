### Stellungen und Karten als Text.

seat-rival = Herr Albtraum

## Stellungen

show-moment = Zyklus { $cycle } von { $cycles }, { $phase }.
show-phase-start = erste Karten
show-phase-travel = Reise
show-phase-nightmare = Albtraum
show-phase-creation = Gestalten
show-phase-finale = Finale
show-phase-over = Partie zu Ende
show-waits = { $name }: { $prompt }
show-asleep = { $name } (schläft)
show-nothing = nichts
show-links = Rote auf Wegen: { $links }.
show-nightmare = Ort von Herrn Albtraum: { $location }. Rote im Vorrat: { $reds }.
show-supplies = Bäume: { $trees }. Beutel: { $bag }. Stapel: { $decks }.
show-purpose = Ziel: { $kind }.
show-purpose-of-colour = Ziel: { $kind }, { $shard }.
show-rival = Herr Albtraum: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, Initiative { $marker }, Splitter { $shards }.
show-player = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} ({ $causes }), Initiative { $marker }, { $side }.
show-side-active = Kraft ungenutzt
show-side-used = Kraft genutzt
show-side-back = abgegeben
show-hands = Hände: { $shards }.
show-free-step = Der Träumer hat einen kostenlosen Schritt.
show-stored = Gelagert: { $shard }.
show-finished = Fertig: { $cards }.
show-drawn = Sieht an: { $cards }.

## Karten

cards-pack = { $name }, Version { $version }: { $cards } Karten.
cards-card = #{ $number } { $title }: Stufe { $level }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $power }.
cards-points-in = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} in Ausgabe { $edition }.

## Hilfe

game-title = Dreamscape
help-own-cards = Listet die Karten eines Kartenpakets auf.
help-own-arg-players = Die Zahl der Spieler, 2 bis 4; 1 im Solospiel.
help-own-arg-edition = Die Regeln: standard, en, it, pl oder de.
help-own-arg-nightmare = Mit Albträumen spielen.
help-own-arg-solo = Allein gegen Herrn Albtraum spielen, Stufe 1 bis 4.
help-own-arg-simultaneous = Alle gestalten gleichzeitig.
help-own-arg-options = Hausoptionen: mirror, largest-group, creation-entry, king-by-location, completion-ends-step, empty-in-nightmare, entry-right, grid=6x5, cycles=4.
help-own-arg-pack = Ein eingebautes Kartenpaket oder eine eigene Datei.

## Simulationen

sim-cards = fertige Karten
sim-margin = Erster vor Letztem
sim-rival = Herr Albtraum
sim-rival-won = Gegen Herrn Albtraum verloren: { $games } ({ $percent } %).
