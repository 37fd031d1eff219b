### What the server says when it cannot start or cannot keep something.
### $place is a file or folder, $detail what the system or the database said, in its own words.

## Opening the store

open-newer = This database was made by a newer version of the program (its version is { $found }, the newest known here is { $known }). Use the newer program.
open-damaged = The database { $place } is damaged: { $detail }. Put a backup in its place.
open-foreign = { $place } is a database of another program.
open-read-only = { $place } cannot be written.
open-in-use = { $place } is in use by another server.
open-no-folder = The folder { $place } cannot be used: { $detail }.
open-full = There is no room left on the disk of { $place }.
open-bad-address = This is not the address of a PostgreSQL database: { $detail }.
open-unreachable = PostgreSQL cannot be reached: { $detail }.
open-failed = The database cannot be opened: { $detail }.

## Using the store

store-conflict = Somebody else was faster.
store-missing = What this refers to does not exist.
store-taken = This exists already.
store-code-taken = Another table has this code.
store-unfit = This cannot be kept, because it is too large or has characters that cannot be written: { $what }.
store-full = The server's disk is full; nothing was saved.
store-read-only = The server's database cannot be written; nothing was saved.
store-damaged = The server's database is damaged: { $detail }.
store-lost = The server cannot reach its database; nothing was saved. ({ $detail })
store-unknown = The server lost its database while saving; look whether it was saved.
store-busy = The server is too busy at the moment; nothing was saved.
store-closed = The server is shutting down; nothing was saved.
store-not-empty = A copy needs an empty database to go to.
store-failed = The server's database refused this: { $detail }.
