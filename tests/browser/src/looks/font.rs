//! One font for every machine. It is put into the page from outside: the page itself asks for no font, and its policy allows none.

use crate::Page;
use serde_json::{Value, json};

/// Inter by the Inter Project Authors, with the letters of the five languages; its licence stands beside it.
const FONT: &[u8] = include_bytes!("../../../data/looks/font/inter.woff2");

const BRING: &str = r#"
    const [bytes, done] = arguments;
    const rules = new CSSStyleSheet();
    rules.replaceSync("*, *::before, *::after { font-family: Looks !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
    const font = new FontFace("Looks", new Uint8Array(bytes), { weight: "100 900" });
    font.load().then((font) => { document.fonts.add(font); done(null) }, (error) => done(String(error)));
"#;

/// Whatever still runs has ended, and what comes has been drawn.
const SETTLE: &str = r#"
    const done = arguments[0];
    const end = (motion) => { try { motion.finish() } catch { motion.cancel() } };
    document.fonts.ready.then(() => {
        document.getAnimations().forEach(end);
        requestAnimationFrame(() => requestAnimationFrame(() => done(null)));
    });
"#;

/// Has every text of the page written in the font of the pictures.
///
/// # Panics
/// When the font cannot be read.
pub(super) fn bring(page: &Page) {
    assert_eq!(page.script_until_done(BRING, &[json!(FONT)]), Value::Null, "the font of the pictures");
}

/// Waits until nothing moves.
pub(super) fn settle(page: &Page) {
    let _ = page.script_until_done(SETTLE, &[]);
}
