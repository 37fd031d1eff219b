### Der Tisch im Browser.

## Wer dran ist, und was zu tun ist

tabletop-screen = Tisch
tabletop-prompt = Worauf die Partie wartet
tabletop-your-turn = Du bist dran
tabletop-your-turn-as = Du bist dran als { $name }
tabletop-turn-of = { $name } spielt
tabletop-cancel = Zurücklegen
tabletop-behind = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
tabletop-not-done = Die Verbindung riss ab; das wurde nicht getan.
tabletop-unknown = Die Verbindung riss ab; ob das getan wurde, ist nicht bekannt. Sieh auf den Tisch, wenn sie wieder da ist.
tabletop-rule = Regel { $rule }
tabletop-undo = Zurücknehmen
tabletop-redo = Wiederholen
tabletop-undo-reach = { $steps ->
    [one] ein Schritt
   *[other] bis zu { $steps } Schritte
}
tabletop-result = Das Ergebnis

## Die Zeit

tabletop-clock = noch { $time }

## Mitspieler

tabletop-seat = Platz { $seat }
tabletop-computer = Computer
tabletop-computer-of = Computer { $seat }
tabletop-away = nicht da
tabletop-you = du

## Teile des Bildschirms

tabletop-log = Was geschah
tabletop-log-chat = Verlauf und Chat
tabletop-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
tabletop-says = { $name }: { $text }
tabletop-chat = Chat
tabletop-chat-closed = Der Chat ist geschlossen.
tabletop-message = Nachricht
tabletop-send = Senden
tabletop-mute = { $name } nicht mehr hören
tabletop-muted = Wen du nicht hörst: { $count }
tabletop-unmute = { $name } wieder hören
tabletop-unmute-somebody = Jemanden wieder hören
tabletop-unsaid = Es gibt keine Verbindung; das wurde nicht gesagt.
tabletop-perhaps-said = Die Verbindung riss ab; ob das gesagt wurde, ist nicht bekannt. Noch einmal unverändert gesendet, wird es nur einmal gesagt.
tabletop-close = Schließen
tabletop-menu = Dieser Tisch
tabletop-home = Zur Startseite
tabletop-rules = Regeln
tabletop-keys = Tasten
tabletop-key-tab = zum nächsten Brett
tabletop-key-arrows = von Ding zu Ding auf einem Brett
tabletop-key-enter = das Ding nehmen oder dort hinlegen
tabletop-key-escape = zurücklegen
tabletop-key-undo = einen Schritt zurücknehmen
tabletop-key-help = diese Tasten

## Der Verlauf

tabletop-log-sat = { $name } setzt sich.
tabletop-log-left = { $name } steht auf.
tabletop-log-started = Die Partie beginnt.
tabletop-log-undone = { $name } nimmt einen Schritt zurück.
tabletop-log-redone = { $name } wiederholt den Schritt.
tabletop-log-asked = { $name } bittet um einen Rückschritt.
tabletop-log-taken-back = Alle waren einverstanden: Es geht zurück.
tabletop-log-resigned = { $name } gibt auf.
tabletop-log-timed-out = Die Zeit von { $name } ist um.
tabletop-log-stood-in = Der Computer spielt für { $name }.
tabletop-log-came-back = { $name } ist wieder da.
tabletop-log-bot-sat = Ein Computerspieler setzt sich: { $name }.
tabletop-log-answered = { $name } antwortet.
tabletop-log-chat-closed = Der Chat wird geschlossen oder geöffnet.
tabletop-log-rematched = Ein Tisch für die nächste Partie steht bereit.
tabletop-missed = Während du weg warst
tabletop-missed-earlier = { $count ->
    [one] … und ein früherer Schritt
   *[other] … und { $count } frühere Schritte
}
tabletop-go-on = Weiter

## Der Tisch selbst

tabletop-gathering-title = Vor der Partie
tabletop-gathering = Die Partie beginnt, wenn jeder Platz besetzt ist.
tabletop-free = frei
tabletop-sit = Hinsetzen
tabletop-seat-bot = Computer
tabletop-leave = Aufstehen
tabletop-free-seat = Platz freimachen
tabletop-invite = Andere einladen
tabletop-agreed = Was vereinbart ist
tabletop-link-label = Link zu diesem Tisch
tabletop-code-label = Code
tabletop-connecting = Verbinden …
tabletop-lost = Die Verbindung ist weg; neuer Versuch.
tabletop-closing = Der Server hält an; die Partie geht weiter, wenn er zurück ist.
tabletop-ended = Der Server hat die Verbindung geschlossen.
tabletop-gone = Hier gibt es nichts zu sehen
tabletop-broken = An diesem Tisch kann nicht weitergespielt werden; so sah er zuletzt aus.
tabletop-watching = Alle Plätze sind besetzt; du schaust zu.
tabletop-watching-late = { $steps ->
    [one] Alle Plätze sind besetzt; du schaust zu, einen Schritt später.
   *[other] Alle Plätze sind besetzt; du schaust zu, { $steps } Schritte später.
}
tabletop-watchers = { $count ->
    [one] eine Person sieht zu
   *[other] { $count } Personen sehen zu
}
tabletop-show = Die Seite von { $name } zeigen
tabletop-ask-back = Um Rückschritt bitten
tabletop-ask-back-steps = Schritte zurück, wenn die anderen einverstanden sind
tabletop-asks-back = { $name } bittet, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} zurückzugehen.
tabletop-agree = Einverstanden
tabletop-disagree = Ablehnen
tabletop-withdraw = Bitte zurückziehen
tabletop-withdrawn = { $name } zieht die Bitte zurück.
tabletop-refused-back = { $name } lehnt es ab, zurückzugehen.
tabletop-resign = Aufgeben
tabletop-resign-yes = Ja, aufgeben
tabletop-sure = Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.
tabletop-report = Ein Problem melden
tabletop-close-chat = Chat schließen
tabletop-open-chat = Chat öffnen

## Das Ende

tabletop-over = Die Partie ist zu Ende
tabletop-winner = { $name } gewinnt.
tabletop-winners = { $names } teilen sich den Sieg.
tabletop-given-up = Die anderen haben aufgegeben.
tabletop-no-account = Der Verlauf der Partie ließ sich nicht laden.
tabletop-share = Link zur Aufzeichnung
tabletop-rematch = Noch einmal spielen
tabletop-play-on = Am neuen Tisch weiterspielen
tabletop-replay = Aufzeichnung ansehen
tabletop-record = Partie sichern
