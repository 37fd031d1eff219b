### Wiersz poleceń i silnik: pomoc, błędy, symulacje, zapisy partii, pozycje jako tekst.

seat-number = Gracz { $number }

## Co się nie zgadza

trouble-expected = Oczekiwane: { $list }.
trouble-see-help = Zobacz { $command }.
trouble-unreadable = Tego nie da się odczytać.
trouble-breaks-rule = To łamie zasadę { $rule }.
trouble-chance-impossible = Podany wynik { $number } nie może się tu zdarzyć.
trouble-chance-missing = Potrzeba więcej wyników, niż podano ({ $given }).
trouble-chance-surplus = Podano więcej wyników, niż potrzeba ({ $used }).
trouble-not-json = Ten wiersz nie jest JSON-em.
trouble-too-deep = Ten JSON jest zbyt głęboko zagnieżdżony.
trouble-line-too-long = Wiersz może mieć najwyżej tyle bajtów: { $bytes }, a poza tekstami w cudzysłowie najwyżej tyle: { $outside }.
trouble-not-text = To nie jest tekst UTF-8.
trouble-not-an-object = Żądanie musi być obiektem JSON.
trouble-unknown-command = Nie ma polecenia „{ $name }”.
trouble-missing-field = Brakuje pola „{ $name }”.
trouble-unknown-field = To polecenie nie ma pola „{ $name }”.
trouble-wrong-value = { $name } nie może mieć wartości { $value }.
trouble-only-one = Można podać tylko jedno z „{ $first }” i „{ $second }”.
trouble-contradiction = „{ $first }” przeczy „{ $second }”.
trouble-no-game = Nie ma jeszcze partii.
trouble-record-full = Zapis jest pełny: mieści najwyżej tyle wpisów: { $entries }.
trouble-unknown-edition = Nie ma wydania „{ $name }”.
trouble-unknown-option = Nie ma opcji „{ $name }”.
trouble-unknown-pack = Nie ma zestawu kart „{ $name }”.
trouble-other-pack = Zestaw { $name } nie jest tu tym, którym grano.
trouble-unknown-game = Nie ma gry „{ $name }”.
trouble-unknown-card = Zestaw nie ma karty { $name }.
trouble-no-such-file = Nie ma takiego pliku.
trouble-folder = To jest folder, a nie plik.
trouble-no-permission = Tego pliku nie wolno czytać.
trouble-no-file = Nie da się odczytać pliku: { $detail }.
trouble-file-too-long = Plik jest za długi: czyta się najwyżej tyle bajtów: { $bytes }.
trouble-not-a-record = To nie jest zapis partii.
trouble-step-fails = Kroku { $step } nie da się zagrać.
trouble-start-fails = Początku zapisu nie da się zagrać.
trouble-other-result = Partia nie kończy się tak, jak mówi zapis.
trouble-no-such-step = Zapis nie ma kroku { $step }.
trouble-unknown-argument = Nie ma argumentu { $name }.
trouble-unknown-subcommand = Nie ma polecenia „{ $name }”.
trouble-missing-subcommand = Brakuje polecenia.
trouble-missing-argument = Brakuje: { $name }.
trouble-missing-value = Za { $name } brakuje wartości.
trouble-repeated-argument = { $name } można podać tylko raz.
trouble-wrong-use = Tych argumentów nie da się zrozumieć.

## Pomoc

