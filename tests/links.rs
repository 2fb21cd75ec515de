//! Addresses of games and of places in the rules, as people type them and programs mangle them.

use proptest::{
    prelude::*,
    sample::{Index, select},
};
use reversi::{
    formats::{
        link::{self, Link, RulesPlace},
        transcript,
    },
    game::Game,
    rules::{Goal, Move, Opening, Preset, Ruleset, SecondColour, Shape, Side, Supply},
};

/// Where an address leads, in short; `-` where it is none of ours.
fn leads(address: &str) -> String {
    match link::read(address) {
        None => "-".into(),
        Some(Err(error)) => error.to_string(),
        Some(Ok(Link::Ruleset(ruleset))) => format!("a game of {ruleset}"),
        Some(Ok(Link::Game(game))) => format!("{} {}", game.ruleset(), transcript::write(game.squares())),
        Some(Ok(Link::Try(game))) => {
            format!("trying {} {}", game.ruleset(), transcript::write(game.squares()))
        }
        Some(Ok(Link::Rules(place))) => link::to_rules(&place),
    }
}

fn check(address: &str, expected: &str) {
    assert_eq!(leads(address), expected, "{address:?}");
}

#[test]
fn what_is_no_address_of_ours_is_left_alone() {
    for address in
        ["", "#", "#/", "#board", "#/game", "#/game/", "#/game/%FF", "#/settings/x", "f5d6", "#/rules"]
    {
        check(address, "-");
    }
}

#[test]
fn a_link_holds_a_ruleset_and_moves() {
    check("#/game/historic", "a game of historic");
    check("#/game/classic.parallel-top", "a game of classic.parallel-top");
    check("#/game/classic/f5d6c3", "classic f5d6c3");
    check("#/game/historic/d4d5e4e5", "historic d4d5e4e5");
    check("#/try/historic/d4d5e4e5", "trying historic d4d5e4e5");
    check("#/try/classic/start", "trying classic ");
    check("#/try/classic", "a game of classic");
    check("#/try/classic/f5a1", "ply 2, a1: no disc would be turned");
    check("#/game/reverse/start", "reverse ");
    check("#/game/6x6.usual.shared.most.white/c2", "6x6.usual.shared.most.white c2");
    check("#/game/10x10.usual.shared.most.white/g6", "10x10.usual.shared.most.white g6");
    check("#/game/classic/f5f6d3g5h5h4f7h6c5", "classic f5f6d3g5h5h4f7h6c5");
}

#[test]
fn a_link_holds_a_start_of_its_own_and_the_ply_to_look_at() {
    let looked = |address: &str| match link::read(address) {
        Some(Ok(Link::Game(game))) => format!("{} {}", game.ply(), link::to_view(&game, game.ply())),
        _ => leads(address),
    };
    let check = |address: &str, expected: &str| assert_eq!(looked(address), expected, "{address:?}");
    check("#/game/classic/f5d6c3", "3 #/game/classic/f5d6c3");
    let middle = format!("{} {}", 2, "#/game/classic/f5d6");
    check("#/game/classic/f5d6c3/2", &middle);
    check("#/game/CLASSIC/F5-D6-C3/2).", &middle);
    check("#/game/classic/f5d6c3/0", "0 #/game/classic/start");
    check("#/game/classic/f5d6c3/4", "the game has no ply 4");
    check("#/game/classic/f5d6c3/1000", "move 3 names no square");
    check("#/game/classic/3", "move 1 names no square");
    let start = "o-19x7ox6xx27";
    check(&format!("#/game/classic/{start}"), &format!("0 #/game/classic/{start}"));
    check(&format!("#/game/reverse/{start}/d2"), &format!("1 #/game/reverse/{start}/d2"));
    check(&format!("#/game/classic/{start}/d2/0"), &format!("0 #/game/classic/{start}"));
    for mangled in
        [start.to_uppercase(), start.replace('-', "%2D"), start.replace('-', " - "), format!("{start}/")]
    {
        check(&format!("#/game/Classic/{mangled}/D2."), &format!("1 #/game/classic/{start}/d2"));
    }
    let hands = "o-27ox6xo6x20-29-30";
    check(&format!("#/game/historic/{hands}"), &format!("0 #/game/historic/{hands}"));
    check("#/game/classic/x-27ox6xo27/start", "0 #/game/classic/start");
}

#[test]
fn a_start_that_is_none_is_refused() {
    for start in [
        "x-",
        "x-27ox6xo26",
        "x-27ox6xo28",
        "x-27öx6xo27",
        "x-64",
        "x-27ox6xo27-30-30",
        "o-99999999999999999999",
    ] {
        let expected =
            if start == "x-" { "move 1 names no square" } else { "no position that can be played" };
        check(&format!("#/game/classic/{start}"), expected);
    }
    check("#/game/historic/x-27ox6xo27-99-1", "no position that can be played");
}

