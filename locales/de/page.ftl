### Die Seite im Browser.

page-name = Name
page-save = Speichern
page-language = Sprache
page-new = Neuer Tisch
page-players = Personen
page-make = Tisch eröffnen
page-by-code = Mit Code dazukommen
page-join = Dazukommen
page-mine = Meine Tische
page-open = Offene Tische
page-no-server = Der Server antwortet nicht.
page-computer = Computer
page-missing = In diesem Programm fehlt die Oberfläche für den Browser. `cargo xtask play` baut sie und öffnet das Spiel.
