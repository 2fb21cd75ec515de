//! Teaches the program to judge positions, from nothing: it plays against itself, learns from the games, plays
//! better ones, and so on.
//!
//! ```text
//! cargo run --release --example train -- most target/weights
//! ```
//!
//! After each generation the weights so far are written to the folder, and a line says how good they are. The
//! same arguments lead to the same weights on every machine.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod board;
mod learn;
mod lot;
mod play;

use std::{env, error::Error, fs, path::Path, process::ExitCode, thread, time::Instant};

use learn::Draft;
use lot::Lot;
use play::{Lesson, Player, Sample, game, match_score};
use reversi::{engine::eval::Weights, rules::Goal};

const USAGE: &str = "\
usage: train <goal> <folder> [games]
  goal     most or fewest
  folder   where the weights of each generation are written
  games    how many percent of the usual number of games are played; 100 unless given";

const SEED: u64 = 8;
const THREADS: usize = 2;

/// A generation: its games, and how it plays and learns.
struct Generation {
    games: usize,
    depth: u32,
    lesson: Lesson,
}

const fn generation(games: usize, depth: u32, solved: u32, trust: f32) -> Generation {
    Generation { games, depth, lesson: Lesson { solved, trust } }
}

/// At first only the result counts, since the player knows little; later most of what it thinks is right.
const GENERATIONS: [Generation; 9] = [
    generation(40_000, 1, 9, 1.0),
    generation(40_000, 1, 9, 1.0),
    generation(50_000, 2, 9, 0.95),
    generation(60_000, 2, 9, 0.93),
    generation(80_000, 2, 9, 0.9),
    generation(100_000, 2, 10, 0.9),
    generation(150_000, 2, 10, 0.9),
    generation(200_000, 2, 10, 0.9),
    generation(250_000, 2, 10, 0.9),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (goal, rest) = match arguments.split_first() {
        Some((goal, rest)) if goal == "most" => (Goal::Most, rest),
        Some((goal, rest)) if goal == "fewest" => (Goal::Fewest, rest),
        _ => return usage(),
    };
    let (folder, percent) = match rest {
        [folder] => (folder, Ok(100)),
        [folder, percent] => (folder, percent.parse()),
        _ => return usage(),
    };
    let Ok(percent) = percent else { return usage() };
    match train(goal, Path::new(folder), percent) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("{USAGE}");
    ExitCode::from(2)
}

fn train(goal: Goal, folder: &Path, percent: usize) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let began = Instant::now();
    let mut draft = Draft::new();
    let (mut weights, mut earlier): (Option<Weights>, Vec<Sample>) = (None, Vec::new());
    println!("generation    games   samples   error before   after   score against the one before   minutes");
    for (number, generation) in GENERATIONS.iter().enumerate() {
        let player = Player { goal, weights: weights.as_ref(), depth: generation.depth };
        let games = generation.games * percent / 100;
        let (samples, held_back) = play_all(player, generation.lesson, number, games);
        let before = draft.error(&held_back);
        draft.learn(&[earlier.as_slice(), samples.as_slice()].concat(), number as u64);
        let next = draft.weights(goal);
        let score = match_score(
            Player { weights: Some(&next), depth: 2, ..player },
            Player { depth: 2, ..player },
            number,
        );
        println!(
            "{:10} {games:8} {:9} {before:14.2} {:7.2} {:28.1} % {:9.1}",
            number + 1,
            samples.len(),
            draft.error(&held_back),
            100.0 * score,
            began.elapsed().as_secs_f64() / 60.0
        );
        fs::write(folder.join(format!("weights-{}.bin", number + 1)), next.to_bytes())?;
        (weights, earlier) = (Some(next), samples);
    }
    Ok(())
}

/// The samples of so many games, and those of one game in fifty, from which nothing is learnt.
fn play_all(player: Player, lesson: Lesson, generation: usize, games: usize) -> (Vec<Sample>, Vec<Sample>) {
    let play = |thread: usize| {
        let (mut samples, mut held_back) = (Vec::new(), Vec::new());
        for number in (thread..games).step_by(THREADS) {
            let kept = if (number / THREADS).is_multiple_of(50) { &mut held_back } else { &mut samples };
            kept.extend(game(player, lesson, &mut Lot::of(SEED, generation, number)));
        }
        (samples, held_back)
    };
    let parts: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || play(thread))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no thread fails")).collect()
    });
    let (samples, held_back): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
    (samples.concat(), held_back.concat())
}
