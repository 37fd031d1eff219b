### Strona w przeglądarce.

page-name = Imię
page-save = Zapisz
page-language = Język
page-new = Nowy stół
page-players = Graczy
page-make = Załóż stół
page-by-code = Dołącz kodem
page-join = Dołącz
page-mine = Moje stoły
page-open = Otwarte stoły
page-no-server = Serwer nie odpowiada.
page-computer = Komputer
page-missing = W tym programie brakuje interfejsu dla przeglądarki. `cargo xtask play` zbuduje go i otworzy grę.
