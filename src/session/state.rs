//! The state of the program: what is kept, and what is momentary.

use super::{
    advice::Advice,
    arrive::Arrival,
    clock::ClockWatch,
    draft::Draft,
    editor::Editor,
    facing::Edge,
    program::{NewVersion, Offline},
    records::Records,
    settings::Settings,
    sharing::Sharing,
    shelf::Shelf,
    think::Thinking,
};
use crate::{
    formats::{
        link::{LinkError, RulesPlace},
        position,
        save::{GameId, SavedClock, SavedGame},
        transcript,
    },
    game::{Clock, Game, Player, Seats, Tally, TimeControl},
    i18n::{Language, Texts},
    rules::{Move, Position, Refusal, Ruleset, Side, Square},
    scene::Moment,
};

/// The whole state.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game that is played. Kept.
    pub table: Table,
    /// The settings. Kept.
    pub settings: Settings,
    /// What is gone with the page.
    pub now: Now,
}

/// A game with its name and its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Under which it is kept.
    pub id: GameId,
    /// How often it was written.
    pub revision: u32,
    /// The game.
    pub game: Game,
    /// Who plays.
    pub seats: Seats,
    /// What the game is called; empty where nobody has given it a name.
    pub name: String,
    /// The match that the game belongs to, as it stood before.
    pub tally: Tally,
}

/// What is gone with the page.
#[derive(Clone, Debug)]
pub struct Now {
    /// The language that the browser asks for.
    pub browser_language: Language,
    /// The ply that is looked at, when it is not where the game stands.
    pub view: Option<usize>,
    /// What was on the board before the last change of what is shown.
    pub before: Option<Position>,
    /// The square that was refused by the last action, and why.
    pub refused: Option<(Square, Refusal)>,
    /// What is asked.
    pub ask: Option<Ask>,
    /// The dialog that is open.
    pub dialog: Option<Dialog>,
    /// The dialog below that one, which waits with all that was typed in it.
    pub below: Option<Dialog>,
    /// The edge of the screen from which it was opened.
    pub opened_at: Edge,
    /// The language of whoever reads this copy of the session; in the session itself that of a dialog at the far edge, as
    /// long as something happens in it.
    pub reader: Option<Language>,
    /// The place in the rules that is read.
    pub reading: Option<RulesPlace>,
    /// What became of the text that was to be copied in the dialog that is open.
    pub copied: Option<Copied>,
    /// What became of a game that came by link.
    pub arrival: Option<Arrival>,
    /// What goes out.
    pub sharing: Sharing,
    /// What stands in the new-game dialog.
    pub draft: Draft,
    /// The position that is being set up, or was when the dialog was closed.
    pub editor: Option<Editor>,
    /// What the reader has to be told, the most urgent first.
    pub messages: Vec<Message>,
    /// Are the settings kept? Not where a newer program wrote them.
    pub saves_settings: bool,
    /// Is the game kept? Not where a newer program wrote one.
    pub saves_game: bool,
    /// What the computer is thinking about.
    pub thinking: Option<Thinking>,
    /// How many questions it was asked: the number of the last one.
    pub questions: u32,
    /// Shall it wait instead of playing?
    pub halted: bool,
    /// How often in a row it failed.
    pub failures: u8,
    /// What it was asked as a helper, and what it said.
    pub advice: Advice,
    /// The records that came in.
    pub records: Records,
    /// How many errands the clerk was given: the number of the last one.
    pub errands: u32,
    /// What is known of the clock beside its times.
    pub clock: ClockWatch,
    /// How far is the program kept for use without a network?
    pub offline: Offline,
    /// The version of the program that is newer than this page.
    pub new_version: Option<NewVersion>,
    /// What stands in the dialog of the kept games.
    pub shelf: Shelf,
    /// The square that somebody points at.
    pub aim: Option<Square>,
    /// Is it the first visit, and has nobody moved yet?
    pub is_new: bool,
    /// Has the game been heard in this visit? Then it can be switched off and on beside it.
    pub was_heard: bool,
    /// What was said aloud last, and how many things were: equal texts in a row are told apart by it.
    pub said: (u32, String),
    /// In which language.
    pub said_in: Language,
}

/// A question before something is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Go on from the position that is shown, with a disc on this square if one was pressed?
    PlayFromHere(Option<Square>),
}

/// A dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// A new game.
    NewGame,
    /// The settings.
    Settings,
    /// The list of the keys on the board.
    Keys,
    /// The position as text.
    Position,
    /// The kept games.
    Games,
    /// The game goes out: as a link, as a text, as a picture, on paper.
    Share,
    /// Records that are opened.
    Records,
    /// A position that is set up.
    Editor,
}

/// What became of a text that was to be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// It has been copied.
    Done,
    /// This browser does not allow it.
    Refused,
}

/// Something the reader has to be told about what is kept, or about the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The browser keeps nothing.
    Denied,
    /// There is no room left for the game.
    Full,
    /// There is no room left for the settings.
    FullSettings,
    /// The kept game cannot be read.
    UnreadableGame,
    /// The kept settings cannot be read.
    UnreadableSettings,
    /// The kept game is of a newer program.
    NewerGame,
    /// The kept settings are of a newer program.
    NewerSettings,
    /// A game that was to be brought back cannot be used.
    UnusableOther,
    /// Another tab went on with the game, which is kept under this id; this tab's is kept apart from now on.
    OtherTab(GameId),
    /// The game before this one is kept under this id.
    PreviousKept(GameId),
    /// The game before is on the table again.
    PreviousRestored,
    /// The engine failed and was started again.
    EngineRestarted,
    /// The engine cannot play.
    EngineFailed,
    /// The engine cannot give advice.
    NoAdvice,
    /// The match has ended with this game, since others play now or by other rules.
    MatchOver(Box<Table>),
    /// The game on the table is apart from the reader's own, which is kept under this id.
    Apart(GameId),
    /// A link leads nowhere.
    UnusableLink(LinkError),
    /// A part of the program could not be fetched.
    PartMissing,
    /// There is a newer version of the program.
    NewVersion(NewVersion),
}

