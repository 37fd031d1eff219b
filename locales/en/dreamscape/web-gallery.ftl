### The drawings, to look at.

gallery-title = Drawings
gallery-lead = Everything that is drawn, at several sizes, and as others see it.
gallery-eyes = How others see it
gallery-eyes-all = every colour
gallery-eyes-protanopia = without red
gallery-eyes-deuteranopia = without green
gallery-eyes-tritanopia = without blue
gallery-eyes-grey = grey
gallery-by-night = by night
gallery-by-day = by day
gallery-shards = Shards
gallery-stacks = Stacks
gallery-cards = Cards
gallery-places = Places and powers
gallery-signs = Signs
gallery-lands = Dreamscapes
