### Was in den Texten von Dreamscape richtig gewesen wäre: Teile einer Liste, keine Sätze. Wörter wie tree oder none, Buchstaben
### und Zeichen werden so getippt und sind in jeder Sprache gleich.

## Aktionen, Ergebnisse und Stellungen: die Form

form-location = ein Ort, 1 bis 6
form-seat = ein Spieler, 1 bis 4
form-number = eine Zahl
form-between = { $low } bis { $high }
form-once = jedes nur einmal
form-letter = der Buchstabe eines Splitters: W R L G M N
form-supply = tree oder der Buchstabe eines Splitters
form-waiver = ein Spieler, der wartet
form-cell = ein Feld, zum Beispiel b2
form-stack = ein Stapel, zum Beispiel b2=RRW^
form-stack-signs = Buchstaben von Splittern, dann ^ für einen Baum, dann @ für den Träumer
form-stacked-shard = ein Splitter in einem Stapel, zum Beispiel b2:1
form-stacked-grey = ein grauer Splitter in einem Stapel, zum Beispiel b2:1
form-card = eine Karte, zum Beispiel #12
form-card-or-none = eine Karte, zum Beispiel #12, oder none
form-stored = eine Karte und ihr Splitter, zum Beispiel #3=W
form-deck = I, II oder III
form-deck-or-none = I, II, III oder none
form-link = ein Weg, zum Beispiel 3-6
form-slot = ein Platz der Reihe, 1 bis 5
form-sleeper = ein Spieler, mit z, wenn sein Schläfer liegt, zum Beispiel 1z
form-tile = ein Plättchen, zum Beispiel t3
form-purpose = ein Plättchen, zum Beispiel t3 oder t7=W
form-drawn-seat = ein Spieler, zum Beispiel s2
form-points = Punkte, zum Beispiel 12 oder water=3
form-points-between = Punkte von { $low } bis { $high }
form-count = eine Farbe und ihre Anzahl, zum Beispiel W20
form-no-options = keine Optionen
form-pack-version = eine Version dieses Kartenpakets

## Stellungen: was eine Regel verlangt

