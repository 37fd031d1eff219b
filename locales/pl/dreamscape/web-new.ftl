### Nowa partia Dreamscape.

new-mode-standard = Gra standardowa
new-mode-standard-note = Tak najlepiej się jej nauczyć.
new-mode-nightmare = Z koszmarami
new-mode-nightmare-note = Czerwone Okruchy i Pan Koszmar, który blokuje zakątki i psuje krajobrazy.
new-mode-solo = Solo
new-mode-solo-note = Pan Koszmar gra według stałych zasad, które widać na planszy.
new-alone-note = Ty przeciw Panu Koszmarowi.
new-level = Jak głęboko śpisz
new-level-1 = 1 Drzemka
new-level-1-note = Zaczyna od zera i bierze 2 Okruchy.
new-level-2 = 2 Niespokojny sen
new-level-2-note = Zaczyna z 5 punktami i bierze 2 Okruchy.
new-level-3 = 3 Głęboki sen
new-level-3-note = Zaczyna z 10 punktami i bierze 3 Okruchy.
new-level-4 = 4 Otchłań
new-level-4-note = Zaczyna z 15 punktami i bierze 3 Okruchy.
new-edition-standard = Standardowe
new-edition-standard-note = To, w czym zgadza się większość instrukcji.
new-edition-en = Angielskie
new-edition-en-note = Marzyciel nie wchodzi na czerwone; pierwsze karty wybiera się naraz; w Finale kolejność zostaje.
new-edition-it = Włoskie
new-edition-it-note = Rozpoczęta Wieża zabiera dwa Okruchy, jeśli może.
new-edition-pl = Polskie
new-edition-pl-note = Ukończona karta kończy akcję, którą przerywa.
new-edition-de = Niemieckie
new-edition-de-note = 12 celów w pudełku; Golem może zostawić Okruch samotny; resztki wracają do woreczka razem.
new-options = Warianty i zasady domowe
new-options-none = Żadne
new-simultaneous = Wszyscy tworzą naraz
new-simultaneous-note = W Tworzeniu i Finale nikt nie czeka.
new-simultaneous-solo = W pojedynkę nie ma na kogo czekać.
new-mirror = Odbicia lustrzane się liczą
new-mirror-note = Wzór można zbudować także w odbiciu, nie tylko obrócony.
new-group = Największa grupa zamiast najdłuższej drogi
new-group-note = Cel za najdłuższą drogę liczy największą połączoną grupę.
new-entry = Wejście tylko w Tworzeniu
new-entry-note = Podczas Podróży Marzyciel nie może wejść na planszę.
new-king = Król pokazuje karty według zakątka
new-king-note = Król Snów pokazuje tyle kart, ile wynosi numer zakątka twojego Podróżnika, nie zawsze sześć.
new-step = Gotowa karta odbiera darmowy krok
new-step-note = Darmowy krok, który nie został jeszcze zrobiony, przepada przy ukończeniu karty.
new-empty = Najmniej pustych pól tylko z koszmarami
new-empty-note = Bez koszmarów ten cel zostaje w pudełku.
new-empty-anyway = Ta partia ma koszmary: ten cel i tak w niej jest.
new-right = Wejście po prawej
new-right-note = Z dwóch środkowych pól wejściem jest prawe.
new-right-odd = Tylko przy parzystej liczbie kolumn.
new-cycles = Cykle
new-cycles-note = Mniej, jeśli gra ma być krótka.
new-grid = Wielkość krajobrazu
new-columns = Kolumny
new-rows = Rzędy
new-grid-note = Wielkość każdego krajobrazu.
new-usual = { $number } (zwykle)
new-says-alone = Ty przeciw Panu Koszmarowi, poziom { $level }
new-says-grid = { $columns } na { $rows }
new-says-cycles = { $count ->
    [one] jeden cykl
    [few] { $count } cykle
   *[other] { $count } cykli
}
new-hints-note = Stół pokazuje, jak daleko dojdzie Marzyciel i gdzie pasuje karta. Co da akcja i dlaczego jakiejś nie wolno, pokazuje zawsze.
