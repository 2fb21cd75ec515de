//! Notices: passes, the end, refusals, hints. They stand in the page until the next move.

use super::moment::Moment;
use crate::rules::{BySide, Ending, Goal, Move, Outcome, PassReason, Refusal, Side, Square, Status, Supply};

/// A notice as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about.
    pub kind: NoticeKind,
    /// Its sentences, the most important one first.
    pub sentences: Vec<String>,
}

/// What a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// A side has passed.
    Pass,
    /// A side has to confirm that it passes.
    MustPass,
    /// The game is over.
    Over,
    /// A square cannot be played.
    Error,
    /// How one begins.
    Hint,
    /// Something is asked before it is done.
    Ask,
    /// An earlier position is shown.
    View,
    /// The computer is thinking.
    Thinking,
    /// The computer waits, or the clock is stopped, until the game shall go on.
    Halted,
    /// The best move.
    Advice,
    /// A move that came by link, or one that has to go back.
    Link,
    /// Storage, other tabs, restored games.
    Info,
    /// A new version of the program.
    Update,
}

impl NoticeKind {
    /// The value of `data-notice`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pass => "pass",
            Self::MustPass => "must-pass",
            Self::Over => "over",
            Self::Error => "error",
            Self::Hint => "hint",
            Self::Ask => "ask",
            Self::View => "view",
            Self::Thinking => "thinking",
            Self::Halted => "halted",
            Self::Advice => "advice",
            Self::Link => "link",
            Self::Info => "info",
            Self::Update => "update",
        }
    }
}

impl Notice {
    /// A notice of one sentence.
    #[must_use]
    pub fn one(kind: NoticeKind, sentence: impl Into<String>) -> Self {
        Self { kind, sentences: vec![sentence.into()] }
    }

    /// Its sentences in one text, as it is read aloud.
    #[must_use]
    pub fn text(&self) -> String {
        self.sentences.join(" ")
    }
}

/// A text whose scores stay whole where its lines break: an invisible sign stands behind each dash before a digit.
///
/// ```
/// use reversi::scene::unbroken;
/// assert_eq!(unbroken("Black wins 64–0. – Well."), "Black wins 64–\u{2060}0. – Well.");
/// ```
#[must_use]
pub fn unbroken(text: &str) -> String {
    let mut whole = String::with_capacity(text.len() + 8);
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        whole.push(sign);
        if sign == '–' && signs.peek().is_some_and(char::is_ascii_digit) {
            whole.push('\u{2060}');
        }
    }
    whole
}

/// The pass that led to what is shown, or the one that has to be confirmed.
#[must_use]
pub fn passing(moment: &Moment<'_>) -> Option<Notice> {
    let texts = &moment.texts.notices;
    let position = moment.position();
    if let Status::ToPass(reason) = position.status() {
        let who = moment.who(position.to_move());
        let sentence = match reason {
            PassReason::NoLegalSquare => (texts.must_pass_no_move)(who),
            PassReason::NoDiscLeft => (texts.must_pass_no_disc)(who),
        };
        return Some(Notice::one(NoticeKind::MustPass, sentence));
    }
    let ply = moment.last_ply().filter(|ply| ply.mv == Move::Pass)?;
    let (who, next) = (moment.who(ply.side), moment.who(ply.side.other()));
    let sentence = match ply.pass? {
        PassReason::NoLegalSquare => (texts.passes_no_move)(who, next),
        PassReason::NoDiscLeft => (texts.passes_no_disc)(who, next),
    };
    Some(Notice::one(NoticeKind::Pass, sentence))
}

/// What to do in a free opening, before its first disc.
#[must_use]
pub fn opening_hint(moment: &Moment<'_>) -> Option<Notice> {
    let begins = moment.ply == 0 && !moment.position().free_centre().is_empty();
    begins.then(|| Notice::one(NoticeKind::Hint, moment.texts.notices.free_opening))
}

/// Why `square` cannot be played.
#[must_use]
pub fn refusal(moment: &Moment<'_>, square: Square, why: Refusal) -> Notice {
    let texts = &moment.texts.refusals;
    let sentence = match why {
        Refusal::Occupied => (texts.occupied)(&square.to_string()),
        Refusal::NotInTheCentre => texts.not_centre.to_owned(),
        Refusal::NoDiscLeft => (texts.no_disc)(moment.who(moment.position().to_move())),
        Refusal::GameOver => texts.over.to_owned(),
        Refusal::TurnsNothing | Refusal::NoSuchSquare | Refusal::MustPlace => {
            (texts.turns_nothing)(&square.to_string())
        }
    };
    Notice::one(NoticeKind::Error, sentence)
}

/// The end of the game: who won, how, and why it is over.
#[must_use]
pub fn ending(moment: &Moment<'_>) -> Option<Notice> {
    if let Some(side) = moment.result().and_then(|result| result.out_of_time) {
        return Some(out_of_time(moment, side));
    }
    let Status::Over(outcome) = moment.position().status() else { return None };
    let sentences = [Some(result(moment, &outcome)), reason(moment, &outcome), filled(moment, &outcome)];
    Some(Notice { kind: NoticeKind::Over, sentences: sentences.into_iter().flatten().collect() })
}

/// Whose time is up has lost, whatever lies on the board.
fn out_of_time(moment: &Moment<'_>, side: Side) -> Notice {
    let texts = &moment.texts.clocks;
    let sentences = vec![(texts.wins)(moment.who(side.other())), (texts.up)(moment.who(side))];
    Notice { kind: NoticeKind::Over, sentences }
}

fn result(moment: &Moment<'_>, outcome: &Outcome) -> String {
    let texts = &moment.texts.results;
    let discs = outcome.discs.map(u32::from);
    let Some(winner) = outcome.winner else { return (texts.draw)(discs.black) };
    let say = match moment.game.ruleset().goal {
        Goal::Most => texts.wins,
        Goal::Fewest => texts.wins_fewest,
    };
    say(moment.who(winner), discs[winner], discs[winner.other()])
}

fn reason(moment: &Moment<'_>, outcome: &Outcome) -> Option<String> {
    let texts = &moment.texts.results;
    if let Some(gone) = side_without_discs(outcome.discs) {
        return Some((texts.wiped_out)(moment.who(gone)));
    }
    match outcome.ending {
        Ending::BoardFull => None,
        Ending::NoLegalSquare => Some(texts.nobody_can_move.to_owned()),
        Ending::NoDiscLeft => {
            let out = Side::BOTH.into_iter().find(|&side| moment.position().hand(side) == Some(0))?;
            Some((texts.discs_used_up)(moment.who(out), moment.who(out.other())))
        }
    }
}

fn side_without_discs(discs: BySide<u8>) -> Option<Side> {
    Side::BOTH.into_iter().find(|&side| discs[side] == 0)
}

/// The federations' count, where it is in use and differs: the modern game won with most discs.
fn filled(moment: &Moment<'_>, outcome: &Outcome) -> Option<String> {
    let ruleset = moment.game.ruleset();
    let empties = u32::from(moment.position().empty().len());
    if empties == 0 || ruleset.supply == Supply::Own || ruleset.goal == Goal::Fewest {
        return None;
    }
    let texts = &moment.texts.results;
    let filled = outcome.filled(ruleset.shape.squares().len()).map(u32::from);
    Some(match outcome.winner {
        Some(winner) => (texts.empties_to_winner)(empties, filled[winner], filled[winner.other()]),
        None => (texts.empties_shared)(empties, filled.black),
    })
}
