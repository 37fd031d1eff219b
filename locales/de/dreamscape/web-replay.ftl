### Eine Partie Dreamscape noch einmal ansehen.

replay-jump = Zu einer erfüllten Karte
replay-completes = { $name }: { $card }
replay-keys-marks = N und P für die nächste und die vorige erfüllte Karte.
replay-before = Bei diesem Schritt hat die Partie noch nicht begonnen.