#[test]
fn a_link_holds_a_place_in_the_rules() {
    check("#/rules/classic", "#/rules/classic");
    check("#/rules/Historic/Supply", "#/rules/historic/supply");
    check("#/rules/reverse/<img>", "#/rules/reverse");
    check(&format!("#/rules/reverse/{}", "a".repeat(33)), "#/rules/reverse");
    check("#/rules/chess", "no such ruleset");
}

#[test]
fn what_people_and_programs_do_to_a_link_does_not_matter() {
    for mangled in [
        "#/game/CLASSIC/F5D6C3",
        "#/game/classic/f5d6c3/",
        "#/game/classic/f5d6c3.",
        "#/game/classic/f5d6c3),",
        "#/game/classic/f5d6c3”…",
        "#/game/classic/f5d6c3%C2%A0",
        "#/game/classic/f5%20d6%20c3",
        "#%2Fgame%2fclassic/f5-d6-c3",
        "#/game/classic/f5,d6,c3",
        "#/game/classic/%66%35d6c3",
        "#/game/classic/f5d6c3?utm_source=chat",
        "#/game/classic/f5d6c3&fbclid=a1",
        "#/game/classic/f5d6c3>%22",
        "#game/classic/f5d6c3",
    ] {
        check(mangled, "classic f5d6c3");
    }
}

#[test]
fn a_link_that_cannot_be_followed_says_at_which_move() {
    check("#/game/chess", "no such ruleset");
    check("#/game/classic.free/f5", "no such ruleset");
    check("#/game/classic/a1", "ply 1, a1: no disc would be turned");
    check("#/game/classic/f5d6c3h8", "ply 4, h8: no disc would be turned");
    check("#/game/historic/d4d3", "ply 2, d3: only the centre squares are played until they are full");
    check("#/game/classic/f5d6c", "move 3 names no square");
    check("#/game/classic/f5 d6 þ3 c3", "move 3 names no square");
    check("#/game/classic/hello", "move 1 names no square");
    check(&format!("#/game/classic/{}", "f5".repeat(600)), "longer than 1024 bytes");
    check(&format!("#{}", "x".repeat(5000)), "-");
}

#[test]
fn the_longest_game_of_the_largest_board_fits() {
    let id = "10x10.usual.own.fewest.white";
    let mut game = Game::new(id.parse().expect("a ruleset"));
    while let Some(square) = game.position().legal().iter().last() {
        game.place(square).expect("a legal square");
        game.settle();
    }
    let address = link::to_game(game.ruleset(), game.squares());
    let escaped = address.replace('/', "%2F");
    assert!(escaped.len() < link::LONGEST, "{}", escaped.len());
    assert_eq!(link::read(&escaped), Some(Ok(Link::Game(game))));
}

/// The moves that `data/cases.tsv` gives a name, such as `V02`.
fn sequence(name: &str) -> &'static str {
    let start = CASES.find(&format!("{name}=")).unwrap_or_else(|| panic!("the file has no {name}"));
    let text = &CASES[start + name.len() + 1..];
    let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
    &text[..end]
}

const CASES: &str = include_str!("data/cases.tsv");

/// The link of a classic game.
fn classic(name: &str) -> String {
    let squares = transcript::read(sequence(name)).expect("squares one after another");
    link::to_game(Preset::Classic.ruleset(), squares)
}

#[test]
fn lk_02_escapes_and_escapes_of_escapes_are_read() {
    let address = classic("V02");
    let escaped = |text: &str| -> String {
        let escape = |sign: char| match sign {
            sign if sign.is_ascii_alphanumeric() => sign.to_string(),
            sign => format!("%{:02X}", u32::from(sign)),
        };
        text.chars().map(escape).collect()
    };
    let game = leads(&address);
    let once = format!("#{}", escaped(&address[1..]));
    let twice = format!("#{}", escaped(&once[1..]));
    assert!(twice.contains("%252F"), "{twice}");
    for mangled in [once, twice.clone(), format!("#{}", escaped(&twice[1..]))] {
        check(&mangled, &game);
    }
}

#[test]
fn lk_05_signs_behind_a_link_are_left_out() {
    let address = classic("V02");
    for sign in [".", ",", ")", ">", "\"", "'", "!", "\n", "\r\n", "%0A", "%22", "*", "_", "]", "…", "»"] {
        check(&format!("{address}{sign}"), &leads(&address));
    }
    for more in ["z", "9", "x9"] {
        let refused = link::read(&format!("{address}{more}")).expect("an address of ours");
        assert!(refused.is_err(), "{more}: never another position");
    }
}

#[test]
fn lk_10_whose_turn_it_is_follows_from_the_moves() {
    let cases = [
        ("V02", 8, Side::Second),
        ("V04", 12, Side::Black),
        ("V12", 51, Side::Black),
        ("V29", 43, Side::Black),
    ];
    for (name, placed, side) in cases {
        let squares = transcript::read(sequence(name)).expect("squares one after another");
        let address = link::to_game(Preset::Classic.ruleset(), squares.into_iter().take(placed));
        let Some(Ok(Link::Game(game))) = link::read(&address) else { panic!("{name}") };
        assert_eq!((game.position().to_move(), game.squares().count()), (side, placed), "{name}");
    }
}

