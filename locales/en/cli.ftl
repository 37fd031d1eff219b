### The command line and the engine: help, what went wrong, simulations, replays, positions as text.

seat-number = Player { $number }

## What went wrong

trouble-expected = Expected: { $list }.
trouble-see-help = See { $command }.
trouble-unreadable = This cannot be read.
trouble-breaks-rule = This breaks rule { $rule }.
trouble-chance-impossible = Given outcome { $number } cannot happen here.
trouble-chance-missing = More outcomes are needed than the { $given } given.
trouble-chance-surplus = More outcomes were given than the { $used } needed.
trouble-not-json = This line is not JSON.
trouble-too-deep = This JSON is nested too deep.
trouble-line-too-long = A line may have at most { $bytes } bytes, and at most { $outside } of them outside texts in quotation marks.
trouble-not-text = This is not UTF-8 text.
trouble-not-an-object = A request must be a JSON object.
trouble-unknown-command = There is no command "{ $name }".
trouble-missing-field = The field "{ $name }" is missing.
trouble-unknown-field = This command has no field "{ $name }".
trouble-wrong-value = { $name } cannot be { $value }.
trouble-only-one = Only one of "{ $first }" and "{ $second }" can be given.
trouble-contradiction = "{ $first }" contradicts "{ $second }".
trouble-no-game = There is no game yet.
trouble-record-full = The record is full: it holds at most { $entries } entries.
trouble-unknown-edition = There is no edition "{ $name }".
trouble-unknown-option = There is no option "{ $name }".
trouble-unknown-pack = There is no pack "{ $name }".
trouble-other-pack = The pack { $name } here is not the one that was played with.
trouble-unknown-game = There is no game "{ $name }".
trouble-unknown-card = The pack has no card { $name }.
trouble-no-such-file = There is no such file.
trouble-folder = This is a folder, not a file.
trouble-no-permission = This file may not be read.
trouble-no-file = The file cannot be read: { $detail }.
trouble-file-too-long = The file is too long: at most { $bytes } bytes are read.
trouble-not-a-record = This is no record of a game.
trouble-step-fails = Step { $step } cannot be played.
trouble-start-fails = The start of the record cannot be played.
trouble-other-result = The game does not end as the record says.
trouble-no-such-step = The record has no step { $step }.
trouble-unknown-argument = There is no argument { $name }.
trouble-unknown-subcommand = There is no command "{ $name }".
trouble-missing-subcommand = A command is missing.
trouble-missing-argument = This is missing: { $name }.
trouble-missing-value = A value is missing behind { $name }.
trouble-repeated-argument = { $name } can be given only once.
trouble-wrong-use = These arguments cannot be understood.

## Help

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-oneiros = Board games as software: play, simulate, replay, or use the rules from other programs.
help-game = Tools for { $game }.
help-engine = Gives the rules to other programs: one JSON object a line in, one a line out.
help-sim = Plays many games of computer players and sums them up.
help-perft = Counts the sequences of legal actions from a position.
help-replay = Plays a record again and checks how it ends.
help-show = Draws a position as text.
help-arg-help = Show this help.
help-arg-version = Show the version.
help-arg-lang = The language; if not given, that of the environment.
help-arg-players = How many play.
help-arg-edition = The edition of the rules, where there are several.
help-arg-options = Modes and house options of the game.
help-arg-pack = A built-in pack of content, or a file of your own where the game can read one.
help-arg-games = How many games; 1000 if not given.
help-arg-player = Who plays; uniform if not given.
help-arg-seed = The number that all chance comes from; 0 if not given.
help-arg-threads = How many threads; if not given, one for each core.
help-arg-json = Print one JSON object.
help-arg-depth = How many actions a sequence has. Where an action needs chance, it gets one fixed outcome.
help-arg-position = The position to start from; if not given, a new game.
help-arg-record = The record of a game, as text or bytes.
help-arg-step = Show only this step and the position after it; 0 is the start.
help-arg-position-file = The position.
help-serve = Serves tables to browsers until it is stopped. Flags are stronger than variables ONEIROS_*, and those than the file.
help-arg-port = The port to listen on; 7117 if not given, 0 takes a free one.
help-arg-data = The folder in which tables are kept; if not given, one of its own in the data folder of the user.
help-arg-lan = Listen on the network, and show a link and a QR code for others.
help-arg-public-url = The address that people use, behind a proxy: https://dreams.example. With https, cookies are sent only over TLS. Whether the proxy's word about addresses is believed is --trust-proxy.
help-arg-database = Keep tables in this PostgreSQL database instead of a folder: postgres://user@host/name.
help-arg-trust-proxy = Believe the last address in X-Forwarded-For; only behind a proxy that sets it.
help-arg-private-hooks = Let messages to people who are away go to this machine and to private networks too.
help-arg-config = A TOML file with these settings (port, data, lan, public_url, database, trust_proxy, private_hooks, log) and a table [limits].
help-arg-log = The form of the log on standard error; human if not given.
help-limits = Limits, in the table [limits] of the file or as ONEIROS_LIMITS_*, with what holds where nothing is set; times are in seconds. What each of them bounds stands in docs/serving.md.
help-backup = Copies everything that a server keeps into a new file, also while the server runs.
help-check = Replays every table that a server keeps and lists what does not replay.
help-arg-backup-file = The new file: an SQLite database that can be put into a folder as oneiros.db.
help-export = Writes games as records: the one of a table to standard output, or with --all every one into a folder. Running games too, so keep the files to yourself until they are over.
help-import = Takes records in, each as a table, or a whole copy from oneiros backup into a store that is empty. The server of a folder must be stopped.
help-arg-table = The name of the table, as in its link.
help-arg-all = Write the records of all tables.
help-arg-to = The folder for them.
help-arg-import-files = Records, or a copy of a whole store.
help-play = Plays a game in this terminal.
help-arg-game-name = The game to play.
help-arg-people = How many people play at this terminal; computers take the other seats. 1 if nothing is said.
help-arg-luck = The number that all chance comes from; another each time if not given.
help-arg-save = The file to save the game in after each step.
help-arg-go-on = Goes on with the saved game.

## Simulations

sim-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: player { $player }, seed { $seed }{ $edition ->
    [none] {""}
   *[other] , edition { $edition }
}{ $pack ->
    [none] {""}
   *[other] , pack { $pack }
}{ $options ->
    [none] .
   *[other] , options { $options }.
}
sim-mean = mean
sim-min = least
sim-max = most
sim-decisions = decisions per game
sim-legal = actions per decision
sim-score = points
sim-forced = Decisions with a single action: { $percent } %.
sim-wins = { $name } wins { $wins } ({ $percent } %).
sim-shared = Shared victories: { $games } ({ $percent } %).
sim-won = Won together: { $games } ({ $percent } %).
sim-lost = Won by nobody: { $games } ({ $percent } %).
sim-speed = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s.

## Records

replay-title = { $game }{ $edition ->
    [none] {""}
   *[other] , edition { $edition }
}{ $pack ->
    [none] {""}
   *[other] , pack { $pack }
}{ $options ->
    [none] .
   *[other] , options { $options }.
} { $seats }.
replay-start = Start
replay-step = Step { $step }: { $entry }
replay-scores = Points: { $scores }.
replay-points = { $name }: { $points } ({ $causes }).
replay-no-points = none
replay-winners = Winner: { $names }.
replay-lost = Nobody has won.
replay-unfinished = The game is not over.
replay-agrees = The game ends as the record says.
