//! Icelandic: the computer. "Hann" is the move, "leikurinn".

use crate::i18n::plural::counted_is;
use crate::i18n::{Advice, Computer, ComputerChoices, Opponent, Thinking};

pub(in crate::i18n) const COMPUTER: Computer = Computer {
    levels: [
        Opponent { name: "Nýliðinn", about: "Er nýbúinn að læra reglurnar." },
        Opponent { name: "Safnarinn", about: "Telur bara steinana eftir eigin leik." },
        Opponent {
            name: "Fjörugesturinn",
            about: "Er hrifinn af hornum og jöðrum en gleymir hinum enda borðsins.",
        },
        Opponent {
            name: "Nágranninn",
            about: "Fer varlega nærri hornunum en gleymir enn hinum enda borðsins.",
        },
        Opponent { name: "Smalinn", about: "Hefur áætlun: að eiga fáa steina og gefa hinum fá svör." },
        Opponent {
            name: "Bakarinn", about: "Finnur hvers virði staða er en lætur auðveldlega freistast."
        },
        Opponent { name: "Ferjumaðurinn", about: "Hugsar um svarið en lætur enn stundum freistast." },
        Opponent { name: "Smiðurinn", about: "Vegur hvern leik á móti besta svarinu." },
        Opponent {
            name: "Fiskimaðurinn",
            about: "Hugsar þrjá leiki fram í tímann og lætur freistast endrum og sinnum.",
        },
        Opponent { name: "Malarinn", about: "Hugsar fjóra leiki fram í tímann." },
        Opponent {
            name: "Skógarvörðurinn",
            about: "Hugsar fimm leiki fram í tímann, eins og góður keppnismaður.",
        },
        Opponent {
            name: "Úrsmiðurinn", about: "Hugsar sex leiki fram í tímann og gerir sjaldan mistök."
        },
        Opponent {
            name: "Lóðsinn",
            about: "Hugsar átta leiki fram í tímann; erfiður nánast hverjum sem er.",
        },
        Opponent {
            name: "Vitavörðurinn",
            about: "Hugsar ellefu leiki fram í tímann og lýkur viðureignum án mistaka.",
        },
        Opponent {
            name: "Stjörnuskoðarinn",
            about: "Hugsar fjórtán leiki fram í tímann og sér endalokin oft fyrir.",
        },
        Opponent {
            name: "Pólstjarnan",
            about: "Eins sterk og hægt er að verða hér; hugsar stundum í nokkrar sekúndur.",
        },
    ],
    choices: ComputerChoices {
        person: "Manneskja",
        computer: "Tölvan",
        name_1: "Nafn spilara 1",
        name_2: "Nafn spilara 2",
        balanced: "Jöfn byrjun",
        hint: "Vís\u{ad}bending",
        values: "Gildi",
        move_now: "Leika núna",
        stop: "Gera hlé",
        go_on: "Halda áfram",
        take_over: "Leika í staðinn",
        pace: "Hraði tölvunnar",
        quick: "Hratt",
        calm: "Rólega",
        slow: "Hægt",
    },
    thinking: Thinking {
        thinking: |who| format!("{who} hugsar."),
        so_far: |square| format!("Best hingað til: {square}."),
        both: "Tölvan leikur fyrir báða.",
        halted: |who| format!("Hlé er á viðureigninni. {who} á leik."),
        seeking_hint: "Leitað er að besta leiknum.",
        seeking_values: "Reiknað er út hvers virði hver leikur er.",
        restarted: "Tölvuspilarinn brást og hefur verið ræstur aftur.",
        failed: "Ekki tókst að ræsa tölvuspilarann. Reyndu aftur eða leiktu í hans stað.",
        no_advice: "Ekki tókst að ræsa tölvuspilarann og því eru hvorki vísbendingar né gildi í boði núna.",
    },
    advice: Advice {
        best: |square| format!("Besti leikurinn er {square}."),
        only: "Hann er eini löglegi leikurinn.",
        corner: "Hann tekur horn og steini þar verður aldrei snúið við.",
        no_reply: |who| format!("{who} á engan löglegan leik á eftir."),
        few_replies: |who, n| format!("{who} á þá aðeins {}.", counted_is(n, "leik", "leiki")),
        no_corner: "Flestir aðrir leikir gefa horn.",
        forces_corner: |who| format!("{who} gæti neyðst til að taka horn."),
        last: "Með honum áttu síðasta leikinn á þeim hluta borðsins.",
        few_discs: "Hann snýr fáum steinum við og opnar lítið fyrir hinum.",
        outlook: "Hann virðist bestur þegar horft er nokkra leiki fram í tímann.",
        wins: |n| format!("Sé best leikið vinnur hann með {} mun.", counted_is(n, "steins", "steina")),
        draws: "Sé best leikið lýkur viðureigninni með jafntefli.",
        loses: |n| format!("Allir leikir tapa; þessi aðeins með {} mun.", counted_is(n, "steins", "steina")),
        best_square: |name| format!("{name}, besti leikurinn"),
        exact: |name, value| format!("{name}, nákvæmlega {value} virði"),
        about: |name, value| format!("{name}, um það bil {value} virði"),
        sure_win: |name| format!("{name}, öruggur sigur"),
        sure_draw: |name| format!("{name}, öruggt jafntefli"),
        sure_loss: |name| format!("{name}, öruggt tap"),
    },
};
