### Die Befehlszeile und die Maschine: Hilfe, Fehler, Simulationen, Aufzeichnungen, Stellungen als Text.

seat-number = Spieler { $number }

## Was nicht stimmt

trouble-expected = Erwartet: { $list }.
trouble-see-help = Siehe { $command }.
trouble-unreadable = Das lässt sich nicht lesen.
trouble-breaks-rule = Das verletzt Regel { $rule }.
trouble-chance-impossible = Ergebnis { $number } kann hier nicht vorkommen.
trouble-chance-missing = Es braucht mehr Ergebnisse als die { $given } gegebenen.
trouble-chance-surplus = Es wurden mehr Ergebnisse gegeben als die { $used } nötigen.
trouble-not-json = Diese Zeile ist kein JSON.
trouble-too-deep = Dieses JSON ist zu tief verschachtelt.
trouble-line-too-long = Eine Zeile darf höchstens { $bytes } Bytes haben, und höchstens { $outside } davon außerhalb von Texten in Anführungszeichen.
trouble-not-text = Das ist kein UTF-8-Text.
trouble-not-an-object = Eine Anfrage muss ein JSON-Objekt sein.
trouble-unknown-command = Einen Befehl „{ $name }“ gibt es nicht.
trouble-missing-field = Das Feld „{ $name }“ fehlt.
trouble-unknown-field = Dieser Befehl hat kein Feld „{ $name }“.
trouble-wrong-value = { $name } kann nicht { $value } sein.
trouble-only-one = Nur eines von „{ $first }“ und „{ $second }“ darf angegeben werden.
trouble-contradiction = „{ $first }“ widerspricht „{ $second }“.
trouble-no-game = Es gibt noch keine Partie.
trouble-record-full = Die Aufzeichnung ist voll: Sie fasst höchstens { $entries } Einträge.
trouble-unknown-edition = Eine Ausgabe „{ $name }“ gibt es nicht.
trouble-unknown-option = Eine Option „{ $name }“ gibt es nicht.
trouble-unknown-pack = Ein Kartenpaket „{ $name }“ gibt es nicht.
trouble-other-pack = Das Paket { $name } hier ist nicht das, mit dem gespielt wurde.
trouble-unknown-game = Ein Spiel „{ $name }“ gibt es nicht.
trouble-unknown-card = Das Kartenpaket hat keine Karte { $name }.
trouble-no-such-file = Diese Datei gibt es nicht.
trouble-folder = Das ist ein Ordner, keine Datei.
trouble-no-permission = Diese Datei darf nicht gelesen werden.
trouble-no-file = Die Datei lässt sich nicht lesen: { $detail }.
trouble-file-too-long = Die Datei ist zu lang: Höchstens { $bytes } Bytes werden gelesen.
trouble-not-a-record = Das ist keine Aufzeichnung einer Partie.
trouble-step-fails = Schritt { $step } lässt sich nicht spielen.
trouble-start-fails = Der Anfang der Aufzeichnung lässt sich nicht spielen.
trouble-other-result = Die Partie endet nicht so, wie die Aufzeichnung sagt.
trouble-no-such-step = Die Aufzeichnung hat keinen Schritt { $step }.
trouble-unknown-argument = Ein Argument { $name } gibt es nicht.
trouble-unknown-subcommand = Einen Befehl „{ $name }“ gibt es nicht.
trouble-missing-subcommand = Ein Befehl fehlt.
trouble-missing-argument = Es fehlt: { $name }.
trouble-missing-value = Hinter { $name } fehlt ein Wert.
trouble-repeated-argument = { $name } darf nur einmal angegeben werden.
trouble-wrong-use = Diese Argumente sind nicht zu verstehen.

## Hilfe

