### Partia Dreamscape oglądana jeszcze raz.

replay-jump = Do ukończonej karty
replay-completes = { $name }: { $card }
replay-keys-marks = N i P to następna i poprzednia ukończona karta.
replay-before = W tym kroku gra jeszcze się nie zaczęła.
