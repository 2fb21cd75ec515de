//! Addresses within the page, behind its `#`: `#/game/classic/f5d6` is a game, `#/rules/historic/start` a place
//! in the rules, `#/try/classic/f5d6` a game that is only tried. A person can type them, and mail and chat programs may have added to them.
//!
//! A game is its ruleset, the [`position`] in which it was set up, if it was, its squares, and the number of plies after
//! which it is to be looked at, where that is not its end: `#/game/classic/o-19x7ox6xx27/d2/0`.

use std::{error::Error, fmt};

use super::{position, transcript};
use crate::{
    game::{Game, IllegalPly},
    rules::{Move, Position, Preset, Ruleset, Square},
};

/// Where an address leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// To a game by these rules, whichever.
    Ruleset(Ruleset),
    /// To this game, at the ply that is to be looked at.
    Game(Game),
    /// To this game, of which nobody waits for an answer: a figure of the rules on the board.
    Try(Game),
    /// To a place in the rules.
    Rules(RulesPlace),
}

/// A place in the rules: the page of a preset and, if any, the id of one of its headings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesPlace {
    /// Whose page it is.
    pub preset: Preset,
    /// The heading, such as `passing`; `None` is the top of the page.
    pub heading: Option<String>,
}

/// The longest address that is read, in bytes: a game on the largest board, each sign in its longest form.
pub const LONGEST: usize = 1024;

/// What stands for no moves at all.
const START: &str = "start";

/// The address that asks for a game by a ruleset.
///
/// ```
/// use reversi::{formats::link, rules::Preset};
/// assert_eq!(link::to_ruleset(Preset::Historic.ruleset()), "#/game/historic");
/// ```
#[must_use]
pub fn to_ruleset(ruleset: Ruleset) -> String {
    format!("#/game/{ruleset}")
}

/// The address of a game: its ruleset and its squares in turn, or `start` before the first of them. Passes follow
/// from the rules.
///
/// ```
/// use reversi::{formats::link, rules::Ruleset};
/// let squares = ["f5".parse()?, "d6".parse()?];
/// assert_eq!(link::to_game(Ruleset::default(), squares), "#/game/classic/f5d6");
/// # Ok::<(), reversi::rules::ParseSquareError>(())
/// ```
#[must_use]
pub fn to_game(ruleset: Ruleset, squares: impl IntoIterator<Item = Square>) -> String {
    let squares = transcript::write(squares);
    let moves = if squares.is_empty() { START } else { &squares };
    format!("{}/{moves}", to_ruleset(ruleset))
}

/// The same of a game that is only tried.
///
/// ```
/// use reversi::{formats::link, rules::Ruleset};
/// assert_eq!(link::to_trial(Ruleset::default(), ["f5".parse()?]), "#/try/classic/f5");
/// # Ok::<(), reversi::rules::ParseSquareError>(())
/// ```
#[must_use]
pub fn to_trial(ruleset: Ruleset, squares: impl IntoIterator<Item = Square>) -> String {
    to_game(ruleset, squares).replacen("#/game", "#/try", 1)
}

/// The address of a game up to where it stands, to be looked at after `shown` plies; of all of it where that is later.
///
/// ```
/// use reversi::{formats::link, game::Game, rules::Ruleset};
/// let mut game = Game::new(Ruleset::default());
/// game.place("f5".parse()?)?;
/// game.place("d6".parse()?)?;
/// assert_eq!(link::to_view(&game, 2), "#/game/classic/f5d6");
/// assert_eq!(link::to_view(&game, 1), "#/game/classic/f5d6/1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn to_view(game: &Game, shown: usize) -> String {
    let plies = &game.plies()[..game.ply().max(shown).min(game.plies().len())];
    let placed = plies.iter().filter_map(|ply| match ply.mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    });
    let moves = transcript::write(placed);
    let is_set_up = game.is_set_up();
    let mut words = vec![to_ruleset(game.ruleset())];
    words.extend(is_set_up.then(|| position::write(game.start())));
    words.extend(
        (!is_set_up || !moves.is_empty()).then(|| if moves.is_empty() { START.into() } else { moves }),
    );
    words.extend((shown < plies.len()).then(|| shown.to_string()));
    words.join("/")
}

/// The address of a place in the rules.
///
/// ```
/// use reversi::{formats::link::{self, RulesPlace}, rules::Preset};
/// let passing = RulesPlace { preset: Preset::Reverse, heading: Some("passing".into()) };
/// assert_eq!(link::to_rules(&passing), "#/rules/reverse/passing");
/// ```
#[must_use]
pub fn to_rules(place: &RulesPlace) -> String {
    let heading = place.heading.iter().flat_map(|heading| ["/", heading]);
    ["#/rules/", place.preset.id()].into_iter().chain(heading).collect()
}

/// Reads an address: in either case, with escapes, and with the signs that a sentence around it may have left
/// at its end. `None` where it is no address of this program.
///
/// ```
/// use reversi::formats::link::{self, Link};
/// let Some(Ok(Link::Game(game))) = link::read("#/game/Classic/F5%64%36).") else { panic!() };
/// assert_eq!(game.ply(), 2);
/// assert_eq!(link::read("#board"), None);
/// let refused = link::read("#/game/classic/f5a1").unwrap().unwrap_err();
/// assert_eq!(refused.to_string(), "ply 2, a1: no disc would be turned");
/// ```
#[must_use]
pub fn read(address: &str) -> Option<Result<Link, LinkError>> {
    let path = cleaned(address.get(..LONGEST).unwrap_or(address));
    let (kind, rest) = path.trim_start_matches(['#', '/']).split_once('/')?;
    let link = match kind {
        "game" => game,
        "try" => trial,
        "rules" => rules,
        _ => return None,
    };
    Some(if address.len() > LONGEST { Err(LinkError::TooLong) } else { link(rest) })
}

