### La pagina nel browser.

page-name = Nome
page-save = Salva
page-language = Lingua
page-new = Nuovo tavolo
page-players = Giocatori
page-make = Crea il tavolo
page-by-code = Entra con un codice
page-join = Entra
page-mine = I miei tavoli
page-open = Tavoli aperti
page-no-server = Il server non risponde.
page-computer = Computer
page-missing = In questo programma manca il client per il browser. `cargo xtask play` lo costruisce e apre il gioco.
