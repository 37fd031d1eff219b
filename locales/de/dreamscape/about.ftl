### Dreamscape, wo es angeboten wird, und seine Tische in Listen.

about-title = Dreamscape
about-lead = Sammle bei Tag Splitter in der gemeinsamen Traumwelt, schichte sie bei Nacht zu deiner eigenen Landschaft und lass deinen Träumer hindurchwandern. Für eine bis vier Personen.
about-solo = Allein, Stufe { $level }
about-nightmare = Mit Albträumen
about-standard = Grundspiel
about-simultaneous = Gleichzeitig
about-edition = Ausgabe { $edition }
