### Titles of the dreamcards of the built-in packs: one line a card, at most 24 characters.

## Nocturne, level I

card-nocturne-quiet-shore = Riva quieta
card-nocturne-sleeping-summit = Vetta dormiente
card-nocturne-high-tarn = Laghetto alpino
card-nocturne-mossy-step = Gradino muschioso
card-nocturne-barefoot-path = Sentiero scalzo
card-nocturne-young-grove = Boschetto giovane
card-nocturne-deep-well = Pozzo profondo
card-nocturne-lantern-stair = Scala delle lanterne
card-nocturne-reed-bank = Riva di canne
card-nocturne-garden-steps = Giardino a gradoni
card-nocturne-dusk-ford = Guado al crepuscolo
card-nocturne-shepherds-stone = Sasso del pastore
card-nocturne-lone-linden = Tiglio solitario
card-nocturne-mist-on-water = Bruma sull'acqua
card-nocturne-twin-pools = Pozze gemelle
card-nocturne-little-falls = Cascatella
card-nocturne-stepping-stones = Sasso dopo sasso
card-nocturne-willow-bank = Salice sulla riva

## Nocturne, level II

card-nocturne-pilgrim-road = Via dei pellegrini
card-nocturne-threefold-falls = Triplice cascata
card-nocturne-orchard-wall = Muro del frutteto
card-nocturne-moonlit-ferry = Traghetto lunare
card-nocturne-climbing-meadow = Prato in salita
card-nocturne-watchers-crag = Rupe della vedetta
card-nocturne-tall-beacon = L'alto faro
card-nocturne-lily-pond = Stagno di ninfee
card-nocturne-meltwater = Acqua di disgelo
card-nocturne-three-ways-home = Tre vie verso casa
card-nocturne-hidden-spring = Sorgente nascosta
card-nocturne-two-lindens = Due tigli
card-nocturne-low-tide = Strada tra le maree
card-nocturne-broken-bridge = Ponte spezzato
card-nocturne-ring-of-stones = Cerchio di pietre
card-nocturne-goat-meadow = Pascolo delle capre
card-nocturne-hushed-harbour = Porto silente
card-nocturne-marsh-lights = Luci di palude

## Nocturne, level III

card-nocturne-mirror-of-peaks = Specchio tra le vette
card-nocturne-unending-river = Fiume senza fine
card-nocturne-sky-orchard = Frutteto del cielo
card-nocturne-moated-citadel = Cittadella sull'acqua
card-nocturne-winding-road = Strada serpeggiante
card-nocturne-dawn-delta = Delta all'alba
card-nocturne-frost-gate = Porta di brina
card-nocturne-bridge-of-mist = Ponte di nebbia
card-nocturne-hanging-garden = Giardino pensile
card-nocturne-three-islands = Tre isole
card-nocturne-cathedral-of-leaves = Cattedrale di foglie
card-nocturne-drowned-caldera = Caldera sommersa
card-nocturne-veiled-cascade = Cascata velata
card-nocturne-waking-valley = La valle al risveglio

## Trial, level I

card-trial-first-drop = Prima goccia
card-trial-resting-stone = Sasso del riposo
card-trial-bare-earth = Terra nuda
card-trial-grass-tuft = Ciuffo d'erba
card-trial-cool-feet = Piedi al fresco
card-trial-worn-threshold = Soglia consunta
card-trial-small-peak = Piccola cima
card-trial-muddy-edge = Orlo di fango
card-trial-sapling = Alberello
card-trial-wet-rock = Scoglio bagnato
card-trial-two-fields = Due campi
card-trial-rock-pool = Pozza nella roccia
card-trial-picnic-spot = Angolo da picnic
card-trial-soft-lawn = Prato soffice

## Trial, level II

card-trial-proving-tower = Torre della prova
card-trial-peak-and-pool = Cima e pozza
card-trial-beach-walk = Passeggiata al mare
card-trial-wild-flowers = Fiori di campo

## Trial, level III

card-trial-lookout = Belvedere
card-trial-steep-shore = Riva scoscesa
card-trial-roadside-tree = Albero sulla via
card-trial-summit-bath = Bagno in vetta
