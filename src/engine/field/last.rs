//! The last four squares of the 8×8 board, without a list of moves, and the last of them without turning a disc.

use super::{Word, eight::Aim, rays};

/// The score of a position with at most four empty squares, as [`Field::end`](super::Field::end) tells it.
#[inline]
pub(super) fn score<A: Aim>(own: u64, opponent: u64, alpha: i32, nodes: &mut u64) -> i32 {
    let empty = !(own | opponent);
    let a = empty.index();
    let two = empty.rest();
    let b = two.index();
    let three = two.rest();
    let c = three.index();
    let four = three.rest();
    if !four.is_none() {
        last4::<A>(own, opponent, [a, b, c, four.index()], alpha, nodes)
    } else if !three.is_none() {
        last3::<A>(own, opponent, [a, b, c], alpha, nodes)
    } else if !two.is_none() {
        last2::<A>(own, opponent, [a, b], alpha, nodes)
    } else if !empty.is_none() {
        last1::<A>(own, a)
    } else {
        A::SCORING.score(own.count_ones(), opponent.count_ones(), 0)
    }
}

/// Squares of quadrants with an odd number of empty squares come first: who plays there may get the last move.
fn last4<A: Aim>(own: u64, opponent: u64, squares: [u8; 4], alpha: i32, nodes: &mut u64) -> i32 {
    let odd = squares.into_iter().fold(0, |odd, square| odd ^ quadrant(square));
    let [a, b, c, d] = squares;
    let is_odd = |square| odd & quadrant(square) != 0;
    let squares = match (is_odd(a), is_odd(b), is_odd(c), is_odd(d)) {
        (true, false, true, false) => [a, c, b, d],
        (true, false, false, true) => [a, d, b, c],
        (false, true, true, false) => [b, c, a, d],
        (false, true, false, true) => [b, d, a, c],
        (false, false, true, true) => [c, d, a, b],
        _ => squares,
    };
    let after = |own, opponent, alpha, nodes: &mut u64| {
        let [a, b, c, d] = squares;
        let rests = [(a, [b, c, d]), (b, [a, c, d]), (c, [a, b, d]), (d, [a, b, c])];
        best_of(own, opponent, alpha, rests, |own, opponent, rest, alpha| {
            last3::<A>(own, opponent, rest, alpha, nodes)
        })
    };
    *nodes += 1;
    after(own, opponent, alpha, nodes)
        .or_else(|| after(opponent, own, -alpha - 1, nodes).map(|score| -score))
        .unwrap_or_else(|| A::SCORING.score(own.count_ones(), opponent.count_ones(), 4))
}

fn last3<A: Aim>(own: u64, opponent: u64, squares: [u8; 3], alpha: i32, nodes: &mut u64) -> i32 {
    let [a, b, c] = squares;
    let [a, b, c] = match (quadrant(a) == quadrant(b), quadrant(a) == quadrant(c)) {
        (true, false) => [c, a, b],
        (false, true) => [b, a, c],
        _ => [a, b, c],
    };
    let after = |own, opponent, alpha, nodes: &mut u64| {
        let rests = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
        best_of(own, opponent, alpha, rests, |own, opponent, rest, alpha| {
            last2::<A>(own, opponent, rest, alpha, nodes)
        })
    };
    *nodes += 1;
    after(own, opponent, alpha, nodes)
        .or_else(|| after(opponent, own, -alpha - 1, nodes).map(|score| -score))
        .unwrap_or_else(|| A::SCORING.score(own.count_ones(), opponent.count_ones(), 3))
}

fn last2<A: Aim>(own: u64, opponent: u64, [a, b]: [u8; 2], alpha: i32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    let after = |own, opponent, alpha| {
        best_of(own, opponent, alpha, [(a, b), (b, a)], |own, _, rest, _| last1::<A>(own, rest))
    };
    after(own, opponent, alpha)
        .or_else(|| after(opponent, own, -alpha - 1).map(|score| -score))
        .unwrap_or_else(|| A::SCORING.score(own.count_ones(), opponent.count_ones(), 2))
}

