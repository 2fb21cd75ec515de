//! The situations of the group "AI/search" that need no page.

use reversi::{
    engine::{Answer, Effort, Flow, Level, Question, Scope, Value, Wish, analyse, eval::Weights, think},
    game::Game,
    rules::{Goal, Move, Position, Ruleset, Setup, Side, SquareSet, Status},
};

use super::{check_over, check_turn, classic, played, sequence, square, squares, start};

fn weights(goal: Goal) -> Weights {
    let bytes: &[u8] = match goal {
        Goal::Most => include_bytes!("../../public/weights-most.bin"),
        Goal::Fewest => include_bytes!("../../public/weights-fewest.bin"),
    };
    Weights::from_bytes(bytes).expect("the weights are sound")
}

fn go_on(_: &Answer) -> Flow {
    Flow::Continue
}

/// What a level plays.
fn plays(position: Position, level: Level, lot: u64, weights: &Weights) -> SquareSet {
    let question = Question { position, wish: Wish::Play(level), lot };
    think(&question, Some(weights), &mut go_on).best.into_iter().collect()
}

fn solve(position: &Position) -> Answer {
    analyse(position, Effort::SOLVE, Scope::All, None, &mut go_on)
}

/// The position on 64 squares, Black to move.
fn black_to_move(board: &str) -> Position {
    let of = |sign| {
        (Ruleset::default().shape.squares().iter().zip(board.chars())).filter(move |(_, s)| *s == sign)
    };
    let mut setup = Setup::start(Ruleset::default());
    setup.discs.black = of('X').map(|(square, _)| square).collect();
    setup.discs.second = of('O').map(|(square, _)| square).collect();
    Position::try_from(setup).expect("a sound setup")
}

/// The two best squares and their exact values.
fn check_best(position: &Position, expected: [(&str, i8); 2]) {
    let answer = solve(position);
    let expected = expected.map(|(name, discs)| (square(name), Value::Exact(discs)));
    assert_eq!(answer.values[..2], expected, "{position}");
}

/// A game that ends with a pass, without that pass.
fn before_the_pass(game: &Game) -> Position {
    let (pass, plies) = game.plies().split_last().expect("a game");
    assert_eq!(pass.mv, Move::Pass);
    plies.iter().fold(start("classic"), |position, ply| position.play(ply.mv).expect("a legal ply"))
}

#[test]
fn ai_01_who_cannot_move_is_not_asked_for_a_move() {
    let game = classic("V29");
    let position = before_the_pass(&game);
    assert_eq!(position.to_move(), Side::Second);
    let question = Question { position, wish: Wish::Play(Level::new(8).expect("a level")), lot: 0 };
    assert_eq!(think(&question, None, &mut go_on).best, None);
    check_turn(&game, Side::Black, "a7 b7 c7 d8 e8 f8 g4 g7 g8 h5 h6 h7");
}

#[test]
fn ai_02_every_move_of_every_level_is_legal_in_every_ruleset() {
    let ids =
        ["classic", "reverse", "historic", "6x6.usual.shared.fewest.white", "octagon.free.own.most.red"];
    for id in ids {
        let weights = weights(start(id).ruleset().goal);
        for level in Level::all().take(7) {
            let mut game = played(id, "");
            while let Status::ToPlace(legal) = game.position().status() {
                let square = plays(*game.position(), level, game.ply() as u64 * 77, &weights);
                assert!(legal.meets(square), "{id}, level {}: {square}\n{}", level.number(), game.position());
                game.place(square.iter().next().expect("a square")).expect("legal");
                game.settle();
            }
            assert!(matches!(game.position().status(), Status::Over(_)), "{id}: passes only when forced");
        }
    }
}

#[test]
fn ai_04_the_exact_score_has_the_sign_of_the_side_to_move() {
    let game = classic("V30");
    let (white, black) = (before_the_pass(&game), *game.position());
    assert_eq!((white.to_move(), black.to_move()), (Side::Second, Side::Black));
    assert_eq!((solve(&white).value, solve(&black).value), (Value::Exact(6), Value::Exact(-6)));
}

#[test]
fn ai_05_exact_scores_of_known_positions() {
    let a = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";
    let b = "-OOOOO----OXXO-XXXOXOXX-XXOXOXXOXXOOXOOOXXXXOO-OX-XOOO---XXXXX--";
    check_best(&black_to_move(a), [("g8", 18), ("h1", 12)]);
    check_best(&black_to_move(b), [("g8", 32), ("g2", 12)]);
    check_best(&black_to_move(POSITION_C), [("b7", 14), ("a4", 0)]);
}

