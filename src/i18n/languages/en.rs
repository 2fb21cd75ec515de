//! English.

use super::computer;
use super::contest;
use super::facing;
use super::feel;
use super::hearing;
use super::lines;
use super::records;
use super::set_up;
use super::sharing;
use super::shelf;
use crate::i18n::plural::counted;
use crate::i18n::{
    Asks, Board, Commands, Errors, Guide, Links, MoveList, NewGame, Notices, OwnRules, Page, PerColour,
    Program, Reading, Refusals, Results, Rulesets, Said, Settings, Starts, Storage, Strips, Texts,
};

pub(crate) static EN: Texts = Texts {
    clocks: contest::en::CLOCKS,
    matches: contest::en::MATCHES,
    hearing: hearing::en::HEARING,
    sharing: sharing::en::SHARING,
    position: hearing::en::POSITION,
    keys: hearing::en::KEYS,
    senses: hearing::en::SENSES,
    feel: feel::en::FEEL,
    lines: lines::en::LINES,
    set_up: set_up::en::SET_UP,
    facing: facing::en::FACING,
    shelf: shelf::en::SHELF,
    computer: computer::en::COMPUTER,
    page: Page {
        title: "Reversi",
        description: "Reversi for two at one screen or for one against the computer: the modern game, the reverse \
                      game and the game of the 1880s. Free, without advertising, and nothing is sent anywhere.",
        loading: "Loading the game…",
        no_script: "This game needs JavaScript. Please allow it for this page.",
        skip_to_board: "Skip to the board",
        game: "Game",
        title_turn: |who| format!("{who} to move – Reversi"),
        title_won: |who| format!("{who} wins – Reversi"),
        title_drawn: "Draw – Reversi",
    },
    colours: PerColour { black: "Black", white: "White", red: "Red" },
    rulesets: Rulesets {
        heading: "Rules",
        classic: "Classic Reversi",
        classic_about: "The modern rules: whoever has more discs at the end wins.",
        reverse: "Reverse Reversi",
        reverse_about: "The same rules, but whoever has fewer discs at the end wins.",
        historic: "Reversi of the 1880s",
        historic_about: "An empty board and 32 discs each; the first four are placed in the centre.",
        custom: "Your own rules",
        custom_about: "Choose the board, the start position, the discs and the goal yourself.",
    },
    starts: Starts {
        heading: "Start position",
        usual: "Usual",
        exchanged: "Colours swapped",
        parallel_top: "Parallel, Black at the top",
        parallel_bottom: "Parallel, Black at the bottom",
        parallel_left: "Parallel, Black on the left",
        parallel_right: "Parallel, Black on the right",
        free: "Free opening",
        lot: "By lot",
    },
    own_rules: OwnRules {
        shape: "Board",
        square_shape: |side| format!("{side}×{side}"),
        octagon: "Octagon",
        supply: "Discs",
        shared: "Shared supply",
        own: "Half each",
        goal: "Goal",
        most: "Most discs wins",
        fewest: "Fewest discs wins",
        second_colour: "Second colour",
    },
    new_game: NewGame {
        player_1: "Player 1",
        player_2: "Player 2",
        who_begins: "Who plays Black and begins?",
        by_lot: "By lot",
        in_turn: "In turn from game to game",
    },
    settings: Settings {
        theme: "Theme",
        theme_system: "Same as the system",
        theme_light: "Light",
        theme_dark: "Dark",
        legal_moves: "Show legal moves",
        coordinates: "Show coordinates",
        confirm_passes: "Confirm each pass",
        animation: "Animation",
    },
    commands: Commands {
        new_game: "New game",
        start: "Start game",
        rematch: "Another game, colours swapped",
        undo: "Undo",
        redo: "Redo",
        pass: "Pass",
        turn_board: "Turn the board",
        rules: "Rules",
        settings: "Settings",
        language: "Language",
        close: "Close",
        cancel: "Cancel",
        first_move: "First move",
        previous_move: "Previous move",
        next_move: "Next move",
        last_move: "Last move",
        back_to_game: "Back to the game",
        play_from_here: "Play from here",
        restore_previous: "Restore previous game",
        show_other: "Show it here",
        keep_mine: "Keep this position",
    },
    strips: Strips {
        named: |name, colour| format!("{name} ({})", EN.colours.of(colour)),
        turn: |who| format!("{who} to move"),
        discs,
        in_hand: |n| counted(n, "disc in hand", "discs in hand"),
    },
    board: Board {
        label: "Board",
        empty: "empty",
        disc: |colour| DISC.of(colour),
        legal: "legal move",
        turns: |n| format!("turns over {}", discs(n)),
        last: "last move",
        disc_short: |colour| COLOUR.of(colour),
        legal_short: "playable",
        turns_short: |n| format!("turns {n}"),
        last_short: "last",
    },
    said: Said {
        new_game: |who| format!("New game. {who} to move."),
        played: |who, square, turned| format!("{who} plays {square} and turns over {}.", discs(turned)),
        placed: |who, square| format!("{who} plays {square}."),
        turn: |who| format!("{who} to move."),
        undone: |square| format!("The move {square} is undone."),
        redone: |square| format!("The move {square} is redone."),
        board_turned: "The board has been turned round.",
    },
    moves: MoveList {
        heading: "Moves",
        none: "No moves yet.",
        pass: "pass",
        entry: |number, who, square| format!("{number}. {who}: {square}"),
        pass_entry: |number, who| format!("{number}. {who}: pass"),
        viewing: |number, all| format!("Move {number} of {all}"),
    },
    notices: Notices {
        passes_no_move: |who, next| format!("{who} has no legal move and passes. {next} to move."),
        passes_no_disc: |who, next| format!("{who} has no discs left to place and passes. {next} to move."),
        must_pass_no_move: |who| format!("{who} has no legal move and must pass."),
        must_pass_no_disc: |who| format!("{who} has no discs left to place and must pass."),
        free_opening: "Place a disc on a free centre square. No disc is turned over yet.",
    },
    results: Results {
        wins: |who, own, other| format!("{who} wins {own}–{other}."),
        wins_fewest: |who, own, other| format!("{who} wins with fewer discs, {own}–{other}."),
        draw: |each| format!("The game is a draw, {each}–{each}."),
        empties_to_winner: |n, own, other| {
            let empties = counted(n, "empty square", "empty squares");
            format!("With {empties} counted for the winner, the score is {own}–{other}.")
        },
        empties_shared: |n, each| {
            format!("With {n}\u{a0}empty squares shared equally, the score is {each}–{each}.")
        },
        nobody_can_move: "Neither player has a legal move.",
        discs_used_up: |out, stuck| format!("{out} has no discs left to place. {stuck} has no legal move."),
        wiped_out: |who| format!("{who} has no discs left on the board."),
    },
    refusals: Refusals {
        turns_nothing: |square| format!("{square} is not a legal move: no disc would be turned over."),
        occupied: |square| format!("The square {square} is occupied."),
        not_centre: "The first four discs go on the four centre squares.",
        no_disc: |who| format!("{who} has no discs left to place."),
        over: "The game is over.",
    },
    asks: Asks {
        play_from_here: |later| match later {
            1 => "Play from here? The later move will be removed.".to_owned(),
            _ => format!("Play from here? The {later} later moves will be removed."),
        },
    },
    storage: Storage {
        denied: "Nothing can be saved in this browser. The game is lost when the page is closed.",
        full: "There is no room left for saving. The game is kept as it was last saved, but the moves \
               since then are not.",
        full_settings: "There is no room left for saving. The changed settings apply until the page is closed.",
        unreadable_game: "The saved game could not be read. It has been set aside unchanged, and a new \
                          game has begun.",
        unreadable_settings: "The saved settings could not be read. They have been set aside unchanged, \
                              and the usual settings apply.",
        newer_game: "The saved game comes from a newer version of the program. It is left untouched, so \
                     this game is not saved.",
        newer_settings: "The saved settings come from a newer version of the program. They are left \
                         untouched, so changes are not saved.",
        unusable_other: "That game cannot be read by this version of the program. It is left untouched.",
        other_tab: "The game was continued in another tab.",
        previous_kept: "The previous game is kept.",
        previous_restored: "The previous game has been restored.",
    },
    errors: Errors {
        failed: "Something went wrong. Reload the page to go on.",
        failed_saved: "Something went wrong. The game is saved; reload the page to go on.",
    },
    guide: Guide {
        title: "The rules of Reversi",
        description: "How Reversi is played: the modern game, the reverse game and the game of the 1880s, with \
                      figures.",
        contents: "Contents",
        play: "Play this game",
        in_words: "The position in words",
        empty_board: "The board is empty.",
        discs: |n, colour, squares| {
            format!("{}: {squares}.", counted(n, DISC.of(colour), MANY_DISCS.of(colour)))
        },
        no_discs: |colour| format!("No {}.", MANY_DISCS.of(colour)),
        turned: |squares| format!("Turned over: {squares}."),
        legal: |squares| format!("Legal moves: {squares}."),
        marked: |squares| format!("Marked squares: {squares}."),
    },
    reading: Reading {
        read_rule: "Read the rule",
        these_rules: "Rules of this game",
        own_page: "Open as a page of its own",
        failed: "The rules could not be loaded here. Perhaps they open on a page of their own.",
        previous_step: "Previous step",
        next_step: "Next step",
        try_it: "Try it on the board",
    },
    links: Links {
        apart: "This is a separate game. Your own is kept.",
        own_game: "Back to my game",
        unknown_rules: "The link leads to rules that this program does not know.",
        no_square: |number| format!("The link cannot be read: move number {number} names no square."),
        illegal: |number, square| {
            format!("The link cannot be played: move number {number}, {square}, is not legal.")
        },
        no_start: "The link begins with a position that cannot be read or cannot be played.",
        no_ply: |number| {
            format!("The link leads to the position after move {number}, and the game does not have so many.")
        },
        too_long: "The link is too long to be a game.",
    },
    records: records::en::RECORDS,
    program: Program {
        offline_ready: "The program works without an internet connection.",
        offline_saving: "The program is being saved for use without an internet connection.",
        offline_failed: "The program could not be saved for use without an internet connection. The next \
                         visit tries again.",
        offline_unavailable: "This browser cannot save the program for use without an internet connection.",
        new_version_waits: "A new version is ready. The game goes on from here.",
        new_version_runs: "Another tab already uses a new version. The game goes on from here.",
        update: "Update",
        later: "Later",
        fetch_again: "Try again",
        part_missing: "A part of the program could not be fetched. Check the connection and try again.",
        licences: "Licences",
        licences_about: "Reversi is free software and builds on the work of others. Here are the licences \
                         of everything that your browser receives.",
    },
};

const COLOUR: PerColour = PerColour { black: "black", white: "white", red: "red" };
const DISC: PerColour = PerColour { black: "black disc", white: "white disc", red: "red disc" };
const MANY_DISCS: PerColour = PerColour { black: "black discs", white: "white discs", red: "red discs" };

fn discs(n: u32) -> String {
    counted(n, "disc", "discs")
}
