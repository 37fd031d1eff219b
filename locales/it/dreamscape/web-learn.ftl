### Il tutorial: sei lezioni, raccontate come si farebbe al tavolo.

learn-title = Impara Dreamscape
learn-lead = Sei brevi lezioni, dieci minuti in tutto. Si impara giocando.
learn-progress = { $done } lezioni finite su { $count }
learn-number = Lezione { $number } di { $count }
learn-finished = finita
learn-begin = Comincia
learn-again = Rigioca
learn-guide = La tua guida
learn-goals = Traguardi
learn-now = Adesso
learn-goal-open = ancora da fare
learn-goal-done = raggiunto
learn-reached = Raggiunto: { $goal }
learn-hint = Mostra un aiuto
learn-hint-hide = Nascondi l'aiuto
learn-restart = Ricomincia
learn-lost = Da qui non si può più raggiungere quello che manca. Niente di grave: ricomincia la lezione.
learn-well-done = Ben fatto!
learn-next = Prossima lezione
learn-all = Tutte le lezioni
learn-play = Ora gioca una partita
learn-more = Mostra tutti i traguardi
learn-less = Mostra meno
learn-preparing = Preparo la lezione …
learn-retry = Riprova
learn-none = Questa lezione non esiste.

## Viaggio e chiavi

learn-travel-title = Viaggio e chiavi
learn-travel-why = Ogni ciclo comincia con il Viaggio. Il tuo Dormiente vaga per il Mondo dei Sogni e raccoglie i Frammenti con cui costruirai. Hai quattro punti azione.
learn-travel-goal-1 = Raccogli l'Acqua nel luogo dove ti trovi.
learn-travel-hint-1 = Scegli la fila del luogo 1, Archivi delle Muse. Si può prendere solo il Frammento accanto alla mano, l'ultimo della fila. Costa un punto azione.
learn-travel-goal-2 = Vai al luogo 4, Golem a Orologeria. Non costa nulla.
learn-travel-hint-2 = Il primo Frammento di una fila è la sua chiave. La chiave del luogo 4 è l'Acqua, e tu hai Acqua: la via è gratis e il Frammento resta tuo. Scegli il luogo 4.
learn-travel-goal-3 = Raccogli lì la Roccia.
learn-travel-hint-3 = Scegli la fila del luogo 4. Puoi raccogliere finché nelle Mani hai meno di due Frammenti di quel colore.
learn-travel-goal-4 = Prosegui fino al luogo 5, Lago dell'Eterna Estate. Questa volta si paga.
learn-travel-hint-4 = La chiave del luogo 5 è la Terra, e tu non ne hai. Senza chiave uno spostamento costa un punto azione. Scegli il luogo 5.
learn-travel-goal-5 = Concludi il Viaggio: addormentati.
learn-travel-hint-5 = Scegli «Addormentati qui» in basso. I punti rimasti vanno persi. Chi dorme nel luogo con il numero più basso comincia il ciclo seguente.
learn-travel-close = Viaggi come un sonnambulo. Quello che hai raccolto ora diventa un paesaggio.

## Posare e impilare

learn-placing-title = Posare e impilare
learn-placing-why = Dopo il Viaggio viene la Creazione. I Frammenti nelle tue Mani diventano il tuo Dreamscape, un paesaggio di pile.
learn-placing-goal-1 = Posa una Roccia sulla casella d'ingresso, al centro della riga più vicina.
learn-placing-hint-1 = Scegli Roccia nelle tue Mani, poi la casella illuminata, c1. Il primo Frammento va sempre lì.
learn-placing-goal-2 = Posa l'Acqua alla sua sinistra, in b1.
learn-placing-hint-2 = Un Frammento va accanto a un altro o in cima a una pila, mai sotto. Scegli Acqua, poi b1.
learn-placing-goal-3 = Metti la seconda Roccia sopra la prima.
learn-placing-hint-3 = Scegli Roccia, poi di nuovo c1. Due Rocce una direttamente sull'altra sono una montagna: salirci ti porterà punti.
learn-placing-goal-4 = Scambia due Terre con un'Erba.
learn-placing-hint-4 = Due Frammenti di un colore ne valgono uno di un altro colore dal sacchetto. Scegli Terra, poi Erba sotto «Scambia con».
learn-placing-goal-5 = Pianta un albero in cambio dell'Erba.
learn-placing-hint-5 = Scegli Erba, poi «Pianta un albero», poi una pila. Il primo albero porta un punto, il secondo due, il terzo tre. Sopra un albero non si mette mai nulla.
learn-placing-close = Il tuo primo paesaggio! Ciò che ti resta nelle Mani alla fine della Creazione torna nel sacchetto.

## Camminare

learn-walking-title = Camminare
learn-walking-why = Il tuo Sognatore cammina su ciò che hai costruito, e il terreno porta punti. L'altezza non conta mai, conta solo ciò che sta in cima.
learn-walking-goal-1 = Fai entrare il Sognatore sull'Acqua in c1.
learn-walking-hint-1 = Scegli il Sognatore accanto al tabellone, poi c1. Entrare è gratis e si fa una volta sola. Ogni passo sull'Acqua porta un punto.
learn-walking-goal-2 = Spendi un Movimento: fai un passo sulla Terra in c2.
learn-walking-hint-2 = Scegli il Sognatore, poi c2. Ogni passo costa un Movimento, che va nel sacchetto.
learn-walking-goal-3 = La Terra dà un passo gratis: sali sulla montagna in d2.
learn-walking-hint-3 = Scegli il Sognatore, poi d2. Il passo gratis vale solo per l'azione subito dopo: usalo adesso. Una montagna porta due punti, una volta per ciclo.
learn-walking-goal-4 = Fai un passo sull'Acqua sotto l'albero in d3.
learn-walking-hint-4 = Scegli il Sognatore, poi d3. L'albero non nasconde l'Acqua, quindi il punto è tuo. Ma su un albero non ci si ferma: puoi andarci solo se puoi proseguire.
learn-walking-goal-5 = Prosegui fino all'Erba in c3.
learn-walking-hint-5 = Scegli il Sognatore, poi c3. Da un albero si può solo proseguire.
learn-walking-close = Quattro punti in una passeggiata. Un buon paesaggio è un buon sentiero.

