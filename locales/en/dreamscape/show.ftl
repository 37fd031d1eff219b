### Positions and cards as text.

seat-rival = Mr Nightmare

## Positions

show-moment = Cycle { $cycle } of { $cycles }, { $phase }.
show-phase-start = first cards
show-phase-travel = Travel
show-phase-nightmare = Nightmare
show-phase-creation = Creation
show-phase-finale = Finale
show-phase-over = game over
show-waits = { $name }: { $prompt }
show-asleep = { $name } (asleep)
show-nothing = none
show-links = Reds on links: { $links }.
show-nightmare = Mr Nightmare is at { $location }. Reds in reserve: { $reds }.
show-supplies = Trees: { $trees }. Bag: { $bag }. Decks: { $decks }.
show-purpose = Purpose: { $kind }.
show-purpose-of-colour = Purpose: { $kind }, { $shard }.
show-rival = Mr Nightmare: { $points ->
    [one] one point
   *[other] { $points } points
}, initiative { $marker }, shards { $shards }.
show-player = { $name }: { $points ->
    [one] one point
   *[other] { $points } points
} ({ $causes }), initiative { $marker }, { $side }.
show-side-active = power unused
show-side-used = power used
show-side-back = handed back
show-hands = Hands: { $shards }.
show-free-step = The Dreamer has a free step.
show-stored = Stored: { $shard }.
show-finished = Finished: { $cards }.
show-drawn = Looks at: { $cards }.

## Cards

cards-pack = { $name }, version { $version }: { $cards } cards.
cards-card = #{ $number } { $title }: level { $level }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $power }.
cards-points-in = { $points ->
    [one] one point
   *[other] { $points } points
} in edition { $edition }.

## Help

game-title = Dreamscape
help-own-cards = Lists the cards of a pack.
help-own-arg-players = The number of players, 2 to 4; 1 in the solo game.
help-own-arg-edition = The rules: standard, en, it, pl or de.
help-own-arg-nightmare = Play with nightmares.
help-own-arg-solo = Play alone against Mr Nightmare, level 1 to 4.
help-own-arg-simultaneous = All create at the same time.
help-own-arg-options = House options: mirror, largest-group, creation-entry, king-by-location, completion-ends-step, empty-in-nightmare, entry-right, grid=6x5, cycles=4.
help-own-arg-pack = A built-in pack of cards, or a pack file of your own.

## Simulations

sim-cards = finished cards
sim-margin = first ahead of last
sim-rival = Mr Nightmare
sim-rival-won = Lost against Mr Nightmare: { $games } ({ $percent } %).
