### Was in einer Partie Dreamscape geschieht, wie das Protokoll es erzählt.

## Aufbau und Erscheinen

event-purpose = Ziel: { $kind }.
event-purpose-of-colour = Ziel: { $kind }, { $shard }.
event-initiative = { $seat } bekommt Initiative { $marker }.
event-cards-drawn = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Stapel { $level }.
event-card-seen = { $seat } sieht { $card }.
event-start-chosen = { $seat } hat die erste Karte gewählt.
event-card-kept = { $seat } behält { $card }.
event-cards-returned = { $seat } legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} unter den Stapel { $level }.
event-row-filled = { $shard } kommt { $location-to }.
event-clock = Zyklus { $cycle } beginnt.
event-restored = { $seat } nimmt { $shard } von { $card } zurück.

## Reise

event-travel-begins = { $seat } reist.
event-collected = { $seat } sammelt { $shard } { $location-at }.
event-moved = { $seat } zieht { $location-to }.
event-moved-free = { $seat } zieht kostenlos { $location-to }.
event-red-taken = { $seat } nimmt den roten Splitter vom Weg { $link }.
event-red-left = Der rote Splitter auf dem Weg { $link } bleibt: { $seat } hat schon zwei.
event-travel-ends = { $seat } schläft { $location-at } ein.

## Kräfte

event-power = { $seat } nutzt { $power }.
event-card-power = { $seat } legt { $shard } auf { $card } und nutzt { $power }.
event-stored = { $seat } lagert { $shard } auf { $card }.
event-drawn = { $seat } zieht { $shard } aus dem Beutel.
event-bag-empty = Der Beutel ist leer.
event-harvest-drawn = { $seat } zieht { $shard } für eine Reihe.
event-harvested = { $seat } legt { $shard } ans Ende der Reihe { $location-at }.
event-harvest-returned = { $shard } findet keinen Platz und kommt zurück in den Beutel.
event-lake = { $seat } ordnet die Reihe { $location-at }.
event-arranged = Platz { $slot } { $location-at }: { $shard }.
event-taken = { $seat } nimmt { $shard } von { $cell } zurück.
event-golem = { $seat } bewegt { $shard } von { $from }:{ $height } nach { $to }.
event-power-ends = Die Kraft von { $seat } ist getan.

## Träumer

event-entered = Der Träumer von { $seat } tritt auf { $cell } ein.
event-stepped-free = Der Träumer von { $seat } geht kostenlos nach { $cell }.
event-stepped = Der Träumer von { $seat } geht für eine Bewegung nach { $cell }.
event-scored = { $seat }: { $points-signed } { $cause }.

## Albträume

event-nightmare-moved = Herr Albtraum kommt { $location-to }.
event-red-sown = Ein roter Splitter erscheint auf dem Weg { $link }.

## Gestalten

event-creation-begins = { $seat } gestaltet.
event-placed = { $seat } legt { $shard } auf { $cell }.
event-replaced = Was auf { $cell } lag, weicht einem roten Splitter von { $seat }.
event-exchanged = { $seat } tauscht { $count } { $give } gegen { $take }.
event-planted = { $seat } pflanzt einen Baum auf { $cell }.
event-completed = { $seat } vollendet { $card }!
event-stored-moved = { $shard } liegt nun auf { $card }, oben auf dem Stapel von { $seat }.
event-stored-lost = { $seat } gibt den gelagerten Splitter in den Beutel: { $shard }.
event-left-over = { $seat } gibt { $count } { $shard } in den Beutel.
event-reds-to-reserve = { $count ->
    [one] Ein roter Splitter von { $seat } findet keinen Platz und kommt
   *[other] { $count } rote Splitter von { $seat } finden keinen Platz und kommen
} in den Vorrat.
event-creation-ends = { $seat } hat fertig gestaltet.

## Alle zugleich

event-waits = { $seat } muss warten: { $supply }.
event-waits-deck = { $seat } wartet auf den Stapel { $level }.
event-waived = { $seat } lässt { $to } den Vortritt: { $supply }.
event-withdrawn = { $seat } nimmt die Bitte zurück.
event-in-vain = { $seat } hat umsonst gewartet: Es ist nichts mehr da.

## Das Ende

event-finale = Das Finale beginnt.
event-purpose-scored = { $seat }: { $points-signed } für { $kind }.
event-over = Die Partie ist zu Ende.

## Solo

event-rival-took = Herr Albtraum nimmt { $shard } { $location-at }.
event-rival-set = Herr Albtraum wirft einen vollen Satz ab: { $points-signed } für ihn.
event-rival-gift = { $seat } bekommt von Herrn Albtraum einen roten Splitter.
event-rival-purpose = Herr Albtraum: { $points-signed } für { $kind }.
