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
replay-keys = Tasti: frecce per i passi, sulla barra anche tasti pagina per dieci, Inizio e Fine, spazio per avviare.
replay-link = Link a questo passo
replay-what-if = E se …?
replay-what-if-note = «E se …?» crea un tavolo che continua da questo passo. Tieni tutti i posti, e questa partita resta com'era.
replay-not-over = Quando la partita sarà finita, altre potranno cominciare da ogni suo passo.
replay-record = Salva la registrazione
replay-report = Segnala un problema
replay-silent = Non c'è nulla da raccontare.
