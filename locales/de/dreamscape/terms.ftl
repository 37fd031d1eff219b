### Namen von Dingen, in anderen Texten gebraucht. Attribute sind Formen für Sätze: .to wohin, .at wo.

shard-water = Wasser
shard-rock = Stein
shard-land = Land
shard-grass = Gras
shard-move = Bewegung
shard-nightmare = Albtraum

supply-tree = Baum

power-muse = Archive der Musen
power-harvesters = Traumernter
power-tower = Turm der Wanderschaft
power-golem = Uhrwerk-Golem
power-lake = See des ewigen Sommers
power-king = König der Träume

location-1 = 1 Archive der Musen
    .to = zu den Archiven der Musen (1)
    .at = bei den Archiven der Musen (1)
location-2 = 2 Traumernter
    .to = zu den Traumerntern (2)
    .at = bei den Traumerntern (2)
location-3 = 3 Turm der Wanderschaft
    .to = zum Turm der Wanderschaft (3)
    .at = beim Turm der Wanderschaft (3)
location-4 = 4 Uhrwerk-Golem
    .to = zum Uhrwerk-Golem (4)
    .at = beim Uhrwerk-Golem (4)
location-5 = 5 See des ewigen Sommers
    .to = zum See des ewigen Sommers (5)
    .at = am See des ewigen Sommers (5)
location-6 = 6 König der Träume
    .to = zum König der Träume (6)
    .at = beim König der Träume (6)

cause-water = Wasser
cause-mountain = Gebirge
cause-trees = Bäume
cause-red-steps = Schritte auf Rot
cause-cards = Traumkarten
cause-purposes = Ziele
cause-open-cards = offene Karten
cause-reds = rote Splitter
cause-given = von vorher

purpose-most-shards = meiste Splitter
purpose-most-pairs = meiste Zweierstapel
purpose-most-cards = meiste fertige Karten
purpose-farthest = fernster Träumer
purpose-fewest-empty = wenigste leere Felder
purpose-no-red = kein Rot
purpose-most-of-colour = meiste einer Farbe
purpose-most-singles = meiste einzelne
purpose-number-of-colour = Zahl der Splitter
purpose-longest-path = längster Pfad
purpose-view = Blick des Träumers
