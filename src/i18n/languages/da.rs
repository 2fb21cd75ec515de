//! Danish.

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
use crate::i18n::plural::counted;
use crate::i18n::{
    Asks, Board, Commands, Errors, Guide, Links, MoveList, NewGame, Notices, OwnRules, Page, PerColour,
    Program, Reading, Refusals, Results, Rulesets, Said, Settings, Starts, Storage, Strips, Texts,
};

pub(crate) static DA: Texts = Texts {
    clocks: contest::da::CLOCKS,
    matches: contest::da::MATCHES,
    hearing: hearing::da::HEARING,
    sharing: sharing::da::SHARING,
    position: hearing::da::POSITION,
    keys: hearing::da::KEYS,
    senses: hearing::da::SENSES,
    feel: feel::da::FEEL,
    lines: lines::da::LINES,
    set_up: set_up::da::SET_UP,
    facing: facing::da::FACING,
    shelf: shelf::da::SHELF,
    computer: computer::da::COMPUTER,
    page: Page {
        title: "Reversi",
        description: "Reversi for to ved én skærm eller for én mod computeren: det moderne spil, det omvendte og det \
                      fra 1880’erne. Gratis, uden reklamer, og intet sendes nogen steder hen.",
        loading: "Spillet indlæses …",
        no_script: "Spillet kræver JavaScript. Tillad det på denne side.",
        skip_to_board: "Gå til brættet",
        game: "Spil",
        title_turn: |who| format!("{who} er i trækket – Reversi"),
        title_won: |who| format!("{who} vinder – Reversi"),
        title_drawn: "Uafgjort – Reversi",
    },
    colours: PerColour { black: "Sort", white: "Hvid", red: "Rød" },
    rulesets: Rulesets {
        heading: "Regler",
        classic: "Klassisk reversi",
        classic_about: "De moderne regler: Den, der har flest brikker til sidst, vinder.",
        reverse: "Omvendt reversi",
        reverse_about: "De samme regler, men den, der har færrest brikker til sidst, vinder.",
        historic: "Reversi fra 1880’erne",
        historic_about: "Et tomt bræt og 32 brikker til hver; de fire første lægges i midten.",
        custom: "Egne regler",
        custom_about: "Vælg selv bræt, startposition, brikker og mål.",
    },
    starts: Starts {
        heading: "Startposition",
        usual: "Sædvanlig",
        exchanged: "Ombyttede farver",
        parallel_top: "Parallel, sort øverst",
        parallel_bottom: "Parallel, sort nederst",
        parallel_left: "Parallel, sort til venstre",
        parallel_right: "Parallel, sort til højre",
        free: "Fri åbning",
        lot: "Lodtrækning",
    },
    own_rules: OwnRules {
        shape: "Bræt",
        square_shape: |side| format!("{side}×{side}"),
        octagon: "Ottekant",
        supply: "Brikker",
        shared: "Fælles forråd",
        own: "Halvdelen til hver",
        goal: "Mål",
        most: "Flest brikker vinder",
        fewest: "Færrest brikker vinder",
        second_colour: "Den anden farve",
    },
    new_game: NewGame {
        player_1: "Spiller 1",
        player_2: "Spiller 2",
        who_begins: "Hvem spiller sort og starter?",
        by_lot: "Lodtrækning",
        in_turn: "På skift fra spil til spil",
    },
    settings: Settings {
        theme: "Tema",
        theme_system: "Som systemet",
        theme_light: "Lyst",
        theme_dark: "Mørkt",
        legal_moves: "Vis lovlige træk",
        coordinates: "Vis koordinater",
        confirm_passes: "Bekræft, når nogen springes over",
        animation: "Animationer",
    },
    commands: Commands {
        new_game: "Nyt spil",
        start: "Start spillet",
        rematch: "Nyt spil med ombyttede farver",
        undo: "Fortryd",
        redo: "Gendan",
        pass: "Spring over",
        turn_board: "Drej brættet",
        rules: "Regler",
        settings: "Indstillinger",
        language: "Sprog",
        close: "Luk",
        cancel: "Annuller",
        first_move: "Første træk",
        previous_move: "Forrige træk",
        next_move: "Næste træk",
        last_move: "Sidste træk",
        back_to_game: "Tilbage til spillet",
        play_from_here: "Spil herfra",
        restore_previous: "Hent forrige spil",
        show_other: "Vis fortsættelsen",
        keep_mine: "Behold denne stilling",
    },
    strips: Strips {
        named: |name, colour| format!("{name} ({})", COLOUR.of(colour)),
        turn: |who| format!("{who} er i trækket"),
        discs,
        in_hand: |n| counted(n, "brik tilbage", "brikker tilbage"),
    },
    board: Board {
        label: "Bræt",
        empty: "tomt felt",
        disc: |colour| DISC.of(colour),
        legal: "lovligt træk",
        turns: |n| format!("vender {}", discs(n)),
        last: "sidste træk",
        disc_short: |colour| COLOUR.of(colour),
        legal_short: "kan spilles",
        turns_short: |n| format!("vender {n}"),
        last_short: "senest",
    },
    said: Said {
        new_game: |who| format!("Nyt spil. {who} er i trækket."),
        played: |who, square, turned| format!("{who} spiller {square} og vender {}.", discs(turned)),
        placed: |who, square| format!("{who} spiller {square}."),
        turn: |who| format!("{who} er i trækket."),
        undone: |square| format!("Trækket {square} er fortrudt."),
        redone: |square| format!("Trækket {square} er gendannet."),
        board_turned: "Brættet er drejet.",
    },
    moves: MoveList {
        heading: "Træk",
        none: "Ingen træk endnu.",
        pass: "springes over",
        entry: |number, who, square| format!("{number}. {who}: {square}"),
        pass_entry: |number, who| format!("{number}. {who}: springes over"),
        viewing: |number, all| format!("Træk {number} af {all}"),
    },
    notices: Notices {
        passes_no_move: |who, next| {
            format!("{who} har ikke noget lovligt træk og springes over. {next} er i trækket.")
        },
        passes_no_disc: |who, next| {
            format!("{who} har lagt alle sine brikker og springes over. {next} er i trækket.")
        },
        must_pass_no_move: |who| format!("{who} har ikke noget lovligt træk og skal springes over."),
        must_pass_no_disc: |who| format!("{who} har lagt alle sine brikker og skal springes over."),
        free_opening: "Læg en brik på et ledigt felt i midten. Der vendes ingen brikker endnu.",
    },
    results: Results {
        wins: |who, own, other| format!("{who} vinder {own}–{other}."),
        wins_fewest: |who, own, other| format!("{who} vinder med færre brikker, {own}–{other}."),
        draw: |each| format!("Spillet ender uafgjort, {each}–{each}."),
        empties_to_winner: |n, own, other| {
            let empties = counted(n, "tomt felt", "tomme felter");
            format!("Tælles {empties} med for vinderen, er resultatet {own}–{other}.")
        },
        empties_shared: |n, each| {
            format!("Deles {n}\u{a0}tomme felter ligeligt, er resultatet {each}–{each}.")
        },
        nobody_can_move: "Ingen af spillerne har et lovligt træk.",
        discs_used_up: |out, stuck| {
            format!("{out} har lagt alle sine brikker. {stuck} har ikke noget lovligt træk.")
        },
        wiped_out: |who| format!("{who} har ingen brikker tilbage på brættet."),
    },
    refusals: Refusals {
        turns_nothing: |square| format!("{square} er ikke et lovligt træk: Ingen brik ville blive vendt."),
        occupied: |square| format!("Feltet {square} er optaget."),
        not_centre: "De fire første brikker lægges på de fire midterste felter.",
        no_disc: |who| format!("{who} har lagt alle sine brikker."),
        over: "Spillet er slut.",
    },
    asks: Asks {
        play_from_here: |later| match later {
            1 => "Spil herfra? Det senere træk slettes.".to_owned(),
            _ => format!("Spil herfra? De {later} senere træk slettes."),
        },
    },
    storage: Storage {
        denied: "Der kan ikke gemmes noget i denne browser. Spillet går tabt, når siden lukkes.",
        full: "Der er ikke mere plads til at gemme. Spillet er bevaret, som det sidst blev gemt, men \
               trækkene derefter er ikke gemt.",
        full_settings: "Der er ikke mere plads til at gemme. De ændrede indstillinger gælder, indtil siden lukkes.",
        unreadable_game: "Det gemte spil kunne ikke læses. Det er lagt uændret til side, og et nyt spil er \
                          begyndt.",
        unreadable_settings: "De gemte indstillinger kunne ikke læses. De er lagt uændrede til side, og de \
                              sædvanlige indstillinger gælder.",
        newer_game: "Det gemte spil stammer fra en nyere version af programmet. Det forbliver urørt, og \
                     derfor gemmes dette spil ikke.",
        newer_settings: "De gemte indstillinger stammer fra en nyere version af programmet. De forbliver \
                         urørte, og derfor gemmes ændringer ikke.",
        unusable_other: "Det spil kan ikke læses af denne version af programmet. Det forbliver urørt.",
        other_tab: "Spillet er fortsat i en anden fane.",
        previous_kept: "Det forrige spil er bevaret.",
        previous_restored: "Det forrige spil er hentet frem igen.",
    },
    errors: Errors {
        failed: "Noget gik galt. Genindlæs siden for at fortsætte.",
        failed_saved: "Noget gik galt. Spillet er gemt; genindlæs siden for at fortsætte.",
    },
    guide: Guide {
        title: "Reglerne for reversi",
        description: "Sådan spilles reversi: det moderne spil, det omvendte og det fra 1880’erne, med figurer.",
        contents: "Indhold",
        play: "Spil dette spil",
        in_words: "Stillingen i ord",
        empty_board: "Brættet er tomt.",
        discs: |n, colour, squares| {
            format!("{}: {squares}.", counted(n, DISC.of(colour), MANY_DISCS.of(colour)))
        },
        no_discs: |colour| format!("Ingen {}.", MANY_DISCS.of(colour)),
        turned: |squares| format!("Vendte brikker: {squares}."),
        legal: |squares| format!("Lovlige træk: {squares}."),
        marked: |squares| format!("Markerede felter: {squares}."),
    },
    reading: Reading {
        read_rule: "Læs reglen",
        these_rules: "Regler for dette spil",
        own_page: "Åbn på en side for sig",
        failed: "Reglerne kunne ikke hentes hertil. Måske kan de åbnes på en side for sig.",
        previous_step: "Forrige trin",
        next_step: "Næste trin",
        try_it: "Prøv det på brættet",
    },
    links: Links {
        apart: "Dette er et andet spil end dit. Dit eget er gemt.",
        own_game: "Tilbage til mit spil",
        unknown_rules: "Linket fører til regler, som programmet ikke kender.",
        no_square: |number| format!("Linket kan ikke læses: Træk nummer {number} angiver ikke noget felt."),
        illegal: |number, square| {
            format!("Linket kan ikke spilles: Træk nummer {number}, {square}, er ikke lovligt.")
        },
        no_start: "Linket begynder med en stilling, som ikke kan læses eller ikke kan spilles.",
        no_ply: |number| {
            format!("Linket fører til stillingen efter træk {number}, og så mange træk har spillet ikke.")
        },
        too_long: "Linket er for langt til at være et spil.",
    },
    records: records::da::RECORDS,
    program: Program {
        offline_ready: "Programmet virker uden internetforbindelse.",
        offline_saving: "Programmet bliver gemt, så det kan bruges uden internetforbindelse.",
        offline_failed: "Programmet kunne ikke gemmes til brug uden internetforbindelse. Der gøres et nyt \
                         forsøg ved næste besøg.",
        offline_unavailable: "Denne browser kan ikke gemme programmet til brug uden internetforbindelse.",
        new_version_waits: "En ny version er klar. Spillet fortsætter herfra.",
        new_version_runs: "En anden fane bruger allerede en ny version. Spillet fortsætter herfra.",
        update: "Opdater",
        later: "Senere",
        fetch_again: "Prøv igen",
        part_missing: "En del af programmet kunne ikke hentes. Kontrollér forbindelsen, og prøv igen.",
        licences: "Licenser",
        licences_about: "Reversi er fri software og bygger på andres arbejde. Her er licenserne for alt, \
                         hvad din browser modtager.",
    },
};

const COLOUR: PerColour = PerColour { black: "sort", white: "hvid", red: "rød" };
const DISC: PerColour = PerColour { black: "sort brik", white: "hvid brik", red: "rød brik" };
const MANY_DISCS: PerColour =
    PerColour { black: "sorte brikker", white: "hvide brikker", red: "røde brikker" };

fn discs(n: u32) -> String {
    counted(n, "brik", "brikker")
}
