//! What only a browser can show. Each file is a subject; the names of the tests say what must be true.

mod clock;
mod drawing;
mod ears;
mod editor;
mod eyes;
mod facing;
mod games;
mod hands;
mod history;
mod hosting;
mod input;
mod keyboard;
mod languages;
mod layout;
mod links;
mod looks;
mod new_game;
mod offline;
mod opponent;
mod records;
mod records_hostile;
mod rules;
mod rules_panel;
mod sharing;
mod storage;
mod update;
