//! Flaws, doubts and refusals as sentences.

use crate::{
    formats::record::{Check, Flaw, Form, MOST_BYTES, MOST_TRANSCRIPT, Place, Reason, Record, Unwritable},
    i18n::{Clerk as Texts, Flaws},
    rules::{Fault, Move, Refusal},
};

/// What is wrong, and where.
pub(super) fn flaw(texts: &Texts, form: Option<Form>, flaw: &Flaw) -> String {
    let why = reason(&texts.flaws, &flaw.why);
    match place(&texts.flaws, form, flaw) {
        Some(place) => format!("{why} {place}"),
        None => why,
    }
}

/// Where it is. What concerns a text as a whole has no place.
fn place(texts: &Flaws, form: Option<Form>, flaw: &Flaw) -> Option<String> {
    let Flaw { place: Place { line, column }, ply, why } = flaw;
    let whole = matches!(
        why,
        Reason::Empty
            | Reason::TooLong { .. }
            | Reason::UnknownFile
            | Reason::CutOff
            | Reason::Missing(_)
            | Reason::Impossible(_)
            | Reason::Json
    );
    let is_bytes = form == Some(Form::Wthor);
    match ply {
        Some(ply) if !is_bytes => Some((texts.place_of_move)(counted(*ply), *line, *column)),
        _ if whole || flaw.place == Place::START => None,
        _ if is_bytes => Some((texts.byte)(*column)),
        _ => Some((texts.place)(*line, *column)),
    }
}

fn reason(texts: &Flaws, why: &Reason) -> String {
    match why {
        Reason::Empty => texts.empty.to_owned(),
        Reason::TooLong { most: MOST_TRANSCRIPT } => (texts.too_long_transcript)(counted(MOST_TRANSCRIPT)),
        Reason::TooLong { most } => (texts.too_long)(counted(*most >> 20)),
        Reason::TooMany { most } => (texts.too_many)(counted(*most)),
        Reason::UnknownFile => texts.unknown_file.to_owned(),
        Reason::CutOff => texts.cut_off.to_owned(),
        Reason::Missing(games) => (texts.missing)(counted(*games)),
        Reason::UnknownSign(sign) => (texts.unknown_sign)(&visible(*sign)),
        Reason::UnknownWord(word) => (texts.unknown_word)(word),
        Reason::Refused(mv, refusal) => refused(texts, *mv, *refusal),
        Reason::OutOfTurn(_) => texts.out_of_turn.to_owned(),
        Reason::Squares(squares) => (texts.squares)(counted(*squares)),
        Reason::Size(size) => (texts.size)(size),
        Reason::DoubtfulSign(sign) => (texts.doubtful_sign)(&visible(*sign)),
        Reason::NoSideToMove => texts.no_side.to_owned(),
        Reason::Impossible(faults) if faults.contains(&Fault::NoDiscs) => texts.no_discs.to_owned(),
        Reason::Impossible(_) => texts.impossible.to_owned(),
        Reason::SetUpInMidGame => texts.set_up_late.to_owned(),
        Reason::Unclosed => texts.unclosed.to_owned(),
        Reason::OtherGame(game) => (texts.other_game)(game),
        Reason::Json => texts.json.to_owned(),
    }
}

fn refused(texts: &Flaws, mv: Move, why: Refusal) -> String {
    let (Move::Place(square), false) = (mv, why == Refusal::GameOver) else {
        let no_pass = if why == Refusal::GameOver { texts.game_over } else { texts.must_place };
        return no_pass.to_owned();
    };
    let say = match why {
        Refusal::NoSuchSquare => texts.no_such_square,
        Refusal::Occupied => texts.occupied,
        Refusal::NotInTheCentre => texts.not_in_the_centre,
        Refusal::NoDiscLeft => texts.no_disc,
        Refusal::TurnsNothing | Refusal::MustPlace | Refusal::GameOver => texts.turns_nothing,
    };
    say(&square.to_string())
}

/// A sign, or its number where it shows nothing.
fn visible(sign: char) -> String {
    if sign.is_control() || sign.is_whitespace() || sign == char::REPLACEMENT_CHARACTER {
        format!("U+{:04X}", u32::from(sign))
    } else {
        sign.to_string()
    }
}

/// That the record claims another result than its moves give.
pub(super) fn claim(texts: &Texts, record: &Record) -> Option<String> {
    let Check::Differs(outcome) = record.check() else { return None };
    let discs = outcome.discs.map(u32::from);
    Some((texts.records.other_result)(discs.black, discs.second))
}

/// What is to be known of a record besides.
pub(super) fn about(texts: &Texts, record: &Record) -> Vec<String> {
    let guessed = (record.form == Form::Found).then(|| texts.records.guessed.to_owned());
    let variations = (record.variations > 0).then(|| (texts.records.variations)(counted(record.variations)));
    guessed.into_iter().chain(variations).collect()
}

/// Why a game cannot be written.
pub(super) const fn unwritable(texts: &Texts, why: Unwritable) -> &'static str {
    let texts = &texts.unwritable;
    match why {
        Unwritable::Shape => texts.shape,
        Unwritable::OwnSupply => texts.own_supply,
        Unwritable::FreeOpening => texts.free_opening,
        Unwritable::FewestWin => texts.fewest_win,
        Unwritable::OtherStart => texts.other_start,
        Unwritable::HandsOfASetup => texts.hands_of_a_setup,
    }
}

/// The megabytes that a file may have.
pub(super) const MOST_MEGABYTES: u32 = (MOST_BYTES >> 20) as u32;

pub(super) fn counted(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