help-usage = Aufruf
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-oneiros = Brettspiele als Software: spielen, simulieren, nachspielen oder die Regeln aus anderen Programmen nutzen.
help-game = Werkzeuge für { $game }.
help-engine = Gibt anderen Programmen die Regeln: ein JSON-Objekt je Zeile hinein, eines je Zeile heraus.
help-sim = Spielt viele Partien von Computerspielern und fasst sie zusammen.
help-perft = Zählt die Folgen erlaubter Aktionen von einer Stellung aus.
help-replay = Spielt eine Aufzeichnung nach und prüft, wie sie endet.
help-show = Zeichnet eine Stellung als Text.
help-arg-help = Zeigt diese Hilfe.
help-arg-version = Zeigt die Version.
help-arg-lang = Die Sprache; ohne Angabe die der Umgebung.
help-arg-players = Wie viele spielen.
help-arg-edition = Die Ausgabe der Regeln, wo es mehrere gibt.
help-arg-options = Spielarten und Hausoptionen des Spiels.
help-arg-pack = Ein eingebautes Paket oder eine eigene Datei, wenn das Spiel eine lesen kann.
help-arg-games = Wie viele Partien; ohne Angabe 1000.
help-arg-player = Wer spielt; ohne Angabe uniform.
help-arg-seed = Die Zahl, aus der aller Zufall kommt; ohne Angabe 0.
help-arg-threads = Wie viele Threads; ohne Angabe einer je Kern.
help-arg-json = Gibt ein JSON-Objekt aus.
help-arg-depth = Wie viele Aktionen eine Folge hat. Braucht eine Aktion Zufall, bekommt sie ein festes Ergebnis.
help-arg-position = Die Stellung am Anfang; ohne Angabe eine neue Partie.
help-arg-record = Die Aufzeichnung einer Partie, als Text oder Bytes.
help-arg-step = Zeigt nur diesen Schritt und die Stellung danach; 0 ist der Anfang.
help-arg-position-file = Die Stellung.
help-serve = Bietet Browsern Tische an, bis es angehalten wird. Optionen gelten vor den Variablen ONEIROS_* und diese vor der Datei.
help-arg-port = Der Port; 7117, wenn nicht angegeben, 0 nimmt einen freien.
help-arg-data = Der Ordner für die Tische; wenn nicht angegeben, ein eigener im Datenordner des Benutzers.
help-arg-lan = Im Netz lauschen und für andere einen Link und einen QR-Code zeigen.
help-arg-public-url = Die Adresse, die Leute hinter einem Proxy benutzen: https://dreams.example. Mit https gehen Cookies nur über TLS. Ob den Adressen geglaubt wird, die der Proxy nennt, bestimmt --trust-proxy.
help-arg-database = Die Tische in dieser PostgreSQL-Datenbank statt in einem Ordner aufbewahren: postgres://user@host/name.
help-arg-trust-proxy = Der letzten Adresse in X-Forwarded-For glauben; nur hinter einem Proxy, der sie setzt.
help-arg-private-hooks = Nachrichten an Abwesende auch an diesen Rechner und in private Netze schicken.
help-arg-config = Eine TOML-Datei mit diesen Einstellungen (port, data, lan, public_url, database, trust_proxy, private_hooks, log) und einer Tabelle [limits].
help-arg-log = Die Form des Protokolls auf der Fehlerausgabe; human, wenn nicht angegeben.
help-limits = Grenzen, in der Tabelle [limits] der Datei oder als ONEIROS_LIMITS_*, mit dem, was gilt, wenn nichts gesetzt ist; Zeiten in Sekunden. Was jede begrenzt, steht in docs/serving.md.
help-backup = Kopiert alles, was ein Server aufbewahrt, in eine neue Datei, auch während der Server läuft.
help-check = Spielt jeden Tisch nach, den ein Server aufbewahrt, und listet auf, was sich nicht nachspielen lässt.
help-arg-backup-file = Die neue Datei: eine SQLite-Datenbank, die als oneiros.db in einen Ordner gelegt werden kann.
help-export = Schreibt Partien als Aufzeichnungen: die eines Tisches auf die Standardausgabe oder mit --all jede in einen Ordner. Auch laufende, behalte die Dateien also für dich, bis sie zu Ende sind.
help-import = Nimmt Aufzeichnungen auf, jede als Tisch, oder eine ganze Kopie von oneiros backup in einen leeren Speicher. Der Server eines Ordners muss angehalten sein.
help-arg-table = Der Name des Tisches, wie in seinem Link.
help-arg-all = Die Aufzeichnungen aller Tische schreiben.
help-arg-to = Der Ordner dafür.
help-arg-import-files = Aufzeichnungen oder die Kopie eines ganzen Speichers.
help-play = Spielt eine Partie in diesem Terminal.
help-arg-game-name = Was gespielt wird.
help-arg-people = Wie viele Menschen an diesem Terminal spielen; Computer nehmen die anderen Plätze. 1, wenn nichts gesagt ist.
help-arg-luck = Die Zahl, aus der aller Zufall kommt; ohne Angabe jedes Mal eine andere.
help-arg-save = Die Datei, in der die Partie nach jedem Schritt gespeichert wird.
help-arg-go-on = Spielt die gespeicherte Partie weiter.

## Simulationen

sim-title = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}: Computerspieler { $player }, Startzahl { $seed }{ $edition ->
    [none] {""}
   *[other] , Ausgabe { $edition }
}{ $pack ->
    [none] {""}
   *[other] , Kartenpaket { $pack }
}{ $options ->
    [none] .
   *[other] , Optionen { $options }.
}
sim-mean = Mittel
sim-min = kleinste
sim-max = größte
sim-decisions = Entscheidungen je Partie
sim-legal = Aktionen je Entscheidung
sim-score = Punkte
sim-forced = Entscheidungen mit einer einzigen Aktion: { $percent } %.
sim-wins = { $name } gewinnt { $wins } ({ $percent } %).
sim-shared = Geteilte Siege: { $games } ({ $percent } %).
sim-won = Gemeinsam gewonnen: { $games } ({ $percent } %).
sim-lost = Von niemandem gewonnen: { $games } ({ $percent } %).
sim-speed = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $seconds } s.

## Aufzeichnungen

replay-title = { $game }{ $edition ->
    [none] {""}
   *[other] , Ausgabe { $edition }
}{ $pack ->
    [none] {""}
   *[other] , Kartenpaket { $pack }
}{ $options ->
    [none] .
   *[other] , Optionen { $options }.
} { $seats }.
replay-start = Anfang
replay-step = Schritt { $step }: { $entry }
replay-scores = Punkte: { $scores }.
replay-points = { $name }: { $points } ({ $causes }).
replay-no-points = nichts
replay-winners = Gewonnen: { $names }.
replay-lost = Niemand hat gewonnen.
replay-unfinished = Die Partie ist nicht zu Ende.
replay-agrees = Die Partie endet so, wie die Aufzeichnung sagt.
