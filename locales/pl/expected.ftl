### Co byłoby poprawne tam, gdzie tekstu nie da się odczytać: części listy, nie zdania.

text-line-end = koniec wiersza
text-end = koniec tekstu
text-word = słowo
text-name = imię bez znaków sterujących, długie najwyżej na { $most }
text-seat = gracz, od 1 do { $seats }
text-seats = liczba graczy: dokładnie { $seats }
text-bytes = najwyżej { $most } bajtów
text-line-bytes = najwyżej { $most } bajtów w wierszu
text-at-most = najwyżej { $most }
