### Strona w przeglądarce.

page-name = Imię
page-save = Zapisz
page-language = Język
page-intro = Układanka z piętrzących się krajobrazów dla dwóch do czterech osób. Ta prosta strona wystarczy na całą grę; co jest na kartach, pokazuje `oneiros dreamscape cards`.
page-new = Nowy stół
page-players = Graczy
page-others = Pozostali to
page-bots = komputer
page-people = osoby, które dołączą
page-nightmare = Pan Koszmar
page-public = Widoczny dla wszystkich
page-make = Załóż stół
page-by-code = Dołącz kodem
page-code = Kod
page-join = Dołącz
page-mine = Moje stoły
page-open = Otwarte stoły
page-none = W tej chwili brak.
page-your-turn = twój ruch
page-say-name = Podaj u góry swoje imię, a potem możesz grać.
page-no-server = Serwer nie odpowiada.
page-computer = Komputer
page-free = wolne
page-seat = Miejsce
page-seats = Miejsca
page-you = ty
page-here = obecny
page-sit = Usiądź
page-leave = Wstań
page-link = Link do tego stołu
page-connecting = Łączenie …
page-lost = Utracono połączenie; próbuję ponownie.
page-closing = Serwer się zatrzymuje; gra potoczy się dalej po jego powrocie.
page-behind = Stół tymczasem się zmienił; spójrz jeszcze raz.
page-gathering = Czekamy, aż każde miejsce będzie zajęte.
page-over = Gra się skończyła.
page-winner = Wygrywa
page-undo = Cofnij
page-redo = Ponów
page-ask-back = Poproś o cofnięcie
page-undo-steps = Można cofnąć: { $steps }.
page-asks-back = { $name } prosi o cofnięcie o { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}.
page-agree = Zgoda
page-disagree = Odmów
page-resign = Poddaj się
page-sure = Poddać tę grę?
page-log = Co się stało
page-chat = Czat
page-message = Wiadomość
page-send = Wyślij
page-world = Świat snów
page-cycle = cykl
page-hands = Dłonie
page-sleeper = Podróżnik
page-open-cards = Odkryte karty
page-finished = Ukończone karty
page-drawn = Oglądasz
page-missing = W tym programie brakuje właściwego interfejsu. Zbuduje go `cargo xtask play`.
