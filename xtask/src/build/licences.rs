//! The notices of what we ship, as a page beside the program: `licences.html`.
//!
//! What ships is what cargo compiles into the program for the web. Procedural macros run when it is built and
//! stay behind.

use crate::guide::escaped;
use crate::{machine, process};
use anyhow::{Context, Result, ensure};
use reversi::i18n::Language;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;
use xtask::POLICY;

/// The licences under which we take what we ship; `deny.toml` has the same for all that builds and tests it.
const ALLOWED: [&str; 9] =
    ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "Zlib", "0BSD", "Unicode-3.0", "BSL-1.0"];

/// A crate of the program and its licence.
struct Notice {
    /// Name and version.
    name: String,
    /// What it may be used under, as its authors write it: `MIT OR Apache-2.0`.
    licence: String,
    text: String,
}

/// Writes the page into the finished files.
///
/// # Errors
/// When a crate has a licence that we do not take, or brings no text of it.
pub(super) fn write(dist: &Path) -> Result<()> {
    fs::write(dist.join("licences.html"), page(&notices()?)).context("licences.html cannot be written")
}

/// Our own notice, that of the standard library, and those of the crates.
fn notices() -> Result<Vec<Notice>> {
    let mit = fs::read_to_string(machine::project().join("LICENSE-MIT")).context("LICENSE-MIT is missing")?;
    let metadata = metadata()?;
    let mut notices = vec![
        Notice { name: "Reversi".to_owned(), licence: "MIT OR Apache-2.0".to_owned(), text: mit.clone() },
        Notice {
            name: "The Rust standard library".to_owned(),
            licence: "MIT OR Apache-2.0".to_owned(),
            text: with_copyright(&mit, "The Rust Project Contributors"),
        },
    ];
    for package in shipped(&metadata)? {
        notices.push(notice(package, &mit)?);
    }
    Ok(notices)
}

/// What cargo knows of the crates that the program needs on the web.
fn metadata() -> Result<Value> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version", "1", "--locked"]);
    cargo.args(["--filter-platform", "wasm32-unknown-unknown"]).current_dir(machine::project());
    serde_json::from_str(&process::output(&mut cargo)?).context("`cargo metadata` says no JSON")
}

/// The crates that end up in the program, by name.
fn shipped(metadata: &Value) -> Result<Vec<&Value>> {
    let list = |value: &'static str| metadata[value].as_array().into_iter().flatten();
    let packages: BTreeMap<&str, &Value> =
        list("packages").map(|package| (text(&package["id"]), package)).collect();
    let nodes = metadata["resolve"]["nodes"].as_array().into_iter().flatten();
    let nodes: BTreeMap<&str, &Value> = nodes.map(|node| (text(&node["id"]), node)).collect();
    let is_program = |package: &&&Value| package["name"] == "reversi";
    let program = packages.values().find(is_program).context("cargo does not know the program")?;

    let mut found = BTreeSet::new();
    let mut to_visit = vec![text(&program["id"])];
    while let Some(id) = to_visit.pop() {
        for needed in nodes.get(id).into_iter().flat_map(|node| needs(node)) {
            if !packages.get(needed).is_some_and(|package| is_macro(package)) && found.insert(needed) {
                to_visit.push(needed);
            }
        }
    }
    Ok(found.into_iter().filter_map(|id| packages.get(id).copied()).collect())
}

