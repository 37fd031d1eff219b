### La riga di comando e il motore: aiuto, errori, simulazioni, registrazioni, posizioni come testo.

seat-number = Giocatore { $number }

## Che cosa non va

trouble-expected = Atteso: { $list }.
trouble-see-help = Vedi { $command }.
trouble-unreadable = Non si può leggere.
trouble-breaks-rule = Questo infrange la regola { $rule }.
trouble-chance-impossible = L'esito dato { $number } qui non può capitare.
trouble-chance-missing = Servono più esiti dei { $given } dati.
trouble-chance-surplus = Sono stati dati più esiti dei { $used } necessari.
trouble-not-json = Questa riga non è JSON.
trouble-too-deep = Questo JSON è annidato troppo in profondità.
trouble-line-too-long = Una riga può avere al massimo { $bytes } byte, e al massimo { $outside } fuori dai testi tra virgolette.
trouble-not-text = Questo non è testo UTF-8.
trouble-not-an-object = Una richiesta deve essere un oggetto JSON.
trouble-unknown-command = Il comando "{ $name }" non esiste.
trouble-missing-field = Manca il campo "{ $name }".
trouble-unknown-field = Questo comando non ha il campo "{ $name }".
trouble-wrong-value = { $name } non può essere { $value }.
trouble-only-one = Si può dare solo uno tra "{ $first }" e "{ $second }".
trouble-contradiction = "{ $first }" contraddice "{ $second }".
trouble-no-game = Non c'è ancora una partita.
trouble-record-full = La registrazione è piena: contiene al massimo { $entries } voci.
trouble-unknown-edition = L'edizione "{ $name }" non esiste.
trouble-unknown-option = L'opzione "{ $name }" non esiste.
trouble-unknown-pack = Il pacchetto "{ $name }" non esiste.
trouble-other-pack = Il pacchetto { $name } qui non è quello con cui si è giocato.
trouble-unknown-game = Il gioco "{ $name }" non esiste.
trouble-unknown-card = Il pacchetto non ha la carta { $name }.
trouble-no-such-file = Il file non esiste.
trouble-folder = Questa è una cartella, non un file.
trouble-no-permission = Non è permesso leggere questo file.
trouble-no-file = Il file non si può leggere: { $detail }.
trouble-file-too-long = Il file è troppo lungo: se ne leggono al massimo { $bytes } byte.
trouble-not-a-record = Questa non è la registrazione di una partita.
trouble-step-fails = Il passo { $step } non si può giocare.
trouble-start-fails = L'inizio della registrazione non si può giocare.
trouble-other-result = La partita non finisce come dice la registrazione.
trouble-no-such-step = La registrazione non ha il passo { $step }.
trouble-unknown-argument = L'argomento { $name } non esiste.
trouble-unknown-subcommand = Il comando "{ $name }" non esiste.
trouble-missing-subcommand = Manca un comando.
trouble-missing-argument = Manca: { $name }.
trouble-missing-value = Manca un valore dopo { $name }.
trouble-repeated-argument = { $name } si può dare una volta sola.
trouble-wrong-use = Questi argomenti non si capiscono.

## Aiuto

