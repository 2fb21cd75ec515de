//! Swedish. A name's genitive stands in "Annas tur"; see [`genitive`].

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

pub(crate) static SV: Texts = Texts {
    clocks: contest::sv::CLOCKS,
    matches: contest::sv::MATCHES,
    hearing: hearing::sv::HEARING,
    sharing: sharing::sv::SHARING,
    position: hearing::sv::POSITION,
    keys: hearing::sv::KEYS,
    senses: hearing::sv::SENSES,
    feel: feel::sv::FEEL,
    lines: lines::sv::LINES,
    set_up: set_up::sv::SET_UP,
    facing: facing::sv::FACING,
    shelf: shelf::sv::SHELF,
    computer: computer::sv::COMPUTER,
    page: Page {
        title: "Reversi",
        description: "Reversi för två vid en skärm eller för en mot datorn: det moderna spelet, det omvända och det \
                      från 1880-talet. Gratis, utan reklam, och ingenting skickas någonstans.",
        loading: "Spelet laddas …",
        no_script: "Spelet behöver JavaScript. Tillåt det för den här sidan.",
        skip_to_board: "Hoppa till brädet",
        game: "Spel",
        title_turn: |who| format!("{} tur – Reversi", genitive(who)),
        title_won: |who| format!("{who} vinner – Reversi"),
        title_drawn: "Oavgjort – Reversi",
    },
    colours: PerColour { black: "Svart", white: "Vit", red: "Röd" },
    rulesets: Rulesets {
        heading: "Regler",
        classic: "Klassisk reversi",
        classic_about: "De moderna reglerna: den som har fler brickor när spelet är slut vinner.",
        reverse: "Omvänd reversi",
        reverse_about: "Samma regler, men den som har färre brickor när spelet är slut vinner.",
        historic: "Reversi från 1880-talet",
        historic_about: "Ett tomt bräde och 32 brickor var; de fyra första läggs i mitten.",
        custom: "Egna regler",
        custom_about: "Välj själv bräde, startposition, brickor och mål.",
    },
    starts: Starts {
        heading: "Startposition",
        usual: "Vanlig",
        exchanged: "Bytta färger",
        parallel_top: "Parallell, svart överst",
        parallel_bottom: "Parallell, svart underst",
        parallel_left: "Parallell, svart till vänster",
        parallel_right: "Parallell, svart till höger",
        free: "Fri öppning",
        lot: "Lotten avgör",
    },
    own_rules: OwnRules {
        shape: "Bräde",
        square_shape: |side| format!("{side}×{side}"),
        octagon: "Åttahörning",
        supply: "Brickor",
        shared: "Gemensamt förråd",
        own: "Hälften var",
        goal: "Mål",
        most: "Flest brickor vinner",
        fewest: "Minst antal brickor vinner",
        second_colour: "Den andra färgen",
    },
    new_game: NewGame {
        player_1: "Spelare 1",
        player_2: "Spelare 2",
        who_begins: "Vem spelar svart och börjar?",
        by_lot: "Lotten avgör",
        in_turn: "Turas om från spel till spel",
    },
    settings: Settings {
        theme: "Tema",
        theme_system: "Som systemet",
        theme_light: "Ljust",
        theme_dark: "Mörkt",
        legal_moves: "Visa tillåtna drag",
        coordinates: "Visa koordinater",
        confirm_passes: "Bekräfta varje pass",
        animation: "Animationer",
    },
    commands: Commands {
        new_game: "Nytt spel",
        start: "Starta spelet",
        rematch: "Nytt spel med bytta färger",
        undo: "Ångra",
        redo: "Gör om",
        pass: "Passa",
        turn_board: "Vrid brädet",
        rules: "Spelregler",
        settings: "Inställningar",
        language: "Språk",
        close: "Stäng",
        cancel: "Avbryt",
        first_move: "Första draget",
        previous_move: "Föregående drag",
        next_move: "Nästa drag",
        last_move: "Sista draget",
        back_to_game: "Tillbaka till spelet",
        play_from_here: "Spela härifrån",
        restore_previous: "Återställ förra spelet",
        show_other: "Visa fortsättningen",
        keep_mine: "Behåll den här ställningen",
    },
    strips: Strips {
        named: |name, colour| format!("{name} ({})", COLOUR.of(colour)),
        turn: |who| format!("{} tur", genitive(who)),
        discs,
        in_hand: |n| counted(n, "bricka kvar", "brickor kvar"),
    },
    board: Board {
        label: "Bräde",
        empty: "tom ruta",
        disc: |colour| DISC.of(colour),
        legal: "tillåtet drag",
        turns: |n| format!("vänder {}", discs(n)),
        last: "senaste draget",
        disc_short: |colour| COLOUR.of(colour),
        legal_short: "spelbar",
        turns_short: |n| format!("vänder {n}"),
        last_short: "senast",
    },
    said: Said {
        new_game: |who| format!("Nytt spel. {} tur.", genitive(who)),
        played: |who, square, turned| format!("{who} spelar {square} och vänder {}.", discs(turned)),
        placed: |who, square| format!("{who} spelar {square}."),
        turn: |who| format!("{} tur.", genitive(who)),
        undone: |square| format!("Draget {square} är ångrat."),
        redone: |square| format!("Draget {square} är gjort igen."),
        board_turned: "Brädet har vridits ett halvt varv.",
    },
    moves: MoveList {
        heading: "Drag",
        none: "Inga drag ännu.",
        pass: "pass",
        entry: |number, who, square| format!("{number}. {who}: {square}"),
        pass_entry: |number, who| format!("{number}. {who}: pass"),
        viewing: |number, all| format!("Drag {number} av {all}"),
    },
    notices: Notices {
        passes_no_move: |who, next| {
            format!("{who} har inget tillåtet drag och passar. {} tur.", genitive(next))
        },
        passes_no_disc: |who, next| {
            format!("{who} har lagt alla sina brickor och passar. {} tur.", genitive(next))
        },
        must_pass_no_move: |who| format!("{who} har inget tillåtet drag och måste passa."),
        must_pass_no_disc: |who| format!("{who} har lagt alla sina brickor och måste passa."),
        free_opening: "Lägg en bricka på en ledig centrumruta. Ännu vänds inga brickor.",
    },
    results: Results {
        wins: |who, own, other| format!("{who} vinner med {own}–{other}."),
        wins_fewest: |who, own, other| format!("{who} vinner med färre brickor, {own}–{other}."),
        draw: |each| format!("Spelet slutar oavgjort, {each}–{each}."),
        empties_to_winner: |n, own, other| {
            let empties = counted(n, "tom ruta", "tomma rutor");
            format!("Räknas {empties} till vinnaren blir resultatet {own}–{other}.")
        },
        empties_shared: |n, each| format!("Delas {n}\u{a0}tomma rutor lika blir resultatet {each}–{each}."),
        nobody_can_move: "Ingen av spelarna har något tillåtet drag.",
        discs_used_up: |out, stuck| {
            format!("{out} har lagt alla sina brickor. {stuck} har inget tillåtet drag.")
        },
        wiped_out: |who| format!("{who} har inga brickor kvar på brädet."),
    },
    refusals: Refusals {
        turns_nothing: |square| format!("{square} är inget tillåtet drag: ingen bricka skulle vändas."),
        occupied: |square| format!("Rutan {square} är upptagen."),
        not_centre: "De fyra första brickorna läggs på de fyra centrumrutorna.",
        no_disc: |who| format!("{who} har lagt alla sina brickor."),
        over: "Spelet är slut.",
    },
    asks: Asks {
        play_from_here: |later| match later {
            1 => "Spela härifrån? Det senare draget tas bort.".to_owned(),
            _ => format!("Spela härifrån? De {later} senare dragen tas bort."),
        },
    },
    storage: Storage {
        denied: "Ingenting kan sparas i den här webbläsaren. Spelet försvinner när sidan stängs.",
        full: "Det finns inget utrymme kvar att spara i. Spelet finns kvar som det senast sparades, men \
               dragen därefter är inte sparade.",
        full_settings: "Det finns inget utrymme kvar att spara i. De ändrade inställningarna gäller tills sidan stängs.",
        unreadable_game: "Det sparade spelet kunde inte läsas. Det har lagts undan oförändrat, och ett \
                          nytt spel har börjat.",
        unreadable_settings: "De sparade inställningarna kunde inte läsas. De har lagts undan oförändrade, \
                              och de vanliga inställningarna gäller.",
        newer_game: "Det sparade spelet kommer från en nyare version av programmet. Det lämnas orört, och \
                     därför sparas inte det här spelet.",
        newer_settings: "De sparade inställningarna kommer från en nyare version av programmet. De lämnas \
                         orörda, och därför sparas inga ändringar.",
        unusable_other: "Det spelet kan inte läsas av den här versionen av programmet. Det lämnas orört.",
        other_tab: "Spelet har fortsatt i en annan flik.",
        previous_kept: "Det förra spelet finns kvar.",
        previous_restored: "Det förra spelet är återställt.",
    },
    errors: Errors {
        failed: "Något gick fel. Ladda om sidan för att fortsätta.",
        failed_saved: "Något gick fel. Spelet är sparat; ladda om sidan för att fortsätta.",
    },
    guide: Guide {
        title: "Reglerna för reversi",
        description: "Så spelas reversi: det moderna spelet, det omvända och det från 1880-talet, med figurer.",
        contents: "Innehåll",
        play: "Spela det här spelet",
        in_words: "Ställningen i ord",
        empty_board: "Brädet är tomt.",
        discs: |n, colour, squares| {
            format!("{}: {squares}.", counted(n, DISC.of(colour), MANY_DISCS.of(colour)))
        },
        no_discs: |colour| format!("Inga {}.", MANY_DISCS.of(colour)),
        turned: |squares| format!("Vända brickor: {squares}."),
        legal: |squares| format!("Tillåtna drag: {squares}."),
        marked: |squares| format!("Markerade rutor: {squares}."),
    },
    reading: Reading {
        read_rule: "Läs regeln",
        these_rules: "Regler för det här spelet",
        own_page: "Öppna på en egen sida",
        failed: "Reglerna kunde inte hämtas hit. Kanske går det att öppna dem på en egen sida.",
        previous_step: "Föregående steg",
        next_step: "Nästa steg",
        try_it: "Prova på brädet",
    },
    links: Links {
        apart: "Det här är ett annat spel än ditt. Ditt eget finns kvar.",
        own_game: "Tillbaka till mitt spel",
        unknown_rules: "Länken leder till regler som programmet inte känner till.",
        no_square: |number| format!("Länken går inte att läsa: drag nummer {number} anger ingen ruta."),
        illegal: |number, square| {
            format!("Länken går inte att spela: drag nummer {number}, {square}, är inte tillåtet.")
        },
        no_start: "Länken börjar med en ställning som inte går att läsa eller inte går att spela.",
        no_ply: |number| {
            format!("Länken leder till ställningen efter drag {number}, och så många drag har spelet inte.")
        },
        too_long: "Länken är för lång för att vara ett spel.",
    },
    records: records::sv::RECORDS,
    program: Program {
        offline_ready: "Programmet fungerar utan internetanslutning.",
        offline_saving: "Programmet sparas för att kunna användas utan internetanslutning.",
        offline_failed: "Programmet kunde inte sparas för användning utan internetanslutning. Ett nytt \
                         försök görs vid nästa besök.",
        offline_unavailable: "Den här webbläsaren kan inte spara programmet för användning utan \
                              internetanslutning.",
        new_version_waits: "En ny version är klar. Spelet fortsätter härifrån.",
        new_version_runs: "En annan flik använder redan en ny version. Spelet fortsätter härifrån.",
        update: "Uppdatera",
        later: "Senare",
        fetch_again: "Försök igen",
        part_missing: "En del av programmet kunde inte hämtas. Kontrollera anslutningen och \
                       försök igen.",
        licences: "Licenser",
        licences_about: "Reversi är fri programvara och bygger på andras arbete. Här är licenserna för \
                         allt som din webbläsare tar emot.",
    },
};

const COLOUR: PerColour = PerColour { black: "svart", white: "vit", red: "röd" };
const DISC: PerColour = PerColour { black: "svart bricka", white: "vit bricka", red: "röd bricka" };
const MANY_DISCS: PerColour =
    PerColour { black: "svarta brickor", white: "vita brickor", red: "röda brickor" };

fn discs(n: u32) -> String {
    counted(n, "bricka", "brickor")
}

/// "Annas" of "Anna". After s, x and z a name stays as it is ("Lars tur"), after a figure or a sign the
/// ending stands behind a colon.
pub(super) fn genitive(name: &str) -> String {
    let last = name.chars().last().unwrap_or_default();
    let ending = match last.to_ascii_lowercase() {
        's' | 'x' | 'z' => "",
        _ if last.is_alphabetic() => "s",
        _ => ":s",
    };
    format!("{name}{ending}")
}
