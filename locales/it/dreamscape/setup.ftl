### Scelte che non fanno una partita.

setup-players = Dreamscape è per 2-4 giocatori, il solitario per 1; { $players } non va bene.
setup-solo-level = Il solitario ha i livelli da 1 a 4, non { $level }.
setup-solo-simultaneous = In solitario non c'è nessuno con cui creare insieme.
setup-grid = Una griglia { $columns }x{ $rows } non è possibile: da 1x1 a 6x5, prima le colonne.
setup-entry-right = Una griglia di { $columns } colonne ha una sola casella al centro della riga più bassa: entry-right vuole un numero pari di colonne.
setup-cycles = Una partita ha da 1 a 12 cicli, non { $cycles }.
