//! The little that is read and written here of the form of a wasm module: sections, each of which says how long it is.

/// The number of a section that the machine passes by.
const CUSTOM: u8 = 0;
/// The number of the section that lists what a module exports.
const EXPORTS: u8 = 7;

/// A custom section.
pub(super) fn custom_section(name: &str, content: &[u8]) -> Vec<u8> {
    section(CUSTOM, &[&leb128(name.len())[..], name.as_bytes(), content].concat())
}

/// The module with no other exports than those that are wanted; `None` where it is none.
pub(super) fn exporting(module: &[u8], is_wanted: impl Fn(&str) -> bool) -> Option<Vec<u8>> {
    rewritten(module, |kind, content| {
        let content = if kind == EXPORTS { wanted(content, &is_wanted)? } else { content.to_vec() };
        Some(section(kind, &content))
    })
}

/// The module without the names that are there for people who read it; `None` where it is none.
pub(super) fn nameless(module: &[u8]) -> Option<Vec<u8>> {
    rewritten(module, |kind, content| {
        let is_names = kind == CUSTOM && content.starts_with(b"\x04name");
        Some(if is_names { Vec::new() } else { section(kind, content) })
    })
}

/// The module with each section, given by its kind and content, replaced by what `replace` makes of it.
fn rewritten(module: &[u8], replace: impl Fn(u8, &[u8]) -> Option<Vec<u8>>) -> Option<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(8)?;
    let mut bytes = head.to_vec();
    while let Some((&kind, after)) = rest.split_first() {
        let (length, after) = number(after)?;
        let (content, after) = after.split_at_checked(length)?;
        bytes.extend(replace(kind, content)?);
        rest = after;
    }
    Some(bytes)
}

/// Those of a list of exports that are wanted.
fn wanted(exports: &[u8], is_wanted: impl Fn(&str) -> bool) -> Option<Vec<u8>> {
    let (count, mut rest) = number(exports)?;
    let (mut left, mut bytes) = (0, Vec::new());
    for _ in 0..count {
        let (length, after) = number(rest)?;
        let (name, after) = after.split_at_checked(length)?;
        // What kind it is, and which.
        let (_, after) = number(after.get(1..)?)?;
        if is_wanted(std::str::from_utf8(name).ok()?) {
            left += 1;
            bytes.extend(&rest[..rest.len() - after.len()]);
        }
        rest = after;
    }
    Some([leb128(left), bytes].concat())
}

fn section(kind: u8, content: &[u8]) -> Vec<u8> {
    [&[kind][..], &leb128(content.len()), content].concat()
}

/// A number as wasm writes it: seven bits a byte, the lowest first.
fn leb128(mut number: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

/// The number at the front, and what follows.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let last = bytes.iter().take(5).position(|byte| byte & 0x80 == 0)?;
    let (number, rest) = bytes.split_at(last + 1);
    Some((number.iter().rev().fold(0, |sum, byte| sum << 7 | usize::from(byte & 0x7f)), rest))
}

#[cfg(test)]
mod tests {
    use super::{custom_section, exporting, leb128, nameless, number};

    #[test]
    fn a_section_says_how_long_it_and_its_name_are() {
        assert_eq!(custom_section("ab", b"xyz"), b"\0\x06\x02abxyz");
        let section = custom_section("n", &[7; 300]);
        assert_eq!((&section[..4], section.len()), (&[0, 0xae, 0x02, 1][..], 305));
    }

    #[test]
    fn a_number_is_read_as_it_was_written() {
        for some in [0, 1, 127, 128, 300, 70_000] {
            assert_eq!(number(&[&leb128(some)[..], b"rest"].concat()), Some((some, &b"rest"[..])));
        }
        assert_eq!(number(&[0x80]), None);
    }

    #[test]
    fn an_export_that_is_not_wanted_goes_and_all_else_stays() {
        let before = b"\0asm\x01\0\0\0\x01\x02zz\x07\x0d\x02\x02go\0\x81\x01\x03out\x02\0\x0a\x01z";
        let after = b"\0asm\x01\0\0\0\x01\x02zz\x07\x07\x01\x03out\x02\0\x0a\x01z";
        assert_eq!(exporting(before, |name| name != "go").as_deref(), Some(&after[..]));
        assert_eq!(exporting(before, |_| true).as_deref(), Some(&before[..]));
        assert_eq!(exporting(&before[..20], |_| true), None);
    }

    #[test]
    fn names_go_and_other_custom_sections_stay() {
        let before = b"\0asm\x01\0\0\0\0\x06\x04namez\x01\x02zz\0\x05\x03abcd";
        let after = b"\0asm\x01\0\0\0\x01\x02zz\0\x05\x03abcd";
        assert_eq!(nameless(before).as_deref(), Some(&after[..]));
        assert_eq!(nameless(&before[..12]), None);
    }
}