/// The best of these moves, each given with the squares that it leaves; stops at one above `alpha`. `None` if
/// no move is legal.
#[inline(always)]
fn best_of<R, const N: usize>(
    own: u64,
    opponent: u64,
    alpha: i32,
    moves: [(u8, R); N],
    mut rest_score: impl FnMut(u64, u64, R, i32) -> i32,
) -> Option<i32> {
    let mut best = None;
    for (square, rest) in moves {
        if NEIGHBOURS[usize::from(square & 63)] & opponent == 0 {
            continue;
        }
        let turned = rays::turned(own, opponent, square);
        if turned == 0 {
            continue;
        }
        let score = -rest_score(opponent ^ turned, own ^ turned | u64::only(square), rest, -alpha - 1);
        if score > alpha {
            return Some(score);
        }
        best = best.max(Some(score));
    }
    best
}

/// The score with one empty square: only the number of turned discs matters, not which they are.
#[inline(always)]
fn last1<A: Aim>(own: u64, square: u8) -> i32 {
    let discs = own.count_ones();
    let turned = turned_by_last(own, square);
    if turned > 0 {
        return A::SCORING.score(discs + turned + 1, 63 - discs - turned, 0);
    }
    let turned = turned_by_last(!own & !u64::only(square), square);
    let empty = u32::from(turned == 0);
    A::SCORING.score(discs - turned, 64 - empty - discs + turned, empty)
}

/// How many discs an own disc on the last empty square turns, where all that is not `own` is the opponent's.
#[inline(always)]
fn turned_by_last(own: u64, square: u8) -> u32 {
    let (column, row) = (usize::from(square & 7), usize::from(square >> 3 & 7));
    let [rising, falling] = DIAGONALS[usize::from(square & 63)];
    let along_row = TURNED_IN_LINE[column][usize::from((own >> (8 * row)) as u8)];
    let upright = (own >> column & FILE_A).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let along_column = TURNED_IN_LINE[row][usize::from(upright as u8)];
    let gathered = |diagonal: u64| (own & diagonal).wrapping_mul(FILE_A) >> 56;
    let along_rising = TURNED_IN_LINE[column][usize::from(gathered(rising) as u8)];
    let along_falling = TURNED_IN_LINE[column][usize::from(gathered(falling) as u8)];
    u32::from(along_row) + u32::from(along_column) + u32::from(along_rising) + u32::from(along_falling)
}

const FILE_A: u64 = 0x0101_0101_0101_0101;

/// One bit for each quarter of the board.
const fn quadrant(square: u8) -> u8 {
    1 << (square >> 2 & 1 | square >> 4 & 2)
}

/// For a place in a line of eight and the places of own discs, how many of the others an own disc there turns.
/// A diagonal is a line, too: places beside the board have no own disc, and so nothing is turned towards them.
const TURNED_IN_LINE: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            table[place][own] = turned_ahead(own, place as i32, 1) + turned_ahead(own, place as i32, -1);
            own += 1;
        }
        place += 1;
    }
    table
};

const fn turned_ahead(own: usize, place: i32, step: i32) -> u8 {
    let mut at = place + step;
    let mut turned = 0;
    while at >= 0 && at < 8 {
        if own >> at & 1 == 1 {
            return turned;
        }
        turned += 1;
        at += step;
    }
    0
}

/// The two diagonals through each square.
const DIAGONALS: [[u64; 2]; 64] = {
    let mut lines = [[0; 2]; 64];
    let mut square: i32 = 0;
    while square < 64 {
        let mut other: i32 = 0;
        while other < 64 {
            let (right, down) = (other % 8 - square % 8, other / 8 - square / 8);
            if right == -down {
                lines[square as usize][0] |= 1 << other;
            }
            if right == down {
                lines[square as usize][1] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    lines
};

/// The squares beside each square.
const NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut square: i32 = 0;
    while square < 64 {
        let mut other: i32 = 0;
        while other < 64 {
            let (right, down) = ((other % 8 - square % 8).abs(), (other / 8 - square / 8).abs());
            if right <= 1 && down <= 1 && other != square {
                table[square as usize] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
};
