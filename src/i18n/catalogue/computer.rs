//! The computer: its levels, what one asks of it, and what it tells.

/// Everything about the computer as a player and as a helper.
#[derive(Debug)]
pub struct Computer {
    /// Its levels, as opponents with a name.
    pub levels: Levels,
    /// What one chooses and presses.
    pub choices: ComputerChoices,
    /// What is told while it thinks, and when it cannot.
    pub thinking: Thinking,
    /// The best move, and why; what moves are worth.
    pub advice: Advice,
}

/// The levels from the weakest to the strongest. A name is a noun in the nominative, such as "Neighbour": it is the
/// subject of sentences. Each is followed by a sentence about how that opponent plays.
#[derive(Debug)]
pub struct Levels {
    /// The name of level 1.
    pub level_1: &'static str,
    /// How it plays.
    pub level_1_about: &'static str,
    /// The name of level 2.
    pub level_2: &'static str,
    /// How it plays.
    pub level_2_about: &'static str,
    /// The name of level 3.
    pub level_3: &'static str,
    /// How it plays.
    pub level_3_about: &'static str,
    /// The name of level 4.
    pub level_4: &'static str,
    /// How it plays.
    pub level_4_about: &'static str,
    /// The name of level 5.
    pub level_5: &'static str,
    /// How it plays.
    pub level_5_about: &'static str,
    /// The name of level 6.
    pub level_6: &'static str,
    /// How it plays.
    pub level_6_about: &'static str,
    /// The name of level 7.
    pub level_7: &'static str,
    /// How it plays.
    pub level_7_about: &'static str,
    /// The name of level 8.
    pub level_8: &'static str,
    /// How it plays.
    pub level_8_about: &'static str,
    /// The name of level 9.
    pub level_9: &'static str,
    /// How it plays.
    pub level_9_about: &'static str,
    /// The name of level 10.
    pub level_10: &'static str,
    /// How it plays.
    pub level_10_about: &'static str,
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
    /// "The computer cannot be started, so there are no hints and no values now."
    pub no_advice: &'static str,
}

/// The best move, and why. The reasons follow the sentence that names the move.
#[derive(Debug)]
pub struct Advice {
    /// "The best move is d3."
    pub best: fn(square: &str) -> String,
    /// "It is the only legal move."
    pub only: &'static str,
    /// "It takes a corner, which can never be turned over."
    pub corner: &'static str,
    /// "White has no legal move after it."
    pub no_reply: fn(who: &str) -> String,
    /// "White gets only 2 moves."
    pub few_replies: fn(who: &str, n: u32) -> String,
    /// "Most other moves give away a corner."
    pub no_corner: &'static str,
    /// "White may be forced to take a corner.": good where the fewest discs win.
    pub forces_corner: fn(who: &str) -> String,
    /// "With it you move last in that part of the board."
    pub last: &'static str,
    /// "It turns over few discs and opens little."
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

impl Levels {
    /// Name and sentence of a level by its number, from 1 on; beyond the strongest they are the strongest's.
    #[must_use]
    pub const fn of(&self, number: u8) -> (&'static str, &'static str) {
        match number {
            0 | 1 => (self.level_1, self.level_1_about),
            2 => (self.level_2, self.level_2_about),
            3 => (self.level_3, self.level_3_about),
            4 => (self.level_4, self.level_4_about),
            5 => (self.level_5, self.level_5_about),
            6 => (self.level_6, self.level_6_about),
            7 => (self.level_7, self.level_7_about),
            8 => (self.level_8, self.level_8_about),
            9 => (self.level_9, self.level_9_about),
            _ => (self.level_10, self.level_10_about),
        }
    }
}
