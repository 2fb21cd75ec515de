//! What the program can say: the sentences by topic, with their English form in the docs.
//!
//! Arguments are the same everywhere. `who`, `next` and the like are names in the nominative: a person's name as
//! it was typed, or a colour's name from [`Texts::colours`]. `square` is a square's name such as `d3`. Numbers are
//! counts of discs, squares or moves; the space between a number and its noun does not break.
//!
//! What ends in a full stop is a sentence, what does not is a label. Sentences that follow each other are
//! joined by a space.

mod choose;
mod clerk;
mod computer;
mod contest;
mod facing;
mod feel;
mod guide;
mod hearing;
mod lines;
mod play;
mod program;
mod reading;
mod records;
mod set_up;
mod sharing;
mod shelf;
mod tell;

pub use choose::{Commands, NewGame, OwnRules, Rulesets, Settings, Starts};
pub use clerk::{Clerk, Flaws, Found, Unwritables};
pub use computer::{Advice, Computer, ComputerChoices, LEVELS, Opponent, Thinking};
pub use contest::{Clocks, Matches};
pub use facing::Facing;
pub use feel::Feel;
pub use guide::Guide;
pub use hearing::{Hearing, Keys, PositionText, Senses};
pub use lines::Lines;
pub use play::{Board, Colour, MoveList, PerColour, Said, Strips};
pub use program::Program;
pub use reading::{Links, Reading};
pub use records::Records;
pub use set_up::SetUp;
pub use sharing::Sharing;
pub use shelf::{Day, Shelf};
pub use tell::{Asks, Errors, Notices, Refusals, Results, Storage};

/// Everything that the program says, in one language.
#[derive(Debug)]
pub struct Texts {
    /// What belongs to the page as a whole.
    pub page: Page,
    /// The sides as subjects of a sentence: "Black", "White", "Red".
    pub colours: PerColour,
    /// The games that one can choose.
    pub rulesets: Rulesets,
    /// The start positions.
    pub starts: Starts,
    /// The axes of one's own rules.
    pub own_rules: OwnRules,
    /// The dialog in which a game is chosen.
    pub new_game: NewGame,
    /// The settings.
    pub settings: Settings,
    /// What buttons say.
    pub commands: Commands,
    /// The strip of each side, beside the board.
    pub strips: Strips,
    /// The board as it is read aloud.
    pub board: Board,
    /// What is said aloud when something happens.
    pub said: Said,
    /// The list of moves.
    pub moves: MoveList,
    /// Passes and hints.
    pub notices: Notices,
    /// The end of a game.
    pub results: Results,
    /// Why a square cannot be played.
    pub refusals: Refusals,
    /// Questions before something is lost.
    pub asks: Asks,
    /// What is kept in the browser and what is not.
    pub storage: Storage,
    /// When the program itself fails.
    pub errors: Errors,
    /// The rule pages.
    pub guide: Guide,
    /// The computer as a player and as a helper.
    pub computer: Computer,
    /// The rules beside the game.
    pub reading: Reading,
    /// Links to games.
    pub links: Links,
    /// The dialog in which records are opened.
    pub records: Records,
    /// The program itself: use without a network, new versions, licences.
    pub program: Program,
    /// What is said on request.
    pub hearing: Hearing,
    /// The position as text.
    pub position: PositionText,
    /// The list of keys.
    pub keys: Keys,
    /// The settings for eyes, ears and hands.
    pub senses: Senses,
    /// Games that go out, and games that come by link.
    pub sharing: Sharing,
    /// The lines from a square.
    pub lines: Lines,
    /// The clock.
    pub clocks: Clocks,
    /// Games in a row, and a handicap.
    pub matches: Matches,
    /// The dialog in which a position is set up.
    pub set_up: SetUp,
    /// Two people at one screen.
    pub facing: Facing,
    /// The list of kept games.
    pub shelf: Shelf,
    /// The settings of what playing feels like.
    pub feel: Feel,
}

/// What belongs to the page as a whole.
#[derive(Debug)]
pub struct Page {
    /// "Reversi": the heading, and the title when there is nothing more to say.
    pub title: &'static str,
    /// One or two sentences for search engines and link previews.
    pub description: &'static str,
    /// "Loading the game…", until the program runs.
    pub loading: &'static str,
    /// "This game needs JavaScript. Please allow it for this page."
    pub no_script: &'static str,
    /// "Skip to the board", the first link of the page.
    pub skip_to_board: &'static str,
    /// "Game", the name of the region that holds the commands.
    pub game: &'static str,
    /// "Black to move – Reversi", the title during a game.
    pub title_turn: fn(who: &str) -> String,
    /// "Black wins – Reversi", the title after a game.
    pub title_won: fn(who: &str) -> String,
    /// "Draw – Reversi", the title after a draw.
    pub title_drawn: &'static str,
}
