### Che cosa dice il server quando non può partire o non può conservare qualcosa.
### $place è un file o una cartella, $detail ciò che ha detto il sistema o il database, con parole sue.

## Aprire l'archivio

open-newer = Questo database è stato creato da una versione più recente del programma (la sua versione è { $found }, la più recente conosciuta qui è { $known }). Usa il programma più recente.
open-damaged = Il database { $place } è danneggiato: { $detail }. Metti al suo posto una copia di sicurezza.
open-foreign = { $place } è un database di un altro programma.
open-read-only = Non è possibile scrivere in { $place }.
open-in-use = { $place } è in uso da un altro server.
open-no-folder = La cartella { $place } non si può usare: { $detail }.
open-full = Non c'è più spazio sul disco di { $place }.
open-bad-address = Questo non è l'indirizzo di un database PostgreSQL: { $detail }.
open-unreachable = PostgreSQL non è raggiungibile: { $detail }.
open-failed = Il database non si può aprire: { $detail }.

## Usare l'archivio

store-conflict = Qualcun altro è arrivato prima.
store-missing = Ciò a cui ci si riferisce non esiste.
store-taken = Questo esiste già.
store-code-taken = Un altro tavolo ha già questo codice.
store-unfit = Questo non si può conservare, perché è troppo grande o contiene caratteri che non si possono scrivere: { $what }.
store-full = Il disco del server è pieno; non è stato salvato nulla.
store-read-only = Il database del server non si può scrivere; non è stato salvato nulla.
store-damaged = Il database del server è danneggiato: { $detail }.
store-lost = Il server non raggiunge il suo database; non è stato salvato nulla. ({ $detail })
store-unknown = Il server ha perso il suo database mentre salvava; controlla se è stato salvato.
store-busy = Il server al momento è troppo occupato; non è stato salvato nulla.
store-closed = Il server si sta spegnendo; non è stato salvato nulla.
store-not-empty = Una copia ha bisogno di un database vuoto in cui andare.
store-failed = Il database del server ha rifiutato: { $detail }.
