//! What can happen, and what the web has to do about it.

use super::{
    clerk::Order,
    clock::ClockAction,
    clock_draft::ClockChange,
    draft::{Rules, Start, WhoBegins},
    editor::EditorAction,
    facing::FacingChange,
    keep::SaveError,
    program::{NewVersion, Offline},
    records::RecordAction,
    settings::{BoardLook, Pace, Settings, Theme},
    share::{ShareAction, ShareEffect},
    shelf::{ShelfAction, ShelfEffect},
    state::{Copied, Dialog},
};
use crate::{
    clerk::News,
    engine::{Answer, Question},
    formats::{
        link::{Link, LinkError, RulesPlace},
        save::{GameId, SavedGame, Unreadable},
    },
    game::{Handicap, Person, Player},
    i18n::Language,
    rules::{Goal, SecondColour, Shape, Square, Supply},
    scene::{Inquiry, NameLength, NameOrder, Sound},
};

/// Something that has happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// A square of the board was pressed.
    Press(Square),
    /// The side that must pass does.
    Pass,
    /// Back to the previous decision.
    Undo,
    /// The undone move again.
    Redo,
    /// Show the position after that many plies.
    Look(usize),
    /// Show a position beside the one that is shown.
    LookOn(Step),
    /// Show where the game stands.
    BackToGame,
    /// Go on from the position that is shown.
    PlayFromHere,
    /// What was asked shall be done.
    Agree,
    /// What was asked shall not be done.
    Decline,
    /// Open a dialog.
    Open(Dialog),
    /// Open a dialog from the far edge of the screen, turned to who sits there.
    OpenFromFar(Dialog),
    /// Close the dialog.
    Close,
    /// Choose something in the new-game dialog.
    Draft(DraftChange),
    /// Begin the game of the new-game dialog.
    Start(Chance),
    /// The address has changed: go where it leads, if it is one of ours.
    Follow(Option<Result<Link, LinkError>>, Chance),
    /// Open the rules at a place, or turn to it.
    Read(RulesPlace),
    /// Close the rules.
    CloseRules,
    /// Begin another game with colours changed.
    Rematch(Chance),
    /// Bring a kept game back to the table.
    Restore(GameId),
    /// A kept game was read, to be brought to the table; `None` where nothing is kept under its id.
    Restored(Option<Result<SavedGame, Unreadable>>),
    /// Something is asked of the game, to be said aloud.
    Ask(Inquiry),
    /// Copy the position as text.
    CopyPosition,
    /// What was to be copied has been, or not.
    Copied(Copied),
    /// Change a setting.
    Set(Setting),
    /// Turn the board by half a turn.
    TurnBoard,
    /// The message has been read.
    Dismiss,
    /// The game could not be kept. The chance is for a new id, where one is needed.
    GameNotSaved(SaveError, Chance),
    /// The settings could not be kept.
    SettingsNotSaved(SaveError),
    /// Another tab has written the game that is on the table.
    GameElsewhere(SavedGame, Chance),
    /// Another tab has changed the settings.
    SettingsElsewhere(Settings),
    /// The engine has found this so far about the question of that number.
    Progressed(u32, Answer),
    /// The engine's answer to the question of that number.
    Answered(u32, Answer),
    /// The engine cannot answer the question of that number: it could not start, or it has died.
    EngineFailed(u32),
    /// The time has passed that belongs to the question of that number.
    Waited(u32, Wait),
    /// The computer shall play the best move that it knows.
    MoveNow,
    /// The computer shall wait, or give up what it was asked.
    Halt,
    /// The computer shall play on.
    GoOn,
    /// A person shall play on in the computer's place.
    TakeOver,
    /// Show the best move, and say why.
    Hint,
    /// Show what every move is worth, or no longer.
    Values,
    /// Something about games that go out, and that come by link.
    Share(ShareAction),
    /// Something about records that come in.
    Record(RecordAction),
    /// This is heard of the clerk.
    Clerk(News),
    /// Something about the clock.
    Clock(ClockAction),
    /// The program is now kept as far as this.
    Offline(Offline),
    /// The page is at this address, without what stands behind its `#`.
    StandAt(String),
    /// A part of the program has come: whatever waited for it is done now.
    PartCame,
    /// A part of the program could not be fetched, so that what was wanted of it did not happen.
    PartMissing,
    /// There is a newer version of the program than this page.
    NewVersion(NewVersion),
    /// The newer version shall take over.
    Renew,
    /// Something happens to the kept games.
    Shelf(ShelfAction),
    /// Somebody points at a square, with the mouse, a finger or the focus of the keyboard; or at none any more.
    Aim(Option<Square>),
    /// Something happens to the position that is being set up.
    Editor(EditorAction),
}

