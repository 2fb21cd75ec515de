//! The clerk at work: one errand after another, a part at a time.

use super::{
    collection::Collection,
    errand::{Answer, Brought, Choice, Contents, Errand, Listing, Row, Shown},
    qr, rows,
    search::Search,
    tell::{self, counted},
    write,
};
use crate::{
    formats::{
        self, Opened,
        record::{Flaw, Form, Header, Reason, Record},
    },
    i18n::{Clerk as Texts, Language},
};

/// So many games are told at once.
const A_PAGE: usize = 50;
/// So many files are read at once.
const MOST_FILES: usize = 100;

/// The clerk, and what is open.
#[derive(Default)]
pub struct Clerk {
    open: Collection,
    /// The games that were looked for last, by their numbers; `None` is all of them.
    listed: Option<Vec<u32>>,
}

/// An errand that is being done.
pub struct Task {
    language: Language,
    work: Work,
}

enum Work {
    /// What is done at once.
    Once(Errand),
    /// The files that are still to be read, the last one first, and what has come of those before.
    Files {
        left: Vec<Brought>,
        all: usize,
        read: Collection,
        told: Vec<String>,
    },
    Search(Search),
}

/// How far an errand has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// So many hundredths of it are done.
    SoFar(u8),
    /// It is done.
    Done(Answer),
}

impl Clerk {
    /// Takes an errand, and the files that come with it.
    #[must_use]
    pub fn take(&mut self, language: Language, errand: Errand, mut files: Vec<Brought>) -> Task {
        let work = match errand {
            Errand::Search(query) if self.open.len() > 0 => Work::Search(Search::new(query)),
            Errand::ReadFiles => {
                let too_many = files.len() > MOST_FILES;
                let told = too_many.then(|| (language.clerk().records.too_many_files)(counted(MOST_FILES)));
                files.truncate(MOST_FILES);
                files.reverse();
                let (all, told) = (files.len(), told.into_iter().collect());
                Work::Files { left: files, all, read: Collection::default(), told }
            }
            other => Work::Once(other),
        };
        Task { language, work }
    }

    /// Does a part of an errand. Once it is done, there is nothing left to do.
    pub fn work(&mut self, task: &mut Task) -> Step {
        let texts = task.language.clerk();
        match &mut task.work {
            Work::Once(errand) => Step::Done(self.answer(texts, errand)),
            Work::Search(search) => match search.go_on(&self.open) {
                Err(hundredths) => Step::SoFar(hundredths),
                Ok(found) => {
                    self.listed = Some(found);
                    Step::Done(Answer::Listed(self.list(texts, 0, Vec::new())))
                }
            },
            Work::Files { left, all, read, told } => match left.pop() {
                Some(file) => {
                    told.extend(take_file(texts, file, read));
                    Step::SoFar(((*all - left.len()) * 100 / (*all).max(1)) as u8)
                }
                None => {
                    let (read, told) = (std::mem::take(read), std::mem::take(told));
                    Step::Done(self.open(texts, read, told))
                }
            },
        }
    }

    fn answer(&mut self, texts: &Texts, errand: &Errand) -> Answer {
        match errand {
            Errand::Read(text) => {
                let mut read = Collection::default();
                match take_bytes(texts, text.as_bytes().to_vec(), &mut read) {
                    Ok(told) => self.open(texts, read, told),
                    Err(flaw) => Answer::Refused(tell::flaw(texts, None, &flaw)),
                }
            }
            // A clerk who died has a successor who knows nothing of what was open.
            Errand::List(_) | Errand::Search(_) if self.open.len() == 0 => {
                Answer::Refused(texts.records.gone.to_owned())
            }
            Errand::List(from) => Answer::Listed(self.list(texts, *from as usize, Vec::new())),
            Errand::Show(number) => self.show(texts, *number as usize, Vec::new()),
            Errand::Write(form, game, header) => match write::write(*form, game, header) {
                Ok(text) => Answer::Written(text),
                Err(why) => Answer::Refused(tell::unwritable(texts, why).to_owned()),
            },
            Errand::Draw(text) => qr::draw(text)
                .map_or_else(|| Answer::Refused(texts.unwritable.too_long_to_draw.to_owned()), Answer::Drawn),
            // These are done part by part.
            Errand::ReadFiles | Errand::Search(_) => Answer::Listed(self.list(texts, 0, Vec::new())),
        }
    }

