### Stół w przeglądarce.

## Akcje jako czasowniki na przyciskach

tabletop-act-collect = Zbierz { $shard-acc }
tabletop-act-move = Idź { $location-to }
tabletop-act-power = Użyj mocy { $power-gen }
tabletop-act-use = { $shard } na kartę { $card }: użyj mocy { $power-gen }
tabletop-act-store = Przechowaj { $shard-acc } na karcie { $card }
tabletop-act-enter = Wejdź Marzycielem na { $cell } ({ $shard })
tabletop-act-step = Idź na { $cell } ({ $shard })
tabletop-act-place = Połóż { $shard-acc } na { $cell }
tabletop-act-exchange = Wymień { $give-acc } na { $take-acc }
tabletop-act-plant = Posadź drzewo na { $cell } ({ $shard })
tabletop-act-end-travel = { $points ->
    [0] Zaśnij tutaj
    [one] Zaśnij tutaj, jeden punkt przepada
    [few] Zaśnij tutaj, { $points } punkty przepadają
   *[many] Zaśnij tutaj, { $points } punktów przepada
}
tabletop-act-end-creation = { $count ->
    [0] Zakończ Tworzenie
    [one] Zakończ Tworzenie, jeden Okruch trafia do woreczka
    [few] Zakończ Tworzenie, { $count } Okruchy trafiają do woreczka
   *[many] Zakończ Tworzenie, { $count } Okruchów trafia do woreczka
}
tabletop-act-harvest = Połóż { $shard-acc } na końcu rzędu { $location-at }
tabletop-act-lake = Ułóż rząd { $location-at }
tabletop-act-next = Następnie { $shard }
tabletop-act-take = Zabierz { $shard-acc } z { $cell }
tabletop-act-golem = { $load ->
    [0] Przesuń { $shard-acc } z { $from } na { $to }
   *[many] Przesuń { $shard-acc } (na wierzchu { $load }) z { $from } na { $to }
}
tabletop-act-done = Przestań
tabletop-act-draw = Dobierz z talii { $level }
tabletop-act-draw-none = Nie dobieraj
tabletop-act-keep = Zatrzymaj kartę { $card }
tabletop-act-keep-none = Nie zatrzymuj żadnej
tabletop-act-complete = Najpierw { $card }
tabletop-act-retain = Zostaw tam { $shard-acc }
tabletop-act-sow = Połóż czerwony Okruch na ścieżce { $link }
tabletop-act-waive = Przepuść: { $names } ({ $supply })
tabletop-act-withdraw = Wycofaj prośbę

## Czyja kolej i co robić

tabletop-title = Dreamscape
tabletop-prompt = Na co czeka gra
tabletop-your-turn = Twoja kolej
tabletop-your-turn-as = Twoja kolej jako { $name }
tabletop-turn-of = { $name } gra
tabletop-before-you = Przed tobą: { $names }.
tabletop-other-behind = { $name } czeka. Przed tą osobą: { $names }.
tabletop-lets-first = Przepuszczasz: { $names }.
tabletop-where = { $thing }: dokąd?
tabletop-which = Co z tego?
tabletop-cancel = Odłóż
tabletop-walk = Idź
tabletop-walk-to = Idź na { $cell }: { $cost ->
    [0] za darmo
    [one] jeden Ruch
    [few] { $cost } Ruchy
   *[many] { $cost } Ruchów
}, { $points }
tabletop-walk-completes = ukończona karta „{ $card }”
tabletop-plant = Posadź drzewo
tabletop-chance = zdecyduje los
tabletop-choose-first = Najpierw wybierz coś podświetlonego.
tabletop-not-now = Chwileczkę, teraz kolej kogoś innego.
tabletop-behind = Stół tymczasem się zmienił; spójrz jeszcze raz.
tabletop-not-done = Połączenie zostało zerwane; tego nie wykonano.
tabletop-unknown = Połączenie zostało zerwane; nie wiadomo, czy to wykonano. Spójrz na stół, gdy połączenie wróci.
tabletop-rule = Zasada { $rule }
tabletop-undo = Cofnij
tabletop-redo = Ponów
tabletop-undo-reach = { $steps ->
    [one] jeden krok
    [few] do { $steps } kroków
   *[many] do { $steps } kroków
}
tabletop-result = Wynik

## Czas

tabletop-cycle = Cykl { $cycle } z { $cycles }
tabletop-phase-start = Pierwsze karty
tabletop-phase-travel = Podróż
tabletop-phase-nightmare = Koszmar
tabletop-phase-creation = Tworzenie
tabletop-phase-finale = Finał
tabletop-phase-over = Koniec
tabletop-action-points = { $points ->
    [0] brak punktów akcji
    [one] został jeden punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}
tabletop-clock = zostało { $time }

## Kraina Snów

