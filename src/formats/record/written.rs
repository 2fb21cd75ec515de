//! A game as its text says it, judged by nobody yet.

use super::{
    arrangement::Arrangement,
    claim::Claim,
    flaw::{Flaw, Place, Reason},
    header::Header,
    limits::MOST_MOVES,
    played::Record,
};
use crate::rules::{Move, Opening, Position, Preset, Ruleset, Setup, Shape, Side, Square};

/// The written forms that are recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Squares one after another.
    Transcript,
    /// Squares found in a text that is no transcript: whoever opens it should say whether it is that game.
    Found,
    /// The signs of a board.
    Board,
    /// Boards with the values of their moves, a line each.
    Obf,
    /// Smart Game Format.
    Sgf,
    /// Generic Game Format.
    Ggf,
    /// Portable Game Notation.
    Pgn,
    /// What Othello Quest saves.
    Quest,
    /// A file of games of the WTHOR collection.
    Wthor,
}

/// A game as its text says it. It may be nonsense: [`records`](Self::records) has it played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The form in which it is written.
    pub form: Form,
    /// The rules, where the text or the form says them.
    pub ruleset: Option<Ruleset>,
    /// The board before the first move, where it is written.
    pub start: Option<Arrangement>,
    /// The moves, as far as they could be read.
    pub moves: Vec<WrittenMove>,
    /// Names, occasion, comment.
    pub header: Header,
    /// The result that is claimed.
    pub claim: Option<Claim>,
    /// How many other lines of play the text has: only the main line is read.
    pub variations: usize,
    /// Why it could not be read to its end.
    pub flaw: Option<Flaw>,
}

/// A move as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move.
    pub mv: Move,
    /// Who made it, where that is written.
    pub side: Option<Side>,
    /// Where it stands.
    pub place: Place,
}

/// The rulesets that a bare transcript may follow, the likeliest first: the named ones with their placed
/// openings, and the usual game on other boards.
#[must_use]
pub fn usual_rulesets() -> Vec<Ruleset> {
    let classic = Preset::Classic.ruleset();
    let openings = Preset::ALL.map(Preset::ruleset).into_iter().flat_map(|ruleset| {
        let placed = if ruleset.opening == Opening::Free { &[][..] } else { &Opening::PLACED[1..] };
        placed.iter().map(move |&opening| Ruleset { opening, ..ruleset })
    });
    let shapes = Shape::ALL.into_iter().skip(1).map(|shape| Ruleset { shape, ..classic });
    Preset::ALL.map(Preset::ruleset).into_iter().chain(openings).chain(shapes).collect()
}

impl Written {
    /// A game of which nothing is known yet.
    pub(in crate::formats) fn new(form: Form) -> Self {
        Self {
            form,
            ruleset: None,
            start: None,
            moves: Vec::new(),
            header: Header::default(),
            claim: None,
            variations: 0,
            flaw: None,
        }
    }

    /// Takes a move, and tells whether it was not one too many.
    pub(in crate::formats) fn push(&mut self, mv: Move, side: Option<Side>, place: Place) -> bool {
        let room = self.moves.len() < MOST_MOVES;
        if room {
            self.moves.push(WrittenMove { mv, side, place });
        } else {
            self.stop(Flaw::new(place, Reason::TooMany { most: MOST_MOVES }));
        }
        room
    }

    /// It cannot be read further. The first such flaw is kept, with the ply for which it stands, if it may be
    /// one.
    pub(in crate::formats) fn stop(&mut self, flaw: Flaw) {
        let is_word = matches!(flaw.why, Reason::UnknownWord(_) | Reason::UnknownSign(_));
        let ply = (is_word || !self.moves.is_empty()).then_some(self.moves.len() + 1);
        self.flaw.get_or_insert(Flaw { ply, ..flaw });
    }

    /// Nothing of a game has been read.
    pub(in crate::formats) fn is_bare(&self) -> bool {
        self.moves.is_empty() && self.start.is_none()
    }

