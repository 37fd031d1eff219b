### What the game waits for. The name of the player stands before these sentences.

prompt-start-card = Choose your first dreamcard.
prompt-travel = Travel, { $points ->
    [0] no action points left
    [one] one action point left
   *[other] { $points } action points left
}. Collect, move on, use a power, or fall asleep.
prompt-travel-step = Travel, { $points ->
    [0] no action points left
    [one] one action point left
   *[other] { $points } action points left
}. Your Dreamer has a free step.
prompt-creation = Creation. Place shards, walk, plant, exchange, or end.
prompt-creation-step = Creation. Your Dreamer has a free step.
prompt-finale = Finale, your last Creation. Place shards, walk, plant, exchange, or end.
prompt-finale-step = Finale. Your Dreamer has a free step.
prompt-on-tree = Your Dreamer is in a treetop and must walk on.
prompt-harvest = Dream Harvesters: put a drawn shard at the end of a row.
prompt-lake = Eternal Summer Lake: choose the row to put in order.
prompt-arrange = Eternal Summer Lake: which shard goes to slot { $slot } of { $location }?
prompt-tower = Tower of Wandering: take { $left ->
    [one] one more shard
   *[other] up to { $left } shards
} back, or stop.
prompt-golem = Clockwork Golem: { $left ->
    [one] one move left
   *[other] { $left } moves left
}, or stop.
prompt-king = King of Dreams: name the deck whose cards you want to see.
prompt-king-keep = King of Dreams: keep one of these cards from deck { $level }, or none.
prompt-order = Several dreamcards are complete: which one first?
prompt-retain = Two stored shards meet on your pile: which one stays?
prompt-draw = A dreamcard is complete! Draw { $count ->
    [one] one card
   *[other] { $count } cards
} from a deck, or nothing.
prompt-keep = Keep one of these cards from deck { $level }, or none.
prompt-sow = Mr Nightmare follows you: put a red on a link of { $location }.
prompt-waiting = Your request waits for others: { $supply }. You may take it back.
prompt-deck-lent = Your request waits for deck { $level }. You may take it back.