impl Table {
    /// A table at the start of a game.
    #[must_use]
    pub fn new(id: GameId, ruleset: Ruleset, seats: Seats) -> Self {
        Self::with(id, Game::new(ruleset), seats)
    }

    /// A table at which a game is going on.
    #[must_use]
    pub fn with(id: GameId, game: Game, seats: Seats) -> Self {
        Self { id, revision: 0, game, seats, tally: Tally::default(), name: String::new() }
    }

    /// What its clock counts by, if it has one.
    #[must_use]
    pub fn time_control(&self) -> Option<TimeControl> {
        self.game.clock().map(Clock::control)
    }

    /// The game in the form in which it is kept; when it was changed is noted when it is written.
    #[must_use]
    pub fn saved(&self) -> SavedGame {
        SavedGame {
            id: self.id.clone(),
            revision: self.revision,
            ruleset: self.game.ruleset(),
            start: self.game.is_set_up().then(|| position::write(self.game.start())),
            moves: transcript::write(self.game.squares()),
            ply: self.game.ply(),
            seats: self.seats.clone(),
            name: self.name.clone(),
            changed: None,
            clock: SavedClock::of(&self.game),
            tally: self.tally,
        }
    }

    /// Does it hold the same game with at least the same moves?
    pub(super) fn goes_on_from(&self, earlier: &Self) -> bool {
        let (moves, before): (Vec<Square>, Vec<Square>) =
            (self.game.squares().collect(), earlier.game.squares().collect());
        self.game.start() == earlier.game.start() && moves.starts_with(&before)
    }

    /// Does it hold all that people have done at `other`, which has moved on from the same game? The move that was made
    /// there last does not count if it was the computer's.
    pub(super) fn is_ahead_of(&self, other: &Self) -> bool {
        let alike = (&self.name, &self.seats) == (&other.name, &other.seats);
        alike && !other.game.can_redo() && self.goes_on_from(&other.without_computers_move())
    }

    /// The game as it stood before the computer's last move, where that is the last one.
    fn without_computers_move(&self) -> Self {
        let mut before = self.clone();
        let last = self.game.plies().iter().rfind(|ply| matches!(ply.mv, Move::Place(_)));
        if last.is_some_and(|ply| self.seats.level(ply.side).is_some()) && before.game.undo() {
            before.game.cut(before.game.ply());
        }
        before
    }
}

impl Session {
    /// A session at a table, with nothing said or asked.
    #[must_use]
    pub fn new(table: Table, settings: Settings, browser_language: Language) -> Self {
        let draft = Draft::like(table.game.ruleset(), &table.seats, settings.who_begins);
        let now = Now {
            browser_language,
            view: None,
            before: None,
            refused: None,
            ask: None,
            dialog: None,
            below: None,
            opened_at: Edge::Near,
            reader: None,
            reading: None,
            copied: None,
            arrival: None,
            sharing: Sharing::default(),
            draft,
            editor: None,
            messages: Vec::new(),
            saves_settings: true,
            saves_game: true,
            thinking: None,
            questions: 0,
            halted: false,
            failures: 0,
            advice: Advice::default(),
            records: Records::default(),
            errands: 0,
            clock: ClockWatch::default(),
            offline: Offline::Saving,
            new_version: None,
            shelf: Shelf::default(),
            aim: None,
            is_new: false,
            was_heard: settings.sound,
            said: (0, String::new()),
            said_in: browser_language,
        };
        Self { table, settings, now }
    }

    /// The language in which the program speaks, to whoever reads here.
    #[must_use]
    pub fn language(&self) -> Language {
        self.now.reader.unwrap_or(self.page_language())
    }

    /// The language of the page.
    #[must_use]
    pub fn page_language(&self) -> Language {
        self.settings.language.unwrap_or(self.now.browser_language)
    }

    /// Every sentence in that language.
    #[must_use]
    pub fn texts(&self) -> &'static Texts {
        self.language().texts()
    }

    /// The ply that is shown.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        self.now.view.unwrap_or(self.table.game.ply())
    }

    /// Does a person decide the moves of a side?
    pub(super) fn is_persons(&self, side: Side) -> bool {
        self.table.seats.player(side) == Player::Person
    }

    /// Does the computer play both sides?
    pub(super) fn is_watched(&self) -> bool {
        !Side::BOTH.into_iter().any(|side| self.is_persons(side))
    }

    /// What is shown.
    #[must_use]
    pub fn moment(&self) -> Moment<'_> {
        let Table { game, seats, .. } = &self.table;
        Moment { game, ply: self.shown_ply(), seats, texts: self.texts(), naming: self.settings.naming }
    }

    /// Can a move be taken back? Not while an earlier position is shown, nor before a person has moved, unless the
    /// computer plays both sides.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let game = &self.table.game;
        let by_person = || {
            let mut played = game.plies()[..game.ply()].iter();
            played.any(|ply| self.is_persons(ply.side) && matches!(ply.mv, Move::Place(_)))
        };
        self.now.view.is_none() && game.can_undo() && (self.is_watched() || by_person())
    }

    /// Can a move be played again? Not while an earlier position is shown.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.now.view.is_none() && self.table.game.can_redo()
    }
}
