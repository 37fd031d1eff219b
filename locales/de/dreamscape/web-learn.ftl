### Die Einführung: sechs Lektionen, erzählt wie am Tisch.

learn-title = Dreamscape lernen
learn-lead = Sechs kurze Lektionen, zusammen zehn Minuten. Du lernst beim Spielen.
learn-progress = { $done } von { $count } Lektionen geschafft
learn-number = Lektion { $number } von { $count }
learn-finished = geschafft
learn-begin = Anfangen
learn-again = Noch einmal
learn-guide = Deine Begleitung
learn-goals = Aufgaben
learn-now = Jetzt
learn-goal-open = noch offen
learn-goal-done = geschafft
learn-reached = Geschafft: { $goal }
learn-hint = Tipp zeigen
learn-hint-hide = Tipp verbergen
learn-restart = Von vorn
learn-lost = Was noch fehlt, ist von hier aus nicht mehr zu schaffen. Das macht nichts: Fang die Lektion von vorn an.
learn-well-done = Gut gemacht!
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-play = Jetzt eine Partie spielen
learn-more = Alle Aufgaben zeigen
learn-less = Weniger zeigen
learn-preparing = Die Lektion wird vorbereitet …
learn-retry = Noch einmal versuchen
learn-none = Diese Lektion gibt es nicht.

## Reise und Schlüssel

learn-travel-title = Reise und Schlüssel
learn-travel-why = Jeder Zyklus beginnt mit der Reise. Dein Schläfer wandert durch die Traumwelt und sammelt die Splitter, aus denen du bauen wirst. Du hast vier Aktionspunkte.
learn-travel-goal-1 = Sammle das Wasser an deinem Ort.
learn-travel-hint-1 = Wähle die Reihe von Ort 1, Archive der Musen. Nur der Splitter bei der Hand, der letzte der Reihe, lässt sich nehmen. Das kostet einen Aktionspunkt.
learn-travel-goal-2 = Zieh zu Ort 4, Uhrwerk-Golem. Es kostet nichts.
learn-travel-hint-2 = Der erste Splitter einer Reihe ist ihr Schlüssel. Der Schlüssel von Ort 4 ist Wasser, und du hast Wasser: Der Weg dorthin ist kostenlos, und du behältst den Splitter. Wähle Ort 4.
learn-travel-goal-3 = Sammle dort den Stein.
learn-travel-hint-3 = Wähle die Reihe von Ort 4. Du kannst sammeln, solange in deinen Händen weniger als zwei Splitter dieser Farbe sind.
learn-travel-goal-4 = Zieh weiter zu Ort 5, See des ewigen Sommers. Diesmal kostet es etwas.
learn-travel-hint-4 = Der Schlüssel von Ort 5 ist Land, und du hast keins. Ohne Schlüssel kostet ein Zug einen Aktionspunkt. Wähle Ort 5.
learn-travel-goal-5 = Beende deine Reise: Schlaf ein.
learn-travel-hint-5 = Wähle unten „Hier einschlafen“. Übrige Punkte verfallen. Wer beim niedrigsten Ort schläft, fängt im nächsten Zyklus an.
learn-travel-close = Du reist wie im Schlaf. Aus dem, was du gesammelt hast, wird jetzt eine Landschaft.

## Legen und stapeln

