//! Danish: the dialog in which records are opened.

use crate::i18n::Records;
use crate::i18n::plural::counted;

pub(in crate::i18n::languages) const RECORDS: Records = Records {
    heading: "Åbn et noteret spil",
    text: "Spillet som tekst",
    about: "Træk, en stilling eller hele spil i alle gængse formater. Du kan også slippe filer hvor som helst på siden.",
    read: "Læs",
    files: "Vælg filer",
    reading: "Spillet læses.",
    searching: "Spillene gennemsøges.",
    restarted: "Læsningen mislykkedes og er begyndt forfra.",
    failed: "Læsningen er mislykkedes to gange. Dit spil er, som det var.",
    which: "Hvilket spil er det?",
    moves: |moves| counted(moves, "træk", "træk"),
    open_game: "Åbn dette spil",
    open_part: |moves| match moves {
        1 => "Åbn det første træk".to_owned(),
        _ => format!("Åbn de første {moves} træk"),
    },
    back_to_list: "Tilbage til listen",
    range: |first, last, all| format!("Spil {first} til {last} af {all}"),
    none: "Ingen spil svarer til søgningen.",
    name: "Spiller eller turnering",
    year: "År",
    on_the_board: "Med stillingen på brættet",
    search: "Søg",
    all_games: "Vis alle",
    earlier: "Tidligere spil på listen",
    later: "Senere spil på listen",
};
