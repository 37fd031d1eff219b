### A game of Dreamscape, watched again.

replay-jump = To a completed card
replay-completes = { $name }: { $card }
replay-keys-marks = N and P for the next and previous completed card.
replay-before = The game has not begun at this step.
