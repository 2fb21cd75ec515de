//! Which form is it? One door for whatever is pasted, dropped or opened.

use super::{
    board, dialects, found, ggf, obf, pgn, quest,
    record::{
        Flaw, Form, MOST_BYTES, MOST_GAMES, MOST_TRANSCRIPT, Reason, Scanner, Written, decode, is_space,
        usual_rulesets,
    },
    sgf,
    wthor::{self, File, Games, Names},
};

/// In so many lines a list of boards has shown itself as one.
const MOST_LINES: usize = 1000;

/// What a text or file turned out to be.
#[derive(Clone, Debug)]
pub enum Opened<'a> {
    /// Games or positions of a text, at least one.
    Records(Vec<Written>),
    /// A file of games: they are read one by one.
    Games(Games<'a>),
    /// The names that go with such a file.
    Names(Names<'a>),
}

/// Reads a text or a file in whatever form it is.
///
/// The form is told by how it begins: a file of the WTHOR collection by its head; `(;` is GGF where it says
/// `GM[Othello]`, else SGF; `{` is Othello Quest; `["` behind a word is PGN; a board is known by its signs, and
/// more than one line of boards, or a `;`, makes it OBF. Everything else is a transcript; a text that is none
/// from its first word on is searched for squares ([`Form::Found`]), and whoever opens it should say whether
/// that is the game that was meant.
///
/// ```
/// use reversi::formats::{Opened, read, record::Form};
/// let Opened::Records(records) = read(b"F5 d6, c3")? else { panic!("a text") };
/// assert_eq!((records[0].form, records[0].moves.len()), (Form::Transcript, 3));
/// # Ok::<(), reversi::formats::record::Flaw>(())
/// ```
///
/// # Errors
/// Why not even a part of a game could be read. Whatever could be read is returned, with its flaw.
pub fn read(bytes: &[u8]) -> Result<Opened<'_>, Flaw> {
    if bytes.len() > MOST_BYTES {
        return Err(Flaw::of_all(Reason::TooLong { most: MOST_BYTES }));
    }
    let Some(text) = decode(bytes) else {
        return Ok(match wthor::open(bytes)? {
            File::Games(games) => Opened::Games(games),
            File::Names(names) => Opened::Names(names),
        });
    };
    if text.chars().all(is_space) {
        return Err(Flaw::of_all(Reason::Empty));
    }
    let mut records = records(&text);
    if records.len() == MOST_GAMES {
        let last = &mut records[MOST_GAMES - 1];
        last.stop(Flaw::of_all(Reason::TooMany { most: MOST_GAMES }));
    }
    match records.as_slice() {
        [Written { flaw: Some(flaw), .. }] if records[0].is_bare() => Err(flaw.clone()),
        [] => Err(Flaw::of_all(Reason::Empty)),
        _ => Ok(Opened::Records(records)),
    }
}

fn records(text: &str) -> Vec<Written> {
    // Invisible signs in front would hide how it begins; what stands behind them keeps its place.
    match form(text.trim_start_matches(is_space)) {
        Form::Ggf => ggf::read(text),
        Form::Sgf => sgf::read(text),
        Form::Pgn => pgn::read(text),
        Form::Quest => vec![quest::read(text)],
        Form::Obf => obf::read(text).into_iter().map(|problem| problem.position).collect(),
        Form::Board => vec![board::read(text)],
        Form::Transcript | Form::Found | Form::Wthor => transcripts(text),
    }
}

/// The form that a text has by how it begins. The rows of one board, a line each, are shorter than what is
/// taken for a board.
fn form(text: &str) -> Form {
    let behind_number = text.trim_start_matches(|sign: char| sign.is_ascii_digit()).trim_start();
    if behind_number.starts_with('(') {
        return if is_ggf(behind_number) { Form::Ggf } else { Form::Sgf };
    }
    if text.starts_with('{') {
        return Form::Quest;
    }
    if is_tag(text) {
        return Form::Pgn;
    }
    let boards = text.lines().take(MOST_LINES).filter(|line| board::seems(line)).count();
    let is_list = boards > 1 || boards == 1 && (text.contains(';') || text.starts_with('%'));
    if is_list {
        Form::Obf
    } else if board::seems(text) {
        Form::Board
    } else {
        Form::Transcript
    }
}

/// Is the first value of `GM` that of GGF? What stands within other values does not count.
fn is_ggf(text: &str) -> bool {
    let mut text = Scanner::new(text);
    loop {
        text.take_while(|sign| !sign.is_ascii_alphabetic());
        let name = text.take_while(|sign| sign.is_ascii_alphabetic());
        if name.is_empty() || !text.eat("[") {
            return false;
        }
        let value = text.take_while(|sign| sign != ']');
        if name == "GM" {
            return value.trim().eq_ignore_ascii_case("othello");
        }
    }
}

/// `[Black "…`
fn is_tag(text: &str) -> bool {
    let Some(tag) = text.strip_prefix('[') else { return false };
    let behind = tag.trim_start_matches(|sign: char| sign.is_ascii_alphanumeric() || sign == '_');
    behind.len() < tag.len() && behind.trim_start().starts_with('"')
}

/// One transcript, over one line or several; or a list of them, a line each, if they cannot be one; or what is
/// found in a text that is none.
fn transcripts(text: &str) -> Vec<Written> {
    let whole = dialects::read(text);
    if text.len() > MOST_TRANSCRIPT || is_played(&whole) {
        return vec![whole];
    }
    let lines = text.lines().filter(|line| !line.chars().all(is_space));
    let list: Vec<Written> = lines.map(dialects::read).collect();
    if list.len() > 1 && list.iter().all(is_played) {
        return list;
    }
    let found = if whole.moves.is_empty() { found::read(text) } else { None };
    vec![found.unwrap_or(whole)]
}

/// Can all of it be read, and played by some rules?
fn is_played(written: &Written) -> bool {
    let likely = usual_rulesets();
    written.flaw.is_none()
        && written.records(&likely).is_ok_and(|records| records.iter().all(|record| record.flaw.is_none()))
}
