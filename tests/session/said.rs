//! What is said aloud, word for word, in short games.

use reversi::{
    i18n::Language,
    session::{Action, Chance},
};

use crate::{named::named, story::Story};

/// What is said after each square that is pressed, or after an undo (`<`), a redo (`>`), a new game (`*`).
fn check(language: Language, ruleset: &str, told: &[(&str, &str)]) {
    let mut story = Story::of(ruleset).speaking(language);
    for &(event, text) in told {
        let times = story.times_said();
        match event {
            "<" => drop(story.act(Action::Undo)),
            ">" => drop(story.act(Action::Redo)),
            "*" => drop(story.act(Action::Rematch(Chance(2)))),
            squares => story.play(squares),
        }
        assert_eq!(story.said(), text, "{} after {event:?}", language.tag());
        let events = if event.len() > 2 { event.len() / 2 } else { 1 };
        assert_eq!(story.times_said() as usize, times as usize + events, "one text an event");
    }
}

#[test]
fn a_game_with_a_pass_in_german() {
    check(
        Language::De,
        "classic",
        &[
            ("f5", "Schwarz setzt auf f5 und dreht 1 Stein um. Weiß ist am Zug."),
            ("f6", "Weiß setzt auf f6 und dreht 1 Stein um. Schwarz ist am Zug."),
            ("d3g5h5h4", "Weiß setzt auf h4 und dreht 1 Stein um. Schwarz ist am Zug."),
            ("f7", "Schwarz setzt auf f7 und dreht 1 Stein um. Weiß ist am Zug."),
            (
                "h6",
                "Weiß setzt auf h6 und dreht 1 Stein um. Schwarz hat keinen gültigen Zug und passt. Weiß ist am Zug.",
            ),
            ("<", "Der Zug h6 ist zurückgenommen. Weiß ist am Zug."),
            (">", "Der Zug h6 ist wiederholt. Schwarz hat keinen gültigen Zug und passt. Weiß ist am Zug."),
            ("*", "Neues Spiel. Schwarz ist am Zug."),
        ],
    );
}

#[test]
fn a_game_with_a_pass_in_icelandic() {
    check(
        Language::Is,
        "classic",
        &[
            ("f5", "Svartur leikur á f5 og snýr 1 steini við. Hvítur á leik."),
            ("f6", "Hvítur leikur á f6 og snýr 1 steini við. Svartur á leik."),
            ("d3g5h5h4", "Hvítur leikur á h4 og snýr 1 steini við. Svartur á leik."),
            ("f7", "Svartur leikur á f7 og snýr 1 steini við. Hvítur á leik."),
            (
                "h6",
                "Hvítur leikur á h6 og snýr 1 steini við. Svartur á engan löglegan leik og passar. Hvítur á leik.",
            ),
            ("<", "Leikurinn h6 er afturkallaður. Hvítur á leik."),
            (">", "Leikurinn h6 er endurtekinn. Svartur á engan löglegan leik og passar. Hvítur á leik."),
            ("*", "Nýr leikur. Svartur á leik."),
        ],
    );
}

#[test]
fn the_end_in_german_and_icelandic() {
    let (before, end) = named("V01").split_at(16);
    let check_end = |language, end_told: &str| {
        let mut story = Story::after(before).speaking(language);
        story.play(end);
        assert_eq!(story.said(), end_told);
    };
    check_end(
        Language::De,
        "Schwarz setzt auf c5 und dreht 5 Steine um. Schwarz gewinnt 13:0. Weiß hat keinen Stein mehr auf dem \
         Brett. Zählt man 51 leere Felder für den Sieger mit, steht es 64:0.",
    );
    check_end(
        Language::Is,
        "Svartur leikur á c5 og snýr 5 steinum við. Svartur vinnur 13–0. Hvítur á engan stein eftir á borðinu. Sé \
         51 auðum reit bætt við stig sigurvegarans verða úrslitin 64–0.",
    );
}

#[test]
fn the_free_opening_in_german_and_icelandic() {
    check(
        Language::De,
        "historic",
        &[
            ("d4", "Schwarz setzt auf d4. Rot ist am Zug."),
            ("d5", "Rot setzt auf d5. Schwarz ist am Zug."),
            ("<", "Der Zug d5 ist zurückgenommen. Rot ist am Zug."),
            (
                "*",
                "Neues Spiel. Schwarz ist am Zug. Setze auf ein freies Feld der Mitte. Noch wird kein Stein umgedreht.",
            ),
        ],
    );
    check(
        Language::Is,
        "historic",
        &[
            ("d4", "Svartur leikur á d4. Rauður á leik."),
            ("d5e4e5", "Rauður leikur á e5. Svartur á leik."),
            ("d6", "Svartur leikur á d6 og snýr 1 steini við. Rauður á leik."),
            ("*", "Nýr leikur. Svartur á leik. Settu stein á auðan miðreit. Enn er engum steini snúið við."),
        ],
    );
}

#[test]
fn equal_texts_in_a_row_are_told_apart_by_their_number() {
    let mut story = Story::after("f5");
    let said: Vec<(u32, String)> = (0..3)
        .map(|_| {
            story.act(Action::TurnBoard);
            story.session.now.said.clone()
        })
        .collect();
    assert!(said.windows(2).all(|pair| pair[0].1 == pair[1].1 && pair[0].0 + 1 == pair[1].0), "{said:?}");
}
