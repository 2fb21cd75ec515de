//! Games that go out: as a link, as a QR code, as a text or a picture, on paper. What is written and drawn comes from
//! the clerk; whatever the dialog shows is asked for again when the game goes on behind it.

use super::{
    action::Effect,
    share::{FileKind, HandedOut, Printout, ShareAction, ShareEffect},
    state::{Copied, Dialog, Session},
};
use crate::{
    clerk::{Answer, Errand, News, QrCode, Written},
    formats::{link, record::Header},
    game::Game,
    rules::{BySide, Side, Status},
    scene,
};

/// What goes out, as far as it is known.
#[derive(Clone, Debug)]
pub struct Sharing {
    /// The form that is chosen.
    pub form: Written,
    /// Shall the QR code be seen?
    pub shows_code: bool,
    /// Where the page is, without what stands behind its `#`.
    place: String,
    /// The text in the chosen form, or why there is none.
    written: Asked<Result<String, String>>,
    code: Asked<QrCode>,
    /// The drawing of the score sheet that is to be printed.
    drawing: Asked<String>,
    sheet: Option<Sheet>,
    /// What the copy was of, or what could not be handed out.
    about: About,
}

/// A score sheet as it is printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Which game it is.
    pub heading: &'static str,
    /// What is written above the board: a label, and what stands behind it. Where that is empty it is to be filled in.
    pub lines: Vec<(&'static str, String)>,
    /// The board, as SVG.
    pub drawing: String,
}

/// What was handed out last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum About {
    #[default]
    Link,
    Text,
    File,
}

/// Something that the clerk was asked for.
#[derive(Clone, Debug)]
struct Asked<T> {
    /// Of what it is; `None` where nothing was asked.
    of: Option<String>,
    number: u32,
    answer: Option<T>,
}

impl<T> Default for Asked<T> {
    fn default() -> Self {
        Self { of: None, number: 0, answer: None }
    }
}

impl<T> Asked<T> {
    fn awaits(&self, number: u32) -> bool {
        self.of.is_some() && self.number == number
    }
}

impl Default for Sharing {
    fn default() -> Self {
        Self {
            form: Written::Transcript,
            shows_code: false,
            place: String::new(),
            written: Asked::default(),
            code: Asked::default(),
            drawing: Asked::default(),
            sheet: None,
            about: About::default(),
        }
    }
}

impl Sharing {
    /// From now on links lead to this place.
    pub(super) fn stand_at(&mut self, place: String) {
        self.place = place;
    }
}

/// What is seen of it.
impl Session {
    /// The link of the game as it is shown.
    #[must_use]
    pub fn link(&self) -> String {
        self.now.sharing.place.clone() + &link::to_view(&self.table.game, self.shown_ply())
    }

    /// The game in the chosen form, or the reason why it cannot be written so; `None` until the clerk has answered.
    #[must_use]
    pub fn written(&self) -> Option<&Result<String, String>> {
        self.now.sharing.written.answer.as_ref()
    }

    /// The link as a QR code, where it is to be seen and is drawn.
    #[must_use]
    pub fn code(&self) -> Option<&QrCode> {
        self.now.sharing.code.answer.as_ref()
    }

    /// The score sheet that is to be printed.
    #[must_use]
    pub fn sheet(&self) -> Option<&Sheet> {
        self.now.sharing.sheet.as_ref()
    }

    /// What became of what was handed out last, in words; empty where there is nothing to tell.
    #[must_use]
    pub fn handed_out(&self) -> &'static str {
        let (texts, position) = (&self.texts().sharing, &self.texts().position);
        match (self.now.sharing.about, self.now.copied) {
            (_, None) => "",
            (About::Link, Some(Copied::Done)) => texts.link_copied,
            (About::Link, Some(Copied::Refused)) => texts.link_refused,
            (About::Text, Some(Copied::Done)) => position.copied,
            (About::Text, Some(Copied::Refused)) => position.not_copied,
            (About::File, Some(_)) => texts.not_saved,
        }
    }
}

