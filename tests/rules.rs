//! The rules as pictures: one small case for each thing that can happen.

mod moves;

use moves::moves;
use reversi::{
    game::Game,
    rules::{
        BySide, Ending, Fault, Goal, ImpossibleSetup, Opening, Outcome, PassReason, PictureError, Position,
        Refusal, Ruleset, Setup, Shape, Side, Square, SquareSet, Status, Supply,
    },
};

const CLASSIC: &str = "classic";
const REVERSE: &str = "reverse";
const HISTORIC: &str = "historic";
const OCTAGON: &str = "octagon.usual.shared.most.white";
const SIX: &str = "6x6.usual.shared.most.white";

fn ruleset(id: &str) -> Ruleset {
    id.parse().expect("a ruleset's id")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

fn position(id: &str, picture: &str) -> Position {
    Position::from_picture(ruleset(id), picture).expect("a picture of a position")
}

/// A position of the historic game with these discs in hand, Black's first.
fn with_hands(hands: (u8, u8), picture: &str) -> Position {
    let hands = BySide { black: hands.0, second: hands.1 };
    Position::try_from(Setup { hands, ..position(HISTORIC, picture).setup() })
        .expect("hands that fit the board")
}

fn played(id: &str, text: &str) -> Game {
    Game::replay(Position::start(ruleset(id)), moves(text)).expect("a legal game")
}

fn after(id: &str, text: &str) -> Position {
    *played(id, text).position()
}

/// The legal squares are those that the picture marks.
fn check_legal(id: &str, picture: &str) {
    let drawn: Vec<&str> = picture.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(position(id, picture).to_string().trim_end(), drawn.join("\n"));
}

/// A disc on `at` turns these discs and no others.
fn check_turned(id: &str, picture: &str, at: &str, turned: &str) {
    assert_eq!(position(id, picture).turned(square(at)), squares(turned), "from {at} in {picture}");
}

fn check_refused(position: &Position, mv: &str, reason: Refusal) {
    let mv = moves(mv)[0];
    assert_eq!(position.play(mv), Err(reason), "{mv:?} in\n{position}");
}

fn check_over(position: &Position, discs: (u8, u8), winner: Option<Side>, ending: Ending) {
    let discs = BySide { black: discs.0, second: discs.1 };
    assert_eq!(position.status(), Status::Over(Outcome { discs, winner, ending }), "in\n{position}");
}

const STAR: &str = "
    . . . . . . . .
    X . . X . . X .
    . O . O . O . .
    . . O O O . . .
    X O O . O O O X
    . . O O O . . .
    . O . O . O . .
    X . . X . . X .
    X to move";

#[test]
fn a_disc_encloses_in_all_eight_directions_at_once() {
    check_turned(CLASSIC, STAR, "d5", "d3 d4 b3 c4 f3 e4 b5 c5 e5 f5 g5 c6 b7 d6 d7 e6 f7");
}

#[test]
fn a_run_ends_at_the_first_own_disc() {
    let row = "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        + O O X O X . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X to move";
    check_legal(CLASSIC, row);
    check_turned(CLASSIC, row, "a4", "b4 c4");
}

#[test]
fn a_gap_breaks_a_run() {
    check_legal(
        CLASSIC,
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . O + O O X . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X to move",
    );
}

#[test]
fn a_turned_disc_encloses_nothing_further() {
    let picture = "
        . . . . . . . .
        . . . . . . . .
        . . X . . . . .
        . . . O . . . .
        . . X O . O X .
        . . . O . . . .
        . . . X . . . .
        . . . . . . . .
        X to move";
    check_turned(CLASSIC, picture, "e5", "d4 d5 f5");
    check_turned(CLASSIC, picture, "d3", "d4 d5 d6");
}

#[test]
fn no_line_goes_round_the_edge_of_the_board() {
    check_legal(
        CLASSIC,
        "
        . . . . . . . .
        . . . . . . . .
        . . . . . X O O
        . . . . . . . .
        O O X . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X to move",
    );
    check_legal(
        CLASSIC,
        "
        . . . . O . . .
        . . X + O X . .
        . O . . X . O .
        O . . . . . . O
        O . . . . . . O
        . O . X . . O .
        . . X O + X . .
        . . . O . . . .
        X to move",
    );
    check_legal(
        SIX,
        "
        + O . . O .
        . O . O . .
        . X X . . +
        O O X X O O
        + + . X . .
        . . O . O .
        X to move",
    );
}

#[test]
fn no_line_crosses_a_square_that_the_octagon_lacks() {
    check_legal(
        OCTAGON,
        "
        # # O O X O O O # #
        # O . . . . . . O #
        O . X . . . . X . O
        O . . . . . . . . O
        X . . . . . . . . O
        O . . . . . . . . X
        O . . . . . . . . O
        O . X . . . . X . +
        # O . . . . . . O #
        # # O O O X O O # #
        X to move",
    );
}

#[test]
fn the_slanted_edge_of_the_octagon_is_a_line_like_others() {
    let picture = "
        # # . X . . . . # #
        # O O . . . . . . #
        O + . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . X
        . . . . . . . . O .
        # . . . . . . O . #
        # # . . . . + . # #
        X to move";
    check_legal(OCTAGON, picture);
    check_turned(OCTAGON, picture, "g10", "h9 i8");
}

#[test]
fn a_start_is_read_back_from_its_picture() {
    for shape in Shape::ALL {
        for opening in Opening::PLACED.into_iter().chain([Opening::Free]) {
            for supply in Supply::ALL {
                let start = Position::start(Ruleset { shape, opening, supply, ..Ruleset::default() });
                assert_eq!(Position::from_picture(start.ruleset(), &start.to_string()), Ok(start));
            }
        }
    }
}

#[test]
fn a_picture_shares_the_empty_squares_out_between_the_hands() {
    let check = |text: &str, black: u8, second: u8| {
        let picture = after(HISTORIC, text).to_string();
        let read = position(HISTORIC, &picture);
        assert_eq!(
            (read.hand(Side::Black), read.hand(Side::Second)),
            (Some(black), Some(second)),
            "{picture}"
        );
    };
    check("", 32, 32);
    check("d4", 31, 32);
    check("d4 e4 d5", 30, 31);
    check("d4 e4 d5 e5", 30, 30);
}

#[test]
fn black_has_four_first_moves_from_each_placed_opening() {
    let check = |opening: &str, legal: &str| {
        assert_eq!(after(&format!("classic.{opening}"), "").legal(), squares(legal), "{opening}");
    };
    check("usual", "d3 c4 f5 e6");
    check("exchanged", "e3 f4 c5 d6");
    check("parallel-top", "c6 d6 e6 f6");
    check("parallel-bottom", "c3 d3 e3 f3");
    check("parallel-left", "f3 f4 f5 f6");
    check("parallel-right", "c3 c4 c5 c6");
}

#[test]
fn other_boards_begin_in_their_middle() {
    check_legal(
        SIX,
        "
        . . . . . .
        . . + . . .
        . + O X . .
        . . X O + .
        . . . + . .
        . . . . . .
        X to move",
    );
    check_legal(
        OCTAGON,
        "
        # # . . . . . . # #
        # . . . . . . . . #
        . . . . . . . . . .
        . . . . + . . . . .
        . . . + O X . . . .
        . . . . X O + . . .
        . . . . . + . . . .
        . . . . . . . . . .
        # . . . . . . . . #
        # # . . . . . . # #
        X to move",
    );
}

#[test]
fn the_free_opening_fills_the_centre_and_turns_nothing() {
    let start = "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . + + . . .
        . . . + + . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        X to move";
    check_legal(HISTORIC, start);
    let third = "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . X + . . .
        . . . O X . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        O to move";
    check_legal(HISTORIC, third);
    let second = after(HISTORIC, "d4 e4");
    assert_eq!(
        second.turned(square("f4")),
        SquareSet::EMPTY,
        "Black would enclose e4 if the centre were full"
    );
    check_refused(&position(HISTORIC, third), "d3", Refusal::NotInTheCentre);
    check_refused(&position(HISTORIC, third), "--", Refusal::MustPlace);
}

/// After the four free moves stand the discs of one of the six placed openings, with its first moves.
#[test]
fn the_free_opening_leads_to_each_of_the_six_arrangements() {
    let check = |text: &str, opening: &str| {
        let (free, placed) = (after(HISTORIC, text), after(&format!("8x8.{opening}.own.most.red"), ""));
        assert_eq!(Setup { ruleset: placed.ruleset(), ..free.setup() }, placed.setup(), "{text}");
        assert_eq!(free.legal(), placed.legal(), "{text}");
    };
    check("e4 d4 d5 e5", "usual");
    check("d5 e5 e4 d4", "usual");
    check("d4 d5 e5 e4", "exchanged");
    check("d4 d5 e4 e5", "parallel-top");
    check("e5 d4 d5 e4", "parallel-bottom");
    check("d4 e5 d5 e4", "parallel-left");
    check("e4 d4 e5 d5", "parallel-right");
}

#[test]
fn a_side_without_a_legal_square_passes() {
    let stuck = *played(CLASSIC, "f5f6d3g5h5h4f7h6").position_at(8);
    assert_eq!(stuck.status(), Status::ToPass(PassReason::NoLegalSquare));
    check_refused(&stuck, "c5", Refusal::TurnsNothing);
    let passed = stuck.pass().expect("a forced pass");
    assert_eq!(passed.legal(), squares("c5 e7"));
    check_refused(&passed, "--", Refusal::MustPlace);
}

#[test]
fn a_game_is_over_when_one_colour_is_gone() {
    let wiped_out = after(CLASSIC, "e6f4e3f6g5d6e7f5c5");
    check_over(&wiped_out, (13, 0), Some(Side::Black), Ending::NoLegalSquare);
    check_refused(&wiped_out, "a1", Refusal::GameOver);
    check_refused(&wiped_out, "e6", Refusal::GameOver);
    check_refused(&wiped_out, "--", Refusal::GameOver);
    check_refused(&wiped_out, "i1", Refusal::NoSuchSquare);
}

#[test]
fn a_game_is_over_when_neither_side_can_enclose() {
    let stuck = after(CLASSIC, "f5f4c3e6f7g6g4e8g8g5h5");
    check_over(&stuck, (14, 1), Some(Side::Black), Ending::NoLegalSquare);
}

#[test]
fn fewest_discs_win_the_reverse_game_and_none_wins_too() {
    let check = |text: &str, discs, winner| {
        assert_eq!(after(REVERSE, text).ruleset().goal, Goal::Fewest);
        check_over(&after(REVERSE, text), discs, winner, Ending::NoLegalSquare);
    };
    check("f5f4c3e6f7g6g4e8g8g5h5", (14, 1), Some(Side::Second));
    check("e6f4e3f6g5d6e7f5c5", (13, 0), Some(Side::Second));
    check("f5f4c3d6d3d2e6f6c4b4", (0, 14), Some(Side::Black));
}

/// The side that is to pass does, and for this reason.
fn check_pass(position: &Position, reason: PassReason) -> Position {
    assert_eq!(position.status(), Status::ToPass(reason), "in\n{position}");
    position.pass().expect("a forced pass")
}

#[test]
fn a_side_that_is_out_of_discs_passes_while_the_other_plays_on() {
    let black_is_out = with_hands(
        (0, 2),
        "
        . X X X X X X O
        X X X X X X X O
        X X X X X X X O
        X X X X X X X O
        X X X X X X X O
        X X X X X X X O
        X X X X X X X X
        O O X X X X O .
        X to move",
    );
    check_refused(&black_is_out, "h8", Refusal::NoDiscLeft);
    let red = check_pass(&black_is_out, PassReason::NoDiscLeft);
    assert_eq!(red.legal(), squares("a1 h8"));
    let black = red.place(square("a1")).expect("Red encloses the top row");
    let red = check_pass(&black, PassReason::NoDiscLeft);
    let full = red.place(square("h8")).expect("Red encloses h7 and the diagonal");
    check_over(&full, (34, 30), Some(Side::Black), Ending::BoardFull);
}

#[test]
fn the_game_is_over_when_only_a_side_without_discs_could_enclose() {
    let black_is_out = with_hands(
        (0, 3),
        "
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X O O . O X . .
        X to move",
    );
    check_refused(&black_is_out, "d8", Refusal::NoDiscLeft);
    let red = check_pass(&black_is_out, PassReason::NoDiscLeft);
    let over = red.place(square("g8")).expect("Red encloses f8");
    check_over(&over, (57, 5), Some(Side::Black), Ending::NoDiscLeft);
    assert_eq!(over.turned(square("d8")), squares("b8 c8"), "Black lacks only the disc");
}

#[test]
fn discs_in_hand_are_of_no_use_where_neither_side_can_enclose() {
    let stuck = with_hands(
        (4, 2),
        "
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        O . . . . . . O
        O to move",
    );
    check_over(&stuck, (56, 2), Some(Side::Black), Ending::NoLegalSquare);
}

#[test]
fn a_side_passes_for_want_of_a_square_though_it_has_discs() {
    let red_is_stuck = with_hands(
        (1, 1),
        "
        X X X X X X X .
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        X X X X X X X X
        . O O X X X X X
        O to move",
    );
    let black = check_pass(&red_is_stuck, PassReason::NoLegalSquare);
    let over = black.place(square("a8")).expect("Black encloses b8 and c8");
    check_over(&over, (63, 0), Some(Side::Black), Ending::NoLegalSquare);
    assert_eq!((over.hand(Side::Black), over.hand(Side::Second)), (Some(0), Some(1)));
}

#[test]
fn a_taken_square_is_refused_as_taken() {
    let start = after(CLASSIC, "");
    check_refused(&start, "d4", Refusal::Occupied);
    check_refused(&start, "a1", Refusal::TurnsNothing);
    check_refused(&start, "a9", Refusal::NoSuchSquare);
    check_refused(&after(OCTAGON, ""), "b1", Refusal::NoSuchSquare);
}

#[test]
fn an_arrangement_tells_all_that_keeps_it_from_being_played() {
    let check = |id: &str, black: &str, second: &str, hands: (u8, u8), faults: &[Fault]| {
        let discs = BySide { black: squares(black), second: squares(second) };
        let hands = BySide { black: hands.0, second: hands.1 };
        let setup = Setup { ruleset: ruleset(id), discs, hands, to_move: Side::Black };
        assert_eq!(setup.faults(), faults, "{setup:?}");
    };
    check(CLASSIC, "", "", (0, 0), &[Fault::NoDiscs]);
    check(CLASSIC, "d4", "e4", (9, 9), &[]);
    let (off, twice) = (squares("j1 c9"), squares("d4"));
    check(CLASSIC, "d4 j1", "d4 c9", (0, 0), &[Fault::OffTheBoard(off), Fault::TwoDiscs(twice)]);
    check(HISTORIC, "", "", (32, 32), &[]);
    let ahead = Fault::OpeningOutOfTurn(BySide { black: 1, second: 0 });
    check(HISTORIC, "d4", "", (31, 32), &[ahead]);
    let outside = Fault::OutsideTheCentre(squares("a1"));
    let out_of_turn = Fault::OpeningOutOfTurn(BySide { black: 2, second: 0 });
    check(HISTORIC, "a1 d4", "", (31, 31), &[outside, out_of_turn]);
    let too_many = BySide { black: 33, second: 30 };
    let hands = Fault::HandsAndSquares { hands: too_many, empty: 60 };
    check(HISTORIC, "d4 e5", "d5 e4", (33, 30), &[hands, Fault::HandTooFull(Side::Black)]);
}

#[test]
fn a_picture_that_is_none_says_why() {
    let check = |picture: &str, error: PictureError| {
        assert_eq!(Position::from_picture(ruleset(SIX), picture), Err(error), "{picture:?}");
    };
    let rows = |row: &str| format!("{row}\n").repeat(6);
    check("", PictureError::NoSideToMove);
    check(&rows("X O . . . ."), PictureError::NoSideToMove);
    check(&format!("{}X to move", rows("X O . . .")), PictureError::WrongSize);
    check(&format!("{}X to move", rows("X O . . . . .")), PictureError::WrongSize);
    check(&format!("{}X . . . . .\nX to move", rows("X O . . . .")), PictureError::WrongSize);
    check(&format!("{}O to move", rows("X O . ? . .")), PictureError::UnknownSign('?'));
    let empty = PictureError::Impossible(ImpossibleSetup(vec![Fault::NoDiscs]));
    check(&format!("{}O to move", rows("......")), empty);
}
