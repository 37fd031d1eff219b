//! What keys do, seen on the screen.

use kernel::{Dice, Game, Seat, SeatSet};
use oneiros::play::app::{App, Flow};
use oneiros::play::screen::palette::{Depth, Palette};
use oneiros::play::screen::{MIN_COLUMNS, MIN_LINES};
use oneiros::play::seat_names;
use oneiros::play::table::Table;
use oneiros::words::{Lang, Words};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;

use crate::stage::{Scene, buffer_of, press_all, signs};

const SIZE: (u16, u16) = (MIN_COLUMNS, MIN_LINES);

/// The first seat travels at location 2 with nothing around it that moves free.
const TRAVEL: &str = "phase travel\nsleepers 2 1\nrow 1 R\nrow 2 GW\nrow 3 R\nrow 4 R\nrow 5 R\nrow 6 R";
/// Two people choose their first cards.
const START: &str = "phase start\nturn 1\ndoing 1 start\ndrawn 1 #1\ndoing 2 start\ndrawn 2 #2 #3";

fn english() -> Words {
    Words::for_game(Lang::En, "dreamscape")
}

fn seen(app: &App<'_>) -> String {
    signs(&buffer_of(app, SIZE))
}

fn position(app: &App<'_>) -> String {
    app.table().game().write_position(app.table().session().state())
}

fn at(position: &'static str) -> Scene {
    Scene { name: "here", position, ..Scene::PLAIN }
}

#[test]
fn enter_plays_the_chosen_line_and_arrows_choose_it() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "<enter>");
    assert!(position(&app).contains("\nhands 1 W\n"), "{}", position(&app));
    press_all(&mut app, "<down><up><enter>");
    assert!(position(&app).contains("\nhands 1 WG\n"), "{}", position(&app));
    assert!(seen(&app).contains("Orange: Travel, 2 action points left."));
}

#[test]
fn a_number_chooses_a_line_and_notation_is_played_as_typed() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "3<enter>");
    assert!(position(&app).contains("\nsleepers 3 1\n"), "{}", position(&app));
    press_all(&mut app, "move 6<enter>");
    assert!(position(&app).contains("\nsleepers 6 1\n"), "{}", position(&app));
    assert!(position(&app).contains("\nactions 2\n"));
}

#[test]
fn typed_words_narrow_the_list_and_escape_widens_it() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "tower");
    let screen = seen(&app);
    assert!(screen.contains("one fits") && !screen.contains("Collect Water"), "{screen}");
    press_all(&mut app, "<esc>");
    assert!(seen(&app).contains("Collect Water"));
    press_all(&mut app, "MOVE lake<enter>");
    assert!(position(&app).contains("\nsleepers 5 1\n"));
}

#[test]
fn what_is_not_allowed_is_explained_with_its_rule_and_changes_nothing() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    let before = position(&app);
    press_all(&mut app, "place W c1<enter>");
    let screen = seen(&app);
    assert!(screen.contains("(D-7.6 ") && screen.contains("Ctrl-R"), "{screen}");
    press_all(&mut app, "<^r>");
    assert!(seen(&app).contains("bag"), "{}", seen(&app));
    press_all(&mut app, "<esc><esc><^u>nonsense<enter>");
    assert!(seen(&app).contains("\"nonsense\" is no action."));
    assert_eq!(position(&app), before);
}

#[test]
fn undo_says_its_reach_beforehand_and_redo_plays_again() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "<^z>");
    assert!(seen(&app).contains("You have nothing to take back."));
    press_all(&mut app, "collect<enter>collect<enter>");
    assert!(seen(&app).contains("Ctrl-Z takes back up to 2 steps."));
    press_all(&mut app, "<^z>");
    assert!(position(&app).contains("\nhands 1 W\n"));
    assert!(seen(&app).contains("Orange takes back: collect."));
    press_all(&mut app, "<^y>");
    assert!(position(&app).contains("\nhands 1 WG\n"));
    press_all(&mut app, "power<enter>");
    assert!(
        seen(&app).contains("Nothing to take back now: Something hidden was revealed."),
        "{}",
        seen(&app)
    );
    press_all(&mut app, "<^z>");
    assert!(position(&app).contains("harvest"), "a draw is never taken back");
}

