//! The page's program in parts: what the first board needs, and what is fetched later. `src/ui/apart.rs` says where it is
//! taken apart.
//!
//! Trunk cannot do it, so its script and its wasm are replaced: what cargo has linked is taken apart, wasm-bindgen works on
//! the main part, wasm-opt on all, and everything lies in a folder that is named by what is in it.

use super::{FEATURES, fingerprint, read, wasm};
use crate::setup::{TARGET, Web};
use crate::{machine, process};
use anyhow::{Context, Result, anyhow, ensure};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use wasm_split_cli_support::{Options, SplitWasm, transform};

/// The script that fetches the parts, as the program asks for it.
const LOADER: &str = "parts.js";

/// What exports are called that nobody calls: streams from a server come with Leptos, and the page has none. As exports they
/// would stay, and all that they need.
const UNUSED: &str = "intounderlying";

/// Replaces the program in the finished page by its parts.
///
/// # Errors
/// When a tool fails, or `index.html` does not name what Trunk has made.
pub(super) fn take_apart(web: &Web, dist: &Path) -> Result<()> {
    let folder = machine::project().join("target/page/parts");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let linked = machine::project().join("target/wasm").join(TARGET).join("page/app.wasm");
    let linked = fs::read(&linked).with_context(|| format!("{} cannot be read", linked.display()))?;
    let split = split(&linked, &folder)?;
    let mut bindgen = web.command("wasm-bindgen");
    // Of what the linker exports, the parts need the table.
    bindgen.args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir"]);
    process::run(
        bindgen.arg(&folder).arg(folder.join("app.wasm")),
        "Its version must be that in Cargo.lock.",
    )?;

    let main = folder.join("app_bg.wasm");
    let needed = wasm::exporting(&read(&main)?, |export| !export.contains(UNUSED));
    fs::write(&main, needed.context("wasm-bindgen has written no wasm")?)?;
    let mut files = vec![
        ("app.js".to_owned(), read(&folder.join("app.js"))?),
        ("app_bg.wasm".to_owned(), optimised(web, &main)?),
        (LOADER.to_owned(), loader(&split)?.into_bytes()),
    ];
    for part in parts(&split) {
        files.push((format!("{part}.wasm"), with_shared(web, &folder, &split, part)?));
    }
    place(dist, &files)
}

/// Takes the linked program apart into a folder.
fn split(linked: &[u8], folder: &Path) -> Result<SplitWasm> {
    let main = folder.join("app.wasm");
    let link = format!("./{LOADER}");
    let mut options = Options::new(linked);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.link_name = &link;
    transform(options).map_err(|error| anyhow!("the program cannot be taken apart: {error:?}"))
}

/// The names of the parts, in order.
fn parts(split: &SplitWasm) -> BTreeSet<&str> {
    split.prefetch_map.keys().map(String::as_str).collect()
}

fn own_file(part: &str) -> String {
    format!("split_{part}")
}

/// What a part needs beside its own file: the pieces that it shares.
fn pieces<'a>(split: &'a SplitWasm, part: &str) -> impl Iterator<Item = &'a str> {
    let own = own_file(part);
    split.prefetch_map[part].iter().map(String::as_str).filter(move |file| *file != own)
}

/// The script that fetches the parts.
fn loader(split: &SplitWasm) -> Result<String> {
    let mut script = String::from("import { initSync } from \"./app.js\";\n");
    for part in parts(split) {
        writeln!(script, "export const __wasm_split_load_{part} = bring(\"{part}\");")?;
    }
    let shared: BTreeSet<&str> = parts(split).into_iter().flat_map(|part| pieces(split, part)).collect();
    writeln!(script, "const SHARED = {};\n", serde_json::to_string(&shared)?)?;
    let rest = fs::read_to_string(machine::project().join("src/ui/parts.js"))?;
    Ok(script + &rest)
}

/// A part with the pieces that it shares in sections of their own: tiny as they are, they are not worth a request each.
fn with_shared(web: &Web, folder: &Path, split: &SplitWasm, part: &str) -> Result<Vec<u8>> {
    let file = |name: &str| folder.join(format!("{name}.wasm"));
    let mut bytes = optimised(web, &file(&own_file(part)))?;
    for piece in pieces(split, part) {
        bytes.extend(wasm::custom_section(piece, &optimised(web, &file(piece))?));
    }
    Ok(bytes)
}

/// A module as small as it gets. Nobody reads its names in a page, and wasm-opt does not know all kinds of them.
fn optimised(web: &Web, wasm: &Path) -> Result<Vec<u8>> {
    let small = wasm.with_extension("small");
    let bare = wasm::nameless(&read(wasm)?).with_context(|| format!("{} is no wasm", wasm.display()))?;
    fs::write(wasm, bare)?;
    let mut opt = web.command("wasm-opt");
    opt.args(["-Oz", "--quiet"]).args(FEATURES).arg(wasm).arg("-o").arg(&small);
    process::run(&mut opt, "Is it 123 or newer?")?;
    read(&small)
}

/// Puts the parts into the page, and their place into `index.html`.
fn place(dist: &Path, files: &[(String, Vec<u8>)]) -> Result<()> {
    let name = format!("app-{:016x}", fingerprint(files));
    let folder = dist.join(&name);
    let index = dist.join("index.html");
    let mut page = fs::read_to_string(&index).context("index.html cannot be read")?;
    for whole in whole_files(dist)? {
        let file = whole.file_name().unwrap_or_default().to_string_lossy().into_owned();
        ensure!(page.contains(&file), "index.html does not name {file}");
        let part = if file.ends_with(".js") { "app.js" } else { "app_bg.wasm" };
        page = page.replace(&file, &format!("{name}/{part}"));
        fs::remove_file(whole)?;
    }
    // The program's script asks for the loader: so both are asked for at once.
    let script = format!("<link rel=\"modulepreload\" href=\"./{name}/app.js\">");
    ensure!(page.contains(&script), "index.html has no `{script}`");
    page = page.replace(&script, &format!("{script}<link rel=\"modulepreload\" href=\"./{name}/{LOADER}\">"));
    fs::create_dir_all(&folder)?;
    for (file, bytes) in files {
        fs::write(folder.join(file), bytes).with_context(|| format!("{file} cannot be written"))?;
    }
    Ok(fs::write(&index, page)?)
}

/// What Trunk has made of the program: `app-….js` and `app-…_bg.wasm`.
fn whole_files(dist: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(dist)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<Result<_>>()?;
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("app-") && (name.ends_with(".js") || name.ends_with(".wasm"))
    });
    Ok(paths)
}
