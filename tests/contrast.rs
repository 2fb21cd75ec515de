//! Contrast, worked out from the values of the style itself: every text on its grounds, every mark on whatever it
//! touches, in each house (the game that is played), theme and scheme, for eyes of every kind. Measured as WCAG 2.2 does.

use std::collections::BTreeMap;

use reversi::session::BoardLook;

const THEMES: &str = include_str!("../style/themes.css");
const BOARDS: &str = include_str!("../style/boards.css");
const CONTRAST: &str = include_str!("../style/contrast.css");

/// Text: the least ratio of letters to their ground.
const TEXT: f64 = 4.5;
/// Text where as much contrast as possible was asked for.
const TEXT_CONTRAST: f64 = 7.0;
/// Marks, edges of controls, discs.
const MARK: f64 = 3.0;

/// What is read, and on what.
const TEXTS: [(&str, &str); 14] = [
    ("ink", "page"),
    ("ink", "surface"),
    ("ink", "sunken"),
    ("ink", "accent-soft"),
    ("ink-soft", "page"),
    ("ink-soft", "surface"),
    ("ink-soft", "sunken"),
    ("accent", "page"),
    ("accent", "surface"),
    ("accent", "accent-soft"),
    ("on-accent", "accent"),
    ("warn", "surface"),
    ("warn", "page"),
    ("frame-text", "frame"),
];

/// What is written on the squares, whose colour has to part from black and from white at once.
const TEXTS_ON_SQUARES: [(&str, &str); 2] = [("on-field", "field"), ("on-field", "field-second")];

/// What is seen, and beside what.
const MARKS: [(&str, &str); 20] = [
    ("line-strong", "surface"),
    ("line-strong", "page"),
    ("focus", "page"),
    ("focus", "surface"),
    ("focus", "sunken"),
    ("focus-outer", "focus-inner"),
    ("black", "field"),
    ("black", "field-second"),
    ("black", "last-square"),
    ("second", "field"),
    ("second", "field-second"),
    ("second", "last-square"),
    ("second", "black"),
    ("pattern", "second"),
    ("last-mark", "black"),
    ("last-mark", "second"),
    ("hint", "field"),
    ("hint", "field-second"),
    ("accent", "surface"),
    ("accent", "sunken"),
];

type Tokens = BTreeMap<String, String>;

/// Which half of `light-dark(…, …)` is seen.
#[derive(Clone, Copy, Debug)]
enum Scheme {
    Light,
    Dark,
}

/// The declarations of each rule whose selector holds `selector`, in the order of the sheet.
fn rules(sheet: &str, selector: &str) -> Vec<Tokens> {
    let sheet = without_comments(sheet);
    let rule = |rule: &str| {
        let (head, body) = rule.rsplit_once('{')?;
        let last_head = head.rsplit(['{', '}']).next().unwrap_or_default();
        last_head.contains(selector).then(|| tokens(body))
    };
    sheet.split('}').filter_map(rule).filter(|tokens| !tokens.is_empty()).collect()
}

fn without_comments(sheet: &str) -> String {
    let after_first = sheet.split("/*").enumerate().map(|(i, part)| match part.split_once("*/") {
        Some((_, code)) if i > 0 => code,
        _ => part,
    });
    after_first.collect()
}

fn tokens(body: &str) -> Tokens {
    let token = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        Some((name.to_owned(), value.trim().to_owned()))
    };
    body.split(';').filter_map(token).collect()
}

/// The houses with their tokens: whatever a house does not say is the first one's. Those for black and white discs come
/// with each board that can be chosen, too.
fn houses() -> Vec<(String, Tokens)> {
    let house = |selector: Option<&str>| {
        let own = selector.into_iter().flat_map(|selector| rules(THEMES, selector));
        let first = rules(THEMES, "[data-goal]").into_iter().next().expect("the first house");
        own.fold(first, |mut all, own| {
            all.extend(own);
            all
        })
    };
    let black_and_white =
        [("the modern game", house(None)), ("the reverse game", house(Some("[data-goal=\"fewest\"]")))];
    let on_boards = black_and_white.clone().into_iter().flat_map(|(name, house)| {
        let on = move |(look, board): &(String, Tokens)| {
            (format!("{name} on {look}"), house.clone().into_iter().chain(board.clone()).collect())
        };
        boards().iter().map(on).collect::<Vec<_>>()
    });
    let red = ("the 1880s", house(Some("[data-second=\"red\"]")));
    let own = black_and_white.into_iter().chain([red]).map(|(name, tokens)| (name.to_owned(), tokens));
    own.chain(on_boards).collect()
}

/// The boards that can be chosen beside those of the houses.
fn boards() -> Vec<(String, Tokens)> {
    let board = |look: &BoardLook| {
        let [tokens] = &rules(BOARDS, &format!("[data-look=\"{}\"][data-second]", look.id()))[..] else {
            panic!("one rule for {look:?}")
        };
        (look.id().to_owned(), tokens.clone())
    };
    BoardLook::ALL.iter().filter(|look| **look != BoardLook::Rules).map(board).collect()
}

/// A colour behind its names.
fn colour(tokens: &Tokens, name: &str, scheme: Scheme) -> [f64; 3] {
    let value = &tokens[name];
    let pair = value.strip_prefix("light-dark(").and_then(|pair| pair.strip_suffix(')')?.split_once(','));
    let value = match (pair, scheme) {
        (Some((light, _)), Scheme::Light) => light,
        (Some((_, dark)), Scheme::Dark) => dark,
        (None, _) => value,
    };
    match value.trim().strip_prefix("var(--").and_then(|name| name.strip_suffix(')')) {
        Some(name) => colour(tokens, name, scheme),
        None => channels(value.trim()),
    }
}

