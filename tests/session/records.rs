//! Records that come in: the session asks the clerk, shows what is found, and never loses the game in progress.

use reversi::{
    clerk::{Answer, Clerk, News, Step},
    game::Person,
    rules::Preset,
    session::{
        Action, Chance, Deed, Dialog, DraftChange, Edge, Effect, Order, RecordAction, Rules, Trouble, Wanted,
        WantedPlace,
    },
};

use crate::{named::named, story::Story};

/// A story with a clerk beside it, who does at once whatever the session asks of it.
struct Desk {
    story: Story,
    clerk: Clerk,
}

impl Desk {
    fn after(squares: &str) -> Self {
        Self { story: Story::after(squares), clerk: Clerk::default() }
    }

    fn act(&mut self, action: RecordAction) -> Vec<Effect> {
        let effects = self.story.act(Action::Record(action));
        self.carry_out(&effects);
        effects
    }

    /// The clerk dies over an errand, which is given to a new one.
    fn die_over(&mut self, action: RecordAction) {
        let effects = self.story.act(Action::Record(action));
        self.clerk = Clerk::default();
        self.story.act(Action::Clerk(News::Restarted(given(&effects))));
        self.carry_out(&effects);
    }

    fn carry_out(&mut self, effects: &[Effect]) {
        for effect in effects {
            if let Effect::Clerk(Order::Give(number, language, errand)) = effect {
                let mut task = self.clerk.take(*language, errand.clone(), Vec::new());
                let answer = loop {
                    match self.clerk.work(&mut task) {
                        Step::SoFar(done) => drop(self.story.act(Action::Clerk(News::SoFar(*number, done)))),
                        Step::Done(answer) => break answer,
                    }
                };
                self.story.act(Action::Clerk(News::Answered(*number, answer)));
            }
        }
    }

    fn read(&mut self, text: &str) {
        self.act(RecordAction::Read(text.to_owned()));
    }

    fn told(&self) -> String {
        self.story.session.told_of_records().join(" ")
    }

    fn open(&mut self) -> Vec<Effect> {
        self.act(RecordAction::Open(Chance(7)))
    }
}

/// The number of the errand that is given.
fn given(effects: &[Effect]) -> u32 {
    let number = effects.iter().find_map(|effect| match effect {
        Effect::Clerk(Order::Give(number, ..)) => Some(*number),
        _ => None,
    });
    number.expect("an errand")
}

#[test]
fn a_record_is_shown_before_it_goes_on_the_table() {
    let mut desk = Desk::after("f5d6");
    desk.read("(;GM[2]PB[Anna]PW[Björn];B[d3];W[c5])");
    assert_eq!(desk.story.line(), "f5 d6", "nothing has changed yet");
    assert_eq!(desk.story.session.shown_record(), ["2\u{a0}moves", "Anna to move"]);
    assert_eq!(desk.story.said(), "2 moves, Anna to move");
    assert_eq!(desk.story.session.open_record_label(), "Open this game");
    let effects = desk.open();
    assert!(matches!(effects[..], [Effect::SaveGame(_)]), "{effects:?}");
    assert_eq!(desk.story.line(), "d3 c5");
    assert_eq!(desk.story.session.table.seats.names().second, "Björn");
    assert_eq!(desk.story.session.now.dialog, None);
    assert!(
        desk.story.message().starts_with("This is a separate game. Your own is kept."),
        "{}",
        desk.story.message()
    );
}

#[test]
fn rf_07_and_10_what_cannot_be_played_is_told_and_the_rest_offered() {
    let mut desk = Desk::after("f5d6");
    desk.read("d3d4d5");
    assert_eq!(desk.told(), "There is already a disc on d4. This is move 2, in line 1, column 3.");
    assert_eq!(desk.story.session.open_record_label(), "Open the first move");
    assert_eq!(desk.story.line(), "f5 d6");
    desk.read(&(named("V01").to_owned() + "a1"));
    assert!(desk.told().starts_with("The game is already over. This is move 10"), "{}", desk.told());
    assert_eq!(desk.story.session.open_record_label(), "Open the first 9 moves");
    desk.open();
    assert_eq!(desk.story.count(), "13-0");
}

#[test]
fn rf_08_what_is_no_record_is_told_and_leaves_everything_as_it_was() {
    for text in ["f", "", "\u{200b}", "!!!"] {
        let mut desk = Desk::after("f5d6");
        desk.read(text);
        assert!(!desk.told().is_empty(), "{text:?}");
        assert_eq!(desk.open(), [], "there is nothing to open");
        assert_eq!((desk.story.line(), desk.story.message()), ("f5 d6".into(), String::new()));
    }
}

