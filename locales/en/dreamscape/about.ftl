### Dreamscape where it is offered, and its tables in lists.

about-title = Dreamscape
about-lead = Gather shards in a shared Dreamworld by day, stack them into a landscape of your own by night, and let your Dreamer walk through it. For one to four players.
about-solo = Alone, level { $level }
about-nightmare = With nightmares
about-standard = Standard game
about-simultaneous = Simultaneous
about-edition = { $edition } edition
