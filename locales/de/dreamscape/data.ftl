### Was an einer Datendatei falsch sein kann. Die Stelle und das Erwartete werden daneben gezeigt.
### $name ist ein Schlüssel der Datei, $found das, was dort steht.

data-not-text = Diese Datei ist kein UTF-8-Text.
data-not-toml = Das ist hier kein gültiges TOML.
data-said-before = Dieser Schlüssel oder diese Tabelle war schon da.
data-unquoted = Ein Text muss in Anführungszeichen stehen.
data-unknown-key = Der Schlüssel „{ $name }“ bedeutet hier nichts.
data-missing-key = Der Schlüssel „{ $name }“ fehlt.
data-needless-key = Der Schlüssel „{ $name }“ gehört nicht hierher.
data-wrong-type = Der Wert von „{ $name }“ hat den falschen Typ: { $found }.
data-out-of-range = Die Zahl { $found } liegt für „{ $name }“ außerhalb der Grenzen.
data-unknown-word = „{ $found }“ ist kein Wort für „{ $name }“.
data-wrong-length = Die Liste „{ $name }“ hat die falsche Zahl von Einträgen: { $found }.
data-bad-name = „{ $found }“ taugt nicht für „{ $name }“: nötig sind kleingeschriebene Wörter mit Bindestrichen, zum Beispiel quiet-shore.
data-bad-title = Der Titel für „{ $name }“ ist leer oder enthält Zeichen, die sich nicht zeigen lassen.
data-repeated = Bei „{ $name }“ steht { $found } zum zweiten Mal.
data-out-of-turn = Die Zahl { $found } bei „{ $name }“ ist nicht an der Reihe.

## Kartensätze

data-too-long = Der Kartensatz ist zu lang: Höchstens { $bytes } Bytes werden gelesen.
data-too-many-cards = Der Kartensatz hat zu viele Karten: { $found }.
data-too-few-cards = Der Kartensatz hat zu wenige Karten der Stufe { $level }: { $found }.
data-taken-version = Version { $version } von „{ $name }“ ist schon im Programm, mit anderem Inhalt: Nimm eine andere Version oder einen anderen Namen.
data-same-pattern = Das ist das Muster der Karte { $number }, vielleicht gedreht.

## Zeichnungen von Mustern

data-empty-pattern = Die Zeichnung zeigt keinen Stapel.
data-too-large = Das Muster ist zu groß: { $columns } Spalten und { $rows } Zeilen.
data-ragged-row = Diese Zeile hat nicht so viele Felder wie die erste: { $found }.
data-unknown-sign = Das Zeichen „{ $sign }“ bedeutet hier nichts.
data-on-nothing = „{ $sign }“ braucht einen Splitter, auf dem es steht.
data-on-top = Auf einen Baum oder den Träumer kann nichts folgen, hier aber kommt „{ $sign }“.
data-tree-under-dreamer = Ein Baum und der Träumer können nicht auf demselben Feld stehen.
data-two-dreamers = Es gibt nur einen Träumer.
data-red-not-alone = Ein roter Splitter liegt allein auf seinem Feld; nur der Träumer darf auf ihm stehen.
data-too-high = So hoch kann ein Muster keinen Stapel zeigen.

## Typen von Werten

toml-string = Text in Anführungszeichen
toml-integer = ganze Zahl
toml-float = Dezimalzahl
toml-boolean = true oder false
toml-datetime = Datum oder Uhrzeit
toml-array = Liste in eckigen Klammern
toml-table = Tabelle
toml-tables = Tabellen unter [[...]]
