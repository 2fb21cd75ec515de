//! The law: the rules once more, as plainly as they can be said, to judge `reversi::rules` by.
//!
//! A grid of cells, one loop for each sentence of the rules, no bits, no care for speed. Only the names of
//! things (sides, squares, rulesets, reasons) are shared with the program.

pub(crate) mod setups;

use reversi::rules::{
    BySide, Ending, Goal, Opening, Outcome, PassReason, Position, Refusal, Ruleset, Setup, Shape, Side,
    Square, SquareSet, Status, Supply,
};

/// What is at a place of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    /// The board has no square here.
    Missing,
    Empty,
    Disc(Side),
}

/// A position on a plain grid.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    ruleset: Ruleset,
    /// Row by row from the top, each from the left.
    cells: Vec<Vec<Cell>>,
    /// The discs in hand; `None` where they never run out.
    hands: Option<BySide<u8>>,
    to_move: Side,
}

impl Law {
    /// The position before the first move.
    pub(crate) fn start(ruleset: Ruleset) -> Self {
        let mut law = Self::empty(ruleset);
        let (middle, rows) = (law.cells.len() / 2, centre_rows(ruleset.opening));
        for (row, letters) in rows.into_iter().enumerate() {
            for (column, letter) in letters.chars().enumerate() {
                let side = if letter == 'B' { Side::Black } else { Side::Second };
                law.cells[middle - 1 + row][middle - 1 + column] = Cell::Disc(side);
                law.take_from_hand(side);
            }
        }
        law
    }

    /// A sound setup, laid out on the grid.
    pub(crate) fn of(setup: &Setup) -> Self {
        let mut law = Self::empty(setup.ruleset);
        for side in Side::BOTH {
            for square in setup.discs[side].iter() {
                *law.cell_mut(square) = Cell::Disc(side);
            }
        }
        law.hands = law.hands.map(|_| setup.hands);
        law.to_move = setup.to_move;
        law
    }

    fn empty(ruleset: Ruleset) -> Self {
        let cells = grid(ruleset.shape);
        let squares = cells.iter().flatten().filter(|cell| **cell == Cell::Empty).count();
        let each = u8::try_from(squares / 2).expect("at most fifty discs each");
        let hands = (ruleset.supply == Supply::Own).then_some(BySide { black: each, second: each });
        Self { ruleset, cells, hands, to_move: Side::Black }
    }

    /// What the side to move has to do.
    pub(crate) fn status(&self) -> Status {
        let legal = self.playable(self.to_move);
        if !legal.is_empty() {
            Status::ToPlace(legal.into_iter().collect())
        } else if !self.playable(self.to_move.other()).is_empty() {
            Status::ToPass(self.reason_to_pass())
        } else {
            Status::Over(self.outcome())
        }
    }

    /// Puts a disc of the side to move on a legal square and turns what it encloses.
    pub(crate) fn place(&mut self, square: Square) {
        for turned in self.turned(square) {
            *self.cell_mut(turned) = Cell::Disc(self.to_move);
        }
        *self.cell_mut(square) = Cell::Disc(self.to_move);
        self.take_from_hand(self.to_move);
        self.to_move = self.to_move.other();
    }

    /// Gives the turn to the other side.
    pub(crate) fn pass(&mut self) {
        self.to_move = self.to_move.other();
    }

    /// The discs that the side to move turns from a square.
    pub(crate) fn turned(&self, square: Square) -> Vec<Square> {
        if self.opening_lasts() { Vec::new() } else { self.enclosed(self.to_move, square) }
    }

    /// Why a disc of the side to move may not be put on a square, given the status; `None` when it may.
    fn refusal(&self, square: Square, status: Status) -> Option<Refusal> {
        match status {
            Status::ToPlace(legal) if legal.contains(square) => None,
            _ if self.cell(square) == Cell::Missing => Some(Refusal::NoSuchSquare),
            Status::Over(_) => Some(Refusal::GameOver),
            _ if self.cell(square) != Cell::Empty => Some(Refusal::Occupied),
            _ if self.opening_lasts() => Some(Refusal::NotInTheCentre),
            _ if self.is_out(self.to_move) => Some(Refusal::NoDiscLeft),
            _ => Some(Refusal::TurnsNothing),
        }
    }

    /// Panics unless the program's position is this one in every respect that a player can notice.
    pub(crate) fn assert_agrees(&self, position: &Position) {
        let status = self.status();
        assert_eq!(position.to_move(), self.to_move, "side to move in\n{position}");
        assert_eq!(position.status(), status, "status of\n{position}");
        for side in Side::BOTH {
            assert_eq!(position.discs(side), self.discs(side), "discs of {side:?} in\n{position}");
            assert_eq!(
                position.hand(side),
                self.hands.map(|hands| hands[side]),
                "hand of {side:?} in\n{position}"
            );
        }
        assert_eq!(position.pass().err(), refusal_to_pass(status), "a pass in\n{position}");
        for square in every_square() {
            assert_eq!(
                position.place(square).err(),
                self.refusal(square, status),
                "a disc on {square} in\n{position}"
            );
            let turned: SquareSet = self.turned(square).into_iter().collect();
            assert_eq!(position.turned(square), turned, "turned from {square} in\n{position}");
        }
    }

    /// The squares on which a side may put a disc when it is its turn.
    fn playable(&self, side: Side) -> Vec<Square> {
        if self.is_out(side) {
            Vec::new()
        } else if self.opening_lasts() {
            self.free_centre()
        } else {
            self.enclosing(side)
        }
    }