const POSITION_C: &str = "--XXXXX--OOOXX---OOOXXXX-OXOXOXXOXXXOXXX--XOXOXX--OXOOO--OOOOO--";

#[test]
fn ai_07_every_value_is_within_the_board() {
    let weights = weights(Goal::Most);
    let level = Level::new(6).expect("a level");
    for name in ["V01", "V08", "V33"] {
        let game = classic(name);
        for ply in 0..game.plies().len() {
            let moves = game.plies()[..ply].iter().map(|ply| ply.mv);
            let position = *Game::replay(start("classic"), moves).expect("a beginning").position();
            let answer =
                think(&Question { position, wish: Wish::Play(level), lot: 1 }, Some(&weights), &mut go_on);
            for value in answer.values.iter().map(|(_, value)| *value).chain([answer.value]) {
                assert!(value.hundredths().abs() <= 6400, "{name}, ply {ply}: {value:?}");
            }
        }
    }
}

#[test]
fn ai_10_all_moves_are_searched_to_the_same_depth() {
    let position = black_to_move(POSITION_C);
    let answer = think(&Question { position, wish: Wish::Values, lot: 0 }, None, &mut go_on);
    assert_eq!(answer.best, Some(square("b7")));
    let judged: SquareSet = answer.values.iter().map(|&(square, _)| square).collect();
    assert_eq!(judged, position.legal());
    assert!(answer.values.iter().all(|(_, value)| matches!(value, Value::Exact(_))), "{:?}", answer.values);
}

#[test]
fn ai_11_a_stopped_search_answers_with_a_legal_move() {
    let position = *classic("V24").position();
    for reports in 1..20 {
        let mut left = reports;
        let answer = think(&Question { position, wish: Wish::Hint, lot: 0 }, None, &mut |_| {
            left -= 1;
            if left == 0 { Flow::Stop } else { Flow::Continue }
        });
        assert!(answer.best.is_some_and(|best| position.legal().contains(best)), "after {reports} reports");
        assert!(matches!(answer.value, Value::Estimate(_)), "after {reports} reports");
    }
}

#[test]
fn ai_16_the_lowest_level_always_moves_and_not_always_alike() {
    let lowest = Level::new(1).expect("a level");
    let weights = weights(Goal::Most);
    let set_up = "-X---X---X---X---XOXXX----XOO----XOXXXX--XX-OOOO-X-OXXXX--O-----";
    let parallel = *played("historic", "d4e4d5e5").position();
    for position in [parallel, black_to_move(set_up), start("classic")] {
        for lot in 0..20 {
            assert!(position.legal().meets(plays(position, lowest, lot, &weights)), "{position}");
        }
    }
    for level in Level::all() {
        let firsts = (0..20).map(|lot| plays(start("classic"), level, lot, &weights));
        let firsts = firsts.fold(SquareSet::EMPTY, |all, first| all | first);
        assert!(firsts.len() >= 2, "level {}: always {firsts}", level.number());
    }
}

#[test]
fn ai_17_black_moves_first_after_a_parallel_opening() {
    let weights = weights(Goal::Most);
    let position = *played("historic", "d4e4d5e5").position();
    for level in Level::all().take(12) {
        let played = plays(position, level, 5, &weights);
        assert!(squares("f3 f4 f5 f6").meets(played), "level {}: {played}", level.number());
    }
}

#[test]
fn ai_19_every_level_sees_the_end_of_the_game() {
    for (id, wins) in [("classic", true), ("reverse", false)] {
        let position = *played(id, "e6f4e3f6g5d6e7f5").position();
        assert_eq!(position.legal(), squares("c3 c4 c5 c6 c7 g4 g6"));
        let weights = weights(position.ruleset().goal);
        for level in Level::all().take(13) {
            let played = plays(position, level, 3, &weights);
            assert_eq!(played == squares("c5"), wins, "{id}, level {}: {played}", level.number());
        }
    }
    check_over(&played("classic", "e6f4e3f6g5d6e7f5c5"), (13, 0), Some(Side::Black));
}

#[test]
fn ai_20_the_supply_decides_the_last_moves() {
    let check = |id: &str, best: &str, discs: i8| {
        let position = *played(id, &sequence("V35")[..2 * 58]).position();
        assert_eq!(position.legal(), squares("a7 h7"));
        assert_eq!(solve(&position).value, Value::Exact(discs), "{id}");
        let weights = weights(Goal::Most);
        for level in Level::all().skip(1) {
            assert_eq!(plays(position, level, 9, &weights), squares(best), "{id}, level {}", level.number());
        }
    };
    check("8x8.usual.own.most.red", "h7", -2);
    check("classic", "a7", 16);
}
