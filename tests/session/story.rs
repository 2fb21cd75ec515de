//! A session that is told what happens, and tells what one sees, in words that are short enough for tables.

use reversi::{
    formats::{
        save::{GameId, SavedGame},
        transcript,
    },
    game::{Ply, Seats},
    i18n::Language,
    rules::{Move, Side, Square},
    scene,
    session::{
        Action, Chance, Command, Effect, Errand, Session, Setting, Settings, ShelfAction, ShelfEffect, Table,
        update,
    },
};

/// A session whose browser asks for English, with nobody's name typed.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    pub(crate) session: Session,
}

impl Story {
    /// At the start of a game.
    pub(crate) fn of(ruleset: &str) -> Self {
        let ruleset = ruleset.parse().expect("the id of a ruleset");
        let table = Table::new(GameId::from_lot(1), ruleset, Seats::default());
        Self { session: Session::new(table, Settings::default(), Language::En) }
    }

    /// After these moves of the classic game.
    pub(crate) fn after(squares: &str) -> Self {
        let mut story = Self::of("classic");
        story.play(squares);
        story
    }

    /// The same with passes confirmed.
    pub(crate) fn confirming(mut self) -> Self {
        self.act(Action::Set(Setting::ConfirmPasses(true)));
        self
    }

    /// The same in another language.
    pub(crate) fn speaking(mut self, language: Language) -> Self {
        self.act(Action::Set(Setting::Language(language)));
        self
    }

    /// Lets something happen, in a browser in which no other game is kept.
    pub(crate) fn act(&mut self, action: Action) -> Vec<Effect> {
        let effects = update(&mut self.session, action).into_iter();
        let followed = effects.flat_map(|effect| match effect {
            Effect::Shelf(ShelfEffect::Errand(Errand::Related(linked))) => {
                update(&mut self.session, Action::Shelf(ShelfAction::Related(linked, None)))
            }
            other => vec![other],
        });
        followed.collect()
    }

    /// Presses one square.
    pub(crate) fn press(&mut self, name: &str) -> Vec<Effect> {
        self.act(Action::Press(square(name)))
    }

    /// Presses squares one after another; each of them must be accepted, and be kept.
    pub(crate) fn play(&mut self, squares: &str) {
        for square in transcript::read(squares).expect("squares one after another") {
            let effects = self.act(Action::Press(square));
            // At the end of a game the browser is asked to keep it.
            let is_kept = matches!(
                effects[..],
                [Effect::SaveGame(_)] | [Effect::SaveGame(_), Effect::Shelf(ShelfEffect::Ask)]
            );
            assert!(is_kept, "{square} in\n{}", self.picture());
        }
    }

    /// Takes back so many times.
    pub(crate) fn undo(&mut self, times: usize) {
        for _ in 0..times {
            self.act(Action::Undo);
        }
    }

    /// Plays again so many times.
    pub(crate) fn redo(&mut self, times: usize) {
        for _ in 0..times {
            self.act(Action::Redo);
        }
    }

    /// Starts the game of the new-game dialog with a number drawn by lot. Returns the game as it is kept.
    pub(crate) fn start(&mut self, lot: u64) -> SavedGame {
        kept(&self.act(Action::Start(Chance(lot))))
    }
}

/// What one sees.
impl Story {
    /// What has been played: `f5 f6 --`.
    pub(crate) fn line(&self) -> String {
        let game = &self.session.table.game;
        words(&game.plies()[..game.ply()])
    }

    /// What can be redone.
    pub(crate) fn undone(&self) -> String {
        let game = &self.session.table.game;
        words(&game.plies()[game.ply()..])
    }

    /// The position that is shown.
    pub(crate) fn picture(&self) -> String {
        self.session.moment().position().to_string()
    }

    /// The squares that are marked as legal.
    pub(crate) fn legal(&self) -> String {
        self.session.moment().position().legal().to_string()
    }

    /// The discs of both sides, as the strips count them: `4-1`.
    pub(crate) fn count(&self) -> String {
        let moment = self.session.moment();
        let [black, second] = Side::BOTH.map(|side| scene::strip(&moment, side).count);
        format!("{black}-{second}")
    }

    /// The square that is marked as the last move; empty when none is.
    pub(crate) fn last(&self) -> String {
        let cells = scene::cells(&self.session.moment(), None);
        cells.iter().filter(|cell| cell.last).map(|cell| cell.square.to_string()).collect()
    }

    /// The notice, its kind in front: `over: Black wins 13–0.`; empty when there is none.
    pub(crate) fn notice(&self) -> String {
        self.session.notice().map_or(String::new(), |(notice, _)| {
            format!("{}: {}", notice.kind.id(), plain(&notice.sentences.join(" ")))
        })
    }

    /// What can be done about the notice: the names of its buttons.
    pub(crate) fn commands(&self) -> String {
        let commands = self.session.notice().map_or(Vec::new(), |(_, commands)| commands);
        commands.iter().map(name).collect::<Vec<_>>().join(" ")
    }

    /// The message about what is kept, with the names of its buttons; empty when there is none.
    pub(crate) fn message(&self) -> String {
        self.session.message().map_or(String::new(), |(notice, commands)| {
            let commands: Vec<&str> = commands.iter().map(name).collect();
            format!("{} [{}]", plain(&notice.sentences.join(" ")), commands.join(" "))
        })
    }

    /// What was said aloud last.
    pub(crate) fn said(&self) -> String {
        plain(&self.session.now.said.1)
    }

    /// How often something was said aloud.
    pub(crate) fn times_said(&self) -> u32 {
        self.session.now.said.0
    }
}

/// The square of that name.
pub(crate) fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

/// The game that is kept, and nothing else but the settings.
pub(crate) fn kept(effects: &[Effect]) -> SavedGame {
    match effects {
        [Effect::SaveGame(game)] | [Effect::SaveGame(game), Effect::SaveSettings(_)] => game.clone(),
        other => panic!("a game should be kept, not {other:?}"),
    }
}

/// The text with plain spaces, so that it can be typed in a test.
pub(crate) fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

fn words(plies: &[Ply]) -> String {
    let word = |ply: &Ply| match ply.mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "--".to_owned(),
    };
    plies.iter().map(word).collect::<Vec<_>>().join(" ")
}

fn name(command: &Command) -> &'static str {
    match command {
        Command::Do { id, .. } => id,
        Command::Rematch { .. } => "rematch",
    }
}
