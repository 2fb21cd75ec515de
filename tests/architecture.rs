//! The invariants of the house that a machine can hold: order of the rooms, pure rooms, sizes, reasons for
//! dependencies. A check that fails says what to do.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use reversi::rules::{Opening, Preset, Ruleset, Supply};

/// The rooms that may know the web. Every other room is pure.
const WEB_ROOMS: [&str; 3] = ["browser", "worker", "ui"];
/// What a pure room never names: the web, a clock, chance that is not passed in.
const NOT_PURE: [&str; 9] =
    ["leptos", "web_sys", "js_sys", "wasm_bindgen", "Instant", "SystemTime", "Date", "getrandom", "rand"];
/// Crates that only the page needs.
const WEB_CRATES: [&str; 6] =
    ["leptos", "web-sys", "js-sys", "wasm-bindgen", "gloo-", "console_error_panic_hook"];
const MOST_LINES: usize = 500;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All Rust files under a folder of the project, in order.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("a readable folder").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The text without comments, which may speak of anything. A line is cut at its first `//`.
fn code(path: &Path) -> String {
    let text = read(path);
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The rooms in the order of `src/lib.rs`.
fn rooms() -> Vec<String> {
    let library = code(&root().join("src/lib.rs"));
    let room = |line: &str| Some(line.trim().strip_prefix("pub mod ")?.strip_suffix(';')?.to_owned());
    library.lines().filter_map(room).collect()
}

fn files_of(room: &str) -> Vec<PathBuf> {
    rust_files(&format!("src/{room}"))
}

#[test]
fn every_folder_of_the_source_is_a_room() {
    let folders: BTreeSet<String> = fs::read_dir(root().join("src"))
        .expect("src can be read")
        .map(|entry| entry.expect("src can be read"))
        .filter(|entry| entry.path().is_dir() && entry.file_name() != "bin")
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    let rooms: BTreeSet<String> = rooms().into_iter().collect();
    assert_eq!(
        folders, rooms,
        "each folder in src is one `pub mod …;` in src/lib.rs, at its place in the order"
    );
}

#[test]
fn a_room_uses_only_rooms_above_it() {
    let rooms = rooms();
    for (place, room) in rooms.iter().enumerate() {
        for file in files_of(room) {
            let below = uses(&file).into_iter().find(|used| rooms[place + 1..].contains(used));
            assert_eq!(below, None, "{} uses a room below `{room}`: move what both need up", file.display());
        }
    }
}

/// The names right behind `crate::`, and in the room's own `mod.rs` those behind `super::`, too.
fn uses(file: &Path) -> Vec<String> {
    let code = code(file);
    let mut names = names_behind(&code, "crate::");
    if file.ends_with("mod.rs") && file.parent().and_then(Path::parent).is_some_and(|p| p.ends_with("src")) {
        names.extend(names_behind(&code, "super::"));
    }
    names
}

/// `crate::{game::{Game, Ply}, rules}` names `game` and `rules`.
fn names_behind(code: &str, prefix: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let path = &code[at + prefix.len()..];
        match path.strip_prefix('{') {
            Some(group) => names.extend(outer_items(group).iter().map(|item| first_name(item))),
            None => names.push(first_name(path)),
        }
    }
    names
}

/// The items of a `{…}` group of paths, its opening brace already read.
fn outer_items(group: &str) -> Vec<String> {
    let mut items = vec![String::new()];
    let mut depth = 1;
    for sign in group.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => items.push(String::new()),
            _ => {}
        }
        if depth == 0 {
            break;
        }
        if sign != ',' {
            items.last_mut().expect("there is always one").push(sign);
        }
    }
    items
}

fn first_name(path: &str) -> String {
    path.trim_start().chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect()
}

#[test]
fn names_are_found_in_paths_and_groups() {
    let check = |code: &str, names: &[&str]| assert_eq!(names_behind(code, "crate::"), names, "{code}");
    check("use crate::rules::Side;", &["rules"]);
    check("use crate::{\n    game::{Game, Ply},\n    rules,\n};", &["game", "rules", ""]);
    check("crate::ui::start(crate::game::Game::new())", &["ui", "game"]);
}

