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
