//! What only a browser can show. Each file is a subject; the names of the tests say what must be true.

mod drawing;
mod ears;
mod eyes;
mod feel;
mod games;
mod hands;
mod history;
mod hosting;
mod input;
mod languages;
mod layout;
mod new_game;
mod offline;
mod opponent;
mod rules;
mod rules_panel;
mod storage;
mod taps;
mod update;
