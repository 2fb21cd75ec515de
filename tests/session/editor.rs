//! Setting up a position: what a press puts, all faults at once, the game that begins there, and the one that stays.

use reversi::{
    engine::Level,
    formats::{link, position},
    game::{Person, Player},
    rules::{Preset, Shape, Side, Supply},
    session::{
        Action, Brush, Chance, ClockChange, ClockChoice, Dialog, DraftChange, EditorAction, Effect, Rules,
    },
};

use crate::story::{Story, kept, plain, square};

const WHITE: Brush = Brush::Disc(Side::Second);
const BLACK: Brush = Brush::Disc(Side::Black);

/// With the editor open.
fn editing(ruleset: &str, squares: &str) -> Story {
    let mut story = Story::of(ruleset);
    story.play(squares);
    story.act(Action::Open(Dialog::Editor));
    story
}

impl Story {
    fn edit(&mut self, action: EditorAction) -> Vec<Effect> {
        self.act(Action::Editor(action))
    }

    /// Presses squares of the editor with this in hand.
    fn put(&mut self, brush: Brush, squares: &str) {
        self.edit(EditorAction::Take(brush));
        for name in squares.split_whitespace() {
            self.edit(EditorAction::Press(square(name)));
        }
    }

    fn choose(&mut self, change: DraftChange) {
        self.act(Action::Draft(change));
    }

    /// The side to move and the discs, as a board is written.
    fn board(&self) -> String {
        self.session.now.editor.as_ref().and_then(|editor| editor.text()).unwrap_or_default()
    }

    /// The position as links have it; empty where it cannot be played.
    fn position(&self) -> String {
        let setup = self.session.now.editor.as_ref().expect("the editor").setup;
        setup.try_into().map_or(String::new(), |found| position::write(&found))
    }

    /// What the rules say: the faults behind `no: `.
    fn verdict(&self) -> String {
        plain(&match self.session.editor_verdict().expect("the editor") {
            Ok(sentences) => sentences.join(" "),
            Err(faults) => format!("no: {}", faults.join(" ")),
        })
    }
}

#[test]
fn it_begins_with_the_position_that_is_shown() {
    let mut story = editing("classic", "f5d6");
    assert_eq!(story.position(), "x-27ox6oxx5o20");
    assert_eq!(story.verdict(), "Black 3, White 3. Black to move.");
    story.act(Action::Close);
    story.act(Action::Look(1));
    story.act(Action::Open(Dialog::Editor));
    assert_eq!(story.verdict(), "Black 4, White 1. White to move.");
}

#[test]
fn a_press_puts_what_is_in_hand_and_takes_the_same_away() {
    let mut story = editing("classic", "");
    story.edit(EditorAction::Clear);
    story.put(BLACK, "c3");
    assert_eq!(story.said(), "c3, black disc");
    story.put(WHITE, "c3 d3");
    assert_eq!(story.said(), "d3, white disc");
    story.put(WHITE, "c3");
    assert_eq!(story.said(), "c3, empty");
    story.put(Brush::Empty, "d3 e3");
    assert_eq!((story.said().as_str(), story.board().contains('O')), ("e3, empty", false));
    story.edit(EditorAction::Put(square("h8"), BLACK));
    story.edit(EditorAction::Put(square("h8"), BLACK));
    assert_eq!(story.said(), "h8, black disc", "a letter puts and never takes away");
}

#[test]
fn all_faults_are_told_at_once() {
    let mut story = editing("historic", "");
    story.put(BLACK, "d4 a1");
    story.edit(EditorAction::InHand(Side::Black, 40));
    assert_eq!(
        story.verdict(),
        "no: This position cannot be played yet. Until the four centre squares are full, no disc may lie outside \
         them: a1. The players take turns to fill the centre, and Black begins. The discs and whose turn it is \
         do not fit that. Black cannot have more than 32 discs in hand."
    );
    assert_eq!(story.said(), story.verdict().trim_start_matches("no: "));
    let before = story.session.table.clone();
    assert_eq!(story.edit(EditorAction::Play(Chance(3))), []);
    assert_eq!(story.edit(EditorAction::CopyLink("https://example.org/".into())), []);
    assert_eq!((story.session.table == before, story.session.now.dialog), (true, Some(Dialog::Editor)));
}

#[test]
fn an_empty_board_is_told() {
    let mut story = editing("classic", "");
    story.edit(EditorAction::Clear);
    assert_eq!(story.verdict(), "no: This position cannot be played yet. There are no discs on the board.");
}