fn channels(hex: &str) -> [f64; 3] {
    let digits: Vec<u32> =
        hex.strip_prefix('#').into_iter().flat_map(str::chars).filter_map(|c| c.to_digit(16)).collect();
    let channel = |i: usize| match digits.len() {
        3 => digits[i] * 17,
        6 => digits[2 * i] * 16 + digits[2 * i + 1],
        _ => panic!("{hex} is no colour"),
    };
    [channel(0), channel(1), channel(2)].map(|channel| f64::from(channel) / 255.0)
}

fn luminance(channels: [f64; 3]) -> f64 {
    let [red, green, blue] = channels.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The light of a channel's value, and back.
fn linear(value: f64) -> f64 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

fn encoded(light: f64) -> f64 {
    if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 }
}

fn ratio(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// Everything that stands out too little, a line each.
fn too_little(tokens: &Tokens, place: &str, text: f64) -> Vec<String> {
    let on_squares = TEXTS_ON_SQUARES.map(|pair| (pair, TEXT));
    let pairs = TEXTS.map(|pair| (pair, text)).into_iter().chain(on_squares);
    let pairs = pairs.chain(MARKS.map(|pair| (pair, MARK)));
    let mut found = Vec::new();
    for ((front, ground), least) in pairs {
        for scheme in [Scheme::Light, Scheme::Dark] {
            let ratio = ratio(colour(tokens, front, scheme), colour(tokens, ground, scheme));
            if ratio < least {
                found.push(format!("{place}, {scheme:?}: {front} on {ground} has {ratio:.2} of {least}"));
            }
        }
    }
    found
}

#[test]
fn everything_stands_out_in_every_house_and_scheme() {
    let found: Vec<String> =
        houses().iter().flat_map(|(name, tokens)| too_little(tokens, name, TEXT)).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn high_contrast_is_higher_in_every_house_and_scheme() {
    let [contrast, _] = &rules(CONTRAST, "[data-goal]")[..] else { panic!("two rules") };
    let found: Vec<String> = houses()
        .into_iter()
        .map(|(name, house)| (name, house.into_iter().chain(contrast.clone()).collect()))
        .flat_map(|(name, tokens)| too_little(&tokens, &name, TEXT_CONTRAST))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_chosen_contrast_is_the_one_that_the_system_asks_for() {
    let [chosen, asked] = &rules(CONTRAST, "[data-goal]")[..] else { panic!("two rules") };
    assert_eq!(chosen, asked);
    assert!(CONTRAST.contains("prefers-contrast: more"));
}

/// Eyes that see other colours, as browsers show them to those who see all: what becomes of red, green and blue light, by
/// Machado, Oliveira and Fernandes (2009), each at its fullest.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
    ("achromatopsia", [[0.2126, 0.7152, 0.0722]; 3]),
];

/// A colour as such eyes see it.
fn seen(colour: [f64; 3], eyes: [[f64; 3]; 3]) -> [f64; 3] {
    let light = colour.map(linear);
    let seen = |row: [f64; 3]| row.iter().zip(light).map(|(share, light)| share * light).sum::<f64>();
    eyes.map(|row| encoded(seen(row).clamp(0.0, 1.0)))
}

/// The one pair that no red can part for eyes that see none: there a ring parts the discs.
fn is_parted_by_its_ring(house: &str, pair: (&str, &str), eyes: &str) -> bool {
    (house, pair, eyes) == ("the 1880s", ("second", "black"), "protanopia")
}

#[test]
fn every_mark_stands_out_for_eyes_that_see_other_colours() {
    let mut found = Vec::new();
    for (house, tokens) in houses() {
        for (eyes, matrix) in EYES {
            for scheme in [Scheme::Light, Scheme::Dark] {
                let of = |(front, ground): (&str, &str)| {
                    ratio(
                        seen(colour(&tokens, front, scheme), matrix),
                        seen(colour(&tokens, ground, scheme), matrix),
                    )
                };
                let pairs = MARKS.iter().filter(|&&pair| !is_parted_by_its_ring(&house, pair, eyes));
                let faint = pairs.filter(|&&pair| of(pair) < MARK);
                found.extend(
                    faint.map(|&pair| format!("{house}, {eyes}, {scheme:?}: {pair:?} has {:.2}", of(pair))),
                );
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn red_counters_have_a_ring_that_every_eye_sees_and_are_no_blacker_than_they_must_be() {
    let houses = houses();
    let [_, _, (_, tokens), ..] = &houses[..] else { panic!("three houses") };
    for (eyes, matrix) in EYES {
        for scheme in [Scheme::Light, Scheme::Dark] {
            let of = |front: &str, ground: &str| {
                ratio(
                    seen(colour(tokens, front, scheme), matrix),
                    seen(colour(tokens, ground, scheme), matrix),
                )
            };
            assert!(
                of("core", "second") >= MARK,
                "{eyes}, {scheme:?}: the ring has {:.2}",
                of("core", "second")
            );
            assert!(
                of("second", "black") >= 2.5,
                "{eyes}, {scheme:?}: red on black has {:.2}",
                of("second", "black")
            );
        }
    }
}

#[test]
fn ratios_are_those_of_the_standard() {
    let check = |one: &str, other: &str, expected: f64| {
        let ratio = ratio(channels(one), channels(other));
        assert!((ratio - expected).abs() < 0.01, "{one} on {other}: {ratio}");
    };
    check("#000", "#fff", 21.0);
    check("#767676", "#ffffff", 4.54);
    check("#123456", "#123456", 1.0);
}
