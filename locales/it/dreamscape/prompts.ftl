### Che cosa aspetta il gioco. Il nome del giocatore sta prima di queste frasi.

prompt-start-card = Scegli la tua prima carta Sogno.
prompt-travel = Viaggio, { $points ->
    [0] nessun punto azione
    [one] un punto azione
   *[other] { $points } punti azione
}. Raccogli, spostati, usa un potere o addormentati.
prompt-travel-step = Viaggio, { $points ->
    [0] nessun punto azione
    [one] un punto azione
   *[other] { $points } punti azione
}. Il tuo Sognatore ha un passo gratis.
prompt-creation = Creazione. Posa Frammenti, cammina, pianta, scambia o concludi.
prompt-creation-step = Creazione. Il tuo Sognatore ha un passo gratis.
prompt-finale = Finale, la tua ultima Creazione. Posa, cammina, pianta, scambia o concludi.
prompt-finale-step = Finale. Il tuo Sognatore ha un passo gratis.
prompt-on-tree = Il tuo Sognatore è su un albero e deve proseguire.
prompt-harvest = Mietitori di Sogni: metti un Frammento pescato in fondo a una fila.
prompt-lake = Lago dell'Eterna Estate: scegli la fila da mettere in ordine.
prompt-arrange = Lago dell'Eterna Estate: quale Frammento va nello spazio { $slot } di { $location }?
prompt-tower = Torre del Vagare: riprendi { $left ->
    [one] ancora un Frammento
   *[other] fino a { $left } Frammenti
} o fermati.
prompt-golem = Golem a Orologeria: { $left ->
    [one] resta una mossa
   *[other] restano { $left } mosse
}, oppure fermati.
prompt-king = Re dei Sogni: di quale mazzo vuoi vedere le carte?
prompt-king-keep = Re dei Sogni: tieni una di queste carte del mazzo { $level }, o nessuna.
prompt-order = Più carte Sogno sono complete: quale per prima?
prompt-retain = Due Frammenti conservati si incontrano sulla tua pila: quale resta?
prompt-draw = Una carta Sogno è completa! Pesca { $count ->
    [one] una carta
   *[other] { $count } carte
} da un mazzo, o nulla.
prompt-keep = Tieni una di queste carte del mazzo { $level }, o nessuna.
prompt-sow = Mr Nightmare ti segue: metti un rosso su un passaggio di { $location }.
prompt-waiting = La tua richiesta aspetta altri: { $supply }. Puoi ritirarla.
prompt-deck-lent = La tua richiesta aspetta il mazzo { $level }. Puoi ritirarla.
