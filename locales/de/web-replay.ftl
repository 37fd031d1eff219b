### Eine Partie noch einmal ansehen.

replay-screen = Wiederholung
replay-to-table = Zum Tisch
replay-controls = Durch die Partie gehen
replay-where = Schritt
replay-step-of = Schritt { $step } von { $last }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-pace = Tempo
replay-slow = Langsam
replay-steady = Ruhig
replay-fast = Schnell
replay-keys = Tasten: Pfeile für Schritte, auf der Leiste auch Bildtasten für zehn, Pos1 und Ende, Leertaste zum Abspielen.
replay-link = Link zu diesem Schritt
replay-what-if = Was wäre, wenn?
replay-what-if-note = „Was wäre, wenn?“ eröffnet einen Tisch, an dem es ab diesem Schritt weitergeht. Du hältst alle Plätze, und diese Partie bleibt, wie sie war.
replay-not-over = Wenn die Partie vorbei ist, können andere bei jedem ihrer Schritte beginnen.
replay-record = Aufzeichnung sichern
replay-report = Problem melden
replay-silent = Es gibt nichts zu erzählen.
