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
replay-keys = Keys: arrows for steps, on the line also page keys for ten, Home and End, space to play.
replay-link = Link to this step
replay-what-if = What if?
replay-what-if-note = “What if?” makes a table that goes on from this step. You hold every seat, and this game stays as it was.
replay-not-over = When the game is over, other games can begin at any of its steps.
replay-record = Save the record
replay-report = Report a problem
replay-silent = Nothing was told.