#[test]
fn a_group_opens_with_enter_and_closes_with_escape() {
    let words = english();
    let scene = at("phase creation\nturn 1\ndreamscape 1 c1=R c2=L\ndreamer 1 c1\nhands 1 WWGG");
    let mut app = scene.app(&words);
    assert!(seen(&app).contains("Place Water, 6 ways ›"), "{}", seen(&app));
    press_all(&mut app, "<enter>");
    assert!(seen(&app).contains("1 Place Water on b1"), "{}", seen(&app));
    press_all(&mut app, "<esc>");
    assert!(seen(&app).contains("Place Water, 6 ways ›"));
    press_all(&mut app, "<enter><down><enter>");
    assert!(position(&app).contains("hands 1 WGG"), "{}", position(&app));
}

#[test]
fn the_computer_plays_by_itself_until_a_person_is_asked() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "end<enter>");
    assert!(app.is_computing());
    assert!(seen(&app).contains("Purple (computer) is playing."), "{}", seen(&app));
    assert!(seen(&app).contains("Please wait."));
    press_all(&mut app, "<enter>");
    app.compute();
    assert!(!app.is_computing());
    assert!(seen(&app).contains("Orange: Creation."), "{}", seen(&app));
}

#[test]
fn hidden_cards_are_shown_to_their_owner_alone() {
    let words = english();
    let mut app = Scene { people: 2, ..at(START) }.app(&words);
    assert!(seen(&app).contains("These cards are for Orange alone."), "{}", seen(&app));
    press_all(&mut app, "<f2><f3>keep #1<tab>");
    assert!(seen(&app).contains("These cards are for Orange alone."));
    press_all(&mut app, "<enter>");
    assert!(seen(&app).contains("#1 Quiet Shore"));
    press_all(&mut app, "<enter>");
    let screen = seen(&app);
    assert!(screen.contains("Pass the screen to Purple") && !screen.contains('#'), "{screen}");
    press_all(&mut app, "<enter>");
    let screen = seen(&app);
    assert!(screen.contains("#2 Sleeping Summit") && screen.contains("#3 High Tarn"), "{screen}");
    press_all(&mut app, "<enter>");
    let screen = seen(&app);
    assert!(!screen.contains("High Tarn"), "the card that was not kept is never seen again:\n{screen}");
}

#[test]
fn nobody_passes_the_screen_where_one_person_plays() {
    let words = english();
    let app = at(START).app(&words);
    assert!(seen(&app).contains("Keep Quiet Shore"), "{}", seen(&app));
}

#[test]
fn where_all_create_at_once_people_take_turns_at_the_screen() {
    let words = english();
    let position = "phase creation\ndreamscape 1 c1=R\nhands 1 W\ndreamscape 2 c1=L\nhands 2 G";
    let mut app = Scene { people: 2, options: &["simultaneous"], ..at(position) }.app(&words);
    assert!(seen(&app).contains("(F5: another player)"), "{}", seen(&app));
    press_all(&mut app, "place W b1<enter><f5>place G b1<enter>");
    let after = self::position(&app);
    assert!(after.contains("dreamscape 1 b1=W c1=R") && after.contains("dreamscape 2 b1=G c1=L"), "{after}");
    press_all(&mut app, "<f5><^z>");
    assert!(self::position(&app).contains("dreamscape 1 c1=R"), "each takes back their own steps");
}

#[test]
fn a_waiver_names_those_whom_it_lets_go_first() {
    let words = english();
    let position = "phase creation\ndreamscape 1 a1=R^ b1=R^ c1=R^ d1=R^ e1=R^ a2=R^ b2=R^ c2=R^\nhands 1 W\n\
        dreamscape 2 c1=R\nhands 2 G\ndoing 2 tree-waits c1\ndreamscape 3 c1=R\nhands 3 G\ndoing 3 tree-waits c1";
    let scene = Scene { players: 3, people: 3, options: &["simultaneous"], ..at(position) };
    let screen = seen(&scene.app(&words));
    assert!(screen.contains("Let Purple, Yellow go first: tree"), "{screen}");
}

#[test]
fn tab_shows_the_other_boards_and_comes_back() {
    let words = english();
    let mut app = at(TRAVEL).app(&words);
    press_all(&mut app, "<tab>");
    assert!(seen(&app).contains("Dreamscape of Purple"));
    press_all(&mut app, "<backtab>");
    assert!(seen(&app).contains("Dreamscape of Orange"));
}

