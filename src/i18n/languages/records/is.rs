//! Icelandic: the dialog in which records are opened.

use crate::i18n::Records;
use crate::i18n::plural::counted_is;

pub(in crate::i18n::languages) const RECORDS: Records = Records {
    heading: "Opna skráða viðureign",
    text: "Skráningin sem texti",
    about: "Leikir, staða eða heilar viðureignir á hverju algengu sniði. Einnig má sleppa skrám hvar sem er á síðunni.",
    read: "Lesa",
    files: "Velja skrár",
    reading: "Verið er að lesa skráninguna.",
    searching: "Leitað er í viðureignum.",
    restarted: "Lesturinn mistókst og er hafinn að nýju.",
    failed: "Lesturinn hefur mistekist tvisvar. Viðureignin þín er eins og hún var.",
    which: "Hvaða viðureign er þetta?",
    moves: |moves| counted_is(moves, "leikur", "leikir"),
    open_game: "Opna þessa viðureign",
    open_part: |moves| match moves {
        1 => "Opna fyrsta leikinn".to_owned(),
        _ => format!("Opna leiki 1 til {moves}"),
    },
    back_to_list: "Aftur í listann",
    range: |first, last, all| format!("Viðureignir {first} til {last} af {all}"),
    none: "Engin slík viðureign fannst.",
    name: "Spilari eða mót",
    year: "Ár",
    on_the_board: "Með stöðunni á borðinu",
    search: "Leita",
    all_games: "Sýna allar",
    earlier: "Fyrri viðureignir á listanum",
    later: "Síðari viðureignir á listanum",
};
