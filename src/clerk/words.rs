//! What the page and the clerk say to each other, as text.
//!
//! A text has parts, a part has entries, an entry has fields, parted by the signs that ASCII has for this: U+001D,
//! U+001E, U+001F. No text within has them: what other people wrote loses them on its way. A game is three words, as our
//! saves have them: its ruleset, its start, its squares; passes follow from the rules.
//!
//! Both sides come out of one build, so there is no version in it. What cannot be read is dropped.

use super::errand::{Answer, Choice, Errand, Listing, QrCode, Query, Row, Shown, Written};
use crate::{
    formats::{position, record::Header, transcript},
    game::Game,
    i18n::Language,
    rules::{BySide, Move, Position},
};

const PART: char = '\u{1D}';
const ENTRY: char = '\u{1E}';
const FIELD: char = '\u{1F}';

/// What the clerk says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Report {
    /// So many hundredths of the errand of that number are done.
    Progressed(u32, u8),
    /// The answer to the errand of that number.
    Answered(u32, Answer),
}

/// The text of an errand, to be done in a language.
///
/// ```
/// use reversi::{clerk::{words, Errand}, i18n::Language};
/// let text = words::write_errand(3, Language::Is, &Errand::List(50));
/// assert_eq!(words::read_errand(&text), Some((3, Language::Is, Errand::List(50))));
/// ```
#[must_use]
pub fn write_errand(number: u32, language: Language, errand: &Errand) -> String {
    let mut fields = vec![number.to_string(), language.tag().to_owned()];
    let mut add = |kind: &str, more: Vec<String>| {
        fields.push(kind.to_owned());
        fields.extend(more);
    };
    match errand {
        // Whatever it is, it is the last field, and read to the end.
        Errand::Read(text) => add("read", vec![text.clone()]),
        Errand::Draw(text) => add("draw", vec![text.clone()]),
        Errand::ReadFiles => add("files", Vec::new()),
        Errand::List(from) => add("list", vec![from.to_string()]),
        Errand::Show(number) => add("show", vec![number.to_string()]),
        Errand::Search(Query { name, year, position }) => {
            let year = year.map(|year| year.to_string()).unwrap_or_default();
            let position = position.map(|position| position_text(&position)).unwrap_or_default();
            add("search", vec![plain(name), year, position]);
        }
        Errand::Write(form, game, header) => {
            let mut more = vec![form.id().to_owned(), game_text(game)];
            more.extend(header_fields(header));
            add("write", more);
        }
    }
    fields.join(&FIELD.to_string())
}

/// The number, the language and the errand of a text; `None` where it is none.
#[must_use]
pub fn read_errand(text: &str) -> Option<(u32, Language, Errand)> {
    let mut head = text.splitn(4, FIELD);
    let number = head.next()?.parse().ok()?;
    let language = Language::from_tag(head.next()?)?;
    let (kind, rest) = (head.next()?, head.next().unwrap_or_default());
    let mut fields = rest.split(FIELD);
    let errand = match kind {
        "read" => Errand::Read(rest.to_owned()),
        "draw" => Errand::Draw(rest.to_owned()),
        "files" => Errand::ReadFiles,
        "list" => Errand::List(rest.parse().ok()?),
        "show" => Errand::Show(rest.parse().ok()?),
        "search" => Errand::Search(Query {
            name: fields.next()?.to_owned(),
            year: fields.next()?.parse().ok(),
            position: read_position(fields.next()?),
        }),
        "write" => Errand::Write(
            Written::from_id(fields.next()?)?,
            read_game(fields.next()?)?,
            read_header(&mut fields)?,
        ),
        _ => return None,
    };
    Some((number, language, errand))
}

/// The text of a report.
#[must_use]
pub fn write_report(report: &Report) -> String {
    match report {
        Report::Progressed(number, hundredths) => {
            fields(&["so-far", &number.to_string(), &hundredths.to_string()])
        }
        Report::Answered(number, answer) => {
            let number = number.to_string();
            let parts = match answer {
                Answer::Written(text) => vec![fields(&["written", &number]), text.clone()],
                Answer::Refused(why) => vec![fields(&["refused", &number]), why.clone()],
                Answer::Drawn(QrCode { side, path }) => {
                    vec![fields(&["drawn", &number]), fields(&[&side.to_string(), path])]
                }
                Answer::Listed(listing) => listing_parts(&number, listing),
                Answer::Shown(shown) => shown_parts(&number, shown),
            };
            parts.join(&PART.to_string())
        }
    }
}

/// The report of a text; `None` where it is none.
#[must_use]
pub fn read_report(text: &str) -> Option<Report> {
    let mut parts = text.split(PART);
    let mut head = parts.next()?.split(FIELD);
    let (kind, number) = (head.next()?, head.next()?.parse().ok()?);
    let answer = match kind {
        "so-far" => return Some(Report::Progressed(number, head.next()?.parse().ok()?)),
        "written" => Answer::Written(parts.next()?.to_owned()),
        "refused" => Answer::Refused(parts.next()?.to_owned()),
        "drawn" => {
            let (side, path) = parts.next()?.split_once(FIELD)?;
            Answer::Drawn(QrCode { side: side.parse().ok()?, path: path.to_owned() })
        }
        "listed" => Answer::Listed(read_listing(&mut parts)?),
        "shown" => Answer::Shown(read_shown(&mut parts)?),
        _ => return None,
    };
    Some(Report::Answered(number, answer))
}

