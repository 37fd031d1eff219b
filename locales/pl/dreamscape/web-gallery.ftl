### Rysunki do obejrzenia.

gallery-title = Rysunki
gallery-lead = Wszystko, co narysowane, w kilku wielkościach i oczami innych.
gallery-eyes = Jak widzą to inni
gallery-eyes-all = wszystkie kolory
gallery-eyes-protanopia = bez czerwieni
gallery-eyes-deuteranopia = bez zieleni
gallery-eyes-tritanopia = bez błękitu
gallery-eyes-grey = szarość
gallery-by-night = nocą
gallery-by-day = za dnia
gallery-shards = Okruchy
gallery-stacks = Stosy
gallery-cards = Karty
gallery-places = Miejsca i moce
gallery-signs = Znaki
gallery-lands = Pracownie
