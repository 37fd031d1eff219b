//! A personal Dreamscape: stacks of shards, trees on them, and the Dreamer.
//!
//! A stack is one integer, three bits a shard with the top one lowest, so that "exactly this stack" is one comparison. A grey that
//! has been walked over this cycle (D-7.9) has a code of its own, so its mark travels with it. Twenty-one shards fit into an integer; the lower part
//! of a taller stack is kept in [`Tall`], for the rules know no limit (D-1.6).

use crate::grid::{CELLS, Cell, Cells};
use crate::shard::Shard;

/// A shard as it lies in a stack: its colour and whether it is a marked grey.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece(u8);

const MARKED_ROCK: u8 = 6;
const CODES: [u8; 6] = [1, 2, 3, 4, 5, 7];
const COLOURS: [Shard; 8] = [
    Shard::Water,
    Shard::Water,
    Shard::Rock,
    Shard::Land,
    Shard::Grass,
    Shard::Move,
    Shard::Rock,
    Shard::Nightmare,
];

impl Piece {
    /// A marked grey.
    pub const MARKED: Piece = Piece(MARKED_ROCK);

    /// A shard without a mark.
    #[must_use]
    pub const fn plain(shard: Shard) -> Piece {
        Piece(CODES[shard as usize])
    }

    /// The colour.
    #[must_use]
    pub const fn shard(self) -> Shard {
        COLOURS[(self.0 & 7) as usize]
    }

    /// Whether it is a grey that was walked over this cycle.
    #[must_use]
    pub const fn is_marked(self) -> bool {
        self.0 == MARKED_ROCK
    }
}

/// The upper part of a stack, at most 21 shards; the whole of it unless [`Stack::goes_deeper`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Stack(u64);

/// One bit per shard, its lowest.
const LOW: u64 = 0o111_111_111_111_111_111_111;
const DEEPER: u64 = 1 << 63;
/// How many shards fit into one integer.
pub const SPAN: u32 = 21;

impl Stack {
    /// No shard.
    pub const EMPTY: Stack = Stack(0);

    /// The stack of these shards, bottom to top; `None` when they are more than 21.
    #[must_use]
    pub fn of(shards: &[Shard]) -> Option<Stack> {
        (shards.len() <= SPAN as usize).then(|| {
            Stack(shards.iter().fold(0, |code, &shard| code << 3 | u64::from(Piece::plain(shard).0)))
        })
    }

    /// Whether more shards lie below this part.
    #[must_use]
    pub const fn goes_deeper(self) -> bool {
        self.0 & DEEPER != 0
    }

    /// How many shards this part has.
    #[must_use]
    pub const fn height(self) -> u32 {
        let code = self.0 & !DEEPER;
        (66 - code.leading_zeros()) / 3
    }

    /// The top shard.
    #[must_use]
    pub const fn top(self) -> Option<Piece> {
        if self.0 == 0 { None } else { Some(Piece((self.0 & 7) as u8)) }
    }

    /// The same stack with every mark taken off: what patterns are compared with.
    #[must_use]
    pub const fn plain(self) -> Stack {
        Stack(self.0 & !(self.marked() << 2))
    }

    /// The shards to put on this stack so that it becomes the other, top first; `None` when some must go first.
    #[must_use]
    pub const fn missing_for(self, other: Stack) -> Option<Stack> {
        let (have, want) = (self.height(), other.height());
        if self.goes_deeper() || have > want || other.0 >> (3 * (want - have)) != self.0 {
            return None;
        }
        Some(Stack(other.0 & ((1 << (3 * (want - have))) - 1)))
    }

    /// The shards of this part, top first.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        let mut code = self.0 & !DEEPER;
        std::iter::from_fn(move || {
            let piece = (code != 0).then_some(Piece((code & 7) as u8));
            code >>= 3;
            piece
        })
    }

    const fn rocks(self) -> u64 {
        self.0 >> 1 & !self.0 & LOW
    }

    const fn marked(self) -> u64 {
        self.0 >> 2 & self.rocks()
    }

    const fn has_pair(self) -> bool {
        let rocks = self.rocks();
        rocks & rocks >> 3 != 0
    }

    const fn mark(self) -> Stack {
        Stack(self.0 | self.rocks() << 2)
    }

    const fn is_full(self) -> bool {
        self.0 >> 60 & 7 != 0
    }
}

/// The most lower parts that 134 shards can make.
const PARTS: usize = 6;

/// The lower parts of all stacks of more than 21 shards, of all seats: full integers of 21, sorted by owner, bottom first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tall {
    parts: [Stack; PARTS],
    owners: [u8; PARTS],
    len: u8,
}

impl Tall {
    /// No tall stack.
    pub const NONE: Tall = Tall { parts: [Stack::EMPTY; PARTS], owners: [0; PARTS], len: 0 };