#[test]
fn a_game_begins_there_and_the_old_one_is_kept() {
    let mut story = editing("classic", "f5d6");
    let old = story.session.table.id.clone();
    story.edit(EditorAction::Clear);
    story.put(BLACK, "b1 c1");
    story.put(WHITE, "a1");
    story.edit(EditorAction::ToMove(Side::Second));
    assert_eq!(story.said(), "Black 2, White 1. White to move.");
    let saved = kept(&story.edit(EditorAction::Play(Chance(21))));
    assert_eq!((saved.start.as_deref(), saved.moves.as_str()), (Some("o-oxx61"), ""));
    assert_eq!(story.said(), "New game. White to move.");
    assert_eq!(story.message(), "The previous game is kept. [restore dismiss]");
    assert!(story.session.now.messages.contains(&reversi::session::Message::PreviousKept(old)));
    assert_eq!((story.session.now.dialog, story.session.now.editor.is_some()), (None, false));
    story.play("d1");
    assert!(story.notice().starts_with("over: White wins 4–0."), "{}", story.notice());
}

#[test]
fn what_comes_of_it_is_told_before_it_is_played() {
    let mut story = editing("classic", "");
    story.edit(EditorAction::Read(format!("OXX{} X", "-".repeat(61))));
    assert_eq!(story.verdict(), "Black 2, White 1. Black has no legal move and passes. White to move.");
    story.edit(EditorAction::Read(format!("XX-OO{} X", "-".repeat(59))));
    assert!(story.verdict().starts_with("Black 2, White 2. The game is a draw, 2–2."), "{}", story.verdict());
}

#[test]
fn closing_it_loses_neither_the_game_nor_what_was_set_up() {
    let mut story = editing("classic", "f5");
    let table = story.session.table.clone();
    story.put(WHITE, "a1 h8");
    let board = story.board();
    story.act(Action::Close);
    assert_eq!((&story.session.table, story.line().as_str()), (&table, "f5"));
    story.play("d6");
    story.act(Action::Open(Dialog::Editor));
    assert_eq!(story.board(), board);
    story.edit(EditorAction::FromGame);
    assert_eq!(story.verdict(), "Black 3, White 3. Black to move.");
    story.edit(EditorAction::TakeBack);
    assert_eq!(story.board(), board);
}

#[test]
fn every_change_is_taken_back_in_turn() {
    let mut story = editing("historic", "");
    let mut boards = vec![story.position()];
    for change in [
        EditorAction::Put(square("d4"), BLACK),
        EditorAction::ToMove(Side::Second),
        EditorAction::Clear,
        EditorAction::Read(link::to_ruleset(Preset::Classic.ruleset()) + "/f5"),
    ] {
        story.edit(change);
        boards.push(story.position());
    }
    for board in boards.iter().rev().skip(1) {
        story.edit(EditorAction::TakeBack);
        assert_eq!(&story.position(), board);
    }
    let editor = story.session.now.editor.as_ref().expect("the editor");
    assert!(!editor.can_take_back());
    assert_eq!(story.session.now.draft.rules, Rules::Preset(Preset::Historic));
    story.edit(EditorAction::TakeBack);
    assert_eq!(story.position(), boards[0], "there is nothing left to take back");
}

#[test]
fn discs_in_hand_are_even_until_they_are_chosen() {
    let mut story = editing("historic", "d4e4d5e5");
    let hands = |story: &Story| {
        let hands = story.session.now.editor.as_ref().expect("the editor").setup.hands;
        (hands.black, hands.second)
    };
    assert_eq!(hands(&story), (30, 30));
    story.put(BLACK, "a1");
    assert_eq!(hands(&story), (30, 29));
    story.edit(EditorAction::ToMove(Side::Second));
    assert_eq!(hands(&story), (29, 30));
    story.edit(EditorAction::InHand(Side::Second, 31));
    assert_eq!(hands(&story), (28, 31));
    story.put(BLACK, "b1");
    assert_eq!(hands(&story), (28, 30));
    assert_eq!(story.verdict(), "Black 4, Red 2. Red to move.");
    story.edit(EditorAction::InHand(Side::Second, 200));
    assert_eq!(hands(&story), (0, 200));
    assert!(
        story.verdict().contains("as many discs in hand as there are empty squares: 58, not 200."),
        "{}",
        story.verdict()
    );
    story.edit(EditorAction::Start);
    assert_eq!(hands(&story), (32, 32));
}

#[test]
fn the_rules_are_chosen_as_in_the_new_game_dialog() {
    let mut story = editing("classic", "");
    story.choose(DraftChange::Rules(Rules::Preset(Preset::Historic)));
    assert_eq!(story.position(), "x-64-32-32", "a start that was left alone becomes the other start");
    story.choose(DraftChange::Rules(Rules::Preset(Preset::Reverse)));
    story.put(WHITE, "a1 c3");
    story.choose(DraftChange::Rules(Rules::Custom));
    story.choose(DraftChange::Shape(Shape::Square6));
    assert_eq!(story.position(), "x-7o6ox4xo14", "discs keep their place in the middle, and a1 is gone");
    story.edit(EditorAction::TakeBack);
    assert!(story.board().starts_with("O-"), "{}", story.board());
}

