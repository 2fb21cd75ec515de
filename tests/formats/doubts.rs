//! What is doubtful is returned as a choice, the likeliest first.

use reversi::{
    formats::record::{Check, Claim},
    rules::{BySide, Ending, Outcome, Side},
};

use super::{choices, opened, sequence, squares};

fn check(text: &str, rulesets: &[&str]) {
    let found: Vec<String> = choices(text).iter().map(|record| record.game.ruleset().to_string()).collect();
    assert_eq!(found, rulesets, "{text}");
}

#[test]
fn a_transcript_says_no_ruleset() {
    check("f5d6c3", &["classic", "reverse"]);
    check("d4e4d5e5f5", &["historic"]);
    check("f4d3c6", &["classic.exchanged", "reverse.exchanged"]);
    check("e6", &["classic", "reverse", "classic.parallel-top", "reverse.parallel-top"]);
    check("c4", &["classic", "reverse", "classic.parallel-right", "reverse.parallel-right"]);
    check("c2b2", &["6x6.usual.shared.most.white"]);
    check("g6g7", &["10x10.usual.shared.most.white", "octagon.usual.shared.most.white"]);
}

#[test]
fn whatever_can_be_played_furthest_is_likeliest() {
    // d3 c5 is classic; with a wrong third move it is still nothing else.
    check("d3c5h8", &["classic", "reverse"]);
}

#[test]
fn a_board_without_a_side_may_be_of_either() {
    let sides = |text: &str| -> Vec<(String, Side)> {
        let turn = |game: &reversi::game::Game| game.position_at(0).to_move();
        choices(text).iter().map(|r| (r.game.ruleset().to_string(), turn(&r.game))).collect()
    };
    let text = "------------------XO------XXX------OXX-----O--------------------";
    let expected = [
        ("classic", Side::Black),
        ("reverse", Side::Black),
        ("classic", Side::Second),
        ("reverse", Side::Second),
    ];
    assert_eq!(sides(text), expected.map(|(id, side)| (id.to_owned(), side)));
}

#[test]
fn a_claimed_result_is_compared_with_the_moves() {
    let outcome = Outcome {
        discs: BySide { black: 13, second: 0 },
        winner: Some(Side::Black),
        ending: Ending::NoLegalSquare,
    };
    let moves: String = sequence("V01")
        .as_bytes()
        .chunks(2)
        .enumerate()
        .map(|(i, pair)| format!(";{}[{}]", ["B", "W"][i % 2], String::from_utf8_lossy(pair)))
        .collect();
    let check = |result: &str, claim: Option<Claim>, expected: Check| {
        let record = opened(format!("(;GM[2]RE[{result}]{moves})"));
        assert_eq!((squares(&record.game).as_str(), record.claim), (sequence("V01"), claim), "{result}");
        assert_eq!(record.check(), expected, "{result}");
    };
    check("B+64", Some(Claim::WonBy(Side::Black, 64)), Check::Agrees);
    check("B+13", Some(Claim::WonBy(Side::Black, 13)), Check::Agrees);
    check("B+R", Some(Claim::Winner(Some(Side::Black))), Check::Agrees);
    check("W+13", Some(Claim::WonBy(Side::Second, 13)), Check::Differs(outcome));
    check("B+12", Some(Claim::WonBy(Side::Black, 12)), Check::Differs(outcome));
    check("0", Some(Claim::Winner(None)), Check::Differs(outcome));
    check("Void", None, Check::NoClaim);
    check("?", None, Check::NoClaim);
}

#[test]
fn a_handicap_is_no_difference() {
    let moves: String = sequence("V01")
        .as_bytes()
        .chunks(2)
        .enumerate()
        .map(|(i, pair)| format!("{}[{}]", ["B", "W"][i % 2], String::from_utf8_lossy(pair)))
        .collect();
    let check = |result: &str, handicap: &str, agrees: bool| {
        let text = format!("(;GM[Othello]RE[{result}]KM[{handicap}]{moves};)");
        assert_eq!(opened(&text).check() == Check::Agrees, agrees, "{result} {handicap}");
    };
    check("+13.500", "-0.5", true);
    check("+13.500", "0.5", false);
    check("+64.00", "0", true);
    check("-13.00", "0", false);
    check("+10.00:r", "0", true);
    check("-10.00:t", "0", false);
}

#[test]
fn an_unfinished_game_is_not_compared() {
    assert_eq!(opened("(;GM[2]RE[B+2];B[f5])").check(), Check::NotOver);
}