#[test]
fn leaving_needs_the_control_key_until_the_game_is_over() {
    let words = english();
    let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
    let mut app = at(TRAVEL).app(&words);
    assert_eq!(app.press(KeyEvent::from(KeyCode::Char('q'))), Flow::Stay);
    assert_eq!(app.press(control('q')), Flow::Leave);
    assert_eq!(app.press(control('c')), Flow::Leave);
    let mut app = at("cycle 6\nphase over").app(&words);
    assert_eq!(app.press(KeyEvent::from(KeyCode::Enter)), Flow::Leave);
}

/// Keys that a person may press anywhere; those that play come most often.
const KEYS: [&str; 16] = [
    "<enter>", "<enter>", "<enter>", "<enter>", "<enter>", "<down>", "<down>", "<end>", "<pgdn>", "<up>",
    "<esc>", "<tab>", "<f5>", "<^z>", "<^y>", "3",
];

/// Presses keys at random until the game is over, and looks at every screen.
fn play_out(scene: &Scene, people: usize, seed: u64) {
    let words = english();
    let table = Table::deal(scene.game(), SeatSet::first(people), seed).expect("dice answer");
    let names = seat_names(&words, usize::from(scene.players));
    let mut app = App::new(table, names, &words, Palette::new(Depth::Full));
    let mut dice = Dice::new(seed);
    for _ in 0..20_000 {
        if app.is_over() {
            press_all(&mut app, "<esc>");
            assert!(seen(&app).contains("The game is over"));
            return;
        }
        if app.is_computing() {
            app.compute();
        } else {
            press_all(&mut app, KEYS[dice.below(KEYS.len() as u32) as usize]);
        }
        let screen = seen(&app);
        assert!(!app.is_covered() || !screen.contains('#'), "{screen}");
        assert!(!screen.contains(['{', '$']), "{screen}");
    }
    panic!("the game did not end:\n{}", seen(&app));
}

#[test]
fn a_game_of_every_mode_can_be_played_to_its_end_with_the_keyboard() {
    let scene = |players, options| Scene { players, options, ..at("") };
    play_out(&scene(2, &[]), 1, 1);
    play_out(&scene(3, &["nightmare", "cycles=3"]), 2, 2);
    play_out(&scene(2, &["simultaneous", "cycles=3"]), 2, 3);
    play_out(&scene(4, &["nightmare", "simultaneous", "cycles=2", "grid=6x5"]), 1, 4);
    play_out(&scene(1, &["solo=3"]), 1, 5);
}

#[test]
fn without_colour_every_sign_is_still_there() {
    let words = english();
    let scene = at(TRAVEL);
    let coloured = buffer_of(&scene.app(&words), SIZE);
    let plain = buffer_of(&scene.plain_app(&words), SIZE);
    assert_eq!(signs(&coloured), signs(&plain));
    let colours = |cell: &ratatui::buffer::Cell| cell.fg != Color::Reset || cell.bg != Color::Reset;
    assert!(coloured.content.iter().any(colours));
    assert!(!plain.content.iter().any(colours));
}

#[test]
fn no_screen_is_too_large_or_small_to_be_drawn() {
    let words = english();
    let scene = Scene { players: 4, options: &["grid=6x5"], ..at("phase travel") };
    let mut app = scene.app(&words);
    for key in ["", "<f1>", "<f2>", "<f3>", "<f4>", "<esc>"] {
        press_all(&mut app, key);
        for size in [(1, 1), (20, 3), (99, 30), (100, 29), (100, 30), (101, 31), (140, 40), (400, 120)] {
            buffer_of(&app, size);
        }
    }
    assert_eq!(app.table().people().lowest(), Some(Seat(0)));
}

#[test]
fn in_the_solo_game_the_points_of_a_purpose_stand_beside_those_of_mr_nightmare() {
    let words = english();
    let position =
        "phase travel\npurposes t1 t11=W\ndreamscape 1 b1=WWWWWW c1=WWWWWW\nrival shards=WWWWWWWWWWWW";
    let solo = Scene { players: 1, options: &["solo=1"], ..at(position) };
    let screen = seen(&solo.app(&words));
    assert_eq!(
        screen.lines().filter(|line| line.contains(" O12+5 ") && line.ends_with(" Mr.N+5")).count(),
        1
    );
    assert_eq!(
        screen.lines().filter(|line| line.contains(" O12+10 ") && line.ends_with(" Mr.N+10")).count(),
        1
    );
}
