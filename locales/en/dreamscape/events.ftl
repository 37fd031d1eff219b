### What happens in a game of Dreamscape, as the log tells it.

## Set-up and Emergence

event-purpose = Purpose: { $kind }.
event-purpose-of-colour = Purpose: { $kind }, { $shard }.
event-initiative = { $seat } gets initiative { $marker }.
event-cards-drawn = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
} from deck { $level }.
event-card-seen = { $seat } sees { $card }.
event-start-chosen = { $seat } has chosen a first card.
event-card-kept = { $seat } keeps { $card }.
event-cards-returned = { $seat } puts { $count ->
    [one] one card
   *[other] { $count } cards
} back under deck { $level }.
event-row-filled = { $shard } comes to { $location }.
event-clock = Cycle { $cycle } begins.
event-restored = { $seat } takes { $shard } back from { $card }.

## Travel

event-travel-begins = { $seat } travels.
event-collected = { $seat } collects { $shard } at { $location }.
event-moved = { $seat } moves to { $location }.
event-moved-free = { $seat } moves free to { $location }.
event-red-taken = { $seat } takes the red on link { $link }.
event-red-left = The red on link { $link } stays: { $seat } has two already.
event-travel-ends = { $seat } falls asleep at { $location }.

## Powers

event-power = { $seat } uses { $power }.
event-card-power = { $seat } puts { $shard } on { $card } and uses { $power }.
event-stored = { $seat } stores { $shard } on { $card }.
event-drawn = { $seat } draws { $shard } from the bag.
event-bag-empty = The bag is empty.
event-harvest-drawn = { $seat } draws { $shard } for a row.
event-harvested = { $seat } puts { $shard } at the end of { $location }.
event-harvest-returned = { $shard } finds no room and goes back to the bag.
event-lake = { $seat } puts the row of { $location } in order.
event-arranged = Slot { $slot } of { $location }: { $shard }.
event-taken = { $seat } takes { $shard } back from { $cell }.
event-golem = { $seat } moves { $shard } from { $from }:{ $height } to { $to }.
event-power-ends = The power of { $seat } is done.

## Dreamer

event-entered = The Dreamer of { $seat } enters at { $cell }.
event-stepped-free = The Dreamer of { $seat } steps free to { $cell }.
event-stepped = The Dreamer of { $seat } steps to { $cell } for a Move.
event-scored = { $seat }: { $points-signed } { $cause }.

## Nightmares

event-nightmare-moved = Mr Nightmare comes to { $location }.
event-red-sown = A red appears on link { $link }.

## Creation

event-creation-begins = { $seat } creates.
event-placed = { $seat } places { $shard } on { $cell }.
event-replaced = What lay on { $cell } makes room for a red of { $seat }.
event-exchanged = { $seat } exchanges { $count } { $give } for { $take }.
event-planted = { $seat } plants a tree on { $cell }.
event-completed = { $seat } completes { $card }!
event-stored-moved = { $shard } now lies on { $card }, on top of the pile of { $seat }.
event-stored-lost = { $seat } gives the stored { $shard } to the bag.
event-left-over = { $seat } gives { $count } { $shard } to the bag.
event-reds-to-reserve = { $count ->
    [one] One red of { $seat } finds no place and goes
   *[other] { $count } reds of { $seat } find no place and go
} to the reserve.
event-creation-ends = { $seat } is done creating.

## All at once

event-waits = { $seat } has to wait: { $supply }.
event-waits-deck = { $seat } waits for deck { $level }.
event-waived = { $seat } lets { $to } go first: { $supply }.
event-withdrawn = { $seat } takes the request back.
event-in-vain = { $seat } waited in vain: nothing is left.

## The end

event-finale = The Finale begins.
event-purpose-scored = { $seat }: { $points-signed } for { $kind }.
event-over = The game is over.

## Solo

event-rival-took = Mr Nightmare takes { $shard } at { $location }.
event-rival-set = Mr Nightmare discards a full set: { $points-signed } for him.
event-rival-gift = { $seat } gets a red from Mr Nightmare.
event-rival-purpose = Mr Nightmare: { $points-signed } for { $kind }.
