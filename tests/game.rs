//! One game over time: plies, undo and redo, cutting; a slow plain model judges.

mod moves;

use moves::moves;
use proptest::{prelude::*, sample::select};
use reversi::{
    game::{Game, Ply},
    rules::{Move, PassReason, Position, Refusal, Ruleset, Side, Square, SquareSet, Status},
};

/// Undone once, this game stands before a move that forces Black to pass.
const FORCES_A_PASS: &str = "f5f6d3g5h5h4f7h6";

fn played(text: &str) -> Game {
    Game::replay(Position::start(Ruleset::default()), moves(text))
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn square(name: &str) -> Square {
    name.parse().expect("a square's name")
}

fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(square).collect()
}

#[test]
fn a_refused_move_leaves_the_game_as_it_was() {
    let mut game = played("f5d6c3");
    game.undo();
    let before = game.clone();
    assert_eq!(game.place(square("a1")), Err(Refusal::TurnsNothing));
    assert_eq!(game.place(square("f5")), Err(Refusal::Occupied));
    assert_eq!(game.pass(), Err(Refusal::MustPlace));
    assert!(!game.settle());
    assert_eq!(game, before, "what could be redone is still there");
}

#[test]
fn each_ply_tells_what_it_did() {
    let game = played(FORCES_A_PASS);
    let check = |ply: usize, side, mv: &str, turned: &str, pass| {
        let expected = Ply { side, mv: moves(mv)[0], turned: squares(turned), pass };
        assert_eq!(game.ply_before(ply), Some(expected), "ply {ply}");
    };
    check(1, Side::Black, "f5", "e5", None);
    check(2, Side::Second, "f6", "e5", None);
    check(8, Side::Second, "h6", "h5", None);
    check(9, Side::Black, "--", "", Some(PassReason::NoLegalSquare));
    assert_eq!(game.ply_before(0), None);
    assert_eq!(game.ply_before(10), None);
}

#[test]
fn undo_takes_back_the_pass_that_a_move_forced_and_redo_makes_it_again() {
    let mut game = played(FORCES_A_PASS);
    let whole = game.clone();
    assert_eq!(game.ply(), 9);
    assert!(game.undo());
    assert_eq!((game.ply(), game.position().to_move()), (7, Side::Second));
    assert_eq!(game.position().legal(), squares("c5 e7 h6"));
    assert!(game.redo());
    assert_eq!(game, whole);
    assert_eq!(game.position().legal(), squares("c5 e7"));
}

#[test]
fn a_pass_that_is_confirmed_is_one_decision_with_its_move() {
    let mut game = played(FORCES_A_PASS);
    game.undo();
    game.place(square("h6")).expect("h6 is legal");
    assert_eq!(game.position().status(), Status::ToPass(PassReason::NoLegalSquare));
    assert!(game.undo() && game.redo(), "before the pass is confirmed");
    assert_eq!(game.ply(), 8);
    game.pass().expect("a forced pass");
    assert_eq!(game, played(FORCES_A_PASS));
}

#[test]
fn a_forced_pass_at_the_start_is_no_decision() {
    let stuck = *played(FORCES_A_PASS).position_at(8);
    let mut game = Game::from_position(stuck);
    assert!(game.settle());
    assert!(!game.can_undo() && !game.undo());
    game.place(square("c5")).expect("c5 is legal");
    assert!(game.undo());
    assert_eq!((game.ply(), game.position().to_move()), (1, Side::Second));
}

/// A player presses undo to the start and redo to the end.
fn check_there_and_back(game: &Game) {
    let mut walker = game.clone();
    let mut seen = vec![*walker.position()];
    while walker.undo() {
        seen.push(*walker.position());
    }
    assert_eq!(walker.position(), game.position_at(0));
    for position in seen.iter().rev() {
        assert_eq!(walker.position(), position);
        walker.redo();
    }
    assert_eq!(&walker, game);
}

/// The slow plain game: only the squares are kept, the rest is played anew each time.
#[derive(Clone, Debug)]
struct Model {
    start: Position,
    done: Vec<Square>,
    /// The next one to redo is the last.
    undone: Vec<Square>,
}

