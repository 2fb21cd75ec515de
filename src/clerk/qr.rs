//! A text as a QR code.

use std::fmt::Write as _;

use qrcodegen::{QrCode as Code, QrCodeEcc};

use super::errand::QrCode;

/// The quiet edge that readers of the code want around it, in modules.
const EDGE: i32 = 4;

/// The code of a text with the least squares; `None` where the text is longer than any code holds.
pub(super) fn draw(text: &str) -> Option<QrCode> {
    let code = Code::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let dark = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            let dark = i32::try_from(dark).unwrap_or(0);
            if dark > 0 {
                // Writing to a text cannot fail.
                let _ = write!(path, "M{} {}h{dark}v1h-{dark}z", x + EDGE, y + EDGE);
            }
            x += dark.max(1);
        }
    }
    Some(QrCode { side: u32::try_from(code.size() + 2 * EDGE).ok()?, path })
}
