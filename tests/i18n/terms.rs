//! One word per idea: where English says "disc", each language says its one word for it, and no other.

use reversi::i18n::Language;

use crate::{check, english};

/// The word stems for the same idea. The English one finds the sentences, the others must stand in them.
struct Term {
    en: &'static str,
    sv: &'static [&'static str],
    de: &'static [&'static str],
    da: &'static [&'static str],
    is: &'static [&'static str],
}

impl Term {
    fn stems(&self, language: Language) -> &'static [&'static str] {
        match language {
            Language::Sv => self.sv,
            Language::De => self.de,
            Language::Da => self.da,
            Language::Is => self.is,
            Language::En => &[],
        }
    }
}

const TERMS: &[Term] = &[
    Term { en: "disc", sv: &["brick"], de: &["Stein"], da: &["brik"], is: &["stein"] },
    Term { en: "square", sv: &["rut"], de: &["Feld"], da: &["felt"], is: &["reit"] },
    Term { en: "board", sv: &["bräd"], de: &["brett"], da: &["bræt"], is: &["borð"] },
    Term { en: "legal move", sv: &["tillåt"], de: &["gültige"], da: &["lovlig"], is: &["lögleg"] },
    Term {
        en: "last move",
        sv: &["draget"],
        de: &["letzter Zug"],
        da: &["sidste træk"],
        is: &["síðasti leikur"],
    },
    Term { en: "the move ", sv: &["draget"], de: &["Zug"], da: &["trækket"], is: &["leikurinn"] },
    Term { en: "pass", sv: &["pass"], de: &["pass"], da: &["spring"], is: &["pass"] },
    Term { en: "turns over", sv: &["vänder"], de: &["dreht"], da: &["vender"], is: &["snýr"] },
    Term { en: "turned over", sv: &["vänd"], de: &["umgedreht"], da: &["vend"], is: &["snúið við"] },
    Term { en: "to move", sv: &["tur"], de: &["ist am Zug"], da: &["er i trækket"], is: &["á leik"] },
    Term { en: "wins", sv: &["vinner"], de: &["gewinn"], da: &["vinder"], is: &["vinn"] },
    Term { en: "draw", sv: &["oavgjort"], de: &["unentschieden"], da: &["uafgjort"], is: &["jafntefli"] },
    Term {
        en: "the game",
        sv: &["spel"],
        de: &["Spiel"],
        da: &["spil"],
        is: &["viðureign", "forrit", "útgáfa"],
    },
    Term {
        en: "undo",
        sv: &["ångra"],
        de: &["zurück"],
        da: &["fortr"],
        is: &["afturkalla", "aftur\u{ad}kalla"],
    },
    Term {
        en: "saved",
        sv: &["spara"],
        de: &["gespeichert", "speichern"],
        da: &["gem"],
        is: &["vista", "vistuð"],
    },
    Term { en: "previous game", sv: &["förra"], de: &["vorige"], da: &["forrige"], is: &["fyrri"] },
    Term {
        en: "start position",
        sv: &["startposition"],
        de: &["Startposition"],
        da: &["startposition"],
        is: &["upphafsst"],
    },
    Term { en: "tab", sv: &["flik"], de: &["Tab"], da: &["fane"], is: &["flipa"] },
];

/// Words for the same ideas that players of the language do not use, or that mean something else.
fn avoided(language: Language) -> &'static [&'static str] {
    match language {
        Language::Sv => &["pjäs", "fyrkant", "remi", "parti", "slå", "stå över", "knapp"],
        Language::De => {
            &["plättchen", "scheibe", "remis", "aussetzen", "rechner", "partie", "kachel", "scheiben"]
        }
        Language::Da => &["flise", "chip", "rykke", "remis", "parti", "vente", "skive", "passe"],
        Language::Is => {
            &["tafla", "töflu", "töflur", "skíf", "kubb", "dökki", "ljósi ", "spil ", "velta", "leikmað"]
        }
        Language::En => &["piece", "flip", "counter", "chip", "tile", "cell"],
    }
}

#[test]
fn an_idea_has_one_word() {
    let english = english();
    for term in TERMS {
        let used = english.values().filter(|text| text.to_lowercase().contains(term.en)).count();
        assert!(used > 0, "no sentence says {:?}", term.en);
    }
    check(|language, sentence| {
        // A keyboard is no board.
        let said_in_english = english[sentence.name].to_lowercase().replace("keyboard", "");
        // Where a word may be divided is no part of it.
        let said = sentence.text.to_lowercase().replace('\u{ad}', "");
        let term = TERMS.iter().find(|term| {
            let stems = term.stems(language);
            let lacks = !stems.is_empty() && !stems.iter().any(|stem| said.contains(&stem.to_lowercase()));
            said_in_english.contains(term.en) && lacks
        })?;
        Some(format!("English has {:?}, so one of {:?} must stand here", term.en, term.stems(language)))
    });
}

#[test]
fn avoided_words_are_avoided() {
    check(|language, sentence| {
        let said = sentence.text.to_lowercase();
        avoided(language).iter().find(|word| said.contains(**word)).map(|word| format!("says {word:?}"))
    });
}
