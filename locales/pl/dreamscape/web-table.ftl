### Stół Dreamscape w przeglądarce.

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

tabletop-before-you = Przed tobą: { $names }.
tabletop-other-behind = { $name } czeka. Przed tą osobą: { $names }.
tabletop-lets-first = Przepuszczasz: { $names }.
tabletop-where = { $thing }: dokąd?
tabletop-which = Co z tego?
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
tabletop-stood-in = gra komputer

## Części ekranu

tabletop-parts = Części stołu
tabletop-tab-world = Kraina
tabletop-tab-dream = Sen
tabletop-tab-cards = Karty
tabletop-tab-others = Inni
tabletop-tab-log = Przebieg
tabletop-key-end = zakończ: zaśnij albo przestań
tabletop-key-flat = krajobrazy z boku albo z góry

## Koniec

tabletop-rival-wins = Wygrywa Pan Koszmar. Mimo to śpij dobrze.
tabletop-chart = Punkty po każdym cyklu.
tabletop-points-by-cycle = Punkty według cykli
tabletop-points-by-cause = Punkty według źródeł
tabletop-part-cycle = Cykl { $cycle }
tabletop-part-end = Podliczenie
tabletop-sum = Razem
