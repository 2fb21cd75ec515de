//! Icelandic. "Leikur" is a move; a game is "viðureign", save in the set phrases "nýr leikur" and "hefja leik".
//! No word agrees with a name, whose gender is not known.

use super::computer;
use super::contest;
use super::facing;
use super::feel;
use super::hearing;
use super::lines;
use super::records;
use super::set_up;
use super::sharing;
use super::shelf;
use crate::i18n::plural::counted_is;
use crate::i18n::{
    Asks, Board, Commands, Errors, Guide, Links, MoveList, NewGame, Notices, OwnRules, Page, PerColour,
    Program, Reading, Refusals, Results, Rulesets, Said, Settings, Starts, Storage, Strips, Texts,
};

pub(crate) static IS: Texts = Texts {
    clocks: contest::is::CLOCKS,
    matches: contest::is::MATCHES,
    hearing: hearing::is::HEARING,
    sharing: sharing::is::SHARING,
    position: hearing::is::POSITION,
    keys: hearing::is::KEYS,
    senses: hearing::is::SENSES,
    feel: feel::is::FEEL,
    lines: lines::is::LINES,
    set_up: set_up::is::SET_UP,
    facing: facing::is::FACING,
    shelf: shelf::is::SHELF,
    computer: computer::is::COMPUTER,
    page: Page {
        title: "Reversi",
        description: "Reversi fyrir tvo við einn skjá eða einn á móti tölvunni: nútímaútgáfan, sú öfuga og útgáfan \
                      frá 19.\u{a0}öld. Ókeypis, án auglýsinga og engin gögn eru send burt.",
        loading: "Sæki forritið …",
        no_script: "Forritið þarf JavaScript. Leyfðu það á þessari síðu.",
        skip_to_board: "Fara beint að borðinu",
        game: "Viðureign",
        title_turn: |who| format!("{who} á leik – Reversi"),
        title_won: |who| format!("{who} vinnur – Reversi"),
        title_drawn: "Jafntefli – Reversi",
    },
    colours: PerColour { black: "Svartur", white: "Hvítur", red: "Rauður" },
    rulesets: Rulesets {
        heading: "Reglur",
        classic: "Klassískt Reversi",
        classic_about: "Nútímareglurnar: sá vinnur sem á fleiri steina í lokin.",
        reverse: "Öfugt Reversi",
        reverse_about: "Sömu reglur, en sá vinnur sem á færri steina í lokin.",
        historic: "Reversi frá 19.\u{a0}öld",
        historic_about: "Autt borð og 32 steinar á mann; fyrstu fjórir fara á miðreitina.",
        custom: "Eigin reglur",
        custom_about: "Veldu borð, upphafsstöðu, steina og markmið.",
    },
    starts: Starts {
        heading: "Upphafsstaða",
        usual: "Venjuleg",
        exchanged: "Litum víxlað",
        parallel_top: "Hlið við hlið, svart efst",
        parallel_bottom: "Hlið við hlið, svart neðst",
        parallel_left: "Hlið við hlið, svart til vinstri",
        parallel_right: "Hlið við hlið, svart til hægri",
        free: "Frjáls byrjun",
        lot: "Hlutkesti ræður",
    },
    own_rules: OwnRules {
        shape: "Borð",
        square_shape: |side| format!("{side}×{side}"),
        octagon: "Átthyrningur",
        supply: "Steinar",
        shared: "Sameiginlegur forði",
        own: "Helmingur á mann",
        goal: "Markmið",
        most: "Flestir steinar vinna",
        fewest: "Fæstir steinar vinna",
        second_colour: "Hinn liturinn",
    },
    new_game: NewGame {
        player_1: "Spilari 1",
        player_2: "Spilari 2",
        who_begins: "Hver er með svart og byrjar?",
        by_lot: "Hlutkesti ræður",
        in_turn: "Til skiptis milli viðureigna",
    },
    settings: Settings {
        theme: "Þema",
        theme_system: "Eins og kerfið",
        theme_light: "Ljóst",
        theme_dark: "Dökkt",
        legal_moves: "Sýna löglega leiki",
        coordinates: "Sýna hnit",
        confirm_passes: "Staðfesta hvert pass",
        animation: "Hreyfimyndir",
    },
    commands: Commands {
        new_game: "Nýr leikur",
        start: "Hefja leik",
        rematch: "Nýr leikur, litum víxlað",
        undo: "Aftur\u{ad}kalla",
        redo: "Endur\u{ad}taka",
        pass: "Passa",
        turn_board: "Snúa borðinu",
        rules: "Reglur",
        settings: "Stillingar",
        language: "Tungumál",
        close: "Loka",
        cancel: "Hætta við",
        first_move: "Fyrsti leikur",
        previous_move: "Fyrri leikur",
        next_move: "Næsti leikur",
        last_move: "Síðasti leikur",
        back_to_game: "Aftur í viðureignina",
        play_from_here: "Leika héðan",
        restore_previous: "Endurheimta fyrri viðureign",
        show_other: "Sýna framhaldið",
        keep_mine: "Halda þessari stöðu",
    },
    strips: Strips {
        named: |name, colour| format!("{name} ({})", COLOUR.of(colour)),
        turn: |who| format!("{who} á leik"),
        discs: |n| counted_is(n, "steinn", "steinar"),
        in_hand: |n| counted_is(n, "steinn eftir", "steinar eftir"),
    },
    board: Board {
        label: "Borð",
        empty: "auður reitur",
        disc: |colour| DISC.of(colour),
        legal: "löglegur leikur",
        turns: |n| format!("snýr {} við", turned_discs(n)),
        last: "síðasti leikur",
        disc_short: |colour| hearing::is::STEINN.of(colour),
        legal_short: "spilanlegur",
        turns_short: |n| format!("snýr {n}"),
        last_short: "síðast",
    },
    said: Said {
        new_game: |who| format!("Nýr leikur. {who} á leik."),
        played: |who, square, turned| {
            format!("{who} leikur á {square} og snýr {} við.", turned_discs(turned))
        },
        placed: |who, square| format!("{who} leikur á {square}."),
        turn: |who| format!("{who} á leik."),
        undone: |square| format!("Leikurinn {square} er afturkallaður."),
        redone: |square| format!("Leikurinn {square} er endurtekinn."),
        board_turned: "Borðinu hefur verið snúið.",
    },
    moves: MoveList {
        heading: "Leikir",
        none: "Engir leikir enn.",
        pass: "pass",
        entry: |number, who, square| format!("{number}. {who}: {square}"),
        pass_entry: |number, who| format!("{number}. {who}: pass"),
        viewing: |number, all| format!("Leikur {number} af {all}"),
    },
    notices: Notices {
        passes_no_move: |who, next| format!("{who} á engan löglegan leik og passar. {next} á leik."),
        passes_no_disc: |who, next| format!("{who} hefur notað alla steinana sína og passar. {next} á leik."),
        must_pass_no_move: |who| format!("{who} á engan löglegan leik og verður að passa."),
        must_pass_no_disc: |who| format!("{who} hefur notað alla steinana sína og verður að passa."),
        free_opening: "Settu stein á auðan miðreit. Enn er engum steini snúið við.",
    },
    results: Results {
        wins: |who, own, other| format!("{who} vinnur {own}–{other}."),
        wins_fewest: |who, own, other| format!("{who} vinnur með færri steinum, {own}–{other}."),
        draw: |each| format!("Viðureigninni lýkur með jafntefli, {each}–{each}."),
        empties_to_winner: |n, own, other| {
            let empties = counted_is(n, "auðum reit", "auðum reitum");
            format!("Sé {empties} bætt við stig sigurvegarans verða úrslitin {own}–{other}.")
        },
        empties_shared: |n, each| {
            format!("Sé {n}\u{a0}auðum reitum skipt jafnt verða úrslitin {each}–{each}.")
        },
        nobody_can_move: "Hvorugur spilarinn á löglegan leik.",
        discs_used_up: |out, stuck| {
            format!("{out} hefur notað alla steinana sína. {stuck} á engan löglegan leik.")
        },
        wiped_out: |who| format!("{who} á engan stein eftir á borðinu."),
    },
    refusals: Refusals {
        turns_nothing: |square| format!("{square} er ekki löglegur leikur: engum steini yrði snúið við."),
        occupied: |square| format!("Reiturinn {square} er upptekinn."),
        not_centre: "Fyrstu fjórir steinarnir fara á miðreitina fjóra.",
        no_disc: |who| format!("{who} hefur notað alla steinana sína."),
        over: "Viðureigninni er lokið.",
    },
    asks: Asks {
        play_from_here: |later| {
            let removed =
                counted_is(later, "síðari leikur verður fjarlægður", "síðari leikir verða fjarlægðir");
            format!("Leika héðan? {removed}.")
        },
    },
    storage: Storage {
        denied: "Ekkert er hægt að vista í þessum vafra. Viðureignin glatast þegar síðunni er lokað.",
        full: "Ekkert pláss er eftir til að vista. Viðureignin er geymd eins og hún var síðast vistuð, en \
               leikirnir síðan þá eru ekki vistaðir.",
        full_settings: "Ekkert pláss er eftir til að vista. Breyttu stillingarnar gilda þar til síðunni er lokað.",
        unreadable_game: "Ekki tókst að lesa vistuðu viðureignina. Hún var lögð óbreytt til hliðar og ný \
                          viðureign er hafin.",
        unreadable_settings: "Ekki tókst að lesa vistuðu stillingarnar. Þær voru lagðar óbreyttar til \
                              hliðar og sjálfgefnar stillingar gilda.",
        newer_game: "Vistaða viðureignin er úr nýrri útgáfu forritsins en þessari. Hún er látin ósnert og \
                     þess vegna er þessi viðureign ekki vistuð.",
        newer_settings: "Vistuðu stillingarnar eru úr nýrri útgáfu forritsins en þessari. Þær eru látnar \
                         ósnertar og þess vegna eru breytingar ekki vistaðar.",
        unusable_other: "Þessi útgáfa forritsins getur ekki lesið þá viðureign. Hún er látin ósnert.",
        other_tab: "Viðureigninni var haldið áfram í öðrum flipa.",
        previous_kept: "Fyrri viðureignin er geymd.",
        previous_restored: "Fyrri viðureignin hefur verið endurheimt.",
    },
    errors: Errors {
        failed: "Eitthvað fór úrskeiðis. Opnaðu síðuna aftur til að halda áfram.",
        failed_saved: "Eitthvað fór úrskeiðis. Viðureignin er vistuð; opnaðu síðuna aftur til að halda \
                       áfram.",
    },
    guide: Guide {
        title: "Reglurnar í Reversi",
        description: "Svona er Reversi spilað: nútímaútgáfan, sú öfuga og útgáfan frá 19.\u{a0}öld, með \
                      skýringarmyndum.",
        contents: "Efnisyfirlit",
        play: "Spila eftir þessum reglum",
        in_words: "Staðan í orðum",
        empty_board: "Borðið er autt.",
        discs: |n, colour, squares| {
            format!("{}: {squares}.", counted_is(n, DISC.of(colour), MANY_DISCS.of(colour)))
        },
        no_discs: |colour| format!("Engir {}.", MANY_DISCS.of(colour)),
        turned: |squares| format!("Snúið við: {squares}."),
        legal: |squares| format!("Löglegir leikir: {squares}."),
        marked: |squares| format!("Merktir reitir: {squares}."),
    },
    reading: Reading {
        read_rule: "Lesa regluna",
        these_rules: "Reglur þessarar útgáfu",
        own_page: "Opna á eigin síðu",
        failed: "Ekki tókst að sækja reglurnar hingað. Ef til vill er hægt að opna þær á eigin síðu.",
        previous_step: "Fyrra skref",
        next_step: "Næsta skref",
        try_it: "Prófa á borðinu",
    },
    links: Links {
        apart: "Þetta er önnur viðureign en þín. Þín er geymd.",
        own_game: "Aftur í mína viðureign",
        unknown_rules: "Tengillinn vísar á reglur sem forritið þekkir ekki.",
        no_square: |number| {
            format!("Ekki er hægt að lesa tengilinn: leikur númer {number} nefnir engan reit.")
        },
        illegal: |number, square| {
            format!(
                "Ekki er hægt að leika eftir tenglinum: leikur númer {number}, {square}, er ekki löglegur."
            )
        },
        no_start: "Tengillinn byrjar á stöðu sem ekki er hægt að lesa eða leika úr.",
        no_ply: |number| {
            format!(
                "Tengillinn vísar á stöðuna eftir leik {number} en svo margir leikir eru ekki í viðureigninni."
            )
        },
        too_long: "Tengillinn er of langur til að vera viðureign.",
    },
    records: records::is::RECORDS,
    program: Program {
        offline_ready: "Forritið virkar án nettengingar.",
        offline_saving: "Verið er að vista forritið til notkunar án nettengingar.",
        offline_failed: "Ekki tókst að vista forritið til notkunar án nettengingar. Reynt verður aftur \
                         við næstu heimsókn.",
        offline_unavailable: "Þessi vafri getur ekki vistað forritið til notkunar án nettengingar.",
        new_version_waits: "Ný útgáfa er tilbúin. Viðureignin heldur áfram héðan.",
        new_version_runs: "Ný útgáfa er þegar í notkun í öðrum flipa. Viðureignin heldur áfram héðan.",
        update: "Uppfæra",
        later: "Síðar",
        fetch_again: "Reyna aftur",
        part_missing: "Ekki tókst að sækja hluta forritsins. Athugaðu tenginguna og reyndu aftur.",
        licences: "Hugbúnaðarleyfi",
        licences_about: "Reversi er frjáls hugbúnaður og byggist á vinnu annarra. Hér eru leyfin fyrir \
                         allt sem vafrinn þinn sækir.",
    },
};

/// What one plays "with": "Anna er með svart".
const COLOUR: PerColour = PerColour { black: "svart", white: "hvítt", red: "rautt" };
const DISC: PerColour = PerColour { black: "svartur steinn", white: "hvítur steinn", red: "rauður steinn" };
const MANY_DISCS: PerColour =
    PerColour { black: "svartir steinar", white: "hvítir steinar", red: "rauðir steinar" };

/// "2 steinum", the dative that goes with "snúa".
fn turned_discs(n: u32) -> String {
    counted_is(n, "steini", "steinum")
}
