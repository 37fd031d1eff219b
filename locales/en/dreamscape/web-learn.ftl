### The tutorial: six lessons, told as one would tell them at the table.

learn-title = Learn Dreamscape
learn-lead = Six short lessons, ten minutes in all. You learn by playing.
learn-progress = { $done } of { $count } lessons finished
learn-number = Lesson { $number } of { $count }
learn-finished = finished
learn-begin = Begin
learn-again = Play it again
learn-guide = Your guide
learn-goals = Goals
learn-now = Now
learn-goal-open = still to do
learn-goal-done = reached
learn-reached = Reached: { $goal }
learn-hint = Show a hint
learn-hint-hide = Hide the hint
learn-restart = Start again
learn-lost = What is missing cannot be reached from here any more. No harm done: start the lesson again.
learn-well-done = Well done!
learn-next = Next lesson
learn-all = All lessons
learn-play = Now play a game
learn-more = Show all goals
learn-less = Show less
learn-preparing = Preparing the lesson …
learn-retry = Try again
learn-none = There is no such lesson.

## Travel and keys

learn-travel-title = Travel and keys
learn-travel-why = Every cycle begins with Travel. Your Sleeper wanders through the Dreamworld and gathers the shards from which you will build. You have four action points.
learn-travel-goal-1 = Collect the Water at your place.
learn-travel-hint-1 = Choose the row of place 1, Muse Archives. Only the shard at the hand, the last of the row, can be taken. That costs one action point.
learn-travel-goal-2 = Move to place 4, Clockwork Golem. It costs nothing.
learn-travel-hint-2 = The first shard of a row is its key. The key of place 4 is Water, and you hold Water: the way there is free, and you keep the shard. Choose place 4.
learn-travel-goal-3 = Collect the Rock there.
learn-travel-hint-3 = Choose the row of place 4. You can collect as long as your Hands hold fewer than two shards of that colour.
learn-travel-goal-4 = Move on to place 5, Eternal Summer Lake. This time you pay.
learn-travel-hint-4 = The key of place 5 is Land, and you hold none. Without the key a move costs one action point. Choose place 5.
learn-travel-goal-5 = End your Travel: fall asleep.
learn-travel-hint-5 = Choose “Fall asleep here” at the bottom. Points that are left are lost. Whoever sleeps at the lowest number begins the next cycle.
learn-travel-close = You travel like a sleepwalker. What you have gathered now becomes a landscape.

## Placing and stacking

learn-placing-title = Placing and stacking
learn-placing-why = After Travel comes Creation. The shards in your Hands become your Dreamscape, a landscape of stacks.
learn-placing-goal-1 = Place a Rock on the entry, the middle cell of the front row.
learn-placing-hint-1 = Choose Rock in your Hands, then the cell that is lit, c1. The first shard always goes there.
learn-placing-goal-2 = Place the Water to the left of it, on b1.
learn-placing-hint-2 = A shard goes beside another one or on top of a stack, never underneath. Choose Water, then b1.
learn-placing-goal-3 = Put the second Rock on the first one.
learn-placing-hint-3 = Choose Rock, then c1 again. Two Rocks directly on each other are a mountain; climbing it will bring you points.
learn-placing-goal-4 = Exchange two Lands for a Grass.
learn-placing-hint-4 = Two shards of one colour buy one of any other colour from the bag. Choose Land, then Grass under “Exchange for”.
learn-placing-goal-5 = Plant a tree for the Grass.
learn-placing-hint-5 = Choose Grass, then “Plant a tree”, then a stack. Your first tree brings one point, the second two, the third three. Nothing is ever put on a tree.
learn-placing-close = Your first landscape! What is left in your Hands when Creation ends goes back to the bag.

## Walking

learn-walking-title = Walking
learn-walking-why = Your Dreamer walks over what you have built, and the ground brings points. Heights never matter, only what lies on top.
learn-walking-goal-1 = Let your Dreamer enter, onto the Water at c1.
learn-walking-hint-1 = Choose the Dreamer beside the board, then c1. Entering is free and is done once in a game. Each step onto Water brings one point.
learn-walking-goal-2 = Spend a Move: step onto the Land at c2.
learn-walking-hint-2 = Choose the Dreamer, then c2. Every step costs one Move, which goes to the bag.
learn-walking-goal-3 = Land gives a free step: climb the mountain at d2.
learn-walking-hint-3 = Choose the Dreamer, then d2. A free step is for the very next action, so use it at once. A mountain brings two points, once in a cycle.
learn-walking-goal-4 = Step onto the Water under the tree at d3.
learn-walking-hint-4 = Choose the Dreamer, then d3. The tree does not hide the Water, so you get the point. But nobody stays on a tree: you may go there only if you can go on.
learn-walking-goal-5 = Go on to the Grass at c3.
learn-walking-hint-5 = Choose the Dreamer, then c3. On a tree nothing else can be done but to walk on.
learn-walking-close = Four points in one walk. A good landscape is a good path.

