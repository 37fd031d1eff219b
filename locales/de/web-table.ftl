### Der Tisch im Browser.

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

tabletop-title = Dreamscape
tabletop-prompt = Worauf die Partie wartet
tabletop-your-turn = Du bist dran
tabletop-your-turn-as = Du bist dran als { $name }
tabletop-turn-of = { $name } spielt
tabletop-before-you = Vor dir: { $names }.
tabletop-other-behind = { $name } wartet auf { $names }.
tabletop-lets-first = Du lässt { $names } den Vortritt.
tabletop-where = { $thing }: wohin?
tabletop-which = Was davon?
tabletop-cancel = Zurücklegen
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
tabletop-behind = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
tabletop-not-done = Die Verbindung riss ab; das wurde nicht getan.
tabletop-unknown = Die Verbindung riss ab; ob das getan wurde, ist nicht bekannt. Sieh auf den Tisch, wenn sie wieder da ist.
tabletop-rule = Regel { $rule }
tabletop-undo = Zurücknehmen
tabletop-redo = Wiederholen
tabletop-undo-reach = { $steps ->
    [one] ein Schritt
   *[other] bis zu { $steps } Schritte
}
tabletop-result = Das Ergebnis

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
tabletop-clock = noch { $time }

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

tabletop-seat = Platz { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
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
tabletop-away = nicht da
tabletop-stood-in = der Computer spielt
tabletop-you = du

## Teile des Bildschirms

tabletop-parts = Teile des Tisches
tabletop-tab-world = Welt
tabletop-tab-dream = Traum
tabletop-tab-cards = Karten
tabletop-tab-others = Andere
tabletop-tab-log = Verlauf
tabletop-log = Was geschah
tabletop-log-chat = Verlauf und Chat
tabletop-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
tabletop-says = { $name }: { $text }
tabletop-chat = Chat
tabletop-chat-closed = Der Chat ist geschlossen.
tabletop-message = Nachricht
tabletop-send = Senden
tabletop-mute = { $name } nicht mehr hören
tabletop-muted = Wen du nicht hörst: { $count }
tabletop-unmute = { $name } wieder hören
tabletop-unmute-somebody = Jemanden wieder hören
tabletop-unsaid = Es gibt keine Verbindung; das wurde nicht gesagt.
tabletop-perhaps-said = Die Verbindung riss ab; ob das gesagt wurde, ist nicht bekannt. Noch einmal unverändert gesendet, wird es nur einmal gesagt.
tabletop-close = Schließen
tabletop-menu = Dieser Tisch
tabletop-home = Zur Startseite
tabletop-rules = Regeln
tabletop-keys = Tasten
tabletop-key-tab = zum nächsten Brett
tabletop-key-arrows = von Ding zu Ding auf einem Brett
tabletop-key-enter = das Ding nehmen oder dort hinlegen
tabletop-key-escape = zurücklegen
tabletop-key-undo = einen Schritt zurücknehmen
tabletop-key-end = beenden: einschlafen oder aufhören
tabletop-key-flat = Landschaften von der Seite oder von oben
tabletop-key-help = diese Tasten

## Der Verlauf

tabletop-log-sat = { $name } setzt sich.
tabletop-log-left = { $name } steht auf.
tabletop-log-started = Die Partie beginnt.
tabletop-log-undone = { $name } nimmt einen Schritt zurück.
tabletop-log-redone = { $name } wiederholt den Schritt.
tabletop-log-asked = { $name } bittet um einen Rückschritt.
tabletop-log-taken-back = Alle waren einverstanden: Es geht zurück.
tabletop-log-resigned = { $name } gibt auf.
tabletop-log-timed-out = Die Zeit von { $name } ist um.
tabletop-log-stood-in = Der Computer spielt für { $name }.
tabletop-log-came-back = { $name } ist wieder da.
tabletop-log-bot-sat = Ein Computerspieler setzt sich: { $name }.
tabletop-log-answered = { $name } antwortet.
tabletop-log-chat-closed = Der Chat wird geschlossen oder geöffnet.
tabletop-log-rematched = Ein Tisch für die nächste Partie steht bereit.
tabletop-missed = Während du weg warst
tabletop-missed-earlier = { $count ->
    [one] … und ein früherer Schritt
   *[other] … und { $count } frühere Schritte
}
tabletop-go-on = Weiter

## Der Tisch selbst

tabletop-gathering-title = Vor der Partie
tabletop-gathering = Die Partie beginnt, wenn jeder Platz besetzt ist.
tabletop-free = frei
tabletop-sit = Hinsetzen
tabletop-seat-bot = Computer
tabletop-leave = Aufstehen
tabletop-free-seat = Platz freimachen
tabletop-invite = Andere einladen
tabletop-agreed = Was vereinbart ist
tabletop-link-label = Link zu diesem Tisch
tabletop-code-label = Code
tabletop-connecting = Verbinden …
tabletop-lost = Die Verbindung ist weg; neuer Versuch.
tabletop-closing = Der Server hält an; die Partie geht weiter, wenn er zurück ist.
tabletop-ended = Der Server hat die Verbindung geschlossen.
tabletop-gone = Hier gibt es nichts zu sehen
tabletop-broken = An diesem Tisch kann nicht weitergespielt werden; so sah er zuletzt aus.
tabletop-watching = Alle Plätze sind besetzt; du schaust zu.
tabletop-watching-late = { $steps ->
    [one] Alle Plätze sind besetzt; du schaust zu, einen Schritt später.
   *[other] Alle Plätze sind besetzt; du schaust zu, { $steps } Schritte später.
}
tabletop-watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
tabletop-show = Die Seite von { $name } zeigen
tabletop-ask-back = Um Rückschritt bitten
tabletop-ask-back-steps = Schritte zurück, wenn die anderen einverstanden sind
tabletop-asks-back = { $name } bittet, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurückzugehen.
tabletop-agree = Einverstanden
tabletop-disagree = Ablehnen
tabletop-withdraw = Bitte zurückziehen
tabletop-withdrawn = { $name } zieht die Bitte zurück.
tabletop-refused-back = { $name } lehnt es ab, zurückzugehen.
tabletop-resign = Aufgeben
tabletop-resign-yes = Ja, aufgeben
tabletop-sure = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
tabletop-report = Ein Problem melden
tabletop-close-chat = Chat schließen
tabletop-open-chat = Chat öffnen

## Das Ende

tabletop-over = Die Partie ist zu Ende
tabletop-winner = { $name } gewinnt.
tabletop-winners = { $names } teilen sich den Sieg.
tabletop-rival-wins = Herr Albtraum gewinnt. Schlaf trotzdem gut.
tabletop-given-up = Die anderen haben aufgegeben.
tabletop-chart = Punkte nach jedem Zyklus.
tabletop-points-by-cycle = Punkte nach Zyklus
tabletop-points-by-cause = Punkte nach Herkunft
tabletop-part-cycle = Zyklus { $cycle }
tabletop-part-end = Wertung
tabletop-sum = Summe
tabletop-no-account = Der Verlauf der Partie ließ sich nicht laden.
tabletop-share = Link zur Aufzeichnung
tabletop-rematch = Noch einmal spielen
tabletop-play-on = Am neuen Tisch weiterspielen
tabletop-replay = Aufzeichnung ansehen
tabletop-record = Partie sichern