tabletop-world = Kraina Snów
tabletop-row = Rząd miejsca { $place }, najpierw klucz: { $row }
tabletop-linked = Połączenia: { $places }.
tabletop-empty = puste
tabletop-link = Ścieżka { $link }
tabletop-link-red = Czerwony Okruch na ścieżce { $link }
tabletop-sleeper = Podróżnik
tabletop-sleeps = { $name } tu śpi
tabletop-stands = { $name } jest tutaj
tabletop-mr-nightmare = Pan Koszmar
tabletop-bag = Woreczek
tabletop-trees = Drzewa
tabletop-reserve = Czerwone
tabletop-decks = Talie

## Pracownia i Dłonie

tabletop-dreamscape-of = Pracownia gracza { $name }
tabletop-cell = { $cell }, kolumna { $column }, rząd { $row }: { $stack }
tabletop-card-cell = kolumna { $column }, rząd { $row }: { $stack }
tabletop-lit = teraz możliwe
tabletop-tree = drzewo
tabletop-dreamer = Marzyciel
tabletop-dreamer-beside = Marzyciel, obok planszy
tabletop-reach = Koszt { $cost }, zysk { $points }.
tabletop-reach-label = { $cost }R { $points }
tabletop-hands = Twoje Dłonie
tabletop-hands-of = Dłonie gracza { $name }
tabletop-hands-hold = Dłonie: { $shards }
tabletop-hands-empty = Puste Dłonie
tabletop-nothing = nic
tabletop-shards = { $count } × { $shard }
tabletop-exchange-for = Wymień na
tabletop-in-bag = { $shard }, w woreczku { $count }
tabletop-laid-drawn = Wylosowane: który?
tabletop-laid-next = Który teraz?
tabletop-laid-retain = Który zostaje?
tabletop-arrange = Porządkowanie: { $place }
tabletop-arrange-settled = Miejsce { $slot }: { $shard }
tabletop-arrange-next = { $shard } na miejsce { $slot }
tabletop-arrange-key = Pierwszy jest kluczem.
tabletop-arrange-end = Ostatni zbiera się najpierw.

## Karty i cele

tabletop-cards = Karty Snów
tabletop-card = { $title }, { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $power }
tabletop-card-holds = leży na niej { $shard }
tabletop-card-finished = gotowa
tabletop-open-cards = Otwarte karty
tabletop-no-cards = Brak otwartej karty.
tabletop-finished-cards = Gotowe: { $count }
tabletop-drawn = Zatrzymaj jedną z nich
tabletop-deck-left = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
tabletop-fit-place = Miejsce { $place } z { $places }:
tabletop-fit-complete = gotowe!
tabletop-fit-missing = { $count ->
    [one] brakuje jednego Okrucha
    [few] brakuje { $count } Okruchów
   *[many] brakuje { $count } Okruchów
}
tabletop-fit-blocked = { $count ->
    [one] na jednym polu coś musi najpierw zniknąć.
    [few] na { $count } polach coś musi najpierw zniknąć.
   *[many] na { $count } polach coś musi najpierw zniknąć.
}
tabletop-fit-tree = Drzewa brakuje albo jest o jedno za dużo.
tabletop-fit-dreamer = Marzyciel musi tam stać.
tabletop-fit-dreamer-away = Marzyciel musi odejść.
tabletop-fit-before = Poprzednie miejsce
tabletop-fit-next = Następne miejsce
tabletop-put-back = Odłóż kartę
tabletop-purposes = Cele i ich punkty na teraz

## Gracze

tabletop-seat = Miejsce { $seat }
tabletop-computer = Komputer
tabletop-computer-of = Komputer { $seat }
tabletop-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tabletop-marker = Inicjatywa { $marker }
tabletop-marker-active = moc miejsca jeszcze do użycia
tabletop-marker-used = moc miejsca użyta
tabletop-marker-back = w tym cyklu już po kolejce
tabletop-card-counts = otwarte: { $open }, gotowe: { $finished }
tabletop-enlarge = Obejrzyj Pracownię gracza { $name }
tabletop-away = nieobecny
tabletop-stood-in = gra komputer
tabletop-you = ty

## Części ekranu

tabletop-parts = Części stołu
tabletop-tab-world = Kraina
tabletop-tab-dream = Sen
tabletop-tab-cards = Karty
tabletop-tab-others = Inni
tabletop-tab-log = Przebieg
tabletop-log = Co się stało
tabletop-log-chat = Przebieg i czat
tabletop-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
tabletop-says = { $name }: { $text }
tabletop-chat = Czat
tabletop-chat-closed = Czat jest zamknięty.
tabletop-message = Wiadomość
tabletop-send = Wyślij
tabletop-mute = Nie słuchaj już gracza { $name }
tabletop-muted = Kogo nie słyszysz: { $count }
tabletop-unmute = Słuchaj znów gracza { $name }
tabletop-unmute-somebody = Słuchaj znów kogoś
tabletop-unsaid = Nie ma połączenia; tego nie powiedziano.
tabletop-perhaps-said = Połączenie zostało zerwane; nie wiadomo, czy to powiedziano. Wysłane ponownie bez zmian zostanie powiedziane tylko raz.
tabletop-close = Zamknij
tabletop-menu = Ten stół
tabletop-home = Na stronę główną
tabletop-rules = Zasady
tabletop-keys = Klawisze
tabletop-key-tab = do następnej planszy
tabletop-key-arrows = od rzeczy do rzeczy na planszy
tabletop-key-enter = weź rzecz albo tam ją połóż
tabletop-key-escape = odłóż
tabletop-key-undo = cofnij krok
tabletop-key-end = zakończ: zaśnij albo przestań
tabletop-key-flat = krajobrazy z boku albo z góry
tabletop-key-help = te klawisze