## Cards

learn-cards-title = Dreamcards
learn-cards-why = A dreamcard shows a pattern of stacks. As soon as it stands in your Dreamscape, anywhere and turned in any way, the card is complete and brings its points.
learn-cards-goal-1 = Complete Quiet Shore: place Water beside the Land on which your Dreamer stands.
learn-cards-hint-1 = Choose Water, then b1 or c2. If you hold the card against your Dreamscape, you see where it fits. Your Dreamer already stands where the card wants it.
learn-cards-goal-2 = As a reward you may draw: choose deck I.
learn-cards-hint-2 = Your Sleeper lies at place 3, so you see three cards. The cards of deck I are the easiest ones, those of deck III the hardest.
learn-cards-goal-3 = Keep High Tarn, one of the three.
learn-cards-hint-3 = You may keep one or none. A card still open at the end costs five points, so keep what you can build. If you have kept another one, start the lesson again.
learn-cards-goal-4 = Complete High Tarn: put Water on the mountain at d1.
learn-cards-hint-4 = The card shows two Rocks with Water on top and nothing else. Choose Water, then d1.
learn-cards-close = Two cards, seven points. The shards stay where they are and can serve for the next card too.

## Powers

learn-powers-title = Powers
learn-powers-why = Every place has a power, and so has every dreamcard. The power of a place is free, once in a cycle; that of a card takes a shard.
learn-powers-goal-1 = Use the power of your place, Clockwork Golem.
learn-powers-hint-1 = Choose “Use Clockwork Golem”. You can do that in your Travel, at the place where your Sleeper is.
learn-powers-goal-2 = Let the Golem carry the Rock at b1 onto the Rock at c1.
learn-powers-hint-2 = Choose the Rock at b1, then c1. Up to three times the Golem moves a shard to a neighbouring cell, with all that lies on it.
learn-powers-goal-3 = Stop the Golem. Then put your Grass on Barefoot Path and use its power, Tower of Wandering.
learn-powers-hint-3 = Choose “Stop here”. Then choose Grass in your Hands, the card, and “Grass on Barefoot Path: use Tower of Wandering”. The Grass comes back to you when the next cycle begins.
learn-powers-goal-4 = The Tower takes shards back: take the Water at d2.
learn-powers-hint-4 = Choose d2. Up to two shards can be taken, each with nothing on it.
learn-powers-goal-5 = Stop the Tower. The Water is a key again: move free to place 5.
learn-powers-hint-5 = Choose “Stop here”, then place 5. Its key is Water, so you pay nothing.
learn-powers-close = There are six powers; the rules tell of the other four. Used at the right time, each is worth a whole Travel.

## Nightmares

learn-nightmares-title = Nightmares
learn-nightmares-why = In a nightmare game reds lie in wait. At the end each red in your Dreamscape costs three points, and each step onto one costs a point.
learn-nightmares-goal-1 = Move to place 3, and see what waits on the way.
learn-nightmares-hint-1 = Choose place 3. Whoever crosses a link takes the red that lies on it, unless there are two in the Hands already.
learn-nightmares-goal-2 = Fall asleep. Mr Nightmare comes to you.
learn-nightmares-hint-2 = Choose “Fall asleep here”. Where Mr Nightmare stands, the power of the place cannot be used.
learn-nightmares-goal-3 = He leaves a red on a link. You say on which one.
learn-nightmares-hint-3 = Choose link 2-3 or link 3-6. Think of where the others want to go, and where you do.
learn-nightmares-goal-4 = Creation: place the red from your Hands.
learn-nightmares-hint-4 = Choose Nightmare in your Hands, then an empty cell. Nothing goes on a red, so put it where you will not build. All reds must be placed before Creation ends; only three of them together can be exchanged for a shard.
learn-nightmares-close = That is all you need. Sweet dreams, and good luck!
