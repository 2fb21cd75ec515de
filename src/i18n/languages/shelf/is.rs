//! Icelandic, the list of kept games.

use crate::i18n::{Shelf, plural::counted_is};

pub(in crate::i18n::languages) const SHELF: Shelf = Shelf {
    heading: "Vistaðar viðureignir",
    search: "Leita að heiti eða reglum",
    none: "Engar viðureignir hafa verið vistaðar enn.",
    none_found: "Engin slík viðureign er vistuð.",
    more: "Sýna fleiri viðureignir",
    players: |black, second| format!("{black} – {second}"),
    on_board: "Á borðinu",
    date: |date| {
        let (month, minute) = (date.month_in(&MONTHS), date.minute);
        format!("{}.\u{a0}{month} {} kl.\u{a0}{}:{minute:02}", date.day, date.year, date.hour)
    },
    no_date: "Dagsetning óþekkt",
    change: |title| format!("Breyta eða eyða „{title}“"),
    rename: "Endurnefna",
    name: "Heiti viðureignar",
    save_name: "Vista heitið",
    copy: "Afrita",
    copy_of: |title| format!("{title} (afrit)"),
    delete: "Eyða",
    take_back: "Afturkalla eyðingu",
    deleted: |title| format!("„{title}“ hefur verið eytt."),
    taken_back: "Viðureignin er komin aftur.",
    renamed: "Viðureignin hefur fengið nýtt heiti.",
    copied: "Viðureignin hefur verið afrituð.",
    full: "Ekki er pláss fyrir það. Engu hefur verið breytt.",
    elsewhere: "Viðureigninni var rétt í þessu breytt í öðrum flipa. Hér hefur engu verið breytt.",
    gone: "Viðureignin er ekki lengur til.",
    would_be_lost: "Ekki tókst að vista viðureignina á borðinu og hún myndi glatast. Vistaðu fyrst allar viðureignir í skrá.",
    unreadable: "Ólæsileg viðureign",
    corrupt: "Forritið getur ekki lesið hana.",
    newer: "Hún er úr nýrri útgáfu forritsins en þessari.",
    text: "Vista texta hennar í skrá",
    export: "Vista allar viðureignir í skrá",
    exported: |games| match is_one(games) {
        true => format!("{games}\u{a0}viðureign hefur verið vistuð í skrá."),
        false => format!("{games}\u{a0}viðureignir hafa verið vistaðar í skrá."),
    },
    import: "Bæta við viðureignum úr skrá",
    added: |games| match is_one(games) {
        true => format!("{games}\u{a0}viðureign hefur bæst við."),
        false => format!("{games}\u{a0}viðureignir hafa bæst við."),
    },
    known: |games| match is_one(games) {
        true => format!("{games} var hér fyrir."),
        false => format!("{games} voru hér fyrir."),
    },
    flawed: |games| format!("Ekki tókst að lesa {games}."),
    left_out: |games| format!("Ekki var pláss fyrir {games}."),
    adding: |done, all| format!("Viðureignum er bætt við: {done} af {all}."),
    not_reached: |games| match is_one(games) {
        true => format!("{games} hefur ekki bæst við."),
        false => format!("{games} hafa ekki bæst við."),
    },
    foreign_file: "Engar viðureignir, sem þetta forrit hefur vistað, eru í skránni.",
    newer_file: "Skráin er úr nýrri útgáfu forritsins en þessari.",
    too_large: "Skráin er of stór.",
    file_failed: "Vafrinn gat ekki lesið skrána.",
    plenty: "Nóg pláss er fyrir fleiri viðureignir.",
    room: |games| format!("Pláss er fyrir um {} í viðbót.", counted_is(games, "viðureign", "viðureignir")),
    no_room: "Ekki er pláss fyrir fleiri viðureignir.",
    may_go: "Viðureignirnar eru aðeins geymdar í þessum vafra. Hann getur eytt þeim þegar hann vantar pláss og Safari \
             gerir það þegar síðan hefur ekki verið opnuð í sjö daga. Það sem þú vistar í skrá áttu áfram.",
    promised: "Vafrinn hefur lofað að geyma viðureignirnar þar til þú eyðir þeim.",
    refused: "Vafrinn lofar ekki að geyma viðureignirnar. Það sem þú vistar í skrá áttu áfram.",
    ask: "Biðja vafrann að geyma viðureignirnar",
    momentary: "Ekkert er hægt að vista í þessum vafra. Þessar viðureignir glatast þegar síðunni er lokað nema þú \
                vistir þær í skrá.",
    save_this: "Vista þessa viðureign í skrá",
    reload: "Opna síðuna aftur",
};

/// Does the number take the singular?
const fn is_one(n: u32) -> bool {
    n % 10 == 1 && n % 100 != 11
}

const MONTHS: [&str; 12] = [
    "janúar",
    "febrúar",
    "mars",
    "apríl",
    "maí",
    "júní",
    "júlí",
    "ágúst",
    "september",
    "október",
    "nóvember",
    "desember",
];
