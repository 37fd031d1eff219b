### Zurücknehmen und noch einmal spielen; Wahlen, aus denen keine Partie wird.

undo-nothing = Du hast nichts zurückzunehmen.
undo-learned = Etwas Verborgenes wurde aufgedeckt.
undo-passed = Der Zug ging weiter.
undo-served = Es kam aus dem, was alle teilen.
undo-shared = { $by } hat seither den gemeinsamen Vorrat benutzt.
undo-needed = Was { $by } seither tat, beruht darauf.
undo-far = Weiter zurück zeigt sich, wenn diese zurückgenommen sind.
redo-nothing = Es gibt nichts noch einmal zu spielen.
redo-impossible = Dieser Schritt ist nicht mehr möglich.

setup-players = Dreamscape ist für 2 bis 4 Spieler, das Solospiel für 1; { $players } passt nicht.
setup-solo-level = Das Solospiel hat die Stufen 1 bis 4, nicht { $level }.
setup-solo-simultaneous = Im Solospiel gibt es niemanden, mit dem man zugleich gestalten könnte.
setup-grid = Ein Raster von { $columns }x{ $rows } ist nicht möglich: 1x1 bis 6x5, Spalten zuerst.
setup-entry-right = Ein Raster mit { $columns } Spalten hat in der Mitte der untersten Zeile nur ein Feld: entry-right verlangt eine gerade Spaltenzahl.
setup-cycles = Eine Partie hat 1 bis 12 Zyklen, nicht { $cycles }.