    /// Keeps open what was read, and tells what that is. What has no game leaves everything as it was.
    fn open(&mut self, texts: &Texts, read: Collection, mut told: Vec<String>) -> Answer {
        if read.is_only_names() && self.open.has_files() {
            self.open.take_names(read);
            told.push(texts.records.names_added.to_owned());
            return Answer::Listed(self.list(texts, 0, told));
        }
        if read.is_only_names() {
            told.push(texts.records.names_alone.to_owned());
        }
        if read.len() == 0 {
            if told.is_empty() {
                told.push(texts.flaws.empty.to_owned());
            }
            return Answer::Refused(told.join(" "));
        }
        (self.open, self.listed) = (read, None);
        if self.open.len() == 1 {
            self.show(texts, 0, told)
        } else {
            Answer::Listed(self.list(texts, 0, told))
        }
    }

    fn list(&self, texts: &Texts, from: usize, told: Vec<String>) -> Listing {
        let listed = self.listed.as_ref().map_or(self.open.len(), Vec::len);
        let number = |place: usize| match &self.listed {
            Some(listed) => listed.get(place).map(|&number| number as usize),
            None => Some(place),
        };
        let from = from.min(listed);
        let page = from..listed.min(from + A_PAGE);
        let rows: Vec<Row> = page.filter_map(|place| rows::row(texts, &self.open, number(place)?)).collect();
        Listing { open: counted(self.open.len()), listed: counted(listed), from: counted(from), rows, told }
    }

    fn show(&self, texts: &Texts, number: usize, mut told: Vec<String>) -> Answer {
        let records = match self.open.played(number) {
            Some(Ok(records)) => records,
            Some(Err(flaw)) => {
                told.push(tell::flaw(texts, None, &flaw));
                return Answer::Refused(told.join(" "));
            }
            None => return Answer::Refused(texts.records.gone.to_owned()),
        };
        let Some(first) = records.first() else { return Answer::Refused(texts.records.gone.to_owned()) };
        let (header, about) = (first.header.clone(), tell::about(texts, first));
        told.extend(about);
        let choices = records.into_iter().map(|record| choice(texts, record)).collect();
        Answer::Shown(Shown {
            number: counted(number),
            open: counted(self.open.len()),
            header,
            told,
            choices,
        })
    }
}

fn choice(texts: &Texts, record: Record) -> Choice {
    let claim = tell::claim(texts, &record);
    let flaw = record.flaw.as_ref().map(|flaw| tell::flaw(texts, Some(record.form), flaw));
    Choice { game: record.game, flaw, claim }
}

/// Reads a file into what is read already. Returns what is to be said of it.
fn take_file(texts: &Texts, file: Brought, read: &mut Collection) -> Vec<String> {
    let name = Header::line(&file.name);
    let told = match file.contents {
        Contents::Bytes(bytes) => {
            take_bytes(texts, bytes, read).unwrap_or_else(|flaw| vec![tell::flaw(texts, None, &flaw)])
        }
        Contents::TooLong => vec![(texts.flaws.too_long)(tell::MOST_MEGABYTES)],
        Contents::Unreadable => return vec![(texts.records.unreadable)(&name)],
    };
    if told.is_empty() { told } else { told.into_iter().chain([(texts.records.in_file)(&name)]).collect() }
}

/// Reads bytes of whatever form. Returns what is to be said of the whole.
fn take_bytes(texts: &Texts, bytes: Vec<u8>, read: &mut Collection) -> Result<Vec<String>, Flaw> {
    let flaw = match formats::read(&bytes)? {
        Opened::Records(mut records) => {
            read.records.append(&mut records);
            return Ok(Vec::new());
        }
        Opened::Names(names) => {
            read.add_names(names.kind(), bytes);
            return Ok(Vec::new());
        }
        Opened::Games(games) if games.is_empty() => games.flaw().or(Some(Flaw::of_all(Reason::CutOff))),
        Opened::Games(games) => games.flaw(),
    };
    read.add_games(bytes);
    Ok(flaw.iter().map(|flaw| tell::flaw(texts, Some(Form::Wthor), flaw)).collect())
}
