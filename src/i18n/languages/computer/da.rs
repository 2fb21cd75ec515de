//! Danish: the computer.

use crate::i18n::plural::counted;
use crate::i18n::{Advice, Computer, ComputerChoices, Opponent, Thinking};

pub(in crate::i18n) const COMPUTER: Computer = Computer {
    levels: [
        Opponent { name: "Nybegynderen", about: "Har lige lært reglerne." },
        Opponent { name: "Samleren", about: "Tæller kun brikkerne efter sit eget træk." },
        Opponent {
            name: "Strandvandreren",
            about: "Kan lide hjørner og kanter, men glemmer den anden side af brættet.",
        },
        Opponent {
            name: "Naboen",
            about: "Er forsigtig ved hjørnerne, men glemmer stadig den anden side af brættet.",
        },
        Opponent {
            name: "Hyrden",
            about: "Har en plan: selv at have så få brikker som muligt og give den anden side så få svar som muligt.",
        },
        Opponent {
            name: "Bageren", about: "Fornemmer, hvad en stilling er værd, men lader sig let friste."
        },
        Opponent {
            name: "Færgemanden", about: "Tænker på svaret, men lader sig stadig friste af og til."
        },
        Opponent { name: "Snedkeren", about: "Vejer hvert træk mod det bedste svar." },
        Opponent { name: "Fiskeren", about: "Tænker tre træk frem og lader sig friste nu og da." },
        Opponent { name: "Mølleren", about: "Tænker fire træk frem." },
        Opponent { name: "Skovfogeden", about: "Tænker fem træk frem som en god klubspiller." },
        Opponent { name: "Urmageren", about: "Tænker seks træk frem og tager sjældent fejl." },
        Opponent { name: "Lodsen", about: "Tænker otte træk frem; svær for næsten alle." },
        Opponent { name: "Fyrmesteren", about: "Tænker elleve træk frem og spiller fejlfri slutspil." },
        Opponent {
            name: "Stjernekiggeren",
            about: "Tænker fjorten træk frem og ser ofte slutningen længe i forvejen.",
        },
        Opponent {
            name: "Nordstjernen",
            about: "Så stærk, som det kan blive her; tænker af og til i nogle sekunder.",
        },
    ],
    choices: ComputerChoices {
        person: "En person",
        computer: "Computeren",
        name_1: "Navn på spiller 1",
        name_2: "Navn på spiller 2",
        balanced: "Jævnbyrdig åbning",
        hint: "Tip",
        values: "Værdier",
        move_now: "Træk nu",
        stop: "Hold pause",
        go_on: "Fortsæt",
        take_over: "Spil selv",
        pace: "Computerens tempo",
        quick: "Hurtigt",
        calm: "Roligt",
        slow: "Langsomt",
    },
    thinking: Thinking {
        thinking: |who| format!("{who} tænker."),
        so_far: |square| format!("Bedst indtil nu: {square}."),
        both: "Computeren spiller begge sider.",
        halted: |who| format!("Spillet er sat på pause. {who} er i trækket."),
        seeking_hint: "Søger det bedste træk.",
        seeking_values: "Beregner, hvad hvert træk er værd.",
        restarted: "Computerspilleren svigtede og er startet igen.",
        failed: "Computerspilleren kan ikke startes. Prøv igen, eller foretag selv dens træk.",
        no_advice: "Computerspilleren kan ikke startes, så lige nu er der hverken tip eller værdier.",
    },
    advice: Advice {
        best: |square| format!("Det bedste træk er {square}."),
        only: "Det er det eneste lovlige træk.",
        corner: "Det tager et hjørne, og en brik dér kan aldrig vendes.",
        no_reply: |who| format!("{who} har ikke noget lovligt træk bagefter."),
        few_replies: |who, n| format!("{who} har derefter kun {}.", counted(n, "træk", "træk")),
        no_corner: "De fleste andre træk giver et hjørne væk.",
        forces_corner: |who| format!("{who} kan blive tvunget til at tage et hjørne."),
        last: "Med det har du det sidste træk i den del af brættet.",
        few_discs: "Det vender få brikker og åbner ikke meget for den anden side.",
        outlook: "Det ser bedst ud nogle træk frem.",
        wins: |n| format!("Med bedste spil vinder det med {}.", difference(n)),
        draws: "Med bedste spil ender det uafgjort.",
        loses: |n| format!("Alle træk taber; dette kun med {}.", difference(n)),
        best_square: |name| format!("{name}, bedste træk"),
        exact: |name, value| format!("{name}, præcis {value} værd"),
        about: |name, value| format!("{name}, omtrent {value} værd"),
        sure_win: |name| format!("{name}, vinder sikkert"),
        sure_draw: |name| format!("{name}, sikkert uafgjort"),
        sure_loss: |name| format!("{name}, taber sikkert"),
    },
};

/// "12 brikkers forskel".
fn difference(n: u32) -> String {
    counted(n, "briks forskel", "brikkers forskel")
}