learn-placing-title = Legen und stapeln
learn-placing-why = Nach der Reise kommt das Gestalten. Aus den Splittern in deinen Händen wird deine Dreamscape, eine Landschaft aus Stapeln.
learn-placing-goal-1 = Lege einen Stein auf das Eingangsfeld, in die Mitte der vordersten Zeile.
learn-placing-hint-1 = Wähle Stein in deinen Händen, dann das Feld, das leuchtet, c1. Der erste Splitter kommt immer dorthin.
learn-placing-goal-2 = Lege das Wasser links daneben, auf b1.
learn-placing-hint-2 = Ein Splitter kommt neben einen anderen oder oben auf einen Stapel, nie darunter. Wähle Wasser, dann b1.
learn-placing-goal-3 = Lege den zweiten Stein auf den ersten.
learn-placing-hint-3 = Wähle Stein, dann wieder c1. Zwei Steine direkt aufeinander sind ein Gebirge; es zu besteigen wird dir Punkte bringen.
learn-placing-goal-4 = Tausche zweimal Land gegen einmal Gras.
learn-placing-hint-4 = Für zwei Splitter einer Farbe gibt es einen einer anderen Farbe aus dem Beutel. Wähle Land, dann Gras unter „Tauschen gegen“.
learn-placing-goal-5 = Pflanze für das Gras einen Baum.
learn-placing-hint-5 = Wähle Gras, dann „Einen Baum pflanzen“, dann einen Stapel. Dein erster Baum bringt einen Punkt, der zweite zwei, der dritte drei. Auf einen Baum kommt nie etwas.
learn-placing-close = Deine erste Landschaft! Was am Ende des Gestaltens in deinen Händen übrig ist, geht zurück in den Beutel.

## Gehen

learn-walking-title = Gehen
learn-walking-why = Dein Träumer geht über das, was du gebaut hast, und der Boden bringt Punkte. Die Höhe spielt nie eine Rolle, nur was obenauf liegt.
learn-walking-goal-1 = Lass deinen Träumer auf das Wasser bei c1 eintreten.
learn-walking-hint-1 = Wähle den Träumer neben dem Brett, dann c1. Das Eintreten ist kostenlos und geht einmal pro Partie. Jeder Schritt auf Wasser bringt einen Punkt.
learn-walking-goal-2 = Gib eine Bewegung aus: Geh auf das Land bei c2.
learn-walking-hint-2 = Wähle den Träumer, dann c2. Jeder Schritt kostet eine Bewegung, die in den Beutel geht.
learn-walking-goal-3 = Land schenkt dir einen Schritt: Besteige das Gebirge bei d2.
learn-walking-hint-3 = Wähle den Träumer, dann d2. Der kostenlose Schritt gilt nur für die allernächste Aktion, also nutze ihn gleich. Ein Gebirge bringt zwei Punkte, einmal pro Zyklus.
learn-walking-goal-4 = Geh auf das Wasser unter dem Baum bei d3.
learn-walking-hint-4 = Wähle den Träumer, dann d3. Der Baum verdeckt das Wasser nicht, der Punkt gehört dir. Aber auf einem Baum bleibt niemand: Du darfst nur hin, wenn du weitergehen kannst.
learn-walking-goal-5 = Geh weiter auf das Gras bei c3.
learn-walking-hint-5 = Wähle den Träumer, dann c3. Von einem Baum aus kann man nur weitergehen.
learn-walking-close = Vier Punkte in einem Gang. Eine gute Landschaft ist ein guter Weg.

## Karten

learn-cards-title = Traumkarten
learn-cards-why = Eine Traumkarte zeigt ein Muster aus Stapeln. Sobald es in deiner Dreamscape steht, irgendwo und beliebig gedreht, ist die Karte vollendet und bringt ihre Punkte.
learn-cards-goal-1 = Vollende Stilles Ufer: Lege Wasser neben das Land, auf dem dein Träumer steht.
learn-cards-hint-1 = Wähle Wasser, dann b1 oder c2. Hältst du die Karte an deine Dreamscape, siehst du, wo sie passt. Dein Träumer steht schon dort, wo die Karte ihn haben will.
learn-cards-goal-2 = Zum Lohn darfst du ziehen: Wähle Stapel I.
learn-cards-hint-2 = Dein Schläfer liegt bei Ort 3, also siehst du drei Karten. Die Karten von Stapel I sind die leichtesten, die von III die schwersten.
learn-cards-goal-3 = Behalte Kleiner Bergsee, eine der drei.
learn-cards-hint-3 = Du darfst eine behalten oder keine. Eine Karte, die am Ende noch offen ist, kostet fünf Punkte: Behalte, was du bauen kannst. Hast du eine andere behalten, fang die Lektion von vorn an.
learn-cards-goal-4 = Vollende Kleiner Bergsee: Lege Wasser auf das Gebirge bei d1.
learn-cards-hint-4 = Die Karte zeigt zwei Steine mit Wasser obenauf und sonst nichts. Wähle Wasser, dann d1.
learn-cards-close = Zwei Karten, sieben Punkte. Die Splitter bleiben liegen und können auch für die nächste Karte dienen.

