//! Icelandic, for games that go out and games that come by link.

use crate::i18n::{Sharing, plural::counted_is, score::score};

pub(in crate::i18n::languages) const SHARING: Sharing = Sharing {
    share: "Deila",
    heading: "Deila viðureigninni",
    about: "Sá sem opnar tengilinn sér viðureignina eins og hún stendur, getur leikið áfram og sent tengil til baka.",
    link: "Tengill á viðureignina",
    send_link: "Senda tengil",
    copy_link: "Afrita tengil",
    link_copied: "Tengillinn hefur verið afritaður.",
    link_refused: "Ekki tókst að afrita tengilinn hér. Veldu hann og afritaðu.",
    code: "QR-kóði",
    code_about: "QR-kóði tengilsins",
    forms: "Sem texti eða mynd",
    transcript: "Listi yfir leiki",
    board: "Borðið sem texti",
    picture: "Mynd",
    numbered_picture: "Mynd með númerum",
    text: "Viðureignin sem texti",
    writing: "Augnablik …",
    not_written: "Ekki er hægt að útbúa þetta núna.",
    save: "Vista sem skrá",
    save_as: |kind| format!("Vista sem {kind}"),
    not_saved: "Ekki tókst að vista skrána hér.",
    paper: "Á pappír",
    print_game: "Prenta viðureignina",
    print_sheet: "Prenta skorblaðið",
    print_empty: "Prenta autt skorblað",
    date: "Dagsetning",
    result: "Úrslit",
    score,
    longer_here: |own, linked| {
        let own = counted_is(own, "leikur", "leikir");
        format!("Þín viðureign er {own}, sú í tenglinum {linked}. Hvora viltu?")
    },
    keep_mine: "Mín viðureign",
    take_link: "Viðureignin í tenglinum",
    send_answer: "Sendu tengilinn til baka svo að andstæðingurinn sjái leikinn þinn.",
};
