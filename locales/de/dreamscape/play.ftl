### Das Spiel im Terminal.

## Aktionen

act-collect = { $shard } sammeln
act-move = Ziehen: { $location } (1 Punkt)
act-move-free = Ziehen: { $location } (kostenlos)
act-power = { $power } nutzen
act-use = { $shard } auf { $card }: { $power } nutzen
act-store = { $shard } auf { $card } lagern
act-enter = Mit dem Träumer auf { $cell } eintreten ({ $shard })
act-step = Für eine Bewegung nach { $cell } gehen ({ $shard })
act-step-free = Kostenlos nach { $cell } gehen ({ $shard })
act-place = { $shard } auf { $cell } legen
act-place-on = { $shard } auf { $cell } legen, auf { $top }
act-exchange = { $count } { $give } gegen { $take } tauschen
act-plant = Auf { $cell } einen Baum pflanzen ({ $shard })
act-end-travel = { $points ->
    [0] Hier einschlafen
    [one] Hier einschlafen, ein Punkt ungenutzt
   *[other] Hier einschlafen, { $points } Punkte ungenutzt
}
act-end-creation = { $count ->
    [0] Gestalten beenden
    [one] Gestalten beenden, ein Splitter kommt in den Beutel
   *[other] Gestalten beenden, { $count } Splitter kommen in den Beutel
}
act-harvest = { $shard } ans Ende der Reihe { $location-at } legen
act-lake = Die Reihe { $location-at } ordnen
act-next = Als Nächstes { $shard }
act-take = { $shard } von { $cell } zurücknehmen
act-golem = { $load ->
    [0] { $shard } von { $from } nach { $to } bewegen
   *[other] { $shard } mit { $load } darauf von { $from } nach { $to } bewegen
}
act-done = Hier aufhören
act-draw = Vom Stapel { $level } ziehen
act-draw-none = Nichts ziehen
act-keep = { $card } behalten
act-keep-none = Keine behalten
act-complete = Zuerst { $card }
act-retain = { $shard } dort lassen
act-sow = Den roten Splitter auf den Weg { $link } legen
act-waive = { $names } den Vortritt lassen: { $supply }
act-withdraw = Die Bitte zurücknehmen

group-move = Weiterziehen, { $count } Arten
group-use = Die Kraft einer Karte nutzen, { $count } Arten
group-store = Einen Splitter auf einer Karte lagern, { $count } Arten
group-step = Mit dem Träumer gehen, { $count } Arten
group-place = { $shard } legen, { $count } Arten
group-exchange = { $give } tauschen, { $count } Arten
group-plant = Einen Baum pflanzen, { $count } Arten
group-golem = Einen Splitter von { $cell } bewegen, { $count } Arten
group-take = Einen Splitter zurücknehmen, { $count } Arten
group-harvest = { $shard } in eine Reihe legen, { $count } Arten

## Bildschirme

