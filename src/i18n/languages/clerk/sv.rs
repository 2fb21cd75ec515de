//! Swedish: what the clerk says of records.

use crate::i18n::plural::counted;
use crate::i18n::score::score;
use crate::i18n::{Clerk, Flaws, Found, Unwritables};

pub(in crate::i18n) const SV: Clerk = Clerk {
    flaws: Flaws {
        place: |line, column| format!("Det gäller rad {line}, tecken {column}."),
        place_of_move: |number, line, column| {
            format!("Det gäller drag {number}, på rad {line}, tecken {column}.")
        },
        byte: |number| format!("Det gäller byte {number} i filen."),
        empty: "Här finns inget att läsa.",
        too_long: |megabytes| format!("Det är större än {megabytes} megabyte; resten läses inte."),
        too_long_transcript: |characters| format!("Ingen draglista har fler än {characters} tecken."),
        too_many: |most| format!("Det är fler än {most} spel eller drag; resten läses inte."),
        unknown_file: "Det här är varken en text eller en fil med spel som programmet känner till.",
        cut_off: "Filen tar slut före det första spelet.",
        missing: |games| {
            format!("Enligt filen ska det finnas {} till. De saknas.", counted(games, "spel", "spel"))
        },
        unknown_sign: |sign| format!("Tecknet ”{sign}” betyder ingenting här."),
        unknown_word: |word| format!("”{word}” är ingen ruta."),
        occupied: |square| format!("Det ligger redan en bricka på {square}."),
        turns_nothing: |square| format!("En bricka på {square} vänder inget."),
        no_such_square: |square| format!("Brädet har ingen ruta {square}."),
        not_in_the_centre: |square| format!("{square} ligger utanför mitten, som måste fyllas först."),
        no_disc: |square| format!("Den som skulle spela {square} har inga brickor kvar."),
        game_over: "Spelet är redan slut.",
        must_place: "Här står det att någon passar, men det finns ett tillåtet drag.",
        out_of_turn: "Draget är gjort av fel sida; det är den andra sidans tur.",
        squares: |squares| format!("Programmet har inget bräde med {}.", counted(squares, "ruta", "rutor")),
        size: |size| format!("Programmet har inget bräde av storleken ”{size}”."),
        doubtful_sign: |sign| {
            format!("Tecknet ”{sign}” är en svart bricka i ett program och en vit i ett annat.")
        },
        no_side: "Det står inte vems tur det är.",
        impossible: "Så kan brickorna inte ligga i ett spel.",
        no_discs: "Det ligger inga brickor på brädet.",
        set_up_late: "Brickor läggs upp mitt i spelet.",
        unclosed: "Texten tar slut för tidigt: något är inte avslutat.",
        other_game: |game| format!("Det här gäller ett annat spel: {game}."),
        json: "Protokollet är skadat och kan inte läsas.",
    },
    records: Found {
        guessed: "Texten är inget protokoll. De här dragen hittades i den.",
        variations: |lines| {
            format!("Utelämnat: {}.", counted(lines, "annan fortsättning", "andra fortsättningar"))
        },
        score,
        other_result: |black, second| {
            format!("Protokollet anger ett annat resultat. Enligt dragen slutar spelet {black}–{second}.")
        },
        names_alone: "Det här är namn på spelare eller turneringar. Välj dem tillsammans med filen med spelen.",
        names_added: "Namnen har lagts till.",
        in_file: |name| format!("Det gäller filen ”{name}”."),
        unreadable: |name| format!("Webbläsaren kunde inte läsa filen ”{name}”."),
        too_many_files: |most| format!("Högst {most} filer läses på en gång."),
        gone: "Det är inte öppet längre. Öppna det igen.",
    },
    unwritable: Unwritables {
        shape: "Det här formatet har inget bräde med den formen.",
        own_supply: "Det här formatet kan inte ange hur många brickor som är kvar att lägga.",
        free_opening: "Det här formatet har inte plats för ett spel som börjar på ett tomt bräde.",
        fewest_win: "Det här formatet har inte plats för ett spel där minst antal brickor vinner.",
        other_start: "Det här formatet har bara plats för spel från den vanliga startpositionen.",
        hands_of_a_setup: "Det här formatet kan inte ange hur många brickor som är kvar att lägga i en upplagd ställning.",
        too_long_to_draw: "Det är för långt för en QR-kod.",
    },
};
