//! Records of games: complete games with their scores and passes, and records that break the rules.

mod moves;

use moves::moves;
use reversi::{
    game::{Game, IllegalPly},
    rules::{
        BySide, Move, Outcome, PassReason, Position, Refusal, Ruleset, Setup, Side, SquareSet, Status, Supply,
    },
};

fn start(id: &str) -> Position {
    Position::start(id.parse().expect("a ruleset's id"))
}

fn played(id: &str, text: &str) -> Game {
    Game::replay(start(id), moves(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn outcome(game: &Game) -> Outcome {
    match game.position().status() {
        Status::Over(outcome) => outcome,
        status => panic!("not over but {status:?}:\n{}", game.position()),
    }
}

/// The squares on which a side would enclose discs if it had the move and a disc to place.
fn open_squares(position: &Position, side: Side) -> SquareSet {
    let ruleset = Ruleset { supply: Supply::Shared, ..position.ruleset() };
    let setup = Setup { ruleset, to_move: side, ..position.setup() };
    Position::try_from(setup).expect("the same discs, with more to place").legal()
}

/// One game of golden_historic.txt: the text behind each word at the start of a line.
struct Golden<'a>(&'a str);

impl<'a> Golden<'a> {
    fn all() -> Vec<Golden<'static>> {
        include_str!("data/golden_historic.txt").split("\n\n").skip(1).map(Golden).collect()
    }

    fn line(&self, word: &str) -> &'a str {
        let line = self.0.lines().find_map(|line| line.strip_prefix(word));
        line.unwrap_or_else(|| panic!("no line {word} in {}", self.0)).trim()
    }
}

#[test]
fn golden_historic_games_end_as_they_must() {
    assert_eq!(Golden::all().len(), 6);
    for golden in Golden::all() {
        let game = played("historic", golden.line("moves"));
        assert_eq!(written(&game), moves(golden.line("moves")), "passes of {}", golden.line("game"));
        assert_eq!(passes(&game), golden.line("passes"), "{}", golden.line("game"));
        assert_eq!(end(&game), golden.line("end"), "{}", golden.line("game"));
        assert_eq!(open(game.position()), golden.line("open"), "{}", golden.line("game"));
    }
}

fn written(game: &Game) -> Vec<Move> {
    game.plies().iter().map(|ply| ply.mv).collect()
}

fn passes(game: &Game) -> String {
    let passes = game.plies().iter().enumerate().filter_map(|(i, ply)| {
        let reason = match ply.pass? {
            PassReason::NoLegalSquare => "no-legal-square",
            PassReason::NoDiscLeft => "no-disc-left",
        };
        let side = if ply.side == Side::Black { "black" } else { "red" };
        Some(format!("{} {side} {reason}", i + 1))
    });
    or_none(passes.collect::<Vec<_>>().join(", "))
}

fn end(game: &Game) -> String {
    let BySide { black, second } = outcome(game).discs;
    let hands = Side::BOTH.map(|side| game.position().hand(side).expect("a supply of its own").to_string());
    format!("{black}-{second}, {} empty, hands {}", game.position().empty().len(), hands.join("-"))
}

fn open(position: &Position) -> String {
    let [black, red] = Side::BOTH.map(|side| or_none(open_squares(position, side).to_string()));
    format!("black: {black}; red: {red}")
}

fn or_none(text: String) -> String {
    if text.is_empty() { "none".into() } else { text }
}

#[test]
fn complete_games_end_with_their_score() {
    let games: Vec<&str> =
        include_str!("data/transcripts.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(games.len(), 58);
    for line in games {
        let (text, rest) = line.split_once('\t').expect("a tab behind the moves");
        let (official, facts) = rest.split_once('\t').expect("a tab behind the score");
        check_facts(&played("classic", text), official, facts);
    }
}

fn check_facts(game: &Game, official: &str, facts: &str) {
    let fact = |name: &str| {
        let value = facts.split_once(&format!("{name}=")).expect(name).1;
        value.split([';', ']']).next().unwrap_or(value)
    };
    let outcome = outcome(game);
    let places = game.squares().count();
    let passes: Vec<String> = moves_before_passes(game).iter().map(ToString::to_string).collect();
    assert_eq!(score(outcome.discs), fact("board"), "{facts}");
    assert_eq!(score(outcome.filled(64)), official, "{facts}");
    assert_eq!(places.to_string(), fact("moves"), "{facts}");
    assert_eq!(passes.len().to_string(), fact("passes"), "{facts}");
    assert_eq!(or_none(passes.join(",")), fact("pass_after_move"), "{facts}");
    assert_eq!(game.ply(), places + passes.len(), "{facts}");
}

fn score(discs: BySide<u8>) -> String {
    format!("{}-{}", discs.black, discs.second)
}

/// For each pass, how many discs had been placed.
fn moves_before_passes(game: &Game) -> Vec<usize> {
    let plies = game.plies();
    let placed = |i: usize| plies[..i].iter().filter(|ply| ply.mv != Move::Pass).count();
    (0..plies.len()).filter(|&i| plies[i].mv == Move::Pass).map(placed).collect()
}

/// Each reader of a record gets the same game, wherever its passes are written.
#[test]
fn a_record_is_complete_without_its_passes() {
    for golden in Golden::all() {
        let with = moves(golden.line("moves"));
        let without = with.iter().copied().filter(|mv| *mv != Move::Pass);
        let half =
            with.iter().enumerate().filter(|(i, mv)| **mv != Move::Pass || i % 4 == 0).map(|(_, mv)| *mv);
        let whole = Game::replay(start("historic"), with.iter().copied());
        assert!(whole.is_ok(), "{whole:?}");
        assert_eq!(Game::replay(start("historic"), without), whole);
        assert_eq!(Game::replay(start("historic"), half), whole);
    }
}

#[test]
fn a_record_that_breaks_the_rules_names_ply_and_reason() {
    let check = |id: &str, text: &str, number: usize, why: Refusal| {
        let mv = moves(text)[number - 1];
        assert_eq!(Game::replay(start(id), moves(text)), Err(IllegalPly { number, mv, why }), "{text}");
    };
    check("classic", "d3d4d5", 2, Refusal::Occupied);
    check("classic", "f5a1", 2, Refusal::TurnsNothing);
    check("classic", "f5i9", 2, Refusal::NoSuchSquare);
    check("classic", "-- f5", 1, Refusal::MustPlace);
    check("classic", "f5 -- d6", 2, Refusal::MustPlace);
    check("classic", "e6f4e3f6g5d6e7f5c5a1", 10, Refusal::GameOver);
    check("classic", "e6f4e3f6g5d6e7f5c5--", 10, Refusal::GameOver);
    check("classic", "f5f6d3g5h5h4f7h6 -- -- c5", 10, Refusal::MustPlace);
    check("historic", "d4 d4", 2, Refusal::Occupied);
    check("historic", "d4 d3", 2, Refusal::NotInTheCentre);
    let golden = &Golden::all()[0];
    let one_too_many = format!("{} g1", golden.line("moves"));
    check("historic", &one_too_many, 64, Refusal::GameOver);
}
