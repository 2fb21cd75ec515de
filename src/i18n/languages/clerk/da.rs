//! Danish: what the clerk says of records.

use crate::i18n::plural::counted;
use crate::i18n::score::score;
use crate::i18n::{Clerk, Flaws, Found, Unwritables};

pub(in crate::i18n) const DA: Clerk = Clerk {
    flaws: Flaws {
        place: |line, column| format!("Det står i linje {line}, tegn {column}."),
        place_of_move: |number, line, column| format!("Det er træk {number}, i linje {line}, tegn {column}."),
        byte: |number| format!("Det er byte {number} i filen."),
        empty: "Her er ikke noget at læse.",
        too_long: |megabytes| format!("Det fylder mere end {megabytes} megabyte; resten læses ikke."),
        too_long_transcript: |characters| format!("Ingen liste over træk har mere end {characters} tegn."),
        too_many: |most| format!("Der er flere end {most} spil eller træk; resten læses ikke."),
        unknown_file: "Det er hverken en tekst eller en fil med spil, som programmet kender.",
        cut_off: "Filen slutter før sit første spil.",
        missing: |games| {
            format!("Ifølge filen skulle der være {} til. De mangler.", counted(games, "spil", "spil"))
        },
        unknown_sign: |sign| format!("Tegnet »{sign}« betyder ikke noget her."),
        unknown_word: |word| format!("»{word}« er ikke et felt."),
        occupied: |square| format!("Der ligger allerede en brik på {square}."),
        turns_nothing: |square| format!("En brik på {square} vender ikke noget."),
        no_such_square: |square| format!("Brættet har intet felt {square}."),
        not_in_the_centre: |square| format!("{square} ligger uden for midten, som skal fyldes først."),
        no_disc: |square| format!("Den, der skulle spille {square}, har ikke flere brikker."),
        game_over: "Spillet er allerede slut.",
        must_place: "Her er noteret, at en side springes over, men der er et lovligt træk.",
        out_of_turn: "Trækket er foretaget af den forkerte side; den anden er i trækket.",
        squares: |squares| format!("Programmet har intet bræt med {}.", counted(squares, "felt", "felter")),
        size: |size| format!("Programmet har intet bræt af størrelsen »{size}«."),
        doubtful_sign: |sign| format!("Tegnet »{sign}« er en sort brik i ét program og en hvid i et andet."),
        no_side: "Der står ikke, hvem der er i trækket.",
        impossible: "Sådan kan brikkerne ikke ligge i et spil.",
        no_discs: "Der ligger ingen brikker på brættet.",
        set_up_late: "Der stilles brikker op midt i spillet.",
        unclosed: "Teksten slutter for tidligt: Noget er ikke afsluttet.",
        other_game: |game| format!("Det er fra et andet spil: {game}."),
        json: "Noteringen er beskadiget og kan ikke læses.",
    },
    records: Found {
        guessed: "Teksten er ikke et noteret spil. Disse træk stod i den.",
        variations: |lines| {
            format!("Udeladt: {}.", counted(lines, "anden fortsættelse", "andre fortsættelser"))
        },
        score,
        other_result: |black, second| {
            format!("Noteringen angiver et andet resultat. Ifølge trækkene ender spillet {black}–{second}.")
        },
        names_alone: "Det er navne på spillere eller turneringer. Vælg dem sammen med filen med spillene.",
        names_added: "Navnene er tilføjet.",
        in_file: |name| format!("Det gælder filen »{name}«."),
        unreadable: |name| format!("Browseren kunne ikke læse filen »{name}«."),
        too_many_files: |most| format!("Der læses højst {most} filer ad gangen."),
        gone: "Det er ikke åbent længere. Åbn det igen.",
    },
    unwritable: Unwritables {
        shape: "Dette format har intet bræt med den form.",
        own_supply: "Dette format kan ikke angive, hvor mange brikker der er tilbage at lægge.",
        free_opening: "Dette format har ikke plads til et spil, der begynder på et tomt bræt.",
        fewest_win: "Dette format har ikke plads til et spil, der vindes med færrest brikker.",
        other_start: "Dette format har kun plads til spil fra den sædvanlige startposition.",
        hands_of_a_setup: "Dette format kan ikke angive, hvor mange brikker der er tilbage at lægge i en opstillet stilling.",
        too_long_to_draw: "Det er for langt til en QR-kode.",
    },
};