## Kräfte

learn-powers-title = Kräfte
learn-powers-why = Jeder Ort hat eine Kraft, und jede Traumkarte auch. Die Kraft eines Ortes ist kostenlos, einmal pro Zyklus; die einer Karte braucht einen Splitter.
learn-powers-goal-1 = Nutze die Kraft deines Ortes, Uhrwerk-Golem.
learn-powers-hint-1 = Wähle „Uhrwerk-Golem nutzen“. Das geht auf deiner Reise, an dem Ort, an dem dein Schläfer ist.
learn-powers-goal-2 = Lass den Golem den Stein von b1 auf den Stein bei c1 tragen.
learn-powers-hint-2 = Wähle den Stein bei b1, dann c1. Bis zu dreimal bewegt der Golem einen Splitter auf ein Nachbarfeld, mit allem, was darauf liegt.
learn-powers-goal-3 = Halte den Golem an. Dann lege dein Gras auf Barfußpfad und nutze dessen Kraft, Turm der Wanderschaft.
learn-powers-hint-3 = Wähle „Hier aufhören“. Dann wähle Gras in deinen Händen, die Karte und „Gras auf Barfußpfad: Turm der Wanderschaft nutzen“. Das Gras kommt zu dir zurück, wenn der nächste Zyklus beginnt.
learn-powers-goal-4 = Der Turm nimmt Splitter zurück: Nimm das Wasser bei d2.
learn-powers-hint-4 = Wähle d2. Bis zu zwei Splitter lassen sich nehmen, jeder nur, wenn nichts auf ihm ist.
learn-powers-goal-5 = Halte den Turm an. Das Wasser ist wieder ein Schlüssel: Zieh kostenlos zu Ort 5.
learn-powers-hint-5 = Wähle „Hier aufhören“, dann Ort 5. Sein Schlüssel ist Wasser, also zahlst du nichts.
learn-powers-close = Es gibt sechs Kräfte; von den anderen vier erzählen die Regeln. Zur rechten Zeit ist jede eine ganze Reise wert.

## Albträume

learn-nightmares-title = Albträume
learn-nightmares-why = In einer Partie mit Albträumen lauern rote Splitter. Am Ende kostet jeder rote in deiner Dreamscape drei Punkte, und jeder Schritt auf einen kostet einen Punkt.
learn-nightmares-goal-1 = Zieh zu Ort 3 und sieh, was unterwegs wartet.
learn-nightmares-hint-1 = Wähle Ort 3. Wer über einen Weg zieht, nimmt den roten Splitter mit, der dort liegt, es sei denn, in den Händen sind schon zwei.
learn-nightmares-goal-2 = Schlaf ein. Herr Albtraum kommt zu dir.
learn-nightmares-hint-2 = Wähle „Hier einschlafen“. Wo Herr Albtraum steht, lässt sich die Kraft des Ortes nicht nutzen.
learn-nightmares-goal-3 = Er hinterlässt einen roten Splitter auf einem Weg. Du sagst, auf welchem.
learn-nightmares-hint-3 = Wähle Weg 2-3 oder 3-6. Überleg, wohin die anderen wollen und wohin du selbst.
learn-nightmares-goal-4 = Gestalten: Lege den roten Splitter aus deinen Händen.
learn-nightmares-hint-4 = Wähle Albtraum in deinen Händen, dann ein leeres Feld. Auf einen roten kommt nichts, also lege ihn dorthin, wo du nicht bauen willst. Alle roten müssen gelegt sein, bevor das Gestalten endet; nur drei zusammen lassen sich gegen einen anderen Splitter tauschen.
learn-nightmares-close = Mehr brauchst du nicht. Träum schön, und viel Glück!