    /// The games that the rules make of it: one where the text leaves no doubt, else one for each ruleset of
    /// `likely`, or for each side to move, with which it can be played furthest, in that order. Whoever
    /// opens the record is to choose then, and not this program.
    ///
    /// ```
    /// use reversi::formats::{dialects, record::usual_rulesets};
    /// let written = dialects::read("1. d4 e4 2. d5 e5 3. f5");
    /// let records = written.records(&usual_rulesets())?;
    /// assert_eq!((records.len(), records[0].flaw.as_ref()), (1, None));
    /// assert_eq!(records[0].game.ruleset().to_string(), "historic");
    /// # Ok::<(), reversi::formats::record::Flaw>(())
    /// ```
    ///
    /// # Errors
    /// The first flaw, where no start can be played or not even one move of those that are written.
    pub fn records(&self, likely: &[Ruleset]) -> Result<Vec<Record>, Flaw> {
        let starts = self.starts(likely)?;
        let records: Vec<Record> = starts.into_iter().map(|start| Record::play(self, start)).collect();
        let furthest = records.iter().map(Record::reach).max();
        let mut best = records.into_iter().filter(|record| Some(record.reach()) == furthest).peekable();
        match best.peek() {
            Some(Record { flaw: Some(flaw), game, .. })
                if game.plies().is_empty() && self.start.is_none() =>
            {
                Err(flaw.clone())
            }
            _ => Ok(best.collect()),
        }
    }

    /// It is played by these rules, from the opening as which its discs lie.
    pub(in crate::formats) fn play_by(&mut self, ruleset: Ruleset) {
        self.ruleset = Some(match self.start {
            Some(start) => start.ruleset(ruleset, start.to_move.unwrap_or(Side::Black)),
            None => ruleset,
        });
    }

    /// The positions in which it may begin, at least one.
    fn starts(&self, likely: &[Ruleset]) -> Result<Vec<Position>, Flaw> {
        let (mut starts, mut faults) = (Vec::new(), Vec::new());
        for setup in self.setups(likely) {
            match Position::try_from(setup) {
                Ok(position) if starts.contains(&position) => {}
                Ok(position) => starts.push(position),
                Err(impossible) => faults = impossible.0,
            }
        }
        if starts.is_empty() { Err(Flaw::of_all(Reason::Impossible(faults))) } else { Ok(starts) }
    }

    /// The start by each ruleset and with each side to move that the text leaves open.
    fn setups(&self, likely: &[Ruleset]) -> Vec<Setup> {
        let said = self.ruleset.as_slice();
        let Some(start) = self.start else {
            let rulesets = if said.is_empty() { likely } else { said };
            return rulesets.iter().copied().map(Setup::start).collect();
        };
        let sides = start.to_move.map_or(Side::BOTH.to_vec(), |side| vec![side]);
        let setups = |side: Side| match self.ruleset {
            Some(ruleset) => vec![start.setup(ruleset, side)],
            None => start.likely_setups(likely, side),
        };
        sides.into_iter().flat_map(setups).collect()
    }
}

/// Is it one of the words for a pass? `PA`, `PS`, `PASS`, `--`, `@@`, in either case; nothing, and `tt`, in SGF.
fn is_pass(word: &str) -> bool {
    ["pa", "ps", "pas", "pass", "--", "@@", "@@@@"].iter().any(|pass| word.eq_ignore_ascii_case(pass))
}

/// A square or a pass.
pub(in crate::formats) fn read_move(word: &str) -> Option<Move> {
    if is_pass(word) { Some(Move::Pass) } else { word.parse::<Square>().ok().map(Move::Place) }
}

/// The side of a disc in the signs of most programs: `X`, `*`, `B`; `O`, `W`.
pub(in crate::formats) const fn colour_of(sign: char) -> Option<Side> {
    match sign {
        'X' | 'x' | '*' | 'B' | 'b' | '●' => Some(Side::Black),
        'O' | 'o' | 'W' | 'w' | '○' => Some(Side::Second),
        _ => None,
    }
}
