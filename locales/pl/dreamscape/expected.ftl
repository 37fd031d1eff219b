### Co byłoby poprawne w tekstach Dreamscape: części listy, nie zdania. Słowa takie jak tree czy none, litery i
### znaki wpisuje się tak samo w każdym języku.

## Akcje, wyniki i pozycje: forma

form-location = zakątek, od 1 do 6
form-seat = gracz, od 1 do 4
form-number = liczba
form-between = od { $low } do { $high }
form-once = każde tylko raz
form-letter = litera Okruchu: W R L G M N
form-supply = tree albo litera Okruchu
form-waiver = gracz, który czeka
form-cell = pole, na przykład b2
form-stack = stos, na przykład b2=RRW^
form-stack-signs = litery Okruchów, potem ^ dla drzewa, potem @ dla Marzyciela
form-stacked-shard = Okruch w stosie, na przykład b2:1
form-stacked-grey = szary Okruch w stosie, na przykład b2:1
form-card = karta, na przykład #12
form-card-or-none = karta, na przykład #12, albo none
form-stored = karta i jej Okruch, na przykład #3=W
form-deck = I, II albo III
form-deck-or-none = I, II, III albo none
form-link = ścieżka, na przykład 3-6
form-slot = miejsce w rzędzie, od 1 do 5
form-sleeper = gracz, z literą z, gdy jego Podróżnik leży, na przykład 1z
form-tile = kafelek, na przykład t3
form-purpose = kafelek, na przykład t3 albo t7=W
form-drawn-seat = gracz, na przykład s2
form-points = punkty, na przykład 12 albo water=3
form-points-between = punkty od { $low } do { $high }
form-count = kolor i jego liczba, na przykład W20
form-no-options = brak opcji
form-pack-version = wersja tego zestawu kart

## Pozycje: czego wymaga zasada

