### Co może być nie tak z plikiem danych. Miejsce i to, czego oczekiwano, są pokazane obok.
### $name to klucz w pliku, $found to, co tam stoi.

data-not-text = Ten plik nie jest tekstem UTF-8.
data-not-toml = W tym miejscu to nie jest poprawny TOML.
data-said-before = Ten klucz albo ta tabela już tu były.
data-unquoted = Tekst musi stać w cudzysłowie.
data-unknown-key = Klucz „{ $name }” nic tu nie znaczy.
data-missing-key = Brakuje klucza „{ $name }”.
data-needless-key = Klucz „{ $name }” tu nie pasuje.
data-wrong-type = Wartość „{ $name }” jest złego typu: { $found }.
data-out-of-range = Liczba { $found } jest poza granicami dla „{ $name }”.
data-unknown-word = „{ $found }” nie jest słowem dla „{ $name }”.
data-wrong-length = Lista „{ $name }” ma złą liczbę pozycji: { $found }.
data-bad-name = „{ $found }” nie nadaje się na „{ $name }”: potrzebne są słowa małymi literami połączone łącznikami, na przykład quiet-shore.
data-bad-title = Tytuł dla „{ $name }” jest pusty albo zawiera znaki, których nie można pokazać.
data-repeated = Przy „{ $name }” po raz drugi stoi { $found }.
data-out-of-turn = Liczba { $found } przy „{ $name }” jest nie po kolei.

## Talie

data-too-long = Talia jest za długa: czyta się najwyżej tyle bajtów: { $bytes }.
data-too-many-cards = Talia ma za dużo kart: { $found }.
data-too-few-cards = Talia ma za mało kart poziomu { $level }: { $found }.
data-taken-version = Wersja { $version } zestawu „{ $name }” jest już w programie, z inną zawartością: potrzebna jest inna wersja albo inna nazwa.
data-same-pattern = To jest wzór karty { $number }, być może obrócony.

## Rysunki wzorów

data-empty-pattern = Rysunek nie pokazuje żadnego stosu.
data-too-large = Wzór jest za duży; kolumny: { $columns }, rzędy: { $rows }.
data-ragged-row = Ten rząd nie ma tylu pól co pierwszy: { $found }.
data-unknown-sign = Znak „{ $sign }” nic tu nie znaczy.
data-on-nothing = „{ $sign }” musi stać na Okruchu.
data-on-top = Po drzewie ani po Marzycielu nic nie może stać, a tu jest „{ $sign }”.
data-tree-under-dreamer = Drzewo i Marzyciel nie mogą stać na jednym polu.
data-two-dreamers = Jest tylko jeden Marzyciel.
data-red-not-alone = Czerwony Okruch leży na swoim polu sam; może na nim stać tylko Marzyciel.
data-too-high = Wzór nie może pokazać tak wysokiego stosu.

## Typy wartości

toml-string = tekst w cudzysłowie
toml-integer = liczba całkowita
toml-float = liczba dziesiętna
toml-boolean = true albo false
toml-datetime = data albo godzina
toml-array = lista w nawiasach kwadratowych
toml-table = tabela
toml-tables = tabele pod [[...]]
