//! Games of the program against itself, and what they teach.

use reversi::{
    engine::{
        eval::{UNITS_PER_DISC, Weights},
        kernel::{Board, Runs},
    },
    rules::Goal,
};

use crate::{
    board::{Node, each, empties, result, solve},
    lot::Lot,
};

/// A position, and what it turned out to be worth to the side to move, in discs.
#[derive(Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) board: Board,
    pub(crate) worth: f32,
}

/// How games are played.
#[derive(Clone, Copy)]
pub(crate) struct Player<'a> {
    pub(crate) goal: Goal,
    /// Without weights, it wants moves for itself and none for the other, and knows about corners.
    pub(crate) weights: Option<&'a Weights>,
    /// How many plies it looks ahead.
    pub(crate) depth: u32,
}

/// How a generation learns from its games.
#[derive(Clone, Copy)]
pub(crate) struct Lesson {
    /// With so many empty squares left, the rest of a game is played out exactly.
    pub(crate) solved: u32,
    /// How much of what a position was worth comes from the rest of the game; the remainder is what the player
    /// thought it was worth.
    pub(crate) trust: f32,
}

const CORNERS: u64 = 0x8100_0000_0000_0081;
/// Beyond every value.
const INFINITE: i32 = 1 << 20;
/// One move in so many is drawn by lot, so that games differ.
const SLIPS: u64 = 40;

/// The samples of one game, from an opening drawn by lot.
pub(crate) fn game(player: Player, lesson: Lesson, lot: &mut Lot) -> Vec<Sample> {
    let plies = 1 + lot.below(12) + lot.below(13);
    let Some(mut node) = opening(lot, plies) else { return Vec::new() };
    let mut thoughts = Vec::new();
    let mut ply = 0;
    while empties(node.board) > lesson.solved {
        ply += 1;
        let runs = Runs::of(node.board);
        if runs.moves() != 0 {
            let (square, value) = player.choose(&node, &runs);
            let slip = lot.below(SLIPS) == 0;
            thoughts.push(Thought { ply, board: node.board, value: in_discs(value), slip });
            node = node.after(if slip { any(lot, runs.moves()) } else { square }, &runs);
        } else if node.board.pass().moves() != 0 {
            node = node.pass();
        } else {
            break;
        }
    }
    let worth = solve(node.board, player.goal, -64, 64);
    let mut samples = look_back(&thoughts, ply + 1, worth as f32, lesson.trust);
    samples.extend(exact_end(player, node, worth, lot));
    samples
}

/// What the player thought of a position.
struct Thought {
    /// Moves and passes before it: the sides take turns.
    ply: u32,
    board: Board,
    value: f32,
    /// It did not play what it thought best.
    slip: bool,
}

/// What each position turned out to be worth, from the last one back: at `ply` it was `worth`.
fn look_back(thoughts: &[Thought], mut ply: u32, mut worth: f32, trust: f32) -> Vec<Sample> {
    let told = thoughts.iter().rev().map(|thought| {
        let rest = match (ply - thought.ply) % 2 {
            _ if thought.slip => thought.value,
            0 => worth,
            _ => -worth,
        };
        worth = trust * rest + (1.0 - trust) * thought.value;
        ply = thought.ply;
        Sample { board: thought.board, worth }
    });
    told.collect()
}

/// Plays on to the end, at a glance, and solves every position on the way; the first one is worth `worth`.
fn exact_end(player: Player, mut node: Node, mut worth: i32, lot: &mut Lot) -> Vec<Sample> {
    let glance = Player { depth: 1, ..player };
    let mut samples = Vec::new();
    while empties(node.board) > 1 {
        let runs = Runs::of(node.board);
        if runs.moves() != 0 {
            samples.push(Sample { board: node.board, worth: worth as f32 });
            let slip = lot.below(4) == 0;
            let square = if slip { any(lot, runs.moves()) } else { glance.choose(&node, &runs).0 };
            node = node.after(square, &runs);
            worth = solve_after(node.board, player.goal, worth);
        } else if node.board.pass().moves() != 0 {
            node = node.pass();
            worth = -worth;
        } else {
            break;
        }
    }
    samples
}

/// The exact worth of a position that came from one that was worth `before` to the other side: after its best
/// moves it is the same, and that is soon shown.
fn solve_after(board: Board, goal: Goal, before: i32) -> i32 {
    match solve(board, goal, -before, 1 - before) {
        value if value <= -before => -before,
        value => solve(board, goal, value - 1, 64),
    }
}

