### Che cosa sarebbe stato giusto nei testi di Dreamscape: parti di un elenco, non frasi. Parole come tree o none, lettere e
### segni sono ciò che si scrive, uguali in ogni lingua.

## Azioni, esiti e posizioni: la forma

form-location = un luogo, da 1 a 6
form-seat = un giocatore, da 1 a 4
form-number = un numero
form-between = da { $low } a { $high }
form-once = ogni cosa una volta sola
form-letter = la lettera di un Frammento: W R L G M N
form-supply = tree o la lettera di un Frammento
form-waiver = un giocatore che aspetta
form-cell = una casella, per esempio b2
form-stack = una pila, per esempio b2=RRW^
form-stack-signs = lettere di Frammenti, poi ^ per un albero, poi @ per il Sognatore
form-stacked-shard = un Frammento in una pila, per esempio b2:1
form-stacked-grey = un grigio in una pila, per esempio b2:1
form-card = una carta, per esempio #12
form-card-or-none = una carta, per esempio #12, oppure none
form-stored = una carta e il suo Frammento, per esempio #3=W
form-deck = I, II o III
form-deck-or-none = I, II, III o none
form-link = un passaggio, per esempio 3-6
form-slot = uno spazio della fila, da 1 a 5
form-sleeper = un giocatore, con z se il suo Dormiente è sdraiato, per esempio 1z
form-tile = una tessera, per esempio t3
form-purpose = una tessera, per esempio t3 o t7=W
form-drawn-seat = un giocatore, per esempio s2
form-points = punti, per esempio 12 o water=3
form-points-between = punti da { $low } a { $high }
form-count = un colore e il suo numero, per esempio W20
form-no-options = nessuna opzione
form-pack-version = una versione di questo pacchetto

## Posizioni: che cosa vuole una regola

demand-seats = giocatori da 1 a { $players }
demand-no-more-shards = nessun altro { $letter }: sono già tutti altrove
demand-no-more-trees = nessun altro albero: sono già tutti altrove
demand-free-card = una carta del pacchetto che non sta altrove
demand-card-of-level = una carta di livello { $level }
demand-card-too = anche #{ $number }: non sta altrove
demand-solo-game = una partita in solitario
demand-nightmare-game = una partita con gli incubi
demand-nightmare-phase = una partita con la fase dell'Incubo
demand-simultaneous = Creazione simultanea
demand-marker = da 1 a { $most }, ognuno una volta
demand-marker-back = un segnalino già girato sul retro
demand-marker-not-back = un segnalino non ancora girato sul retro
demand-marker-active = un segnalino sul lato attivo
demand-first-marker = il segnalino 1 nel solitario
demand-sleeper-stands = un Dormiente in piedi
demand-sleeper-lies = un Dormiente sdraiato, per esempio 1z
demand-lying-in-order = i segnalini più bassi sotto: hanno viaggiato prima
demand-standing-in-order = i segnalini più bassi nei luoghi più bassi, finché non hanno viaggiato
demand-sleeper-at-marker = Dormienti sui luoghi dei loro segnalini
demand-sleeper-in-turn = il luogo del Dormiente di turno
demand-travellers-places = i luoghi di chi viaggia, tra cui quello del Dormiente
demand-free-moves = un punto azione rimasto, e per ogni movimento gratis una chiave o una fila vuota
demand-nightmare-on-six = 6: non si è ancora mosso
demand-rival-not-travelled = che non abbia ancora viaggiato
demand-no-full-set = nessuna serie completa: W, R, L e G si scartano insieme
demand-red-in-reserve = un rosso nella riserva
demand-one-red-on-link = un rosso per passaggio
demand-links-without-red = almeno due passaggi senza rosso
demand-row-with-room = una fila con posto
demand-tile-of-game = una tessera che può uscire in questa partita
demand-tile-with-colour = una tessera con il suo colore
demand-tile-without-colour = una tessera senza colore
demand-tile-colour = W, R, L o G, ognuno su una sola tessera
demand-cell-of-grid = una casella della griglia { $columns } x { $rows }
demand-nothing-on-top = nulla sopra un albero o il Sognatore
demand-nothing-on-red = nulla sopra un rosso
demand-red-alone = un rosso da solo sulla sua casella
demand-no-tree-on-red = nessun albero su un rosso
demand-one-dreamer = un solo Sognatore
demand-cell-with-shard = una casella con un Frammento
demand-cell-without-red = una casella senza rossi
demand-plain-grey = un grigio non ancora segnato
demand-dreamer-on-land = un Sognatore su Terra
demand-enters-in-creation = nessun passo gratis nel Viaggio: il Sognatore entra nella Creazione
demand-walk-from-entry = Terra per tutta la via dalla casella d'ingresso: nel Viaggio il Sognatore è appena entrato
demand-stack-beside = un Sognatore sulla casella d'ingresso o accanto a un'altra pila
demand-marked-mountain = i segni di una montagna su cui il Sognatore è già salito
demand-entered-dreamer = un Sognatore che è entrato
demand-no-marks-yet = ancora nessun segno in questo ciclo
demand-free-walk = caselle con Terra, e un passo gratis
demand-way-off-tree = un Sognatore che possa lasciare l'albero
demand-no-red-after-creation = nessun rosso dopo la Creazione
demand-no-shards-after-creation = nessun Frammento dopo la Creazione
demand-open-or-top = una carta aperta o la prima delle carte finite
demand-one-stored = un Frammento per carta
demand-no-stored-red = nessun rosso su una carta
demand-nothing-stored = nessun Frammento conservato dal Finale in poi
demand-nothing-stored-yet = nessun Frammento conservato prima del proprio Viaggio
demand-two-complete = almeno due carte complete
demand-not-complete = una carta non completa
demand-finished-card = una carta finita
demand-two-stored = due Frammenti diversi in cima alle carte finite
demand-choice-of-drawn = una scelta tra le carte pescate
demand-drawn = carte di livello { $level }: { $count }, o tutte quelle che il mazzo aveva
demand-deck-to-name = un mazzo con carte
demand-lent-once = un mazzo affidato a un solo giocatore
demand-lent-to-another = un mazzo affidato a un altro giocatore
demand-nothing-yet = ancora nulla mentre si scelgono le carte iniziali
demand-only-start-cards = solo una scelta di carte iniziali
demand-first-to-choose = il primo che deve scegliere
demand-start-cards = tante carte quante dice il segnalino, o una di esse tenuta
demand-seat-that-acts = un giocatore che agisce ora
demand-waking-power = un potere che non riposa nella Creazione
demand-no-power-in-finale = nessun potere nel Finale
demand-no-draw-in-finale = nessuna pesca nel Finale
demand-interrupted = una Torre o un Golem interrotti, oppure nulla
demand-ended-by-completion = nulla: il completamento l'ha concluso
demand-power-with-work = un potere con ancora qualcosa da fare
demand-taken-shards = nelle Mani i Frammenti che la Torre ha preso
demand-green-and-bare = un verde nelle Mani e un Frammento libero
demand-enough-shards = abbastanza Frammenti di un altro colore
demand-waits-for-lower = una richiesta che deve aspettare qualcuno
demand-no-circle = una richiesta che non aspetta sé stessa attraverso gli altri
demand-waiver-to-waiting = giocatori con un segnalino più alto che lo aspettano
demand-something-to-choose = qualcosa da scegliere
demand-not-all-waiting = un giocatore che non aspetta
