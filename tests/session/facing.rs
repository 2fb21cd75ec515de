//! Two people at one screen: who sits where, what each of them reads, how the board lies.

use reversi::{
    game::Person,
    i18n::Language,
    rules::Side,
    scene,
    session::{
        Action, BoardTurn, Chance, Copied, Dialog, DraftChange, Edge, Effect, FacingChange, RecordAction,
        Seating, Session, Setting,
    },
};

use crate::{
    named::named,
    story::{Story, plain},
};

fn facing(story: &mut Story, change: FacingChange) -> Vec<Effect> {
    story.act(Action::Set(Setting::Facing(change)))
}

fn face_to_face(squares: &str) -> Story {
    let mut story = Story::after(squares);
    facing(&mut story, FacingChange::Seating(Seating::FaceToFace));
    story
}

fn turning(mut story: Story) -> Story {
    facing(&mut story, FacingChange::Board(BoardTurn::Follows));
    story
}

fn notice(session: &Session) -> String {
    session.notice().map_or(String::new(), |(notice, _)| plain(&notice.text()))
}

#[test]
fn each_edge_reads_its_own_language() {
    let mut story = face_to_face(named("V28"));
    facing(&mut story, FacingChange::FarLanguage(Language::Is));
    let far = story.session.read_from_far();
    assert_eq!((story.session.language(), far.language()), (Language::En, Language::Is));
    assert_ne!(notice(&story.session), notice(&far));
    assert!(notice(&far).contains("á leik"), "{}", notice(&far));
    let strip = scene::strip(&far.moment(), far.side_at(Edge::Far));
    assert_eq!(strip.name, "Hvítur");
    assert!(
        story.session.cells().iter().any(|cell| cell.name.contains("empty")),
        "by ear it stays the page's"
    );
}

#[test]
fn without_a_choice_both_edges_read_the_page() {
    let story = face_to_face("").speaking(Language::Sv);
    assert_eq!(story.session.far_language(), Language::Sv);
}

#[test]
fn black_sits_at_the_near_edge_until_the_board_is_turned() {
    let mut story = face_to_face("f5");
    let edges = |story: &Story| [Edge::Near, Edge::Far].map(|edge| story.session.side_at(edge));
    assert_eq!(edges(&story), [Side::Black, Side::Second]);
    story.act(Action::TurnBoard);
    assert_eq!(edges(&story), [Side::Second, Side::Black]);
}

#[test]
fn who_exchange_colours_stay_where_they_sit() {
    let mut story = face_to_face(named("V01"));
    let near = |story: &Story| {
        let black_is_near = story.session.side_at(Edge::Near) == Side::Black;
        if black_is_near { story.session.table.seats.black } else { story.session.table.seats.black.other() }
    };
    assert_eq!(near(&story), Person::First);
    for lot in [7, 8] {
        let effects = story.act(Action::Rematch(Chance(lot)));
        assert!(matches!(effects[..], [Effect::SaveGame(_), Effect::SaveSettings(_)]), "{effects:?}");
        assert_eq!(near(&story), Person::First);
    }
    let mut beside = Story::after(named("V01"));
    beside.act(Action::Rematch(Chance(7)));
    assert_eq!(beside.session.side_at(Edge::Near), Side::Black);
}

#[test]
fn nobody_sits_opposite_the_computer() {
    let mut story = face_to_face("");
    let level = "level-3".parse().expect("a player");
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Player(Person::Second, level)));
    story.start(5);
    assert_eq!(story.session.table.seats.player(Side::Second), level);
    assert!(!story.session.is_face_to_face());
}

#[test]
fn face_to_face_the_board_turns_to_whose_turn_it_is_and_people_stay() {
    let mut story = turning(face_to_face(""));
    let layout = story.session.layout();
    assert_eq!(story.session.board_faces(), Edge::Near);
    story.play("f5");
    assert_eq!(story.session.board_faces(), Edge::Far);
    assert_eq!(story.session.layout(), layout, "it is the picture that turns");
    story.act(Action::Look(0));
    assert_eq!(story.session.board_faces(), Edge::Far, "looking back turns nothing");
    story.act(Action::BackToGame);
    story.undo(1);
    assert_eq!(story.session.board_faces(), Edge::Near);
    assert_eq!(face_to_face("f5").session.board_faces(), Edge::Near, "unless it stays");
}

#[test]
fn at_one_edge_the_board_lies_for_whose_turn_it_is() {
    let mut story = turning(Story::of("classic"));
    let bottom = |story: &Story| story.session.layout().bottom();
    assert_eq!(bottom(&story), Side::Black);
    story.play("f5");
    assert_eq!(bottom(&story), Side::Second);
    assert!(!story.session.can_turn_board());
    assert_eq!(story.act(Action::TurnBoard), [], "it turns by itself");
    story.undo(1);
    assert_eq!(bottom(&story), Side::Black);
    let passed = turning(Story::after(named("V28")));
    assert_eq!(bottom(&passed), passed.session.table.game.position().to_move(), "after a pass as well");
}

#[test]
fn against_the_computer_it_lies_for_the_person() {
    let mut story = turning(Story::of("classic"));
    story.act(Action::Open(Dialog::NewGame));
    story.act(Action::Draft(DraftChange::Player(Person::First, "level-1".parse().expect("a player"))));
    story.act(Action::Start(Chance(5)));
    assert_eq!(story.session.table.game.position().to_move(), Side::Black);
    assert_eq!(story.session.layout().bottom(), Side::Second);
}

#[test]
fn a_dialog_is_turned_to_whoever_opened_it_and_speaks_their_language() {
    let mut story = face_to_face("");
    facing(&mut story, FacingChange::FarLanguage(Language::Da));
    story.act(Action::OpenFromFar(Dialog::Settings));
    assert_eq!((story.session.now.dialog, story.session.now.opened_at), (Some(Dialog::Settings), Edge::Far));
    facing(&mut story, FacingChange::Seating(Seating::SameSide));
    assert!(story.session.is_read_from_far(), "as long as it is open");
    let far = story.session.read_from_far();
    assert_eq!((far.language(), far.page_language()), (Language::Da, Language::En));
    story.act(Action::Close);
    assert!(!story.session.is_read_from_far());
    story.act(Action::Open(Dialog::Settings));
    assert_eq!(story.session.now.opened_at, Edge::Near);
}

#[test]
fn what_is_said_in_a_dialog_at_the_far_edge_is_in_its_language() {
    let mut story = face_to_face("");
    facing(&mut story, FacingChange::FarLanguage(Language::Da));
    let said = |story: &Story| (story.said(), story.session.now.said_in);
    story.press("a1");
    assert_eq!(said(&story).1, Language::En);
    story.act(Action::OpenFromFar(Dialog::Position));
    story.act(Action::CopyPosition);
    story.act(Action::Copied(Copied::Done));
    let far = story.session.read_from_far();
    assert_eq!(said(&story), (plain(far.copied_text()), Language::Da));
    assert_ne!(far.copied_text(), story.session.copied_text());
    story.act(Action::Record(RecordAction::Read("d3".into())));
    assert_eq!(said(&story), ("Spillet læses.".into(), Language::Da));
    story.act(Action::Close);
    story.act(Action::Close);
    assert_eq!(story.session.language(), Language::En, "the page's own");
    story.press("f5");
    assert_eq!(said(&story), ("Black plays f5 and turns over 1 disc. White to move.".into(), Language::En));
}
