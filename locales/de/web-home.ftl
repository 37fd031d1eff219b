### Die Seiten um den Tisch herum: Anfang, wer man ist, Einstellungen.

home-home = Oneiros, Startseite
home-past-bar = Zum Inhalt
home-close = Schließen
home-failed = Das hat nicht geklappt. Versuch es noch einmal.
home-settings = Einstellungen
home-day = Tageslicht
home-day-note = Papier statt Nacht.
home-flat = Von oben gesehen
home-flat-note = Stapel als flache Felder mit Buchstaben.
home-motion = Bewegung
home-motion-note = Dinge wandern dorthin, wo sie hingehören.
home-sound = Klänge
home-sound-note = Wenige und leise.
home-letters = Buchstabentasten
home-letters-note = Einzelne Buchstaben sind Tastenkürzel, etwa U zum Zurücknehmen.
home-you = Du
home-name-hint = 1 bis 24 Zeichen; alle am Tisch sehen ihn.
home-named = Du heißt jetzt { $name }.
home-names = Stille Eule, Silbermotte, Schlauer Fuchs, Laterne, Nachtreiher, Leise Wolke, Kleiner Komet, Mondhase, Sternenotter, Dämmerhirsch, Blasser Farn, Samtmaulwurf
home-first-name = Wie sollen wir dich nennen?
home-first-name-note = Kein Konto, kein Passwort: Ein Name genügt, und du kannst ihn jederzeit ändern.
home-call-me = Als { $name } spielen
home-another-name = Anderer Name
home-device = Auf einem anderen Gerät
home-device-note = Öffne dort einen Link, und du bist dieselbe Person mit all deinen Tischen.
home-device-make = Link erstellen
home-device-link = Link für das andere Gerät
home-device-once = Gilt einmal, zehn Minuten lang. Gib ihn niemandem sonst.
home-copy = Kopieren
home-copied = Kopiert.
home-copy-yourself = Der Text ist markiert; kopiere ihn mit der Tastatur oder dem Menü.
home-hook = Eine Nachricht, wenn du dran bist
home-hook-address = Adresse
home-hook-hint = Solange du weg bist, schickt der Server eine kurze Nachricht (einen Webhook) an diese Adresse.
home-hook-quiet = Ruhezeit
home-hook-quiet-note = Was dann käme, wartet bis zu ihrem Ende.
home-hook-from = Von
home-hook-to = Bis
home-hook-saved = Du bekommst Bescheid, wenn du dran bist.
home-hook-removed = Du bekommst keinen Bescheid mehr.
home-hook-remove = Keine Nachrichten mehr
home-lead = Sammle bei Tag Splitter in der gemeinsamen Traumwelt, schichte sie bei Nacht zu deiner eigenen Landschaft und lass deinen Träumer hindurchwandern. Für eine bis vier Personen.
home-play-now = Jetzt spielen
home-play-now-note = Eine Partie gegen den Computer, sofort und ohne Konto.
home-go-on = Weiterspielen: { $names }
home-go-on-alone = Weiterspielen
home-ways = Andere Wege zu beginnen
home-learn = In zehn Minuten lernen
home-rules = Regeln
home-your-turn = Du bist dran
home-for-moments = gerade eben
home-for-minutes = { $count ->
    [one] seit einer Minute
   *[other] seit { $count } Minuten
}
home-for-hours = { $count ->
    [one] seit einer Stunde
   *[other] seit { $count } Stunden
}
home-for-days = { $count ->
    [one] seit einem Tag
   *[other] seit { $count } Tagen
}
home-just-now = gerade eben
home-bots = { $count ->
    [one] Computer
   *[other] { $count } Computerspieler
}
home-nobody-yet = Noch niemand
home-only-you = Nur du
home-solo = Allein, Stufe { $level }
home-nightmare = Mit Albträumen
home-standard = Grundspiel
home-simultaneous = Gleichzeitig
home-edition = Ausgabe { $edition }
home-free-seats = { $count ->
    [one] Ein Platz frei
   *[other] { $count } Plätze frei
}
home-waits-for = Am Zug: { $names }
home-last-move = letzter Zug { $when }
home-over-replay = Vorbei: noch einmal ansehen
home-looking = Moment …
home-none-mine = Noch kein Tisch. Die Nacht ist jung.
home-none-open = Gerade sucht niemand Mitspieler. Eröffne einen Tisch, dann finden ihn andere hier.
home-more = Mehr
home-invited = Eingeladen?
home-invited-note = Ein Link öffnet seinen Tisch von selbst. Ein Code kommt hierher.
home-bring = Aufzeichnung öffnen
home-bring-note = Der Text einer Partie, die hier oder anderswo gespielt wurde. Du hältst alle Plätze, kannst sie Schritt für Schritt ansehen und dort weiterspielen, wo sie endet.
home-bring-file = Aus einer Datei
home-bring-text = Text der Aufzeichnung
home-bring-open = Öffnen

