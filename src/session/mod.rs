//! The program at work: one state, one verb.
//!
//! Whatever happens is an [`Action`]; [`update`] is the only place that changes the [`Session`], and it
//! returns the [`Effect`]s that the web has to carry out. Nothing here reaches the web: time, chance and
//! storage come in as values.

mod action;
mod address;
mod advice;
mod arrive;
mod begin;
mod clerk;
mod clock;
mod clock_draft;
mod draft;
mod early;
mod edit;
mod editor;
mod facing;
mod feel;
mod hearing;
mod keep;
mod look;
mod matches;
mod play;
mod program;
mod records;
mod saving;
mod settings;
mod share;
mod sharing;
mod shelf;
mod show;
mod show_computer;
mod state;
mod think;
mod update;

pub use action::{Action, Address, Chance, DraftChange, Effect, Setting, Step, Wait};
pub use advice::{Advice, Hint, Values};
pub use arrive::{Arrival, Doubt, Linked};
pub use clerk::Order;
pub use clock::{ClockAction, ClockWatch};
pub use clock_draft::{ClockChange, ClockChoice, ClockDraft};
pub use draft::{Draft, Rules, Start, WhoBegins};
pub use early::{is_first_visit, open_early, save_game_early, update_early};
pub use editor::{Brush, Editor, EditorAction};
pub use facing::{BoardTurn, Edge, Facing, FacingChange, Seating};
pub use keep::{Opened, SaveError, Store, keys, languages, load_game, open, save_game, save_settings};
pub use program::{NewVersion, Offline};
pub use records::{Deed, Doing, RecordAction, Records, Trouble, Wanted, WantedPlace};
pub use settings::{BoardLook, Pace, Settings, Theme};
pub use share::{FileKind, HandedOut, Printout, ShareAction, ShareEffect};
pub use sharing::{Sharing, Sheet};
pub use shelf::{
    Added, Adding, Card, Errand, FileFault, Kept, Listing, Progress, Row, Shelf, ShelfAction, ShelfEffect,
    Standing, TextFile, Told, run_errand,
};
pub use show::Command;
pub use state::{Ask, Copied, Dialog, Message, Now, Session, Table};
pub use think::{About, Thinking};
pub use update::update;
