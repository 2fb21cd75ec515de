//! The program at work: one state, one verb.
//!
//! Whatever happens is an [`Action`]; [`update`] is the only place that changes the [`Session`], and it
//! returns the [`Effect`]s that the web has to carry out. Nothing here reaches the web: time, chance and
//! storage come in as values.

mod action;
mod address;
mod begin;
mod draft;
mod hearing;
mod keep;
mod look;
mod play;
mod program;
mod saving;
mod settings;
mod show;
mod state;
mod update;

pub use action::{Action, Address, Chance, DraftChange, Effect, Setting, Step};
pub use draft::{Draft, Rules, Start, WhoBegins};
pub use keep::{Opened, SaveError, Store, keys, load_game, open, save_game, save_settings};
pub use program::{NewVersion, Offline};
pub use settings::{Settings, Theme};
pub use show::Command;
pub use state::{Ask, Copied, Dialog, Message, Now, Session, Table};
pub use update::update;
