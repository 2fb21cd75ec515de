//! Faults that a machine finds: axe-core, a script that is put into the page and judges what is there.

use crate::page::Page;
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// Judges what can be seen, by WCAG 2.2 at the levels A and AA and by what is held to be good practice. A line each: the rule, and
/// where it is broken.
const JUDGE: &str = r#"
    const done = arguments[0];
    const wanted = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    axe.run(document, { runOnly: { type: "tag", values: wanted }, resultTypes: ["violations"] }).then(
        ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map(
            ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary.split("\n").slice(1).join(";").trim()}`))),
        (error) => done([String(error)]),
    );
"#;

impl Page {
    /// The faults that axe-core finds in what is shown.
    ///
    /// # Panics
    /// When the script is not there.
    #[must_use]
    pub fn faults(&self) -> Vec<String> {
        if self.script("return typeof axe", &[]) == json!("undefined") {
            let _ = self.script(&source(), &[]);
        }
        let faults = self.script_until_done(JUDGE, &[]);
        faults.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }
}

fn source() -> String {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/node_modules/axe-core/axe.min.js");
    fs::read_to_string(folder).expect("axe-core is there: `cargo xtask test` fetches it")
}
