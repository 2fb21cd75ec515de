//! What was found out about positions already visited, in a table of fixed size.

use crate::engine::field::Field;

/// What is known of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<F> {
    field: F,
    /// The value is at least this …
    pub(super) lower: i16,
    /// … and at most this: in discs where it is exact, in hundredths where it is estimated.
    pub(super) upper: i16,
    /// The bit of the square to try first; [`NO_SQUARE`] if none is known.
    pub(super) best: u8,
    depth: Depth,
}

/// How far was looked ahead. Everything exact counts as deeper than all estimates, and the more squares were
/// left the deeper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Depth(u8);

impl Depth {
    /// So many plies, then an estimate.
    pub(super) const fn plies(plies: u8) -> Self {
        Self(if plies < EXACT { plies } else { EXACT - 1 })
    }

    /// To the end of the game, with so many empty squares before it.
    pub(super) const fn exact(empty: u32) -> Self {
        Self(EXACT + empty as u8)
    }

    pub(super) const fn is_exact(self) -> bool {
        self.0 >= EXACT
    }
}

const EXACT: u8 = 128;

/// No square is known to be good.
pub(super) const NO_SQUARE: u8 = u8::MAX;

/// Two entries for each place: one for what took the longest look ahead, one for what came last.
pub(super) struct Table<F> {
    places: Vec<Place<F>>,
}

/// In one line of the processor's cache, so that looking at both costs no more than looking at one.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Place<F> {
    deep: Entry<F>,
    late: Entry<F>,
}

impl<F: Field> Table<F> {
    /// A table with two to the power of `size` entries, which say nothing yet; any position will do to begin with.
    pub(super) fn new(size: u32, any: F) -> Self {
        let nothing =
            Entry { field: any, lower: i16::MIN, upper: i16::MAX, best: NO_SQUARE, depth: Depth(0) };
        Self { places: vec![Place { deep: nothing, late: nothing }; 1 << size.saturating_sub(1)] }
    }

    #[inline(always)]
    fn place(&self, field: &F) -> usize {
        let stirred = field.stirred();
        (stirred ^ stirred >> 32) as usize & (self.places.len() - 1)
    }

    /// What is known of the position.
    #[inline(always)]
    pub(super) fn get(&self, field: &F) -> Option<&Entry<F>> {
        let Place { deep, late } = &self.places[self.place(field)];
        if deep.field == *field {
            Some(deep)
        } else if late.field == *field {
            Some(late)
        } else {
            None
        }
    }

    /// Keeps a value found by a look so far ahead: `value` is at least `lower` if that is above `alpha`, at
    /// most that otherwise.
    #[inline]
    pub(super) fn put(&mut self, field: &F, depth: Depth, (lower, upper): (i16, i16), best: u8) {
        let place = self.place(field);
        let Place { deep, late } = &mut self.places[place];
        let entry = if deep.field == *field {
            deep
        } else if late.field == *field {
            late
        } else if deep.depth <= depth {
            *late = *deep;
            deep
        } else {
            late
        };
        let same = entry.field == *field && entry.depth == depth;
        let (lower, upper) =
            if same { (lower.max(entry.lower), upper.min(entry.upper)) } else { (lower, upper) };
        *entry = Entry { field: *field, lower, upper, best, depth };
    }
}

impl<F> Entry<F> {
    /// How far was looked ahead for it.
    pub(super) const fn depth(&self) -> Depth {
        self.depth
    }
}
