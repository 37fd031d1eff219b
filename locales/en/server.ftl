### Serving: what is said at the start, and what can be wrong with the surroundings.

serve-invitation = Others on this network can come to { $address } or point a camera at the code.
serve-no-network = This machine is on no network, so only this machine can play.
server-port-taken = Another program already listens on { $address }; choose another port.
server-cannot-listen = It is not possible to listen on { $address }: { $detail }.
open-newer = A newer version of this program made the database (schema { $found }, known here { $known }).
open-damaged = The database { $place } is damaged: { $detail }.
open-foreign = { $place } is a database of something else.
open-read-only = { $place } cannot be written.
open-in-use = Another server is using { $place }.
open-no-folder = The folder { $place } cannot be opened: { $detail }.
open-no-database = There is no database of this program in { $place }.
open-emptied = The database { $place } is empty: what was in it is lost. Remove it, with the files beside it whose names begin like its own; then put a backup in its place, or begin anew.
open-journal-alone = The database { $place } is gone, but what was last written to it is still in { $journal }. Put the same database back; or remove { $journal }, then put a backup in its place, or begin anew.
open-unfinished = The server of { $place } was killed: to read what it wrote last, the folder must be writable.
open-full = The disk of { $place } is full.
open-bad-address = This is no address of a PostgreSQL database: { $detail }.
open-unreachable = The database cannot be reached: { $detail }.
open-failed = The database cannot be opened: { $detail }.
store-conflict = Somebody else was faster; look again.
store-missing = What this rests on is not there.
store-taken = This is there already.
store-code-taken = Another table has this code.
store-unfit = A text is too long or has signs that cannot be kept.
store-full = The server's disk is full; nothing was changed.
store-read-only = The server can no longer write; nothing was changed.
store-damaged = The database contradicts itself.
store-lost = The database cannot be reached at the moment.
store-unknown = The database was lost at this very moment; look again whether it was done.
store-busy = The database is too busy; try again.
store-closed = The server is stopping.
store-not-empty = A copy needs an empty place to go to.
store-failed = The database refuses.
keeping-copied = Everything is copied into { $file }.
keeping-sound = { $tables ->
    [one] One table, and it replays.
   *[other] { $tables } tables, and all of them replay.
}
keeping-broken = Table { $table } does not replay at row { $row }.
keeping-altered = The log of table { $table } is not what was written, from row { $row } on: a row was lost, changed or exchanged.
keeping-damaged = The database is damaged: { $detail }.
keeping-unsound = Problems found: { $found }; tables looked at: { $tables }.
keeping-exported = { $records ->
    [one] One record
   *[other] { $records } records
} written into { $folder }.
keeping-no-game = No game has been played at table { $table }, or there is no such table.
keeping-imported = { $file }: table { $table }, code { $code }.
keeping-restored = { $file }: everything is here now.
keeping-claim = Within a day, whoever opens { $path } on this server first holds all seats of these tables.

## The file with settings

settings-not-toml = This is not valid TOML here.
settings-said-before = This key or table was there before.
settings-unquoted = A text must stand in quotation marks.
settings-unknown-key = The key "{ $name }" means nothing here.
settings-wrong-type = The value of "{ $name }" is of the wrong type: { $found }.
settings-float = decimal number
settings-datetime = date or time
settings-array = list in square brackets
settings-table = table
settings-tables = tables under [[...]]
