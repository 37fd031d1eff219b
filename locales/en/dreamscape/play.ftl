### The terminal game.

## Actions

act-collect = Collect { $shard }
act-move = Move to { $location } for a point
act-move-free = Move free to { $location }
act-power = Use { $power }
act-use = { $shard } on { $card }: use { $power }
act-store = Store { $shard } on { $card }
act-enter = Enter with the Dreamer at { $cell } ({ $shard })
act-step = Step to { $cell } ({ $shard }) for a Move
act-step-free = Step free to { $cell } ({ $shard })
act-place = Place { $shard } on { $cell }
act-place-on = Place { $shard } on { $cell }, onto { $top }
act-exchange = Exchange { $count } { $give } for { $take }
act-plant = Plant a tree on { $cell } ({ $shard })
act-end-travel = { $points ->
    [0] Fall asleep here
    [one] Fall asleep here, one point unused
   *[other] Fall asleep here, { $points } points unused
}
act-end-creation = { $count ->
    [0] End your Creation
    [one] End your Creation, one shard goes to the bag
   *[other] End your Creation, { $count } shards go to the bag
}
act-harvest = Put { $shard } at the end of { $location }
act-lake = Put the row of { $location } in order
act-next = { $shard } comes next
act-take = Take { $shard } back from { $cell }
act-golem = { $load ->
    [0] Move { $shard } from { $from } to { $to }
   *[other] Move { $shard } with { $load } on it from { $from } to { $to }
}
act-done = Stop here
act-draw = Draw from deck { $level }
act-draw-none = Draw nothing
act-keep = Keep { $card }
act-keep-none = Keep none
act-complete = { $card } first
act-retain = Keep { $shard } there
act-sow = Put the red on link { $link }
act-waive = Let { $names } go first: { $supply }
act-withdraw = Take the request back

group-move = Move, { $count } ways
group-use = Use a card's power, { $count } ways
group-store = Store a shard on a card, { $count } ways
group-step = Walk with the Dreamer, { $count } ways
group-place = Place { $shard }, { $count } ways
group-exchange = Exchange { $give }, { $count } ways
group-plant = Plant a tree, { $count } ways
group-golem = Move a shard from { $cell }, { $count } ways
group-take = Take a shard back, { $count } ways
group-harvest = Put { $shard } into a row, { $count } ways

## Screens

