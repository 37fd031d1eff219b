### Worauf das Spiel wartet. Der Name des Spielers steht vor diesen Sätzen.

prompt-start-card = Wähle deine erste Traumkarte.
prompt-travel = Reise, { $points ->
    [0] kein Aktionspunkt übrig
    [one] noch ein Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}. Sammle, zieh weiter, nutze eine Kraft oder schlaf ein.
prompt-travel-step = Reise, { $points ->
    [0] kein Aktionspunkt übrig
    [one] noch ein Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}. Dein Träumer hat einen kostenlosen Schritt.
prompt-creation = Gestalten. Lege Splitter, geh, pflanze, tausche oder beende.
prompt-creation-step = Gestalten. Dein Träumer hat einen kostenlosen Schritt.
prompt-finale = Finale, dein letztes Gestalten. Lege, geh, pflanze, tausche oder beende.
prompt-finale-step = Finale. Dein Träumer hat einen kostenlosen Schritt.
prompt-on-tree = Dein Träumer ist in einem Baumwipfel und muss weitergehen.
prompt-harvest = Traumernter: Lege einen gezogenen Splitter ans Ende einer Reihe.
prompt-lake = See des ewigen Sommers: Welche Reihe willst du ordnen?
prompt-arrange = See des ewigen Sommers: Welcher Splitter kommt auf Platz { $slot } von { $location }?
prompt-tower = Turm der Wanderschaft: Nimm { $left ->
    [one] noch einen Splitter
   *[other] bis zu { $left } Splitter
} zurück oder hör auf.
prompt-golem = Uhrwerk-Golem: { $left ->
    [one] noch ein Zug
   *[other] noch { $left } Züge
}, oder hör auf.
prompt-king = König der Träume: Von welchem Stapel willst du Karten sehen?
prompt-king-keep = König der Träume: Behalte eine dieser Karten vom Stapel { $level } oder keine.
prompt-order = Mehrere Traumkarten sind vollendet: welche zuerst?
prompt-retain = Zwei gelagerte Splitter treffen sich auf deinem Stapel: Welcher bleibt?
prompt-draw = Eine Traumkarte ist vollendet! Zieh { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} von einem Stapel oder nichts.
prompt-keep = Behalte eine dieser Karten vom Stapel { $level } oder keine.
prompt-sow = Herr Albtraum folgt dir: Lege einen roten Splitter auf einen Weg bei { $location }.
prompt-waiting = Deine Bitte wartet auf andere: { $supply }. Du kannst sie zurücknehmen.
prompt-deck-lent = Deine Bitte wartet auf den Stapel { $level }. Du kannst sie zurücknehmen.
