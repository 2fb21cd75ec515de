//! Discs that can never be turned again, on boards within eight by eight, and what they prove about the score.

use super::Scoring;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const CORNERS: u64 = 0x8100_0000_0000_0081;
const SIDES: u64 = 0xff | 0xff << 56 | FILE_A | FILE_H;

/// As [`Field::bound`](super::Field::bound). Whoever has stable discs has them at the end: with most discs to win
/// that limits the opponent's score, with fewest one's own.
#[inline(always)]
pub(super) fn bound(own: u64, opponent: u64, empty: u64, scoring: Scoring, alpha: i32) -> i32 {
    let discs = if scoring == Scoring::Fewest { own } else { opponent };
    let missing = !(own | opponent | empty);
    let squares = (64 - missing.count_ones()) as i32;
    let from_a_corner = missing != 0 || discs & CORNERS != 0;
    if (2 * discs.count_ones() as i32) < squares - alpha || !from_a_corner {
        return squares;
    }
    squares - 2 * stable(discs, empty, missing).count_ones() as i32
}

/// Discs of one side, not always all, that no move can turn: in each of the four axes the line is full, or the
/// disc lies at its end, or beside a stable one. Where a square is missing, a line ends.
fn stable(discs: u64, empty: u64, missing: u64) -> u64 {
    let row = !line_with::<1>(empty) | FILE_A | FILE_H;
    let column = !line_with::<8>(empty) | 0xff | 0xff << 56;
    let falling = !line_with::<9>(empty) | SIDES;
    let rising = !line_with::<7>(empty) | SIDES;
    let mut stable = missing;
    loop {
        let held = missing
            | discs
                & (row | stable << 1 | stable >> 1)
                & (column | stable << 8 | stable >> 8)
                & (falling | stable << 9 | stable >> 9)
                & (rising | stable << 7 | stable >> 7);
        if held == stable {
            return stable ^ missing;
        }
        stable = held;
    }
}

/// The squares that lie on a line of this axis with a square of `set`.
const fn line_with<const AXIS: u32>(set: u64) -> u64 {
    let [one, two, four] = entered::<AXIS>();
    let ahead = set | set << AXIS & one;
    let ahead = ahead | ahead << (2 * AXIS) & two;
    let ahead = ahead | ahead << (4 * AXIS) & four;
    let [one, two, four] = left::<AXIS>();
    let back = set | set >> AXIS & one;
    let back = back | back >> (2 * AXIS) & two;
    let back = back | back >> (4 * AXIS) & four;
    ahead | back
}

/// The squares that one, two and four steps ahead can end on without crossing a side.
const fn entered<const AXIS: u32>() -> [u64; 3] {
    match AXIS {
        1 | 9 => [!FILE_A, !(FILE_A * 3), FILE_A * 0xf0],
        7 => [!FILE_H, FILE_A * 0x3f, FILE_A * 0x0f],
        _ => [!0; 3],
    }
}

/// The same for steps back.
const fn left<const AXIS: u32>() -> [u64; 3] {
    match AXIS {
        1 | 9 => [!FILE_H, FILE_A * 0x3f, FILE_A * 0x0f],
        7 => [!FILE_A, !(FILE_A * 3), FILE_A * 0xf0],
        _ => [!0; 3],
    }
}
