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
home-lead = Gather shards in a shared Dreamworld by day, stack them into a landscape of your own by night, and let your Dreamer walk through it. For one to four players.
home-play-now = Play now
home-play-now-note = A game against the computer, at once, without an account.
home-go-on = Go on with { $names }
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
    [one] computer
   *[other] { $count } computer players
}
home-nobody-yet = Nobody yet
home-solo = Alone, level { $level }
home-nightmare = With nightmares
home-standard = Standard game
home-simultaneous = Simultaneous
home-edition = { $edition } edition
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
