### The table of Dreamscape in the browser.

## Actions, as verbs on buttons

tabletop-act-collect = Collect { $shard }
tabletop-act-move = Move to { $location }
tabletop-act-power = Use { $power }
tabletop-act-use = { $shard } on { $card }: use { $power }
tabletop-act-store = Store { $shard } on { $card }
tabletop-act-enter = Enter with the Dreamer at { $cell } ({ $shard })
tabletop-act-step = Step to { $cell } ({ $shard })
tabletop-act-place = Place { $shard } on { $cell }
tabletop-act-exchange = Exchange { $give } for { $take }
tabletop-act-plant = Plant a tree on { $cell } ({ $shard })
tabletop-act-end-travel = { $points ->
    [0] Fall asleep here
    [one] Fall asleep here, one point unused
   *[other] Fall asleep here, { $points } points unused
}
tabletop-act-end-creation = { $count ->
    [0] End your Creation
    [one] End your Creation, one shard goes to the bag
   *[other] End your Creation, { $count } shards go to the bag
}
tabletop-act-harvest = Put { $shard } at the end of { $location }
tabletop-act-lake = Put the row of { $location } in order
tabletop-act-next = { $shard } comes next
tabletop-act-take = Take { $shard } back from { $cell }
tabletop-act-golem = { $load ->
    [0] Move { $shard } from { $from } to { $to }
   *[other] Move { $shard } with { $load } on it from { $from } to { $to }
}
tabletop-act-done = Stop here
tabletop-act-draw = Draw from deck { $level }
tabletop-act-draw-none = Draw nothing
tabletop-act-keep = Keep { $card }
tabletop-act-keep-none = Keep none
tabletop-act-complete = { $card } first
tabletop-act-retain = Keep { $shard } there
tabletop-act-sow = Put the red on link { $link }
tabletop-act-waive = Let { $names } go first: { $supply }
tabletop-act-withdraw = Take the request back

## Whose turn, and what to do

tabletop-before-you = Before you: { $names }.
tabletop-other-behind = { $name } waits for { $names }.
tabletop-lets-first = You let { $names } go first.
tabletop-where = { $thing }: where to?
tabletop-which = Which of these?
tabletop-walk = Walk
tabletop-walk-to = Walk to { $cell }: { $cost ->
    [0] free
   *[other] { $cost } Move
}, { $points }
tabletop-walk-completes = completes “{ $card }”
tabletop-plant = Plant a tree
tabletop-chance = chance will tell
tabletop-choose-first = Choose something that is lit first.
tabletop-not-now = Wait a moment, it is somebody else's turn.

## The time

tabletop-cycle = Cycle { $cycle } of { $cycles }
tabletop-phase-start = First cards
tabletop-phase-travel = Travel
tabletop-phase-nightmare = Nightmare
tabletop-phase-creation = Creation
tabletop-phase-finale = Finale
tabletop-phase-over = The end
tabletop-action-points = { $points ->
    [0] no action points left
    [one] one action point left
   *[other] { $points } action points left
}

## The Dreamworld

tabletop-world = Dreamworld
tabletop-row = Row of place { $place }, key first: { $row }
tabletop-linked = Linked with { $places }.
tabletop-empty = empty
tabletop-link = Link { $link }
tabletop-link-red = A red on link { $link }
tabletop-sleeper = Sleeper
tabletop-sleeps = { $name } sleeps here
tabletop-stands = { $name } is here
tabletop-mr-nightmare = Mr Nightmare
tabletop-bag = Bag
tabletop-trees = Trees
tabletop-reserve = Reds
tabletop-decks = Decks

## The Dreamscape and the Hands

tabletop-dreamscape-of = Dreamscape of { $name }
tabletop-cell = { $cell }, column { $column }, row { $row }: { $stack }
tabletop-card-cell = column { $column }, row { $row }: { $stack }
tabletop-lit = possible now
tabletop-tree = tree
tabletop-dreamer = Dreamer
tabletop-dreamer-beside = Dreamer, beside the board
tabletop-reach = Costs { $cost }, brings { $points }.
tabletop-reach-label = { $cost }M { $points }
tabletop-hands = Your Hands
tabletop-hands-of = Hands of { $name }
tabletop-hands-hold = Hands: { $shards }
tabletop-hands-empty = Hands empty
tabletop-nothing = nothing
tabletop-shards = { $count } × { $shard }
tabletop-exchange-for = Exchange for
tabletop-in-bag = { $shard }, { $count } in the bag
tabletop-laid-drawn = Drawn: which one?
tabletop-laid-next = Which comes next?
tabletop-laid-retain = Which one stays?
tabletop-arrange = In order: { $place }
tabletop-arrange-settled = Slot { $slot }: { $shard }
tabletop-arrange-next = { $shard } to slot { $slot }
tabletop-arrange-key = The first one is the key.
tabletop-arrange-end = The last one is collected first.

## Cards and purposes

tabletop-cards = Dreamcards
tabletop-card = { $title }, { $points ->
    [one] one point
   *[other] { $points } points
}, { $power }
tabletop-card-holds = holds { $shard }
tabletop-card-finished = finished
tabletop-open-cards = Open dreamcards
tabletop-no-cards = No open dreamcard.
tabletop-finished-cards = Finished: { $count }
tabletop-drawn = Keep one of these
tabletop-deck-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
tabletop-fit-place = Place { $place } of { $places }:
tabletop-fit-complete = complete!
tabletop-fit-missing = { $count ->
    [one] one shard missing
   *[other] { $count } shards missing
}
tabletop-fit-blocked = { $count ->
    [one] on one cell something must go first.
   *[other] on { $count } cells something must go first.
}
tabletop-fit-tree = A tree is missing or too many.
tabletop-fit-dreamer = The Dreamer must stand there.
tabletop-fit-dreamer-away = The Dreamer must leave.
tabletop-fit-before = Place before
tabletop-fit-next = Next place
tabletop-put-back = Put the card back
tabletop-purposes = Purposes, and what they would bring now

## Players

tabletop-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tabletop-marker = Initiative { $marker }
tabletop-marker-active = location power still to use
tabletop-marker-used = location power used
tabletop-marker-back = done in this cycle
tabletop-card-counts = { $open } open, { $finished } finished
tabletop-enlarge = Look at the Dreamscape of { $name }
tabletop-stood-in = the computer plays

## Parts of the screen

tabletop-parts = Parts of the table
tabletop-tab-world = World
tabletop-tab-dream = Dream
tabletop-tab-cards = Cards
tabletop-tab-others = Others
tabletop-tab-log = Log
tabletop-key-end = end: fall asleep, or stop
tabletop-key-flat = landscapes from the side or from above

## The end

tabletop-rival-wins = Mr Nightmare wins. Sleep well all the same.
tabletop-chart = Points after each cycle.
tabletop-points-by-cycle = Points by cycle
tabletop-points-by-cause = Points by cause
tabletop-part-cycle = Cycle { $cycle }
tabletop-part-end = Scoring
tabletop-sum = Sum
