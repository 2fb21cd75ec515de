//! The situations of the group "rules".

use reversi::{
    game::{Game, IllegalPly},
    rules::{Ending, Outcome, PassReason, Position, Refusal, Setup, Side, Status, perft},
};

use super::{
    board, check_over, check_turn, classic, counts, moves, outcome, passes, play, played, sequence, square,
    squares, start,
};

const CENTRE: &str = "e4d4d5e5";

/// What the last placed disc turned, the score and the board then.
fn check_last(name: &str, turned: &str, score: (u8, u8), signs: &str) {
    let game = classic(name);
    let last = game.last_ply().expect("a ply was played");
    assert_eq!(last.turned, squares(turned), "{name}");
    assert_eq!(counts(&game), score, "{name}");
    assert_eq!(board(game.position()), signs, "{name}");
}

fn historic(name: &str) -> Game {
    played("historic", &format!("{CENTRE}{}", sequence(name)))
}

#[test]
fn ru_01_no_square_is_offered_across_the_side() {
    let mut game = classic("V15");
    check_turn(&game, Side::Black, "d3 e3 f3 h3 h4");
    let before = game.clone();
    assert_eq!(game.place(square("a2")), Err(Refusal::TurnsNothing));
    assert_eq!(game, before);
}

#[test]
fn ru_02_no_square_is_offered_across_the_other_side() {
    check_turn(&classic("V16"), Side::Black, "c3 d3 c4 f4 e6 g6 h6");
}

#[test]
fn ru_04_a_diagonal_ends_at_the_left_edge() {
    let signs = "------------O-------O-X----OOX-----OOOX---O----X-O------O-------";
    check_last("V18", "b7 c6 d5", (4, 10), signs);
}

#[test]
fn ru_05_a_diagonal_from_the_left_edge_ends_where_it_is_closed() {
    let signs = "-------------------O------OXO----O-OXXXXO-XX-------X------------";
    check_last("V19", "b5 c4", (8, 6), signs);
}

#[test]
fn ru_07_a_column_of_six_turns() {
    let signs = "----X-------X-------X------OXO-----OXX----XOX------XX-------X---";
    check_last("V21", "e2 e3 e4 e5 e6 e7", (11, 4), signs);
}

#[test]
fn ru_08_lines_in_all_eight_directions_turn() {
    let signs = "X-OOO-O-XXOOOOO-XXOOOOOO--XOOOOX-XOXOOO---OXOOO-----XOO------O-O";
    check_last("V22", "d2 d3 d4 e2 e4 e5 f2 f3 f4", (11, 31), signs);
}

#[test]
fn ru_10_a_disc_between_two_others_does_not_turn_by_itself() {
    let signs = "------------------X--X-----XOX-----OXX----O---------------------";
    check_last("V26", "f4", (6, 3), signs);
}

#[test]
fn ru_11_only_enclosed_runs_turn() {
    let signs = "------O---OXXOO----XOO---XXXOX--XXXOX----X--OX--------X--------X";
    check_last("V27", "f3 e4", (15, 9), signs);
}

#[test]
fn ru_13_a_side_without_a_square_passes_and_the_game_goes_on() {
    let game = classic("V28");
    assert_eq!(passes(&game), [(16, Side::Black, PassReason::NoLegalSquare)]);
    check_turn(&game, Side::Second, "b4 c3 g3");
    assert_eq!(counts(&game), (17, 3));
}

#[test]
fn ru_14_the_turn_goes_back_after_a_pass() {
    let game = classic("V02");
    assert_eq!(passes(&game), [(8, Side::Black, PassReason::NoLegalSquare)]);
    check_turn(&game, Side::Second, "c5 e7");
    assert_eq!(game.position().counts().black, 8);
    assert_eq!(board(game.position()), "-------------------X-------XX--O---XXXOO-----X-O-----X----------");
}

#[test]
fn ru_16_a_game_without_moves_for_both_is_over_with_no_pass() {
    let game = classic("V03");
    check_over(&game, (14, 1), Some(Side::Black));
    assert_eq!((game.plies().len(), game.position().empty().len()), (11, 49));
    assert_eq!(passes(&game), []);
    assert_eq!(board(game.position()), "------------------X--------XXXX----XXXXX----X-X------X------O-X-");
}

#[test]
fn ru_17_a_game_is_over_though_both_colours_are_left() {
    let game = classic("V13");
    check_over(&game, (15, 2), Some(Side::Black));
    assert_eq!(game.position().empty().len(), 47);
}

#[test]
fn ru_19_a_game_is_over_when_black_is_wiped_out() {
    check_over(&classic("V39"), (0, 14), Some(Side::Second));
    let late = classic("V10");
    check_over(&late, (0, 61), Some(Side::Second));
    assert_eq!(late.position().empty().len(), 3);
}

#[test]
fn ru_20_equal_discs_are_a_draw() {
    for name in ["V05", "V06"] {
        check_over(&classic(name), (32, 32), None);
        assert_eq!(outcome(&classic(name)).ending, Ending::BoardFull, "{name}");
    }
}

