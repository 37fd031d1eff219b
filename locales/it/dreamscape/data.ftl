### Che cosa può essere sbagliato in un file di dati. Il punto e ciò che ci si aspettava sono mostrati accanto.
### $name è una chiave del file, $found ciò che vi è scritto.

data-not-text = Questo file non è testo UTF-8.
data-not-toml = Qui il TOML non è valido.
data-said-before = Questa chiave o tabella c'era già.
data-unquoted = Un testo va messo tra virgolette.
data-unknown-key = La chiave "{ $name }" qui non significa nulla.
data-missing-key = Manca la chiave "{ $name }".
data-needless-key = La chiave "{ $name }" non va scritta qui.
data-wrong-type = Il valore di "{ $name }" è del tipo sbagliato: { $found }.
data-out-of-range = Il numero { $found } è fuori dai limiti per "{ $name }".
data-unknown-word = "{ $found }" non è una parola valida per "{ $name }".
data-wrong-length = L'elenco "{ $name }" ha un numero sbagliato di voci: { $found }.
data-bad-name = "{ $found }" non va bene per "{ $name }": servono parole minuscole unite da trattini, per esempio quiet-shore.
data-bad-title = Il titolo per "{ $name }" è vuoto o contiene segni che non si possono mostrare.
data-repeated = In "{ $name }" compare { $found } per la seconda volta.
data-out-of-turn = Il numero { $found } per "{ $name }" è fuori ordine.

## Mazzi

data-too-long = Il mazzo è troppo lungo: se ne leggono al massimo { $bytes } byte.
data-too-many-cards = Il mazzo ha troppe carte: { $found }.
data-too-few-cards = Il mazzo ha troppo poche carte di livello { $level }: { $found }.
data-taken-version = La versione { $version } di "{ $name }" è già nel programma, con altro contenuto: serve un'altra versione o un altro nome.
data-same-pattern = Questo è lo schema della carta { $number }, forse ruotato.

## Disegni degli schemi

data-empty-pattern = Il disegno non mostra nessuna pila.
data-too-large = Lo schema è troppo grande: { $columns } colonne e { $rows } righe.
data-ragged-row = Questa riga non ha tante caselle quante la prima: { $found }.
data-unknown-sign = Il segno "{ $sign }" qui non significa nulla.
data-on-nothing = "{ $sign }" deve stare sopra un Frammento.
data-on-top = Nulla può seguire un albero o il Sognatore, ma qui c'è "{ $sign }".
data-tree-under-dreamer = Un albero e il Sognatore non possono stare sulla stessa casella.
data-two-dreamers = C'è un solo Sognatore.
data-red-not-alone = Un rosso sta da solo sulla sua casella; sopra può starci soltanto il Sognatore.
data-too-high = Uno schema non può mostrare una pila così alta.

## Tipi di valori

toml-string = testo tra virgolette
toml-integer = numero intero
toml-float = numero decimale
toml-boolean = true o false
toml-datetime = data o ora
toml-array = elenco tra parentesi quadre
toml-table = tabella
toml-tables = tabelle sotto [[...]]
