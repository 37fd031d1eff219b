### I disegni, da guardare.

gallery-title = Disegni
gallery-lead = Tutto ciò che è disegnato, in più grandezze e come lo vedono altri occhi.
gallery-eyes = Come lo vedono gli altri
gallery-eyes-all = tutti i colori
gallery-eyes-protanopia = senza rosso
gallery-eyes-deuteranopia = senza verde
gallery-eyes-tritanopia = senza blu
gallery-eyes-grey = grigio
gallery-by-night = di notte
gallery-by-day = di giorno
gallery-shards = Frammenti
gallery-stacks = Pile
gallery-cards = Carte
gallery-places = Luoghi e poteri
gallery-signs = Segni
gallery-lands = Dreamscape
