### Taking back and playing again.

undo-nothing = You have nothing to take back.
undo-learned = Something hidden was revealed.
undo-passed = The turn passed on.
undo-served = It was served from what all share.
undo-shared = { $by } has since used the shared supply.
undo-needed = What { $by } did since rests on it.
undo-far = Further back can be seen when these are taken back.
redo-nothing = There is nothing to play again.
redo-impossible = That step is no longer possible.