fn listing_parts(number: &str, listing: &Listing) -> Vec<String> {
    let Listing { open, listed, from, rows, told } = listing;
    let counts = fields(&[&open.to_string(), &listed.to_string(), &from.to_string()]);
    let row = |Row { number, players, about, result }: &Row| {
        fields(&[&number.to_string(), &players.black, &players.second, about, result])
    };
    vec![fields(&["listed", number]), counts, entries(rows.iter().map(row)), told_entries(told)]
}

fn read_listing<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<Listing> {
    let counts: Vec<u32> = parts.next()?.split(FIELD).map_while(|count| count.parse().ok()).collect();
    let [open, listed, from] = counts[..] else { return None };
    let rows = parts.next()?.split_terminator(ENTRY).map(|row| {
        let mut row = row.split(FIELD);
        Some(Row {
            number: row.next()?.parse().ok()?,
            players: BySide { black: row.next()?.to_owned(), second: row.next()?.to_owned() },
            about: row.next()?.to_owned(),
            result: row.next()?.to_owned(),
        })
    });
    Some(Listing { open, listed, from, rows: rows.collect::<Option<_>>()?, told: read_told(parts.next()?) })
}

fn shown_parts(number: &str, shown: &Shown) -> Vec<String> {
    let Shown { number: place, open, header, told, choices } = shown;
    let choice = |Choice { game, flaw, claim }: &Choice| {
        let [flaw, claim] = [flaw, claim].map(|told| told.as_deref().map(plain).unwrap_or_default());
        fields(&[&game_text(game), &flaw, &claim])
    };
    let header = header_fields(header);
    vec![
        fields(&["shown", number]),
        fields(&[&place.to_string(), &open.to_string()]),
        fields(&header.each_ref().map(String::as_str)),
        told_entries(told),
        entries(choices.iter().map(choice)),
    ]
}

fn read_shown<'t>(parts: &mut impl Iterator<Item = &'t str>) -> Option<Shown> {
    let (number, open) = parts.next()?.split_once(FIELD)?;
    let (number, open) = (number.parse().ok()?, open.parse().ok()?);
    let header = read_header(&mut parts.next()?.split(FIELD))?;
    let told = read_told(parts.next()?);
    let choices = parts.next()?.split_terminator(ENTRY).map(|choice| {
        let mut choice = choice.split(FIELD);
        let game = read_game(choice.next()?)?;
        let mut told = || choice.next().filter(|told| !told.is_empty()).map(str::to_owned);
        Some(Choice { game, flaw: told(), claim: told() })
    });
    let choices: Vec<Choice> = choices.collect::<Option<_>>()?;
    (!choices.is_empty()).then_some(Shown { number, open, header, told, choices })
}

/// The game up to where it stands.
fn game_text(game: &Game) -> String {
    let squares = game.plies()[..game.ply()].iter().filter_map(|ply| match ply.mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    });
    format!("{} {}", position_text(game.start()), transcript::write(squares))
}

fn read_game(text: &str) -> Option<Game> {
    let mut words = text.split_whitespace();
    let start = next_position(&mut words)?;
    let squares = transcript::read(words.next().unwrap_or_default()).ok()?;
    Game::replay(start, squares.into_iter().map(Move::Place)).ok()
}

fn read_position(text: &str) -> Option<Position> {
    next_position(&mut text.split_whitespace())
}

fn position_text(position: &Position) -> String {
    format!("{} {}", position.ruleset(), position::write(position))
}

fn next_position<'t>(words: &mut impl Iterator<Item = &'t str>) -> Option<Position> {
    let ruleset = words.next()?.parse().ok()?;
    Position::try_from(position::read(ruleset, words.next()?)?).ok()
}

fn header_fields(header: &Header) -> [String; 6] {
    let Header { names, event, place, date, comment } = header;
    [&names.black, &names.second, event, place, date, comment].map(|field| plain(field))
}

fn read_header<'t>(fields: &mut impl Iterator<Item = &'t str>) -> Option<Header> {
    let mut next = || fields.next().map(str::to_owned);
    let names = BySide { black: next()?, second: next()? };
    Some(Header { names, event: next()?, place: next()?, date: next()?, comment: next()? })
}

fn fields(fields: &[&str]) -> String {
    fields.join(&FIELD.to_string())
}

/// Each entry with its end, so that none and an empty one are two things.
fn entries(entries: impl Iterator<Item = String>) -> String {
    entries.map(|entry| entry + &ENTRY.to_string()).collect()
}

fn told_entries(told: &[String]) -> String {
    entries(told.iter().map(|sentence| plain(sentence)))
}

fn read_told(part: &str) -> Vec<String> {
    part.split_terminator(ENTRY).map(str::to_owned).collect()
}

/// A text without the signs that part it from others.
fn plain(text: &str) -> String {
    text.replace([PART, ENTRY, FIELD], " ")
}
