### Choices that make no game.

setup-players = Dreamscape is for 2 to 4 players, the solo game for 1; { $players } does not fit.
setup-solo-level = The solo game has levels 1 to 4, not { $level }.
setup-solo-simultaneous = A solo game has nobody to create at the same time with.
setup-grid = A grid of { $columns }x{ $rows } is not possible: 1x1 up to 6x5, columns first.
setup-entry-right = A grid of { $columns } columns has a single cell in the middle of the bottom row: entry-right needs an even number of columns.
setup-cycles = A game has 1 to 12 cycles, not { $cycles }.
