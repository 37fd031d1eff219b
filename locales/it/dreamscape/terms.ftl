### Nomi di cose, usati dentro altri testi. Gli attributi sono forme per le frasi: .to con la preposizione di luogo.

shard-water = Acqua
shard-rock = Roccia
shard-land = Terra
shard-grass = Erba
shard-move = Movimento
shard-nightmare = Incubo

supply-tree = albero

power-muse = Archivi delle Muse
power-harvesters = Mietitori di Sogni
power-tower = Torre del Vagare
power-golem = Golem a Orologeria
power-lake = Lago dell'Eterna Estate
power-king = Re dei Sogni

location-1 = 1 Archivi delle Muse
    .to = agli Archivi delle Muse (1)
location-2 = 2 Mietitori di Sogni
    .to = dai Mietitori di Sogni (2)
location-3 = 3 Torre del Vagare
    .to = alla Torre del Vagare (3)
location-4 = 4 Golem a Orologeria
    .to = al Golem a Orologeria (4)
location-5 = 5 Lago dell'Eterna Estate
    .to = al Lago dell'Eterna Estate (5)
location-6 = 6 Re dei Sogni
    .to = dal Re dei Sogni (6)

cause-water = acqua
cause-mountain = montagne
cause-trees = alberi
cause-red-steps = passi sui rossi
cause-cards = carte Sogno
cause-purposes = obiettivi
cause-open-cards = carte aperte
cause-reds = rossi rimasti
cause-given = da prima

purpose-most-shards = più Frammenti
purpose-most-pairs = più pile da due
purpose-most-cards = più carte finite
purpose-farthest = Sognatore più lontano
purpose-fewest-empty = meno caselle vuote
purpose-no-red = nessun rosso
purpose-most-of-colour = più di un colore
purpose-most-singles = più pile da uno
purpose-number-of-colour = numero di Frammenti
purpose-longest-path = sentiero più lungo
purpose-view = veduta del Sognatore
