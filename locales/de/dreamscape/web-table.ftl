### Der Tisch von Dreamscape im Browser.

## Aktionen, als Verben auf Knöpfen

tabletop-act-collect = { $shard } sammeln
tabletop-act-move = Ziehen: { $location }
tabletop-act-power = { $power } nutzen
tabletop-act-use = { $shard } auf { $card }: { $power } nutzen
tabletop-act-store = { $shard } auf { $card } lagern
tabletop-act-enter = Mit dem Träumer auf { $cell } eintreten ({ $shard })
tabletop-act-step = Nach { $cell } gehen ({ $shard })
tabletop-act-place = { $shard } auf { $cell } legen
tabletop-act-exchange = { $give } gegen { $take } tauschen
tabletop-act-plant = Auf { $cell } einen Baum pflanzen ({ $shard })
tabletop-act-end-travel = { $points ->
    [0] Hier einschlafen
    [one] Hier einschlafen, ein Punkt ungenutzt
   *[other] Hier einschlafen, { $points } Punkte ungenutzt
}
tabletop-act-end-creation = { $count ->
    [0] Gestalten beenden
    [one] Gestalten beenden, ein Splitter kommt in den Beutel
   *[other] Gestalten beenden, { $count } Splitter kommen in den Beutel
}
tabletop-act-harvest = { $shard } ans Ende der Reihe { $location-at } legen
tabletop-act-lake = Die Reihe { $location-at } ordnen
tabletop-act-next = Als Nächstes { $shard }
tabletop-act-take = { $shard } von { $cell } zurücknehmen
tabletop-act-golem = { $load ->
    [0] { $shard } von { $from } nach { $to } bewegen
   *[other] { $shard } mit { $load } darauf von { $from } nach { $to } bewegen
}
tabletop-act-done = Hier aufhören
tabletop-act-draw = Vom Stapel { $level } ziehen
tabletop-act-draw-none = Nichts ziehen
tabletop-act-keep = { $card } behalten
tabletop-act-keep-none = Keine behalten
tabletop-act-complete = Zuerst { $card }
tabletop-act-retain = { $shard } dort lassen
tabletop-act-sow = Den roten Splitter auf den Weg { $link } legen
tabletop-act-waive = { $names } den Vortritt lassen: { $supply }
tabletop-act-withdraw = Die Bitte zurücknehmen

## Wer dran ist, und was zu tun ist

tabletop-before-you = Vor dir: { $names }.
tabletop-other-behind = { $name } wartet auf { $names }.
tabletop-lets-first = Du lässt { $names } den Vortritt.
tabletop-where = { $thing }: wohin?
tabletop-which = Was davon?
tabletop-walk = Gehen
tabletop-walk-to = Nach { $cell } gehen: { $cost ->
    [0] kostenlos
    [one] eine Bewegung
   *[other] { $cost } Bewegungen
}, { $points }
tabletop-walk-completes = vollendet „{ $card }“
tabletop-plant = Einen Baum pflanzen
tabletop-chance = der Zufall entscheidet
tabletop-choose-first = Wähle zuerst etwas, das leuchtet.
tabletop-not-now = Einen Moment, jemand anders ist dran.

## Die Zeit

tabletop-cycle = Zyklus { $cycle } von { $cycles }
tabletop-phase-start = Erste Karten
tabletop-phase-travel = Reise
tabletop-phase-nightmare = Albtraum
tabletop-phase-creation = Gestalten
tabletop-phase-finale = Finale
tabletop-phase-over = Das Ende
tabletop-action-points = { $points ->
    [0] kein Aktionspunkt übrig
    [one] noch ein Aktionspunkt
   *[other] noch { $points } Aktionspunkte
}

## Die Traumwelt

tabletop-world = Traumwelt
tabletop-row = Reihe von Ort { $place }, Schlüssel zuerst: { $row }
tabletop-linked = Verbunden mit: { $places }.
tabletop-empty = leer
tabletop-link = Weg { $link }
tabletop-link-red = Ein roter Splitter auf dem Weg { $link }
tabletop-sleeper = Schläfer
tabletop-sleeps = { $name } schläft hier
tabletop-stands = { $name } ist hier
tabletop-mr-nightmare = Herr Albtraum
tabletop-bag = Beutel
tabletop-trees = Bäume
tabletop-reserve = Rote
tabletop-decks = Stapel

