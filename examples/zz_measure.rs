use reversi::{
    formats::{Opened, read, record::usual_rulesets, wthor},
    game::Game,
    rules::*,
};
use std::time::Instant;
fn main() {
    let mut games = Vec::new();
    let mut lot: u64 = 88172645463325252;
    for _ in 0..10_000 {
        let mut g = Game::new(Ruleset::default());
        loop {
            g.settle();
            let l: Vec<_> = g.position().legal().iter().collect();
            if l.is_empty() {
                break;
            }
            lot ^= lot << 13;
            lot ^= lot >> 7;
            lot ^= lot << 17;
            g.place(l[(lot % l.len() as u64) as usize]).unwrap();
        }
        games.push(g);
    }
    let bytes = wthor::write(2020, &games).unwrap();
    let t = Instant::now();
    let Ok(Opened::Games(file)) = read(&bytes) else { panic!() };
    println!("open {} games: {:?}", file.len(), t.elapsed());
    let t = Instant::now();
    let n = file.iter().filter(|e| e.written().records(&[]).unwrap()[0].flaw.is_none()).count();
    println!("replay all {n}: {:?}", t.elapsed());
    let target = *games[5000].position_at(20);
    for (name, ply) in [("20", 20), ("40", 40)] {
        let target = *games[5000].position_at(ply);
        let t = Instant::now();
        let n = file.iter().filter(|e| e.reaches(&target).is_some()).count();
        println!("search ply {name}: {n} {:?}", t.elapsed());
    }
    let _ = target;
    for (name, unit) in [
        ("(", "("),
        ("(;", "(;"),
        ("ggf", "(;GM[Othello]B["),
        ("ggf2", "(;GM[Othello]"),
        ("sgf()", "(;GM[2])"),
        ("[", "["),
        ("[E \"", "[E \"\"]\n"),
        ("{", "{"),
        ("board", "----------------X\n"),
        ("board;", "----------------X;"),
        ("spaces", " "),
        ("-", "-"),
        ("a ", "a "),
        ("[E\"\"] x", "[E \"x\"] x \n"),
        ("\n", "\n\n1"),
        ("pgn moves", "f5 "),
        ("AB", "x[y]"),
        ("%", "%\n"),
        ("\\", "\\]"),
        ("to move", " to move"),
        ("zw", "\u{200b}"),
    ] {
        for prefix in [
            "",
            "(;GM[2]AB",
            "(;GM[Othello]",
            "[Event \"\"]",
            "{\"moves\":[",
            "(;GM[2]C[",
            "---------------------------OX------XO--------------------------- X;",
        ] {
            let text = prefix.to_owned() + &unit.repeat((16 << 20) / unit.len() - 20);
            let t = Instant::now();
            let r = read(text.as_bytes());
            let e = t.elapsed();
            let t = Instant::now();
            let m = match r {
                Ok(Opened::Records(r)) => {
                    let n = r.len();
                    let _ = r[0].records(&usual_rulesets());
                    format!("{n} records")
                }
                Ok(_) => "file".into(),
                Err(f) => f.to_string(),
            };
            if e.as_millis() > 300 {
                println!("{prefix:12.12} {name}: {e:?} + {:?} {m}", t.elapsed());
            }
        }
    }
}
