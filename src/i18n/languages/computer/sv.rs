//! Swedish: the computer.

use super::super::sv::genitive;
use crate::i18n::plural::counted;
use crate::i18n::{Advice, Computer, ComputerChoices, Opponent, Thinking};

pub(in crate::i18n) const COMPUTER: Computer = Computer {
    levels: [
        Opponent { name: "Nykomlingen", about: "Har just lärt sig reglerna." },
        Opponent { name: "Samlaren", about: "Räknar bara brickorna efter sitt eget drag." },
        Opponent {
            name: "Strandvandraren",
            about: "Tycker om hörn och kanter men glömmer andra sidan av brädet.",
        },
        Opponent {
            name: "Grannen",
            about: "Är försiktig kring hörnen men glömmer fortfarande andra sidan av brädet.",
        },
        Opponent {
            name: "Fåraherden",
            about: "Har en plan: själv ha så få brickor som möjligt och ge den andra sidan så få svar som möjligt.",
        },
        Opponent { name: "Bagaren", about: "Känner på sig vad en ställning är värd men frestas lätt." },
        Opponent { name: "Färjkarlen", about: "Tänker på svaret men frestas fortfarande ibland." },
        Opponent { name: "Snickaren", about: "Väger varje drag mot det bästa svaret." },
        Opponent { name: "Fiskaren", about: "Tänker tre drag framåt och frestas då och då." },
        Opponent { name: "Mjölnaren", about: "Tänker fyra drag framåt." },
        Opponent { name: "Skogvaktaren", about: "Tänker fem drag framåt, som en god klubbspelare." },
        Opponent { name: "Urmakaren", about: "Tänker sex drag framåt och gör sällan fel." },
        Opponent { name: "Lotsen", about: "Tänker åtta drag framåt; svår för nästan alla." },
        Opponent { name: "Fyrvaktaren", about: "Tänker elva drag framåt och spelar felfria slutspel." },
        Opponent {
            name: "Stjärnskådaren",
            about: "Tänker fjorton drag framåt och ser ofta slutet långt i förväg.",
        },
        Opponent {
            name: "Polstjärnan", about: "Så stark som det går här; tänker ibland några sekunder."
        },
    ],
    choices: ComputerChoices {
        person: "En person",
        computer: "Datorn",
        name_1: "Namn på spelare 1",
        name_2: "Namn på spelare 2",
        balanced: "Jämn öppning",
        hint: "Tips",
        values: "Värden",
        move_now: "Spela nu",
        stop: "Stoppa",
        go_on: "Fortsätt",
        take_over: "Spela själv",
        pace: "Datorns takt",
        quick: "Snabb",
        calm: "Lugn",
        slow: "Långsam",
    },
    thinking: Thinking {
        thinking: |who| format!("{who} tänker."),
        so_far: |square| format!("Bäst hittills: {square}."),
        both: "Datorn spelar båda sidorna.",
        halted: |who| format!("Spelet är pausat. {} tur.", genitive(who)),
        seeking_hint: "Söker det bästa draget.",
        seeking_values: "Räknar ut vad varje drag är värt.",
        restarted: "Datorspelaren slutade svara och har startats igen.",
        failed: "Datorspelaren kan inte startas. Försök igen, eller gör dess drag själv.",
        no_advice: "Datorspelaren kan inte startas, så just nu finns varken tips eller värden.",
    },
    advice: Advice {
        best: |square| format!("Bästa draget är {square}."),
        only: "Det är det enda tillåtna draget.",
        corner: "Det tar ett hörn, och en bricka där kan aldrig vändas.",
        no_reply: |who| format!("{who} har inget tillåtet drag efter det."),
        few_replies: |who, n| format!("{who} har sedan bara {}.", counted(n, "drag", "drag")),
        no_corner: "De flesta andra drag ger bort ett hörn.",
        forces_corner: |who| format!("{who} kan tvingas ta ett hörn."),
        last: "Med det gör du det sista draget i den delen av brädet.",
        few_discs: "Det vänder få brickor och öppnar inte mycket för den andra sidan.",
        outlook: "Det ser bäst ut några drag framåt.",
        wins: |n| format!("Med bästa spel vinner det med {}.", difference(n)),
        draws: "Med bästa spel blir det oavgjort.",
        loses: |n| format!("Alla drag förlorar; det här med bara {}.", difference(n)),
        best_square: |name| format!("{name}, bästa draget"),
        exact: |name, value| format!("{name}, värt exakt {value}"),
        about: |name, value| format!("{name}, värt ungefär {value}"),
        sure_win: |name| format!("{name}, säker vinst"),
        sure_draw: |name| format!("{name}, säkert oavgjort"),
        sure_loss: |name| format!("{name}, säker förlust"),
    },
};

/// "12 brickors skillnad".
fn difference(n: u32) -> String {
    counted(n, "brickas skillnad", "brickors skillnad")
}
