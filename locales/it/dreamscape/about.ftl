### Dreamscape dove viene proposto, e i suoi tavoli negli elenchi.

about-title = Dreamscape
about-lead = Di giorno raccogli Frammenti in un Mondo dei Sogni comune, di notte li impili in un paesaggio tutto tuo, e il tuo Sognatore lo attraversa. Da uno a quattro giocatori.
about-solo = Da soli, livello { $level }
about-nightmare = Con gli incubi
about-standard = Partita standard
about-simultaneous = Simultanea
about-edition = Edizione { $edition }
