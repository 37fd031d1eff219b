### Na co czeka gra. Przed tymi zdaniami stoi imię gracza.

prompt-start-card = Wybierz swoją pierwszą kartę.
prompt-travel = Podróż, { $points ->
    [0] brak punktów akcji
    [one] został jeden punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}. Zbieraj, idź dalej, użyj mocy albo zaśnij.
prompt-travel-step = Podróż, { $points ->
    [0] brak punktów akcji
    [one] został jeden punkt akcji
    [few] zostały { $points } punkty akcji
   *[many] zostało { $points } punktów akcji
}. Twój Marzyciel ma darmowy krok.
prompt-creation = Tworzenie. Kładź Okruchy, chodź, sadź, wymieniaj albo zakończ.
prompt-creation-step = Tworzenie. Twój Marzyciel ma darmowy krok.
prompt-finale = Finał, twoje ostatnie Tworzenie. Kładź, chodź, sadź, wymieniaj albo zakończ.
prompt-finale-step = Finał. Twój Marzyciel ma darmowy krok.
prompt-on-tree = Twój Marzyciel jest w koronie drzewa i musi iść dalej.
prompt-harvest = Żniwiarze Snów: połóż wylosowany Okruch na końcu rzędu.
prompt-lake = Jezioro Wiecznego Lata: wybierz rząd do ułożenia.
prompt-arrange = Jezioro Wiecznego Lata: który Okruch na miejsce { $slot } { $location-at }?
prompt-tower = Wieża Wędrówek: zabierz { $left ->
    [one] jeszcze jeden Okruch
    [few] do { $left } Okruchów
   *[many] do { $left } Okruchów
} albo przestań.
prompt-golem = Zegarowy Golem: { $left ->
    [one] został jeden ruch
    [few] zostały { $left } ruchy
   *[many] zostało { $left } ruchów
}, albo przestań.
prompt-king = Król Snów: z której talii chcesz zobaczyć karty?
prompt-king-keep = Król Snów: zatrzymaj jedną z tych kart z talii { $level } albo żadnej.
prompt-order = Kilka kart jest gotowych: która pierwsza?
prompt-retain = Na twoim stosie spotykają się dwa przechowane Okruchy: który zostaje?
prompt-draw = Karta gotowa! Dobierz { $count ->
    [one] jedną kartę
    [few] { $count } karty
   *[many] { $count } kart
} z talii albo nic.
prompt-keep = Zatrzymaj jedną z tych kart z talii { $level } albo żadnej.
prompt-sow = Pan Koszmar idzie za tobą: połóż czerwony Okruch na ścieżce { $location-at }.
prompt-waiting = Twoja prośba czeka na innych: { $supply }. Możesz ją wycofać.
prompt-deck-lent = Twoja prośba czeka na talię { $level }. Możesz ją wycofać.
