//! Takes the fixed pictures of the built page anew: `cargo xtask looks` calls this. A picture that still shows the same is left alone,
//! so that only what has changed is to be looked at.

use browser_tests::Site;
use browser_tests::looks::{self, LOOKS, Picture};
use std::fs;
use std::io::Write;

fn main() -> std::io::Result<()> {
    let site = Site::open();
    let page = looks::studio(&site);
    let folder = looks::agreed();
    let mut out = std::io::stdout();
    for look in &LOOKS {
        let file = folder.join(format!("{}.png", look.name));
        let now = looks::take(&page, &site, look);
        let news = match Picture::open(&file) {
            Some(agreed) if now.differs_from(&agreed).is_none() => "as before",
            Some(_) => "changed",
            None => "new",
        };
        if news != "as before" {
            now.save(&file);
        }
        writeln!(out, "{:<20} {news}", look.name)?;
    }
    remove_forgotten()
}

/// A picture that is no longer taken goes.
fn remove_forgotten() -> std::io::Result<()> {
    for file in fs::read_dir(looks::agreed())? {
        let path = file?.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        if path.extension().is_some_and(|kind| kind == "png") && !LOOKS.iter().any(|look| look.name == name) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}
