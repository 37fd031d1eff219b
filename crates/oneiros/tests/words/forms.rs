//! Texts as they come out: names, plurals, forms, signs.

use dreamscape::card::CardId;
use dreamscape::data::{Pack, TileKind, builtin};
use dreamscape::grid::Cell;
use dreamscape::world::{Location, Power};
use dreamscape::{Cause, Event, Prompt, Refusal, Shard};
use kernel::{Arg, Message, Seat};
use oneiros::games::dreamscape::{Names, card_title};
use oneiros::words::{Lang, Words};

use crate::dreamscape_keys;

/// A message of any key with any parameters.
struct Any(&'static str, Vec<(&'static str, Arg)>);

impl Message for Any {
    fn key(&self) -> &'static str {
        self.0
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        self.1.clone()
    }
}

/// Everything that a parameter of that name can be; its name tells its kind, as `kernel::ToArg` gives it.
fn candidates(name: &str) -> Vec<Arg> {
    let shards = Shard::ALL.map(|shard| Arg::Term(shard.key()));
    match name {
        "shard" | "give" | "take" => shards.to_vec(),
        "supply" => shards.into_iter().chain([Arg::Term("supply-tree")]).collect(),
        "power" => Power::ALL.map(|power| Arg::Term(power.key())).to_vec(),
        "kind" => TileKind::ALL.map(|kind| Arg::Term(kind.key())).to_vec(),
        "cause" => Cause::ALL.map(|cause| Arg::Term(cause.key())).to_vec(),
        "location" => (1..=6).map(|number| Arg::Thing("location", number)).collect(),
        "card" => vec![Arg::Thing("card", 1)],
        "seat" | "by" => vec![Arg::Seat(Seat(0))],
        _ => [-1, 0, 1, 2, 5, 22].into_iter().map(Arg::Number).collect(),
    }
}

#[test]
fn no_text_is_left_with_a_gap_whatever_its_parameters() {
    let pack = nocturne();
    let seats = ["Ada".to_owned()];
    let names = Names { seats: &seats, pack: &pack };
    for lang in Lang::ALL {
        let words = Words::for_game(lang, "dreamscape");
        for (key, params) in dreamscape_keys() {
            let key: &'static str = key.leak();
            let most = params.iter().map(|name| candidates(name).len()).max().unwrap_or(1);
            for turn in 0..most {
                let pick = |&name: &&'static str| {
                    let all = candidates(name);
                    (name, all[turn % all.len()].clone())
                };
                let text = words.say(&Any(key, params.iter().map(pick).collect()), &names);
                let sound = !text.is_empty()
                    && text != key
                    && !text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']);
                assert!(sound, "{}: {key}: {text}", lang.code());
            }
        }
    }
}

fn nocturne() -> std::sync::Arc<Pack> {
    builtin().pack("nocturne", None).expect("nocturne is built in")
}

fn said(lang: Lang, message: &dyn Message) -> String {
    let pack = nocturne();
    let seats = ["Ada".to_owned(), String::new()];
    Words::for_game(lang, "dreamscape").say(message, &Names { seats: &seats, pack: &pack })
}

#[test]
fn seats_cards_and_places_are_named() {
    let moved = Event::Moved { seat: Seat(0), location: Location(2) };
    assert_eq!(said(Lang::En, &moved), "Ada moves to 3 Tower of Wandering.");
    assert_eq!(said(Lang::It, &moved), "Ada va alla Torre del Vagare (3).");
    assert_eq!(said(Lang::De, &moved), "Ada zieht zum Turm der Wanderschaft (3).");
    assert_eq!(said(Lang::Pl, &moved), "Ada idzie do Wieży Wędrówek (3).");
    let kept = Event::CardKept { seat: Seat(1), card: CardId(0) };
    assert_eq!(said(Lang::En, &kept), "2 keeps Quiet Shore.");
}

#[test]
fn numbers_take_the_plural_of_the_language() {
    let drawn = |count| Event::CardsDrawn { seat: Seat(0), level: dreamscape::card::Level::I, count };
    assert_eq!(said(Lang::En, &drawn(1)), "Ada draws one card from deck I.");
    assert_eq!(said(Lang::De, &drawn(4)), "Ada zieht 4 Karten vom Stapel I.");
    assert_eq!(said(Lang::Pl, &drawn(1)), "Ada dobiera jedną kartę z talii I.");
    assert_eq!(said(Lang::Pl, &drawn(3)), "Ada dobiera 3 karty z talii I.");
    assert_eq!(said(Lang::Pl, &drawn(5)), "Ada dobiera 5 kart z talii I.");
    assert!(said(Lang::It, &Prompt::Travel { points: 0 }).starts_with("Viaggio, nessun punto azione."));
}

#[test]
fn points_carry_their_sign_and_names_their_case() {
    let scored = |cause, points| Event::Scored { seat: Seat(0), cause, points };
    assert_eq!(said(Lang::En, &scored(Cause::Mountain, 2)), "Ada: +2 mountain.");
    assert_eq!(said(Lang::De, &scored(Cause::RedSteps, -1)), "Ada: \u{2212}1 Schritte auf Rot.");
    let moved =
        Event::GolemMoved { seat: Seat(0), shard: Shard::Rock, from: Cell(7), height: 2, to: Cell(8) };
    assert_eq!(said(Lang::En, &moved), "Ada moves Rock from b2:2 to c2.");
    assert_eq!(said(Lang::Pl, &moved), "Ada przesuwa Skałę z b2:2 na c2.");
    let refused = Refusal::NotInBag { shard: Shard::Rock, give: Shard::Water };
    assert_eq!(said(Lang::Pl, &refused), "W woreczku nie ma Skały.");
}

#[test]
fn a_card_is_titled_by_its_pack_the_locales_or_its_slug() {
    let mut pack = Pack::clone(&nocturne());
    let words = Words::for_game(Lang::It, "dreamscape");
    assert_ne!(card_title(&words, &pack, 0), "Quiet Shore");
    pack.name = "mine".to_owned();
    assert_eq!(card_title(&words, &pack, 0), "Quiet shore");
    pack.cards[0].titles = vec![("en".to_owned(), "My Shore".to_owned())];
    assert_eq!(card_title(&words, &pack, 0), "My Shore");
    pack.cards[0].titles.push(("it".to_owned(), "La mia riva".to_owned()));
    assert_eq!(card_title(&words, &pack, 0), "La mia riva");
}
