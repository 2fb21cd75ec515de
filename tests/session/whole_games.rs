//! Complete games, square by square, beside the rules: modern ones, and the golden ones of the historic game.

use reversi::{
    formats::transcript,
    rules::{Position, Side, Square, Status},
    scene::{self, NoticeKind},
    session::Action,
};

use crate::{
    named::named,
    story::{Story, square},
};

#[test]
fn complete_games_are_played_to_their_score() {
    let mut games = 0;
    for line in include_str!("../data/transcripts.txt").lines().filter(|line| !line.starts_with('#')) {
        let (squares, facts) = line.split_once('\t').expect("squares, a tab, facts");
        let story = play_beside_the_rules("classic", &transcript::read(squares).expect("squares"));
        assert_eq!(story.count(), fact(facts, "board="), "{line}");
        assert_eq!(story.line().matches("--").count().to_string(), fact(facts, "passes="), "{line}");
        assert!(story.notice().starts_with("over: "), "{line}");
        games += 1;
    }
    assert_eq!(games, 58);
}

/// The value behind a key.
fn fact<'a>(facts: &'a str, key: &str) -> &'a str {
    let value = facts.split_once(key).unwrap_or_else(|| panic!("{key} in {facts:?}")).1;
    value.split([';', ']']).next().unwrap_or(value)
}

/// Presses the squares, with every pass made by the rules beside it.
fn play_beside_the_rules(ruleset: &str, squares: &[Square]) -> Story {
    let mut story = Story::of(ruleset);
    let mut position = Position::start(ruleset.parse().expect("a ruleset"));
    for &square in squares {
        story.play(&square.to_string());
        position = position.place(square).expect("a legal move");
        if let Status::ToPass(_) = position.status() {
            position = position.pass().expect("a forced pass");
        }
        assert_eq!(story.picture(), position.to_string());
        assert_eq!(story.session.moment().position(), &position, "the hands, too");
    }
    story
}

/// A golden game: its plies with passes, discs and hands at the end, what is told there.
struct Golden {
    plies: &'static str,
    discs: &'static str,
    hands: [u8; 2],
    told: &'static str,
}

const GOLDEN: [Golden; 6] = [
    Golden {
        plies: "d5 d4 e4 e5 f5 f6 f7 g5 h4 f8 e6 h5 g4 f4 e3 g3 c3 d2 g8 c4 e8 e7 g7 b4 b3 b2 d8 h3 h2 h8 g6 f2 \
                g2 h6 d3 c2 a4 c6 e2 d6 e1 c1 c7 f1 b1 c8 d7 h7 b7 a1 c5 a6 a2 h1 a8 b6 d1 a3 b8 f3 a5 b5 a7",
        discs: "18-45",
        hands: [0, 1],
        told: "Red wins 45–18. Black has no discs left to place. Red has no legal move.",
    },
    Golden {
        plies: "e5 d5 e4 d4 c3 f5 f6 f3 e3 f7 g7 d3 f8 e6 d6 g8 h8 g6 h6 h5 g5 h7 f4 b2 h4 e7 d8 c6 e8 g4 g3 h3 \
                h2 -- d7 -- c7 c8 b8 -- b5 b7 b6 a8 a6 a4 c4 c5 f2 g2 h1 -- e2 -- a1",
        discs: "48-2",
        hands: [4, 10],
        told: "Black wins 48–2. Neither player has a legal move.",
    },
    Golden {
        plies: "d5 d4 e5 e4 d3 c4 b5 e6 f5 d6 d7",
        discs: "11-0",
        hands: [26, 27],
        told: "Black wins 11–0. Red has no discs left on the board.",
    },
    Golden {
        plies: "d5 e4 e5 d4 c3 e6 f6 c4 e7 f7 d6 f5 g7 c2 b2 a2 a1 e8 f8 g8 a3 d7 c1 h6 h8 h7 h5 d3 d8 g6 g5 b3 \
                a4 b1 d1 e1 f1 -- f4 g4 c7 b7 a7 c8 b8 -- h3 h4 c6 a8 b5 h2 h1 a6 g3 -- f3 g2 g1 -- f2 -- b6 c5",
        discs: "47-12",
        hands: [0, 5],
        told: "Black wins 47–12. Black has no discs left to place. Red has no legal move.",
    },
    Golden {
        plies: "d4 d5 e4 e5 d6 c3 f4 d7 c6 f6 e8 c5 c7 f3 e3 c8 f2 e7 e6 g3 h3 f5 g6 h6 g4 h2 c4 d8 b6 a5 b2 c2 \
                g2 g1 d3 a1 f1 d2 f7 h4 h1 g5 e2 f8 c1 e1 a3 a2 d1 a4 b4 b3 b1 -- b5 -- h7 h5 g8 g7 a6 h8 b8 a7 \
                -- a8 -- b7",
        discs: "23-41",
        hands: [0, 0],
        told: "Red wins 41–23.",
    },
    Golden {
        plies: "d5 e5 d4 e4 f6 c6 c5 c4 c3 e6 b6 a6 f5 g4 g5 g6 a7 b2 a5 d6 h5 f4 b3 a2 e7 e8 f8 f7 d8 b5 h6 g7 \
                g8 c7 h4 b7 h8 d7 c8 h7 a4 b8 a8 h3 b4 -- h2 -- d3 e3 g3 g2 f3 a3 g1 f2 f1 -- a1 b1 c2 c1 d2 e2 \
                -- d1 -- h1 -- e1",
        discs: "41-23",
        hands: [0, 0],
        told: "Black wins 41–23.",
    },
];

