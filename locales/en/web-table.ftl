### The table in the browser.

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

tabletop-title = Dreamscape
tabletop-prompt = What the game waits for
tabletop-your-turn = Your turn
tabletop-your-turn-as = Your turn as { $name }
tabletop-turn-of = { $name } is playing
tabletop-before-you = Before you: { $names }.
tabletop-other-behind = { $name } waits for { $names }.
tabletop-lets-first = You let { $names } go first.
tabletop-where = { $thing }: where to?
tabletop-which = Which of these?
tabletop-cancel = Put back
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
tabletop-behind = The table has changed meanwhile; look again.
tabletop-not-done = The connection broke; this was not done.
tabletop-unknown = The connection broke; whether this was done is not known. Look at the table when it is back.
tabletop-rule = Rule { $rule }
tabletop-undo = Take back
tabletop-redo = Play again
tabletop-undo-reach = { $steps ->
    [one] one step
   *[other] up to { $steps } steps
}
tabletop-result = The result

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
tabletop-clock = { $time } left

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

tabletop-seat = Seat { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
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
tabletop-away = away
tabletop-stood-in = the computer plays
tabletop-you = you

## Parts of the screen

tabletop-parts = Parts of the table
tabletop-tab-world = World
tabletop-tab-dream = Dream
tabletop-tab-cards = Cards
tabletop-tab-others = Others
tabletop-tab-log = Log
tabletop-log = What happened
tabletop-log-chat = Log and chat
tabletop-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
tabletop-says = { $name }: { $text }
tabletop-chat = Chat
tabletop-chat-closed = The chat is closed.
tabletop-message = Message
tabletop-send = Send
tabletop-mute = Do not hear { $name } any more
tabletop-muted = Whom you do not hear: { $count }
tabletop-unmute = Hear { $name } again
tabletop-unmute-somebody = Hear somebody again
tabletop-unsaid = There is no connection; this was not said.
tabletop-perhaps-said = The connection broke; whether this was said is not known. Sent again as it is, it is said only once.
tabletop-close = Close
tabletop-menu = This table
tabletop-home = To the start page
tabletop-rules = Rules
tabletop-keys = Keys
tabletop-key-tab = to the next board
tabletop-key-arrows = from thing to thing on a board
tabletop-key-enter = take the thing, or put it there
tabletop-key-escape = put it back
tabletop-key-undo = take back a step
tabletop-key-end = end: fall asleep, or stop
tabletop-key-flat = landscapes from the side or from above
tabletop-key-help = these keys

## The log

tabletop-log-sat = { $name } sits down.
tabletop-log-left = { $name } gets up.
tabletop-log-started = The game begins.
tabletop-log-undone = { $name } takes a step back.
tabletop-log-redone = { $name } plays the step again.
tabletop-log-asked = { $name } asks to go back.
tabletop-log-taken-back = All agreed to go back.
tabletop-log-resigned = { $name } gives up.
tabletop-log-timed-out = The time of { $name } is up.
tabletop-log-stood-in = The computer plays for { $name }.
tabletop-log-came-back = { $name } is back.
tabletop-log-bot-sat = A computer player sits down: { $name }.
tabletop-log-answered = { $name } answers.
tabletop-log-chat-closed = The chat is closed or opened.
tabletop-log-rematched = A table for the next game is made.
tabletop-missed = While you were away
tabletop-missed-earlier = { $count ->
    [one] … and one earlier step
   *[other] … and { $count } earlier steps
}
tabletop-go-on = Go on

## The table itself

tabletop-gathering-title = Before the game
tabletop-gathering = The game begins when every seat is taken.
tabletop-free = free
tabletop-sit = Sit down
tabletop-seat-bot = Computer
tabletop-leave = Get up
tabletop-free-seat = Free the seat
tabletop-invite = Invite others
tabletop-agreed = What is agreed on
tabletop-link-label = Link to this table
tabletop-code-label = Code
tabletop-connecting = Connecting …
tabletop-lost = The connection is lost; trying again.
tabletop-closing = The server stops; the game goes on when it is back.
tabletop-ended = The server has closed the connection.
tabletop-gone = There is nothing to see here
tabletop-broken = This table cannot be played on; this is how it was last.
tabletop-watching = Every seat is taken; you are watching.
tabletop-watching-late = { $steps ->
    [one] Every seat is taken; you are watching, one step behind.
   *[other] Every seat is taken; you are watching, { $steps } steps behind.
}
tabletop-watchers = { $count ->
    [one] one person watches
   *[other] { $count } persons watch
}
tabletop-show = Show the side of { $name }
tabletop-ask-back = Ask to go back
tabletop-ask-back-steps = Steps to go back, if the others agree
tabletop-asks-back = { $name } asks to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
tabletop-agree = Agree
tabletop-disagree = Refuse
tabletop-withdraw = Withdraw
tabletop-withdrawn = { $name } no longer asks to go back.
tabletop-refused-back = { $name } refuses to go back.
tabletop-resign = Give up
tabletop-resign-yes = Yes, give up
tabletop-sure = Give up this game? That cannot be taken back.
tabletop-report = Report a problem
tabletop-close-chat = Close the chat
tabletop-open-chat = Open the chat

## The end

tabletop-over = The game is over
tabletop-winner = { $name } wins.
tabletop-winners = { $names } share the victory.
tabletop-rival-wins = Mr Nightmare wins. Sleep well all the same.
tabletop-given-up = The others gave up.
tabletop-chart = Points after each cycle.
tabletop-points-by-cycle = Points by cycle
tabletop-points-by-cause = Points by cause
tabletop-part-cycle = Cycle { $cycle }
tabletop-part-end = Scoring
tabletop-sum = Sum
tabletop-no-account = The course of the game could not be fetched.
tabletop-share = Link to the replay
tabletop-rematch = Play again
tabletop-play-on = Play on at the new table
tabletop-replay = Replay
tabletop-record = Save the record