    /// The squares from which a side encloses something, whether it has a disc in hand or not.
    fn enclosing(&self, side: Side) -> Vec<Square> {
        every_square().filter(|&square| !self.enclosed(side, square).is_empty()).collect()
    }

    /// All discs that a disc of `side` on `square` would enclose.
    fn enclosed(&self, side: Side, square: Square) -> Vec<Square> {
        if self.cell(square) != Cell::Empty {
            return Vec::new();
        }
        let mut all = Vec::new();
        for (right, down) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            all.extend(self.enclosed_towards(side, square, right, down));
        }
        all
    }

    fn enclosed_towards(&self, side: Side, square: Square, right: i8, down: i8) -> Vec<Square> {
        let mut run = Vec::new();
        let mut here = neighbour(square, right, down);
        while let Some(square) = here {
            match self.cell(square) {
                Cell::Disc(disc) if disc == side => return run,
                Cell::Disc(_) => run.push(square),
                Cell::Empty | Cell::Missing => break,
            }
            here = neighbour(square, right, down);
        }
        Vec::new()
    }

    fn opening_lasts(&self) -> bool {
        self.ruleset.opening == Opening::Free && !self.free_centre().is_empty()
    }

    fn free_centre(&self) -> Vec<Square> {
        let middle = self.ruleset.shape.width() / 2;
        let centre =
            [(1, 1), (0, 1), (1, 0), (0, 0)].map(|(left, up)| Square::at(middle - left, middle - up));
        centre.into_iter().flatten().filter(|&square| self.cell(square) == Cell::Empty).collect()
    }

    fn is_out(&self, side: Side) -> bool {
        self.hands.is_some_and(|hands| hands[side] == 0)
    }

    fn reason_to_pass(&self) -> PassReason {
        if self.is_out(self.to_move) && !self.enclosing(self.to_move).is_empty() {
            PassReason::NoDiscLeft
        } else {
            PassReason::NoLegalSquare
        }
    }

    fn outcome(&self) -> Outcome {
        let discs = BySide { black: self.discs(Side::Black).len(), second: self.discs(Side::Second).len() };
        let somebody_encloses = Side::BOTH.into_iter().any(|side| !self.enclosing(side).is_empty());
        let ending = if self.cells.iter().flatten().all(|cell| *cell != Cell::Empty) {
            Ending::BoardFull
        } else if somebody_encloses {
            Ending::NoDiscLeft
        } else {
            Ending::NoLegalSquare
        };
        Outcome { discs, winner: winner(discs, self.ruleset.goal), ending }
    }

    fn discs(&self, side: Side) -> SquareSet {
        every_square().filter(|&square| self.cell(square) == Cell::Disc(side)).collect()
    }

    fn take_from_hand(&mut self, side: Side) {
        if let Some(hands) = &mut self.hands {
            hands[side] -= 1;
        }
    }

    fn cell(&self, square: Square) -> Cell {
        let row = self.cells.get(usize::from(square.row()));
        row.and_then(|row| row.get(usize::from(square.column()))).copied().unwrap_or(Cell::Missing)
    }

    fn cell_mut(&mut self, square: Square) -> &mut Cell {
        &mut self.cells[usize::from(square.row())][usize::from(square.column())]
    }
}

/// Every square of the widest board, row by row.
pub(crate) fn every_square() -> impl Iterator<Item = Square> {
    (0..10).flat_map(|row| (0..10).filter_map(move |column| Square::at(column, row)))
}

fn neighbour(square: Square, right: i8, down: i8) -> Option<Square> {
    let column = square.column().checked_add_signed(right)?;
    Square::at(column, square.row().checked_add_signed(down)?)
}

/// The empty board.
fn grid(shape: Shape) -> Vec<Vec<Cell>> {
    let rows: Vec<String> = match shape {
        Shape::Square6 => vec!["......".into(); 6],
        Shape::Square8 => vec!["........".into(); 8],
        Shape::Square10 => vec!["..........".into(); 10],
        Shape::Octagon => {
            [vec!["##......##", "#........#"], vec![".........."; 6], vec!["#........#", "##......##"]]
                .concat()
                .into_iter()
                .map(String::from)
                .collect()
        }
    };
    let cell = |sign| if sign == '.' { Cell::Empty } else { Cell::Missing };
    rows.iter().map(|row| row.chars().map(cell).collect()).collect()
}

/// The two middle rows of the four centre squares before the first move.
fn centre_rows(opening: Opening) -> [&'static str; 2] {
    match opening {
        Opening::Usual => ["WB", "BW"],
        Opening::Exchanged => ["BW", "WB"],
        Opening::ParallelTop => ["BB", "WW"],
        Opening::ParallelBottom => ["WW", "BB"],
        Opening::ParallelLeft => ["BW", "BW"],
        Opening::ParallelRight => ["WB", "WB"],
        Opening::Free => ["", ""],
    }
}

fn winner(discs: BySide<u8>, goal: Goal) -> Option<Side> {
    if discs.black == discs.second {
        return None;
    }
    let black_has_more = discs.black > discs.second;
    let black_wins = match goal {
        Goal::Most => black_has_more,
        Goal::Fewest => !black_has_more,
    };
    Some(if black_wins { Side::Black } else { Side::Second })
}

fn refusal_to_pass(status: Status) -> Option<Refusal> {
    match status {
        Status::ToPlace(_) => Some(Refusal::MustPlace),
        Status::ToPass(_) => None,
        Status::Over(_) => Some(Refusal::GameOver),
    }
}
