//! Draws the icons that must be PNG from those that are SVG, in `public/`. `cargo xtask icons` calls this.

use browser_tests::Browser;
use serde_json::json;
use std::fs;
use std::path::Path;

/// The drawing, the picture, and its side in pixels. Systems that round corners themselves get those without.
const ICONS: [(&str, &str, u32); 5] = [
    ("icon-any.svg", "icon-192.png", 192),
    ("icon-any.svg", "icon-512.png", 512),
    ("icon-maskable.svg", "icon-maskable-192.png", 192),
    ("icon-maskable.svg", "icon-maskable-512.png", 512),
    ("icon-maskable.svg", "apple-touch-icon.png", 180),
];

fn main() {
    let public = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../public");
    let page = Browser::new().start();
    let transparent = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
    let _ = page.devtools("Emulation.setDefaultBackgroundColorOverride", &transparent);
    for (drawing, picture, side) in ICONS {
        let svg = fs::read_to_string(public.join(drawing)).expect("the drawing is there");
        page.size(side, side);
        page.script("document.documentElement.innerHTML = arguments[0]", &[json!(framed(&svg))]);
        page.settle();
        page.screenshot(&public.join(picture));
    }
}

/// A page that is nothing but the drawing.
fn framed(svg: &str) -> String {
    format!(
        "<body style=\"margin: 0\">{}</body>",
        svg.replacen("<svg ", "<svg style=\"display: block; inline-size: 100vw\" ", 1)
    )
}
