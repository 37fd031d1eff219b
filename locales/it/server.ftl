### Il server: cosa si dice all'avvio e cosa può non andare intorno.

serve-invitation = Altri su questa rete possono aprire { $address } o inquadrare il codice.
serve-no-network = Questo computer non è in rete: si può giocare solo da qui.
server-port-taken = Un altro programma ascolta già su { $address }: scegli un'altra porta.
server-cannot-listen = Non è possibile ascoltare su { $address }: { $detail }.
open-newer = Il database è stato creato da una versione più nuova del programma (schema { $found }, qui noto { $known }).
open-damaged = Il database { $place } è danneggiato: { $detail }.
open-foreign = { $place } è un database di qualcos'altro.
open-read-only = Non si può scrivere in { $place }.
open-in-use = Un altro server sta usando { $place }.
open-no-folder = La cartella { $place } non si può aprire: { $detail }.
open-no-database = In { $place } non c'è nessun database di questo programma.
open-emptied = Il database { $place } è vuoto: ciò che conteneva è perduto. Eliminalo, insieme ai file accanto il cui nome comincia come il suo; poi metti al suo posto una copia di sicurezza o ricomincia da capo.
open-journal-alone = Il database { $place } non c'è più, ma ciò che vi è stato scritto per ultimo è ancora in { $journal }. Rimetti a posto lo stesso database; oppure elimina { $journal }, poi metti al suo posto una copia di sicurezza o ricomincia da capo.
open-unfinished = Il server di { $place } è stato interrotto: per leggere ciò che ha scritto per ultimo, la cartella deve essere scrivibile.
open-full = Il disco di { $place } è pieno.
open-bad-address = Questo non è un indirizzo di un database PostgreSQL: { $detail }.
open-unreachable = Il database non è raggiungibile: { $detail }.
open-failed = Il database non si può aprire: { $detail }.
store-conflict = Qualcun altro è stato più veloce: guarda di nuovo.
store-missing = Manca ciò su cui questo si basa.
store-taken = Questo esiste già.
store-code-taken = Un altro tavolo ha questo codice.
store-unfit = Un testo è troppo lungo o ha segni che non si possono conservare.
store-full = Il disco del server è pieno: nulla è cambiato.
store-read-only = Il server non può più scrivere: nulla è cambiato.
store-damaged = Il database si contraddice.
store-lost = Il database al momento non è raggiungibile.
store-unknown = Il database è stato perso proprio ora: controlla se è stato fatto.
store-busy = Il database è troppo occupato: riprova.
store-closed = Il server si sta fermando.
store-not-empty = Una copia ha bisogno di un posto vuoto.
store-failed = Il database rifiuta.
keeping-copied = Tutto è stato copiato in { $file }.
keeping-sound = { $tables ->
    [one] Un tavolo, e si rigioca.
   *[other] { $tables } tavoli, e tutti si rigiocano.
}
keeping-broken = Il tavolo { $table } non si rigioca alla riga { $row }.
keeping-altered = Il registro del tavolo { $table } non è quello che fu scritto, dalla riga { $row } in poi: una riga è andata persa, è stata cambiata o scambiata.
keeping-damaged = Il database è danneggiato: { $detail }.
keeping-unsound = Problemi trovati: { $found }; tavoli esaminati: { $tables }.
keeping-exported = { $records ->
    [one] Una registrazione scritta
   *[other] { $records } registrazioni scritte
} in { $folder }.
keeping-no-game = Al tavolo { $table } non si è giocata nessuna partita, o il tavolo non esiste.
keeping-imported = { $file }: tavolo { $table }, codice { $code }.
keeping-restored = { $file }: ora è tutto qui.
keeping-claim = Entro un giorno, chi per primo apre { $path } su questo server occupa tutti i posti di questi tavoli.

## Il file con le impostazioni

settings-not-toml = Qui il TOML non è valido.
settings-said-before = Questa chiave o tabella c'era già.
settings-unquoted = Un testo va messo tra virgolette.
settings-unknown-key = La chiave "{ $name }" qui non significa nulla.
settings-wrong-type = Il valore di "{ $name }" è del tipo sbagliato: { $found }.
settings-float = numero decimale
settings-datetime = data o ora
settings-array = elenco tra parentesi quadre
settings-table = tabella
settings-tables = tabelle sotto [[...]]
