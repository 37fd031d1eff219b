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
new-rules = Regeln
new-edition = Ausgabe
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
new-undo-knowledge-note = Bis etwas Verborgenes bekannt wurde oder der Zug weiterging.
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
new-hints-on = Werden gezeigt
new-hints-off = Keine
new-fixed = Was hier vereinbart wird, gilt bis zum Ende der Partie.
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

## Regeln, ein anderes Gerät, nirgendwo

rules-search = Suchen
rules-hits = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-contents = Inhalt
rules-link = Link zur Regel { $number }
rules-your-edition = Deine Ausgabe:
rules-unknown = Eine Regel { $number } gibt es nicht.
rules-none = Nichts enthält all diese Wörter. Versuch es mit weniger oder mit einer Nummer wie { $number }.
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