impl Action {
    /// The languages that are read after it, beside those that were read before.
    pub fn languages(&self) -> Vec<Language> {
        match self {
            Self::Set(Setting::Language(language) | Setting::Facing(FacingChange::FarLanguage(language))) => {
                vec![*language]
            }
            Self::SettingsElsewhere(settings) => settings.languages().collect(),
            _ => Vec::new(),
        }
    }
}

/// What time is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// The pause before the computer's move.
    Pause,
    /// Until it is said that the computer is thinking.
    Mention,
    /// As long as one likes to wait for a hint.
    Enough,
}

/// Which way to look on from the position that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The start.
    First,
    /// One ply back.
    Previous,
    /// One ply on.
    Next,
    /// The end, what can be redone included.
    Last,
}

/// A choice in the new-game dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftChange {
    /// Which rules.
    Rules(Rules),
    /// Which start.
    Start(Start),
    /// The board of one's own rules.
    Shape(Shape),
    /// The supply of one's own rules.
    Supply(Supply),
    /// The goal of one's own rules.
    Goal(Goal),
    /// The second colour of one's own rules.
    SecondColour(SecondColour),
    /// A person's name.
    Name(Person, String),
    /// Who decides a place's moves.
    Player(Person, Player),
    /// Who takes Black.
    WhoBegins(WhoBegins),
    /// Which clock.
    Clock(ClockChange),
    /// Which handicap, if any.
    Handicap(Option<Handicap>),
}

/// A changed setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The language.
    Language(Language),
    /// The theme.
    Theme(Theme),
    /// Whether legal squares are marked.
    LegalMoves(bool),
    /// Whether coordinates are shown.
    Coordinates(bool),
    /// Whether passes are confirmed.
    ConfirmPasses(bool),
    /// Whether discs move when they turn.
    Animation(bool),
    /// What comes first in the name of a square.
    NameOrder(NameOrder),
    /// How much the name of a square tells.
    NameLength(NameLength),
    /// Whether discs differ by a pattern.
    Patterns(bool),
    /// Whether the screen stays on during a game.
    Awake(bool),
    /// How long the computer waits before it moves.
    Pace(Pace),
    /// The look of boards.
    Board(BoardLook),
    /// Whether the discs are marked that would turn.
    WouldTurn(bool),
    /// Whether the game is heard.
    Sound(bool),
    /// How two people share the screen.
    Facing(FacingChange),
}

/// A number drawn by lot: the program itself has no chance in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chance(pub u64);

impl Chance {
    /// A new game's id.
    pub(super) fn id(&self) -> GameId {
        GameId::from_lot(self.0)
    }

    /// One of `choices`, each as likely as the next.
    ///
    /// # Panics
    /// When there is nothing to choose from.
    pub(super) fn one_of<'a, T>(&self, choices: &'a [T]) -> &'a T {
        // The id takes the number as it is, so the choice takes it by its remainder.
        let which = self.0 % choices.len() as u64;
        &choices[which as usize]
    }

    /// What is left of it once one of `choices` things was drawn: a draw from it knows nothing of that one.
    pub(super) const fn after(&self, choices: usize) -> Self {
        Self(self.0 / choices as u64)
    }
}

/// Something that the web has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Keep the game.
    SaveGame(SavedGame),
    /// Keep the settings.
    SaveSettings(Settings),
    /// Read the kept game of this id and report it by [`Action::Restored`].
    Read(GameId),
    /// Put a question to the engine; what comes of it is reported under its number.
    Think(u32, Question),
    /// The engine shall drop the question that it was asked last.
    StopThinking,
    /// Tell the clerk; what comes of it is reported by [`Action::Clerk`].
    Clerk(Order),
    /// Report by [`Action::Waited`] when some time has passed.
    Wait {
        /// The question that it belongs to.
        number: u32,
        /// What is waited for.
        what: Wait,
        /// How long.
        milliseconds: u32,
    },
    /// Report by [`ClockAction::Woken`] with this number when so many milliseconds have passed.
    Wake(u32, u32),
    /// Change the address.
    Address(Address),
    /// Copy a text, and report by [`Action::Copied`] whether it was possible.
    Copy(String),
    /// Hand something out.
    Share(ShareEffect),
    /// Keep the game and, once it is kept, let the newer version take over.
    Renew(SavedGame),
    /// Something for the kept games.
    Shelf(ShelfEffect),
    /// Let this be heard, after whatever still sounds.
    Sound(Sound),
}

/// What becomes of the address, and so of the way back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// It names this place in the rules; the way back leads to what it was.
    Push(RulesPlace),
    /// It names this place in the rules from now on.
    Replace(RulesPlace),
    /// It becomes what it was before the rules were opened.
    Back,
    /// Nothing is left behind its `#`.
    Clear,
}
