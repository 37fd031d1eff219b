### Der Server: was beim Start gesagt wird und was ringsum nicht stimmen kann.

serve-invitation = Andere in diesem Netz kommen über { $address } oder mit der Kamera auf dem Code dazu.
serve-no-network = Dieser Rechner ist in keinem Netz; spielen lässt es sich nur an ihm selbst.
server-port-taken = Ein anderes Programm lauscht schon auf { $address }; nimm einen anderen Port.
server-cannot-listen = Auf { $address } kann nicht gelauscht werden: { $detail }.
open-newer = Eine neuere Version dieses Programms hat die Datenbank angelegt (Schema { $found }, hier bekannt { $known }).
open-damaged = Die Datenbank { $place } ist beschädigt: { $detail }.
open-foreign = { $place } ist eine Datenbank von etwas anderem.
open-read-only = In { $place } kann nicht geschrieben werden.
open-in-use = Ein anderer Server benutzt { $place }.
open-no-folder = Der Ordner { $place } lässt sich nicht öffnen: { $detail }.
open-no-database = In { $place } gibt es keine Datenbank dieses Programms.
open-emptied = Die Datenbank { $place } ist leer: Was darin war, ist verloren. Entferne sie samt den Dateien daneben, deren Namen wie ihrer beginnen; lege dann eine Sicherung an ihre Stelle oder fang von vorn an.
open-journal-alone = Die Datenbank { $place } ist weg, aber was zuletzt in sie geschrieben wurde, steht noch in { $journal }. Lege dieselbe Datenbank zurück; oder entferne { $journal } und lege dann eine Sicherung an ihre Stelle oder fang von vorn an.
open-unfinished = Der Server von { $place } wurde abgebrochen: Um zu lesen, was er zuletzt geschrieben hat, muss der Ordner beschreibbar sein.
open-full = Der Datenträger von { $place } ist voll.
open-bad-address = Das ist keine Adresse einer PostgreSQL-Datenbank: { $detail }.
open-unreachable = Die Datenbank ist nicht erreichbar: { $detail }.
open-failed = Die Datenbank lässt sich nicht öffnen: { $detail }.
store-conflict = Jemand anderes war schneller; sieh noch einmal hin.
store-missing = Worauf das beruht, ist nicht da.
store-taken = Das gibt es schon.
store-code-taken = Ein anderer Tisch hat diesen Code.
store-unfit = Ein Text ist zu lang oder hat Zeichen, die sich nicht aufbewahren lassen.
store-full = Der Datenträger des Servers ist voll; nichts wurde geändert.
store-read-only = Der Server kann nicht mehr schreiben; nichts wurde geändert.
store-damaged = Die Datenbank widerspricht sich.
store-lost = Die Datenbank ist im Augenblick nicht erreichbar.
store-unknown = Die Datenbank ging gerade verloren; sieh nach, ob es geschehen ist.
store-busy = Die Datenbank ist zu beschäftigt; versuch es noch einmal.
store-closed = Der Server hält gerade an.
store-not-empty = Eine Kopie braucht einen leeren Ort.
store-failed = Die Datenbank weigert sich.
keeping-copied = Alles ist in { $file } kopiert.
keeping-sound = { $tables ->
    [one] Ein Tisch, und er lässt sich nachspielen.
   *[other] { $tables } Tische, und alle lassen sich nachspielen.
}
keeping-broken = Tisch { $table } lässt sich in Zeile { $row } nicht nachspielen.
keeping-altered = Das Protokoll von Tisch { $table } ist ab Zeile { $row } nicht das, was geschrieben wurde: Eine Zeile ging verloren, wurde geändert oder vertauscht.
keeping-damaged = Die Datenbank ist beschädigt: { $detail }.
keeping-unsound = Gefundene Fehler: { $found }; geprüfte Tische: { $tables }.
keeping-exported = { $records ->
    [one] Eine Aufzeichnung
   *[other] { $records } Aufzeichnungen
} in { $folder } geschrieben.
keeping-no-game = An Tisch { $table } wurde keine Partie gespielt, oder es gibt ihn nicht.
keeping-imported = { $file }: Tisch { $table }, Code { $code }.
keeping-restored = { $file }: Alles ist jetzt hier.
keeping-claim = Wer innerhalb eines Tages als Erster { $path } auf diesem Server öffnet, hat alle Plätze dieser Tische.

## Die Datei mit den Einstellungen

settings-not-toml = Das ist hier kein gültiges TOML.
settings-said-before = Dieser Schlüssel oder diese Tabelle war schon da.
settings-unquoted = Ein Text muss in Anführungszeichen stehen.
settings-unknown-key = Der Schlüssel „{ $name }“ bedeutet hier nichts.
settings-wrong-type = Der Wert von „{ $name }“ hat den falschen Typ: { $found }.
settings-float = Dezimalzahl
settings-datetime = Datum oder Uhrzeit
settings-array = Liste in eckigen Klammern
settings-table = Tabelle
settings-tables = Tabellen unter [[...]]
