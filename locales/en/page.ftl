### The page in the browser.

page-name = Name
page-save = Save
page-language = Language
page-new = New table
page-players = Players
page-make = Make table
page-by-code = Join by code
page-join = Join
page-mine = My tables
page-open = Open tables
page-no-server = The server does not answer.
page-computer = Computer
page-missing = The client for browsers is not part of this program. `cargo xtask play` builds it and opens the game.