## Ein neuer Tisch

new-with = Wer spielt
new-friends = Mit Freunden
new-friends-note = Du bekommst einen Link und einen Code zum Verschicken.
new-bots = Gegen den Computer
new-bots-note = Beginnt sofort.
new-alone = Allein
new-alone-note = Du gegen Herrn Albtraum.
new-screen = Um diesen Bildschirm
new-screen-note = Du hältst alle Plätze und gibst das Gerät weiter.
new-who-sits = Wer wo sitzt
new-seat = Platz { $number }
new-seat-you = Du
new-seat-open = Wer kommt
new-seat-bot = Computer
new-seats-note = Wer beginnt, wird ausgelost, gleich auf welchem Platz.
new-found = Wer den Tisch findet
new-found-link = Wer den Link hat
new-found-link-note = Oder den Code. Er steht in keiner Liste.
new-found-all = Alle
new-found-all-note = Er steht auf der Startseite, bis alle Plätze besetzt sind.
new-mode = Was gespielt wird
new-mode-standard = Grundspiel
new-mode-standard-note = Das Spiel, wie man es am besten lernt.
new-mode-nightmare = Mit Albträumen
new-mode-nightmare-note = Rote Splitter und Herr Albtraum, der Orte sperrt und Landschaften verdirbt.
new-mode-solo = Solo
new-mode-solo-note = Herr Albtraum spielt nach festen Regeln, die sich vom Plan ablesen lassen.
new-level = Wie tief du schläfst
new-level-1 = 1 Schläfrig
new-level-1-note = Er beginnt mit nichts und nimmt 2 Splitter.
new-level-2 = 2 Unruhig
new-level-2-note = Er beginnt mit 5 Punkten und nimmt 2 Splitter.
new-level-3 = 3 Tief
new-level-3-note = Er beginnt mit 10 Punkten und nimmt 3 Splitter.
new-level-4 = 4 Bodenlos
new-level-4-note = Er beginnt mit 15 Punkten und nimmt 3 Splitter.
new-rules = Regeln
new-edition = Ausgabe
new-edition-standard = Standard
new-edition-standard-note = Worin sich die meisten Regelhefte einig sind.
new-edition-en = Englisch
new-edition-en-note = Der Träumer betritt keine roten Splitter; die ersten Karten werden zugleich gewählt; im Finale bleibt die Reihenfolge.
new-edition-it = Italienisch
new-edition-it-note = Ein begonnener Turm nimmt zwei Splitter, wenn es geht.
new-edition-pl = Polnisch
new-edition-pl-note = Eine erfüllte Karte beendet die Aktion, die sie unterbricht.
new-edition-de = Deutsch
new-edition-de-note = 12 Ziele in der Schachtel; der Golem darf einen Splitter allein lassen; Reste gehen gemeinsam in den Beutel.
new-options = Varianten und Hausregeln
new-options-none = Keine
new-simultaneous = Alle gestalten zugleich
new-simultaneous-note = Beim Gestalten und im Finale wartet niemand.
new-simultaneous-solo = Allein gibt es niemanden, auf den man wartet.
new-mirror = Spiegelbilder gelten
new-mirror-note = Ein Muster darf auch gespiegelt gebaut werden, nicht nur gedreht.
new-group = Größte Gruppe statt längster Weg
new-group-note = Das Ziel für den längsten Weg zählt die größte zusammenhängende Gruppe.
new-entry = Nur beim Gestalten eintreten
new-entry-note = Auf der Reise kann der Träumer den Plan nicht betreten.
new-king = Der König zeigt Karten nach dem Ort
new-king-note = Der König der Träume zeigt so viele Karten, wie die Zahl des Ortes deines Schläfers sagt, nicht immer sechs.
new-step = Eine fertige Karte beendet den kostenlosen Schritt
new-step-note = Ein noch nicht gegangener kostenloser Schritt verfällt, wenn eine Traumkarte vollendet wird.
new-empty = Wenigste leere Felder nur mit Albträumen
new-empty-note = Ohne Albträume bleibt dieses Ziel in der Schachtel.
new-empty-anyway = Diese Partie hat Albträume: Das Ziel ist ohnehin dabei.
new-right = Eingang rechts
new-right-note = Von den beiden mittleren Feldern ist das rechte der Eingang.
new-right-odd = Nur bei gerader Spaltenzahl.
new-cycles = Zyklen
new-cycles-note = Weniger für eine kurze Partie.
new-grid = Größe der Traumlandschaft
new-columns = Spalten
new-rows = Reihen
new-grid-note = Die Größe jeder Traumlandschaft.
new-usual = { $number } (üblich)
new-manners = Am Tisch
new-clock = Bedenkzeit
new-clock-none = Keine Uhr
new-clock-none-note = Alle denken nach, so lange sie mögen.
new-clock-move = Eine Zeit für jeden Zug
new-clock-move-note = Gut für Partien über Tage.
new-clock-total = Eine Zeit für die ganze Partie
new-clock-total-note = Und etwas mehr nach jedem Zug.
new-clock-each = Für jeden Zug
new-clock-whole = Für die Partie
new-clock-more = Mehr nach jedem Zug
new-seconds = Sekunden
new-minutes = Minuten
new-hours = Stunden
new-days = Tage
new-unit = { $what }: Einheit
new-undo = Zurücknehmen
new-undo-consent = Weiter zurück, wenn alle zustimmen
new-undo-consent-note = Frei bis zum Letzten, was jemand erfahren hat; darüber hinaus werden die anderen gefragt.
new-undo-within = Auch Schritte anderer, wenn sie zustimmen
new-undo-within-note = Frei bis zum Letzten, was jemand erfahren hat, über Schritte anderer mit deren Zustimmung; nie weiter.
new-undo-knowledge = Bis etwas aufgedeckt wurde
new-undo-knowledge-note = Bis ein Splitter oder eine Karte bekannt wurde oder der Zug weiterging.
new-undo-none = Nie
new-undo-none-note = Was getan ist, ist getan.
new-watch = Zuschauen
new-watch-now = Alle dürfen zuschauen
new-watch-now-note = Wer den Tisch findet, sieht die Partie, während sie läuft.
new-watch-late = Einige Schritte später
new-watch-late-note = Damit niemand vorsagen kann.
new-watch-none = Niemand schaut zu
new-watch-none-note = Nur wer spielt, sieht die Partie.
new-watch-steps = Schritte später
new-absence = Wenn jemand fehlt
new-absence-wait = Der Tisch wartet
new-absence-wait-note = So lange es dauert.
new-absence-bot = Der Computer springt ein
new-absence-bot-note = Und gibt den Platz zurück, wenn die Person wiederkommt.
new-absence-after = Nach
new-hints = Hinweise
new-hints-note = Der Tisch zeigt, wie weit der Träumer kommt und wo eine Karte passt. Was eine Aktion bringt und warum eine nicht geht, zeigt er immer.
new-hints-on = Werden gezeigt
new-hints-off = Keine
new-fixed = Was hier vereinbart wird, gilt bis zum Ende der Partie.
new-says-alone = Du gegen Herrn Albtraum, Stufe { $level }
new-says-seats = { $you ->
    [0] Niemand von diesem Gerät
    [one] Du
   *[other] Du auf { $you } Plätzen
}{ $open ->
    [0] {""}
    [one] {", "}eine Person, die kommt
   *[other] {", "}{ $open } Personen, die kommen
}{ $bots ->
    [0] {""}
    [one] {", "}der Computer
   *[other] {", "}{ $bots } Computerspieler
}
new-says-grid = { $columns } mal { $rows }
new-says-cycles = { $count ->
    [one] ein Zyklus
   *[other] { $count } Zyklen
}

