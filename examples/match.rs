//! Lets two players play many games, each opening twice with exchanged sides, and prints the score with its error.
//!
//! ```text
//! cargo run --release --example match -- classic 4 5
//! cargo run --release --example match -- reverse 6:12 6:12@none 400
//! ```
//!
//! The openings are the balanced ones of `tests/data/openings_balanced.tsv` where the ruleset has them, and drawn
//! by lot elsewhere. The same match has the same score everywhere; only the times differ.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::{
    env,
    error::Error,
    fs,
    process::ExitCode,
    time::{Duration, Instant},
};

use reversi::{
    engine::{Answer, Effort, Flow, Level, Question, Scope, Wish, analyse, eval::Weights, think},
    formats::transcript,
    rules::{Goal, Opening, Position, Ruleset, Shape, Side, Status},
};

const USAGE: &str = "\
usage: match <ruleset> <player> <player> [games]
  ruleset  classic, reverse, historic, one of them with a start such as classic.parallel-top,
           or five axes such as octagon.free.own.fewest.white
  player   a level such as 4, or plies ahead and squares left for exact play such as 6:12;
           behind an @, a file of weights, or none: 6:12@none
  games    how many to play; 226 unless given";

const BALANCED: &str = include_str!("../tests/data/openings_balanced.tsv");
/// Discs placed by lot in an opening that is not among the balanced ones.
const DRAWN: u64 = 6;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (names, games) = match arguments.as_slice() {
        [ruleset, first, second] => ([ruleset, first, second], Ok(226)),
        [ruleset, first, second, games] => ([ruleset, first, second], games.parse()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match games.map_err(Into::into).and_then(|games| play_match(names, games)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play_match([ruleset, first, second]: [&String; 3], games: u64) -> Result<(), Box<dyn Error>> {
    let ruleset: Ruleset = ruleset.parse()?;
    let mut players = [Player::read(first, ruleset.goal)?, Player::read(second, ruleset.goal)?];
    let mut points = Vec::new();
    for game in 0..games {
        let start = opening(ruleset, game / 2)?;
        let first = if game % 2 == 0 { Side::Black } else { Side::Second };
        points.push(play(start, first, &mut players, game)?);
    }
    let (score, error) = mean_and_error(&points);
    println!("{first} against {second}: {:.1} % ± {:.1} in {games} games", 100.0 * score, 100.0 * error);
    for player in &players {
        println!("{}", player.times());
    }
    Ok(())
}

/// How a side is played.
struct Player {
    name: String,
    manner: Manner,
    weights: Option<Weights>,
    moves: u32,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

enum Manner {
    Level(Level),
    Effort(Effort),
}

impl Player {
    fn read(text: &str, goal: Goal) -> Result<Self, Box<dyn Error>> {
        let (manner, weights) = text.split_once('@').unwrap_or((text, usual_weights(goal)));
        let manner = match manner.split_once(':') {
            Some((depth, exact)) => {
                let exact = exact.parse()?;
                Manner::Effort(Effort { depth: depth.parse()?, exact, decided: exact, nodes: 1 << 22 })
            }
            None => Manner::Level(Level::new(manner.parse()?).ok_or("there is no such level")?),
        };
        let weights = match weights {
            "none" => None,
            file => Some(Weights::from_bytes(&fs::read(file).map_err(|error| format!("{file}: {error}"))?)?),
        };
        let (time, longest) = (Duration::ZERO, Duration::ZERO);
        Ok(Self { name: text.to_owned(), manner, weights, moves: 0, nodes: 0, time, longest })
    }

    fn answer(&mut self, position: Position, lot: u64) -> Answer {
        let weights = self.weights.as_ref();
        let go_on = &mut |_: &Answer| Flow::Continue;
        let before = Instant::now();
        let answer = match self.manner {
            Manner::Level(level) => {
                think(&Question { position, wish: Wish::Play(level), lot }, weights, go_on)
            }
            Manner::Effort(effort) => analyse(&position, effort, Scope::Best, weights, go_on),
        };
        let time = before.elapsed();
        self.moves += 1;
        self.nodes += answer.nodes;
        self.time += time;
        self.longest = self.longest.max(time);
        answer
    }

    fn times(&self) -> String {
        let mean = self.time.as_secs_f64() * 1e3 / f64::from(self.moves.max(1));
        let nodes = self.nodes / u64::from(self.moves.max(1));
        let longest = self.longest.as_secs_f64() * 1e3;
        format!("{:>12}: {nodes} positions a move, {mean:.2} ms, at most {longest:.1} ms", self.name)
    }
}

const fn usual_weights(goal: Goal) -> &'static str {
    match goal {
        Goal::Most => "public/weights-most.bin",
        Goal::Fewest => "public/weights-fewest.bin",
    }
}

/// The position from which two games are played.
fn opening(ruleset: Ruleset, number: u64) -> Result<Position, Box<dyn Error>> {
    let start = Position::start(ruleset);
    if ruleset.shape != Shape::Square8 || ruleset.opening != Opening::Usual {
        return Ok(drawn(start, number));
    }
    let lines: Vec<&str> = BALANCED.lines().filter(|line| !line.starts_with('#')).collect();
    let moves = lines[number as usize % lines.len()].split('\t').next().unwrap_or_default();
    let squares = transcript::read(moves).map_err(|_| "the openings cannot be read")?;
    Ok(squares
        .into_iter()
        .try_fold(start, |position, square| settled(position).place(square))
        .map_err(|_| "an opening is illegal")?)
}

fn drawn(start: Position, number: u64) -> Position {
    (0..DRAWN).fold(start, |position, ply| {
        let position = settled(position);
        let squares: Vec<_> = position.legal().iter().collect();
        let nth = mixed(number * DRAWN + ply) as usize % squares.len().max(1);
        squares.get(nth).and_then(|&square| position.place(square).ok()).unwrap_or(position)
    })
}

/// The position after a forced pass, if it is one.
fn settled(position: Position) -> Position {
    position.pass().unwrap_or(position)
}

fn mixed(number: u64) -> u64 {
    let mixed = (number ^ 0x51_7c_c1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) >> 33
}

/// Plays a game to its end: the points of the first player, who has the side `first`.
fn play(start: Position, first: Side, players: &mut [Player; 2], game: u64) -> Result<f64, Box<dyn Error>> {
    let mut position = start;
    loop {
        let player = &mut players[usize::from(position.to_move() != first)];
        position = match position.status() {
            Status::ToPlace(_) => {
                let lot = mixed(game << 8 | u64::from(position.empty().len()));
                let best = player.answer(position, lot).best.ok_or("a player found no move")?;
                position.place(best).map_err(|refusal| format!("{best}: {refusal}\n{position}"))?
            }
            Status::ToPass(_) => position.pass()?,
            Status::Over(outcome) => {
                return Ok(outcome.winner.map_or(0.5, |winner| f64::from(u8::from(winner == first))));
            }
        };
    }
}

/// The mean, and its standard error. The two games of an opening are not independent: they count as one.
fn mean_and_error(points: &[f64]) -> (f64, f64) {
    let pairs: Vec<f64> = points.chunks(2).map(|pair| pair.iter().sum::<f64>() / pair.len() as f64).collect();
    let mean = pairs.iter().sum::<f64>() / pairs.len().max(1) as f64;
    let squares: f64 = pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
    (mean, (squares / (pairs.len().max(2) * (pairs.len().max(2) - 1)) as f64).sqrt())
}
