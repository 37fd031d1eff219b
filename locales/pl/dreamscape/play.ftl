### Gra w terminalu.

## Akcje

act-collect = Zbierz { $shard-acc }
act-move = Idź { $location-to } za punkt
act-move-free = Idź za darmo { $location-to }
act-power = Użyj mocy { $power-gen }
act-use = { $shard } na kartę { $card }: użyj mocy { $power-gen }
act-store = Przechowaj { $shard-acc } na karcie { $card }
act-enter = Wejdź Marzycielem na { $cell } ({ $shard })
act-step = Idź na { $cell } ({ $shard }) za Ruch
act-step-free = Idź za darmo na { $cell } ({ $shard })
act-place = Połóż { $shard-acc } na { $cell }
act-place-on = Połóż { $shard-acc } na { $cell }, na wierzch: { $top }
act-exchange = Wymień { $count } × { $give } na { $take-acc }
act-plant = Posadź drzewo na { $cell } ({ $shard })
act-end-travel = { $points ->
    [0] Zaśnij tutaj
    [one] Zaśnij tutaj, jeden punkt przepada
    [few] Zaśnij tutaj, { $points } punkty przepadają
   *[many] Zaśnij tutaj, { $points } punktów przepada
}
act-end-creation = { $count ->
    [0] Zakończ Tworzenie
    [one] Zakończ Tworzenie, jeden Okruch trafia do woreczka
    [few] Zakończ Tworzenie, { $count } Okruchy trafiają do woreczka
   *[many] Zakończ Tworzenie, { $count } Okruchów trafia do woreczka
}
act-harvest = Połóż { $shard-acc } na końcu rzędu { $location-at }
act-lake = Ułóż rząd { $location-at }
act-next = Następnie { $shard }
act-take = Zabierz { $shard-acc } z { $cell }
act-golem = { $load ->
    [0] Przesuń { $shard-acc } z { $from } na { $to }
   *[many] Przesuń { $shard-acc } (na wierzchu { $load }) z { $from } na { $to }
}
act-done = Przestań
act-draw = Dobierz z talii { $level }
act-draw-none = Nie dobieraj
act-keep = Zatrzymaj kartę { $card }
act-keep-none = Nie zatrzymuj żadnej
act-complete = Najpierw { $card }
act-retain = Zostaw tam { $shard-acc }
act-sow = Połóż czerwony Okruch na ścieżce { $link }
act-waive = Przepuść: { $names } ({ $supply })
act-withdraw = Wycofaj prośbę

group-move = Idź dalej, sposoby: { $count }
group-use = Użyj mocy karty, sposoby: { $count }
group-store = Przechowaj Okruch na karcie, sposoby: { $count }
group-step = Idź Marzycielem, sposoby: { $count }
group-place = Połóż { $shard-acc }, sposoby: { $count }
group-exchange = Wymień { $give-acc }, sposoby: { $count }
group-plant = Posadź drzewo, sposoby: { $count }
group-golem = Przesuń Okruch z { $cell }, sposoby: { $count }
group-take = Zabierz Okruch, sposoby: { $count }
group-harvest = Połóż { $shard-acc } w rzędzie, sposoby: { $count }

## Ekrany