#[test]
fn golden_games_of_the_historic_ruleset_end_as_they_should() {
    for golden in &GOLDEN {
        let squares: Vec<Square> =
            golden.plies.split_whitespace().filter(|word| *word != "--").map(square).collect();
        let story = play_beside_the_rules("historic", &squares);
        assert_eq!(story.line(), golden.plies);
        assert_eq!(story.count(), golden.discs);
        let moment = story.session.moment();
        let hands =
            Side::BOTH.map(|side| scene::strip(&moment, side).hand.expect("a supply of its own").left);
        assert_eq!(hands, golden.hands, "{}", golden.plies);
        assert_eq!(story.notice(), format!("over: {}", golden.told));
    }
}

/// The plies, counted from 1, at which somebody passes, with what is told.
fn passes(plies: &str) -> Vec<(usize, String)> {
    let mut story = Story::of("historic").confirming();
    let mut told = Vec::new();
    for (ply, word) in (1..).zip(plies.split_whitespace()) {
        if word == "--" {
            assert_eq!(story.session.notice().map(|(notice, _)| notice.kind), Some(NoticeKind::MustPass));
            story.act(Action::Pass);
            told.push((ply, story.notice()));
        } else {
            story.play(word);
        }
    }
    told
}

#[test]
fn a_pass_for_lack_of_discs_is_told_as_such() {
    let no_move = "pass: Red has no legal move and passes. Black to move.";
    let no_disc = "pass: Black has no discs left to place and passes. Red to move.";
    let expected = |plies: [usize; 3], more: &[usize]| -> Vec<(usize, String)> {
        let red = plies.into_iter().filter(|ply| *ply > 0).map(|ply| (ply, no_move.to_owned()));
        red.chain(more.iter().map(|&ply| (ply, no_disc.to_owned()))).collect()
    };
    assert_eq!(passes(GOLDEN[4].plies), expected([54, 56, 0], &[65, 67]));
    assert_eq!(passes(GOLDEN[5].plies), expected([46, 48, 58], &[65, 67, 69]));
}

#[test]
fn ru_34_the_supply_ends_a_game_that_the_modern_rules_go_on_with() {
    let squares = named("V35");
    let mut historic = Story::of("historic");
    historic.play("e4d4d5e5");
    historic.play(squares);
    assert!(historic.notice().starts_with("over: Red wins 34–29."), "{}", historic.notice());
    let mut classic = Story::after(squares);
    assert_eq!(classic.legal(), "h7");
    classic.play("h7");
    assert!(classic.notice().starts_with("over: Black wins 40–24."), "{}", classic.notice());
}

#[test]
fn ru_29_the_fewest_discs_win_the_reverse_game() {
    let end = |squares: &str| {
        let mut story = Story::of("reverse");
        story.play(squares);
        story.notice()
    };
    assert!(end(named("V01")).starts_with("over: White wins with fewer discs, 0–13."));
    assert!(end(named("V31")).starts_with("over: White wins with fewer discs, 1–62."));
    assert_eq!(end(named("V05")), "over: The game is a draw, 32–32.");
}
