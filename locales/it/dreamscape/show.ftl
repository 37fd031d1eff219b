### Posizioni e carte come testo.

seat-rival = Mr Nightmare

## Posizioni

show-moment = Ciclo { $cycle } di { $cycles }, { $phase }.
show-phase-start = prime carte
show-phase-travel = Viaggio
show-phase-nightmare = Incubo
show-phase-creation = Creazione
show-phase-finale = Finale
show-phase-over = partita finita
show-waits = { $name }: { $prompt }
show-asleep = { $name } (dorme)
show-nothing = niente
show-links = Rossi sui passaggi: { $links }.
show-nightmare = Mr Nightmare è in { $location }. Rossi nella riserva: { $reds }.
show-supplies = Alberi: { $trees }. Sacchetto: { $bag }. Mazzi: { $decks }.
show-purpose = Obiettivo: { $kind }.
show-purpose-of-colour = Obiettivo: { $kind }, { $shard }.
show-rival = Mr Nightmare: { $points ->
    [one] un punto
   *[other] { $points } punti
}, iniziativa { $marker }, Frammenti { $shards }.
show-player = { $name }: { $points ->
    [one] un punto
   *[other] { $points } punti
} ({ $causes }), iniziativa { $marker }, { $side }.
show-side-active = potere non usato
show-side-used = potere usato
show-side-back = riconsegnata
show-hands = Mani: { $shards }.
show-free-step = Il Sognatore ha un passo gratuito.
show-stored = Conservato: { $shard }.
show-finished = Finite: { $cards }.
show-drawn = Guarda: { $cards }.

## Carte

cards-pack = { $name }, versione { $version }: { $cards } carte.
cards-card = #{ $number } { $title }: livello { $level }, { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $power }.
cards-points-in = { $points ->
    [one] un punto
   *[other] { $points } punti
} nell'edizione { $edition }.

## Aiuto

game-title = Dreamscape
help-own-cards = Elenca le carte di un pacchetto.
help-own-arg-players = Il numero di giocatori, da 2 a 4; 1 nel gioco in solitario.
help-own-arg-edition = Le regole: standard, en, it, pl o de.
help-own-arg-nightmare = Gioca con gli incubi.
help-own-arg-solo = Gioca da solo contro Mr Nightmare, livello da 1 a 4.
help-own-arg-simultaneous = Tutti creano nello stesso momento.
help-own-arg-options = Opzioni della casa: mirror, largest-group, creation-entry, king-by-location, completion-ends-step, empty-in-nightmare, entry-right, grid=6x5, cycles=4.
help-own-arg-pack = Un pacchetto di carte del programma, o un proprio file.

## Simulazioni

sim-cards = carte finite
sim-margin = vantaggio sull'ultimo
sim-rival = Mr Nightmare
sim-rival-won = Perse contro Mr Nightmare: { $games } ({ $percent } %).
