//! The squares: what lies there, what is marked, what they are called, how they change.

use reversi::{
    i18n::{Colour, Language},
    rules::{Position, Shape, SquareSet},
    scene::{Cell, Change, Layout, board_state, cells},
};

use crate::{
    named::named,
    table::{Table, plain, square},
};

fn cell<'a>(cells: &'a [Cell], name: &str) -> &'a Cell {
    cells.iter().find(|cell| cell.square == square(name)).expect("a square of the board")
}

/// The squares of the cells that answer to `which`.
fn squares(cells: &[Cell], which: impl Fn(&Cell) -> bool) -> String {
    cells.iter().filter(|cell| which(cell)).map(|cell| cell.square).collect::<SquareSet>().to_string()
}

#[test]
fn the_board_is_told_row_by_row() {
    for (ruleset, count, first, last) in [
        ("classic", 64, "a1", "h8"),
        ("6x6.usual.shared.most.white", 36, "a1", "f6"),
        ("10x10.usual.shared.most.white", 100, "a1", "j10"),
        ("octagon.usual.shared.most.white", 88, "c1", "h10"),
    ] {
        let table = Table::after(ruleset, "");
        let cells = cells(&table.now(Language::En), None);
        assert_eq!(cells.len(), count, "{ruleset}");
        assert_eq!((cells[0].square, cells[count - 1].square), (square(first), square(last)));
        assert!(cells.is_sorted_by_key(|cell| (cell.square.row(), cell.square.column())), "{ruleset}");
    }
}

#[test]
fn discs_have_their_colours() {
    let discs = |ruleset: &str, moves: &str| {
        let table = Table::after(ruleset, moves);
        let cells = cells(&table.now(Language::En), None);
        [Colour::Black, Colour::White, Colour::Red]
            .map(|colour| squares(&cells, |cell| cell.disc == Some(colour)))
    };
    assert_eq!(discs("classic", "f5"), ["e4 d5 e5 f5", "d4", ""]);
    assert_eq!(discs("historic", "d4d5e4"), ["d4 e4", "", "d5"]);
}

#[test]
fn ax_02_squares_say_what_they_are_in_every_language() {
    let check = |language, names: [&str; 5]| {
        let start = Table::after("classic", "");
        let shown = cells(&start.now(language), None);
        for name in &names[..4] {
            assert_eq!(&plain(&cell(&shown, &name[..2]).name), name);
        }
        let later = Table::after("classic", named("V25"));
        let shown = cells(&later.now(language), None);
        assert_eq!(cell(&shown, "d3").name, names[4]);
    };
    check(
        Language::Sv,
        [
            "d4, vit bricka",
            "e4, svart bricka",
            "f5, tom ruta, tillåtet drag, vänder 1 bricka",
            "a1, tom ruta",
            "d3, svart bricka, senaste draget",
        ],
    );
    check(
        Language::De,
        [
            "d4, weißer Stein",
            "e4, schwarzer Stein",
            "f5, leer, gültiger Zug, dreht 1 Stein um",
            "a1, leer",
            "d3, schwarzer Stein, letzter Zug",
        ],
    );
    check(
        Language::Da,
        [
            "d4, hvid brik",
            "e4, sort brik",
            "f5, tomt felt, lovligt træk, vender 1 brik",
            "a1, tomt felt",
            "d3, sort brik, sidste træk",
        ],
    );
    check(
        Language::Is,
        [
            "d4, hvítur steinn",
            "e4, svartur steinn",
            "f5, auður reitur, löglegur leikur, snýr 1 steini við",
            "a1, auður reitur",
            "d3, svartur steinn, síðasti leikur",
        ],
    );
    check(
        Language::En,
        [
            "d4, white disc",
            "e4, black disc",
            "f5, empty, legal move, turns over 1 disc",
            "a1, empty",
            "d3, black disc, last move",
        ],
    );
}

#[test]
fn a_free_opening_turns_nothing_in_the_names() {
    let table = Table::after("historic", "d4d5");
    let shown = cells(&table.now(Language::En), None);
    let name = |square| cell(&shown, square).name.as_str();
    assert_eq!(name("e4"), "e4, empty, legal move");
    assert_eq!(name("d5"), "d5, red disc, last move");
    assert_eq!(name("d3"), "d3, empty");
}

#[test]
fn ru_01_legal_squares_are_marked_and_no_others() {
    let legal = |table: &Table| squares(&cells(&table.now(Language::En), None), |cell| cell.legal);
    assert_eq!(legal(&Table::after("classic", "")), "d3 c4 f5 e6");
    assert_eq!(legal(&Table::after("classic", named("V15"))), "d3 e3 f3 h3 h4");
    assert_eq!(legal(&Table::after("classic", named("V01"))), "", "the game is over");
}

#[test]
fn ai_20_squares_are_legal_while_there_are_discs_in_hand() {
    let legal = |squares_played: &str| {
        let table = Table::after("historic", &format!("e4d4d5e5{squares_played}"));
        squares(&cells(&table.now(Language::En), None), |cell| cell.legal)
    };
    let game = named("V35");
    assert_eq!(legal(&game[..2 * 58]), "a7 h7");
    assert_eq!(legal(game), "", "Black could enclose on h7, but has no disc left");
}

#[test]
fn gf_13_the_last_disc_is_marked_and_passes_do_not_hide_it() {
    let last = |squares_played: &str, ply: usize| {
        let table = Table::after("classic", squares_played);
        squares(&cells(&table.look(ply, Language::En), None), |cell| cell.last)
    };
    assert_eq!(last("f5d6c3", 0), "");
    assert_eq!(last("f5d6c3", 1), "f5");
    assert_eq!(last("f5d6c3", 3), "c3");
    assert_eq!(last(named("V02"), 8), "h6");
    assert_eq!(last(named("V02"), 9), "h6", "after Black's pass");
}

