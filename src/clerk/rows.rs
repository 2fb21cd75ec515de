//! Games of a collection as rows of a list. None of them is played for it.

use super::{
    collection::{Collection, Item},
    errand::Row,
    tell::counted,
};
use crate::{
    formats::record::{Claim, Header},
    i18n::Clerk as Texts,
    rules::{BySide, Side},
};

/// The longest that a row says of where and when, in characters.
const LONGEST: usize = 60;

/// The row of a game; `None` where there is no game of that number.
pub(super) fn row(texts: &Texts, collection: &Collection, number: usize) -> Option<Row> {
    let (header, claim) = match collection.get(number)? {
        Item::Record(record) => (record.header.clone(), record.claim),
        Item::Entry(..) => {
            let written = collection.written(number)?;
            (written.header, written.claim)
        }
    };
    let about = about(&header);
    Some(Row { number: counted(number), players: header.names, about, result: result(texts, claim) })
}

/// Where and when; where that is not written, the beginning of the comment.
fn about(header: &Header) -> String {
    let parts = [&header.event, &header.place, &header.date].into_iter().filter(|part| is_said(part));
    let about = parts.map(String::as_str).collect::<Vec<_>>().join(", ");
    let about = if about.is_empty() { header.comment.lines().next().unwrap_or_default() } else { &about };
    about.chars().take(LONGEST).collect()
}

/// Some programs write `?` where they know nothing.
fn is_said(text: &str) -> bool {
    !text.is_empty() && text != "?"
}

/// The claimed result in numbers; who won alone is none.
fn result(texts: &Texts, claim: Option<Claim>) -> String {
    let score = texts.records.score;
    match claim {
        Some(Claim::Discs(BySide { black, second })) => score(black.into(), second.into()),
        Some(Claim::BlackDiscs(black @ 0..=64)) => score(black.into(), (64 - black).into()),
        Some(Claim::WonBy(Side::Black, by)) => format!("+{by}"),
        Some(Claim::WonBy(Side::Second, by)) => format!("−{by}"),
        _ => String::new(),
    }
}
