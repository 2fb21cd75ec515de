//! The five languages: which one is spoken, which forms numbers take, and laws for every sentence of the catalogue.

mod sentences;
mod terms;

use std::collections::BTreeMap;

use reversi::i18n::{Colour, Language, UnknownLanguage};
use sentences::sentences;

/// The space that does not break.
const NBSP: char = '\u{a0}';

/// Fails with everything that `faults` finds in the sentences of any language, not only with the first.
fn check(faults: impl Fn(Language, &sentences::Sentence) -> Option<String>) {
    let mut found = Vec::new();
    for language in Language::ALL {
        for sentence in sentences(language) {
            if let Some(fault) = faults(language, &sentence) {
                found.push(format!("{} {}: {fault}: {:?}", language.tag(), sentence.name, sentence.text));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The English sentences by name, to compare the others with.
fn english() -> BTreeMap<&'static str, String> {
    sentences(Language::En).into_iter().map(|sentence| (sentence.name, sentence.text)).collect()
}

#[test]
fn the_browsers_wishes_choose_the_language() {
    let cases: [(&[&str], Language); 13] = [
        (&["de-AT"], Language::De),
        (&["nb-NO", "da"], Language::Da),
        (&["sv-FI"], Language::Sv),
        (&["is-IS"], Language::Is),
        (&["fo", "is"], Language::Is),
        (&["fr"], Language::En),
        (&[], Language::En),
        (&["fr", "IS", "de"], Language::Is),
        (&["nb-NO", "nb", "no", "nn"], Language::Da),
        (&["nn", "en-GB"], Language::En),
        (&["fr", "fo"], Language::Da),
        (&["gsw-CH", "nb"], Language::De),
        (&["", "-", "dea", "de_DE"], Language::De),
    ];
    for (tags, language) in cases {
        assert_eq!(Language::preferred(tags.iter().copied()), language, "{tags:?}");
    }
}

#[test]
fn tags_are_read_back() {
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
    }
    assert_eq!("isl".parse::<Language>(), Err(UnknownLanguage));
    assert_eq!("".parse::<Language>(), Err(UnknownLanguage));
}

#[test]
fn languages_are_named_in_themselves() {
    let names = Language::ALL.map(Language::own_name);
    assert_eq!(names, ["Svenska", "Deutsch", "Dansk", "Íslenska", "English"]);
}

#[test]
fn numbers_take_the_right_form() {
    let numbers = [0, 1, 2, 11, 12, 21, 22, 31, 41, 51, 61, 64, 101, 111, 121];
    let only_1: &[u32] = &[1];
    let forms = [
        (Language::Sv, "bricka", "brickor", only_1),
        (Language::De, "Stein", "Steine", only_1),
        (Language::Da, "brik", "brikker", only_1),
        (Language::Is, "steinn", "steinar", &[1, 21, 31, 41, 51, 61, 101, 121]),
        (Language::En, "disc", "discs", only_1),
    ];
    for (language, one, many, singular) in forms {
        for n in numbers {
            let noun = if singular.contains(&n) { one } else { many };
            assert_eq!((language.texts().strips.discs)(n), format!("{n}{NBSP}{noun}"));
        }
    }
}

#[test]
fn the_verb_and_the_case_agree_with_the_number() {
    let said = |language: Language, n| (language.texts().said.played)("Anna", "d3", n).replace(NBSP, " ");
    assert_eq!(said(Language::Is, 1), "Anna leikur á d3 og snýr 1 steini við.");
    assert_eq!(said(Language::Is, 11), "Anna leikur á d3 og snýr 11 steinum við.");
    assert_eq!(said(Language::De, 1), "Anna setzt auf d3 und dreht 1 Stein um.");
    let ask = |language: Language, n| (language.texts().asks.play_from_here)(n).replace(NBSP, " ");
    assert_eq!(ask(Language::Is, 21), "Leika héðan? 21 síðari leikur verður fjarlægður.");
    assert_eq!(ask(Language::Is, 22), "Leika héðan? 22 síðari leikir verða fjarlægðir.");
    assert_eq!(ask(Language::De, 1), "Ab hier weiterspielen? Der spätere Zug wird gelöscht.");
    assert_eq!(ask(Language::Sv, 1), "Spela härifrån? Det senare draget tas bort.");
    assert_eq!(ask(Language::Da, 1), "Spil herfra? Det senere træk slettes.");
    assert_eq!(ask(Language::En, 1), "Play from here? The later move will be removed.");
    let empties = |language: Language, n| (language.texts().results.empties_to_winner)(n, 40, 23);
    for language in Language::ALL {
        assert_ne!(empties(language, 1).replace('1', "2"), empties(language, 2), "{}", language.tag());
    }
}

#[test]
fn swedish_names_take_their_genitive() {
    let cases = [
        ("Anna", "Annas tur"),
        ("Röd", "Röds tur"),
        ("Lars", "Lars tur"),
        ("Max", "Max tur"),
        ("LIZ", "LIZ tur"),
        ("R2", "R2:s tur"),
        ("Spelare (1)", "Spelare (1):s tur"),
    ];
    for (name, turn) in cases {
        assert_eq!((Language::Sv.texts().strips.turn)(name), turn);
    }
}

#[test]
fn the_parts_of_a_squares_name_are_said_as_natives_say_them() {
    let cases = [
        (Language::Sv, "vit bricka", "senaste draget", "tom ruta", "vit, vänder 2"),
        (Language::De, "weißer Stein", "letzter Zug", "leer", "weiß, dreht 2"),
        (Language::Da, "hvid brik", "sidste træk", "tomt felt", "hvid, vender 2"),
        (Language::Is, "hvítur steinn", "síðasti leikur", "auður reitur", "hvítur, snýr 2"),
        (Language::En, "white disc", "last move", "empty", "white, turns 2"),
    ];
    for (language, disc, last, empty, short) in cases {
        let board = &language.texts().board;
        assert_eq!([(board.disc)(Colour::White), board.last, board.empty], [disc, last, empty]);
        assert_eq!(format!("{}, {}", (board.disc_short)(Colour::White), (board.turns_short)(2)), short);
    }
}

#[test]
fn arguments_stand_in_their_sentence() {
    check(|_, sentence| {
        let missing = sentence.arguments.iter().find(|argument| !sentence.text.contains(*argument))?;
        Some(format!("lacks {missing}"))
    });
}

#[test]
fn texts_are_set_with_care() {
    let rough = ["  ", "\"", "'", "...", " - ", "--", " .", " ,", " :", "?.", "..", "{", "}", "\n"];
    check(|_, sentence| {
        let text = sentence.text.as_str();
        if text.is_empty() || text.trim() != text {
            return Some("is empty or has space around it".to_owned());
        }
        rough.into_iter().find(|mark| text.contains(mark)).map(|mark| format!("has {mark:?}"))
    });
}

#[test]
fn sentences_end_and_labels_do_not() {
    let english = english();
    check(|_, sentence| {
        let topic = sentence.name.split('.').next().unwrap_or_default();
        let labels = ["Commands", "Starts", "OwnRules", "Settings", "Strips", "Board", "PerColour"];
        let ends = sentence.text.ends_with('.');
        let must_end = english[sentence.name].ends_with('.')
            || matches!(topic, "Storage" | "Errors" | "Refusals" | "Asks");
        match (ends, must_end) {
            (false, true) => Some("is a sentence without its full stop".to_owned()),
            (true, false) => Some("is a label with a full stop".to_owned()),
            (true, true) if labels.contains(&topic) => Some("is a sentence among labels".to_owned()),
            _ => None,
        }
    });
}

#[test]
fn no_english_is_left() {
    let english = english();
    let alike = [
        "Page.title",
        "OwnRules.square_shape",
        "MoveList.entry",
        "Hearing.score",
        "Keys.ends",
        "Shelf.players",
        "Sharing.score",
        "Found.score",
    ];
    let contest = ["Clocks.minutes", "Matches.points", "Matches.handicap"];
    let pass = ["MoveList.pass", "MoveList.pass_entry"];
    // Made of what the language calls a direction and its squares; keys that Icelandic keyboards have in English.
    let made = ["Lines.line"];
    let keys = ["Keys.shift_n", "Lines.slanting"];
    let words =
        ["the", "and", "of", "is", "are", "has", "move", "square", "disc", "discs", "game", "board", "won"];
    check(|language, sentence| {
        let shared = alike.contains(&sentence.name)
            || made.contains(&sentence.name)
            || keys.contains(&sentence.name) && language == Language::Is
            || contest.contains(&sentence.name)
            || pass.contains(&sentence.name) && matches!(language, Language::Sv | Language::Is);
        if language == Language::En || shared {
            return None;
        }
        if sentence.text == english[sentence.name] {
            return Some("is the English text".to_owned());
        }
        // Icelandic has an "of" of its own: "of langt" is too long.
        let own = |word: &str| language == Language::Is && word == "of";
        let mut said = sentence.text.split(|c: char| !c.is_alphabetic());
        said.find(|word| words.contains(word) && !own(word))
            .map(|word| format!("has the English word {word}"))
    });
}

#[test]
fn every_letter_belongs_to_the_language() {
    check(|language, sentence| {
        let own = match language {
            Language::Sv => "åäöÅÄÖ",
            Language::De => "äöüßÄÖÜ",
            Language::Da => "æøåéÆØÅ",
            Language::Is => "áðéíóúýþæöÁÐÉÍÓÚÝÞÆÖ",
            Language::En => "",
        };
        let foreign =
            sentence.text.chars().find(|c| c.is_alphabetic() && !c.is_ascii() && !own.contains(*c))?;
        Some(format!("has the letter {foreign}"))
    });
}

#[test]
fn buttons_fit_a_narrow_screen() {
    let beside_the_board =
        ["Commands.new_game", "Commands.undo", "Commands.redo", "Commands.pass", "Commands.settings"];
    check(|_, sentence| {
        let longest = match sentence.name {
            name if beside_the_board.contains(&name) => 14,
            name if name.starts_with("Commands.") => 30,
            _ => return None,
        };
        let length = sentence.text.chars().count();
        (length > longest).then(|| format!("has {length} letters, {longest} fit"))
    });
}
