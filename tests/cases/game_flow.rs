//! The situations of the group "game flow" that need no page.

use reversi::{
    formats::{save::GameId, transcript},
    game::{Game, Seats},
    i18n::Language,
    rules::{Move, PassReason, Side},
    session::{Action, Dialog, EditorAction, Session, Settings, Table, update},
};

use super::{board, check_over, check_turn, classic, counts, moves, passes, play, played, sequence, square};

fn undo(game: &mut Game, times: usize) {
    for _ in 0..times {
        assert!(game.undo(), "nothing to undo at ply {}", game.ply());
    }
}

fn redo(game: &mut Game, times: usize) {
    for _ in 0..times {
        assert!(game.redo(), "nothing to redo at ply {}", game.ply());
    }
}

#[test]
fn gf_01_after_undo_the_same_side_moves_again() {
    let mut game = played("classic", "f5");
    undo(&mut game, 1);
    play(&mut game, "e6");
    assert_eq!(game.last_ply().map(|ply| ply.side), Some(Side::Black));
    let mut game = played("classic", "f5f6d3");
    undo(&mut game, 3);
    check_turn(&game, Side::Black, "d3 c4 f5 e6");
    assert!(!game.can_undo());
}

#[test]
fn gf_04_undo_takes_the_pass_along_and_redo_brings_it_back() {
    let mut game = classic("V02");
    undo(&mut game, 1);
    check_turn(&game, Side::Second, "c5 e7 h6");
    redo(&mut game, 1);
    check_turn(&game, Side::Second, "c5 e7");
}

#[test]
fn gf_05_many_passes_survive_undo_and_redo() {
    let mut game = classic("V12");
    let whole = game.clone();
    undo(&mut game, 10);
    redo(&mut game, 10);
    assert_eq!(game, whole);
    check_over(&game, (63, 0), Some(Side::Black));
    assert_eq!(board(game.position()), format!("{}-{}", "X".repeat(53), "X".repeat(10)));
    assert_eq!(passes(&game).len(), 8);
    assert!(
        passes(&game).iter().all(|&(_, side, why)| (side, why) == (Side::Second, PassReason::NoLegalSquare))
    );
}

#[test]
fn gf_07_a_finished_game_can_be_taken_back() {
    let mut game = classic("V01");
    undo(&mut game, 1);
    check_turn(&game, Side::Black, "c3 c4 c5 c6 c7 g4 g6");
    play(&mut game, "c5");
    check_over(&game, (13, 0), Some(Side::Black));
    assert_eq!(game, classic("V01"));
}

#[test]
fn gf_11_the_count_follows_undo() {
    let mut game = played("classic", "f5f6d3");
    assert_eq!(counts(&game), (5, 2));
    undo(&mut game, 1);
    assert_eq!(counts(&game), (3, 3));
}

#[test]
fn gf_13_the_last_move_follows_undo_and_redo() {
    let mut game = played("classic", "f5d6c3");
    let last = |game: &Game| game.last_ply().map(|ply| ply.mv);
    let place = |name| Some(Move::Place(square(name)));
    undo(&mut game, 1);
    assert_eq!(last(&game), place("d6"));
    redo(&mut game, 1);
    assert_eq!(last(&game), place("c3"));
    undo(&mut game, 2);
    assert_eq!(last(&game), place("f5"));
    undo(&mut game, 1);
    assert_eq!(last(&game), None);
}

#[test]
fn gf_14_a_pass_is_one_entry_between_two_moves() {
    let mut game = classic("V28");
    play(&mut game, "c3");
    let plies = game.plies();
    assert_eq!(game.squares().count(), 17);
    assert_eq!(passes(&game), [(16, Side::Black, PassReason::NoLegalSquare)]);
    assert_eq!(plies[15..].iter().map(|ply| ply.mv).collect::<Vec<_>>(), moves("f8 -- c3"));
    assert!(plies.iter().step_by(2).all(|ply| ply.side == Side::Black));
    assert!(plies.iter().skip(1).step_by(2).all(|ply| ply.side == Side::Second));
}

#[test]
fn gf_16_only_legal_squares_are_marked() {
    let marked = |name| classic(name).position().legal().to_string();
    assert_eq!(marked("V04"), "e7 f8");
    assert_eq!(marked("V01"), "");
}

#[test]
fn gf_20_the_winner_is_a_side() {
    check_over(&classic("V03"), (14, 1), Some(Side::Black));
    check_over(&classic("V05"), (32, 32), None);
}

#[test]
fn gf_23_a_transcript_has_no_pass_in_it() {
    assert_eq!(transcript::write(classic("V01").squares()), sequence("V01"));
    assert_eq!(transcript::write(classic("V08").squares()), sequence("V08"));
}

#[test]
fn gf_26_a_new_move_after_undo_drops_the_old_line() {
    let mut game = played("classic", "f5f6d3");
    undo(&mut game, 2);
    play(&mut game, "d6");
    assert!(!game.can_redo());
    assert_eq!(transcript::write(game.squares()), "f5d6");
    assert_eq!(game, played("classic", "f5d6"));
}

#[test]
fn gf_32_the_score_is_blacks_first_whoever_wins() {
    check_over(&classic("V14"), (37, 27), Some(Side::Black));
    let with_b2 = format!("{}b2", sequence("V30"));
    check_over(&played("classic", &with_b2), (29, 35), Some(Side::Second));
    check_over(&classic("V05"), (32, 32), None);
}

#[test]
fn gf_31_the_side_to_move_turns_no_disc_in_the_editor_and_cancel_leaves_the_game() {
    let table = Table::with(GameId::from_lot(1), classic("V02"), Seats::default());
    let mut session = Session::new(table.clone(), Settings::default(), Language::En);
    update(&mut session, Action::Open(Dialog::Editor));
    let setup = |session: &Session| session.now.editor.as_ref().expect("the editor is open").setup;
    let at_first = setup(&session);
    for side in [Side::Black, Side::Second, Side::Black, Side::Second] {
        update(&mut session, Action::Editor(EditorAction::ToMove(side)));
        assert_eq!((setup(&session).discs, setup(&session).to_move), (at_first.discs, side));
    }
    update(&mut session, Action::Close);
    assert_eq!((session.table, session.now.dialog), (table, None));
}