#[test]
fn what_a_record_leaves_open_is_chosen() {
    let mut desk = Desk::after("");
    desk.read("f5d6c3");
    desk.act(RecordAction::Choose(1));
    desk.open();
    assert_eq!(desk.story.session.table.game.ruleset().to_string(), "reverse");
    desk.act(RecordAction::Choose(99));
    assert_eq!(desk.open(), [], "there is no such choice");
}

#[test]
fn a_position_from_a_record_is_played_on() {
    let mut desk = Desk::after("f5d6");
    desk.read("------------------XO------XXX------OXX-----O-------------------- O");
    desk.open();
    assert!(desk.story.session.table.game.is_set_up());
    let square = desk.story.session.moment().position().legal().iter().next().expect("a legal move");
    desk.story.play(&square.to_string());
}

#[test]
fn the_same_game_as_on_the_table_goes_on() {
    let mut desk = Desk::after("f5d6");
    desk.read("f5 d6");
    assert_eq!(desk.open(), []);
    assert_eq!((desk.story.line(), desk.story.message()), ("f5 d6".into(), String::new()));
}

#[test]
fn several_games_are_listed_searched_and_shown() {
    let mut desk = Desk::after("f5");
    desk.read("(;GM[2]PB[Anna];B[f5];W[d6])(;GM[2]PB[Bo];B[d3])(;GM[2]PB[Cleo];B[f5];W[f4])");
    let listed = |desk: &Desk| desk.story.session.now.records.listing.as_ref().map(|listing| listing.listed);
    assert_eq!((listed(&desk), desk.story.said().as_str()), (Some(3), "Games 1 to 3 of 3"));
    desk.act(RecordAction::Search(Wanted { place: WantedPlace::OnTheBoard, ..Wanted::default() }));
    assert_eq!(listed(&desk), Some(2), "those that reach what is on the board");
    desk.act(RecordAction::Search(Wanted { name: "nobody".into(), ..Wanted::default() }));
    assert_eq!((listed(&desk), desk.told().as_str()), (Some(0), "No game matches the search."));
    desk.act(RecordAction::Search(Wanted { year: "MMIV".into(), ..Wanted::default() }));
    assert_eq!(listed(&desk), Some(3), "what is no year is any");
    desk.act(RecordAction::Show(1));
    assert_eq!(desk.story.session.shown_record()[0], "1\u{a0}move");
    desk.act(RecordAction::BackToList);
    assert_eq!((listed(&desk), desk.story.session.shown_record().len()), (Some(3), 0));
    desk.act(RecordAction::Show(0));
    desk.open();
    assert_eq!(desk.story.line(), "f5 d6");
}

#[test]
fn a_dialog_in_which_something_was_typed_waits_below_a_record_that_comes_in() {
    let type_in = |story: &mut Story| {
        story.act(Action::Draft(DraftChange::Name(Person::First, "Anna".into())));
        story.act(Action::Draft(DraftChange::Rules(Rules::Preset(Preset::Historic))));
    };
    for comes in [RecordAction::TakeIn("d3".into()), RecordAction::ReadFiles] {
        let mut story = Story::after("f5");
        story.act(Action::OpenFromFar(Dialog::NewGame));
        type_in(&mut story);
        let draft = story.session.now.draft.clone();
        story.act(Action::Record(comes.clone()));
        assert_eq!(story.session.now.dialog, Some(Dialog::Records));
        story.act(Action::Record(comes));
        story.act(Action::Close);
        assert_eq!((story.session.now.dialog, &story.session.now.draft), (Some(Dialog::NewGame), &draft));
        assert_eq!(story.session.now.opened_at, Edge::Far, "and lies as it did");
        story.act(Action::Close);
        assert_eq!(story.session.now.dialog, None);
    }
    let mut desk = Desk::after("f5");
    desk.story.act(Action::Open(Dialog::Editor));
    desk.act(RecordAction::TakeIn("d3".into()));
    assert!(desk.story.session.has_open(Dialog::Editor));
    desk.open();
    assert!(!desk.story.session.has_open(Dialog::Editor), "the game is to be seen now");
}

#[test]
fn a_game_that_was_found_by_its_position_is_opened_there() {
    let games = "(;GM[2];B[f5];W[d6];B[c3];W[d3])(;GM[2];B[d3];W[c5])";
    let here = || RecordAction::Search(Wanted { place: WantedPlace::OnTheBoard, ..Wanted::default() });
    let opened = |desk: &mut Desk| {
        desk.act(RecordAction::Show(0));
        desk.open();
        (desk.story.line(), desk.story.notice())
    };
    let mut desk = Desk::after("f5d6");
    desk.read(games);
    desk.act(here());
    assert_eq!(opened(&mut desk), ("f5 d6 c3 d3".into(), "view: Move 2 of 4".into()));
    // The same game again, from another place.
    desk.story.act(Action::Look(3));
    desk.act(here());
    desk.story.act(Action::BackToGame);
    assert_eq!(opened(&mut desk), ("f5 d6 c3 d3".into(), "view: Move 3 of 4".into()));
    desk.act(RecordAction::ShowAll);
    desk.story.act(Action::BackToGame);
    assert_eq!(opened(&mut desk).1, "", "nothing is looked for any more");
    // What is read later was not found by it.
    let mut desk = Desk::after("f5d6");
    desk.read(games);
    desk.act(here());
    desk.read("f5d6c3d3");
    desk.open();
    assert_eq!(desk.story.notice(), "");
}

