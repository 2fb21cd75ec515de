//! German: the computer. The opponents have their article, so that they can be subjects.

use crate::i18n::plural::counted;
use crate::i18n::{Advice, Computer, ComputerChoices, Opponent, Thinking};

pub(in crate::i18n) const COMPUTER: Computer = Computer {
    levels: [
        Opponent { name: "Der Neuling", about: "Hat gerade die Regeln gelernt." },
        Opponent { name: "Der Sammler", about: "Zählt nur die Steine nach dem eigenen Zug." },
        Opponent {
            name: "Der Strand\u{ad}gänger",
            about: "Mag Ecken und Ränder, vergisst aber die andere Seite des Bretts.",
        },
        Opponent {
            name: "Der Nachbar",
            about: "Ist an den Ecken vorsichtig, vergisst aber noch die andere Seite des Bretts.",
        },
        Opponent {
            name: "Der Schäfer",
            about: "Hat einen Plan: selbst wenige Steine haben und der Gegenseite wenige Antworten lassen.",
        },
        Opponent {
            name: "Der Bäcker",
            about: "Spürt, was eine Stellung wert ist, lässt sich aber leicht verlocken.",
        },
        Opponent {
            name: "Der Fährmann",
            about: "Denkt an die Antwort, lässt sich aber manchmal noch verlocken.",
        },
        Opponent { name: "Der Tischler", about: "Wägt jeden Zug gegen die beste Antwort ab." },
        Opponent {
            name: "Der Fischer",
            about: "Denkt drei Züge voraus und lässt sich hin und wieder verlocken.",
        },
        Opponent { name: "Der Müller", about: "Denkt vier Züge voraus." },
        Opponent { name: "Der Förster", about: "Denkt fünf Züge voraus, wie ein guter Vereinsspieler." },
        Opponent { name: "Der Uhrmacher", about: "Denkt sechs Züge voraus und irrt sich selten." },
        Opponent { name: "Der Lotse", about: "Denkt acht Züge voraus; für fast alle schwer zu schlagen." },
        Opponent {
            name: "Der Leuchtturm\u{ad}wärter",
            about: "Denkt elf Züge voraus und spielt fehlerfreie Endspiele.",
        },
        Opponent {
            name: "Der Sterndeuter",
            about: "Denkt vierzehn Züge voraus und sieht das Ende oft lange kommen.",
        },
        Opponent {
            name: "Der Polarstern",
            about: "So stark, wie es hier nur geht; denkt manchmal einige Sekunden nach.",
        },
    ],
    choices: ComputerChoices {
        person: "Ein Mensch",
        computer: "Der Computer",
        name_1: "Name von Spieler 1",
        name_2: "Name von Spieler 2",
        balanced: "Ausgeglichene Eröffnung",
        hint: "Hinweis",
        values: "Werte",
        move_now: "Jetzt setzen",
        stop: "Anhalten",
        go_on: "Fortsetzen",
        take_over: "Selbst spielen",
        pace: "Tempo des Computers",
        quick: "Schnell",
        calm: "Ruhig",
        slow: "Langsam",
    },
    thinking: Thinking {
        thinking: |who| format!("{who} denkt nach."),
        so_far: |square| format!("Bisher am besten: {square}."),
        both: "Der Computer spielt beide Seiten.",
        halted: |who| format!("Das Spiel ist angehalten. {who} ist am Zug."),
        seeking_hint: "Der beste Zug wird gesucht.",
        seeking_values: "Der Wert jedes Zuges wird berechnet.",
        restarted: "Der Computerspieler ist ausgefallen und wurde neu gestartet.",
        failed: "Der Computerspieler lässt sich nicht starten. Versuche es noch einmal oder mache seine Züge selbst.",
        no_advice: "Der Computerspieler lässt sich nicht starten; es gibt jetzt weder Hinweise noch Werte.",
    },
    advice: Advice {
        best: |square| format!("Der beste Zug ist {square}."),
        only: "Es ist der einzige gültige Zug.",
        corner: "Er besetzt eine Ecke, und ein Stein dort kann nie mehr umgedreht werden.",
        no_reply: |who| format!("{who} hat danach keinen gültigen Zug."),
        few_replies: |who, n| format!("{who} hat danach nur {}.", counted(n, "Zug", "Züge")),
        no_corner: "Die meisten anderen Züge geben eine Ecke preis.",
        forces_corner: |who| format!("{who} muss danach vielleicht eine Ecke nehmen."),
        last: "Damit machst du den letzten Zug in diesem Teil des Bretts.",
        few_discs: "Er dreht wenige Steine um und eröffnet der Gegenseite wenig.",
        outlook: "Er verspricht auf einige Züge hinaus am meisten.",
        wins: |n| format!("Bei bestem Spiel gewinnt er mit {} Unterschied.", counted(n, "Stein", "Steinen")),
        draws: "Bei bestem Spiel endet es unentschieden.",
        loses: |n| {
            format!("Jeder Zug verliert; dieser nur mit {} Unterschied.", counted(n, "Stein", "Steinen"))
        },
        best_square: |name| format!("{name}, bester Zug"),
        exact: |name, value| format!("{name}, Wert genau {value}"),
        about: |name, value| format!("{name}, Wert ungefähr {value}"),
        sure_win: |name| format!("{name}, gewinnt sicher"),
        sure_draw: |name| format!("{name}, sicher unentschieden"),
        sure_loss: |name| format!("{name}, verliert sicher"),
    },
};
