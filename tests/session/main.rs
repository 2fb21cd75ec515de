//! What actions do, told as short stories. The names `GF-01` and so on are those of `data/cases.tsv`.

mod advice;
mod ears;
mod feel;
mod flow;
mod links;
mod looking;
#[path = "../session_support/named.rs"]
mod named;
mod new_game;
mod new_version;
mod opponent;
mod passes;
mod refusals;
mod said;
mod settings;
mod story;
mod whole_games;
