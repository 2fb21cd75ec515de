//! The program at work: one state, one verb.
//!
//! Whatever happens is an [`Action`]; [`update`] is the only place that changes the [`Session`], and it
//! returns the [`Effect`]s that the web has to carry out. Nothing here reaches the web: time, chance and
//! storage come in as values.

mod action;
mod address;
mod advice;
mod begin;
mod draft;
mod feel;
mod hearing;
mod keep;
mod look;
mod play;
mod program;
mod saving;
mod settings;
mod show;
mod show_computer;
mod state;
mod think;
mod update;

pub use action::{Action, Address, Chance, DraftChange, Effect, Setting, Step, Wait};
pub use advice::{Advice, Hint, Values};
pub use draft::{Draft, Rules, Start, WhoBegins};
pub use keep::{Opened, SaveError, Store, keys, load_game, open, save_game, save_settings};
pub use program::{NewVersion, Offline};
pub use settings::{BoardLook, Pace, Settings, Theme};
pub use show::Command;
pub use state::{Ask, Copied, Dialog, Message, Now, Session, Table};
pub use think::{About, Thinking};
pub use update::update;