help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-oneiros = Giochi da tavolo come software: gioca, simula, rivedi, o usa le regole da altri programmi.
help-game = Strumenti per { $game }.
help-engine = Dà le regole ad altri programmi: un oggetto JSON per riga in entrata, uno per riga in uscita.
help-sim = Gioca molte partite tra giocatori del computer e le riassume.
help-perft = Conta le sequenze di azioni lecite da una posizione.
help-replay = Rigioca una registrazione e controlla come finisce.
help-show = Disegna una posizione come testo.
help-arg-help = Mostra questo aiuto.
help-arg-version = Mostra la versione.
help-arg-lang = La lingua; se manca, quella dell'ambiente.
help-arg-players = Quanti giocano.
help-arg-edition = L'edizione delle regole, dove ce n'è più d'una.
help-arg-options = Modalità e opzioni della casa del gioco.
help-arg-pack = Un pacchetto del programma, o un proprio file se il gioco ne sa leggere.
help-arg-games = Quante partite; 1000 se manca.
help-arg-player = Chi gioca; uniform se manca.
help-arg-seed = Il numero da cui viene tutto il caso; 0 se manca.
help-arg-threads = Quanti thread; se manca, uno per ogni core.
help-arg-json = Scrive un solo oggetto JSON.
help-arg-depth = Quante azioni ha una sequenza. Dove un'azione chiede il caso, riceve un esito fisso.
help-arg-position = La posizione da cui partire; se manca, una partita nuova.
help-arg-record = La registrazione di una partita, come testo o byte.
help-arg-step = Mostra solo questo passo e la posizione che ne segue; 0 è l'inizio.
help-arg-position-file = La posizione.
help-serve = Offre tavoli ai browser finché non lo si ferma. Le opzioni valgono più delle variabili ONEIROS_*, e queste più del file.
help-arg-port = La porta su cui ascoltare; 7117 se non indicata, 0 ne prende una libera.
help-arg-data = La cartella in cui si conservano i tavoli; se non indicata, una propria nella cartella dati dell'utente.
help-arg-lan = Ascolta sulla rete e mostra un link e un codice QR per gli altri.
help-arg-public-url = L'indirizzo usato dalle persone, dietro un proxy: https://dreams.example. Con https i cookie viaggiano solo su TLS. Se fidarsi degli indirizzi indicati dal proxy lo decide --trust-proxy.
help-arg-database = Conserva i tavoli in questo database PostgreSQL invece che in una cartella: postgres://user@host/name.
help-arg-trust-proxy = Fidati dell'ultimo indirizzo in X-Forwarded-For; solo dietro un proxy che lo imposta.
help-arg-private-hooks = Manda i messaggi a chi è assente anche a questa macchina e alle reti private.
help-arg-config = Un file TOML con queste impostazioni (port, data, lan, public_url, database, trust_proxy, private_hooks, log) e una tabella [limits].
help-arg-log = La forma del registro sullo standard error; human se non indicata.
help-limits = Limiti, nella tabella [limits] del file o come ONEIROS_LIMITS_*, con ciò che vale se non si imposta nulla; i tempi sono in secondi. Che cosa limita ciascuno è scritto in docs/serving.md.
help-backup = Copia tutto ciò che un server conserva in un nuovo file, anche mentre il server è in funzione.
help-check = Rigioca ogni tavolo che un server conserva ed elenca ciò che non si rigioca.
help-arg-backup-file = Il nuovo file: un database SQLite da mettere in una cartella come oneiros.db.
help-export = Scrive le partite come registrazioni: quella di un tavolo sullo standard output, oppure con --all tutte in una cartella. Anche quelle in corso: tieni i file per te finché non sono finite.
help-import = Prende registrazioni, ciascuna come tavolo, oppure una copia intera di oneiros backup in un archivio vuoto. Il server di una cartella dev’essere fermo.
help-arg-table = Il nome del tavolo, come nel suo link.
help-arg-all = Scrive le registrazioni di tutti i tavoli.
help-arg-to = La cartella che le accoglie.
help-arg-import-files = Registrazioni, oppure la copia di un intero archivio.
help-play = Gioca una partita in questo terminale.
help-arg-game-name = Il gioco a cui giocare.
help-arg-people = Quante persone giocano a questo terminale; gli altri posti sono del computer. 1 se non si dice nulla.
help-arg-luck = Il numero da cui viene tutto il caso; ogni volta un altro se manca.
help-arg-save = Il file in cui salvare la partita a ogni mossa.
help-arg-go-on = Continua la partita salvata.

## Simulazioni

sim-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $game }, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
}: giocatore { $player }, seme { $seed }{ $edition ->
    [none] {""}
   *[other] , edizione { $edition }
}{ $pack ->
    [none] {""}
   *[other] , pacchetto { $pack }
}{ $options ->
    [none] .
   *[other] , opzioni { $options }.
}
sim-mean = media
sim-min = minimo
sim-max = massimo
sim-decisions = decisioni per partita
sim-legal = azioni per decisione
sim-score = punti
sim-forced = Decisioni con una sola azione: { $percent } %.
sim-wins = { $name } vince { $wins } ({ $percent } %).
sim-shared = Vittorie condivise: { $games } ({ $percent } %).
sim-won = Vinte insieme: { $games } ({ $percent } %).
sim-lost = Vinte da nessuno: { $games } ({ $percent } %).
sim-speed = { $games ->
    [one] Una partita
   *[other] { $games } partite
} in { $seconds } s.

## Registrazioni

replay-title = { $game }{ $edition ->
    [none] {""}
   *[other] , edizione { $edition }
}{ $pack ->
    [none] {""}
   *[other] , pacchetto { $pack }
}{ $options ->
    [none] .
   *[other] , opzioni { $options }.
} { $seats }.
replay-start = Inizio
replay-step = Passo { $step }: { $entry }
replay-scores = Punti: { $scores }.
replay-points = { $name }: { $points } ({ $causes }).
replay-no-points = niente
replay-winners = Vince: { $names }.
replay-lost = Nessuno ha vinto.
replay-unfinished = La partita non è finita.
replay-agrees = La partita finisce come dice la registrazione.
