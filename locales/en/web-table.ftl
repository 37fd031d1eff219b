### The table in the browser.

## Whose turn, and what to do

tabletop-screen = Table
tabletop-prompt = What the game waits for
tabletop-your-turn = Your turn
tabletop-your-turn-as = Your turn as { $name }
tabletop-turn-of = { $name } is playing
tabletop-cancel = Put back
tabletop-behind = The table has changed meanwhile; look again.
tabletop-not-done = The connection broke; this was not done.
tabletop-unknown = The connection broke; whether this was done is not known. Look at the table when it is back.
tabletop-rule = Rule { $rule }
tabletop-undo = Take back
tabletop-redo = Play again
tabletop-undo-reach = { $steps ->
    [one] one step
   *[other] up to { $steps } steps
}
tabletop-result = The result

## The time

tabletop-clock = { $time } left

## Players

tabletop-seat = Seat { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
tabletop-away = away
tabletop-you = you

## Parts of the screen

tabletop-log = What happened
tabletop-log-chat = Log and chat
tabletop-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
tabletop-says = { $name }: { $text }
tabletop-chat = Chat
tabletop-chat-closed = The chat is closed.
tabletop-message = Message
tabletop-send = Send
tabletop-mute = Do not hear { $name } any more
tabletop-muted = Whom you do not hear: { $count }
tabletop-unmute = Hear { $name } again
tabletop-unmute-somebody = Hear somebody again
tabletop-unsaid = There is no connection; this was not said.
tabletop-perhaps-said = The connection broke; whether this was said is not known. Sent again as it is, it is said only once.
tabletop-close = Close
tabletop-menu = This table
tabletop-home = To the start page
tabletop-rules = Rules
tabletop-keys = Keys
tabletop-key-tab = to the next board
tabletop-key-arrows = from thing to thing on a board
tabletop-key-enter = take the thing, or put it there
tabletop-key-escape = put it back
tabletop-key-undo = take back a step
tabletop-key-help = these keys

## The log

tabletop-log-sat = { $name } sits down.
tabletop-log-left = { $name } gets up.
tabletop-log-started = The game begins.
tabletop-log-undone = { $name } takes a step back.
tabletop-log-redone = { $name } plays the step again.
tabletop-log-asked = { $name } asks to go back.
tabletop-log-taken-back = All agreed to go back.
tabletop-log-resigned = { $name } gives up.
tabletop-log-timed-out = The time of { $name } is up.
tabletop-log-stood-in = The computer plays for { $name }.
tabletop-log-came-back = { $name } is back.
tabletop-log-bot-sat = A computer player sits down: { $name }.
tabletop-log-answered = { $name } answers.
tabletop-log-chat-closed = The chat is closed or opened.
tabletop-log-rematched = A table for the next game is made.
tabletop-missed = While you were away
tabletop-missed-earlier = { $count ->
    [one] … and one earlier step
   *[other] … and { $count } earlier steps
}
tabletop-go-on = Go on

## The table itself

tabletop-gathering-title = Before the game
tabletop-gathering = The game begins when every seat is taken.
tabletop-free = free
tabletop-sit = Sit down
tabletop-seat-bot = Computer
tabletop-leave = Get up
tabletop-free-seat = Free the seat
tabletop-invite = Invite others
tabletop-agreed = What is agreed on
tabletop-link-label = Link to this table
tabletop-code-label = Code
tabletop-connecting = Connecting …
tabletop-lost = The connection is lost; trying again.
tabletop-closing = The server stops; the game goes on when it is back.
tabletop-ended = The server has closed the connection.
tabletop-gone = There is nothing to see here
tabletop-broken = This table cannot be played on; this is how it was last.
tabletop-watching = Every seat is taken; you are watching.
tabletop-watching-late = { $steps ->
    [one] Every seat is taken; you are watching, one step behind.
   *[other] Every seat is taken; you are watching, { $steps } steps behind.
}
tabletop-watchers = { $count ->
    [one] one person watches
   *[other] { $count } persons watch
}
tabletop-show = Show the side of { $name }
tabletop-ask-back = Ask to go back
tabletop-ask-back-steps = Steps to go back, if the others agree
tabletop-asks-back = { $name } asks to go back { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
tabletop-agree = Agree
tabletop-disagree = Refuse
tabletop-withdraw = Withdraw
tabletop-withdrawn = { $name } no longer asks to go back.
tabletop-refused-back = { $name } refuses to go back.
tabletop-resign = Give up
tabletop-resign-yes = Yes, give up
tabletop-sure = Give up this game? That cannot be taken back.
tabletop-report = Report a problem
tabletop-close-chat = Close the chat
tabletop-open-chat = Open the chat

## The end

tabletop-over = The game is over
tabletop-winner = { $name } wins.
tabletop-winners = { $names } share the victory.
tabletop-given-up = The others gave up.
tabletop-no-account = The course of the game could not be fetched.
tabletop-share = Link to the replay
tabletop-rematch = Play again
tabletop-play-on = Play on at the new table
tabletop-replay = Replay
tabletop-record = Save the record