ui-cycle = Cykl { $cycle }/{ $cycles }
ui-bag = Woreczek { $count }:
ui-trees = Drzewa { $count }
ui-reserve = Czerwone { $count }
ui-decks = Talie
ui-world = Kraina Snów: [klucz] rząd › dłoń
ui-dreamscape = Pracownia gracza { $seat }
ui-hands = Dłonie
ui-empty = puste
ui-finished = Gotowe
ui-free-step = darmowy krok!
ui-players = Kolej, punkty, Dłonie, karty otwarte/gotowe
ui-computer = komputer
ui-rival = Pan Koszmar
ui-purposes = Cele i ich punkty na teraz
ui-cards = Otwarte karty gracza { $seat }
ui-all-cards = Wszystkie karty na stole
ui-drawn = Karty do wyboru
ui-no-cards = Brak otwartej karty.
ui-more-cards = jeszcze { $count }: F2
ui-card-of = { $seat }
ui-finished-of = { $seat }, gotowa
ui-choose = Strzałki, numer lub tekst; Enter.
ui-choose-open = Strzałki lub numer; Esc: wróć.
ui-fitting = { $count ->
    [0] nic; Enter: dlaczego?
    [one] pasuje jedna
    [few] pasują { $count }
   *[many] pasuje { $count }
}
ui-log = Dziennik
ui-boards = Wszystkie Pracownie
ui-asked = { $seat }: { $prompt }
ui-computer-plays = { $seat } (komputer) gra. Enter: nie czekaj.
ui-others-too = (F5: inny gracz)
ui-chance = zdecyduje los
ui-takes-red = bierze czerwony
ui-completes = kończy kartę { $card }
ui-undo = { $steps ->
    [one] Ctrl-Z cofa jeden krok
    [few] Ctrl-Z cofa do { $steps } kroków
   *[many] Ctrl-Z cofa do { $steps } kroków
}, dalej nie: { $reason }
ui-undo-all = { $steps ->
    [one] Ctrl-Z cofa jeden krok.
   *[many] Ctrl-Z cofa do { $steps } kroków.
}
ui-undo-none = Teraz nie ma czego cofnąć: { $reason }
ui-keys = F1 pomoc  F2 karty  F3 log  F4 plansze  Tab inni  Ctrl-Q wyjdź
ui-keys-reading = Strzałki i klawisze stron przewijają, Esc wraca.
ui-why = { $reason } ({ $rule } { $title })
ui-read-rule = Ctrl-R: przeczytaj zasadę.
ui-no-fit = „{ $text }” to nie akcja. F1 pokazuje, jak ją wpisać.
ui-wait = Chwileczkę.
ui-rows-filled = Rzędy się wypełniają: { $rows }.
ui-taken-back = { $seat } cofa: { $action }.
ui-played-again = { $seat } ponawia: { $action }.
ui-cover = Te karty są tylko dla gracza { $seat }.
ui-cover-key = Przekaż ekran graczowi { $seat }, a potem naciśnij Enter.
ui-small = Ten terminal ma { $columns } kolumn i { $lines } wierszy. Gra potrzebuje { $need_columns } i { $need_lines }: powiększ go, proszę. Ctrl-Q wychodzi; gra jest zapisana.
ui-winner = { $seat } wygrywa.
ui-winners = { $names } dzielą się zwycięstwem.
ui-rival-wins = Wygrywa Pan Koszmar. Mimo to śpij dobrze.
ui-total = Razem
ui-end = Koniec partii
ui-keys-end = F2 karty  F3 log  F4 plansze  Enter wychodzi
ui-help = Jak grać
ui-help-text =
    Enter          Gra wybrany wiersz; › otwiera grupę akcji, Esc ją zamyka.
    ↑ ↓ PgUp PgDn  Wybierają wiersz; jego numer też.
    słowa          Pisz, by zobaczyć tylko akcje z tymi słowami: drzewo, b2, wodę.
    notacja        Albo wpisz akcję: collect, move 3, place W b2, step c2, golem b2:1 c2, end.
    {""}               Gdy nie jest dozwolona, zobaczysz dlaczego, wraz z zasadą.
    Ctrl-Z Ctrl-Y  Cofnij, ponów. To, co ujawnione, i zakończone tury zostają.
    Tab            Pokazuje Pracownię i karty następnego gracza.
    F2 F3 F4       Wszystkie karty, cały dziennik, wszystkie Pracownie.
    F5             Gdy kilku graczy może działać naraz: następny z nich.
    Alt-1 do 5     To samo co F1 do F5.
    Ctrl-Q Ctrl-C  Wyjdź. Gra zapisuje się po każdym kroku; --continue gra dalej.
    {""}
    W R L G M N    Woda, Skała, Ziemia, Łąka, Ruch, Koszmar.
    RRW^           Stos od dołu do góry; ^ to drzewo, @ to Marzyciel.
    rr             Skały góry, która dała już punkty w tym cyklu.
    ◇              Pole wejścia: tam leży pierwszy Okruch i tam wchodzi Marzyciel.
    {"["}W] R G ›      Rząd: klucz w nawiasie, dłoń bierze z prawej.
    P zF           Podróżnicy, pierwsza litera nazwy; z leży, ostatni na wierzchu.
    1● 2○          Inicjatywa; pełna kropka: mocy zakątka można jeszcze użyć.
    Mr.N           Pan Koszmar: moc tam śpi. N na ścieżce to czerwony Okruch.
    →4             W grze solo: dokąd Pan Koszmar idzie dalej.
    P12+5          Cel: co gracz do niego ma i ile by teraz dał.
    ( )            Miejsce mocy na karcie: Okruch tam uruchamia moc albo jest przechowany.

## Nazwy

phase-start = Początek
phase-travel = Podróż
phase-nightmare = Koszmar
phase-creation = Tworzenie
phase-finale = Finał
phase-over = Koniec

short-muse = Muzy
short-harvesters = Żniwiarze
short-tower = Wieża
short-golem = Golem
short-lake = Jezioro
short-king = Król

seat-orange = Pomarańczowy
seat-purple = Fioletowy
seat-yellow = Żółty
seat-teal = Turkusowy

## Przed i po

play-no-terminal = Gra potrzebuje terminala o co najmniej 100 kolumnach i 30 wierszach. Otwórz taki i wpisz: oneiros play dreamscape
play-broken-terminal = Terminal nie odpowiada: { $detail }.
play-saved = Gra jest zapisana w { $file }. Dalej: { $command }
play-over = Partia skończona. Jej zapis jest w { $file }.
play-not-saved = Gry nie udało się zapisać w { $file }: { $detail }.
play-put-aside = Niedokończona partia jest zachowana w { $file }.
play-foreign = { $problem } To nie jest partia, którą można kontynuować, więc { $file } zostaje bez zmian; --save wskazuje inny plik.
play-needs-pack = Gra w { $file } została zaczęta zestawem { $pack }, a zestawu o tej nazwie i z tymi kartami tu nie ma. Aby grać dalej, podaj plik zestawu: { $command }. Aby zacząć inną grę i zachować tę, zapisz nową gdzie indziej: oneiros play dreamscape --save FILE
play-nothing = W { $file } nie ma partii do kontynuowania. Nową zaczyna: oneiros play dreamscape
play-no-folder = Nie ma folderu, w którym można zapisać grę. Podaj plik: --save PLIK
play-panic = Coś poszło nie tak w samej grze. Do ostatniego kroku jest zapisana w { $file }.