#[test]
fn a_board_is_read_from_text_and_written() {
    let mut story = editing("reverse", "");
    let board = "-------------------X-------XX--O---XXXOO-----X-O-----X---------- O";
    story.edit(EditorAction::Read(board.into()));
    assert_eq!(story.board(), board);
    assert_eq!(story.edit(EditorAction::CopyText), [Effect::Copy(board.into())]);
    assert_eq!(story.session.table.game.ruleset(), Preset::Reverse.ruleset());
    let ruleset = |story: &Story| story.session.now.editor.as_ref().expect("the editor").setup.ruleset;
    assert_eq!(ruleset(&story), Preset::Reverse.ruleset(), "a board says nothing of the goal");
    story.edit(EditorAction::Read("nonsense <b>".into()));
    assert!(story.session.now.editor.as_ref().is_some_and(|editor| editor.unreadable));
    assert!(story.said().starts_with("This text shows no board."), "{}", story.said());
    assert_eq!(story.board(), board, "what was there stays");
    story.edit(EditorAction::Read("-".repeat(14) + "OX----XO" + &"-".repeat(14)));
    assert_eq!((ruleset(&story).shape, story.position().as_str()), (Shape::Square6, "o-14ox4xo14"));
    story.edit(EditorAction::Read("see https://example.org/x/#/game/historic/d4e4d5e5 .".into()));
    assert_eq!(story.position(), "x-27xo6xo27-30-30");
}

#[test]
fn a_link_leads_to_the_position() {
    let mut story = editing("classic", "");
    story.edit(EditorAction::Read(format!("OXX{} O", "-".repeat(61))));
    let effects = story.edit(EditorAction::CopyLink("https://example.org/reversi/".into()));
    assert_eq!(effects, [Effect::Copy("https://example.org/reversi/#/game/classic/o-oxx61".into())]);
}

#[test]
fn from_the_new_game_dialog_its_rules_and_people_come_along() {
    let mut story = Story::after("f5");
    story.act(Action::Open(Dialog::NewGame));
    story.choose(DraftChange::Rules(Rules::Preset(Preset::Historic)));
    story.choose(DraftChange::Name(Person::First, "Anna".into()));
    story.act(Action::Open(Dialog::Editor));
    assert_eq!(story.position(), "x-64-32-32");
    story.put(BLACK, "d4");
    story.edit(EditorAction::ToMove(Side::Second));
    let saved = kept(&story.edit(EditorAction::Play(Chance(5))));
    assert_eq!((saved.seats.first.as_str(), saved.start.as_deref()), ("Anna", Some("o-27x36-31-32")));
    assert_eq!(story.session.table.game.ruleset().supply, Supply::Own);
}

#[test]
fn a_position_that_is_the_usual_start_is_a_usual_game() {
    let mut story = editing("classic", "f5");
    story.edit(EditorAction::Start);
    let saved = kept(&story.edit(EditorAction::Play(Chance(5))));
    assert_eq!(saved.start, None);
}

#[test]
fn the_computer_moves_first_where_it_is_its_turn() {
    let mut story = editing("classic", "");
    story.choose(DraftChange::Player(Person::Second, Player::Computer(Level::new(1).expect("a level"))));
    story.edit(EditorAction::ToMove(Side::Second));
    let effects = story.edit(EditorAction::Play(Chance(5)));
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::Think(_, question) => Some(question.position),
        _ => None,
    });
    assert_eq!(asked, Some(*story.session.table.game.start()));
    assert!(!story.session.can_undo());
}

#[test]
fn the_clock_and_the_handicap_of_the_new_game_dialog_come_along() {
    let mut story = Story::of("classic");
    story.act(Action::Open(Dialog::NewGame));
    story.choose(DraftChange::Handicap(Some("second-1".parse().expect("a handicap"))));
    story.choose(DraftChange::Clock(ClockChange::Choice(ClockChoice::Five)));
    story.act(Action::Open(Dialog::Editor));
    assert_eq!(story.position(), "x-o26ox6xo27");
    story.edit(EditorAction::Put(square("b2"), WHITE));
    story.edit(EditorAction::TakeBack);
    let start = story.position();
    story.edit(EditorAction::Play(Chance(5)));
    assert_eq!(position::write(story.session.table.game.start()), start);
    assert!(story.session.table.game.clock().is_some());
}
