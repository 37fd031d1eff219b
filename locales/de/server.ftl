### Was der Server sagt, wenn er nicht starten oder etwas nicht aufbewahren kann.
### $place ist eine Datei oder ein Ordner, $detail das, was System oder Datenbank dazu sagten, in deren eigenen Worten.

## Den Speicher öffnen

open-newer = Diese Datenbank stammt von einer neueren Version des Programms (ihre Version ist { $found }, die neueste hier bekannte ist { $known }). Nimm das neuere Programm.
open-damaged = Die Datenbank { $place } ist beschädigt: { $detail }. Setze eine Sicherung an ihre Stelle.
open-foreign = { $place } ist die Datenbank eines anderen Programms.
open-read-only = In { $place } kann nicht geschrieben werden.
open-in-use = { $place } wird von einem anderen Server benutzt.
open-no-folder = Der Ordner { $place } ist nicht verwendbar: { $detail }.
open-full = Auf dem Datenträger von { $place } ist kein Platz mehr.
open-bad-address = Das ist keine Adresse einer PostgreSQL-Datenbank: { $detail }.
open-unreachable = PostgreSQL ist nicht erreichbar: { $detail }.
open-failed = Die Datenbank lässt sich nicht öffnen: { $detail }.

## Den Speicher benutzen

store-conflict = Jemand anderes war schneller.
store-missing = Das, worauf sich das bezieht, gibt es nicht.
store-taken = Das gibt es schon.
store-code-taken = Ein anderer Tisch hat diesen Code.
store-unfit = Das kann nicht aufbewahrt werden, weil es zu groß ist oder Zeichen enthält, die sich nicht schreiben lassen: { $what }.
store-full = Der Datenträger des Servers ist voll; nichts wurde gespeichert.
store-read-only = In die Datenbank des Servers kann nicht geschrieben werden; nichts wurde gespeichert.
store-damaged = Die Datenbank des Servers ist beschädigt: { $detail }.
store-lost = Der Server erreicht seine Datenbank nicht; nichts wurde gespeichert. ({ $detail })
store-unknown = Der Server hat seine Datenbank beim Speichern verloren; sieh nach, ob es gespeichert wurde.
store-busy = Der Server ist im Moment zu beschäftigt; nichts wurde gespeichert.
store-closed = Der Server wird gerade beendet; nichts wurde gespeichert.
store-not-empty = Eine Kopie braucht eine leere Datenbank als Ziel.
store-failed = Die Datenbank des Servers hat abgelehnt: { $detail }.