ui-cycle = Cycle { $cycle }/{ $cycles }
ui-bag = Bag { $count }:
ui-trees = Trees { $count }
ui-reserve = Reds { $count }
ui-decks = Decks
ui-world = Dreamworld: [key] row › hand
ui-dreamscape = Dreamscape of { $seat }
ui-hands = Hands
ui-empty = empty
ui-finished = Finished
ui-free-step = free step!
ui-players = Order, points, Hands, open/finished cards
ui-computer = computer
ui-rival = Mr Nightmare
ui-purposes = Purposes, and their points if scored now
ui-cards = Open dreamcards of { $seat }
ui-all-cards = All dreamcards on the table
ui-drawn = Cards to choose from
ui-no-cards = No open dreamcard.
ui-more-cards = { $count } more: F2
ui-card-of = { $seat }
ui-finished-of = { $seat }, finished
ui-choose = Arrows, number or text; Enter.
ui-choose-open = Arrows or number; Esc: back.
ui-fitting = { $count ->
    [0] nothing fits; Enter: why?
    [one] one fits
   *[other] { $count } fit
}
ui-log = Log
ui-boards = All Dreamscapes
ui-asked = { $seat }: { $prompt }
ui-computer-plays = { $seat } (computer) is playing. Enter: do not wait.
ui-others-too = (F5: another player)
ui-chance = chance will tell
ui-takes-red = takes a red
ui-completes = completes { $card }
ui-undo = { $steps ->
    [one] Ctrl-Z takes back one step
   *[other] Ctrl-Z takes back up to { $steps } steps
}, and stops there: { $reason }
ui-undo-all = { $steps ->
    [one] Ctrl-Z takes back one step.
   *[other] Ctrl-Z takes back up to { $steps } steps.
}
ui-undo-none = Nothing to take back now: { $reason }
ui-keys = F1 help  F2 cards  F3 log  F4 boards  Tab other  Ctrl-Q leave
ui-keys-reading = Arrows and page keys scroll, Esc goes back.
ui-why = { $reason } ({ $rule } { $title })
ui-read-rule = Ctrl-R reads the rule.
ui-no-fit = "{ $text }" is no action. F1 shows how to type one.
ui-wait = Please wait.
ui-rows-filled = The rows are filled: { $rows }.
ui-taken-back = { $seat } takes back: { $action }.
ui-played-again = { $seat } plays again: { $action }.
ui-cover = These cards are for { $seat } alone.
ui-cover-key = Pass the screen to { $seat }; then press Enter.
ui-small = This terminal has { $columns } columns and { $lines } lines. The game needs { $need_columns } and { $need_lines }: please make it larger. Ctrl-Q leaves; the game is saved.
ui-winner = { $seat } wins.
ui-winners = { $names } share the victory.
ui-rival-wins = Mr Nightmare wins. Sleep well all the same.
ui-total = Total
ui-end = The game is over
ui-keys-end = F2 cards  F3 log  F4 boards  Enter leaves
ui-help = How to play
ui-help-text =
    Enter          Plays the chosen line; › opens a group of actions, Esc closes it again.
    ↑ ↓ PgUp PgDn  Choose a line; so does its number.
    words          Type to see only actions with these words: tree, b2, water.
    notation       Or type an action: collect, move 3, place W b2, step c2, golem b2:1 c2, end.
    {""}               A typed action that is not allowed is explained, with its rule.
    Ctrl-Z Ctrl-Y  Take back, play again. Hidden things, once seen, and ended turns stay.
    Tab            Shows the Dreamscape and cards of the next player.
    F2 F3 F4       All cards, the whole log, all Dreamscapes.
    F5             Where several players may act at once: the next of them.
    Alt-1 to 5     The same as F1 to F5.
    Ctrl-Q Ctrl-C  Leave. The game is saved after each step; --continue goes on.
    {""}
    W R L G M N    Water, Rock, Land, Grass, Move, Nightmare.
    RRW^           A stack from bottom to top; ^ is a tree, @ the Dreamer.
    rr             Rocks of a mountain that has given its points in this cycle.
    ◇              The entry cell: the first shard goes there, the Dreamer enters there.
    {"["}W] R G ›      A row: the key in brackets, the hand takes from the right.
    O zP           Sleepers by the first letter of the name; z lies, the last one on top.
    1● 2○          Initiative; a full dot can still use a location power.
    Mr.N           Mr Nightmare: the power there sleeps. N on a link is a red.
    →4             In the solo game: where Mr Nightmare goes next.
    O12+5          A purpose: what the player has for it, and what that would bring now.
    ( )            The power slot of a card: put a shard there to use its power or to keep it.

## Names

phase-start = First cards
phase-travel = Travel
phase-nightmare = Nightmare
phase-creation = Creation
phase-finale = Finale
phase-over = Over

short-muse = Muse
short-harvesters = Harvesters
short-tower = Tower
short-golem = Golem
short-lake = Lake
short-king = King

seat-orange = Orange
seat-purple = Purple
seat-yellow = Yellow
seat-teal = Teal

## Before and after

play-no-terminal = The game needs a terminal of at least 100 columns and 30 lines. Open one and type: oneiros play dreamscape
play-broken-terminal = The terminal does not answer: { $detail }.
play-saved = The game is saved in { $file }. To go on: { $command }
play-over = The game is over. Its record is in { $file }.
play-not-saved = The game could not be saved in { $file }: { $detail }.
play-put-aside = The game you had not finished is kept in { $file }.
play-foreign = { $problem } This is no game to go on with, so { $file } is left as it is; --save names another file.
play-needs-pack = The game in { $file } was begun with the pack { $pack }, and a pack of that name with those cards is not here. To go on with it, name the file of the pack: { $command }. To begin another game and keep this one, save the new one elsewhere: oneiros play dreamscape --save FILE
play-nothing = There is no game to go on with in { $file }. To begin one: oneiros play dreamscape
play-no-folder = There is no folder to save the game in. Name a file: --save FILE
play-panic = Something went wrong in the game itself. It is saved up to the last step in { $file }.