## Dreamscape und Hände

tabletop-dreamscape-of = Dreamscape von { $name }
tabletop-cell = { $cell }, Spalte { $column }, Reihe { $row }: { $stack }
tabletop-card-cell = Spalte { $column }, Reihe { $row }: { $stack }
tabletop-lit = jetzt möglich
tabletop-tree = Baum
tabletop-dreamer = Träumer
tabletop-dreamer-beside = Träumer, neben dem Brett
tabletop-reach = Kostet { $cost }, bringt { $points }.
tabletop-reach-label = { $cost }B { $points }
tabletop-hands = Deine Hände
tabletop-hands-of = Hände von { $name }
tabletop-hands-hold = Hände: { $shards }
tabletop-hands-empty = Hände leer
tabletop-nothing = nichts
tabletop-shards = { $count } × { $shard }
tabletop-exchange-for = Tauschen gegen
tabletop-in-bag = { $shard }, { $count } im Beutel
tabletop-laid-drawn = Gezogen: welcher?
tabletop-laid-next = Welcher kommt als Nächster?
tabletop-laid-retain = Welcher bleibt?
tabletop-arrange = Ordnen: { $place }
tabletop-arrange-settled = Platz { $slot }: { $shard }
tabletop-arrange-next = { $shard } auf Platz { $slot }
tabletop-arrange-key = Der erste ist der Schlüssel.
tabletop-arrange-end = Der letzte wird zuerst gesammelt.

## Karten und Ziele

tabletop-cards = Traumkarten
tabletop-card = { $title }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $power }
tabletop-card-holds = darauf liegt { $shard }
tabletop-card-finished = fertig
tabletop-open-cards = Offene Traumkarten
tabletop-no-cards = Keine offene Traumkarte.
tabletop-finished-cards = Fertig: { $count }
tabletop-drawn = Behalte eine davon
tabletop-deck-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
tabletop-fit-place = Platz { $place } von { $places }:
tabletop-fit-complete = vollendet!
tabletop-fit-missing = { $count ->
    [one] ein Splitter fehlt
   *[other] { $count } Splitter fehlen
}
tabletop-fit-blocked = { $count ->
    [one] auf einem Feld muss erst etwas weg.
   *[other] auf { $count } Feldern muss erst etwas weg.
}
tabletop-fit-tree = Ein Baum fehlt oder ist zu viel.
tabletop-fit-dreamer = Der Träumer muss dort stehen.
tabletop-fit-dreamer-away = Der Träumer muss weg.
tabletop-fit-before = Voriger Platz
tabletop-fit-next = Nächster Platz
tabletop-put-back = Karte zurücklegen
tabletop-purposes = Ziele, und was sie jetzt brächten

## Mitspieler

tabletop-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tabletop-marker = Initiative { $marker }
tabletop-marker-active = Ortskraft noch frei
tabletop-marker-used = Ortskraft genutzt
tabletop-marker-back = in diesem Zyklus fertig
tabletop-card-counts = { $open } offen, { $finished } fertig
tabletop-enlarge = Die Dreamscape von { $name } ansehen
tabletop-stood-in = der Computer spielt

## Teile des Bildschirms

tabletop-parts = Teile des Tisches
tabletop-tab-world = Welt
tabletop-tab-dream = Traum
tabletop-tab-cards = Karten
tabletop-tab-others = Andere
tabletop-tab-log = Verlauf
tabletop-key-end = beenden: einschlafen oder aufhören
tabletop-key-flat = Landschaften von der Seite oder von oben

## Das Ende

tabletop-rival-wins = Herr Albtraum gewinnt. Schlaf trotzdem gut.
tabletop-chart = Punkte nach jedem Zyklus.
tabletop-points-by-cycle = Punkte nach Zyklus
tabletop-points-by-cause = Punkte nach Herkunft
tabletop-part-cycle = Zyklus { $cycle }
tabletop-part-end = Wertung
tabletop-sum = Summe
