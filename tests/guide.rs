//! The figures of the rule pages: that they are possible, that they show what the texts say, and that every
//! language shows the same.

use std::{collections::BTreeMap, fs, path::PathBuf};

use reversi::{
    formats::link::{self, Link},
    guide::{self, Figure, FigureError, Marks},
    i18n::Language,
    rules::{BySide, Preset, Ruleset},
    scene::NoticeKind,
};

fn pages() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("guide")
}

fn read(name: &str) -> String {
    fs::read_to_string(pages().join(name)).unwrap_or_else(|error| panic!("guide/{name}: {error}"))
}

fn figure(name: &str) -> Figure {
    let file = format!("diagrams/{name}.txt");
    Figure::read(&read(&file)).unwrap_or_else(|error| panic!("guide/{file}: {error}"))
}

/// The names of the files in a folder of the guide, without their ending.
fn names_in(folder: &str) -> Vec<String> {
    let files = fs::read_dir(pages().join(folder)).unwrap_or_else(|error| panic!("guide/{folder}: {error}"));
    let paths = files.map(|file| file.expect("the folder can be read").path());
    let stem = |path: PathBuf| path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let mut names: Vec<String> = paths.filter_map(stem).collect();
    names.sort();
    names
}

fn plain(text: &str) -> String {
    text.replace('\u{a0}', " ")
}

/// The figure, the discs of both sides, whose turn it is, what is marked.
const SHOWN: [(&str, u8, u8, &str, &str); 11] = [
    ("usual-start", 2, 2, "black", ""),
    ("first-move", 4, 1, "white", "f5 turns e5"),
    ("several-directions", 6, 1, "white", "d3 turns d4 e4"),
    ("no-chain", 6, 3, "white", "f3 turns f4"),
    ("forced-pass", 8, 4, "white", "legal c5 e7"),
    ("over-with-empty-squares", 14, 1, "over", ""),
    ("reverse-end", 13, 0, "over", ""),
    ("historic-centre", 0, 0, "black", "legal d4 e4 d5 e5"),
    ("historic-parallel", 2, 2, "black", ""),
    ("historic-d6", 4, 1, "red", "d6 turns d5"),
    ("historic-out-of-discs", 18, 45, "over", "squares g1"),
];

#[test]
fn every_figure_shows_what_the_texts_say() {
    let mut names: Vec<&str> = SHOWN.map(|row| row.0).into();
    names.sort_unstable();
    assert_eq!(names_in("diagrams"), names, "each figure in guide/diagrams has its row in this table");
    for (name, black, second, turn, marks) in SHOWN {
        let figure = figure(name);
        assert_eq!(figure.game().position().counts(), BySide { black, second }, "{name}");
        assert_eq!(figure.drawing().turn, turn, "{name}");
        assert_eq!(in_short(figure.marks()), marks, "{name}");
    }
}

fn in_short(marks: Marks) -> String {
    match marks {
        Marks::None => String::new(),
        Marks::Move { placed, turned } => format!("{placed} turns {turned}"),
        Marks::Legal(legal) => format!("legal {legal}"),
        Marks::Squares(squares) => format!("squares {squares}"),
    }
}

#[test]
fn the_disc_that_was_turned_on_the_way_stays_white() {
    let position = *figure("no-chain").game().position();
    let lies = |square: &str| position.disc(square.parse().expect("a square"));
    assert_eq!(lies("e4"), Some(reversi::rules::Side::Second));
    assert_eq!(
        (lies("d4"), lies("f4")),
        (Some(reversi::rules::Side::Black), Some(reversi::rules::Side::Black))
    );
}

#[test]
fn what_is_no_figure_is_refused_with_the_reason() {
    let check = |text: &str, reason: &str| {
        let error: FigureError = Figure::read(text).expect_err(text);
        assert_eq!(error.to_string(), reason);
    };
    check("ruleset classic\nmoves f5d6a1\nshow move", "ply 3, a1: no disc would be turned");
    check(
        "ruleset historic\nmoves d4d3\nshow move",
        "ply 2, d3: only the centre squares are played until they are full",
    );
    check("ruleset classic\nmoves f5x\nshow move", "no square at byte 2");
    check("ruleset classic", "the line `show …` is missing");
    check("show position", "the line `ruleset …` is missing");
    check(
        "ruleset classic\nshow position\nshow move",
        "the line `show move` means nothing here, or is there twice",
    );
    check("ruleset classic\nsay hello", "the line `say hello` means nothing here, or is there twice");
    for nothing in ["move", "squares", "squares a9", "dance", "position d4"] {
        let text = format!("ruleset classic\nshow {nothing}");
        check(&text, &format!("`show {nothing}` shows nothing in this position"));
    }
    let over = "ruleset classic\nmoves e6f4e3f6g5d6e7f5c5\nshow legal";
    check(over, "`show legal` shows nothing in this position");
}

