//! Records that come in: read by the clerk, shown, and put on the table apart from the game that is there.

use std::sync::Arc;

use super::{
    action::{Chance, Effect},
    clerk::Order,
    state::{Dialog, Session, Table},
};
use crate::{
    clerk::{Answer, Choice, Errand, Listing, News, Query, Shown},
    formats::record::Header,
    game::{Game, Person, Players, Seats},
    rules::{Move, Position, Side, Status},
    scene::{self, Moment},
};

/// What can happen to records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordAction {
    /// Read the text that stands in the field.
    Read(String),
    /// A text came in from elsewhere: put it into the field, and read it.
    TakeIn(String),
    /// Files were chosen or dropped; the web has brought them to the clerk: read them.
    ReadFiles,
    /// Look for games in what is open.
    Search(Wanted),
    /// List all games again.
    ShowAll,
    /// List the games from this place on.
    List(u32),
    /// Show the game of this number.
    Show(u32),
    /// It is the game of this place among those that a record leaves open.
    Choose(usize),
    /// Back from a game to the list.
    BackToList,
    /// Give up what the clerk is doing.
    GiveUp,
    /// Put the game that is shown on the table.
    Open(Chance),
}

/// What is looked for, as it was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// A part of a player's or a tournament's name.
    pub name: String,
    /// The year; what is no number is any.
    pub year: String,
    /// Where?
    pub place: WantedPlace,
}

/// Which positions a game must have reached.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WantedPlace {
    /// Any.
    #[default]
    Any,
    /// The one that the board shows.
    OnTheBoard,
}

/// What is known of the records that came in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// What was put into the field last, or read from it, so that it can be mended. What is too long for that stays
    /// where it is.
    pub text: Arc<str>,
    /// What was looked for last.
    pub wanted: Wanted,
    /// The position that was looked for last; games that were found by it are opened there.
    pub sought: Option<Position>,
    /// What the clerk is doing.
    pub doing: Option<Doing>,
    /// The games of what is open, where there are several.
    pub listing: Option<Listing>,
    /// The game that is shown.
    pub shown: Option<Shown>,
    /// Which of its choices is made.
    pub chosen: usize,
    /// What went wrong last.
    pub trouble: Option<Trouble>,
}

/// What the clerk is doing about records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Doing {
    /// The number of the errand.
    pub number: u32,
    /// What it is.
    pub what: Deed,
    /// How many hundredths are done.
    pub hundredths: u8,
}

/// A kind of errand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Reading.
    Reading,
    /// Searching.
    Searching,
    /// Turning to another part of the list, or to a game in it.
    Turning,
}

/// What went wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The clerk says why it cannot be done.
    Refused(String),
    /// The clerk's worker died and was started again.
    Restarted,
    /// The clerk's worker died twice.
    Failed,
}

/// A text of more bytes is not put into the field.
const MOST_SHOWN: usize = 100_000;

impl Records {
    /// The choice that is made.
    #[must_use]
    pub fn choice(&self) -> Option<&Choice> {
        self.shown.as_ref()?.choices.get(self.chosen)
    }

    /// Is this errand the one whose answer is awaited?
    pub(super) fn awaits(&self, number: u32) -> bool {
        self.doing.is_some_and(|doing| doing.number == number)
    }
}

impl Session {
    pub(super) fn record(&mut self, action: RecordAction) -> Vec<Effect> {
        match action {
            RecordAction::Read(text) => {
                if text.len() <= MOST_SHOWN {
                    self.now.records.text = text.as_str().into();
                }
                self.read(Errand::Read(text))
            }
            RecordAction::TakeIn(text) => {
                let shown = if text.len() <= MOST_SHOWN { text.as_str() } else { "" };
                self.now.records.text = shown.into();
                self.read(Errand::Read(text))
            }
            RecordAction::ReadFiles => {
                self.now.records.text = Arc::default();
                self.read(Errand::ReadFiles)
            }
            RecordAction::Search(wanted) => self.search(wanted),
            RecordAction::ShowAll => self.search(Wanted::default()),
            RecordAction::List(from) => self.ask_clerk(Deed::Turning, Errand::List(from)),
            RecordAction::Show(number) => self.ask_clerk(Deed::Turning, Errand::Show(number)),
            RecordAction::Choose(place) => {
                self.now.records.chosen = place;
                self.say_of_records();
                Vec::new()
            }
            RecordAction::BackToList => {
                let records = &mut self.now.records;
                (records.shown, records.trouble) = (None, None);
                Vec::new()
            }
            RecordAction::GiveUp => self.give_up_errand(),
            RecordAction::Open(chance) => self.open_record(&chance),
        }
    }

