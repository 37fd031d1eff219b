### Ekrany wokół stołu: początek, kim się jest, ustawienia.

home-home = Oneiros, strona główna
home-past-bar = Do treści
home-close = Zamknij
home-failed = Nie udało się. Spróbuj jeszcze raz.
home-settings = Ustawienia
home-day = Światło dzienne
home-day-note = Papier zamiast nocy.
home-flat = Widok z góry
home-flat-note = Stosy jako płaskie pola z literami.
home-motion = Ruch
home-motion-note = Rzeczy wędrują tam, dokąd trafiają.
home-sound = Dźwięki
home-sound-note = Kilka cichych.
home-letters = Klawisze z literą
home-letters-note = Pojedyncze litery są skrótami, na przykład U cofa krok.
home-you = Ty
home-name-hint = Od 1 do 24 znaków; widzą je wszyscy przy stole.
home-named = Nazywasz się teraz { $name }.
home-names = Cicha Sowa, Srebrna Ćma, Senny Lis, Latarnia, Nocna Czapla, Lekka Chmura, Mała Kometa, Księżycowy Zając, Gwiezdna Wydra, Jeleń o Zmierzchu, Blada Paproć, Aksamitny Kret
home-first-name = Jak mamy cię nazywać?
home-first-name-note = Bez konta i hasła: wystarczy imię, a zmienić je można w każdej chwili.
home-call-me = Graj jako { $name }
home-another-name = Inne imię
home-device = Na innym urządzeniu
home-device-note = Otwórz tam link, a będziesz tą samą osobą, ze wszystkimi swoimi stołami.
home-device-make = Utwórz link
home-device-link = Link na drugie urządzenie
home-device-once = Działa raz, przez dziesięć minut. Nie dawaj go nikomu innemu.
home-copy = Kopiuj
home-copied = Skopiowano.
home-copy-yourself = Tekst jest zaznaczony; skopiuj go klawiaturą albo z menu.
home-hook = Wiadomość, gdy nadejdzie twoja kolej
home-hook-address = Adres
home-hook-hint = Gdy cię nie ma, serwer wysyła na ten adres krótką wiadomość (webhook).
home-hook-quiet = Godziny ciszy
home-hook-quiet-note = To, co by wtedy przyszło, poczeka do ich końca.
home-hook-from = Od
home-hook-to = Do
home-hook-saved = Dostaniesz wiadomość, gdy nadejdzie twoja kolej.
home-hook-removed = Nie będziesz już dostawać wiadomości.
home-hook-remove = Bez wiadomości
home-play-now = Zagraj teraz
home-play-now-note = Partia z komputerem, od razu i bez konta.
home-go-on = Wróć do gry: { $names }
home-go-on-alone = Wróć do gry
home-ways = Inne sposoby na początek
home-learn = Naucz się w dziesięć minut
home-rules = Zasady
home-your-turn = Twoja kolej
home-for-moments = od chwili
home-for-minutes = { $count ->
    [one] od minuty
   *[other] od { $count } minut
}
home-for-hours = { $count ->
    [one] od godziny
   *[other] od { $count } godzin
}
home-for-days = { $count ->
    [one] od wczoraj
   *[other] od { $count } dni
}
home-just-now = przed chwilą
home-bots = { $count ->
    [one] komputer
    [few] { $count } gracze komputerowi
   *[other] { $count } graczy komputerowych
}
home-nobody-yet = Jeszcze nikt
home-only-you = Tylko ty
home-free-seats = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
home-waits-for = Na ruchu: { $names }
home-last-move = ostatni ruch { $when }
home-over-replay = Zakończona: obejrzyj jeszcze raz
home-looking = Chwileczkę …
home-none-mine = Jeszcze żadnego stołu. Noc jest młoda.
home-none-open = W tej chwili nikt nie szuka graczy. Otwórz stół, a inni znajdą go tutaj.
home-more = Więcej
home-invited = Masz zaproszenie?
home-invited-note = Link sam otwiera swój stół. Kod wpisz tutaj.
home-bring = Otwórz zapis gry
home-bring-note = Tekst partii rozegranej tu albo gdzie indziej. Zajmujesz wszystkie miejsca, możesz ją oglądać krok po kroku i grać dalej od miejsca, w którym się kończy.
home-bring-file = Z pliku
home-bring-text = Tekst zapisu
home-bring-open = Otwórz

## Nowy stół