demand-seats = gracze od 1 do { $players }
demand-no-more-shards = żadnego { $letter } więcej: wszystkie są już gdzie indziej
demand-no-more-trees = żadnego drzewa więcej: wszystkie są już gdzie indziej
demand-free-card = karta z zestawu, która nie leży gdzie indziej
demand-card-of-level = karta poziomu { $level }
demand-card-too = także #{ $number }: nie leży gdzie indziej
demand-solo-game = partia solo
demand-nightmare-game = partia z koszmarami
demand-nightmare-phase = partia z fazą Koszmaru
demand-simultaneous = jednoczesne Tworzenie
demand-marker = od 1 do { $most }, każda raz
demand-marker-back = znacznik, który już wrócił
demand-marker-not-back = znacznik, który jeszcze nie wrócił
demand-marker-active = znacznik aktywną stroną do góry
demand-first-marker = znacznik 1 w grze solo
demand-sleeper-stands = Podróżnik, który stoi
demand-sleeper-lies = Podróżnik, który leży, na przykład 1z
demand-lying-in-order = niższe znaczniki na dole: podróżowały wcześniej
demand-standing-in-order = niższe znaczniki w zakątkach o niższych numerach, dopóki nie odbyły Podróży
demand-sleeper-at-marker = Podróżnicy w zakątkach swoich znaczników
demand-sleeper-in-turn = zakątek Podróżnika, którego jest tura
demand-travellers-places = zakątki tej podróży, wśród nich ten z Podróżnikiem
demand-free-moves = choć jeden punkt akcji oraz klucz albo pusty rząd dla każdego darmowego ruchu
demand-nightmare-on-six = 6: jeszcze się nie ruszył
demand-rival-not-travelled = że jeszcze nie podróżował
demand-no-full-set = żadnego pełnego zestawu: W, R, L i G odrzuca się razem
demand-red-in-reserve = czerwony Okruch w zapasie
demand-one-red-on-link = jeden czerwony Okruch na ścieżce
demand-links-without-red = co najmniej dwie ścieżki bez czerwonego Okruchu
demand-row-with-room = rząd z miejscem
demand-tile-of-game = kafelek, który może się trafić w tej partii
demand-tile-with-colour = kafelek z kolorem
demand-tile-without-colour = kafelek bez koloru
demand-tile-colour = W, R, L albo G, każdy na jednym kafelku
demand-cell-of-grid = pole planszy { $columns } x { $rows }
demand-nothing-on-top = nic na drzewie ani na Marzycielu
demand-nothing-on-red = nic na czerwonym Okruchu
demand-red-alone = czerwony Okruch sam na swoim polu
demand-no-tree-on-red = żadnego drzewa na czerwonym Okruchu
demand-one-dreamer = jeden Marzyciel
demand-cell-with-shard = pole z Okruchem
demand-cell-without-red = pole bez czerwonego Okruchu
demand-plain-grey = szary Okruch jeszcze nieoznaczony
demand-dreamer-on-land = Marzyciel na Ziemi
demand-enters-in-creation = żadnego darmowego kroku w Podróży: Marzyciel wchodzi w Tworzeniu
demand-walk-from-entry = Ziemia na całej drodze od pola wejścia: w Podróży Marzyciel dopiero wszedł
demand-stack-beside = Marzyciel na polu wejścia albo obok innego stosu
demand-marked-mountain = zaznaczenia na górach, na które Marzyciel już wszedł
demand-entered-dreamer = Marzyciel, który wszedł
demand-no-marks-yet = jeszcze żadnych zaznaczeń w tym cyklu
demand-free-walk = pola z Ziemią i darmowy krok
demand-way-off-tree = Marzyciel, który może zejść z drzewa
demand-no-red-after-creation = żadnego czerwonego Okruchu po Tworzeniu
demand-no-shards-after-creation = żadnych Okruchów po Tworzeniu
demand-open-or-top = odkryta karta albo ta na wierzchu gotowych
demand-one-stored = jeden Okruch na karcie
demand-no-stored-red = żadnego czerwonego Okruchu na karcie
demand-nothing-stored = żadnych przechowanych Okruchów od Finału
demand-nothing-stored-yet = żadnych przechowanych Okruchów przed własną Podróżą
demand-two-complete = co najmniej dwie gotowe karty
demand-not-complete = karta, która nie jest gotowa
demand-finished-card = gotowa karta
demand-two-stored = dwa różne Okruchy na wierzchu gotowych kart
demand-choice-of-drawn = wybór spośród dobranych kart
demand-drawn = karty poziomu { $level }: { $count } albo wszystkie, jakie miała talia
demand-deck-to-name = talia z kartami
demand-lent-once = talia udostępniona tylko jednemu graczowi
demand-lent-to-another = talia udostępniona innemu graczowi
demand-nothing-yet = jeszcze nic, gdy wybiera się karty początkowe
demand-only-start-cards = tylko wybór kart początkowych
demand-first-to-choose = gracz, który wybiera pierwszy
demand-start-cards = tyle kart, ile wskazuje znacznik, albo jedna z nich zatrzymana
demand-seat-that-acts = gracz, który teraz działa
demand-waking-power = moc, która nie odpoczywa w Tworzeniu
demand-no-power-in-finale = żadnej mocy w Finale
demand-no-draw-in-finale = żadnego dobierania w Finale
demand-interrupted = przerwana Wieża albo przerwany Golem, albo nic
demand-ended-by-completion = nic: ukończenie to przerwało
demand-power-with-work = moc, która ma jeszcze coś do zrobienia
demand-taken-shards = w Dłoniach Okruchy zabrane przez Wieżę
demand-green-and-bare = zielony Okruch w Dłoniach i odsłonięty Okruch
demand-enough-shards = dość Okruchów innego koloru
demand-waits-for-lower = prośba, która musi na kogoś czekać
demand-no-circle = prośba, która przez innych nie czeka na samą siebie
demand-waiver-to-waiting = gracze z wyższym znacznikiem, którzy na to czekają
demand-something-to-choose = coś do wyboru
demand-not-all-waiting = gracz, który nie czeka
