//! The board as the page shows it.

use crate::page::Page;
use serde_json::Value;

/// Reads the whole board in one go, so that nothing changes between two looks.
const READ: &str = r#"
    const board = document.querySelector("[data-board]");
    const squares = [...board.querySelectorAll("[data-square]")];
    const place = ({ dataset: { square } }) => [Number(square.slice(1)), square.charCodeAt(0)];
    squares.sort((one, other) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]);
    const letters = { none: "-", black: "X", white: "O", red: "O" };
    const named = (test) => squares.filter(test).map(({ dataset }) => dataset.square).join(" ");
    return {
        turn: board.dataset.turn,
        ply: Number(board.dataset.ply),
        winner: board.dataset.winner ?? null,
        discs: squares.map(({ dataset }) => letters[dataset.disc]).join(""),
        legal: named(({ dataset }) => "legal" in dataset),
        last: named(({ dataset }) => "last" in dataset),
        notices: [...document.querySelectorAll("[data-notice]")].map(({ dataset }) => dataset.notice),
        moves: [...document.querySelectorAll("[data-moves] [data-ply]")].map((move) => move.textContent.trim()),
    };
"#;

/// What the page says about the game at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// `black`, `white`, `red` or `over`.
    pub turn: String,
    /// How many plies have been played, passes among them.
    pub ply: u64,
    /// `black`, `white`, `red` or `draw`, when the game is over.
    pub winner: Option<String>,
    /// The squares from a1 to the right and downwards: `X` black, `O` the other colour, `-` empty.
    pub discs: String,
    /// The squares that may be played, such as `c4 d3 e6 f5`, row by row.
    pub legal: String,
    /// The square that bears the mark of the last move, or nothing.
    pub last: String,
    /// The kinds of the notices in the page.
    pub notices: Vec<String>,
    /// The entries of the move list, those that can be redone included.
    pub moves: Vec<String>,
}

impl Page {
    /// What the page says about the game.
    ///
    /// # Panics
    /// When there is no board.
    #[must_use]
    pub fn state(&self) -> State {
        let read = self.script(READ, &[]);
        let text = |name: &str| read[name].as_str().map(str::to_owned);
        let some = |name: &str| text(name).unwrap_or_else(|| panic!("the board has no {name}: {read}"));
        State {
            turn: some("turn"),
            ply: read["ply"].as_u64().expect("a number of plies"),
            winner: text("winner"),
            discs: some("discs"),
            legal: some("legal"),
            last: some("last"),
            notices: texts(&read["notices"]),
            moves: texts(&read["moves"]),
        }
    }

    /// The number that the page shows for a colour: its discs on the board.
    ///
    /// # Panics
    /// When it shows none.
    #[must_use]
    pub fn count(&self, colour: &str) -> u64 {
        self.number(&format!("[data-count=\"{colour}\"]"))
    }

    /// The number that the page shows for a colour: its discs in hand.
    ///
    /// # Panics
    /// When it shows none.
    #[must_use]
    pub fn supply(&self, colour: &str) -> u64 {
        self.number(&format!("[data-supply=\"{colour}\"]"))
    }

    fn number(&self, selector: &str) -> u64 {
        let text =
            self.script("return document.querySelector(arguments[0])?.textContent", &[selector.into()]);
        let digits: String = text.as_str().unwrap_or_default().chars().filter(char::is_ascii_digit).collect();
        digits.parse().unwrap_or_else(|_| panic!("{selector} shows no number but {text}"))
    }
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(|text| text.as_str().map(str::to_owned)).collect()
}
