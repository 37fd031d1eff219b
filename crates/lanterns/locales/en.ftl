### All that Lanterns says.

## What happens

drew = { $seat } draws.
drew-lantern = You draw the { $lantern }.
rests = { $seat } rests.
hides = { $seat } hides an ember.
wakes = { $seat } wakes.
calls = { $seat } calls for dawn.
yes = { $seat } says yes.
no = { $seat } says no.
dawns = Dawn: all rest.
lit = The { $lantern } is lit.
wind-rises = The { $lantern } meets the wind.
shielded = The { $lantern } is shielded.
holds = The { $lantern } holds.
goes-out = The { $lantern } goes out.

## What is asked

act = Draw, light, hide or rest.
shield-it = Shield the { $lantern }, or let it be.
dawn = Is it time for dawn?
wake = You may wake.
the-wind = the wind

## Why not

not-now = Not now.
not-yours = You do not hold this lantern.
too-dear = The pack says that this one is too dear.
is-awake = You are awake.
rests-now = You rest.
no-vote = Nobody asked.
vote-first = Say yes or no first.
no-wind = There is no wind.
wind-first = First the wind.
called-before = You called before.
deck-empty = The deck is empty.
too-low = This lantern is lower than the row.
has-ember = You have an ember.

## Points

row = lanterns in the row
embers = embers

## Names of lanterns

lantern-ghost = Ghost
lantern-ember = Ember
lantern-dusk = Dusk
lantern-garden = Garden
lantern-clay = Clay
lantern-drinker = Drinker
lantern-emperor = Emperor
lantern-hawk = Hawk
lantern-luna = Luna
lantern-sphinx = Sphinx
lantern-swift = Swift
lantern-moon = Moon
