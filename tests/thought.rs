//! What the page and the engine's worker say to each other: read back as it was written, whatever it is.

use proptest::prelude::*;
use reversi::{
    engine::{Answer, Level, Question, Value, Verdict, Wish},
    formats::{
        thought::{self, Report},
        transcript,
    },
    game::Game,
    rules::{Move, Position},
};

const RECORDS: [(&str, &str); 4] = [
    ("classic", "f5d6c3d3c4"),
    ("historic", "d4d5e4e5c6"),
    ("octagon.usual.own.fewest.red", "e4"),
    ("10x10.free.shared.most.white", ""),
];

fn position(ruleset: &str, record: &str) -> Position {
    let squares = transcript::read(record).expect("squares").into_iter().map(Move::Place);
    *Game::replay(Position::start(ruleset.parse().expect("a ruleset")), squares)
        .expect("legal moves")
        .position()
}

#[test]
fn questions_about_every_kind_of_game_are_read_back() {
    let wishes = [Wish::Hint, Wish::Values]
        .into_iter()
        .chain((1..=Level::COUNT).filter_map(Level::new).map(Wish::Play));
    for wish in wishes {
        for (ruleset, record) in RECORDS {
            let question = Question { position: position(ruleset, record), wish, lot: u64::MAX };
            assert_eq!(thought::read_question(&thought::write_question(7, &question)), Some((7, question)));
        }
    }
}

#[test]
fn reports_are_read_back() {
    let square = |name: &str| name.parse().expect("a square");
    let values = [
        Value::Exact(-64),
        Value::Estimate(i16::MIN),
        Value::Decided(Verdict::Win),
        Value::Decided(Verdict::Draw),
        Value::Decided(Verdict::Loss),
    ];
    let answer = Answer {
        best: Some(square("j10")),
        value: Value::Exact(2),
        values: values.map(|value| (square("a1"), value)).to_vec(),
        line: vec![Move::Place(square("j10")), Move::Pass],
        depth: 12,
        nodes: u64::MAX,
    };
    let reports =
        [Report::Ready, Report::Progressed(1, Answer::nothing()), Report::Answered(u32::MAX, answer)];
    for report in reports {
        assert_eq!(thought::read_report(&thought::write_report(&report)), Some(report));
    }
}

#[test]
fn what_cannot_be_asked_is_dropped() {
    let sound = thought::write_question(
        1,
        &Question { position: position("historic", "d4d5e4e5c6"), wish: Wish::Hint, lot: 0 },
    );
    assert!(thought::read_question(&sound).is_some());
    for (part, wrong) in
        [("historic", "zz"), ("hint", "0"), ("c6", "z9"), ("30", "31"), ("c6", "d4"), ("e5", "-"), ("1 ", "")]
    {
        assert!(sound.contains(part), "{part} in {sound}");
        assert_eq!(thought::read_question(&sound.replacen(part, wrong, 1)), None, "{part} → {wrong}");
    }
}

proptest! {
    #[test]
    fn a_reader_never_panics(text in ".*", cut in 0..200_usize) {
        prop_assert_eq!(thought::read_question(&text), None);
        prop_assert_eq!(thought::read_report(&text), None);
        let sound = thought::write_report(&Report::Answered(3, Answer::nothing()));
        let part = &sound[..cut.min(sound.len() - 1)];
        prop_assert_eq!(thought::read_report(part), None);
    }
}
