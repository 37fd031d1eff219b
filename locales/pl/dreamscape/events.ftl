### Co się dzieje w partii Dreamscape, tak jak opowiada to dziennik.

## Przygotowanie i Odnowa

event-purpose = Cel: { $kind }.
event-purpose-of-colour = Cel: { $kind }, { $shard }.
event-initiative = { $seat } dostaje inicjatywę { $marker }.
event-cards-drawn = { $seat } dobiera { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} z talii { $level }.
event-card-seen = { $seat } widzi kartę { $card }.
event-start-chosen = { $seat }: pierwsza karta wybrana.
event-card-kept = { $seat } zatrzymuje kartę { $card }.
event-cards-returned = { $seat } odkłada { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} pod talię { $level }.
event-row-filled = { $shard } trafia { $location-to }.
event-clock = Zaczyna się cykl { $cycle }.
event-restored = { $seat } odzyskuje { $shard-acc } z karty { $card }.

## Podróż

event-travel-begins = { $seat } podróżuje.
event-collected = { $seat } zbiera { $shard-acc } { $location-at }.
event-moved = { $seat } idzie { $location-to }.
event-moved-free = { $seat } idzie za darmo { $location-to }.
event-red-taken = { $seat } bierze czerwony Okruch ze ścieżki { $link }.
event-red-left = Czerwony Okruch zostaje na ścieżce { $link }: { $seat } ma już dwa.
event-travel-ends = { $seat } zasypia { $location-at }.

## Moce

event-power = { $seat } używa mocy { $power-gen }.
event-card-power = { $seat } kładzie { $shard-acc } na kartę { $card } i używa mocy { $power-gen }.
event-stored = { $seat } przechowuje { $shard-acc } na karcie { $card }.
event-drawn = { $seat } losuje { $shard-acc } z woreczka.
event-bag-empty = Woreczek jest pusty.
event-harvest-drawn = { $seat } losuje { $shard-acc } do rzędu.
event-harvested = { $seat } kładzie { $shard-acc } na końcu rzędu { $location-at }.
event-harvest-returned = { $shard } nie znajduje miejsca i wraca do woreczka.
event-lake = { $seat } układa rząd { $location-at }.
event-arranged = Miejsce { $slot } { $location-at }: { $shard }.
event-taken = { $seat } zabiera { $shard-acc } z { $cell }.
event-golem = { $seat } przesuwa { $shard-acc } z { $from }:{ $height } na { $to }.
event-power-ends = { $seat }: moc zakończona.

## Marzyciel

event-entered = { $seat }: Marzyciel wchodzi na { $cell }.
event-stepped-free = { $seat }: Marzyciel idzie za darmo na { $cell }.
event-stepped = { $seat }: Marzyciel idzie na { $cell } za Ruch.
event-scored = { $seat }: { $points-signed } { $cause }.

## Koszmary

event-nightmare-moved = Pan Koszmar przychodzi { $location-to }.
event-red-sown = Na ścieżce { $link } pojawia się czerwony Okruch.

## Tworzenie

event-creation-begins = { $seat } tworzy.
event-placed = { $seat } kładzie { $shard-acc } na { $cell }.
event-replaced = { $seat }: to, co leżało na { $cell }, ustępuje czerwonemu Okruchowi.
event-exchanged = { $seat } wymienia { $count } × { $give } na { $take-acc }.
event-planted = { $seat } sadzi drzewo na { $cell }.
event-completed = { $seat } kończy kartę { $card }!
event-stored-moved = { $seat }: { $shard } leży teraz na karcie { $card }, na wierzchu stosu.
event-stored-lost = { $seat } oddaje przechowywany Okruch do woreczka: { $shard }.
event-left-over = { $seat } oddaje do woreczka { $count } × { $shard }.
event-reds-to-reserve = { $count ->
    [one] Czerwony Okruch gracza { $seat } nie znajduje miejsca i trafia
    [few] { $count } czerwone Okruchy gracza { $seat } nie znajdują miejsca i trafiają
   *[many] { $count } czerwonych Okruchów gracza { $seat } nie znajduje miejsca i trafia
} do zapasu.
event-creation-ends = { $seat } kończy tworzenie.

## Wszyscy naraz

event-waits = { $seat } czeka na { $supply-acc }.
event-waits-deck = { $seat } czeka na talię { $level }.
event-waived = { $seat } przepuszcza: { $to } ({ $supply }).
event-withdrawn = { $seat } wycofuje prośbę.
event-in-vain = { $seat } czeka na próżno: nic już nie zostało.

## Koniec

event-finale = Zaczyna się Finał.
event-purpose-scored = { $seat }: { $points-signed } (cel: { $kind }).
event-over = Koniec partii.

## Gra solo

event-rival-took = Pan Koszmar bierze { $shard-acc } { $location-at }.
event-rival-set = Pan Koszmar odrzuca pełny zestaw: { $points-signed } dla niego.
event-rival-gift = { $seat } dostaje od Pana Koszmara czerwony Okruch.
event-rival-purpose = Pan Koszmar: { $points-signed } (cel: { $kind }).
