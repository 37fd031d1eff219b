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
home-lead = W dzień zbieraj Okruchy we wspólnej Krainie Snów, w nocy układaj z nich własny krajobraz i pozwól swojemu Marzycielowi przez niego wędrować. Dla jednej do czterech osób.
home-play-now = Zagraj teraz
home-play-now-note = Partia z komputerem, od razu i bez konta.
home-go-on = Wróć do gry: { $names }
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
home-solo = W pojedynkę, poziom { $level }
home-nightmare = Z koszmarami
home-standard = Gra standardowa
home-simultaneous = Równocześnie
home-edition = Wydanie { $edition }
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
