### Rivedere una partita.

replay-screen = Replay
replay-to-table = Al tavolo
replay-controls = Scorrere la partita
replay-where = Passo
replay-step-of = Passo { $step } di { $last }
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-pace = Velocità
replay-slow = Lento
replay-steady = Normale
replay-fast = Veloce
replay-jump = A una carta completata
replay-completes = { $name }: { $card }
replay-keys = Tasti: frecce per i passi, tasti pagina per dieci, Inizio e Fine, spazio per avviare, N e P per la carta completata successiva e precedente.
replay-link = Link a questo passo
replay-what-if = E se …?
replay-what-if-note = «E se …?» crea un tavolo che continua da questo passo. Tieni tutti i posti, e questa partita resta com'era.
replay-not-over = Quando la partita sarà finita, altre potranno cominciare da ogni suo passo.
replay-record = Salva la registrazione
replay-report = Segnala un problema
replay-before = A questo passo la partita non è ancora cominciata.
replay-silent = Non c'è nulla da raccontare.
replay-score = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
replay-dreamer = Sognatore
replay-nightmare = Mr Nightmare
replay-none = vuote
replay-cards = Carte
replay-cards-count = { $open } aperte, { $finished } finite
replay-cycle = Ciclo { $cycle }
replay-seat = Posto { $number }
replay-computer = Computer { $number }
replay-sat = { $name } si siede.
replay-bot-sat = Si siede un giocatore computer: { $name }.
replay-left = { $name } si alza.
replay-started = La partita comincia.
replay-undone = { $name } torna indietro di un passo.
replay-redone = { $name } rigioca un passo.
replay-asked = { $name } chiede di tornare indietro.
replay-answered = { $name } risponde.
replay-taken-back = Tutti d'accordo: la partita torna indietro.
replay-resigned = { $name } si arrende.
replay-timed-out = Il tempo di { $name } è scaduto.
replay-stood-in = Il computer sostituisce { $name }.
replay-came-back = { $name } è di nuovo qui.
replay-chat-closed = La chat viene chiusa o riaperta.
replay-rematched = È pronto un tavolo per la prossima partita.
replay-open = aperta
replay-finished = finita