/// The address in lower case without escapes, what a link counter has added, and signs at its end.
fn cleaned(address: &str) -> String {
    let decoded = decoded_often(address).to_ascii_lowercase();
    let counted = decoded.find(['?', '&']).unwrap_or(decoded.len());
    decoded[..counted].trim_end_matches(|sign: char| !sign.is_ascii_alphanumeric()).to_owned()
}

/// The text without escapes: some programs escape those that another has written.
fn decoded_often(text: &str) -> String {
    (0..ESCAPED_AT_MOST).fold(text.to_owned(), |text, _| decoded(&text))
}

/// How often an address may have been escaped.
const ESCAPED_AT_MOST: usize = 3;

/// The text with each `%64` replaced by the byte that it stands for.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, others @ ..] = rest {
        let escaped = others.get(..2).filter(|_| *first == b'%').and_then(hexadecimal);
        bytes.push(escaped.unwrap_or(*first));
        rest = if escaped.is_some() { &others[2..] } else { others };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hexadecimal(digits: &[u8]) -> Option<u8> {
    let digits = std::str::from_utf8(digits).ok().filter(|digits| !digits.starts_with('+'))?;
    u8::from_str_radix(digits, 16).ok()
}

/// `classic/f5d6`: a ruleset and squares, with whatever is no letter and no digit between them; a start of its own may
/// stand before them, and the ply to look at behind.
fn game(path: &str) -> Result<Link, LinkError> {
    let (id, rest) = path.split_once('/').unwrap_or((path, ""));
    let ruleset: Ruleset = id.parse().map_err(|_| LinkError::Ruleset)?;
    let (start, rest) = start(ruleset, rest.trim_start_matches(is_between))?;
    let (moves, shown) = shown(rest);
    let moves: String = moves.chars().filter(|sign| !is_between(*sign)).collect();
    if moves.is_empty() && start.is_none() {
        return Ok(Link::Ruleset(ruleset));
    }
    let mut game = played(start.unwrap_or_else(|| Position::start(ruleset)), &moves)?;
    match shown {
        Some(shown) if shown > game.plies().len() => return Err(LinkError::Ply(shown)),
        Some(shown) => game.go_to(shown),
        None => {}
    }
    Ok(Link::Game(game))
}

/// A game, of which nobody waits for an answer.
fn trial(path: &str) -> Result<Link, LinkError> {
    Ok(match game(path)? {
        Link::Game(game) => Link::Try(game),
        other => other,
    })
}

/// The start that was set up, if any, and what follows it.
fn start(ruleset: Ruleset, text: &str) -> Result<(Option<Position>, &str), LinkError> {
    let (start, rest) = text.split_once('/').unwrap_or((text, ""));
    let words: Vec<&str> = start.split(is_between).filter(|word| !word.is_empty()).collect();
    let start = words.join("-");
    if !position::seems(&start) {
        return Ok((None, text));
    }
    let setup = position::read(ruleset, &start).ok_or(LinkError::Start)?;
    let start = Position::try_from(setup).map_err(|_| LinkError::Start)?;
    Ok((Some(start), rest))
}

/// The moves, and the ply to look at: a number that stands alone behind them.
fn shown(text: &str) -> (&str, Option<usize>) {
    let parts = text.rsplit_once('/');
    let numbered = parts.and_then(|(moves, last)| {
        let is_number = (1..=3).contains(&last.len()) && last.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| last.parse().ok())?.map(|shown| (moves, Some(shown)))
    });
    numbered.unwrap_or((text, None))
}

fn played(start: Position, moves: &str) -> Result<Game, LinkError> {
    let moves = if moves == START { "" } else { moves };
    let squares = transcript::read(moves).map_err(|error| {
        let before = transcript::read(&moves[..error.at]).unwrap_or_default();
        LinkError::Square { number: before.len() + 1 }
    })?;
    Game::replay(start, squares.into_iter().map(Move::Place)).map_err(LinkError::Illegal)
}

fn is_between(sign: char) -> bool {
    sign.is_whitespace() || "-_.,/".contains(sign)
}

/// `historic/start`: a preset, and a heading unless it can be none.
fn rules(path: &str) -> Result<Link, LinkError> {
    let (id, heading) = path.split_once('/').unwrap_or((path, ""));
    let preset = Preset::from_id(id).ok_or(LinkError::Ruleset)?;
    let is_heading = (1..=32).contains(&heading.len())
        && heading.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    Ok(Link::Rules(RulesPlace { preset, heading: is_heading.then(|| heading.to_owned()) }))
}

/// Why an address leads nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// There is no ruleset of that name.
    Ruleset,
    /// No square stands where one should.
    Square {
        /// The place of the move, counted from 1.
        number: usize,
    },
    /// The rules refuse a move.
    Illegal(IllegalPly),
    /// The position that it begins with is none, or cannot be played.
    Start,
    /// It is to be looked at after so many plies, and has fewer.
    Ply(usize),
    /// No game is as long as that.
    TooLong,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ruleset => f.write_str("no such ruleset"),
            Self::Square { number } => write!(f, "move {number} names no square"),
            Self::Illegal(ply) => fmt::Display::fmt(ply, f),
            Self::Start => f.write_str("no position that can be played"),
            Self::Ply(ply) => write!(f, "the game has no ply {ply}"),
            Self::TooLong => write!(f, "longer than {LONGEST} bytes"),
        }
    }
}

impl Error for LinkError {}
