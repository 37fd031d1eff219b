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
home-go-on = Weiter mit { $names }
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