/// How the squares differ between two plies of a game: `f5 placed`, `e5 1`, where the number is the ring.
fn changes(table: &Table, before: usize, after: usize) -> String {
    told(&cells(&table.look(after, Language::En), Some(table.game.position_at(before))))
}

fn told(cells: &[Cell]) -> String {
    let words = cells.iter().filter_map(|cell| match cell.change? {
        Change::Placed => Some(format!("{} placed", cell.square)),
        Change::Turned { ring, .. } => Some(format!("{} {ring}", cell.square)),
        Change::Lifted { ring, .. } => Some(format!("{} lifted {ring}", cell.square)),
    });
    words.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_placed_disc_turns_others_in_rings() {
    let table = Table::after("classic", named("V22"));
    let all = table.game.ply();
    let nine = "d2 1, e2 1, f2 1, d3 1, f3 1, d4 1, e4 1, f4 1, e5 2";
    let mut placed: Vec<&str> = nine.split(", ").collect();
    placed.insert(4, "e3 placed");
    assert_eq!(changes(&table, all - 1, all), placed.join(", "));
    assert_eq!(
        changes(&table, all, all - 1),
        "d2 2, e2 2, f2 2, d3 2, e3 lifted 3, f3 2, d4 2, e4 2, f4 2, e5 1",
        "taken back: the farthest first, the placed disc last"
    );
}

#[test]
fn discs_turn_over_an_axis_across_the_line_on_which_they_were_enclosed() {
    let table = Table::after("classic", named("V22"));
    let all = table.game.ply();
    let lines = |from: usize, to: usize| {
        let cells = cells(&table.look(to, Language::En), Some(table.game.position_at(from)));
        let lines = cells.iter().filter_map(|cell| match cell.change? {
            Change::Turned { line, .. } => Some(format!("{} {}", cell.square, line?.id())),
            _ => None,
        });
        lines.collect::<Vec<_>>().join(", ")
    };
    let around_e3 =
        "d2 falling, e2 column, f2 rising, d3 row, f3 row, d4 rising, e4 column, f4 falling, e5 column";
    assert_eq!(lines(all - 1, all), around_e3);
    assert_eq!(lines(all, all - 1), around_e3, "and back over the same");
    assert_eq!(lines(0, all), "", "many moves at once have no line");
}

#[test]
fn a_disc_that_goes_is_drawn_until_it_has_gone() {
    let table = Table::after("historic", "d4d5e4e5");
    let layout = Layout { shape: Shape::Square8, turned: false };
    let gone = |from: usize, to: usize| {
        let cells = cells(&table.look(to, Language::En), Some(table.game.position_at(from)));
        cells.iter().filter_map(|cell| cell.lifted(layout)).collect::<String>()
    };
    let drawn = gone(4, 3);
    assert!(
        drawn.starts_with(
            r#"<g class="lifted" transform="translate(450 450)" data-disc="red" data-ring="1">"#
        ),
        "{drawn}"
    );
    assert_eq!(gone(3, 4), "", "a disc that comes is drawn as one that lies there");
    assert_eq!(gone(4, 2).matches("class=\"lifted\"").count(), 2);
}

#[test]
fn rings_count_the_squares_from_the_placed_disc() {
    let table = Table::after("classic", &named("V21")[..2 * 11]);
    let all = table.game.ply();
    assert_eq!(changes(&table, all - 1, all), "e1 placed, e2 1, e3 2, e4 3, e5 4, e6 5, e7 6");
}

#[test]
fn a_pass_changes_nothing() {
    let table = Table::after("classic", named("V02"));
    assert_eq!(changes(&table, 8, 9), "");
    assert_eq!(changes(&table, 7, 9), changes(&table, 7, 8));
    assert_ne!(changes(&table, 7, 8), "");
}

#[test]
fn what_jumps_over_moves_turns_all_at_once() {
    let table = Table::after("classic", "f5d6c3");
    assert_eq!(changes(&table, 0, 2), "d5 1, e5 1, f5 placed, d6 placed");
}

#[test]
fn the_opening_turns_nothing() {
    let table = Table::after("historic", "d4d5");
    assert_eq!(changes(&table, 0, 1), "d4 placed");
    assert_eq!(changes(&table, 1, 2), "d5 placed");
}

#[test]
fn a_first_sight_and_another_ruleset_change_nothing() {
    let table = Table::after("classic", "f5d6");
    let now = table.now(Language::En);
    assert_eq!(told(&cells(&now, None)), "");
    for other in ["reverse", "historic", "10x10.usual.shared.most.white"] {
        let other = Position::start(other.parse().expect("a ruleset"));
        assert_eq!(told(&cells(&now, Some(&other))), "");
    }
}

#[test]
fn the_board_as_a_whole_tells_rules_turn_ply_and_winner() {
    let check = |ruleset: &str, squares: &str, expected: (&str, &str, usize, Option<&str>)| {
        let table = Table::after(ruleset, squares);
        let state = board_state(&table.now(Language::En));
        assert_eq!((state.ruleset, state.turn, state.ply, state.winner), expected);
    };
    check("classic", "", ("classic", "black", 0, None));
    check("classic.parallel-top", "d6", ("classic", "white", 1, None));
    check("reverse", named("V01"), ("reverse", "over", 9, Some("white")));
    check("historic", "d4", ("historic", "red", 1, None));
    check("octagon.usual.shared.most.white", "", ("custom", "black", 0, None));
    check("classic", named("V02"), ("classic", "white", 9, None));
    check("classic", named("V01"), ("classic", "over", 9, Some("black")));
    check("classic", named("V05"), ("classic", "over", 60, Some("draw")));
}
