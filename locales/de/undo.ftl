### Zurücknehmen und noch einmal spielen.

undo-nothing = Du hast nichts zurückzunehmen.
undo-learned = Etwas Verborgenes wurde aufgedeckt.
undo-passed = Der Zug ging weiter.
undo-served = Es kam aus dem, was alle teilen.
undo-shared = { $by } hat seither den gemeinsamen Vorrat benutzt.
undo-needed = Was { $by } seither tat, beruht darauf.
undo-far = Weiter zurück zeigt sich, wenn diese zurückgenommen sind.
redo-nothing = Es gibt nichts noch einmal zu spielen.
redo-impossible = Dieser Schritt ist nicht mehr möglich.