ui-cycle = Zyklus { $cycle }/{ $cycles }
ui-bag = Beutel { $count }:
ui-trees = Bäume { $count }
ui-reserve = Rot { $count }
ui-decks = Stapel
ui-world = Traumwelt: [Schlüssel] Reihe › Hand
ui-dreamscape = Dreamscape von { $seat }
ui-hands = Hände
ui-empty = leer
ui-finished = Fertig
ui-free-step = Schritt frei!
ui-players = Folge, Punkte, Hände, Karten offen/fertig
ui-computer = Computer
ui-rival = Herr Albtraum
ui-purposes = Ziele, und was sie jetzt brächten
ui-cards = Offene Traumkarten von { $seat }
ui-all-cards = Alle Traumkarten auf dem Tisch
ui-drawn = Karten zur Wahl
ui-no-cards = Keine offene Traumkarte.
ui-more-cards = { $count } mehr: F2
ui-card-of = { $seat }
ui-finished-of = { $seat }, fertig
ui-choose = Pfeile, Zahl oder Text; Enter.
ui-choose-open = Pfeile oder Zahl; Esc: zurück.
ui-fitting = { $count ->
    [0] nichts; Enter: warum?
    [one] eine passt
   *[other] { $count } passen
}
ui-log = Protokoll
ui-boards = Alle Dreamscapes
ui-asked = { $seat }: { $prompt }
ui-computer-plays = { $seat } (Computer) spielt. Enter: nicht warten.
ui-others-too = (F5: ein anderer Spieler)
ui-chance = der Zufall entscheidet
ui-takes-red = nimmt Rot
ui-completes = vollendet { $card }
ui-undo = { $steps ->
    [one] Strg-Z nimmt einen Schritt zurück
   *[other] Strg-Z nimmt bis zu { $steps } Schritte zurück
}, dann ist Schluss: { $reason }
ui-undo-all = { $steps ->
    [one] Strg-Z nimmt einen Schritt zurück.
   *[other] Strg-Z nimmt bis zu { $steps } Schritte zurück.
}
ui-undo-none = Jetzt ist nichts zurückzunehmen: { $reason }
ui-keys = F1 Hilfe  F2 Karten  F3 Log  F4 Bretter  Tab andere  Strg-Q Ende
ui-keys-reading = Pfeile und Bildtasten blättern, Esc führt zurück.
ui-why = { $reason } ({ $rule } { $title })
ui-read-rule = Strg-R: die Regel lesen.
ui-no-fit = „{ $text }“ ist keine Aktion. F1 zeigt, wie man eine tippt.
ui-wait = Einen Augenblick.
ui-rows-filled = Die Reihen füllen sich: { $rows }.
ui-taken-back = { $seat } nimmt zurück: { $action }.
ui-played-again = { $seat } spielt noch einmal: { $action }.
ui-cover = Diese Karten sind nur für { $seat }.
ui-cover-key = Gib den Bildschirm an { $seat } weiter; dann drücke Enter.
ui-small = Dieses Terminal hat { $columns } Spalten und { $lines } Zeilen. Das Spiel braucht { $need_columns } und { $need_lines }: Bitte mach es größer. Strg-Q beendet; die Partie ist gespeichert.
ui-winner = { $seat } gewinnt.
ui-winners = { $names } teilen sich den Sieg.
ui-rival-wins = Herr Albtraum gewinnt. Schlaf trotzdem gut.
ui-total = Summe
ui-end = Die Partie ist zu Ende
ui-keys-end = F2 Karten  F3 Log  F4 Bretter  Enter beendet
ui-help = Wie man spielt
ui-help-text =
    Enter          Spielt die gewählte Zeile; › öffnet eine Gruppe, Esc schließt sie wieder.
    ↑ ↓ Bild       Wählen eine Zeile; ihre Nummer tut es auch.
    Wörter         Tippe, um nur Aktionen mit diesen Wörtern zu sehen: Baum, b2, Wasser.
    Notation       Oder tippe eine Aktion: collect, move 3, place W b2, step c2, golem b2:1 c2, end.
    {""}               Ist sie nicht erlaubt, wird erklärt warum, mit der Regel.
    Strg-Z Strg-Y  Zurücknehmen, noch einmal spielen. Gesehenes und beendete Züge bleiben.
    Tab            Zeigt Dreamscape und Karten des nächsten Spielers.
    F2 F3 F4       Alle Karten, das ganze Protokoll, alle Dreamscapes.
    F5             Wo mehrere zugleich handeln dürfen: der Nächste von ihnen.
    Alt-1 bis 5    Dasselbe wie F1 bis F5.
    Strg-Q Strg-C  Beenden. Gespeichert wird nach jedem Schritt; --continue macht weiter.
    {""}
    W R L G M N    Wasser, Stein, Land, Gras, Bewegung, Albtraum.
    RRW^           Ein Stapel von unten nach oben; ^ ist ein Baum, @ der Träumer.
    rr             Steine eines Gebirges, das in diesem Zyklus schon Punkte gab.
    ◇              Das Eingangsfeld: Dort liegt der erste Splitter, dort tritt der Träumer ein.
    {"["}W] R G ›      Eine Reihe: der Schlüssel in Klammern, die Hand nimmt von rechts.
    O zV           Schläfer mit dem ersten Buchstaben; z liegt, der letzte oben.
    1● 2○          Initiative; mit vollem Punkt ist die Kraft eines Ortes noch zu nutzen.
    Mr.N           Herr Albtraum: Die Kraft dort schläft. N auf einem Weg ist ein roter Splitter.
    →4             Im Solospiel: wohin Herr Albtraum als Nächstes geht.
    O12+5          Ein Ziel: was der Spieler dafür hat, und was es jetzt brächte.
    ( )            Der Kraftplatz einer Karte: Ein Splitter dort nutzt die Kraft oder wird gelagert.

## Namen

phase-start = Erste Karten
phase-travel = Reise
phase-nightmare = Albtraum
phase-creation = Gestalten
phase-finale = Finale
phase-over = Ende

short-muse = Musen
short-harvesters = Ernter
short-tower = Turm
short-golem = Golem
short-lake = See
short-king = König

seat-orange = Orange
seat-purple = Violett
seat-yellow = Gelb
seat-teal = Türkis

## Davor und danach

play-no-terminal = Das Spiel braucht ein Terminal mit mindestens 100 Spalten und 30 Zeilen. Öffne eines und tippe: oneiros play dreamscape
play-broken-terminal = Das Terminal antwortet nicht: { $detail }.
play-saved = Die Partie ist in { $file } gespeichert. Weiter geht es mit: { $command }
play-over = Die Partie ist zu Ende. Ihre Aufzeichnung liegt in { $file }.
play-not-saved = Die Partie ließ sich nicht in { $file } speichern: { $detail }.
play-put-aside = Die Partie, die du nicht beendet hattest, liegt in { $file }.
play-foreign = { $problem } Das ist keine Partie zum Weiterspielen, darum bleibt { $file }, wie es ist; --save nennt eine andere Datei.
play-needs-pack = Das Spiel in { $file } wurde mit dem Kartenpaket { $pack } begonnen, und ein Paket mit diesem Namen und diesen Karten gibt es hier nicht. Um weiterzuspielen, nenne die Datei des Pakets: { $command }. Um ein anderes Spiel zu beginnen und dieses zu behalten, speichere das neue woanders: oneiros play dreamscape --save FILE
play-nothing = In { $file } gibt es keine Partie zum Weiterspielen. Eine neue beginnt: oneiros play dreamscape
play-no-folder = Es gibt keinen Ordner zum Speichern der Partie. Nenne eine Datei: --save DATEI
play-panic = Im Spiel selbst ist etwas schiefgegangen. Bis zum letzten Schritt ist es in { $file } gespeichert.
