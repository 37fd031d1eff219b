### Watching a game again.

replay-screen = Replay
replay-to-table = To the table
replay-controls = Going through the game
replay-where = Step
replay-step-of = Step { $step } of { $last }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-pace = Speed
replay-slow = Slow
replay-steady = Steady
replay-fast = Fast
replay-jump = To a completed card
replay-completes = { $name }: { $card }
replay-keys = Keys: arrows for steps, page keys for ten, Home and End, space to play, N and P for the next and previous completed card.
replay-link = Link to this step
replay-what-if = What if?
replay-what-if-note = “What if?” makes a table that goes on from this step. You hold every seat, and this game stays as it was.
replay-not-over = When the game is over, other games can begin at any of its steps.
replay-record = Save the record
replay-report = Report a problem
replay-before = The game has not begun at this step.
replay-silent = Nothing was told.
replay-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
replay-dreamer = Dreamer
replay-nightmare = Mr Nightmare
replay-none = empty
replay-cards = Cards
replay-cards-count = { $open } open, { $finished } finished
replay-cycle = Cycle { $cycle }
replay-seat = Seat { $number }
replay-computer = Computer { $number }
replay-sat = { $name } sits down.
replay-bot-sat = A computer player sits down: { $name }.
replay-left = { $name } gets up.
replay-started = The game begins.
replay-undone = { $name } takes a step back.
replay-redone = { $name } plays a step again.
replay-asked = { $name } asks to go back.
replay-answered = { $name } answers.
replay-taken-back = All agreed: the game goes back.
replay-resigned = { $name } gives up.
replay-timed-out = The time of { $name } is up.
replay-stood-in = The computer stands in for { $name }.
replay-came-back = { $name } is back.
replay-chat-closed = The chat is closed or opened.
replay-rematched = A table for the next game is made.
replay-open = open
replay-finished = finished