## Carte

learn-cards-title = Carte Sogno
learn-cards-why = Una carta Sogno mostra un disegno di pile. Appena si trova nel tuo Dreamscape, ovunque e comunque girato, la carta è completa e porta i suoi punti.
learn-cards-goal-1 = Completa Riva quieta: posa Acqua accanto alla Terra su cui sta il tuo Sognatore.
learn-cards-hint-1 = Scegli Acqua, poi b1 o c2. Se accosti la carta al tuo Dreamscape, vedi dove ci sta. Il Sognatore è già dove la carta lo vuole.
learn-cards-goal-2 = In premio puoi pescare: scegli il mazzo I.
learn-cards-hint-2 = Il tuo Dormiente è nel luogo 3, perciò vedi tre carte. Le carte del mazzo I sono le più facili, quelle del III le più difficili.
learn-cards-goal-3 = Tieni Laghetto alpino, una delle tre.
learn-cards-hint-3 = Puoi tenerne una o nessuna. Una carta ancora aperta alla fine costa cinque punti: tieni quello che sai costruire. Se ne hai tenuta un'altra, ricomincia la lezione.
learn-cards-goal-4 = Completa Laghetto alpino: metti Acqua sulla montagna in d1.
learn-cards-hint-4 = La carta mostra due Rocce con Acqua in cima e nient'altro. Scegli Acqua, poi d1.
learn-cards-close = Due carte, sette punti. I Frammenti restano dove sono e possono servire anche per la prossima carta.

## Poteri

learn-powers-title = Poteri
learn-powers-why = Ogni luogo ha un potere, e così ogni carta Sogno. Il potere di un luogo è gratis, una volta per ciclo; quello di una carta richiede un Frammento.
learn-powers-goal-1 = Usa il potere del luogo dove ti trovi, Golem a Orologeria.
learn-powers-hint-1 = Scegli «Usa Golem a Orologeria». Si può fare nel proprio Viaggio, nel luogo dove sta il Dormiente.
learn-powers-goal-2 = Fai portare dal Golem la Roccia di b1 sulla Roccia di c1.
learn-powers-hint-2 = Scegli la Roccia in b1, poi c1. Fino a tre volte il Golem sposta un Frammento in una casella vicina, con tutto ciò che ha sopra.
learn-powers-goal-3 = Ferma il Golem. Poi metti la tua Erba su Sentiero scalzo e usa il suo potere, Torre del Vagare.
learn-powers-hint-3 = Scegli «Fermati qui». Poi scegli Erba nelle tue Mani, la carta e «Erba su Sentiero scalzo: usa Torre del Vagare». L'Erba torna da te quando comincia il ciclo seguente.
learn-powers-goal-4 = La Torre riprende Frammenti: riprendi l'Acqua in d2.
learn-powers-hint-4 = Scegli d2. Si possono riprendere fino a due Frammenti, ognuno senza nulla sopra.
learn-powers-goal-5 = Ferma la Torre. L'Acqua è di nuovo una chiave: vai gratis al luogo 5.
learn-powers-hint-5 = Scegli «Fermati qui», poi il luogo 5. La sua chiave è l'Acqua, quindi non paghi nulla.
learn-powers-close = I poteri sono sei; degli altri quattro raccontano le regole. Al momento giusto, ognuno vale un Viaggio intero.

## Incubi

learn-nightmares-title = Incubi
learn-nightmares-why = In una partita con gli incubi i rossi sono in agguato. Alla fine ogni rosso nel tuo Dreamscape costa tre punti, e ogni passo su un rosso ne costa uno.
learn-nightmares-goal-1 = Vai al luogo 3 e guarda che cosa ti aspetta per via.
learn-nightmares-hint-1 = Scegli il luogo 3. Chi attraversa un passaggio prende il rosso che c'è sopra, a meno che ne abbia già due nelle Mani.
learn-nightmares-goal-2 = Addormentati. Mr Nightmare viene da te.
learn-nightmares-hint-2 = Scegli «Addormentati qui». Dove sta Mr Nightmare il potere del luogo non si può usare.
learn-nightmares-goal-3 = Lui lascia un rosso su un passaggio. Su quale, lo dici tu.
learn-nightmares-hint-3 = Scegli il passaggio 2-3 o 3-6. Pensa a dove vogliono andare gli altri, e dove vuoi andare tu.
learn-nightmares-goal-4 = Creazione: posa il rosso che hai nelle Mani.
learn-nightmares-hint-4 = Scegli Incubo nelle tue Mani, poi una casella vuota. Su un rosso non si mette nulla: posalo dove non vuoi costruire. Tutti i rossi vanno posati prima che la Creazione finisca; solo tre insieme si possono scambiare con un Frammento.
learn-nightmares-close = È tutto quello che serve. Sogni d'oro, e buona fortuna!
