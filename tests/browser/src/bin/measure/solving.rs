//! How fast the page's own engine finds the best move and its exact value near the end.

use browser_tests::{Browser, Site};
use reversi::{
    engine::{Question, Wish},
    formats::{board, record::Arrangement, thought::write_question},
    rules::{Position, Ruleset, Setup},
};
use serde_json::json;

use crate::{longest, median, numbers};

const TABLE: &str = include_str!("../../../../data/endgame_bench.tsv");

/// Sets of forty positions, by their number of empty squares.
const SETS: [&str; 3] = ["bench16", "bench18", "bench20"];

/// Asks one question after the other, and tells the milliseconds that each answer takes, and its value.
const ASK: &str = r#"
    const [questions, done] = arguments;
    const worker = new Worker(document.querySelector("meta[name=engine]").content);
    const heard = () => new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)));
    const ask = async () => {
        await heard();
        const times = [], values = [];
        for (const question of questions) {
            const start = performance.now();
            worker.postMessage(question);
            let words = [];
            while (words[0] !== "answer") words = (await heard()).split(" ");
            times.push(performance.now() - start);
            values.push(words[3]);
        }
        return { times, values };
    };
    ask().then(done, (error) => done(String(error)));
"#;

/// The hints for each set, as someone waits for them who asks for one.
pub(crate) fn solving() {
    println!("\nExact hints of the page, ms    sum   median  longest");
    let site = Site::open();
    let page = Browser::new().open(&site);
    for set in SETS {
        let rows: Vec<Row> = TABLE.lines().filter(|row| row.starts_with(set)).filter_map(Row::read).collect();
        // The first question waits for the weights, too, and is asked twice.
        let questions: Vec<String> = rows.first().into_iter().chain(&rows).map(Row::question).collect();
        let told = page.script_until_done(ASK, &[json!(questions)]);
        let times = &numbers(&told["times"])[1..];
        let right: Vec<String> = rows.iter().map(|row| format!("={}", row.score)).collect();
        assert_eq!(told["values"].as_array().expect("values")[1..], right, "{set}");
        println!(
            "{set:<24} {:>9.0} {:>8.1} {:>8.1}",
            times.iter().sum::<f64>(),
            median(times),
            longest(times)
        );
    }
}

/// A position with its exact score.
struct Row {
    position: Position,
    score: i8,
}

impl Row {
    fn read(row: &str) -> Option<Self> {
        let [_, board, side, _, score] = row.split('\t').collect::<Vec<_>>()[..] else { return None };
        let Arrangement { discs, to_move, .. } = board::read(&format!("{board} {side}")).start?;
        let setup = Setup { discs, to_move: to_move?, ..Setup::start(Ruleset::default()) };
        let position = Position::try_from(setup).ok()?;
        Some(Self { position, score: score.parse().ok()? })
    }

    fn question(&self) -> String {
        write_question(1, &Question { position: self.position, wish: Wish::Hint, lot: 0 })
    }
}
