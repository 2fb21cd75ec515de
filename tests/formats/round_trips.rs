//! What we write, we read to the same game.

use proptest::{
    prelude::{Strategy, any, prop, proptest},
    prop_assert, prop_assert_eq,
};
use reversi::{
    formats::{
        board, dialects, ggf, obf,
        record::{Claim, Header, Record, Unwritable, Written, usual_rulesets},
        sgf,
    },
    game::{Bonus, Game, TimeControl},
    rules::{BySide, Goal, Move, Opening, Position, Ruleset, SecondColour, Shape, Side, SquareSet, Supply},
};

use super::{choices, complete_games, names, opened, played};

type Writer = fn(&Game, &Header) -> Result<String, Unwritable>;

const WRITERS: [(&str, Writer); 3] =
    [("transcript", |game, _| dialects::write(game)), ("SGF", sgf::write), ("GGF", ggf::write)];

#[test]
fn complete_games_come_back_from_every_form() {
    for squares in complete_games() {
        let game = played("classic", squares);
        for (form, write) in WRITERS {
            let text = write(&game, &names("A", "B")).expect("a classic game");
            assert_eq!(opened(&text).game, game, "{form}: {text}");
        }
    }
}

#[test]
fn games_of_the_1880s_come_back_from_the_forms_that_carry_them() {
    let data = include_str!("../data/golden_historic.txt");
    let lines: Vec<&str> = data.lines().filter_map(|line| line.strip_prefix("moves")).collect();
    assert_eq!(lines.len(), 6);
    for moves in lines {
        let record = opened(moves);
        assert_eq!(record.game.ruleset().to_string(), "historic");
        let text = dialects::write(&record.game).expect("a transcript");
        assert_eq!(text, moves.split_whitespace().collect::<String>());
        let text = sgf::write(&record.game, &names("A", "B")).expect("SGF");
        assert!(text.contains("RU[historic]"), "{text}");
        assert_eq!(opened(&text).game, record.game);
        assert_eq!(ggf::write(&record.game, &names("A", "B")), Err(Unwritable::OwnSupply));
    }
}

#[test]
fn a_game_lost_on_time_is_written_as_one() {
    let mut game = played("classic", "f5");
    game.restore_clock(
        TimeControl::new(BySide { black: 60, second: 60 }, Bonus::None).expect("times"),
        &[],
        60_000,
    );
    assert_eq!(game.out_of_time(), Some(Side::Second));
    let [sgf, ggf] =
        [sgf::write, ggf::write].map(|write| write(&game, &names("A", "B")).expect("a classic game"));
    assert!(sgf.contains("RE[B+T]") && ggf.contains("RE[+64.000:t]"), "{sgf} {ggf}");
    for text in [sgf, ggf] {
        assert_eq!(opened(&text).claim, Some(Claim::Winner(Some(Side::Black))), "{text}");
    }
}

#[test]
fn every_position_of_complete_games_comes_back_as_a_board() {
    for squares in complete_games() {
        let game = played("classic", squares);
        for ply in (0..=game.plies().len()).step_by(7) {
            let position = game.position_at(ply);
            let text = board::write(position).expect("a classic position");
            assert_eq!(arrangement(opened(&text).game.position_at(0)), arrangement(position));
            let line =
                obf::write(position, &[(Move::Pass, Some(-2))], "a; note").expect("a classic position");
            let record = opened(&line);
            assert_eq!(arrangement(record.game.position_at(0)), arrangement(position), "{line}");
            assert_eq!(record.header.comment, "a; note");
        }
    }
}

/// What a board alone tells.
fn arrangement(position: &Position) -> (BySide<SquareSet>, Side) {
    (BySide::new(|side| position.discs(side)), position.to_move())
}

