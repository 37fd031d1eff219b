//! A game at the table: the session, who sits where, and what was told so far.

use dreamscape::players::Eager;
use dreamscape::{Action, Dreamscape, Event, Outcome, Refusal};
use kernel::{
    Audience, Dice, Entry, Fault, Game, NoRedo, NoUndo, Player, Record, Seat, SeatSet, Session, Stop,
    Unplayable, Viewer,
};

/// Who sits on a seat.
#[derive(Debug)]
enum Sitter {
    Person,
    Computer(Computer),
}

/// The opponent that people play against.
type Computer = Eager;

/// Something that the log tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// An event, for its audience.
    Event(Audience, Event),
    /// A seat took a step back.
    TakenBack(Seat, Action),
    /// A seat played a step again.
    PlayedAgain(Seat, Action),
}

/// A game at the table.
#[derive(Debug)]
pub struct Table {
    session: Session<Dreamscape>,
    dice: Dice,
    sitters: Vec<Sitter>,
    told: Vec<Told>,
}

impl Table {
    /// Deals a new game; people sit on the seats of `people`, computers on the others.
    ///
    /// # Errors
    /// Never, for dice always answer.
    pub fn deal(game: Dreamscape, people: SeatSet, seed: u64) -> Result<Table, Fault> {
        let mut dice = Dice::new(seed);
        let sitters = seated(game.seats(), people, &mut dice);
        let session = Session::start(game, &mut dice)?;
        let told = events(session.opening().to_vec()).collect();
        Ok(Table { session, dice, sitters, told })
    }

    /// Sits down at a game that begins from a position.
    #[must_use]
    pub fn at(session: Session<Dreamscape>, people: SeatSet, seed: u64) -> Table {
        let mut dice = Dice::new(seed);
        let sitters = seated(session.game().seats(), people, &mut dice);
        Table { session, dice, sitters, told: Vec::new() }
    }

    /// Goes on with a recorded game.
    ///
    /// # Errors
    /// When the record does not play.
    pub fn resume(
        game: Dreamscape,
        record: &Record<Action, Outcome>,
        people: SeatSet,
        seed: u64,
    ) -> Result<Table, Unplayable<Refusal>> {
        let mut told = Vec::new();
        let session = Session::replay(game, record, |session, heard| {
            match session.entries().last() {
                Some(Entry::Undo { seat }) => {
                    told.extend(undone(session).map(|step| Told::TakenBack(*seat, step)))
                }
                Some(Entry::Redo { seat }) => {
                    told.extend(last(session).map(|step| Told::PlayedAgain(*seat, step)))
                }
                _ => {}
            }
            told.extend(events(heard));
        })?;
        let mut dice = Dice::new(seed);
        let sitters = seated(session.game().seats(), people, &mut dice);
        Ok(Table { session, dice, sitters, told })
    }

    /// The session.
    #[must_use]
    pub const fn session(&self) -> &Session<Dreamscape> {
        &self.session
    }

    /// The rules.
    #[must_use]
    pub const fn game(&self) -> &Dreamscape {
        self.session.game()
    }

    /// Everything told so far, in order.
    #[must_use]
    pub fn told(&self) -> &[Told] {
        &self.told
    }

    /// The seats that people sit on.
    #[must_use]
    pub fn people(&self) -> SeatSet {
        let seats = self.sitters.iter().enumerate();
        seats.filter(|(_, sitter)| matches!(sitter, Sitter::Person)).map(|(i, _)| Seat(i as u8)).collect()
    }

    /// The seats that may act now.
    #[must_use]
    pub fn actors(&self) -> SeatSet {
        self.game().actors(self.session.state())
    }

    /// Those of them that the game waits for.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        self.game().awaited(self.session.state())
    }

    /// The people who may act now; nobody while a computer has something to do.
    #[must_use]
    pub fn acting_people(&self) -> SeatSet {
        let people = self.people();
        if self.next_computer().is_some() {
            SeatSet::EMPTY
        } else {
            self.actors().iter().filter(|seat| people.contains(*seat)).collect()
        }
    }

    /// The computer that acts next. Where all act at once computers go first, so that nobody waits for them.
    #[must_use]
    pub fn next_computer(&self) -> Option<Seat> {
        let people = self.people();
        self.awaited().iter().find(|seat| !people.contains(*seat))
    }

    /// Lets the next computer make one step, and says whether there was one.
    pub fn step_computer(&mut self) -> bool {
        let Some(seat) = self.next_computer() else { return false };
        let mut legal = Vec::new();
        self.game().legal(self.session.state(), seat, &mut legal);
        let view = self.game().view(self.session.state(), Viewer::Seat(seat));
        let Sitter::Computer(computer) = &mut self.sitters[seat.index()] else { return false };
        let choice = computer.choose(self.session.game(), &view, &legal);
        // A choice beyond the list would be a mistake of the player; the game goes on with the first action.
        let Some(&action) = legal.get(choice).or(legal.first()) else { return false };
        self.play(seat, action).is_ok()
    }

    /// Plays an action of a seat.
    ///
    /// # Errors
    /// When it is refused; nothing changes then.
    pub fn play(&mut self, seat: Seat, action: Action) -> Result<(), Stop<Refusal>> {
        let played = self.session.play(seat, action, &mut self.dice)?;
        self.told.extend(events(played.events));
        Ok(())
    }

    /// Takes back the last step of a seat.
    ///
    /// # Errors
    /// Why it may not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.session.undo(seat)?;
        self.told.extend(undone(&self.session).map(|step| Told::TakenBack(seat, step)));
        Ok(())
    }

    /// Plays again what a seat took back last.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn redo(&mut self, seat: Seat) -> Result<(), NoRedo> {
        let played = self.session.redo(seat)?;
        self.told.extend(last(&self.session).map(|step| Told::PlayedAgain(seat, step)));
        self.told.extend(events(played.events));
        Ok(())
    }
}

fn seated(seats: usize, people: SeatSet, dice: &mut Dice) -> Vec<Sitter> {
    // Each computer has dice of its own, so that what it ponders does not disturb the chance of the game.
    let mut sit = |seat| {
        if people.contains(seat) {
            Sitter::Person
        } else {
            Sitter::Computer(Computer::new(Dice::new(dice.bits())))
        }
    };
    (0..seats as u8).map(|seat| sit(Seat(seat))).collect()
}

fn events(heard: Vec<(Audience, Event)>) -> impl Iterator<Item = Told> {
    heard.into_iter().map(|(audience, event)| Told::Event(audience, event))
}

/// The action of the last step that stands.
fn last(session: &Session<Dreamscape>) -> Option<Action> {
    session.steps().next_back().map(|(step, _)| step.action)
}

/// The action that the undo at the end of the entries took back.
fn undone(session: &Session<Dreamscape>) -> Option<Action> {
    let seat = session.entries().last()?.seat();
    let (mut stand, mut taken_back) = (Vec::new(), Vec::new());
    for entry in session.entries().iter().filter(|entry| entry.seat() == seat) {
        match entry {
            Entry::Step(step) => {
                stand.push(step.action);
                taken_back.clear();
            }
            Entry::Undo { .. } => taken_back.extend(stand.pop()),
            Entry::Redo { .. } => stand.extend(taken_back.pop()),
        }
    }
    taken_back.pop()
}
