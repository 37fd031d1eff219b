### Titles of the dreamcards of the built-in packs: one line a card, at most 24 characters.

## Nocturne, level I

card-nocturne-quiet-shore = Quiet Shore
card-nocturne-sleeping-summit = Sleeping Summit
card-nocturne-high-tarn = High Tarn
card-nocturne-mossy-step = Mossy Step
card-nocturne-barefoot-path = Barefoot Path
card-nocturne-young-grove = Young Grove
card-nocturne-deep-well = Deep Well
card-nocturne-lantern-stair = Lantern Stair
card-nocturne-reed-bank = Reed Bank
card-nocturne-garden-steps = Garden Steps
card-nocturne-dusk-ford = Ford at Dusk
card-nocturne-shepherds-stone = Shepherd's Stone
card-nocturne-lone-linden = Lone Linden
card-nocturne-mist-on-water = Mist on the Water
card-nocturne-twin-pools = Twin Pools
card-nocturne-little-falls = Little Falls
card-nocturne-stepping-stones = Stepping Stones
card-nocturne-willow-bank = Willow Bank

## Nocturne, level II

card-nocturne-pilgrim-road = Pilgrim Road
card-nocturne-threefold-falls = Threefold Falls
card-nocturne-orchard-wall = Orchard Wall
card-nocturne-moonlit-ferry = Moonlit Ferry
card-nocturne-climbing-meadow = Climbing Meadow
card-nocturne-watchers-crag = Watcher's Crag
card-nocturne-tall-beacon = Tall Beacon
card-nocturne-lily-pond = Lily Pond
card-nocturne-meltwater = Meltwater
card-nocturne-three-ways-home = Three Ways Home
card-nocturne-hidden-spring = Hidden Spring
card-nocturne-two-lindens = Two Lindens
card-nocturne-low-tide = Road at Low Tide
card-nocturne-broken-bridge = Broken Bridge
card-nocturne-ring-of-stones = Ring of Stones
card-nocturne-goat-meadow = Goat Meadow
card-nocturne-hushed-harbour = Hushed Harbour
card-nocturne-marsh-lights = Marsh Lights

## Nocturne, level III

card-nocturne-mirror-of-peaks = Mirror of the Peaks
card-nocturne-unending-river = Unending River
card-nocturne-sky-orchard = Orchard in the Sky
card-nocturne-moated-citadel = Moated Citadel
card-nocturne-winding-road = Winding Road
card-nocturne-dawn-delta = Delta at Dawn
card-nocturne-frost-gate = Frost Gate
card-nocturne-bridge-of-mist = Bridge of Mist
card-nocturne-hanging-garden = Hanging Garden
card-nocturne-three-islands = Three Islands
card-nocturne-cathedral-of-leaves = Cathedral of Leaves
card-nocturne-drowned-caldera = Drowned Caldera
card-nocturne-veiled-cascade = Veiled Cascade
card-nocturne-waking-valley = The Waking Valley

## Trial, level I

card-trial-first-drop = First Drop
card-trial-resting-stone = Resting Stone
card-trial-bare-earth = Bare Earth
card-trial-grass-tuft = Tuft of Grass
card-trial-cool-feet = Cool Feet
card-trial-worn-threshold = Worn Threshold
card-trial-small-peak = Small Peak
card-trial-muddy-edge = Muddy Edge
card-trial-sapling = Sapling
card-trial-wet-rock = Wet Rock
card-trial-two-fields = Two Fields
card-trial-rock-pool = Rock Pool
card-trial-picnic-spot = Picnic Spot
card-trial-soft-lawn = Soft Lawn

## Trial, level II

card-trial-proving-tower = Proving Tower
card-trial-peak-and-pool = Peak and Pool
card-trial-beach-walk = Walk on the Beach
card-trial-wild-flowers = Wild Flowers

## Trial, level III

card-trial-lookout = Lookout
card-trial-steep-shore = Steep Shore
card-trial-roadside-tree = Tree by the Road
card-trial-summit-bath = Bath on the Summit