## Regeln, ein anderes Gerät, nirgendwo

rules-search = Suchen
rules-search-hint = Baum, D-7.5, Schlüssel …
rules-hits = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
rules-link = Link zur Regel { $number }
rules-your-edition = Deine Ausgabe:
rules-unknown = Eine Regel { $number } gibt es nicht.
rules-none = Nichts enthält all diese Wörter. Versuch es mit weniger oder mit einer Nummer wie D-7.2.
home-claim = Dieselbe Person hier
home-claim-note = Mit diesem Link bist du auch in diesem Browser du: derselbe Name und dieselben Tische wie auf dem Gerät, auf dem du ihn erstellt hast.
home-claim-instead = Hier heißt du bisher { $name }; dieser Name und seine Tische sind dann von diesem Browser aus nicht mehr erreichbar.
home-claim-do = Ja, das bin ich
home-claim-not = Nein, zur Startseite
home-claimed = Willkommen, { $name }.
home-nowhere = Hier ist nichts
home-nowhere-note = Vielleicht hast du diese Adresse geträumt. Der Weg zurück ist kurz.
home-nowhere-back = Zur Startseite
home-away = Der Server ist nicht erreichbar; neuer Versuch läuft.

# The drawings, to look at.
gallery-title = Zeichnungen
gallery-lead = Alles, was gezeichnet ist, in mehreren Größen und mit den Augen anderer.
gallery-eyes = Wie andere es sehen
gallery-eyes-all = alle Farben
gallery-eyes-protanopia = ohne Rot
gallery-eyes-deuteranopia = ohne Grün
gallery-eyes-tritanopia = ohne Blau
gallery-eyes-grey = grau
gallery-by-night = bei Nacht
gallery-by-day = bei Tag
gallery-shards = Splitter
gallery-stacks = Stapel
gallery-cards = Karten
gallery-places = Orte und Kräfte
gallery-signs = Zeichen
gallery-lands = Dreamscapes
