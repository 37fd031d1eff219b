### Was richtig gewesen wäre, wo ein Text nicht zu lesen ist: Teile einer Liste, keine Sätze.

text-line-end = das Ende der Zeile
text-end = das Ende des Textes
text-word = ein Wort
text-name = ein Name ohne Steuerzeichen, höchstens { $most } lang
text-seat = ein Spieler, 1 bis { $seats }
text-seats = genau { $seats } Spieler
text-bytes = höchstens { $most } Bytes
text-line-bytes = höchstens { $most } Bytes in einer Zeile
text-at-most = höchstens { $most }