/// What is done.
impl Session {
    pub(super) fn share(&mut self, action: ShareAction) -> Vec<Effect> {
        let sharing = &mut self.now.sharing;
        match action {
            ShareAction::Code => sharing.shows_code = !sharing.shows_code,
            ShareAction::Form(form) => {
                sharing.form = form;
                self.now.copied = None;
            }
            ShareAction::SendLink => return vec![Effect::Share(ShareEffect::Send(self.link()))],
            ShareAction::CopyLink => return self.copy(About::Link, self.link()),
            ShareAction::CopyText => {
                let Some(Ok(text)) = self.written() else { return Vec::new() };
                return self.copy(About::Text, text.clone());
            }
            ShareAction::Save(kind) => return self.save_file(kind),
            ShareAction::Print(printout) => return self.print(printout),
            ShareAction::HandedOut(what) => return self.was_handed_out(what),
            ShareAction::KeepMine => return self.keep_mine(),
            ShareAction::TakeLink => return self.take_link(),
        }
        Vec::new()
    }

    fn copy(&mut self, about: About, text: String) -> Vec<Effect> {
        self.now.sharing.about = about;
        self.now.copied = None;
        vec![Effect::Copy(text)]
    }

    fn save_file(&mut self, kind: FileKind) -> Vec<Effect> {
        let Some(Ok(text)) = self.written() else { return Vec::new() };
        let text = text.clone();
        let ruleset = self.table.game.ruleset().to_string().replace('.', "-");
        let name = format!("reversi-{ruleset}-{}.{}", self.shown_ply(), kind.extension());
        self.now.copied = None;
        vec![Effect::Share(ShareEffect::Save { kind, name, text })]
    }

    fn was_handed_out(&mut self, what: HandedOut) -> Vec<Effect> {
        match what {
            HandedOut::Done => {}
            HandedOut::LinkRefused => return self.copy(About::Link, self.link()),
            HandedOut::FileRefused => {
                self.now.sharing.about = About::File;
                self.now.copied = Some(Copied::Refused);
            }
            HandedOut::Printed => self.now.sharing.sheet = None,
        }
        Vec::new()
    }

    fn print(&mut self, printout: Printout) -> Vec<Effect> {
        let game = &self.table.game;
        let game = match printout {
            Printout::Game => {
                self.close_all();
                return vec![Effect::Share(ShareEffect::Print)];
            }
            Printout::Sheet => game.clone(),
            Printout::EmptySheet => at(game, 0),
        };
        let errand = Errand::Write(Written::Sheet, game, Header::default());
        let of = if printout == Printout::Sheet { FILLED } else { EMPTY };
        let (number, effect) = self.give(errand);
        self.now.sharing.drawing = Asked { of: Some(of.to_owned()), number, answer: None };
        vec![effect]
    }
}

/// What the clerk is asked, and answers.
impl Session {
    /// Asks the clerk for what the dialog shows, where that is of something else by now.
    pub(super) fn keep_sharing(&mut self) -> Vec<Effect> {
        if !self.has_open(Dialog::Share) {
            let sharing = &mut self.now.sharing;
            (sharing.written, sharing.code, sharing.shows_code) = Default::default();
            return Vec::new();
        }
        self.keep_written().into_iter().chain(self.keep_code()).collect()
    }

    fn keep_written(&mut self) -> Option<Effect> {
        let form = self.now.sharing.form;
        let of = format!("{} {} {}", form.id(), self.language().tag(), self.link());
        if self.now.sharing.written.of.as_ref() == Some(&of) {
            return None;
        }
        let errand = Errand::Write(form, self.game_to_write(form), self.header());
        let (number, effect) = self.give(errand);
        self.now.sharing.written = Asked { of: Some(of), number, answer: None };
        Some(effect)
    }

