//! Swedish, the lines from a square.

use crate::i18n::Lines;

pub(in crate::i18n::languages) const LINES: Lines = Lines {
    straight: "Skift + piltangenterna",
    along: "Det som ligger åt det hållet",
    slanting: "Skift + Home, Page Up, End, Page Down",
    along_slanting: "Det som ligger snett, som på det numeriska tangentbordet",
    around: "Alla linjer från rutan",
    up: "Uppåt",
    up_right: "Snett uppåt höger",
    right: "Åt höger",
    down_right: "Snett nedåt höger",
    down: "Nedåt",
    down_left: "Snett nedåt vänster",
    left: "Åt vänster",
    up_left: "Snett uppåt vänster",
    line: |direction, squares| format!("{direction}: {squares}."),
    empty: |square| format!("{square} tom"),
    all_empty: |direction| format!("{direction}: bara tomma rutor."),
    edge: |direction| format!("{direction}: brädets kant."),
    no_disc: |square| format!("Det ligger inga brickor på linjerna från {square}."),
};