#[test]
fn a_record_that_comes_from_anywhere_opens_the_dialog() {
    let mut story = Story::after("f5");
    story.act(Action::Record(RecordAction::ReadFiles));
    assert_eq!(story.session.now.dialog, Some(Dialog::Records));
    assert_eq!(story.session.told_of_records(), ["The record is being read."]);
}

#[test]
fn what_is_read_again_or_given_up_is_awaited_no_longer() {
    let mut story = Story::after("f5");
    let first = given(&story.act(Action::Record(RecordAction::Read("d3".into()))));
    let effects = story.act(Action::Record(RecordAction::Read("c4".into())));
    assert_eq!(effects[0], Effect::Clerk(Order::Stop(first)));
    let late = || News::Answered(first, Answer::Refused("late".into()));
    story.act(Action::Clerk(late()));
    assert_eq!(story.session.now.records.doing.map(|doing| doing.what), Some(Deed::Reading));
    let second = given(&effects);
    assert_eq!(story.act(Action::Record(RecordAction::GiveUp)), [Effect::Clerk(Order::Stop(second))]);
    story.act(Action::Clerk(late()));
    assert!(story.session.told_of_records().is_empty());
    let search = story.act(Action::Record(RecordAction::Search(Wanted::default())));
    let number = given(&search);
    assert_eq!(story.act(Action::Record(RecordAction::GiveUp)), [Effect::Clerk(Order::GiveUpSearch(number))]);
}

#[test]
fn a_clerk_that_dies_is_told_and_one_that_dies_twice_is_given_up() {
    let mut story = Story::after("f5");
    let number = given(&story.act(Action::Record(RecordAction::Read("d3".into()))));
    story.act(Action::Clerk(News::SoFar(number, 40)));
    assert_eq!(story.session.now.records.doing.map(|doing| doing.hundredths), Some(40));
    story.act(Action::Clerk(News::Restarted(number)));
    let told = ["The record is being read.", "Reading failed and has begun again."];
    assert_eq!(story.session.told_of_records(), told);
    story.act(Action::Clerk(News::Failed(number)));
    assert_eq!(story.session.now.records.trouble, Some(Trouble::Failed));
    assert_eq!(story.session.told_of_records(), ["Reading has failed twice. Your game is as it was."]);
    assert_eq!(story.line(), "f5");
}

#[test]
fn a_list_whose_clerk_has_died_has_to_be_opened_again_and_that_is_said() {
    let games = "(;GM[2]PB[Anna];B[f5];W[d6])(;GM[2]PB[Bo];B[d3])";
    let search = || RecordAction::Search(Wanted { name: "Anna".into(), ..Wanted::default() });
    for action in [search(), RecordAction::ShowAll, RecordAction::List(1), RecordAction::Show(1)] {
        let mut desk = Desk::after("f5");
        desk.read(games);
        desk.die_over(action.clone());
        assert_eq!(desk.told(), "This is no longer open. Please open it again.", "{action:?}");
        assert_eq!(desk.story.said(), desk.told());
        assert_eq!(desk.story.session.now.records.listing, None, "{action:?}");
        desk.read(games);
        assert_eq!((desk.told().as_str(), desk.story.said().as_str()), ("", "Games 1 to 2 of 2"));
        desk.act(RecordAction::List(0));
        // Now it dies over something else.
        desk.clerk = Clerk::default();
        desk.act(action.clone());
        assert_eq!(desk.told(), "This is no longer open. Please open it again.", "{action:?}");
    }
    let mut desk = Desk::after("f5");
    desk.read(games);
    desk.die_over(RecordAction::Read("d3".into()));
    assert_eq!((desk.told().as_str(), desk.story.said().as_str()), ("", "1 move, White to move"));
}

#[test]
fn a_text_stands_in_the_field_to_be_mended_unless_it_is_too_long() {
    let mut desk = Desk::after("");
    desk.read("d3d4d5");
    assert_eq!(&*desk.story.session.now.records.text, "d3d4d5");
    desk.read(&"f5".repeat(100_000));
    assert_eq!(&*desk.story.session.now.records.text, "d3d4d5", "what stands in the field is left to it");
    desk.act(RecordAction::TakeIn("f5".repeat(100_000)));
    assert_eq!(&*desk.story.session.now.records.text, "");
    desk.act(RecordAction::TakeIn("f5".into()));
    assert_eq!(&*desk.story.session.now.records.text, "f5");
}
