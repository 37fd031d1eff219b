### Riprendere indietro e rigiocare.

undo-nothing = Non hai nulla da riprendere indietro.
undo-learned = Si è rivelato qualcosa di nascosto.
undo-passed = Il turno è passato.
undo-served = È stato preso da ciò che tutti condividono.
undo-shared = { $by } ha usato nel frattempo la riserva comune.
undo-needed = Ciò che { $by } ha fatto dopo dipende da questo.
undo-far = Più indietro si vede quando questi sono annullati.
redo-nothing = Non c'è nulla da rigiocare.
redo-impossible = Quella mossa non è più possibile.
