### Che cosa sarebbe stato giusto dove un testo non si può leggere: parti di un elenco, non frasi.

text-line-end = la fine della riga
text-end = la fine del testo
text-word = una parola
text-name = un nome senza caratteri di controllo, lungo al massimo { $most }
text-seat = un giocatore, da 1 a { $seats }
text-seats = esattamente { $seats } giocatori
text-bytes = al massimo { $most } byte
text-line-bytes = al massimo { $most } byte per riga
text-at-most = al massimo { $most }
