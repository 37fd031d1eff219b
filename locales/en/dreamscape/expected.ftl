### What would have been right in the texts of Dreamscape: parts of a list, not sentences. Words such as tree or none, letters and
### signs are what is typed, the same in every language.

## Actions, outcomes and positions: the form

form-location = a location, 1 to 6
form-seat = a seat, 1 to 4
form-number = a number
form-between = { $low } to { $high }
form-once = each only once
form-letter = a shard letter: W R L G M N
form-supply = tree or a shard letter
form-waiver = a seat that waits
form-cell = a cell, such as b2
form-stack = a stack, such as b2=RRW^
form-stack-signs = shard letters, then ^ for a tree, then @ for the Dreamer
form-stacked-shard = a shard in a stack, such as b2:1
form-stacked-grey = a grey in a stack, such as b2:1
form-card = a card, such as #12
form-card-or-none = a card, such as #12, or none
form-stored = a card and its shard, such as #3=W
form-deck = I, II or III
form-deck-or-none = I, II, III or none
form-link = a link, such as 3-6
form-slot = a slot, 1 to 5
form-sleeper = a seat, with z if its Sleeper lies, such as 1z
form-tile = a tile, such as t3
form-purpose = a tile, such as t3 or t7=W
form-drawn-seat = a seat, such as s2
form-points = points, such as 12 or water=3
form-points-between = points from { $low } to { $high }
form-count = a colour and its number, such as W20
form-no-options = no options
form-pack-version = a version of this pack

## Positions: what a rule demands

demand-seats = seats 1 to { $players }
demand-no-more-shards = no more { $letter }: all are elsewhere
demand-no-more-trees = no more trees: all are elsewhere
demand-free-card = a card of the pack that is nowhere else
demand-card-of-level = a card of level { $level }
demand-card-too = #{ $number } too: it is nowhere else
demand-solo-game = a solo game
demand-nightmare-game = a game with nightmares
demand-nightmare-phase = a game with a Nightmare phase
demand-simultaneous = simultaneous Creation
demand-marker = 1 to { $most }, each once
demand-marker-back = a marker that is back
demand-marker-not-back = a marker that is not back
demand-marker-active = a marker on its active side
demand-first-marker = marker 1 in the solo game
demand-sleeper-stands = a Sleeper that stands
demand-sleeper-lies = a Sleeper that lies, such as 1z
demand-lying-in-order = lower markers below: they travelled first
demand-standing-in-order = lower markers at lower locations, until they travel
demand-sleeper-at-marker = Sleepers on the locations of their markers
demand-sleeper-in-turn = the location of the Sleeper whose turn it is
demand-travellers-places = the traveller's places, the Sleeper's among them
demand-free-moves = a point left, and a key or an empty row for every free move
demand-nightmare-on-six = 6: he has not moved yet
demand-rival-not-travelled = that he has not travelled yet
demand-no-full-set = no full set: W, R, L and G are discarded together
demand-red-in-reserve = a red in the reserve
demand-one-red-on-link = one red on a link
demand-links-without-red = at least two links without a red
demand-row-with-room = a row with room
demand-tile-of-game = a tile that this game can draw
demand-tile-with-colour = a tile with its colour
demand-tile-without-colour = a tile without a colour
demand-tile-colour = W, R, L or G, each on one tile
demand-cell-of-grid = a cell of the { $columns } x { $rows } grid
demand-nothing-on-top = nothing on a tree or the Dreamer
demand-nothing-on-red = nothing on a red
demand-red-alone = a red alone on its cell
demand-no-tree-on-red = no tree on a red
demand-one-dreamer = one Dreamer
demand-cell-with-shard = a cell with a shard
demand-cell-without-red = a cell without a red
demand-plain-grey = a grey that is not marked yet
demand-dreamer-on-land = a Dreamer on Land
demand-enters-in-creation = no free step in Travel: the Dreamer enters in Creation
demand-walk-from-entry = Land all the way from the entry slot: in Travel the Dreamer has just entered
demand-stack-beside = a Dreamer on the entry slot or beside another stack
demand-marked-mountain = marks on a mountain that the Dreamer has stepped onto
demand-entered-dreamer = a Dreamer that has entered
demand-no-marks-yet = no marks yet in this cycle
demand-free-walk = cells with Land, and a free step
demand-way-off-tree = a Dreamer that can leave the tree
demand-no-red-after-creation = no red after Creation
demand-no-shards-after-creation = no shards after Creation
demand-open-or-top = an open card or the top of the finished pile
demand-one-stored = one shard on each card
demand-no-stored-red = no red on a card
demand-nothing-stored = no stored shards from the Finale on
demand-nothing-stored-yet = no stored shards before one's own Travel
demand-two-complete = two complete cards at least
demand-not-complete = a card that is not complete
demand-finished-card = a finished card
demand-two-stored = two different shards on the top of the finished pile
demand-choice-of-drawn = a choice among the drawn cards
demand-drawn = cards of level { $level }: { $count }, or all that the deck had
demand-deck-to-name = a deck with cards
demand-lent-once = a deck lent to one seat
demand-lent-to-another = a deck lent to another seat
demand-nothing-yet = nothing yet while start cards are chosen
demand-only-start-cards = nothing but a choice of start cards
demand-first-to-choose = the first who has to choose
demand-start-cards = as many cards as the marker's number, or one of them kept
demand-seat-that-acts = a seat that acts now
demand-waking-power = a power that does not rest in Creation
demand-no-power-in-finale = no power in the Finale
demand-no-draw-in-finale = no draw in the Finale
demand-interrupted = a Tower or Golem that was interrupted, or nothing
demand-ended-by-completion = nothing: the completion ended it
demand-power-with-work = a power with something left to do
demand-taken-shards = the shards in the Hands that the Tower has taken
demand-green-and-bare = a green in the Hands and a bare shard
demand-enough-shards = enough shards of another colour
demand-waits-for-lower = a request that must wait for somebody
demand-no-circle = a request that does not, through others, wait for itself
demand-waiver-to-waiting = seats with a higher marker that wait for it
demand-something-to-choose = something to choose
demand-not-all-waiting = a seat that does not wait