#[test]
fn pure_rooms_know_neither_web_nor_clock_nor_chance() {
    for room in rooms().iter().filter(|room| !WEB_ROOMS.contains(&room.as_str())) {
        for file in files_of(room) {
            let code = code(&file);
            let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let found = words.find(|word| NOT_PURE.contains(word) || word.starts_with("gloo"));
            assert_eq!(found, None, "{}: pass it in as a value, or do it in `browser`", file.display());
            assert!(!code.contains("std::time"), "{}: pass the time in as a value", file.display());
        }
    }
}

#[test]
fn native_builds_never_fetch_the_web() {
    for (section, name) in dependencies("Cargo.toml") {
        let web = WEB_CRATES.iter().any(|web| name.starts_with(web));
        let on_the_web_only = section.contains("wasm32");
        assert!(!web || on_the_web_only, "move `{name}` to the dependencies of target wasm32 in Cargo.toml");
    }
}

#[test]
fn every_file_says_what_it_is_for_and_keeps_its_size() {
    for file in rust_files("src") {
        let text = read(&file);
        assert!(
            text.starts_with("//! "),
            "{}: begin with a line `//! …` that says what it is for",
            file.display()
        );
        let lines = text.lines().count();
        assert!(
            lines <= MOST_LINES,
            "{} has {lines} lines: split it by what its parts are for",
            file.display()
        );
    }
}

#[test]
fn nothing_is_left_to_do_and_no_test_is_switched_off() {
    let words = [concat!("#[", "ignore"), concat!("todo", "!("), concat!("unimplemented", "!(")];
    for file in ["src", "tests", "examples", "xtask/src"].into_iter().flat_map(rust_files) {
        let text = read(&file);
        for word in words {
            assert!(!text.contains(word), "{} has `{word}`: finish it or take it out", file.display());
        }
    }
}

#[test]
fn the_map_names_every_room_and_gives_a_reason_for_every_dependency() {
    let map = read(&root().join("ARCHITECTURE.md"));
    for room in rooms() {
        assert!(map.contains(&format!("`{room}`")), "ARCHITECTURE.md: say what the room `{room}` is for");
    }
    for manifest in ["Cargo.toml", "xtask/Cargo.toml", "tests/browser/Cargo.toml", "fuzz/Cargo.toml"] {
        for (_, name) in dependencies(manifest).into_iter().filter(|(_, name)| name != "xtask") {
            let reason = map.lines().any(|line| line.contains(&format!("`{name}`")));
            assert!(reason, "ARCHITECTURE.md: say in a line why {manifest} needs `{name}`");
        }
    }
}

/// Section and name of each dependency in a manifest.
fn dependencies(manifest: &str) -> Vec<(String, String)> {
    let text = read(&root().join(manifest));
    let mut section = "";
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section.ends_with("dependencies]") && line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
            found.push((section.to_owned(), name.to_owned()));
        }
    }
    assert!(!found.is_empty(), "no dependencies were found in {manifest}: has its form changed?");
    found
}

/// Whoever adds a ruleset to the table of presets hears from here what it still needs.
#[test]
fn every_preset_has_its_counts_of_leaves() {
    let counts = read(&root().join("tests/data/perft.tsv"));
    for preset in Preset::ALL {
        let name = name_in_counts(preset.ruleset());
        let rows = counts.lines().filter(|line| line.split('\t').next() == Some(name.as_str())).count();
        let id = preset.id();
        assert!(
            rows >= 9,
            "tests/data/perft.tsv: add the leaf counts of `{id}` ({name}), two programs agreeing"
        );
        assert_eq!(Preset::from_id(id), Some(preset), "`{id}` must be one preset's id");
    }
}

/// The name under which perft.tsv has the rulesets with these moves; who wins makes no difference there.
fn name_in_counts(ruleset: Ruleset) -> String {
    let shape = ruleset.shape.id();
    match (ruleset.opening, ruleset.supply) {
        (Opening::Free, Supply::Own) => format!("reversi-1880s-{shape}-from-empty-board"),
        (Opening::Usual, Supply::Shared) => format!("othello-{shape}-standard"),
        _ => format!("{ruleset}"),
    }
}
