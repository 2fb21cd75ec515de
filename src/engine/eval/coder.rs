//! Small numbers in few bits: an adaptive arithmetic coder.
//!
//! Each bit is coded by how probable it is, and what is probable is learnt on the way, by writer and reader
//! alike. Both keep an interval of codes, narrow it bit by bit, and are done with its leading byte as soon as
//! that no longer changes.

/// How probable a 1 is, in 65 536ths, as seen so far: by what came lately, and over a longer time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance {
    lately: u16,
    long: u16,
}

impl Chance {
    pub(super) const EVEN: Self = Self { lately: 1 << 15, long: 1 << 15 };

    /// The part of an interval that stands for a 1; never the whole.
    const fn part(self, width: u32) -> u32 {
        let chance = (self.lately as u32 + self.long as u32) / 2;
        (width >> 16) * chance + (((width & 0xffff) * chance) >> 16)
    }

    const fn learn(&mut self, bit: bool) {
        if bit {
            self.lately += (u16::MAX - self.lately) >> 4;
            self.long += (u16::MAX - self.long) >> 7;
        } else {
            self.lately -= self.lately >> 4;
            self.long -= self.long >> 7;
        }
    }
}

/// The codes that are still possible.
#[derive(Clone, Copy, Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// The last code that stands for a 1.
    const fn middle(self, chance: Chance) -> u32 {
        self.low + chance.part(self.high - self.low)
    }

    const fn narrow(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Is the leading byte certain?
    const fn is_settled(self) -> bool {
        (self.low ^ self.high) >> 24 == 0
    }

    const fn shift(&mut self) {
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
    }
}

/// Where bits go to or come from, so that writing and reading are described once.
pub(super) trait Bits {
    /// The next bit: `bit` itself where it is written; where it is read, what was written. `None` behind the end.
    fn pass(&mut self, chance: &mut Chance, bit: bool) -> Option<bool>;
}

/// Writes bits.
#[derive(Debug)]
pub(super) struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) const fn new() -> Self {
        Self { interval: Interval::ALL, bytes: Vec::new() }
    }

    /// All bytes, with those that settle the last bits.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.low.to_be_bytes());
        self.bytes
    }
}

impl Bits for Writer {
    fn pass(&mut self, chance: &mut Chance, bit: bool) -> Option<bool> {
        let middle = self.interval.middle(*chance);
        self.interval.narrow(middle, bit);
        chance.learn(bit);
        while self.interval.is_settled() {
            self.bytes.push((self.interval.high >> 24) as u8);
            self.interval.shift();
        }
        Some(bit)
    }
}

/// Reads bits.
#[derive(Debug)]
pub(super) struct Reader<'a> {
    interval: Interval,
    code: u32,
    bytes: std::slice::Iter<'a, u8>,
    /// Were more bytes wanted than there are?
    beyond: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { interval: Interval::ALL, code: 0, bytes: bytes.iter(), beyond: false };
        for _ in 0..4 {
            reader.next_byte();
        }
        reader
    }

    /// Was everything read?
    pub(super) fn is_done(&self) -> bool {
        self.bytes.as_slice().is_empty()
    }

    fn next_byte(&mut self) {
        let byte = self.bytes.next();
        self.beyond |= byte.is_none();
        self.code = self.code << 8 | u32::from(byte.copied().unwrap_or(0));
    }
}

impl Bits for Reader<'_> {
    fn pass(&mut self, chance: &mut Chance, _: bool) -> Option<bool> {
        let middle = self.interval.middle(*chance);
        let bit = self.code <= middle;
        self.interval.narrow(middle, bit);
        chance.learn(bit);
        while self.interval.is_settled() {
            self.interval.shift();
            self.next_byte();
        }
        (!self.beyond).then_some(bit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_back_and_rare_ones_cost_more() {
        let bits: Vec<bool> = (0..4000_u32).map(|i| i.wrapping_mul(i) % 61 == 1).collect();
        let (mut writer, mut chance) = (Writer::new(), Chance::EVEN);
        for &bit in &bits {
            writer.pass(&mut chance, bit);
        }
        let bytes = writer.finish();
        assert!(bytes.len() < 4000 / 8 / 2, "{} bytes", bytes.len());
        let (mut reader, mut chance) = (Reader::new(&bytes), Chance::EVEN);
        let read: Option<Vec<bool>> = bits.iter().map(|_| reader.pass(&mut chance, false)).collect();
        assert_eq!(read, Some(bits));
        assert!(reader.is_done());
    }
}
