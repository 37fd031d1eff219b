### Stół w przeglądarce.

## Czyja kolej i co robić

tabletop-screen = Stół
tabletop-prompt = Na co czeka gra
tabletop-your-turn = Twoja kolej
tabletop-your-turn-as = Twoja kolej jako { $name }
tabletop-turn-of = { $name } gra
tabletop-cancel = Odłóż
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

tabletop-clock = zostało { $time }

## Gracze

tabletop-seat = Miejsce { $seat }
tabletop-computer = Komputer
tabletop-computer-of = Komputer { $seat }
tabletop-away = nieobecny
tabletop-you = ty

## Części ekranu

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
tabletop-given-up = Pozostali się poddali.
tabletop-no-account = Nie udało się pobrać przebiegu gry.
tabletop-share = Link do powtórki
tabletop-rematch = Zagraj ponownie
tabletop-play-on = Graj dalej przy nowym stole
tabletop-replay = Powtórka
tabletop-record = Zapisz grę
