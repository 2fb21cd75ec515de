//! What the program tells: passes, results, refusals, questions, storage, failures.

/// Passes and hints, in the page until the next move.
#[derive(Debug)]
pub struct Notices {
    /// "Black has no legal move and passes. White to move."
    pub passes_no_move: fn(who: &str, next: &str) -> String,
    /// "Black has no discs left to place and passes. Red to move.": from an own supply that is used up.
    pub passes_no_disc: fn(who: &str, next: &str) -> String,
    /// "Black has no legal move and must pass.": before the pass is confirmed.
    pub must_pass_no_move: fn(who: &str) -> String,
    /// "Black has no discs left to place and must pass.": before the pass is confirmed.
    pub must_pass_no_disc: fn(who: &str) -> String,
    /// "Place a disc on a free centre square. No disc is turned over yet.": the free opening.
    pub free_opening: &'static str,
}

/// The end of a game: who won, how, and why it is over. Scores are discs on the board, the winner's first.
#[derive(Debug)]
pub struct Results {
    /// "Black wins 40–24."
    pub wins: fn(who: &str, own: u32, other: u32) -> String,
    /// "White wins with fewer discs, 13–51."
    pub wins_fewest: fn(who: &str, own: u32, other: u32) -> String,
    /// "The game is a draw, 32–32."
    pub draw: fn(each: u32) -> String,
    /// "With 3 empty squares counted for the winner, the score is 43–21."
    pub empties_to_winner: fn(empties: u32, own: u32, other: u32) -> String,
    /// "With 4 empty squares shared equally, the score is 32–32." After a draw their number is even.
    pub empties_shared: fn(empties: u32, each: u32) -> String,
    /// "Neither player has a legal move."
    pub nobody_can_move: &'static str,
    /// "Black has no discs left to place. Red has no legal move."
    pub discs_used_up: fn(out: &str, stuck: &str) -> String,
    /// "White has no discs left on the board."
    pub wiped_out: fn(who: &str) -> String,
}

/// Why a square cannot be played.
#[derive(Debug)]
pub struct Refusals {
    /// "d3 is not a legal move: no disc would be turned over."
    pub turns_nothing: fn(square: &str) -> String,
    /// "The square d3 is occupied."
    pub occupied: fn(square: &str) -> String,
    /// "The first four discs go on the four centre squares."
    pub not_centre: &'static str,
    /// "Black has no discs left to place."
    pub no_disc: fn(who: &str) -> String,
    /// "The game is over."
    pub over: &'static str,
}

/// Questions before something is lost; the buttons are [`Commands`](super::Commands).
#[derive(Debug)]
pub struct Asks {
    /// "Play from here? The 18 later moves will be removed." At least one is.
    pub play_from_here: fn(later: u32) -> String,
}

/// What is kept in the browser and what is not.
#[derive(Debug)]
pub struct Storage {
    /// "Nothing can be saved in this browser. The game is lost when the page is closed."
    pub denied: &'static str,
    /// "There is no room left for saving. The game is kept as it was last saved, but the moves since
    /// then are not."
    pub full: &'static str,
    /// "There is no room left for saving. The changed settings apply until the page is closed."
    pub full_settings: &'static str,
    /// "The saved game could not be read. It has been set aside unchanged, and a new game has begun."
    pub unreadable_game: &'static str,
    /// "The saved settings could not be read. They have been set aside unchanged, and the usual settings
    /// apply."
    pub unreadable_settings: &'static str,
    /// "The saved game comes from a newer version of the program. It is left untouched, so this game is
    /// not saved."
    pub newer_game: &'static str,
    /// "The saved settings come from a newer version of the program. They are left untouched, so changes
    /// are not saved."
    pub newer_settings: &'static str,
    /// "That game cannot be read by this version of the program. It is left untouched.": one that was to be shown.
    pub unusable_other: &'static str,
    /// "The game was continued in another tab."
    pub other_tab: &'static str,
    /// "The previous game is kept.": after a new one has begun.
    pub previous_kept: &'static str,
    /// "The previous game has been restored."
    pub previous_restored: &'static str,
}

/// When the program itself fails.
#[derive(Debug)]
pub struct Errors {
    /// "Something went wrong. Reload the page to go on.": where nothing can be saved.
    pub failed: &'static str,
    /// "Something went wrong. The game is saved; reload the page to go on."
    pub failed_saved: &'static str,
}