#[test]
fn ru_22_a_full_board_of_one_colour_is_64_to_0() {
    let game = classic("V08");
    check_over(&game, (64, 0), Some(Side::Black));
    assert_eq!(passes(&game), [57, 58, 59].map(|after| (after, Side::Second, PassReason::NoLegalSquare)));
}

#[test]
fn ru_23_a_pass_before_the_last_square() {
    for (text, last, score, winner) in [
        (sequence("V14").trim_end_matches("h1"), "h1", (37, 27), Side::Black),
        (sequence("V30"), "b2", (29, 35), Side::Second),
    ] {
        let mut game = played("classic", text);
        assert_eq!(passes(&game), [(59, Side::Second, PassReason::NoLegalSquare)]);
        check_turn(&game, Side::Black, last);
        play(&mut game, last);
        check_over(&game, score, Some(winner));
    }
}

#[test]
fn ru_25_all_of_26_legal_squares_are_found() {
    check_turn(
        &classic("V24"),
        Side::Second,
        "a1 a2 a3 a4 a5 a6 a7 a8 b4 c2 c7 d2 d6 d8 e2 e8 f4 f8 g1 g2 g3 g4 g8 h4 h5 h8",
    );
}

/// The leaves at depth 1, 2, 3 and so on.
fn check_leaves(id: &str, leaves: &[u64]) {
    for (depth, count) in (1..).zip(leaves) {
        assert_eq!(perft(&start(id), depth).reached, *count, "{id} at depth {depth}");
    }
}

#[test]
fn ru_26_leaves_from_the_usual_and_a_parallel_start() {
    check_leaves("classic", &[4, 12, 56, 244, 1396, 8200, 55092]);
    check_leaves("classic.parallel-left", &[4, 14, 68, 292, 1690, 9696, 64794]);
}

#[test]
fn ru_28_a_finished_position_is_over_whoever_is_to_move() {
    let over = *classic("V03").position();
    for to_move in Side::BOTH {
        let position = Position::try_from(Setup { to_move, ..over.setup() }).expect("discs can lie so");
        let Status::Over(Outcome { winner, discs, .. }) = position.status() else {
            panic!("not over:\n{position}")
        };
        assert_eq!((winner, discs.black, discs.second), (Some(Side::Black), 14, 1));
    }
}

#[test]
fn ru_29_the_reverse_game_differs_in_the_winner_alone() {
    for (name, score, winner) in
        [("V01", (13, 0), Some(Side::Second)), ("V31", (62, 1), Some(Side::Second)), ("V05", (32, 32), None)]
    {
        let reverse = played("reverse", sequence(name));
        check_over(&reverse, score, winner);
        assert_eq!(reverse.plies(), classic(name).plies(), "{name}");
    }
}

#[test]
fn ru_31_leaves_from_the_empty_board() {
    check_leaves("historic", &[4, 12, 24, 24, 96, 320, 1536, 6624, 38208]);
}

#[test]
fn ru_32_turning_takes_no_disc_from_a_hand_and_undo_gives_one_back() {
    let mut game = historic("V25");
    let hands = |game: &Game| Side::BOTH.map(|side| game.position().hand(side));
    assert_eq!(hands(&game), [Some(28), Some(29)]);
    assert!(game.undo());
    assert_eq!(hands(&game), [Some(29), Some(29)]);
    for game in [historic("V35"), historic("V36")] {
        for position in (0..=game.plies().len()).map(|ply| game.position_at(ply)) {
            let in_hand: u8 = Side::BOTH.into_iter().filter_map(|side| position.hand(side)).sum();
            assert_eq!(in_hand, position.empty().len(), "{position}");
        }
    }
}

#[test]
fn ru_34_the_supply_ends_a_game_that_would_go_on_without() {
    let game = historic("V35");
    check_over(&game, (29, 34), Some(Side::Second));
    assert_eq!(outcome(&game).ending, Ending::NoDiscLeft);
    assert_eq!(game.position().empty(), squares("h7"));
    let mut modern = classic("V35");
    play(&mut modern, "h7");
    check_over(&modern, (40, 24), Some(Side::Black));
}

#[test]
fn ru_35_a_pass_for_want_of_discs_says_so() {
    let game = historic("V36");
    let stuck = [33, 34, 35, 38].map(|after| (after, Side::Second, PassReason::NoLegalSquare));
    let out = [56, 57, 58, 59].map(|after| (after, Side::Black, PassReason::NoDiscLeft));
    let after_the_centre: Vec<_> =
        passes(&game).iter().map(|&(after, side, why)| (after - 4, side, why)).collect();
    assert_eq!(after_the_centre, [stuck, out].concat());
    check_over(&game, (44, 20), Some(Side::Black));
    let modern = Game::replay(start("classic"), moves(sequence("V36")));
    let mv = moves(sequence("V36"))[56];
    assert!(matches!(modern, Err(IllegalPly { number: 57, mv: refused, .. }) if refused == mv), "{modern:?}");
    let before = played("classic", &sequence("V36")[..2 * 56]);
    check_turn(&before, Side::Black, "c4");
}
