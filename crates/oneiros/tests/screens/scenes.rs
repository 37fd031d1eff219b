//! The moments whose screens are kept.

use crate::stage::Scene;

/// A game of two in its third cycle, the person travelling.
const TRAVEL: &str = "
cycle 3
phase travel
turn 1
actions 3
dreamscape 1 b1=L^ c1=L b2=LG c2=RRW c3=WW d3=W
dreamer 1 c3
hands 1 WWG
score 1 water=3 trees=1 cards=4
marker 1 1 active
open 1 #20 #48
finished 1 #5
stored 1 #20=W
dreamscape 2 b1=R^ c1=R c2=L d2=R^ e2=WW
dreamer 2 c2
hands 2 RM
score 2 trees=3
marker 2 2 active
open 2 #13
sleepers 2 1
sleepers 5 2
row 1 LG
row 2 MWR
row 3 WLW
row 4 GGR
row 5 MWL
row 6 WWG
purposes t3 t2 t9=L t13=R
";

/// A game of three with nightmares, the person creating.
const CREATION: &str = "
cycle 4
phase creation
turn 1
dreamscape 1 b1=L c1=LG b2=RR c2=RW d2=N c3=GG^
dreamer 1 b1
hands 1 WRLGGMM
score 1 water=5 mountain=2 trees=1 red-steps=-1 cards=9
marker 1 1 used
open 1 #22 #31
finished 1 #3 #17
stored 1 #17=G
dreamscape 2 c1=WW c2=L d2=RRW^ d1=G
dreamer 2 c2
hands 2 WWRM
score 2 water=2 trees=1 cards=4
marker 2 2 active
open 2 #9
dreamscape 3 c1=RR c2=W b2=W b1=L
hands 3 LLN
score 3 water=1
marker 3 3 used
open 3 #1 #7
sleepers 1 1z 2z
sleepers 6 3z
row 1 G
row 2 MWRL
row 3 WL
row 5 MWLN
row 6 WGRR
reds 2-3 3-6 4-5
nightmare 6
purposes t1 t6 t8=W t15=G
";

/// A game alone against Mr Nightmare.
const SOLO: &str = "
cycle 2
phase travel
turn 1
actions 2
dreamscape 1 c1=RR b1=W
dreamer 1 b1
hands 1 MN
score 1 water=1
marker 1 2 active
open 1 #4
sleepers 2 1
row 1 RW
row 2 G
row 3 LLW
row 4 MGR
row 5 WW
row 6 RRL
reds 3-6 5-6 4-5
nightmare 4
purposes t1 t7=W
";

/// The Golem at work.
const GOLEM: &str = "
cycle 3
phase travel
turn 1
actions 1
dreamscape 1 b1=L c1=RG^ b2=RRW c2=G
dreamer 1 c2
hands 1 W
marker 1 1 used
doing 1 golem 2
open 1 #10
sleepers 4 1
";

/// Six cards of the King's.
const KING: &str = "
cycle 2
phase travel
turn 1
marker 1 1 used
doing 1 king-keep II
drawn 1 #19 #22 #25 #30 #33 #36
open 1 #10
sleepers 6 1
";

/// The end of a game of four.
const OVER: &str = "
cycle 6
phase over
dreamscape 1 c1=RRW b1=W
score 1 water=12 mountain=6 trees=6 cards=21 purposes=15 open-cards=-5
dreamscape 2 c1=G^
score 2 water=4 trees=10 cards=13 purposes=10
score 3 water=9 cards=16 open-cards=-10
score 4 water=2 mountain=2 cards=8 purposes=5 open-cards=-5
";

/// Every scene.
pub(crate) const SCENES: &[Scene] = &[
    Scene { name: "travel", position: TRAVEL, ..Scene::PLAIN },
    Scene { name: "creation", position: CREATION, players: 3, options: &["nightmare"], ..Scene::PLAIN },
    Scene {
        name: "placing",
        position: CREATION,
        players: 3,
        options: &["nightmare"],
        keys: "<down><enter><down>",
        ..Scene::PLAIN
    },
    Scene {
        name: "typing",
        position: CREATION,
        players: 3,
        options: &["nightmare"],
        keys: "b2",
        ..Scene::PLAIN
    },
    Scene { name: "refused", position: TRAVEL, keys: "move 6<enter>", ..Scene::PLAIN },
    Scene { name: "rule", position: TRAVEL, keys: "move 6<enter><^r>", ..Scene::PLAIN },
    Scene { name: "golem", position: GOLEM, keys: "<enter><down>", ..Scene::PLAIN },
    Scene { name: "king", position: KING, ..Scene::PLAIN },
    Scene { name: "cover", position: KING, people: 2, ..Scene::PLAIN },
    Scene { name: "solo", position: SOLO, players: 1, options: &["solo=2"], ..Scene::PLAIN },
    Scene { name: "others", position: TRAVEL, keys: "<tab>", ..Scene::PLAIN },
    Scene { name: "help", position: TRAVEL, keys: "?", ..Scene::PLAIN },
    Scene {
        name: "cards",
        position: CREATION,
        players: 3,
        options: &["nightmare"],
        keys: "<f2>",
        ..Scene::PLAIN
    },
    Scene { name: "log", position: TRAVEL, keys: "collect<enter>move 5<enter><^z><f3>", ..Scene::PLAIN },
    Scene {
        name: "boards",
        position: CREATION,
        players: 3,
        options: &["nightmare"],
        keys: "<f4>",
        ..Scene::PLAIN
    },
    Scene { name: "end", position: OVER, players: 4, ..Scene::PLAIN },
    Scene { name: "small", position: TRAVEL, size: (80, 24), ..Scene::PLAIN },
    Scene {
        name: "large",
        position: CREATION,
        players: 3,
        options: &["nightmare"],
        size: (160, 46),
        ..Scene::PLAIN
    },
];
