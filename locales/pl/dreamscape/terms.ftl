### Nazwy rzeczy używane w innych tekstach. Atrybuty to formy do zdań: .acc biernik, .gen dopełniacz, .to dokąd, .at gdzie.

shard-water = Woda
    .acc = Wodę
    .gen = Wody
shard-rock = Skała
    .acc = Skałę
    .gen = Skały
shard-land = Ziemia
    .acc = Ziemię
    .gen = Ziemi
shard-grass = Łąka
    .acc = Łąkę
    .gen = Łąki
shard-move = Ruch
    .acc = Ruch
    .gen = Ruchu
shard-nightmare = Koszmar
    .acc = Koszmar
    .gen = Koszmaru

supply-tree = drzewo
    .acc = drzewo
    .gen = drzewa

power-muse = Archiwa Muz
    .gen = Archiwów Muz
power-harvesters = Żniwiarze Snów
    .gen = Żniwiarzy Snów
power-tower = Wieża Wędrówek
    .gen = Wieży Wędrówek
power-golem = Zegarowy Golem
    .gen = Zegarowego Golema
power-lake = Jezioro Wiecznego Lata
    .gen = Jeziora Wiecznego Lata
power-king = Król Snów
    .gen = Króla Snów

location-1 = 1 Archiwa Muz
    .to = do Archiwów Muz (1)
    .at = w Archiwach Muz (1)
location-2 = 2 Żniwiarze Snów
    .to = do Żniwiarzy Snów (2)
    .at = u Żniwiarzy Snów (2)
location-3 = 3 Wieża Wędrówek
    .to = do Wieży Wędrówek (3)
    .at = w Wieży Wędrówek (3)
location-4 = 4 Zegarowy Golem
    .to = do Zegarowego Golema (4)
    .at = u Zegarowego Golema (4)
location-5 = 5 Jezioro Wiecznego Lata
    .to = nad Jezioro Wiecznego Lata (5)
    .at = nad Jeziorem Wiecznego Lata (5)
location-6 = 6 Król Snów
    .to = do Króla Snów (6)
    .at = u Króla Snów (6)

cause-water = woda
cause-mountain = góry
cause-trees = drzewa
cause-red-steps = kroki po czerwonych
cause-cards = karty
cause-purposes = cele
cause-open-cards = otwarte karty
cause-reds = czerwone Okruchy
cause-given = sprzed gry

purpose-most-shards = najwięcej Okruchów
purpose-most-pairs = najwięcej stosów po dwa
purpose-most-cards = najwięcej gotowych kart
purpose-farthest = najdalszy Marzyciel
purpose-fewest-empty = najmniej pustych pól
purpose-no-red = bez czerwonych
purpose-most-of-colour = najwięcej koloru
purpose-most-singles = najwięcej pojedynczych
purpose-number-of-colour = liczba Okruchów
purpose-longest-path = najdłuższa ścieżka
purpose-view = widok Marzyciela
