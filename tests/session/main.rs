//! What actions do, told as short stories. The names `GF-01` and so on are those of `data/cases.tsv`.

mod advice;
mod arrivals;
mod clock;
mod early;
mod ears;
mod editor;
mod facing;
mod feel;
mod flow;
mod links;
mod looking;
mod matches;
#[path = "../session_support/named.rs"]
mod named;
mod new_game;
mod new_version;
mod opponent;
mod passes;
mod records;
mod refusals;
mod said;
mod set_up;
mod settings;
mod sharing;
mod story;
mod whole_games;
