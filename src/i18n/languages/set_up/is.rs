//! Icelandic, setting up a position.

use crate::i18n::SetUp;

pub(in crate::i18n::languages) const SET_UP: SetUp = SetUp {
    heading: "Setja upp stöðu",
    place: "Steinn sem á að setja",
    none: "Enginn",
    to_move: "Hver á leik?",
    clear: "Tæma borðið",
    from_game: "Staðan í viðureigninni",
    copy_link: "Afrita tengil",
    keys: "Á borðinu setur X svartan stein, O stein af hinum litnum og Z tekur stein burt.",
    unreadable: "Textinn sýnir ekkert borð. Borð hefur tákn fyrir hvern reit: X fyrir svartan stein, O fyrir stein \
                 af hinum litnum og strik fyrir auðan reit.",
    unplayable: "Enn er ekki hægt að leika úr þessari stöðu.",
    off_board: |squares| format!("Þessir steinar liggja utan borðsins: {squares}."),
    two_discs: |squares| format!("Tveir steinar liggja á sama reit: {squares}."),
    no_discs: "Engir steinar eru á borðinu.",
    outside_centre: |squares| {
        format!(
            "Meðan miðreitirnir fjórir eru ekki allir fullir má enginn steinn liggja utan þeirra: {squares}."
        )
    },
    out_of_turn: "Miðreitirnir eru fylltir til skiptis og Svartur byrjar. Það kemur ekki heim við steinana og það hver \
                  á leik.",
    hands_unequal: |empty, hands| {
        format!(
            "Samanlagt eiga jafnmargir steinar að vera eftir og auðu reitirnir eru: {empty}, ekki {hands}."
        )
    },
    hand_full: |who, most| format!("{who} getur ekki átt fleiri en {most} steina eftir."),
};