new-with = Kto gra
new-friends = Z przyjaciółmi
new-friends-note = Dostaniesz link i kod do rozesłania.
new-bots = Z komputerem
new-bots-note = Zaczyna się od razu.
new-alone = W pojedynkę
new-screen = Wokół tego ekranu
new-screen-note = Zajmujesz wszystkie miejsca i podajesz urządzenie dalej.
new-who-sits = Kto gdzie siedzi
new-seat = Miejsce { $number }
new-seat-you = Ty
new-seat-open = Kto przyjdzie
new-seat-bot = Komputer
new-seats-note = Kto zaczyna, rozstrzyga los, niezależnie od miejsca.
new-found = Kto znajdzie stół
new-found-link = Kto ma link
new-found-link-note = Albo kod. Nie ma go na żadnej liście.
new-found-all = Wszyscy
new-found-all-note = Jest na stronie głównej, póki są wolne miejsca.
new-mode = W co się gra
new-rules = Zasady
new-edition = Wydanie
new-manners = Przy stole
new-clock = Czas na namysł
new-clock-none = Bez zegara
new-clock-none-note = Każdy myśli, jak długo chce.
new-clock-move = Czas na każdy ruch
new-clock-move-note = Dobre na partie trwające dni.
new-clock-total = Czas na całą partię
new-clock-total-note = I trochę więcej po każdej turze.
new-clock-each = Na każdy ruch
new-clock-whole = Na partię
new-clock-more = Dodatkowo po każdej turze
new-seconds = sekundy
new-minutes = minuty
new-hours = godziny
new-days = dni
new-unit = { $what }: jednostka
new-undo = Cofanie
new-undo-consent = Dalej, jeśli wszyscy się zgodzą
new-undo-consent-note = Swobodnie do ostatniej poznanej rzeczy; dalej pyta się pozostałych.
new-undo-within = Także kroki innych, jeśli się zgodzą
new-undo-within-note = Swobodnie do ostatniej poznanej rzeczy, kroki innych za ich zgodą; nigdy dalej.
new-undo-knowledge = Póki nic nie odkryto
new-undo-knowledge-note = Do ujawnienia czegoś ukrytego albo przejścia tury.
new-undo-none = Nigdy
new-undo-none-note = Co się stało, to się nie odstanie.
new-watch = Widzowie
new-watch-now = Każdy może patrzeć
new-watch-now-note = Kto znajdzie stół, widzi grę na bieżąco.
new-watch-late = Kilka kroków później
new-watch-late-note = Żeby nikt nie podpowiadał.
new-watch-none = Nikt nie patrzy
new-watch-none-note = Grę widzą tylko gracze.
new-watch-steps = Ile kroków później
new-absence = Gdy kogoś nie ma
new-absence-wait = Stół czeka
new-absence-wait-note = Tak długo, jak trzeba.
new-absence-bot = Zastępuje go komputer
new-absence-bot-note = I oddaje miejsce, gdy ta osoba wróci.
new-absence-after = Po upływie
new-hints = Podpowiedzi
new-hints-on = Pokazywane
new-hints-off = Brak
new-fixed = To, co tu ustalono, obowiązuje do końca gry.
new-says-seats = { $you ->
    [0] Nikt z tego urządzenia
    [one] Ty
   *[other] Ty na { $you } miejscach
}{ $open ->
    [0] {""}
    [one] {", "}ktoś, kto przyjdzie
    [few] {", "}{ $open } osoby, które przyjdą
   *[other] {", "}{ $open } osób, które przyjdą
}{ $bots ->
    [0] {""}
    [one] {", "}komputer
    [few] {", "}{ $bots } gracze komputerowi
   *[other] {", "}{ $bots } graczy komputerowych
}

## Zasady, inne urządzenie, nigdzie

rules-search = Szukaj
rules-hits = { $count ->
    [0] Nie znaleziono żadnej zasady
    [one] Znaleziono jedną zasadę
    [few] Znaleziono { $count } zasady
   *[other] Znaleziono { $count } zasad
}
rules-contents = Spis treści
rules-link = Link do zasady { $number }
rules-your-edition = Twoje wydanie:
rules-unknown = Nie ma zasady { $number }.
rules-none = Nic nie zawiera wszystkich tych słów. Spróbuj mniej albo podaj numer, na przykład { $number }.
home-claim = Ta sama osoba tutaj
home-claim-note = Ten link sprawi, że w tej przeglądarce będziesz sobą: to samo imię i te same stoły co na urządzeniu, na którym go utworzono.
home-claim-instead = Na razie nazywasz się tu { $name }; to imię i jego stoły nie będą już dostępne z tej przeglądarki.
home-claim-do = Tak, to ja
home-claim-not = Nie, na stronę główną
home-claimed = Witaj, { $name }.
home-nowhere = Tu nic nie ma
home-nowhere-note = Może ten adres się przyśnił. Droga powrotna jest krótka.
home-nowhere-back = Na stronę główną
home-away = Serwer jest nieosiągalny; ponawiamy próbę.