demand-seats = Spieler 1 bis { $players }
demand-no-more-shards = kein { $letter } mehr: Alle sind schon anderswo
demand-no-more-trees = kein Baum mehr: Alle sind schon anderswo
demand-free-card = eine Karte des Kartenpakets, die nirgends sonst liegt
demand-card-of-level = eine Karte der Stufe { $level }
demand-card-too = auch #{ $number }: Sie liegt nirgends sonst
demand-solo-game = eine Solopartie
demand-nightmare-game = eine Partie mit Albträumen
demand-nightmare-phase = eine Partie mit der Phase Albtraum
demand-simultaneous = gleichzeitiges Gestalten
demand-marker = 1 bis { $most }, jede einmal
demand-marker-back = ein Marker, der zurück ist
demand-marker-not-back = ein Marker, der nicht zurück ist
demand-marker-active = ein Marker mit der aktiven Seite oben
demand-first-marker = Marker 1 im Solospiel
demand-sleeper-stands = ein Schläfer, der steht
demand-sleeper-lies = ein Schläfer, der liegt, zum Beispiel 1z
demand-lying-in-order = niedrigere Marker unten: sie sind zuerst gereist
demand-standing-in-order = niedrigere Marker an Orten mit niedrigerer Zahl, bis sie gereist sind
demand-sleeper-at-marker = Schläfer auf den Orten ihrer Marker
demand-sleeper-in-turn = der Ort des Schläfers, der an der Reihe ist
demand-travellers-places = die Orte des Reisenden, darunter der des Schläfers
demand-free-moves = ein übriger Aktionspunkt, und für jeden kostenlosen Zug ein Schlüssel oder eine leere Reihe
demand-nightmare-on-six = 6: Er ist noch nicht gezogen
demand-rival-not-travelled = dass er noch nicht gereist ist
demand-no-full-set = kein vollständiger Satz: W, R, L und G werden zusammen abgeworfen
demand-red-in-reserve = ein roter Splitter im Vorrat
demand-one-red-on-link = ein roter Splitter auf jedem Weg
demand-links-without-red = mindestens zwei Wege ohne roten Splitter
demand-row-with-room = eine Reihe mit Platz
demand-tile-of-game = ein Plättchen, das diese Partie ziehen kann
demand-tile-with-colour = ein Plättchen mit seiner Farbe
demand-tile-without-colour = ein Plättchen ohne Farbe
demand-tile-colour = W, R, L oder G, jedes auf einem Plättchen
demand-cell-of-grid = ein Feld des Rasters { $columns } x { $rows }
demand-nothing-on-top = nichts auf einem Baum oder dem Träumer
demand-nothing-on-red = nichts auf einem roten Splitter
demand-red-alone = ein roter Splitter allein auf seinem Feld
demand-no-tree-on-red = kein Baum auf einem roten Splitter
demand-one-dreamer = nur ein Träumer
demand-cell-with-shard = ein Feld mit einem Splitter
demand-cell-without-red = ein Feld ohne roten Splitter
demand-plain-grey = ein grauer Splitter, der noch nicht markiert ist
demand-dreamer-on-land = ein Träumer auf Land
demand-enters-in-creation = kein kostenloser Schritt auf der Reise: Der Träumer tritt beim Gestalten ein
demand-walk-from-entry = Land auf dem ganzen Weg vom Eingangsfeld: Auf der Reise ist der Träumer eben erst eingetreten
demand-stack-beside = ein Träumer auf dem Eingangsfeld oder neben einem anderen Stapel
demand-marked-mountain = die Markierungen eines Gebirges, das der Träumer schon betreten hat
demand-entered-dreamer = ein Träumer, der eingetreten ist
demand-no-marks-yet = noch keine Markierungen in diesem Zyklus
demand-free-walk = Felder mit Land, und ein kostenloser Schritt
demand-way-off-tree = ein Träumer, der den Baum verlassen kann
demand-no-red-after-creation = kein roter Splitter nach dem Gestalten
demand-no-shards-after-creation = keine Splitter nach dem Gestalten
demand-open-or-top = eine offene Karte oder die oberste der fertigen
demand-one-stored = ein Splitter auf jeder Karte
demand-no-stored-red = kein roter Splitter auf einer Karte
demand-nothing-stored = keine gelagerten Splitter ab dem Finale
demand-nothing-stored-yet = keine gelagerten Splitter vor der eigenen Reise
demand-two-complete = mindestens zwei vollendete Karten
demand-not-complete = eine Karte, die nicht vollendet ist
demand-finished-card = eine fertige Karte
demand-two-stored = zwei verschiedene Splitter oben auf den fertigen Karten
demand-choice-of-drawn = eine Wahl unter den gezogenen Karten
demand-drawn = Karten der Stufe { $level }: { $count }, oder alle, die der Stapel hatte
demand-deck-to-name = ein Stapel mit Karten
demand-lent-once = ein Stapel, der nur einem Spieler überlassen ist
demand-lent-to-another = ein Stapel, der einem anderen Spieler überlassen ist
demand-nothing-yet = noch nichts, während Startkarten gewählt werden
demand-only-start-cards = nur eine Wahl von Startkarten
demand-first-to-choose = wer als Erster wählen muss
demand-start-cards = so viele Karten, wie der Marker sagt, oder eine davon behalten
demand-seat-that-acts = ein Spieler, der gerade handelt
demand-waking-power = eine Kraft, die beim Gestalten nicht ruht
demand-no-power-in-finale = keine Kraft im Finale
demand-no-draw-in-finale = kein Ziehen im Finale
demand-interrupted = ein unterbrochener Turm oder Golem, oder nichts
demand-ended-by-completion = nichts: Das Vollenden hat es beendet
demand-power-with-work = eine Kraft, die noch etwas zu tun hat
demand-taken-shards = in den Händen die Splitter, die der Turm genommen hat
demand-green-and-bare = ein grüner Splitter in den Händen und ein freier Splitter
demand-enough-shards = genug Splitter einer anderen Farbe
demand-waits-for-lower = eine Bitte, die auf jemanden warten muss
demand-no-circle = eine Bitte, die nicht über andere auf sich selbst wartet
demand-waiver-to-waiting = Spieler mit höherem Marker, die darauf warten
demand-something-to-choose = etwas zu wählen
demand-not-all-waiting = ein Spieler, der nicht wartet