#[test]
fn marks_lie_over_the_discs() {
    let shown = figure("several-directions").drawing().shown;
    let marks = concat!(
        r#"<circle class="figure-move" cx="350" cy="250" r="30"/>"#,
        r#"<circle class="figure-turned" cx="350" cy="350" r="13"/>"#,
        r#"<circle class="figure-turned" cx="450" cy="350" r="13"/>"#,
    );
    assert!(shown.ends_with(marks), "{shown}");
    let discs = shown.matches("data-disc=").count();
    assert_eq!(discs, 7);
}

#[test]
fn a_figure_is_told_in_words_of_each_language() {
    let check = |name: &str, language: Language, words: &str| {
        assert_eq!(plain(&figure(name).text_form(language).join(" ")), words);
    };
    check(
        "several-directions",
        Language::En,
        "6 black discs: d3, d4, e4, d5, e5, f5. 1 white disc: f4. \
         Black plays d3 and turns over 2 discs. White to move. Turned over: d4, e4.",
    );
    check(
        "forced-pass",
        Language::Sv,
        "8 svarta brickor: d3, d4, e4, d5, e5, f5, f6, f7. 4 vita brickor: h4, g5, h5, h6. \
         Svart har inget tillåtet drag och passar. Vits tur. Tillåtna drag: c5, e7.",
    );
    check(
        "historic-centre",
        Language::De,
        "Das Brett ist leer. Schwarz ist am Zug. Gültige Züge: d4, e4, d5, e5.",
    );
    check(
        "historic-d6",
        Language::Da,
        "4 sorte brikker: d4, e4, d5, d6. 1 rød brik: e5. \
         Sort spiller d6 og vender 1 brik. Rød er i trækket. Vendte brikker: d5.",
    );
    check(
        "reverse-end",
        Language::Is,
        "13 svartir steinar: e3, d4, e4, f4, c5, d5, e5, f5, g5, d6, e6, f6, e7. Engir hvítir steinar. \
         Hvítur vinnur með færri steinum, 0–13. Hvítur á engan stein eftir á borðinu.",
    );
    let told = plain(&figure("historic-out-of-discs").text_form(Language::En).join(" "));
    let end = "Red wins 45–18. Black has no discs left to place. Red has no legal move. Marked squares: g1.";
    assert!(told.ends_with(end), "{told}");
}

/// The headings' ids of a ruleset's page, which links hold on to: they never change.
fn headings(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic | Preset::Reverse => "aim discs start move several passing end counting begin name",
        Preset::Historic => "origin start opening move passing supply end difference history sources",
    }
}

/// The figures of a ruleset's page, each in the section that speaks of it.
fn figures(preset: Preset) -> &'static str {
    match preset {
        Preset::Classic => {
            "start:usual-start move:first-move several:several-directions several:no-chain passing:forced-pass \
             end:over-with-empty-squares"
        }
        Preset::Reverse => "start:usual-start move:first-move passing:forced-pass counting:reverse-end",
        Preset::Historic => {
            "start:historic-centre opening:historic-parallel move:historic-d6 supply:historic-out-of-discs"
        }
    }
}

/// What a page has: the ids of its headings, and `heading:figure` for each figure.
fn outline(markdown: &str) -> (String, String) {
    let (mut ids, mut figures) = (Vec::new(), Vec::new());
    for line in markdown.lines() {
        if line.starts_with("## ") {
            ids.push(between(line, "{#", "}").unwrap_or(line));
        } else if let Some(name) = between(line, "](figure:", ")") {
            let name = name.split(' ').next().unwrap_or_default();
            figures.push(format!("{}:{name}", ids.last().unwrap_or(&"")));
        }
    }
    (ids.join(" "), figures.join(" "))
}

fn between<'a>(line: &'a str, open: &str, close: &str) -> Option<&'a str> {
    line.split_once(open)?.1.split_once(close).map(|(found, _)| found)
}

