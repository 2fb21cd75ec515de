//! Icelandic: what the clerk says of records.

use crate::i18n::plural::counted_is;
use crate::i18n::score::score;
use crate::i18n::{Clerk, Flaws, Found, Unwritables};

pub(in crate::i18n) const IS: Clerk = Clerk {
    flaws: Flaws {
        place: |line, column| format!("Þetta er í línu {line}, dálki {column}."),
        place_of_move: |number, line, column| {
            format!("Þetta er leikur {number}, í línu {line}, dálki {column}.")
        },
        byte: |number| format!("Þetta er bæti {number} í skránni."),
        empty: "Hér er ekkert að lesa.",
        too_long: |megabytes| format!("Þetta er stærra en {megabytes} megabæti; afgangurinn er ekki lesinn."),
        too_long_transcript: |characters| {
            format!("Enginn listi yfir leiki er lengri en {characters} stafir.")
        },
        too_many: |most| format!("Viðureignir eða leikir eru fleiri en {most}; afgangurinn er ekki lesinn."),
        unknown_file: "Þetta er hvorki texti né skrá með viðureignum sem forritið þekkir.",
        cut_off: "Skráin endar á undan fyrstu viðureigninni.",
        missing: |games| {
            format!(
                "Miðað við upphaf skrárinnar vantar {} í hana.",
                counted_is(games, "viðureign", "viðureignir")
            )
        },
        unknown_sign: |sign| format!("Táknið „{sign}“ merkir ekkert hér."),
        unknown_word: |word| format!("„{word}“ er ekki reitur."),
        occupied: |square| format!("Á {square} er steinn fyrir."),
        turns_nothing: |square| format!("Steinn á {square} snýr engu við."),
        no_such_square: |square| format!("Enginn reitur á borðinu heitir {square}."),
        not_in_the_centre: |square| format!("{square} er utan miðjunnar, sem fylla þarf fyrst."),
        no_disc: |square| format!("Sá sem ætti að leika á {square} á engan stein eftir."),
        game_over: "Viðureigninni er þegar lokið.",
        must_place: "Hér er skráð að einhver passi en þó er til löglegur leikur.",
        out_of_turn: "Leikurinn er ekki þess sem á leik.",
        squares: |squares| {
            format!("Forritið þekkir ekkert borð með {}.", counted_is(squares, "reit", "reitum"))
        },
        size: |size| format!("Forritið þekkir ekkert borð af stærðinni „{size}“."),
        doubtful_sign: |sign| format!("Táknið „{sign}“ er svartur steinn í einu forriti og hvítur í öðru."),
        no_side: "Ekki kemur fram hver á leik.",
        impossible: "Svona geta steinarnir ekki legið í viðureign.",
        no_discs: "Engir steinar eru á borðinu.",
        set_up_late: "Steinum er stillt upp í miðri viðureign.",
        unclosed: "Textinn endar of snemma: einhverju er ólokið.",
        other_game: |game| format!("Þetta er úr öðru spili: {game}."),
        json: "Skráningin er skemmd og ekki er hægt að lesa hana.",
    },
    records: Found {
        guessed: "Textinn er ekki skráning viðureignar. Þessir leikir fundust í honum.",
        variations: |lines| format!("{} er sleppt.", counted_is(lines, "öðru framhaldi", "öðrum framhöldum")),
        score,
        other_result: |black, second| {
            format!(
                "Í skráningunni standa önnur úrslit. Samkvæmt leikjunum lýkur viðureigninni {black}–{second}."
            )
        },
        names_alone: "Þetta eru nöfn spilara eða móta. Veldu þau ásamt skránni sem geymir viðureignirnar.",
        names_added: "Nöfnunum hefur verið bætt við.",
        in_file: |name| format!("Þetta á við skrána „{name}“."),
        unreadable: |name| format!("Vafrinn gat ekki lesið skrána „{name}“."),
        too_many_files: |most| format!("Í mesta lagi eru lesnar {most} skrár í einu."),
        gone: "Þetta er ekki lengur opið. Opnaðu það aftur.",
    },
    unwritable: Unwritables {
        shape: "Þetta snið þekkir ekki borð af þessari lögun.",
        own_supply: "Í þessu sniði er ekki hægt að skrá hve margir steinar eru eftir.",
        free_opening: "Þetta snið þekkir enga viðureign sem byrjar á auðu borði.",
        fewest_win: "Þetta snið þekkir enga viðureign sem vinnst með fæstum steinum.",
        other_start: "Þetta snið þekkir aðeins viðureignir frá venjulegri upphafsstöðu.",
        hands_of_a_setup: "Í þessu sniði er ekki hægt að skrá hve margir steinar eru eftir í stöðu sem var sett upp.",
        too_long_to_draw: "Þetta er of langt fyrir QR-kóða.",
    },
};