    /// What was found before is no longer shown: it could be taken for what comes.
    fn read(&mut self, errand: Errand) -> Vec<Effect> {
        let mut effects = Vec::new();
        if self.now.dialog != Some(Dialog::Records) {
            effects = self.open_above(Dialog::Records);
        }
        let records = &mut self.now.records;
        (records.listing, records.shown, records.sought) = (None, None, None);
        effects.extend(self.ask_clerk(Deed::Reading, errand));
        effects
    }

    fn search(&mut self, wanted: Wanted) -> Vec<Effect> {
        let shown = *self.moment().position();
        let position = (wanted.place == WantedPlace::OnTheBoard).then_some(shown);
        let query = Query { name: wanted.name.clone(), year: wanted.year.trim().parse().ok(), position };
        (self.now.records.wanted, self.now.records.sought) = (wanted, position);
        self.ask_clerk(Deed::Searching, Errand::Search(query))
    }

    /// Gives the clerk an errand; of the one before, nothing more is awaited.
    fn ask_clerk(&mut self, what: Deed, errand: Errand) -> Vec<Effect> {
        let mut effects = self.give_up_errand();
        let (number, effect) = self.give(errand);
        self.now.records.doing = Some(Doing { number, what, hundredths: 0 });
        self.now.records.trouble = None;
        effects.push(effect);
        effects
    }

    fn give_up_errand(&mut self) -> Vec<Effect> {
        let Some(Doing { number, what, .. }) = self.now.records.doing.take() else { return Vec::new() };
        let order = match what {
            Deed::Reading => Order::Stop(number),
            Deed::Searching => Order::GiveUpSearch(number),
            // It is answered before anything could stop it.
            Deed::Turning => return Vec::new(),
        };
        vec![Effect::Clerk(order)]
    }

    pub(super) fn hear_of_records(&mut self, news: News) -> Vec<Effect> {
        let records = &mut self.now.records;
        match news {
            News::SoFar(_, hundredths) => {
                if let Some(doing) = &mut records.doing {
                    doing.hundredths = hundredths;
                }
                return Vec::new();
            }
            // What was open is so no longer, and a list of it leads nowhere.
            News::Restarted(_) => {
                records.listing = None;
                records.trouble = Some(Trouble::Restarted);
            }
            News::Failed(_) => {
                (records.doing, records.listing) = (None, None);
                records.trouble = Some(Trouble::Failed);
            }
            News::Answered(_, answer) => {
                (records.doing, records.trouble) = (None, None);
                self.take_answer(answer);
            }
        }
        self.say_of_records();
        Vec::new()
    }

    /// Says what has come of an errand: what there is to know of it, and what is shown now.
    fn say_of_records(&mut self) {
        let seen = match &self.now.records.shown {
            Some(_) => self.shown_record().join(", "),
            None => self.listed_range(),
        };
        let said = self.told_of_records().into_iter().chain([seen]).filter(|part| !part.is_empty());
        let said = said.collect::<Vec<_>>().join(" ");
        self.say(said);
    }

    /// Which part of the list is shown, in words; empty where none is.
    #[must_use]
    pub fn listed_range(&self) -> String {
        let listing = self.now.records.listing.as_ref().filter(|listing| listing.listed > 0);
        let range = |Listing { from, rows, listed, .. }: &Listing| {
            let last = from + u32::try_from(rows.len()).unwrap_or_default();
            (self.texts().records.range)(from + 1, last, *listed)
        };
        listing.map(range).unwrap_or_default()
    }

    fn take_answer(&mut self, answer: Answer) {
        let records = &mut self.now.records;
        match answer {
            Answer::Listed(listing) => (records.listing, records.shown) = (Some(listing), None),
            Answer::Shown(shown) => (records.shown, records.chosen) = (Some(shown), 0),
            Answer::Refused(why) => records.trouble = Some(Trouble::Refused(why)),
            // Nobody asks for these here.
            Answer::Written(_) | Answer::Drawn(_) => {}
        }
    }

