### Names of things, used inside other texts. Attributes are forms for sentences.

shard-water = Water
shard-rock = Rock
shard-land = Land
shard-grass = Grass
shard-move = Move
shard-nightmare = Nightmare

supply-tree = tree

power-muse = Muse Archives
power-harvesters = Dream Harvesters
power-tower = Tower of Wandering
power-golem = Clockwork Golem
power-lake = Eternal Summer Lake
power-king = King of Dreams

location-1 = 1 Muse Archives
location-2 = 2 Dream Harvesters
location-3 = 3 Tower of Wandering
location-4 = 4 Clockwork Golem
location-5 = 5 Eternal Summer Lake
location-6 = 6 King of Dreams

cause-water = water
cause-mountain = mountain
cause-trees = trees
cause-red-steps = steps on reds
cause-cards = dreamcards
cause-purposes = purposes
cause-open-cards = open cards
cause-reds = reds left
cause-given = from before

purpose-most-shards = most shards
purpose-most-pairs = most stacks of two
purpose-most-cards = most finished cards
purpose-farthest = farthest Dreamer
purpose-fewest-empty = fewest empty cells
purpose-no-red = no red
purpose-most-of-colour = most of a colour
purpose-most-singles = most single shards
purpose-number-of-colour = number of shards
purpose-longest-path = longest path
purpose-view = Dreamer's view