#[test]
fn every_language_has_the_same_pages_headings_and_figures() {
    let mut faults = BTreeMap::new();
    for language in Language::ALL {
        for preset in Preset::ALL {
            let name = format!("{}/{}.md", language.tag(), preset.id());
            let found = fs::read_to_string(pages().join(&name)).map(|markdown| outline(&markdown));
            let expected = (headings(preset).to_owned(), figures(preset).to_owned());
            if found.as_ref().ok() != Some(&expected) {
                faults.insert(name, found);
            }
        }
        let name = format!("{}/keyboard.md", language.tag());
        let found = fs::read_to_string(pages().join(&name)).map(|markdown| outline(&markdown));
        let by_ear = ("board typing asking said names eyes".to_owned(), String::new());
        if found.as_ref().ok() != Some(&by_ear) {
            faults.insert(name, found);
        }
        let mut all = vec!["keyboard"];
        all.extend(Preset::ALL.map(Preset::id));
        all.sort_unstable();
        assert_eq!(
            names_in(language.tag()),
            all,
            "guide/{} has a page for each ruleset, and one more",
            language.tag()
        );
    }
    assert!(faults.is_empty(), "missing, or with other headings or figures: {faults:#?}");
}

#[test]
fn a_move_is_shown_before_while_and_after_it_is_made() {
    let steps = figure("several-directions").steps(Language::En);
    let words = steps.iter().map(|step| plain(&step.words)).collect::<Vec<_>>();
    assert_eq!(
        words,
        ["Black to move.", "Black plays d3 and turns over 2 discs.", "Turned over: d4, e4. White to move."]
    );
    let links = steps.iter().map(|step| step.link.as_str()).collect::<Vec<_>>();
    assert_eq!(links, ["#/try/classic/f5f4", "#/try/classic/f5f4", "#/try/classic/f5f4d3"]);
    let discs =
        |step: usize, colour: &str| steps[step].shown.matches(&format!(r#"data-disc="{colour}""#)).count();
    assert_eq!([0, 1, 2].map(|step| (discs(step, "black"), discs(step, "white"))), [(3, 3), (4, 3), (6, 1)]);
    let marks =
        |step: usize| ["figure-move", "figure-turned"].map(|class| steps[step].shown.matches(class).count());
    assert_eq!([0, 1, 2].map(marks), [[0, 0], [1, 2], [1, 2]]);
}

#[test]
fn only_a_move_has_steps_and_every_figure_after_the_start_can_be_tried() {
    for (name, _, _, turn, marks) in SHOWN {
        let figure = figure(name);
        assert_eq!(figure.steps(Language::Is).len(), if marks.contains("turns") { 3 } else { 0 }, "{name}");
        let Some(address) = figure.try_it() else {
            assert_eq!(figure.game().plies(), [], "{name}");
            continue;
        };
        let Some(Ok(Link::Try(game))) = link::read(&address) else { panic!("{address}") };
        assert_eq!(game.position(), figure.game().position(), "{name}, {turn}");
    }
}

#[test]
fn a_question_during_a_game_has_its_place_in_the_rules() {
    let check = |ruleset: &str, notice, file: &str| {
        let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
        assert_eq!(guide::address(Language::Sv, &guide::of_notice(ruleset, Some(notice))), file);
    };
    check("classic", NoticeKind::Pass, "rules/sv/classic.html#passing");
    check("historic", NoticeKind::MustPass, "rules/sv/historic.html#passing");
    check("reverse.parallel-top", NoticeKind::Over, "rules/sv/reverse.html#end");
    check("10x10.usual.own.fewest.white", NoticeKind::Over, "rules/sv/historic.html#end");
    check("6x6.usual.shared.fewest.red", NoticeKind::Error, "rules/sv/reverse.html#move");
    check("octagon.usual.shared.most.red", NoticeKind::Hint, "rules/sv/classic.html#start");
    check("classic", NoticeKind::Info, "rules/sv/classic.html");
    for preset in Preset::ALL {
        let headings: Vec<&str> = headings(preset).split(' ').collect();
        for notice in [NoticeKind::Pass, NoticeKind::Over, NoticeKind::Hint, NoticeKind::Error] {
            let heading = guide::heading_for(notice);
            assert!(heading.is_some_and(|heading| headings.contains(&heading)), "{notice:?}");
        }
    }
}