    /// Puts the game on the table as a link does: the reader's own is kept, and offered.
    fn open_record(&mut self, chance: &Chance) -> Vec<Effect> {
        let records = &self.now.records;
        let (Some(shown), Some(choice)) = (&records.shown, records.choice()) else { return Vec::new() };
        let table = Table::with(chance.id(), choice.game.clone(), seats(&shown.header));
        let sought = records.sought.and_then(|sought| ply_of(&sought, &table.game));
        self.lay_out(table, sought)
    }

    /// What is to be said of records, the most urgent first: what the clerk is doing, what went wrong, what is to be
    /// known of what was found.
    #[must_use]
    pub fn told_of_records(&self) -> Vec<String> {
        let (records, texts) = (&self.now.records, &self.texts().records);
        let doing = records.doing.and_then(|doing| match doing.what {
            Deed::Reading => Some(texts.reading.to_owned()),
            Deed::Searching => Some(texts.searching.to_owned()),
            Deed::Turning => None,
        });
        let trouble = records.trouble.as_ref().map(|trouble| match trouble {
            Trouble::Refused(why) => why.clone(),
            Trouble::Restarted => texts.restarted.to_owned(),
            Trouble::Failed => texts.failed.to_owned(),
        });
        let mut told: Vec<String> = doing.into_iter().chain(trouble).collect();
        match (&records.shown, &records.listing) {
            (Some(shown), _) => {
                told.extend(shown.told.iter().cloned());
                told.extend(
                    records
                        .choice()
                        .into_iter()
                        .flat_map(|choice| [&choice.flaw, &choice.claim].into_iter().flatten().cloned()),
                );
            }
            (None, Some(listing)) => {
                told.extend(listing.told.iter().cloned());
                told.extend((listing.listed == 0).then(|| texts.none.to_owned()));
            }
            (None, None) => {}
        }
        told
    }

    /// What is to be seen at once of the game that is shown: how many moves, and how it stands or ended.
    #[must_use]
    pub fn shown_record(&self) -> Vec<String> {
        let records = &self.now.records;
        let (Some(shown), Some(choice)) = (&records.shown, records.choice()) else { return Vec::new() };
        let (game, seats) = (&choice.game, seats(&shown.header));
        let naming = self.settings.naming;
        let moment = Moment { game, ply: game.ply(), seats: &seats, texts: self.texts(), naming };
        let stands = match game.position().status() {
            Status::Over(_) => scene::ending(&moment).and_then(|ending| ending.sentences.into_iter().next()),
            _ => Some((self.texts().strips.turn)(moment.who(game.position().to_move()))),
        };
        [(self.texts().records.moves)(placed(game))].into_iter().chain(stands).collect()
    }

    /// What the button says that puts the game on the table.
    #[must_use]
    pub fn open_record_label(&self) -> String {
        let texts = &self.texts().records;
        match self.now.records.choice() {
            Some(Choice { game, flaw: Some(_), .. }) if placed(game) > 0 => (texts.open_part)(placed(game)),
            _ => texts.open_game.to_owned(),
        }
    }
}

/// After how many plies a game has reached a position, by whichever rules the records say.
fn ply_of(wanted: &Position, game: &Game) -> Option<usize> {
    let alike = |there: &Position| {
        let discs = |position: &Position| Side::BOTH.map(|side| position.discs(side));
        discs(there) == discs(wanted) && there.to_move() == wanted.to_move()
    };
    (0..=game.plies().len()).find(|&ply| alike(game.position_at(ply)))
}

/// How many discs were placed.
fn placed(game: &Game) -> u32 {
    let placed = game.plies().iter().filter(|ply| ply.mv != Move::Pass).count();
    u32::try_from(placed).unwrap_or(u32::MAX)
}

/// The people of a record, Black first. Some programs write `?` where they know no name.
fn seats(header: &Header) -> Seats {
    let name = |name: &str| if name == "?" { String::new() } else { name.to_owned() };
    Seats {
        first: name(&header.names.black),
        second: name(&header.names.second),
        black: Person::First,
        players: Players::default(),
    }
}
