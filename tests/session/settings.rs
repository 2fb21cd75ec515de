//! Settings: changed, kept, read back, read from other programs.

use reversi::{
    formats::save,
    i18n::Language,
    scene::{NameLength, NameOrder, Naming},
    session::{
        Action, BoardLook, BoardTurn, Effect, Facing, FacingChange, Pace, Seating, Setting, Settings, Theme,
        WhoBegins,
    },
};

use crate::story::Story;

#[test]
fn every_setting_is_kept() {
    let check = |setting, expected: Settings| {
        let mut story = Story::of("classic");
        assert_eq!(story.act(Action::Set(setting)), [Effect::SaveSettings(expected.clone())], "{setting:?}");
        assert_eq!(story.session.settings, expected);
    };
    let usual = Settings::default;
    for language in Language::ALL {
        check(Setting::Language(language), Settings { language: Some(language), ..usual() });
    }
    for theme in Theme::ALL {
        check(Setting::Theme(theme), Settings { theme, ..usual() });
    }
    check(Setting::LegalMoves(false), Settings { legal_moves: false, ..usual() });
    check(Setting::Coordinates(false), Settings { coordinates: false, ..usual() });
    check(Setting::ConfirmPasses(true), Settings { confirm_passes: true, ..usual() });
    check(Setting::Animation(false), Settings { animation: false, ..usual() });
    check(Setting::Patterns(true), Settings { patterns: true, ..usual() });
    check(Setting::Awake(false), Settings { awake: false, ..usual() });
    let naming = |order, length| Settings { naming: Naming { order, length }, ..usual() };
    check(Setting::NameOrder(NameOrder::Disc), naming(NameOrder::Disc, NameLength::Full));
    check(Setting::NameLength(NameLength::Short), naming(NameOrder::Square, NameLength::Short));
    for pace in Pace::ALL {
        check(Setting::Pace(pace), Settings { pace, ..usual() });
    }
    for board in BoardLook::ALL {
        check(Setting::Board(board), Settings { board, ..usual() });
    }
    check(Setting::WouldTurn(true), Settings { would_turn: true, ..usual() });
    check(Setting::Sound(false), usual());
    let facing = |facing| Settings { facing, ..usual() };
    for seating in Seating::ALL {
        check(
            Setting::Facing(FacingChange::Seating(seating)),
            facing(Facing { seating, ..Facing::default() }),
        );
    }
    let follows = Facing { board: BoardTurn::Follows, ..Facing::default() };
    check(Setting::Facing(FacingChange::Board(BoardTurn::Follows)), facing(follows));
    let far = Facing { far_language: Some(Language::De), ..Facing::default() };
    check(Setting::Facing(FacingChange::FarLanguage(Language::De)), facing(far));
}

#[test]
fn settings_are_read_back() {
    let all_changed = Settings {
        language: Some(Language::Is),
        theme: Theme::Dark,
        legal_moves: false,
        coordinates: false,
        confirm_passes: true,
        animation: false,
        board_turned: true,
        who_begins: WhoBegins::InTurn,
        naming: Naming { order: NameOrder::Disc, length: NameLength::Short },
        patterns: true,
        awake: false,
        pace: Pace::Slow,
        board: BoardLook::Walnut,
        would_turn: true,
        sound: true,
        facing: Facing {
            seating: Seating::FaceToFace,
            board: BoardTurn::Follows,
            far_language: Some(Language::Da),
        },
    };
    for settings in [Settings::default(), all_changed] {
        assert_eq!(save::read::<Settings>(&save::write(&settings)), Ok(settings));
    }
}

#[test]
fn what_other_programs_wrote_is_understood() {
    let check = |fields: &str, expected: Settings| {
        assert_eq!(save::read(&format!(r#"{{"v":1,"d":{fields}}}"#)), Ok(expected), "{fields}");
    };
    let usual = Settings::default;
    check("{}", usual());
    check(
        r#"{"naming":{"length":"short"}}"#,
        Settings { naming: Naming { length: NameLength::Short, ..Naming::default() }, ..usual() },
    );
    check(r#"{"theme":"light"}"#, Settings { theme: Theme::Light, ..usual() });
    check(r#"{"fanfare":true,"animation":false}"#, Settings { animation: false, ..usual() });
    check(r#"{"language":"zz","coordinates":false}"#, Settings { coordinates: false, ..usual() });
    check(r#"{"language":"de-AT"}"#, Settings { language: Some(Language::De), ..usual() });
    check(r#"{"language":null,"who_begins":"by-lot"}"#, Settings { who_begins: WhoBegins::ByLot, ..usual() });
}

#[test]
fn in_11_a_chosen_language_wins_over_the_browsers() {
    let story = Story::of("classic");
    assert_eq!(story.session.language(), Language::En);
    assert_eq!(story.speaking(Language::Da).session.language(), Language::Da);
}

#[test]
fn a_change_of_language_loses_nothing() {
    let mut story = Story::after("f5d6c3");
    story.undo(1);
    story.act(Action::Look(1));
    let table = story.session.table.clone();
    for language in Language::ALL {
        story.act(Action::Set(Setting::Language(language)));
        assert_eq!(story.session.table, table);
        assert_eq!(story.session.shown_ply(), 1);
    }
}

#[test]
fn settings_of_another_tab_are_taken_over_and_not_written_again() {
    let mut story = Story::after("f5");
    let theirs = Settings { theme: Theme::Dark, ..Settings::default() };
    assert_eq!(story.act(Action::SettingsElsewhere(theirs.clone())), []);
    assert_eq!(story.session.settings, theirs);
    assert_eq!(story.line(), "f5");
}