/// The ids of the crates that a crate needs when it runs, not only to be built or tested.
fn needs(node: &Value) -> impl Iterator<Item = &str> {
    let all = node["deps"].as_array().into_iter().flatten();
    let runs = |dep: &&Value| {
        dep["dep_kinds"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
    };
    all.filter(runs).map(|dep| text(&dep["pkg"]))
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets.flat_map(|target| target["kind"].as_array()).flatten().any(|kind| kind == "proc-macro")
}

fn notice(package: &Value, mit: &str) -> Result<Notice> {
    let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
    let licence = text(&package["license"]).to_owned();
    ensure!(is_allowed(&licence), "{name} is under `{licence}`: may we ship it? Then say so in {}", file!());
    let folder = Path::new(text(&package["manifest_path"])).parent().unwrap_or(Path::new(""));
    let found = licence_text(folder, &licence)?;
    let text = found.or_else(|| licence.contains("MIT").then(|| with_copyright(mit, &authors(package))));
    Ok(Notice { text: text.with_context(|| format!("{name} brings no text of its licence"))?, name, licence })
}

/// Who wrote a crate, without their addresses.
fn authors(package: &Value) -> String {
    let authors = package["authors"].as_array().into_iter().flatten().map(text);
    let names: Vec<&str> = authors.map(|author| author.split(" <").next().unwrap_or(author)).collect();
    if names.is_empty() { format!("The authors of {}", text(&package["name"])) } else { names.join(", ") }
}

/// Does every part of a licence leave us one that we take?
fn is_allowed(licence: &str) -> bool {
    let bare = licence.replace('/', " OR ").replace(['(', ')'], "");
    bare.split(" AND ").all(|part| part.split(" OR ").any(|one| ALLOWED.contains(&one.trim())))
}

/// What a crate's own files say: the MIT licence where that is a choice, and otherwise all of them.
fn licence_text(folder: &Path, licence: &str) -> Result<Option<String>> {
    let names = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names: Vec<String> = names.collect::<Result<_>>()?;
    names.retain(|name| {
        ["LICENSE", "LICENCE", "COPYING"].iter().any(|start| name.to_uppercase().starts_with(start))
    });
    names.sort();
    if licence.contains("MIT") && names.iter().any(|name| name.to_uppercase().contains("MIT")) {
        names.retain(|name| name.to_uppercase().contains("MIT"));
    }
    let texts: Vec<String> =
        names.iter().map(|name| fs::read_to_string(folder.join(name))).collect::<Result<_, _>>()?;
    Ok((!texts.is_empty()).then(|| texts.join("\n\n")))
}

/// The MIT licence with another holder of the copyright.
fn with_copyright(mit: &str, holder: &str) -> String {
    let line = |line: &str| match line.starts_with("Copyright") {
        true => format!("Copyright (c) {holder}\n"),
        false => format!("{line}\n"),
    };
    mit.lines().map(line).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// The page: a sentence in each language, and each text once, under the names of those who share it.
fn page(notices: &[Notice]) -> String {
    let mut by_text: Vec<(&str, Vec<&Notice>)> = Vec::new();
    for notice in notices {
        let text = notice.text.trim();
        match by_text.iter_mut().find(|(other, _)| *other == text) {
            Some((_, sharing)) => sharing.push(notice),
            None => by_text.push((text, vec![notice])),
        }
    }
    let sections: String = by_text.iter().map(|(text, sharing)| section(text, sharing)).collect();
    let abouts: String = Language::ALL.iter().map(|&language| about(language)).collect();
    let title = Language::En.texts().program.licences;
    format!(
        r#"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<title>{title} – Reversi</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="rules/rules.css">
</head>
<body class="guide">
<main class="guide-main">
<h1>{title}</h1>
{abouts}{sections}<p><a class="button" data-kind="main" href="./">Reversi</a></p>
</main>
</body>
</html>
"#
    )
}

fn about(language: Language) -> String {
    format!("<p lang=\"{}\">{}</p>\n", language.tag(), language.texts().program.licences_about)
}

fn section(text: &str, sharing: &[&Notice]) -> String {
    let names: String = sharing
        .iter()
        .map(|notice| {
            format!("<h2>{} <small>{}</small></h2>\n", escaped(&notice.name), escaped(&notice.licence))
        })
        .collect();
    format!("{names}<pre>{}</pre>\n", escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_licence_is_taken_when_every_part_of_it_leaves_a_choice() {
        for licence in ["MIT", "MIT OR GPL-3.0", "MIT/Apache-2.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_allowed(licence), "{licence}");
        }
        for licence in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0", "MIT-0"] {
            assert!(!is_allowed(licence), "{licence}");
        }
    }

    #[test]
    fn whatever_ships_brings_its_notice_and_what_only_builds_does_not() {
        let notices = notices().expect("every licence is taken");
        let named = |name: &str| notices.iter().any(|notice| notice.name.starts_with(name));
        assert!(named("leptos ") && named("wasm-bindgen ") && named("serde_json "));
        assert!(!named("leptos_macro ") && !named("proptest ") && !named("flate2 "));
        assert!(notices.iter().all(|notice| notice.text.contains("opyright")), "each names its holders");
    }
}