    const fn owner(seat: usize, cell: Cell) -> u8 {
        seat as u8 * CELLS as u8 + cell.0
    }

    fn push(&mut self, owner: u8, part: Stack) {
        let len = self.len as usize;
        let place = self.owners[..len].iter().take_while(|&&other| other <= owner).count();
        self.parts.copy_within(place..len, place + 1);
        self.owners.copy_within(place..len, place + 1);
        self.parts[place] = part;
        self.owners[place] = owner;
        self.len += 1;
    }

    /// Takes the topmost lower part of an owner away.
    fn pop(&mut self, owner: u8) -> Stack {
        let len = self.len as usize;
        let after = self.owners[..len].iter().take_while(|&&other| other <= owner).count();
        let part = self.parts[after - 1];
        self.parts.copy_within(after..len, after - 1);
        self.owners.copy_within(after..len, after - 1);
        self.parts[len - 1] = Stack::EMPTY;
        self.owners[len - 1] = 0;
        self.len -= 1;
        part
    }

    fn of(&self, owner: u8) -> impl DoubleEndedIterator<Item = (usize, Stack)> + '_ {
        (0..self.len as usize).filter(move |&i| self.owners[i] == owner).map(|i| (i, self.parts[i]))
    }
}

/// One player's Dreamscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Land {
    stacks: [Stack; CELLS],
    /// Cells with at least one shard.
    pub occupied: Cells,
    /// Cells with a tree.
    pub trees: Cells,
    /// Cells with a red; it lies alone.
    pub reds: Cells,
    /// Where the Dreamer stands, as a set of one cell or none.
    pub dreamer: Cells,
}

impl Land {
    /// An empty Dreamscape.
    pub const EMPTY: Land = Land {
        stacks: [Stack::EMPTY; CELLS],
        occupied: Cells::NONE,
        trees: Cells::NONE,
        reds: Cells::NONE,
        dreamer: Cells::NONE,
    };

    /// The upper part of the stack on a cell.
    #[must_use]
    pub const fn stack(&self, cell: Cell) -> Stack {
        self.stacks[cell.0 as usize]
    }

    /// The top shard of a cell, seen through a tree (D-7.11).
    #[must_use]
    pub const fn top(&self, cell: Cell) -> Option<Shard> {
        match self.stacks[cell.0 as usize].top() {
            Some(piece) => Some(piece.shard()),
            None => None,
        }
    }

    /// Where the Dreamer stands, once it has entered.
    #[must_use]
    pub fn dreamer_cell(&self) -> Option<Cell> {
        let mut cells = self.dreamer;
        cells.next()
    }

    /// Cells whose top shard has nothing on it: no tree, no Dreamer.
    #[must_use]
    pub const fn bare(&self) -> Cells {
        self.occupied.without(self.trees).without(self.dreamer)
    }
}

/// The Dreamscapes of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lands {
    lands: [Land; 4],
    tall: Tall,
}

impl std::ops::Index<usize> for Lands {
    type Output = Land;

    fn index(&self, seat: usize) -> &Land {
        &self.lands[seat]
    }
}

impl Lands {
    /// Four empty Dreamscapes.
    pub const EMPTY: Lands = Lands { lands: [const { Land::EMPTY }; 4], tall: Tall::NONE };

    /// Puts a shard on top of a cell.
    pub fn put(&mut self, seat: usize, cell: Cell, piece: Piece) {
        let land = &mut self.lands[seat];
        let stack = &mut land.stacks[cell.index()];
        if stack.is_full() {
            self.tall.push(Tall::owner(seat, cell), Stack(stack.0 & !DEEPER));
            *stack = Stack(DEEPER);
        }
        *stack = Stack((stack.0 & DEEPER) | stack.0 << 3 | u64::from(piece.0));
        land.occupied = land.occupied.or(cell.bit());
        if piece == Piece::plain(Shard::Nightmare) {
            land.reds = land.reds.or(cell.bit());
        }
    }

    /// Takes the top shard of a cell; `None` from an empty one. A tree or the Dreamer is the caller's business.
    pub fn lift(&mut self, seat: usize, cell: Cell) -> Option<Piece> {
        let land = &mut self.lands[seat];
        let stack = &mut land.stacks[cell.index()];
        let piece = stack.top()?;
        let deeper = stack.0 & DEEPER;
        *stack = Stack((stack.0 & !DEEPER) >> 3);
        if stack.0 == 0 && deeper != 0 {
            let owner = Tall::owner(seat, cell);
            *stack = self.tall.pop(owner);
            let more = self.tall.of(owner).next().is_some();
            stack.0 |= if more { DEEPER } else { 0 };
        } else {
            stack.0 |= deeper;
        }
        if stack.0 == 0 {
            land.occupied = land.occupied.without(cell.bit());
            land.reds = land.reds.without(cell.bit());
        }
        Some(piece)
    }

