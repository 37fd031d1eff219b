### The screens around the table: home, who one is, settings.

home-home = Oneiros, home
home-past-bar = To the content
home-close = Close
home-failed = That did not work. Try again.
home-settings = Settings
home-day = Daylight
home-day-note = Paper instead of night.
home-flat = Seen from above
home-flat-note = Stacks as flat cells with letters.
home-motion = Motion
home-motion-note = Things travel where they go.
home-sound = Sound
home-sound-note = A few soft ones.
home-letters = Letter keys
home-letters-note = Single letters are shortcuts, such as U to take back.
home-you = You
home-name-hint = 1 to 24 characters; everybody at the table sees it.
home-named = You are now called { $name }.
home-names = Quiet Owl, Silver Moth, Sleepy Fox, Lantern, Night Heron, Soft Cloud, Little Comet, Moon Hare, Star Otter, Dusk Deer, Pale Fern, Velvet Mole
home-first-name = What shall we call you?
home-first-name-note = No account, no password: a name is enough, and it can be changed at any time.
home-call-me = Play as { $name }
home-another-name = Another name
home-device = On another device
home-device-note = Open a link there and you are the same person, with all your tables.
home-device-make = Make a link
home-device-link = Link for the other device
home-device-once = Works once, for ten minutes. Give it to nobody else.
home-copy = Copy
home-copied = Copied.
home-copy-yourself = The text is selected; copy it with your keyboard or menu.
home-hook = A message when it is your turn
home-hook-address = Address
home-hook-hint = While you are away, the server sends a short message (a webhook) to this address.
home-hook-quiet = Quiet hours
home-hook-quiet-note = What would arrive then waits for their end.
home-hook-from = From
home-hook-to = To
home-hook-saved = You will be told when it is your turn.
home-hook-removed = You will not be told any more.
home-hook-remove = No more messages
home-play-now = Play now
home-play-now-note = A game against the computer, at once, without an account.
home-go-on = Go on with { $names }
home-go-on-alone = Go on with your game
home-ways = More ways to begin
home-learn = Learn in ten minutes
home-rules = Rules
home-your-turn = Your turn
home-for-moments = just now
home-for-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
home-for-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
home-for-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}
home-just-now = just now
home-bots = { $count ->
    [one] the computer
   *[other] { $count } computer players
}
home-nobody-yet = Nobody yet
home-only-you = Only you
home-free-seats = { $count ->
    [one] One seat free
   *[other] { $count } seats free
}
home-waits-for = Waiting for { $names }
home-last-move = last move { $when }
home-over-replay = Over: watch it again
home-looking = Looking …
home-none-mine = No table yet. The night is young.
home-none-open = Nobody is looking for players right now. Make a table, and others will find it here.
home-more = More
home-invited = Invited?
home-invited-note = A link opens its table by itself. A code goes here.
home-bring = Open a record
home-bring-note = The text of a game that was played here or elsewhere. You hold every seat, can watch it step by step, and go on where it ends.
home-bring-file = From a file
home-bring-text = Text of the record
home-bring-open = Open

## A new table

new-with = Who plays
new-friends = With friends
new-friends-note = You get a link and a code to send around.
new-bots = Against the computer
new-bots-note = Begins at once.
new-alone = Alone
new-screen = Around this screen
new-screen-note = You hold every seat and pass the device on.
new-who-sits = Who sits where
new-seat = Seat { $number }
new-seat-you = You
new-seat-open = Whoever comes
new-seat-bot = Computer
new-seats-note = Who begins is drawn by lot, whatever the seat.
new-found = Who finds the table
new-found-link = Who has the link
new-found-link-note = Or the code. It is listed nowhere.
new-found-all = Everybody
new-found-all-note = It is listed on the home screen until all seats are taken.
new-mode = What is played
new-rules = Rules
new-edition = Edition
new-manners = At the table
new-clock = Thinking time
new-clock-none = No clock
new-clock-none-note = Everybody thinks as long as they like.
new-clock-move = A time for each move
new-clock-move-note = Good for games over days.
new-clock-total = A time for the whole game
new-clock-total-note = And a little more after each turn.
new-clock-each = For each move
new-clock-whole = For the game
new-clock-more = More after each turn
new-seconds = seconds
new-minutes = minutes
new-hours = hours
new-days = days
new-unit = { $what }: unit
new-undo = Taking back
new-undo-consent = Further back if all agree
new-undo-consent-note = Freely up to the last thing learned; beyond that the others are asked.
new-undo-within = Steps of others too, if they agree
new-undo-within-note = Freely up to the last thing learned, over steps of others if they agree; never beyond.
new-undo-knowledge = Until something was learned
new-undo-knowledge-note = Until something hidden was revealed, or the turn passed on.
new-undo-none = Never
new-undo-none-note = What is done is done.
new-watch = Watching
new-watch-now = Anybody may watch
new-watch-now-note = Whoever finds the table sees the game as it goes.
new-watch-late = Some steps behind
new-watch-late-note = So that nobody can whisper.
new-watch-none = Nobody watches
new-watch-none-note = Only the players see the game.
new-watch-steps = Steps behind
new-absence = When somebody is away
new-absence-wait = The table waits
new-absence-wait-note = For as long as it takes.
new-absence-bot = The computer stands in
new-absence-bot-note = And gives the seat back when its person returns.
new-absence-after = After
new-hints = Hints
new-hints-on = Shown
new-hints-off = None
new-fixed = What is agreed on here holds until the end of the game.
new-says-seats = { $you ->
    [0] Nobody of this device
    [one] You
   *[other] You on { $you } seats
}{ $open ->
    [0] {""}
    [one] {", "}one who comes
   *[other] {", "}{ $open } who come
}{ $bots ->
    [0] {""}
    [one] {", "}the computer
   *[other] {", "}{ $bots } computer players
}

## Rules, another device, nowhere

rules-search = Search
rules-hits = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
rules-contents = Contents
rules-link = Link to rule { $number }
rules-your-edition = Your edition:
rules-unknown = There is no rule { $number }.
rules-none = Nothing has all of these words. Try fewer, or a number such as { $number }.
home-claim = The same person here
home-claim-note = This link makes this browser you: the same name and the same tables as on the device where you made it.
home-claim-instead = Here you are called { $name } so far; that name and its tables are then no longer in reach from this browser.
home-claim-do = Yes, that is me
home-claim-not = No, go home
home-claimed = Welcome, { $name }.
home-nowhere = There is nothing here
home-nowhere-note = Perhaps you dreamed this address. The way back is short.
home-nowhere-back = Back home
home-away = The server cannot be reached; trying again.
