### Titles of the dreamcards of the built-in packs: one line a card, at most 24 characters.

## Nocturne, level I

card-nocturne-quiet-shore = Stilles Ufer
card-nocturne-sleeping-summit = Schlafender Gipfel
card-nocturne-high-tarn = Kleiner Bergsee
card-nocturne-mossy-step = Moosige Stufe
card-nocturne-barefoot-path = Barfußpfad
card-nocturne-young-grove = Junger Hain
card-nocturne-deep-well = Tiefer Brunnen
card-nocturne-lantern-stair = Laternentreppe
card-nocturne-reed-bank = Schilfufer
card-nocturne-garden-steps = Gartenstufen
card-nocturne-dusk-ford = Furt im Abendlicht
card-nocturne-shepherds-stone = Hirtenstein
card-nocturne-lone-linden = Einsame Linde
card-nocturne-mist-on-water = Nebel überm Wasser
card-nocturne-twin-pools = Zwillingsteiche
card-nocturne-little-falls = Kleiner Wasserfall
card-nocturne-stepping-stones = Trittsteine
card-nocturne-willow-bank = Weidenufer

## Nocturne, level II

card-nocturne-pilgrim-road = Pilgerweg
card-nocturne-threefold-falls = Dreifacher Wasserfall
card-nocturne-orchard-wall = Obstgartenmauer
card-nocturne-moonlit-ferry = Mondfähre
card-nocturne-climbing-meadow = Aufsteigende Wiese
card-nocturne-watchers-crag = Wächterfels
card-nocturne-tall-beacon = Hohes Leuchtfeuer
card-nocturne-lily-pond = Seerosenteich
card-nocturne-meltwater = Schmelzwasser
card-nocturne-three-ways-home = Drei Wege heim
card-nocturne-hidden-spring = Verborgene Quelle
card-nocturne-two-lindens = Zwei Linden
card-nocturne-low-tide = Weg bei Ebbe
card-nocturne-broken-bridge = Zerbrochene Brücke
card-nocturne-ring-of-stones = Steinkreis
card-nocturne-goat-meadow = Ziegenalm
card-nocturne-hushed-harbour = Lautloser Hafen
card-nocturne-marsh-lights = Irrlichter

## Nocturne, level III

card-nocturne-mirror-of-peaks = Spiegel der Gipfel
card-nocturne-unending-river = Endloser Fluss
card-nocturne-sky-orchard = Obstgarten im Himmel
card-nocturne-moated-citadel = Wasserburg
card-nocturne-winding-road = Gewundene Straße
card-nocturne-dawn-delta = Delta im Morgenrot
card-nocturne-frost-gate = Frosttor
card-nocturne-bridge-of-mist = Nebelbrücke
card-nocturne-hanging-garden = Hängender Garten
card-nocturne-three-islands = Drei Inseln
card-nocturne-cathedral-of-leaves = Blätterdom
card-nocturne-drowned-caldera = Versunkene Caldera
card-nocturne-veiled-cascade = Schleierfall
card-nocturne-waking-valley = Das erwachende Tal

## Trial, level I

card-trial-first-drop = Erster Tropfen
card-trial-resting-stone = Ruhestein
card-trial-bare-earth = Nackte Erde
card-trial-grass-tuft = Grasbüschel
card-trial-cool-feet = Kühle Füße
card-trial-worn-threshold = Ausgetretene Schwelle
card-trial-small-peak = Kleine Spitze
card-trial-muddy-edge = Schlammiger Saum
card-trial-sapling = Setzling
card-trial-wet-rock = Nasser Stein
card-trial-two-fields = Zwei Felder
card-trial-rock-pool = Felsbecken
card-trial-picnic-spot = Picknickplatz
card-trial-soft-lawn = Weicher Rasen

## Trial, level II

card-trial-proving-tower = Turm der Probe
card-trial-peak-and-pool = Spitze und Teich
card-trial-beach-walk = Strandgang
card-trial-wild-flowers = Feldblumen

## Trial, level III

card-trial-lookout = Ausguck
card-trial-steep-shore = Steiles Ufer
card-trial-roadside-tree = Baum am Weg
card-trial-summit-bath = Gipfelbad