/// A position after so many moves drawn by lot; `None` if the game is over by then.
pub(crate) fn opening(lot: &mut Lot, plies: u64) -> Option<Node> {
    let crosswise = Board { own: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0800_0000 };
    let parallel = Board { own: 0x0000_0000_1800_0000, opponent: 0x0000_0018_0000_0000 };
    let mut board = if lot.below(4) == 0 { parallel } else { crosswise };
    for _ in 0..plies {
        if board.moves() == 0 {
            board = board.pass();
        }
        if board.moves() == 0 {
            return None;
        }
        board = board.after(any(lot, board.moves()));
    }
    Some(Node::of(board))
}

fn any(lot: &mut Lot, squares: u64) -> u64 {
    let nth = lot.below(u64::from(squares.count_ones())) as usize;
    each(squares).nth(nth).unwrap_or(0)
}

fn in_discs(value: i32) -> f32 {
    value as f32 / UNITS_PER_DISC as f32
}

impl Player<'_> {
    /// The best legal square, and its value in units.
    pub(crate) fn choose(&self, node: &Node, runs: &Runs) -> (u64, i32) {
        let mut best = (0, -INFINITE);
        for (square, next) in self.in_order(node, runs) {
            let value = -self.value(&next, self.depth - 1, -INFINITE, -best.1);
            if value > best.1 {
                best = (square, value);
            }
        }
        best
    }

    /// The moves, the most promising one first.
    fn in_order(&self, node: &Node, runs: &Runs) -> Vec<(u64, Node)> {
        let mut moves: Vec<_> = each(runs.moves()).map(|square| (square, node.after(square, runs))).collect();
        if self.depth > 1 {
            moves.sort_by_cached_key(|(_, next)| self.glance(next));
        }
        moves
    }

    /// The value of `node` to the side to move after so many more plies, in units.
    fn value(&self, node: &Node, depth: u32, low: i32, high: i32) -> i32 {
        if depth == 0 && self.weights.is_some() {
            return self.glance(node);
        }
        let runs = Runs::of(node.board);
        if runs.moves() == 0 {
            let other = node.board.pass().moves() != 0;
            return if other { -self.value(&node.pass(), depth, -high, -low) } else { self.over(node) };
        }
        if depth == 0 {
            return self.glance(node);
        }
        let mut best = low;
        for square in each(runs.moves()) {
            best = best.max(-self.value(&node.after(square, &runs), depth - 1, -high, -best));
            if best >= high {
                break;
            }
        }
        best
    }

    fn over(&self, node: &Node) -> i32 {
        result(node.board, self.goal) * UNITS_PER_DISC
    }

    /// The value without looking ahead, in units.
    fn glance(&self, node: &Node) -> i32 {
        match self.weights {
            Some(weights) if node.board.own != 0 && node.board.opponent != 0 => {
                weights.value(&node.features, node.discs()).clamp(-64 * UNITS_PER_DISC, 64 * UNITS_PER_DISC)
            }
            Some(_) => self.over(node),
            None => self.freedom(node.board),
        }
    }

    /// More moves for oneself, fewer for the other, and corners, which are bad where fewest discs win.
    fn freedom(&self, board: Board) -> i32 {
        let lead = |own: u64, other: u64| own.count_ones().cast_signed() - other.count_ones().cast_signed();
        let corners = lead(board.own & CORNERS, board.opponent & CORNERS);
        let moves = lead(board.moves(), board.pass().moves());
        UNITS_PER_DISC
            * match self.goal {
                Goal::Most => moves + 8 * corners,
                Goal::Fewest => moves - 8 * corners,
            }
    }
}

/// The openings of a match; each is played twice, with exchanged sides.
const OPENINGS: usize = 300;
/// With so few empty squares left, the game is decided.
const DECIDED: u32 = 8;

/// How many of the points `first` takes against `second`, from 0 to 1.
pub(crate) fn match_score(first: Player, second: Player, number: usize) -> f32 {
    let points = (0..OPENINGS).map(|opening_number| {
        let opening = opening(&mut Lot::of(OPENING_SEED, number, opening_number), 8);
        opening.map_or(1.0, |node| points(first, second, node) + 1.0 - points(second, first, node))
    });
    points.sum::<f32>() / (2 * OPENINGS) as f32
}

const OPENING_SEED: u64 = 88;

/// What the side to move, played by `mover`, makes of a position: 1 for a win, 1/2 for a draw, 0.
fn points<'a>(mut mover: Player<'a>, mut other: Player<'a>, mut node: Node) -> f32 {
    let mut exchanged = false;
    while empties(node.board) > DECIDED {
        let runs = Runs::of(node.board);
        node = if runs.moves() != 0 {
            node.after(mover.choose(&node, &runs).0, &runs)
        } else if node.board.pass().moves() != 0 {
            node.pass()
        } else {
            break;
        };
        exchanged = !exchanged;
        std::mem::swap(&mut mover, &mut other);
    }
    let won = solve(node.board, mover.goal, -1, 1) as f32;
    (if exchanged { -won } else { won }).clamp(-1.0, 1.0) / 2.0 + 0.5
}
