### Wahlen, aus denen keine Partie wird.

setup-players = Dreamscape ist für 2 bis 4 Spieler, das Solospiel für 1; { $players } passt nicht.
setup-solo-level = Das Solospiel hat die Stufen 1 bis 4, nicht { $level }.
setup-solo-simultaneous = Im Solospiel gibt es niemanden, mit dem man zugleich gestalten könnte.
setup-grid = Ein Raster von { $columns }x{ $rows } ist nicht möglich: 1x1 bis 6x5, Spalten zuerst.
setup-entry-right = Ein Raster mit { $columns } Spalten hat in der Mitte der untersten Zeile nur ein Feld: entry-right verlangt eine gerade Spaltenzahl.
setup-cycles = Eine Partie hat 1 bis 12 Zyklen, nicht { $cycles }.