#[test]
fn lk_11_a_link_names_its_rules() {
    check("#/game/classic/f5d6c3", "classic f5d6c3");
    check("#/game/reverse/f5d6c3", "reverse f5d6c3");
    check("#/game/historic/d4e4d5e5f5", "historic d4e4d5e5f5");
    check("#/game/zz/f5d6c3", "no such ruleset");
    check("#/game/classic/a1", "ply 1, a1: no disc would be turned");
}

#[test]
fn se_04_endless_addresses_cost_nothing() {
    let begun = std::time::Instant::now();
    for length in [64 << 10, 1 << 20, 10 << 20] {
        for sign in ["A", "%41", "\0", "f5"] {
            check(&format!("#/game/classic/{}", sign.repeat(length / sign.len())), "longer than 1024 bytes");
        }
        check(&format!("#{}", "A".repeat(length)), "-");
    }
    assert!(begun.elapsed().as_millis() < 2000, "{:?}", begun.elapsed());
}

fn presets() -> impl Strategy<Value = Preset> {
    select(Preset::ALL.to_vec())
}

fn rulesets() -> impl Strategy<Value = Ruleset> {
    let openings: Vec<Opening> = Opening::PLACED.into_iter().chain([Opening::Free]).collect();
    let axes = (
        select(Shape::ALL.to_vec()),
        select(openings),
        select(Supply::ALL.to_vec()),
        select(Goal::ALL.to_vec()),
        select(SecondColour::ALL.to_vec()),
    );
    axes.prop_map(|(shape, opening, supply, goal, second)| Ruleset { shape, opening, supply, goal, second })
}

/// A game in which each number chooses among the legal squares.
fn random_game(ruleset: Ruleset, choices: &[usize]) -> Game {
    let mut game = Game::new(ruleset);
    for choice in choices {
        let legal: Vec<_> = game.position().legal().iter().collect();
        if let Some(square) = legal.get(choice % legal.len().max(1)) {
            game.place(*square).expect("a legal square");
            game.settle();
        }
    }
    game
}

proptest! {
    /// Whatever stands in an address, reading it ends, and what it leads to keeps to the rules.
    #[test]
    fn any_text_is_read_without_harm(text in ".{0,80}", bytes in proptest::collection::vec(any::<u8>(), 0..40)) {
        let escapes: String = bytes.iter().map(|byte| format!("%{byte:02x}")).collect();
        for address in [
            text.clone(),
            format!("#/game/{text}"),
            format!("#/game/classic/{text}"),
            format!("#/rules/{text}"),
            format!("#/game/classic/{escapes}{text}"),
            String::from_utf8_lossy(&bytes).into_owned(),
        ] {
            if let Some(Ok(Link::Game(game))) = link::read(&address) {
                let replayed = Game::replay(*game.position_at(0), game.squares().map(Move::Place));
                let replayed = replayed.map(|mut replayed| {
                    replayed.go_to(game.ply());
                    replayed
                });
                prop_assert_eq!(replayed, Ok(game));
            }
        }
    }

    #[test]
    fn every_game_is_read_back_from_its_address(preset in presets(), choices in proptest::collection::vec(0..20usize, 0..60)) {
        let game = random_game(preset.ruleset(), &choices);
        let address = link::to_game(game.ruleset(), game.squares());
        prop_assert!(address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#./-".contains(&byte)));
        prop_assert_eq!(link::read(&address), Some(Ok(Link::Game(game))));
    }

    /// So does any part of one, from any of its positions, at any ply.
    #[test]
    fn every_start_is_read_back_from_its_address(
        ruleset in rulesets(), choices in proptest::collection::vec(0..20usize, 0..100), from in any::<Index>(), shown in any::<Index>(),
    ) {
        let whole = random_game(ruleset, &choices);
        let from = from.index(whole.plies().len() + 1);
        let later = whole.plies()[from..].iter().map(|ply| ply.mv);
        let mut game = Game::replay(*whole.position_at(from), later).expect("a part of a legal game");
        game.go_to(shown.index(game.plies().len() + 1));
        let mut all = game.clone();
        all.go_to(game.plies().len());
        let address = link::to_view(&all, game.ply());
        prop_assert!(address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"#./-".contains(&byte)));
        prop_assert!(address.len() < 400, "{}", address);
        prop_assert_eq!(link::read(&address), Some(Ok(Link::Game(game))));
    }

    #[test]
    fn every_place_is_read_back_from_its_address(preset in presets(), heading in "[a-z-]{0,31}[a-z]") {
        for heading in [None, Some(heading)] {
            let place = RulesPlace { preset, heading };
            prop_assert_eq!(link::read(&link::to_rules(&place)), Some(Ok(Link::Rules(place))));
        }
    }
}