help-usage = Użycie
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-oneiros = Gry planszowe jako oprogramowanie: graj, symuluj, odtwarzaj albo użyj zasad z innych programów.
help-game = Narzędzia do gry { $game }.
help-engine = Daje zasady innym programom: jeden obiekt JSON w wierszu na wejściu, jeden w wierszu na wyjściu.
help-sim = Rozgrywa wiele partii graczy komputerowych i je podsumowuje.
help-perft = Liczy ciągi dozwolonych działań od danej pozycji.
help-replay = Odtwarza zapis partii i sprawdza, jak się kończy.
help-show = Rysuje pozycję jako tekst.
help-arg-help = Pokazuje tę pomoc.
help-arg-version = Pokazuje wersję.
help-arg-lang = Język; bez podania ten ze środowiska.
help-arg-players = Ilu graczy gra.
help-arg-edition = Wydanie zasad, jeśli jest ich kilka.
help-arg-options = Tryby i opcje domowe gry.
help-arg-pack = Wbudowany zestaw albo własny plik, jeśli gra umie go odczytać.
help-arg-games = Ile partii; bez podania 1000.
help-arg-player = Kto gra; bez podania uniform.
help-arg-seed = Liczba, z której bierze się cały przypadek; bez podania 0.
help-arg-threads = Ile wątków; bez podania jeden na rdzeń.
help-arg-json = Wypisuje jeden obiekt JSON.
help-arg-depth = Ile działań ma ciąg. Gdy działanie wymaga przypadku, dostaje jeden stały wynik.
help-arg-position = Pozycja początkowa; bez podania nowa partia.
help-arg-record = Zapis partii jako tekst lub bajty.
help-arg-step = Pokazuje tylko ten krok i pozycję po nim; 0 to początek.
help-arg-position-file = Pozycja.
help-serve = Udostępnia stoły przeglądarkom, dopóki nie zostanie zatrzymany. Opcje są ważniejsze niż zmienne ONEIROS_*, a one ważniejsze niż plik.
help-arg-port = Port do nasłuchiwania; bez podania 7117, 0 wybiera wolny.
help-arg-data = Folder na stoły; bez podania własny w folderze danych użytkownika.
help-arg-lan = Nasłuchuj w sieci i pokaż innym link oraz kod QR.
help-arg-public-url = Adres używany przez ludzi za serwerem proxy: https://dreams.example. Przy https ciasteczka są wysyłane tylko przez TLS. O tym, czy ufać adresom podawanym przez proxy, decyduje --trust-proxy.
help-arg-database = Przechowuj stoły w tej bazie PostgreSQL zamiast w folderze: postgres://user@host/name.
help-arg-trust-proxy = Ufaj ostatniemu adresowi w X-Forwarded-For; tylko za serwerem proxy, który go ustawia.
help-arg-private-hooks = Wysyłaj wiadomości do nieobecnych także na ten komputer i do sieci prywatnych.
help-arg-config = Plik TOML z tymi ustawieniami (port, data, lan, public_url, database, trust_proxy, private_hooks, log) i tabelą [limits].
help-arg-log = Postać dziennika na standardowym wyjściu błędów; bez podania human.
help-limits = Limity, w tabeli [limits] pliku albo jako ONEIROS_LIMITS_*, z tym, co obowiązuje, gdy niczego nie ustawiono; czasy w sekundach. Co każdy z nich ogranicza, opisuje docs/serving.md.
help-backup = Kopiuje wszystko, co przechowuje serwer, do nowego pliku, także gdy serwer działa.
help-check = Odtwarza każdy stół przechowywany przez serwer i wymienia te, których nie da się odtworzyć.
help-arg-backup-file = Nowy plik: baza danych SQLite, którą można umieścić w folderze jako oneiros.db.
help-export = Zapisuje partie jako zapisy: partię jednego stołu na standardowe wyjście albo z --all wszystkie do folderu. Także trwające, więc zachowaj pliki dla siebie, dopóki się nie skończą.
help-import = Przyjmuje zapisy, każdy jako stół, albo całą kopię z oneiros backup do pustego magazynu. Serwer folderu musi być zatrzymany.
help-arg-table = Nazwa stołu, jak w jego linku.
help-arg-all = Zapisz partie wszystkich stołów.
help-arg-to = Folder na nie.
help-arg-import-files = Zapisy albo kopia całego magazynu.
help-play = Rozgrywa partię w tym terminalu.
help-arg-game-name = W co grać.
help-arg-people = Ilu ludzi gra przy tym terminalu; pozostałe miejsca zajmują komputery. 1, jeśli nie podano.
help-arg-luck = Liczba, z której bierze się cały przypadek; bez podania za każdym razem inna.
help-arg-save = Plik, w którym partia zapisuje się po każdym kroku.
help-arg-go-on = Kontynuuje zapisaną partię.

## Symulacje

sim-title = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} { $game }, { $players ->
    [one] jeden gracz
   *[other] { $players } graczy
}: gracz komputerowy { $player }, ziarno { $seed }{ $edition ->
    [none] {""}
   *[other] , wydanie { $edition }
}{ $pack ->
    [none] {""}
   *[other] , zestaw { $pack }
}{ $options ->
    [none] .
   *[other] , opcje { $options }.
}
sim-mean = średnia
sim-min = najmniej
sim-max = najwięcej
sim-decisions = decyzje na partię
sim-legal = działania na decyzję
sim-score = punkty
sim-forced = Decyzje z jedynym działaniem: { $percent } %.
sim-wins = { $name } wygrywa { $wins } ({ $percent } %).
sim-shared = Wspólne zwycięstwa: { $games } ({ $percent } %).
sim-won = Wygrane wspólnie: { $games } ({ $percent } %).
sim-lost = Bez zwycięzcy: { $games } ({ $percent } %).
sim-speed = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $seconds } s.

## Zapisy partii

replay-title = { $game }{ $edition ->
    [none] {""}
   *[other] , wydanie { $edition }
}{ $pack ->
    [none] {""}
   *[other] , zestaw { $pack }
}{ $options ->
    [none] .
   *[other] , opcje { $options }.
} { $seats }.
replay-start = Początek
replay-step = Krok { $step }: { $entry }
replay-scores = Punkty: { $scores }.
replay-points = { $name }: { $points } ({ $causes }).
replay-no-points = nic
replay-winners = Zwycięża: { $names }.
replay-lost = Nikt nie zwyciężył.
replay-unfinished = Partia nie jest skończona.
replay-agrees = Partia kończy się tak, jak mówi zapis.
