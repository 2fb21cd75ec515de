//! Which groups of squares the evaluation looks at, and how their contents become numbers.
//!
//! The contents of a pattern are a number in balanced ternary: a disc of the side to move counts +1, a disc of the
//! other side −1, an empty square 0, times a power of three for its place. So the same discs seen by the other
//! side are the negative number, and an empty pattern is 0.

use std::ops::RangeInclusive;

/// The patterns by their squares, the first of them with the lowest power of three. Turned and mirrored, each
/// lies on the board in two, four or eight places.
pub(super) const SHAPES: [&str; CLASSES] = [
    "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2", // an edge and the two squares that give its corners away
    "a1 b1 c1 a2 b2 c2 a3 b3 c3",    // a corner, three by three
    "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2", // a corner, five by two
    "a2 b2 c2 d2 e2 f2 g2 h2",       // the rows inside the edge
    "a3 b3 c3 d3 e3 f3 g3 h3",
    "a4 b4 c4 d4 e4 f4 g4 h4",
    "a1 b2 c3 d4 e5 f6 g7 h8", // diagonals from corner to corner, then ever shorter
    "b1 c2 d3 e4 f5 g6 h7",
    "c1 d2 e3 f4 g5 h6",
    "d1 e2 f3 g4 h5",
    "e1 f2 g3 h4",
];

/// How many patterns there are; places that differ by symmetry only are one pattern.
pub const CLASSES: usize = 11;

/// How many places they have on the board.
pub const PLACES: usize = LAYOUT.places;

/// The places, rounded up to whole vectors.
pub const LANES: usize = 48;

/// How many contents all patterns have together: the weights of one stage.
pub const CONTENTS: usize = LAYOUT.contents;

/// How many numbers of discs a board can have, from none to full.
pub const COUNTS: usize = 65;

/// What a disc of the side to move on a square adds to the number of each place.
pub(super) const STEPS: [[i16; LANES]; 64] = LAYOUT.steps;

/// Where the weight of the empty pattern stands, for each place.
pub const EMPTY: [usize; LANES] = LAYOUT.empty;

/// One pattern's numbers.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The numbers go from `-reach` to `reach`.
    pub reach: i16,
    /// The weight of the empty pattern among the weights of a stage; that of another number stands so much
    /// further on, or back.
    pub empty: usize,
    /// For each square of the pattern, the one that it changes places with when the pattern is mirrored in itself.
    mirror: [usize; MOST],
    size: usize,
}

/// The patterns, in the order of their weights.
#[must_use]
pub fn classes() -> [Class; CLASSES] {
    let mut empty = 0;
    SHAPES.map(|text| {
        let squares = Squares::read(text);
        let reach = reach(squares.count);
        let class = Class {
            reach,
            empty: empty + reach.unsigned_abs() as usize,
            mirror: squares.mirror(),
            size: squares.count,
        };
        empty = class.empty + class.reach.unsigned_abs() as usize + 1;
        class
    })
}

impl Class {
    /// The number of the mirrored contents, which have the same weight; `number` itself if the pattern has no
    /// mirror.
    #[must_use]
    pub fn mirrored(&self, number: i16) -> i16 {
        let mut rest = number;
        let mut mirrored = 0;
        for place in &self.mirror[..self.size] {
            let digit = (rest + 1).rem_euclid(3) - 1;
            mirrored += digit * power(*place);
            rest = (rest - digit) / 3;
        }
        mirrored
    }

    /// The numbers that the contents of the pattern can be.
    pub fn numbers(&self) -> RangeInclusive<i16> {
        -self.reach..=self.reach
    }

    /// Where the weight of `number` stands among the weights of a stage.
    #[must_use]
    pub fn place(&self, number: i16) -> usize {
        self.empty.wrapping_add_signed(isize::from(number))
    }
}

/// Mirrored contents have one weight. For each content of each pattern, in the order of their weights: where the
/// weight of it and its mirror image is kept, which is at the place of the smaller number.
#[must_use]
pub fn kept_places() -> Vec<usize> {
    let kept = |class: &Class, number: i16| class.place(number.min(class.mirrored(number)));
    classes().iter().flat_map(|class| class.numbers().map(|number| kept(class, number))).collect()
}

/// The most squares that a pattern has.
const MOST: usize = 10;
/// The symmetries of the board.
const SYMMETRIES: usize = 8;

const LAYOUT: Layout = Layout::new();

struct Layout {
    places: usize,
    contents: usize,
    steps: [[i16; LANES]; 64],
    empty: [usize; LANES],
}

impl Layout {
    const fn new() -> Self {
        let mut layout = Self { places: 0, contents: 0, steps: [[0; LANES]; 64], empty: [0; LANES] };
        let mut class = 0;
        while class < CLASSES {
            layout = layout.with(Squares::read(SHAPES[class]));
            class += 1;
        }
        layout
    }

