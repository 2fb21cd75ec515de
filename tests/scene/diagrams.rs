//! Pictures of the board as files, and score sheets.

use reversi::{
    formats::transcript,
    game::Game,
    i18n::Colour,
    rules::{Move, Position, Ruleset},
    scene::{Numbers, SheetSquare, diagram, score_sheet},
};

use crate::named::named;

fn played(ruleset: &str, squares: &str) -> Game {
    let start = Position::start(ruleset.parse::<Ruleset>().expect("a ruleset's id"));
    let squares = transcript::read(squares).expect("squares");
    Game::replay(start, squares.into_iter().map(Move::Place)).expect("a legal game")
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn a_diagram_shows_every_disc_in_its_colour() {
    let game = played("classic", named("V01"));
    let svg = diagram(&game, game.ply(), Numbers::Hidden);
    assert!(svg.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-40 -40 880 880""#), "{svg}");
    assert!(svg.ends_with("</svg>\n"));
    assert_eq!(count(&svg, r#"r="40""#), 13);
    assert_eq!(count(&svg, r##"r="40" fill="#15191a""##), 13);
    assert_eq!(count(&svg, "<text "), 16, "the letters and numbers of the frame");
    let start = diagram(&game, 0, Numbers::OnDiscs);
    assert_eq!(
        (count(&start, r##"r="40" fill="#ffffff""##), count(&start, r##"r="40" fill="#15191a""##)),
        (2, 2)
    );
    assert_eq!(count(&start, "<text "), 16, "the discs of the start have no numbers");
}

#[test]
fn numbers_stand_on_the_discs_that_were_placed() {
    let game = played("classic", &format!("{}c5", named("V02")));
    let svg = diagram(&game, game.ply(), Numbers::OnDiscs);
    assert_eq!(count(&svg, r#"font-size="40""#), 9, "a pass has no number");
    // c5, the ninth disc, is white: its number is written in ink.
    assert!(svg.contains(r##"<text x="250" y="464" font-size="40" font-family="sans-serif" text-anchor="middle" fill="#15191a">9</text>"##), "{svg}");
}

#[test]
fn ui_16_discs_of_a_position_have_no_numbers_and_those_of_a_game_have_each_its_own() {
    let game = played("classic", named("V02"));
    let numbers = |svg: &str| -> Vec<usize> {
        let mut numbers: Vec<usize> = svg
            .split(r#"font-size="40""#)
            .skip(1)
            .filter_map(|rest| rest.split_once('>')?.1.split_once('<')?.0.parse().ok())
            .collect();
        numbers.sort_unstable();
        numbers
    };
    let as_game = diagram(&game, game.ply(), Numbers::OnDiscs);
    assert_eq!(numbers(&as_game), (1..=8).collect::<Vec<_>>());
    let as_position = Game::replay(*game.position(), []).expect("a position without a move");
    assert!(numbers(&diagram(&as_position, 0, Numbers::OnDiscs)).is_empty());
    let mut played_on = as_position;
    played_on.place("c5".parse().expect("a square")).expect("a legal move");
    assert_eq!(numbers(&diagram(&played_on, 1, Numbers::OnDiscs)), [1]);
}

#[test]
fn the_old_game_has_red_discs_and_numbers_from_its_first_disc_on() {
    let game = played("historic", "d4e4d5e5f5");
    let svg = diagram(&game, game.ply(), Numbers::OnDiscs);
    assert_eq!((count(&svg, r##"r="40" fill="#c23a2b""##), count(&svg, r#"font-size="40""#)), (1, 5));
}

#[test]
fn a_score_sheet_has_the_number_of_each_disc_on_its_square() {
    let game = played("classic", "f5d6c3");
    let numbers = |ply: usize| -> Vec<(usize, usize, usize)> {
        let sheet = score_sheet(&game, ply);
        let cells = sheet
            .iter()
            .enumerate()
            .flat_map(|(y, row)| row.iter().enumerate().map(move |(x, cell)| (x, y, *cell)));
        cells
            .filter_map(|(x, y, cell)| match cell {
                Some(SheetSquare::Number(n)) => Some((x, y, n)),
                _ => None,
            })
            .collect()
    };
    assert_eq!(numbers(3), [(2, 2, 3), (5, 4, 1), (3, 5, 2)]);
    assert_eq!(numbers(1), [(5, 4, 1)]);
    assert_eq!(numbers(0), []);
    assert_eq!(score_sheet(&game, 0)[3][3], Some(SheetSquare::Start(Colour::White)));
    assert_eq!(score_sheet(&game, 0)[0][0], Some(SheetSquare::Free));
    let octagon = played("octagon.usual.shared.most.white", "");
    assert_eq!(score_sheet(&octagon, 0)[0][0], None);
}