    /// Moves the top `count` shards of a cell onto another, in order, with the tree and the Dreamer on them.
    pub fn shift(&mut self, seat: usize, from: Cell, count: u32, to: Cell) {
        let (low, high) = (self.lands[seat].stack(from), self.lands[seat].stack(to));
        let fits = !low.goes_deeper() && !high.goes_deeper() && count + high.height() <= SPAN;
        if fits {
            self.shift_whole(seat, from, count, to)
        } else {
            self.shift_singly(seat, from, count, to)
        }
        let land = &mut self.lands[seat];
        for set in [&mut land.trees, &mut land.dreamer] {
            if set.has(from) {
                *set = set.without(from.bit()).or(to.bit());
            }
        }
    }

    fn shift_whole(&mut self, seat: usize, from: Cell, count: u32, to: Cell) {
        let land = &mut self.lands[seat];
        let code = land.stacks[from.index()].0;
        let carried = code & ((1 << (3 * count)) - 1);
        land.stacks[to.index()].0 = land.stacks[to.index()].0 << (3 * count) | carried;
        land.stacks[from.index()].0 = code >> (3 * count);
        land.occupied = land.occupied.or(to.bit());
        if land.stacks[from.index()].0 == 0 {
            land.occupied = land.occupied.without(from.bit());
        }
        if land.reds.has(from) {
            land.reds = land.reds.without(from.bit()).or(to.bit());
        }
    }

    fn shift_singly(&mut self, seat: usize, from: Cell, count: u32, to: Cell) {
        let mut carried = [Piece::MARKED; 256];
        let mut taken = 0;
        while taken < (count as usize).min(carried.len()) {
            match self.lift(seat, from) {
                Some(piece) => carried[taken] = piece,
                None => break,
            }
            taken += 1;
        }
        for &piece in carried[..taken].iter().rev() {
            self.put(seat, to, piece);
        }
    }

    /// The shards on a cell, top first.
    pub fn pieces(&self, seat: usize, cell: Cell) -> impl Iterator<Item = Piece> + '_ {
        let stack = self.lands[seat].stack(cell);
        let owner = Tall::owner(seat, cell);
        let lower =
            stack.goes_deeper().then(|| self.tall.of(owner).rev().flat_map(|(_, part)| part.pieces()));
        stack.pieces().chain(lower.into_iter().flatten())
    }

    /// How many shards lie on a cell.
    #[must_use]
    pub fn height(&self, seat: usize, cell: Cell) -> u32 {
        let stack = self.lands[seat].stack(cell);
        if stack.goes_deeper() { self.pieces(seat, cell).count() as u32 } else { stack.height() }
    }

    /// Whether two greys lie directly on each other (D-7.9).
    #[must_use]
    pub fn is_mountain(&self, seat: usize, cell: Cell) -> bool {
        let stack = self.lands[seat].stack(cell);
        if !stack.goes_deeper() {
            return stack.has_pair();
        }
        let mut last = Shard::Water;
        self.pieces(seat, cell).any(|piece| {
            let pair = last == Shard::Rock && piece.shard() == Shard::Rock;
            last = piece.shard();
            pair
        })
    }

    /// Whether a grey of the stack is marked.
    #[must_use]
    pub fn has_mark(&self, seat: usize, cell: Cell) -> bool {
        let stack = self.lands[seat].stack(cell);
        stack.marked() != 0 || stack.goes_deeper() && self.pieces(seat, cell).any(Piece::is_marked)
    }

    /// Marks all greys of a stack.
    pub fn mark(&mut self, seat: usize, cell: Cell) {
        let stack = &mut self.lands[seat].stacks[cell.index()];
        *stack = stack.mark();
        if stack.goes_deeper() {
            let owner = Tall::owner(seat, cell);
            for i in 0..PARTS {
                if i < self.tall.len as usize && self.tall.owners[i] == owner {
                    self.tall.parts[i] = self.tall.parts[i].mark();
                }
            }
        }
    }

    /// Takes every mark off every stack.
    pub fn clear_marks(&mut self) {
        for land in &mut self.lands {
            for cell in land.occupied {
                let stack = &mut land.stacks[cell.index()];
                *stack = stack.plain();
            }
        }
        for part in &mut self.tall.parts {
            *part = part.plain();
        }
    }

    /// Puts a tree on a cell.
    pub const fn plant(&mut self, seat: usize, cell: Cell) {
        self.lands[seat].trees = self.lands[seat].trees.or(cell.bit());
    }

    /// Takes the tree of a cell away and says whether there was one.
    pub const fn uproot(&mut self, seat: usize, cell: Cell) -> bool {
        let had = self.lands[seat].trees.has(cell);
        self.lands[seat].trees = self.lands[seat].trees.without(cell.bit());
        had
    }

    /// Stands the Dreamer on a cell.
    pub const fn stand(&mut self, seat: usize, cell: Cell) {
        self.lands[seat].dreamer = cell.bit();
    }
}
