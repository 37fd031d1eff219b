### Wybory, z których nie powstanie partia.

setup-players = Dreamscape jest dla 2-4 graczy, gra solo dla 1; { $players } nie pasuje.
setup-solo-level = Gra solo ma poziomy od 1 do 4, nie { $level }.
setup-solo-simultaneous = W grze solo nie ma z kim tworzyć naraz.
setup-grid = Plansza { $columns }x{ $rows } nie jest możliwa: od 1x1 do 6x5, najpierw kolumny.
setup-entry-right = Plansza o liczbie kolumn { $columns } ma pośrodku najniższego rzędu tylko jedno pole: entry-right wymaga parzystej liczby kolumn.
setup-cycles = Partia ma od 1 do 12 cykli, nie { $cycles }.
