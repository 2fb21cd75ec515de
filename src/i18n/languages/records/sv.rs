//! Swedish: the dialog in which records are opened.

use crate::i18n::Records;
use crate::i18n::plural::counted;

pub(in crate::i18n::languages) const RECORDS: Records = Records {
    heading: "Öppna ett protokoll",
    text: "Protokollet som text",
    about: "Drag, en ställning eller hela spel i alla vanliga format. Du kan också släppa filer var som helst på sidan.",
    read: "Läs",
    files: "Välj filer",
    reading: "Protokollet läses.",
    searching: "Spelen söks igenom.",
    restarted: "Läsningen misslyckades och har börjat om.",
    failed: "Läsningen har misslyckats två gånger. Ditt spel är som det var.",
    which: "Vilket spel är det?",
    moves: |moves| counted(moves, "drag", "drag"),
    open_game: "Öppna spelet",
    open_part: |moves| match moves {
        1 => "Öppna det första draget".to_owned(),
        _ => format!("Öppna de första {moves} dragen"),
    },
    back_to_list: "Tillbaka till listan",
    range: |first, last, all| format!("Spel {first} till {last} av {all}"),
    none: "Inget spel stämmer med sökningen.",
    name: "Spelare eller turnering",
    year: "År",
    on_the_board: "Med ställningen på brädet",
    search: "Sök",
    all_games: "Visa alla",
    earlier: "Tidigare spel i listan",
    later: "Senare spel i listan",
};
