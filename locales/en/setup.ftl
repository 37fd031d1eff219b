### Taking back and playing again; choices that make no game.

undo-nothing = You have nothing to take back.
undo-learned = Something hidden was revealed.
undo-passed = The turn passed on.
undo-served = It was served from what all share.
undo-shared = { $by } has since used the shared supply.
undo-needed = What { $by } did since rests on it.
undo-far = Further back can be seen when these are taken back.
redo-nothing = There is nothing to play again.
redo-impossible = That step is no longer possible.

setup-players = Dreamscape is for 2 to 4 players, the solo game for 1; { $players } does not fit.
setup-solo-level = The solo game has levels 1 to 4, not { $level }.
setup-solo-simultaneous = A solo game has nobody to create at the same time with.
setup-grid = A grid of { $columns }x{ $rows } is not possible: 1x1 up to 6x5, columns first.
setup-entry-right = A grid of { $columns } columns has a single cell in the middle of the bottom row: entry-right needs an even number of columns.
setup-cycles = A game has 1 to 12 cycles, not { $cycles }.
