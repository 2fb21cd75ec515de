//! What one chooses and presses: games, start positions, own rules, settings, commands.

/// The games that one can choose, each with a sentence.
#[derive(Debug)]
pub struct Rulesets {
    /// "Rules", over the choice.
    pub heading: &'static str,
    /// "Classic Reversi".
    pub classic: &'static str,
    /// "The modern rules: whoever has more discs at the end wins."
    pub classic_about: &'static str,
    /// "Reverse Reversi".
    pub reverse: &'static str,
    /// "The same rules, but whoever has fewer discs at the end wins."
    pub reverse_about: &'static str,
    /// "Reversi of the 1880s".
    pub historic: &'static str,
    /// "An empty board and 32 discs each; the first four are placed in the centre."
    pub historic_about: &'static str,
    /// "Your own rules".
    pub custom: &'static str,
    /// "Choose the board, the start position, the discs and the goal yourself."
    pub custom_about: &'static str,
}

/// The start positions. Sides are named by colour: where Black stands at the start.
#[derive(Debug)]
pub struct Starts {
    /// "Start position", over the choice, and the entry of the move list before the first move.
    pub heading: &'static str,
    /// "Usual": crosswise, Black on e4 and d5.
    pub usual: &'static str,
    /// "Colours swapped": crosswise, Black on d4 and e5.
    pub exchanged: &'static str,
    /// "Parallel, Black at the top".
    pub parallel_top: &'static str,
    /// "Parallel, Black at the bottom".
    pub parallel_bottom: &'static str,
    /// "Parallel, Black on the left".
    pub parallel_left: &'static str,
    /// "Parallel, Black on the right".
    pub parallel_right: &'static str,
    /// "Free opening": the players fill the centre themselves.
    pub free: &'static str,
    /// "By lot".
    pub lot: &'static str,
}

/// The axes of one's own rules, except the start position.
#[derive(Debug)]
pub struct OwnRules {
    /// "Board", over the shapes.
    pub shape: &'static str,
    /// "8×8", a board with `side` squares on each side.
    pub square_shape: fn(side: u32) -> String,
    /// "Octagon": ten by ten without its corners.
    pub octagon: &'static str,
    /// "Discs", over the supplies.
    pub supply: &'static str,
    /// "Shared supply": nobody runs out.
    pub shared: &'static str,
    /// "Half each" of the discs.
    pub own: &'static str,
    /// "Goal", over the goals.
    pub goal: &'static str,
    /// "Most discs wins".
    pub most: &'static str,
    /// "Fewest discs wins".
    pub fewest: &'static str,
    /// "Second colour", over the names of white and red.
    pub second_colour: &'static str,
}

/// The dialog in which a game is chosen; its heading and buttons are [`Commands`].
#[derive(Debug)]
pub struct NewGame {
    /// "Player 1": a field's label, and the person in the choice of who begins while no name is given.
    pub player_1: &'static str,
    /// "Player 2", likewise.
    pub player_2: &'static str,
    /// "Who plays Black and begins?"
    pub who_begins: &'static str,
    /// "By lot".
    pub by_lot: &'static str,
    /// "In turn from game to game".
    pub in_turn: &'static str,
}

/// The settings. The labels of switches say what happens when they are on.
#[derive(Debug)]
pub struct Settings {
    /// "Theme", over the three that follow.
    pub theme: &'static str,
    /// "Same as the system".
    pub theme_system: &'static str,
    /// "Light".
    pub theme_light: &'static str,
    /// "Dark".
    pub theme_dark: &'static str,
    /// "Show legal moves".
    pub legal_moves: &'static str,
    /// "Show coordinates".
    pub coordinates: &'static str,
    /// "Confirm each pass".
    pub confirm_passes: &'static str,
    /// "Animation".
    pub animation: &'static str,
}

/// What buttons say, and the headings of what they open. Short enough for a screen 320 pixels wide.
#[derive(Debug)]
pub struct Commands {
    /// "New game".
    pub new_game: &'static str,
    /// "Start game", in the new-game dialog.
    pub start: &'static str,
    /// "Another game, colours swapped".
    pub rematch: &'static str,
    /// "Undo".
    pub undo: &'static str,
    /// "Redo".
    pub redo: &'static str,
    /// "Pass", when passes are confirmed.
    pub pass: &'static str,
    /// "Turn the board", by half a turn.
    pub turn_board: &'static str,
    /// "Rules": the page with the rules of the game.
    pub rules: &'static str,
    /// "Settings".
    pub settings: &'static str,
    /// "Language".
    pub language: &'static str,
    /// "Close".
    pub close: &'static str,
    /// "Cancel".
    pub cancel: &'static str,
    /// "First move": to the start of the game.
    pub first_move: &'static str,
    /// "Previous move".
    pub previous_move: &'static str,
    /// "Next move".
    pub next_move: &'static str,
    /// "Last move": to where the game stands.
    pub last_move: &'static str,
    /// "Back to the game", from an earlier position.
    pub back_to_game: &'static str,
    /// "Play from here", from an earlier position.
    pub play_from_here: &'static str,
    /// "Restore previous game".
    pub restore_previous: &'static str,
    /// "Show it here": the game as another tab went on with it.
    pub show_other: &'static str,
    /// "Keep this position": the one in this tab.
    pub keep_mine: &'static str,
}
