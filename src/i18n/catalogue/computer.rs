//! The computer: its levels, what one asks of it, and what it tells.

/// Everything about the computer as a player and as a helper.
#[derive(Debug)]
pub struct Computer {
    /// Its levels from the weakest to the strongest, as opponents with a name.
    pub levels: [Opponent; LEVELS],
    /// What one chooses and presses.
    pub choices: ComputerChoices,
    /// What is told while it thinks, and when it cannot.
    pub thinking: Thinking,
    /// The best move, and why; what moves are worth.
    pub advice: Advice,
}

/// How many levels the computer has.
pub const LEVELS: usize = 16;

/// A level of the computer as an opponent.
#[derive(Debug)]
pub struct Opponent {
    /// "Neighbour": a noun in the nominative, since it is the subject of sentences.
    pub name: &'static str,
    /// "Has just learnt the rules.": how it plays.
    pub about: &'static str,
}

/// What one chooses and presses for the computer.
#[derive(Debug)]
pub struct ComputerChoices {
    /// "A person", as against a level of the computer.
    pub person: &'static str,
    /// "The computer", over its levels.
    pub computer: &'static str,
    /// "Name of player 1", in a field that may stay empty.
    pub name_1: &'static str,
    /// "Name of player 2", likewise.
    pub name_2: &'static str,
    /// "Balanced opening": a start from which eight even moves have been made.
    pub balanced: &'static str,
    /// "Hint": shows the best move and why.
    pub hint: &'static str,
    /// "Values": shows what every move is worth.
    pub values: &'static str,
    /// "Move now": takes the best move found so far.
    pub move_now: &'static str,
    /// "Stop": the computer shall wait.
    pub stop: &'static str,
    /// "Continue": the computer shall play on.
    pub go_on: &'static str,
    /// "Play it myself": a person plays on in the computer's place.
    pub take_over: &'static str,
    /// "Pace of the computer", over the three that follow.
    pub pace: &'static str,
    /// "Quick".
    pub quick: &'static str,
    /// "Calm".
    pub calm: &'static str,
    /// "Slow".
    pub slow: &'static str,
}

/// What is told while the computer thinks, and when it cannot.
#[derive(Debug)]
pub struct Thinking {
    /// "The neighbour is thinking."
    pub thinking: fn(who: &str) -> String,
    /// "Best so far: d3."
    pub so_far: fn(square: &str) -> String,
    /// "The computer plays both sides."
    pub both: &'static str,
    /// "The game is paused. The neighbour to move."
    pub halted: fn(who: &str) -> String,
    /// "Looking for the best move."
    pub seeking_hint: &'static str,
    /// "Working out what each move is worth."
    pub seeking_values: &'static str,
    /// "The computer player failed and has been started again."
    pub restarted: &'static str,
    /// "The computer player cannot be started. Try again, or play its moves yourself."
    pub failed: &'static str,
    /// "The computer player cannot be started, so there are no hints and no values now."
    pub no_advice: &'static str,
}

/// The best move, and why. The reasons follow the sentence that names the move.
#[derive(Debug)]
pub struct Advice {
    /// "The best move is d3."
    pub best: fn(square: &str) -> String,
    /// "It is the only legal move."
    pub only: &'static str,
    /// "It takes a corner, and a disc there can never be turned over."
    pub corner: &'static str,
    /// "White has no legal move after it."
    pub no_reply: fn(who: &str) -> String,
    /// "White then has only 2 moves."
    pub few_replies: fn(who: &str, n: u32) -> String,
    /// "Most other moves give away a corner."
    pub no_corner: &'static str,
    /// "White may be forced to take a corner.": good where the fewest discs win.
    pub forces_corner: fn(who: &str) -> String,
    /// "With it you move last in that part of the board."
    pub last: &'static str,
    /// "It turns over few discs and opens little for the other side."
    pub few_discs: &'static str,
    /// "It looks best a few moves ahead.", where there is nothing more to say.
    pub outlook: &'static str,
    /// "With best play it wins by 12 discs."
    pub wins: fn(n: u32) -> String,
    /// "With best play it leads to a draw."
    pub draws: &'static str,
    /// "Every move loses; this one by only 4 discs."
    pub loses: fn(n: u32) -> String,
    /// "d3, empty, legal move, best move": `name` is that of the square.
    pub best_square: fn(name: &str) -> String,
    /// "d3, empty, legal move, worth exactly +4".
    pub exact: fn(name: &str, value: &str) -> String,
    /// "d3, empty, legal move, worth about +4".
    pub about: fn(name: &str, value: &str) -> String,
    /// "d3, empty, legal move, sure to win".
    pub sure_win: fn(name: &str) -> String,
    /// "d3, empty, legal move, sure to draw".
    pub sure_draw: fn(name: &str) -> String,
    /// "d3, empty, legal move, sure to lose".
    pub sure_loss: fn(name: &str) -> String,
}