    fn keep_code(&mut self) -> Option<Effect> {
        let link = self.link();
        if !self.now.sharing.shows_code {
            self.now.sharing.code = Asked::default();
            return None;
        }
        if self.now.sharing.code.of.as_ref() == Some(&link) {
            return None;
        }
        let (number, effect) = self.give(Errand::Draw(link.clone()));
        self.now.sharing.code = Asked { of: Some(link), number, answer: None };
        Some(effect)
    }

    /// A record is written to where the game stands, a board is that which is shown.
    fn game_to_write(&self, form: Written) -> Game {
        let game = &self.table.game;
        match form {
            Written::Transcript | Written::Sgf | Written::Ggf | Written::Sheet => game.clone(),
            Written::Board | Written::Obf | Written::Picture | Written::NumberedPicture => {
                at(game, self.shown_ply())
            }
        }
    }

    fn header(&self) -> Header {
        let moment = self.moment();
        Header { names: BySide::new(|side| moment.name(side).to_owned()), ..Header::default() }
    }

    /// Takes what the clerk has written or drawn for the dialog or for paper.
    pub(super) fn hear_of_sharing(&mut self, news: News) -> Vec<Effect> {
        let not_written = self.texts().sharing.not_written;
        let (number, answer) = match news {
            News::Answered(number, answer) => (number, answer),
            News::Failed(number) => (number, Answer::Refused(not_written.to_owned())),
            News::SoFar(..) | News::Restarted(_) => return Vec::new(),
        };
        let sharing = &mut self.now.sharing;
        match answer {
            Answer::Written(text) if sharing.drawing.awaits(number) => return self.print_sheet(text),
            Answer::Refused(_) if sharing.drawing.awaits(number) => {
                sharing.drawing = Asked::default();
                return self.was_handed_out(HandedOut::FileRefused);
            }
            Answer::Written(text) if sharing.written.awaits(number) => {
                sharing.written.answer = Some(Ok(text));
            }
            Answer::Refused(why) if sharing.written.awaits(number) => sharing.written.answer = Some(Err(why)),
            Answer::Drawn(code) if sharing.code.awaits(number) => sharing.code.answer = Some(code),
            _ => {}
        }
        Vec::new()
    }

    fn print_sheet(&mut self, drawing: String) -> Vec<Effect> {
        let asked = std::mem::take(&mut self.now.sharing.drawing);
        let is_filled = asked.of.as_deref() == Some(FILLED);
        let lines = if is_filled { self.sheet_lines() } else { self.empty_lines() };
        let preset = self.table.game.ruleset().preset();
        let heading = scene::ruleset_name(self.texts(), preset);
        self.now.sharing.sheet = Some(Sheet { heading, lines, drawing });
        self.close_all();
        vec![Effect::Share(ShareEffect::Print)]
    }

    fn empty_lines(&self) -> Vec<(&'static str, String)> {
        let (texts, moment) = (self.texts(), self.moment());
        let [black, second] = Side::BOTH.map(|side| texts.colours.of(moment.colour(side)));
        [black, second, texts.sharing.date, texts.sharing.result].map(|label| (label, String::new())).into()
    }

    fn sheet_lines(&self) -> Vec<(&'static str, String)> {
        let moment = self.moment();
        let mut lines = self.empty_lines();
        for (line, side) in lines.iter_mut().zip(Side::BOTH) {
            line.1 = moment.name(side).to_owned();
        }
        if let (Some(line), Status::Over(outcome)) = (lines.last_mut(), self.table.game.position().status()) {
            let BySide { black, second } = outcome.discs;
            line.1 = (moment.texts.sharing.score)(black.into(), second.into());
        }
        lines
    }
}

const FILLED: &str = "filled";
const EMPTY: &str = "empty";

/// The game as it stood after `ply` plies.
fn at(game: &Game, ply: usize) -> Game {
    let mut game = game.clone();
    game.go_to(ply);
    game
}