fn rulesets() -> impl Strategy<Value = Ruleset> {
    let openings: Vec<Opening> = Opening::PLACED.into_iter().chain([Opening::Free]).collect();
    (
        prop::sample::select(Shape::ALL.to_vec()),
        prop::sample::select(openings),
        prop::sample::select(Supply::ALL.to_vec()),
        prop::sample::select(Goal::ALL.to_vec()),
        prop::sample::select(SecondColour::ALL.to_vec()),
    )
        .prop_map(|(shape, opening, supply, goal, second)| Ruleset {
            shape,
            opening,
            supply,
            goal,
            second,
        })
}

/// A game of any ruleset, of any length.
fn games() -> impl Strategy<Value = Game> {
    (rulesets(), prop::collection::vec(any::<u8>(), 0..110)).prop_map(|(ruleset, lots)| {
        let mut game = Game::new(ruleset);
        for lot in lots {
            game.settle();
            let legal: Vec<_> = game.position().legal().iter().collect();
            if legal.is_empty() {
                break;
            }
            game.place(legal[usize::from(lot) % legal.len()]).expect("legal");
        }
        game.settle();
        game
    })
}

/// The games, and positions of them as starts of their own.
fn games_and_setups() -> impl Strategy<Value = Game> {
    (games(), any::<prop::sample::Index>(), any::<bool>()).prop_map(|(game, at, is_set_up)| {
        if !is_set_up {
            return game;
        }
        let from = at.index(game.plies().len() + 1);
        let moves = game.plies()[from..].iter().map(|ply| ply.mv);
        Game::replay(*game.position_at(from), moves).expect("a part of a legal game")
    })
}

fn headers() -> impl Strategy<Value = Header> {
    let text = || "[ -~äøßÞ“🎲\\\\\\]\\[;)(:\n]{0,12}";
    (text(), text(), text(), text(), text(), text()).prop_map(
        |(black, second, event, place, date, comment)| {
            Header { names: BySide { black, second }, event, place, date, comment }.tidied()
        },
    )
}

proptest! {
    #[test]
    fn sgf_carries_every_game(game in games_and_setups(), header in headers()) {
        match sgf::write(&game, &header) {
            Ok(text) => {
                let record = opened(&text);
                prop_assert_eq!(&record.header, &header);
                prop_assert_eq!(&record.game, &game, "{}", text);
                prop_assert_eq!(sgf::write(&record.game, &record.header), Ok(text));
            }
            Err(why) => {
                prop_assert_eq!(why, Unwritable::HandsOfASetup);
                prop_assert_eq!(game.ruleset().supply, Supply::Own);
            }
        }
    }

    #[test]
    fn ggf_carries_every_game_that_it_does_not_refuse(game in games_and_setups(), header in headers()) {
        let ruleset = game.ruleset();
        let is_refused = ruleset.supply == Supply::Own
            || ruleset.shape == Shape::Octagon
            || !game.position_at(0).free_centre().is_empty();
        let text = ggf::write(&game, &header);
        prop_assert_eq!(text.is_err(), is_refused);
        if let Ok(text) = text {
            let record = opened(&text);
            prop_assert_eq!(moves(&record.game), moves(&game), "{}", text);
            prop_assert_eq!(arrangement(record.game.position()), arrangement(game.position()));
            prop_assert_eq!(record.game.ruleset().goal, ruleset.goal);
            prop_assert_eq!(ggf::write(&record.game, &record.header), Ok(text));
        }
    }

    #[test]
    fn a_transcript_is_read_by_the_rules_it_was_played_by(game in games()) {
        let text = dialects::write(&game).expect("no set-up");
        let written: Written = dialects::read(&text);
        let records = written.records(&[game.ruleset()]).expect("a game");
        prop_assert_eq!(records.len(), 1);
        prop_assert_eq!(&records[0].game, &game);
        if usual_rulesets().contains(&game.ruleset()) && !text.is_empty() {
            prop_assert!(choices(&text).iter().any(|record: &Record| record.game == game));
        }
    }
}

fn moves(game: &Game) -> Vec<Move> {
    game.plies().iter().map(|ply| ply.mv).collect()
}