## Przebieg

tabletop-log-sat = { $name } siada.
tabletop-log-left = { $name } wstaje.
tabletop-log-started = Gra się zaczyna.
tabletop-log-undone = { $name } cofa krok.
tabletop-log-redone = { $name } ponawia krok.
tabletop-log-asked = { $name } prosi o cofnięcie.
tabletop-log-taken-back = Wszyscy się zgodzili: cofamy.
tabletop-log-resigned = { $name } się poddaje.
tabletop-log-timed-out = { $name }: czas minął.
tabletop-log-stood-in = Komputer gra za gracza { $name }.
tabletop-log-came-back = { $name } znów jest.
tabletop-log-bot-sat = Miejsce zajmuje gracz komputerowy: { $name }.
tabletop-log-answered = { $name } odpowiada.
tabletop-log-chat-closed = Czat zamknięto albo otwarto.
tabletop-log-rematched = Stół do następnej partii jest gotowy.
tabletop-missed = Gdy cię nie było
tabletop-missed-earlier = { $count ->
    [one] … i jeden wcześniejszy krok
    [few] … i { $count } wcześniejsze kroki
   *[many] … i { $count } wcześniejszych kroków
}
tabletop-go-on = Dalej

## Sam stół

tabletop-gathering-title = Przed grą
tabletop-gathering = Gra zacznie się, gdy każde miejsce będzie zajęte.
tabletop-free = wolne
tabletop-sit = Usiądź
tabletop-seat-bot = Komputer
tabletop-leave = Wstań
tabletop-free-seat = Zwolnij miejsce
tabletop-invite = Zaproś innych
tabletop-agreed = Co ustalono
tabletop-link-label = Link do tego stołu
tabletop-code-label = Kod
tabletop-connecting = Łączenie …
tabletop-lost = Utracono połączenie; próbuję ponownie.
tabletop-closing = Serwer się zatrzymuje; gra potoczy się dalej po jego powrocie.
tabletop-ended = Serwer zamknął połączenie.
tabletop-gone = Nie ma tu czego oglądać
tabletop-broken = Przy tym stole nie można już grać; tak wyglądał na końcu.
tabletop-watching = Wszystkie miejsca są zajęte; oglądasz grę.
tabletop-watching-late = { $steps ->
    [one] Wszystkie miejsca są zajęte; oglądasz grę z opóźnieniem o jeden krok.
    [few] Wszystkie miejsca są zajęte; oglądasz grę z opóźnieniem o { $steps } kroki.
   *[many] Wszystkie miejsca są zajęte; oglądasz grę z opóźnieniem o { $steps } kroków.
}
tabletop-watchers = { $count ->
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[many] ogląda { $count } osób
}
tabletop-show = Pokaż stronę gracza { $name }
tabletop-ask-back = Poproś o cofnięcie
tabletop-ask-back-steps = O ile kroków wstecz, jeśli inni się zgodzą
tabletop-asks-back = { $name } prosi o cofnięcie: { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
tabletop-agree = Zgoda
tabletop-disagree = Odmów
tabletop-withdraw = Wycofaj prośbę
tabletop-withdrawn = { $name } nie prosi już o cofnięcie.
tabletop-refused-back = { $name } nie zgadza się na cofnięcie.
tabletop-resign = Poddaj się
tabletop-resign-yes = Tak, poddaję się
tabletop-sure = Poddać tę grę? Tego nie da się cofnąć.
tabletop-report = Zgłoś problem
tabletop-close-chat = Zamknij czat
tabletop-open-chat = Otwórz czat

## Koniec

tabletop-over = Gra skończona
tabletop-winner = { $name } wygrywa.
tabletop-winners = { $names } dzielą się zwycięstwem.
tabletop-rival-wins = Wygrywa Pan Koszmar. Mimo to śpij dobrze.
tabletop-given-up = Pozostali się poddali.
tabletop-chart = Punkty po każdym cyklu.
tabletop-points-by-cycle = Punkty według cykli
tabletop-points-by-cause = Punkty według źródeł
tabletop-part-cycle = Cykl { $cycle }
tabletop-part-end = Podliczenie
tabletop-sum = Razem
tabletop-no-account = Nie udało się pobrać przebiegu gry.
tabletop-share = Link do powtórki
tabletop-rematch = Zagraj ponownie
tabletop-play-on = Graj dalej przy nowym stole
tabletop-replay = Powtórka
tabletop-record = Zapisz grę
