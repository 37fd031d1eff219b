### Una partita di Dreamscape, da rivedere.

replay-jump = A una carta completata
replay-completes = { $name }: { $card }
replay-keys-marks = N e P per la carta completata successiva e precedente.
replay-before = A questo passo la partita non è ancora cominciata.