/// What somebody does to a game. A number stands for one of the squares or plies that there are.
#[derive(Clone, Copy, Debug)]
enum Act {
    Place(u8),
    Undo,
    Redo,
    /// Goes back to an earlier position for good.
    Cut(u8),
}

impl Model {
    fn act(&mut self, act: Act) {
        match act {
            Act::Place(choice) => {
                self.done.extend(chosen(self.game().position(), choice));
                self.undone.clear();
            }
            Act::Undo => self.undone.extend(self.done.pop()),
            Act::Redo => self.done.extend(self.undone.pop()),
            Act::Cut(choice) => {
                let whole = self.whole_game();
                let left = &whole.plies()[..ply_chosen(&whole, choice)];
                self.done = left.iter().filter_map(|ply| square_of(ply.mv)).collect();
                self.undone.clear();
            }
        }
    }

    /// The game up to where it stands.
    fn game(&self) -> Game {
        replayed(self.start, &self.done)
    }

    /// The game with what can be redone.
    fn whole_game(&self) -> Game {
        let later = self.undone.iter().rev().copied();
        replayed(self.start, &self.done.iter().copied().chain(later).collect::<Vec<_>>())
    }

    fn assert_agrees(&self, game: &Game) {
        assert_eq!(game.position(), self.game().position());
        assert_eq!(game.ply(), self.game().ply());
        assert_eq!(game.plies(), self.whole_game().plies());
        assert_eq!((game.can_undo(), game.can_redo()), (!self.done.is_empty(), !self.undone.is_empty()));
    }
}

fn replayed(start: Position, squares: &[Square]) -> Game {
    Game::replay(start, squares.iter().copied().map(Move::Place)).expect("legal squares")
}

fn square_of(mv: Move) -> Option<Square> {
    match mv {
        Move::Place(square) => Some(square),
        Move::Pass => None,
    }
}

fn chosen(position: &Position, choice: u8) -> Option<Square> {
    let legal = position.legal();
    legal.iter().nth(usize::from(choice) % usize::from(legal.len().max(1)))
}

fn ply_chosen(game: &Game, choice: u8) -> usize {
    usize::from(choice) % (game.plies().len() + 1)
}

fn act_on(game: &mut Game, act: Act) {
    match act {
        Act::Place(choice) => {
            if let Some(square) = chosen(game.position(), choice) {
                game.place(square).expect("a legal square");
            }
        }
        Act::Undo => drop(game.undo()),
        Act::Redo => drop(game.redo()),
        Act::Cut(choice) => game.cut(ply_chosen(game, choice)),
    }
    game.settle();
}

fn any_start() -> impl Strategy<Value = Position> {
    let ids = [
        "classic",
        "historic",
        "6x6.usual.own.fewest.white",
        "6x6.free.own.most.red",
        "octagon.free.shared.most.red",
    ];
    select(ids.to_vec()).prop_map(|id| Position::start(id.parse().expect("a ruleset's id")))
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => any::<u8>().prop_map(Act::Place),
        3 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => any::<u8>().prop_map(Act::Cut),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..Default::default() })]

    #[test]
    fn a_game_is_what_its_squares_make_it(start in any_start(), acts in proptest::collection::vec(any_act(), 1..90)) {
        let mut game = Game::from_position(start);
        let mut model = Model { start, done: vec![], undone: vec![] };
        for act in acts {
            act_on(&mut game, act);
            model.act(act);
            model.assert_agrees(&game);
        }
    }

    #[test]
    fn undo_and_redo_lead_back_to_the_same_game(start in any_start(), choices in any::<[u8; 32]>()) {
        let mut game = Game::from_position(start);
        for choice in choices.iter().cycle().take(100) {
            act_on(&mut game, Act::Place(*choice));
        }
        check_there_and_back(&game);
        let squares = game.squares().map(Move::Place);
        prop_assert_eq!(Game::replay(start, squares), Ok(game.clone()));
        prop_assert_eq!(Game::replay(start, game.plies().iter().map(|ply| ply.mv)), Ok(game));
    }
}
