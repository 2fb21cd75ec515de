//! Bytes as text. Records are old, and come by mail.

/// The text of a file or a paste, whatever its encoding: UTF-8, UTF-16 with a mark or plainly recognisable,
/// or else Latin-1, in which old files have their names. `None` where the bytes are no text.
///
/// Every line ends in one `\n`.
pub(in crate::formats) fn decode(bytes: &[u8]) -> Option<String> {
    let text = decode_signs(bytes)?;
    Some(if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text })
}

fn decode_signs(bytes: &[u8]) -> Option<String> {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => Some(from_bytes(rest)),
        [0xFF, 0xFE, rest @ ..] => Some(from_utf16(rest, u16::from_le_bytes)),
        [0xFE, 0xFF, rest @ ..] => Some(from_utf16(rest, u16::from_be_bytes)),
        _ if !bytes.contains(&0) => Some(from_bytes(bytes)),
        _ if is_ascii_in_pairs(bytes, 1) => Some(from_utf16(bytes, u16::from_le_bytes)),
        _ if is_ascii_in_pairs(bytes, 0) => Some(from_utf16(bytes, u16::from_be_bytes)),
        _ => None,
    }
}

/// Space between words, and what mail and chat programs leave there unseen.
pub(in crate::formats) fn is_space(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}')
}

fn from_bytes(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

fn from_utf16(bytes: &[u8], number: fn([u8; 2]) -> u16) -> String {
    let units = bytes.chunks_exact(2).map(|pair| number([pair[0], pair[1]]));
    char::decode_utf16(units).map(|sign| sign.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

/// Is each pair of bytes an ASCII sign, the byte at `high` being zero?
fn is_ascii_in_pairs(bytes: &[u8], high: usize) -> bool {
    let ascii = |pair: &[u8]| pair[high] == 0 && (1..0x80).contains(&pair[1 - high]);
    bytes.len().is_multiple_of(2) && bytes.chunks_exact(2).all(ascii)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(bytes: &[u8], text: Option<&str>) {
        assert_eq!(decode(bytes).as_deref(), text, "{bytes:?}");
    }

    #[test]
    fn encodings_are_told_apart() {
        check(b"f5d6", Some("f5d6"));
        check(b"f5\r\nd6\rc3\n", Some("f5\nd6\nc3\n"));
        check(b"\xEF\xBB\xBFf5", Some("f5"));
        check(b"\xFF\xFEf\x005\x00", Some("f5"));
        check(b"\xFE\xFF\x00f\x005", Some("f5"));
        check(b"f\x005\x00", Some("f5"));
        check(b"\x00f\x005", Some("f5"));
        check("Ólafur Þór".as_bytes(), Some("Ólafur Þór"));
        check(b"\xD3lafur \xDE\xF3r", Some("Ólafur Þór"));
    }

    #[test]
    fn other_bytes_are_no_text() {
        check(b"f5\x00", None);
        check(&[20, 26, 9, 5, 1, 0, 0, 0], None);
    }
}
