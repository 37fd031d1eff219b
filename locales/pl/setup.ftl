### Cofanie i ponawianie; wybory, z których nie powstanie partia.

undo-nothing = Nie masz czego cofnąć.
undo-learned = Ujawniono coś ukrytego.
undo-passed = Tura przeszła dalej.
undo-served = Pochodzi z tego, co wspólne.
undo-shared = { $by } korzysta już ze wspólnego zapasu.
undo-needed = To, co { $by } robi potem, opiera się na tym.
undo-far = Co dalej, okaże się po cofnięciu tych.
redo-nothing = Nie ma czego ponowić.
redo-impossible = Ten krok nie jest już możliwy.

setup-players = Dreamscape jest dla 2-4 graczy, gra solo dla 1; { $players } nie pasuje.
setup-solo-level = Gra solo ma poziomy od 1 do 4, nie { $level }.
setup-solo-simultaneous = W grze solo nie ma z kim tworzyć naraz.
setup-grid = Plansza { $columns }x{ $rows } nie jest możliwa: od 1x1 do 6x5, najpierw kolumny.
setup-entry-right = Plansza o liczbie kolumn { $columns } ma pośrodku najniższego rzędu tylko jedno pole: entry-right wymaga parzystej liczby kolumn.
setup-cycles = Partia ma od 1 do 12 cykli, nie { $cycles }.
