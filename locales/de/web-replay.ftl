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
replay-jump = Zu einer erfüllten Karte
replay-completes = { $name }: { $card }
replay-keys = Tasten: Pfeile für Schritte, Bildtasten für zehn, Pos1 und Ende, Leertaste zum Abspielen, N und P für die nächste und die vorige erfüllte Karte.
replay-link = Link zu diesem Schritt
replay-what-if = Was wäre, wenn?
replay-what-if-note = „Was wäre, wenn?“ eröffnet einen Tisch, an dem es ab diesem Schritt weitergeht. Du hältst alle Plätze, und diese Partie bleibt, wie sie war.
replay-not-over = Wenn die Partie vorbei ist, können andere bei jedem ihrer Schritte beginnen.
replay-record = Aufzeichnung sichern
replay-report = Problem melden
replay-before = Bei diesem Schritt hat die Partie noch nicht begonnen.
replay-silent = Es gibt nichts zu erzählen.
replay-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
replay-dreamer = Träumer
replay-nightmare = Herr Albtraum
replay-none = leer
replay-cards = Karten
replay-cards-count = { $open } offen, { $finished } erfüllt
replay-cycle = Zyklus { $cycle }
replay-seat = Platz { $number }
replay-computer = Computer { $number }
replay-sat = { $name } setzt sich.
replay-bot-sat = Ein Computerspieler setzt sich: { $name }.
replay-left = { $name } steht auf.
replay-started = Die Partie beginnt.
replay-undone = { $name } nimmt einen Schritt zurück.
replay-redone = { $name } spielt einen Schritt noch einmal.
replay-asked = { $name } möchte zurückgehen.
replay-answered = { $name } antwortet.
replay-taken-back = Alle sind einverstanden: Die Partie geht zurück.
replay-resigned = { $name } gibt auf.
replay-timed-out = Die Zeit von { $name } ist um.
replay-stood-in = Der Computer springt für { $name } ein.
replay-came-back = { $name } ist wieder da.
replay-chat-closed = Der Chat wird geschlossen oder geöffnet.
replay-rematched = Ein Tisch für die nächste Partie steht bereit.
replay-open = offen
replay-finished = erfüllt