    /// The layout with one more pattern, in all its places.
    const fn with(mut self, squares: Squares) -> Self {
        let mut taken = [0; SYMMETRIES];
        let mut symmetry = 0;
        while symmetry < SYMMETRIES {
            let turned = squares.turned(symmetry);
            taken[symmetry] = turned.set();
            if !contains(&taken, symmetry, turned.set()) {
                self.empty[self.places] = self.contents + reach(squares.count).unsigned_abs() as usize;
                let mut i = 0;
                while i < turned.count {
                    self.steps[turned.list[i]][self.places] = power(i);
                    i += 1;
                }
                self.places += 1;
            }
            symmetry += 1;
        }
        self.contents += 2 * reach(squares.count).unsigned_abs() as usize + 1;
        self
    }
}

/// Is `set` among the first `count` of `sets`?
const fn contains(sets: &[u64; SYMMETRIES], count: usize, set: u64) -> bool {
    let mut i = 0;
    while i < count {
        if sets[i] == set {
            return true;
        }
        i += 1;
    }
    false
}

/// The highest number that so many squares can make.
const fn reach(squares: usize) -> i16 {
    (power(squares - 1) - 1) / 2 + power(squares - 1)
}

const fn power(exponent: usize) -> i16 {
    3_i16.pow(exponent as u32)
}

/// Squares in the order of a pattern, as bits of the kernel.
#[derive(Clone, Copy)]
struct Squares {
    list: [usize; MOST],
    count: usize,
}

impl Squares {
    /// Reads names of two letters with a space between them.
    const fn read(text: &str) -> Self {
        let text = text.as_bytes();
        let mut squares = Self { list: [0; MOST], count: 0 };
        while squares.count * 3 < text.len() {
            let (column, row) = (text[squares.count * 3] - b'a', text[squares.count * 3 + 1] - b'1');
            squares.list[squares.count] = (row * 8 + column) as usize;
            squares.count += 1;
        }
        squares
    }

    /// The squares after one of the board's symmetries; the first one leaves everything where it is.
    const fn turned(mut self, symmetry: usize) -> Self {
        let mut i = 0;
        while i < self.count {
            self.list[i] = turned(self.list[i], symmetry);
            i += 1;
        }
        self
    }

    const fn set(&self) -> u64 {
        let mut set = 0;
        let mut i = 0;
        while i < self.count {
            set |= 1 << self.list[i];
            i += 1;
        }
        set
    }

    /// For each square, the place in the list of its image under the symmetry that maps the pattern onto itself
    /// and moves a square; every square's own place if there is none.
    fn mirror(&self) -> [usize; MOST] {
        let list = &self.list[..self.count];
        let image = |symmetry: usize| list.iter().map(move |&square| turned(square, symmetry));
        let maps = |symmetry: &usize| {
            self.turned(*symmetry).set() == self.set() && !image(*symmetry).eq(list.iter().copied())
        };
        let symmetry = (1..SYMMETRIES).find(maps).unwrap_or(0);
        let mut mirror = [0; MOST];
        for (place, square) in mirror.iter_mut().zip(image(symmetry)) {
            *place = list.iter().position(|&other| other == square).unwrap_or(0);
        }
        mirror
    }
}

/// The square under one of the eight symmetries: mirrored to the side, up and down, along the diagonal.
const fn turned(square: usize, symmetry: usize) -> usize {
    let (mut column, mut row) = (square % 8, square / 8);
    if symmetry & 1 != 0 {
        column = 7 - column;
    }
    if symmetry & 2 != 0 {
        row = 7 - row;
    }
    if symmetry & 4 != 0 {
        (column, row) = (row, column);
    }
    row * 8 + column
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_lie_in_forty_six_places() {
        assert_eq!(PLACES, 46);
        assert_eq!(CONTENTS, 167_265);
        let last = classes()[CLASSES - 1];
        assert_eq!(last.place(last.reach), CONTENTS - 1);
    }

    #[test]
    fn mirrored_contents_are_one() {
        let [edge, corner, block, ..] = classes();
        let check = |class: Class, digits: [i16; 10], mirrored: [i16; 10]| {
            let number = |digits: [i16; 10]| digits.iter().rev().fold(0, |number, digit| number * 3 + digit);
            assert_eq!(class.mirrored(number(digits)), number(mirrored), "{digits:?}");
        };
        check(edge, [1, 0, -1, 0, 0, 0, 0, 1, 1, -1], [1, 0, 0, 0, 0, -1, 0, 1, -1, 1]);
        check(corner, [1, -1, 0, 0, 1, 1, 0, 0, -1, 0], [1, 0, 0, -1, 1, 0, 0, 1, -1, 0]);
        check(block, [1, -1, 0, 0, 1, 1, 0, 0, -1, 0], [1, -1, 0, 0, 1, 1, 0, 0, -1, 0]);
    }

    #[test]
    fn every_square_is_seen() {
        for (square, steps) in STEPS.iter().enumerate() {
            assert!(steps.iter().filter(|&&step| step != 0).count() >= 4, "square {square}");
        }
    }
}
