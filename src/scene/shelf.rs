//! A kept game as the list of games shows it.

use super::{moment::Moment, naming::Naming, notice::ending, picture::Picture, ruleset::ruleset_name};
use crate::{
    formats::{
        save::SavedGame,
        when::{Wall, When},
    },
    game::Game,
    i18n::{Day, Texts},
    rules::Side,
};

/// What is shown of a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameCard {
    /// Its name; or else who plays; or else its rules.
    pub title: String,
    /// Who has won, or whose turn it is.
    pub state: String,
    /// What its rules are called.
    pub rules: &'static str,
    /// When it was last changed.
    pub date: String,
    /// Where it stands.
    pub picture: Picture,
}

/// What is shown of a game that was kept as `saved` and replayed to `game`.
#[must_use]
pub fn game_card(saved: &SavedGame, game: &Game, texts: &'static Texts) -> GameCard {
    let moment = moment(saved, game, texts);
    let turn = || moment.to_move().map(|side| (texts.strips.turn)(moment.who(side)));
    let end = ending(&moment).and_then(|end| end.sentences.into_iter().next());
    GameCard {
        title: game_title(saved, texts),
        state: end.or_else(turn).unwrap_or_default(),
        rules: ruleset_name(texts, game.ruleset().preset()),
        date: saved.changed.map_or_else(|| texts.shelf.no_date.to_owned(), |changed| date(texts, changed)),
        picture: Picture::of(game.position()),
    }
}

/// What a kept game is called: by its name, or else by who plays, or else by its rules.
#[must_use]
pub fn game_title(saved: &SavedGame, texts: &'static Texts) -> String {
    if !saved.name.is_empty() {
        return saved.name.clone();
    }
    // Names need no moves, and not every game that is kept can be replayed.
    let game = Game::new(saved.ruleset);
    let moment = moment(saved, &game, texts);
    if Side::BOTH.iter().all(|&side| moment.name(side).is_empty()) {
        return ruleset_name(texts, saved.ruleset.preset()).to_owned();
    }
    (texts.shelf.players)(moment.who(Side::Black), moment.who(Side::Second))
}

fn moment<'a>(saved: &'a SavedGame, game: &'a Game, texts: &'static Texts) -> Moment<'a> {
    Moment { game, ply: game.ply(), seats: &saved.seats, texts, naming: Naming::default() }
}

/// A date as the language writes it.
fn date(texts: &Texts, when: When) -> String {
    let Wall { year, month, day, hour, minute, .. } = when.wall();
    (texts.shelf.date)(Day { year, month, day, hour, minute })
}
