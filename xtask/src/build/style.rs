//! The style sheets joined into one file: `style/main.css` names those of the page in order, `style/rules.css`
//! those of the rule pages.

use crate::machine;
use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// Writes `style/main.css` with all that it imports into `target/page/style.css`, which `index.html` links.
///
/// # Errors
/// When one of the sheets is missing.
pub(super) fn join() -> Result<()> {
    let folder = machine::project().join("target/page");
    let joined = sheet("main.css")?;
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("style.css"), joined).context("target/page/style.css cannot be written")
}

/// A sheet of `style/` together with all that it imports, without comments.
///
/// # Errors
/// When one of them is missing.
pub(crate) fn sheet(name: &str) -> Result<String> {
    let style = machine::project().join("style");
    let joined = with_imports(&read(&style.join(name))?, |import| read(&style.join(import)))?;
    Ok(without_comments(&joined))
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| format!("{} cannot be read", file.display()))
}

/// The text with every line `@import "./name.css";` replaced by that sheet.
fn with_imports(main: &str, sheet: impl Fn(&str) -> Result<String>) -> Result<String> {
    main.lines()
        .map(|line| match line.strip_prefix("@import \"./").and_then(|rest| rest.strip_suffix("\";")) {
            Some(name) => sheet(name),
            None => Ok(format!("{line}\n")),
        })
        .collect()
}

/// The text without what stands between `/*` and `*/`, which is written for those who read the sources.
fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("*/").map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::{with_imports, without_comments};
    use anyhow::{Result, bail};

    fn sheet(name: &str) -> Result<String> {
        match name {
            "a.css" => Ok("a {}\n".into()),
            _ => bail!("{name} is missing"),
        }
    }

    #[test]
    fn imports_are_replaced_in_their_order() {
        let joined = with_imports("b {}\n@import \"./a.css\";\nc {}", sheet).expect("the sheet is there");
        assert_eq!(joined, "b {}\na {}\nc {}\n");
        assert!(with_imports("@import \"./z.css\";", sheet).is_err());
    }

    #[test]
    fn comments_go_and_everything_else_stays() {
        assert_eq!(without_comments("/* x */a{}/**/b{/* y\n */}"), "a{}b{}");
        assert_eq!(without_comments("a{} /* never closed"), "a{} ");
    }
}
