### Die Zeichnungen, zum Ansehen.

gallery-title = Zeichnungen
gallery-lead = Alles, was gezeichnet ist, in mehreren Größen und mit den Augen anderer.
gallery-eyes = Wie andere es sehen
gallery-eyes-all = alle Farben
gallery-eyes-protanopia = ohne Rot
gallery-eyes-deuteranopia = ohne Grün
gallery-eyes-tritanopia = ohne Blau
gallery-eyes-grey = grau
gallery-by-night = bei Nacht
gallery-by-day = bei Tag
gallery-shards = Splitter
gallery-stacks = Stapel
gallery-cards = Karten
gallery-places = Orte und Kräfte
gallery-signs = Zeichen
gallery-lands = Dreamscapes
