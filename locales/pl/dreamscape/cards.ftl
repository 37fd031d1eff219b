### Titles of the dreamcards of the built-in packs: one line a card, at most 24 characters.

## Nocturne, level I

card-nocturne-quiet-shore = Cichy brzeg
card-nocturne-sleeping-summit = Śpiący szczyt
card-nocturne-high-tarn = Górski staw
card-nocturne-mossy-step = Omszały stopień
card-nocturne-barefoot-path = Bosa ścieżka
card-nocturne-young-grove = Młody gaj
card-nocturne-deep-well = Głęboka studnia
card-nocturne-lantern-stair = Schody z latarniami
card-nocturne-reed-bank = Trzcinowy brzeg
card-nocturne-garden-steps = Ogrodowe stopnie
card-nocturne-dusk-ford = Bród o zmierzchu
card-nocturne-shepherds-stone = Kamień pasterza
card-nocturne-lone-linden = Samotna lipa
card-nocturne-mist-on-water = Mgła nad wodą
card-nocturne-twin-pools = Bliźniacze stawy
card-nocturne-little-falls = Mały wodospad
card-nocturne-stepping-stones = Kamień za kamieniem
card-nocturne-willow-bank = Wierzba nad wodą

## Nocturne, level II

card-nocturne-pilgrim-road = Droga pielgrzymów
card-nocturne-threefold-falls = Potrójny wodospad
card-nocturne-orchard-wall = Mur przy sadzie
card-nocturne-moonlit-ferry = Prom w blasku księżyca
card-nocturne-climbing-meadow = Wspinająca się łąka
card-nocturne-watchers-crag = Turnia strażnika
card-nocturne-tall-beacon = Wysoka latarnia
card-nocturne-lily-pond = Staw z liliami
card-nocturne-meltwater = Woda z roztopów
card-nocturne-three-ways-home = Trzy drogi do domu
card-nocturne-hidden-spring = Ukryte źródło
card-nocturne-two-lindens = Dwie lipy
card-nocturne-low-tide = Grobla w czas odpływu
card-nocturne-broken-bridge = Zerwany most
card-nocturne-ring-of-stones = Kamienny krąg
card-nocturne-goat-meadow = Kozia hala
card-nocturne-hushed-harbour = Przystań w ciszy
card-nocturne-marsh-lights = Błędne ogniki

## Nocturne, level III

card-nocturne-mirror-of-peaks = Zwierciadło szczytów
card-nocturne-unending-river = Rzeka bez końca
card-nocturne-sky-orchard = Podniebny sad
card-nocturne-moated-citadel = Cytadela z fosą
card-nocturne-winding-road = Kręta droga
card-nocturne-dawn-delta = Delta o świcie
card-nocturne-frost-gate = Brama szronu
card-nocturne-bridge-of-mist = Most z mgły
card-nocturne-hanging-garden = Wiszący ogród
card-nocturne-three-islands = Trzy wyspy
card-nocturne-cathedral-of-leaves = Katedra z liści
card-nocturne-drowned-caldera = Zatopiona kaldera
card-nocturne-veiled-cascade = Kaskada w welonie
card-nocturne-waking-valley = Budząca się dolina

## Trial, level I

card-trial-first-drop = Pierwsza kropla
card-trial-resting-stone = Kamień odpoczynku
card-trial-bare-earth = Goła ziemia
card-trial-grass-tuft = Kępka trawy
card-trial-cool-feet = Chłodne stopy
card-trial-worn-threshold = Wytarty próg
card-trial-small-peak = Mały wierzchołek
card-trial-muddy-edge = Błotnisty skraj
card-trial-sapling = Sadzonka
card-trial-wet-rock = Mokry głaz
card-trial-two-fields = Dwa pola
card-trial-rock-pool = Oczko w skale
card-trial-picnic-spot = Miejsce na piknik
card-trial-soft-lawn = Miękka murawa

## Trial, level II

card-trial-proving-tower = Wieża próby
card-trial-peak-and-pool = Szczyt i sadzawka
card-trial-beach-walk = Spacer po plaży
card-trial-wild-flowers = Polne kwiaty

## Trial, level III

card-trial-lookout = Punkt widokowy
card-trial-steep-shore = Stromy brzeg
card-trial-roadside-tree = Drzewo przy drodze
card-trial-summit-bath = Kąpiel na szczycie
