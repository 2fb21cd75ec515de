//! What playing feels like: the move that one points at, and what is heard.

use reversi::{
    engine::Level,
    game::{Player, Players},
    rules::{Side, SquareSet},
    scene::Sound,
    session::{Action, Effect, Setting, Step},
};

use crate::{
    named::named,
    story::{Story, square},
};

/// What is shown of the move on a square: its colour and the discs that would turn; empty when nothing is.
fn pointing_at(story: &mut Story, name: &str) -> String {
    story.act(Action::Aim(Some(square(name))));
    let told = |preview: reversi::scene::Preview| format!("{:?} {}", preview.colour, preview.turned);
    story.session.preview().map(told).unwrap_or_default()
}

#[test]
fn the_disc_to_come_is_shown_where_one_points_and_may_play() {
    let mut story = Story::of("classic");
    assert_eq!(pointing_at(&mut story, "f5"), "Black ");
    assert_eq!(pointing_at(&mut story, "a1"), "", "not legal");
    assert_eq!(pointing_at(&mut story, "d4"), "", "occupied");
    story.press("f5");
    assert_eq!(pointing_at(&mut story, "f6"), "White ");
    story.act(Action::Aim(None));
    assert_eq!(story.session.preview(), None);
}

#[test]
fn the_discs_that_would_turn_are_shown_when_that_is_wanted() {
    let mut story = Story::after("f5d6");
    story.act(Action::Set(Setting::WouldTurn(true)));
    assert_eq!(pointing_at(&mut story, "c3"), "Black d4");
    assert_eq!(pointing_at(&mut story, "c5"), "Black d5");
    story.act(Action::Look(1));
    assert_eq!(pointing_at(&mut story, "f6"), "White e5", "in the position that is shown");
}

#[test]
fn pointing_tells_nothing_where_legal_squares_are_hidden_or_the_game_is_over() {
    let mut story = Story::of("classic");
    story.act(Action::Set(Setting::LegalMoves(false)));
    assert_eq!(pointing_at(&mut story, "f5"), "");
    assert_eq!(pointing_at(&mut Story::after(named("V01")), "a1"), "");
}

#[test]
fn pointing_leaves_a_refusal_to_be_read() {
    let mut story = Story::of("classic");
    story.press("a1");
    let refused = story.session.notice();
    assert!(refused.is_some());
    story.act(Action::Aim(Some(square("f5"))));
    assert_eq!(story.session.notice(), refused);
}

#[test]
fn pointing_changes_nothing_else_and_nothing_follows_from_it() {
    let mut story = listening(Story::after("f5"));
    // Whatever is waiting to be done: the computer has the turn from here on, and is not asked yet.
    let computer = Player::Computer(Level::new(3).expect("a level"));
    story.session.table.seats.players = Players { first: Player::Person, second: computer };
    let before = story.clone();
    assert_eq!(story.act(Action::Aim(Some(square("d6")))), []);
    assert_eq!(story.session.now.aim, Some(square("d6")));
    story.session.now.aim = None;
    assert_eq!(format!("{:?}", story.session), format!("{:?}", before.session));
}

/// What is heard of an action, with sound on.
fn heard(story: &mut Story, action: Action) -> Vec<Sound> {
    let effects = story.act(action).into_iter();
    let sounds = effects.filter_map(|effect| match effect {
        Effect::Sound(sound) => Some(sound),
        _ => None,
    });
    sounds.collect()
}

fn listening(story: Story) -> Story {
    let mut story = story;
    story.act(Action::Set(Setting::Sound(true)));
    story
}

#[test]
fn nothing_is_heard_before_sound_was_chosen() {
    let mut story = Story::of("classic");
    assert_eq!(heard(&mut story, Action::Press(square("f5"))), []);
    assert_eq!(heard(&mut story, Action::Undo), []);
    assert!(!story.session.has_sound_switch());
}

#[test]
fn whoever_switches_sound_on_hears_it_and_can_switch_it_off_beside_the_game() {
    let mut story = Story::of("classic");
    assert_eq!(heard(&mut story, Action::Set(Setting::Sound(true))), [Sound::Placed(Side::Black, 2)]);
    assert!(story.session.has_sound_switch());
    assert_eq!(heard(&mut story, Action::Set(Setting::Sound(false))), []);
    assert!(story.session.has_sound_switch(), "and on again");
    assert_eq!(heard(&mut story, Action::Press(square("f5"))), []);
}

#[test]
fn placing_turning_and_taking_back_are_heard() {
    let mut story = listening(Story::after(&named("V21")[..2 * 10]));
    assert_eq!(heard(&mut story, Action::Press(square("e1"))), [Sound::Placed(Side::Black, 6)]);
    assert_eq!(heard(&mut story, Action::Undo), [Sound::Lifted(6)]);
    assert_eq!(heard(&mut story, Action::Redo), [Sound::Placed(Side::Black, 6)]);
    assert_eq!(heard(&mut story, Action::LookOn(Step::Previous)), [Sound::Lifted(6)]);
    assert_eq!(heard(&mut story, Action::BackToGame), [Sound::Placed(Side::Black, 6)]);
    let mut free = listening(Story::of("historic"));
    assert_eq!(heard(&mut free, Action::Press(square("d4"))), [Sound::Placed(Side::Black, 0)]);
}

#[test]
fn a_pass_and_the_end_are_heard_after_the_disc() {
    let mut story = listening(Story::after(&named("V02")[..2 * 7]));
    let passed = heard(&mut story, Action::Press(square("h6")));
    assert!(matches!(passed[..], [Sound::Placed(Side::Second, _), Sound::Passed]), "{passed:?}");
    let game = named("V01");
    let (before, last) = game.split_at(game.len() - 2);
    let mut story = listening(Story::after(before));
    let ended = heard(&mut story, Action::Press(square(last)));
    assert!(matches!(ended[..], [Sound::Placed(Side::Black, _), Sound::Over]), "{ended:?}");
}

#[test]
fn a_confirmed_pass_is_heard_when_it_is_made() {
    let mut story = listening(Story::after(&named("V02")[..2 * 7]).confirming());
    let placed = heard(&mut story, Action::Press(square("h6")));
    assert!(matches!(placed[..], [Sound::Placed(Side::Second, _)]), "{placed:?}");
    assert_eq!(heard(&mut story, Action::Pass), [Sound::Passed]);
}

#[test]
fn what_changes_nothing_on_the_board_is_not_heard() {
    let mut story = listening(Story::after("f5d6"));
    for action in [
        Action::Press(square("a1")),
        Action::Aim(Some(square("c3"))),
        Action::TurnBoard,
        Action::Set(Setting::Coordinates(false)),
    ] {
        assert_eq!(heard(&mut story, action.clone()), [], "{action:?}");
    }
    story.start(3);
    assert_eq!(story.line(), "", "another game comes without a sound");
    assert_eq!(story.session.moment().position().turned(square("f5")), SquareSet::only(square("e5")));
}
