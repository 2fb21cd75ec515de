//! What is shown, square by square and word by word. The names `AX-02` and so on are those of
//! `data/cases.tsv`.

mod board;
mod diagrams;
mod ears;
mod endings;
mod hints;
mod moves;
#[path = "../session_support/named.rs"]
mod named;
mod set_up;
mod strips;
mod table;
mod titles;
