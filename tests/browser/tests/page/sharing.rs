//! Games go out: links, QR codes, files, paper. The names `LK-16` and so on are those of `data/cases.tsv`.

use browser_tests::records::sequence;
use browser_tests::{Browser, Downloads, Page, Permission, Site};
use serde_json::json;

/// A page after these moves of the classic game, with the dialog open.
fn sharing(site: &Site, moves: &str) -> Page {
    let page = Browser::new().open(site);
    page.play_swiftly(moves);
    open(&page);
    page
}

fn open(page: &Page) {
    page.press("share");
    page.until("it is written", || page.how_many("[data-dialog=share] [data-written]") == 1);
}

/// The link that the dialog shows.
fn link(page: &Page) -> String {
    page.script("return document.querySelector('[data-link]').value", &[])
        .as_str()
        .expect("a link")
        .to_owned()
}

/// Chooses a form and waits until the clerk has written it or said why not.
fn choose_form(page: &Page, form: &str) {
    page.choose("form", form);
    let answered = format!("[data-form={form}] :is([data-written], [data-refused])");
    page.until(&format!("{form} is written"), || page.how_many(&answered) == 1);
}

fn text(page: &Page) -> String {
    page.script("return document.querySelector('[data-written]').value", &[])
        .as_str()
        .expect("a text")
        .to_owned()
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

/// What the dialog tells, once it tells something.
fn told(page: &Page) -> (String, String) {
    let told = "[data-dialog=share] [data-copied]";
    let what = || page.attribute(told, "data-copied").unwrap_or_default();
    page.until("it is told", || !what().is_empty());
    (what(), page.text(told))
}

#[test]
fn lk_17_a_link_is_shared_and_opens_in_the_receivers_language() {
    let site = Site::open();
    let sender = Browser::new().speaking(&["sv"]).open(&site);
    sender.play_swiftly("f5d6c3d3c4");
    open(&sender);
    sender.allow_clipboard(Permission::Granted);
    sender.press("copy-link");
    assert_eq!(told(&sender), ("done".into(), "Länken är kopierad.".into()));
    let (copied, types) = sender.clipboard();
    assert_eq!((copied.as_str(), types), (link(&sender).as_str(), vec!["text/plain".to_owned()]));
    assert_eq!(copied, format!("{}#/game/classic/f5d6c3d3c4", site.address("")));

    let receiver = Browser::new().speaking(&["is-IS", "en"]).start();
    receiver.go(&copied);
    receiver.until_ready();
    assert_eq!(receiver.attribute("html", "lang").as_deref(), Some("is"));
    let state = receiver.state();
    assert_eq!((state.ply, state.turn.as_str(), state.last.as_str()), (5, "white", "c4"));
    assert!(
        receiver.text("[data-notice=link]").contains("leikur á c4"),
        "{}",
        receiver.text("[data-notice=link]")
    );
    // The last move is seen being played: the position before stands a moment.
    assert_eq!(receiver.attribute("[data-board]", "data-arrived").as_deref(), Some(""));
    assert_eq!(receiver.how_many(".disc[data-change=placed]"), 1);
    assert_eq!(receiver.how_many(".disc[data-change=turned]"), 1);
    receiver.play("f4");
    assert_eq!(receiver.attribute("[data-board]", "data-arrived"), None);
    // And the answer goes back.
    receiver.click("[data-notice=link] [data-action=share]");
    receiver.until("the dialog is open", || receiver.how_many("[data-dialog=share][open]") == 1);
    assert!(link(&receiver).ends_with("#/game/classic/f5d6c3d3c4f4"), "{}", link(&receiver));
    sender.press("close");
    let before = sender.storage();
    sender.script("location.href = arguments[0]", &[json!(link(&receiver))]);
    sender.until("the answer is there", || sender.state().ply == 6);
    assert_eq!(sender.state().last, "f4");
    let names = |storage: &serde_json::Value| {
        let mut names: Vec<String> = storage.as_object().expect("an object").keys().cloned().collect();
        names.sort();
        names
    };
    assert_eq!(names(&sender.storage()), names(&before), "it is the same game");
}

#[test]
fn lk_16_where_nothing_can_be_copied_the_link_can_be_selected() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    page.allow_clipboard(Permission::Denied);
    page.script(
        "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))",
        &[],
    );
    page.play("f5");
    open(&page);
    page.press("copy-link");
    assert_eq!(
        told(&page),
        ("refused".into(), "The link could not be copied here. Select it and copy it yourself.".into())
    );
    let selected = "const field = document.querySelector('[data-link]'); field.focus(); field.select();
        return field.value.slice(field.selectionStart, field.selectionEnd)";
    assert_eq!(page.script(selected, &[]).as_str(), Some(link(&page).as_str()));
    let heard = page.text("[data-dialog=share] [role=status]");
    assert_eq!(heard.trim(), "The link could not be copied here. Select it and copy it yourself.");
}

#[test]
fn the_systems_own_way_to_share_is_used_where_there_is_one() {
    let site = Site::open();
    let asked = "window.shared = []; window.answer = () => Promise.resolve();
        Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: (what) => { shared.push(what); return answer(); } });";
    let page = Browser::new().speaking(&["en"]).before_every_page(asked).open(&site);
    page.play("f5");
    open(&page);
    page.allow_clipboard(Permission::Granted);
    page.press("send-link");
    page.until("it was shared", || page.script("return shared.length", &[]) == json!(1));
    assert_eq!(page.script("return shared[0].url", &[]), json!(link(&page)));
    assert_eq!(page.attribute("[data-dialog=share] [data-copied]", "data-copied").as_deref(), Some(""));
    page.script("window.answer = () => Promise.reject(new DOMException('', 'AbortError'))", &[]);
    page.press("send-link");
    page.until("it was shared again", || page.script("return shared.length", &[]) == json!(2));
    page.settle();
    assert_eq!(
        page.attribute("[data-dialog=share] [data-copied]", "data-copied").as_deref(),
        Some(""),
        "no fault"
    );
    page.script("window.answer = () => Promise.reject(new DOMException('', 'NotAllowedError'))", &[]);
    page.press("send-link");
    assert_eq!(told(&page), ("done".into(), "The link has been copied.".into()), "what is refused is copied");
}

#[test]
fn se_13_each_form_is_plain_text_with_its_type_and_its_ending() {
    let site = Site::open();
    let page = sharing(&site, "f5d6c3");
    page.allow_clipboard(Permission::Granted);
    let downloads = Downloads::of(&page);
    page.script(
        "window.types = []; const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => { types.push(blob.type); return make(blob); }",
        &[],
    );
    let typed = || page.script("return types.at(-1)", &[]).as_str().unwrap_or_default().to_owned();
    for (form, ending, kind, begins) in [
        ("transcript", "txt", "text/plain;charset=utf-8", "f5d6c3"),
        ("board", "txt", "text/plain;charset=utf-8", "------------------X--------XX-"),
        ("obf", "obf", "text/plain;charset=utf-8", "------------------X--------XX-"),
        ("sgf", "sgf", "application/x-go-sgf;charset=utf-8", "(;FF[4]GM[2]"),
        ("ggf", "ggf", "text/plain;charset=utf-8", "(;GM[Othello]"),
    ] {
        choose_form(&page, form);
        let shown = text(&page);
        assert!(shown.starts_with(begins), "{form}: {shown}");
        page.press("copy-text");
        page.until("it is copied", || page.clipboard().0.replace("\r\n", "\n") == shown);
        assert_eq!(page.clipboard().1, ["text/plain"], "{form}");
        page.click("[data-dialog=share] [data-action=save]");
        let name = format!("reversi-classic-3.{ending}");
        let saved = text_of(downloads.file(&page, &name));
        assert_eq!((saved, typed()), (shown, kind.to_owned()), "{form}");
        downloads.remove(&name);
    }
    for form in ["picture", "numbered-picture"] {
        choose_form(&page, form);
        page.click("[data-action=save][data-file=svg]");
        let svg = text_of(downloads.file(&page, "reversi-classic-3.svg"));
        assert_eq!(typed(), "image/svg+xml;charset=utf-8");
        assert!(svg.starts_with("<svg xmlns="), "{svg}");
        assert_eq!(
            svg.contains(">3</text>\n<circle") || svg.contains("font-size=\"40\""),
            form == "numbered-picture"
        );
        page.click("[data-action=save][data-file=png]");
        let png = downloads.file(&page, "reversi-classic-3.png");
        assert_eq!(typed(), "image/png");
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"), "{:?}", &png[..8]);
        let side = |at: usize| u32::from_be_bytes([png[at], png[at + 1], png[at + 2], png[at + 3]]);
        assert_eq!((side(16), side(20)), (880, 880));
        // Black on white: discs, and more paper than ink.
        assert!(png.len() > 4000, "{} bytes are no board", png.len());
        downloads.remove("reversi-classic-3.svg");
        downloads.remove("reversi-classic-3.png");
    }
    page.press("close");
    let selected = "const range = document.createRange(); range.selectNodeContents(document.querySelector('[data-moves]'));
        getSelection().removeAllRanges(); getSelection().addRange(range); return getSelection().toString()";
    let selected = page.script(selected, &[]);
    for square in ["f5", "d6", "c3"] {
        assert!(selected.as_str().is_some_and(|text| text.contains(square)), "{selected}");
    }
}

#[test]
fn a_form_that_cannot_carry_a_game_says_why() {
    let site = Site::open();
    let page = Browser::new().speaking(&["en"]).open(&site);
    page.new_game("historic");
    page.play_swiftly("d4d5e4e5");
    open(&page);
    for form in ["board", "obf", "ggf"] {
        choose_form(&page, form);
        assert_eq!(page.how_many("[data-refused]"), 1, "{form}");
        assert!(page.text("[data-refused]").ends_with('.'), "{}", page.text("[data-refused]"));
        assert_eq!(page.how_many("[data-dialog=share] :is([data-action=save], [data-action=copy-text])"), 0);
    }
    choose_form(&page, "sgf");
    assert!(text(&page).contains("RU[historic]"), "{}", text(&page));
}

#[test]
fn a_qr_code_is_as_large_as_there_is_room_and_holds_the_link() {
    let site = Site::open();
    let page = sharing(&site, "f5d6c3");
    page.size(360, 640);
    page.press("qr");
    page.until("it is drawn", || page.how_many("svg[data-qr] path") == 1);
    let measure = "const { width, height } = document.querySelector('[data-qr]').getBoundingClientRect(); return [width, height]";
    let [width, height] = [0, 1].map(|at| page.script(measure, &[])[at].as_f64().unwrap_or_default());
    assert!(width >= 300.0 && (width - height).abs() < 1.0, "{width} × {height}");
    let path = page.attribute("[data-qr] path", "d").expect("a path");
    page.script("document.querySelector('[data-action=qr]').click()", &[]);
    page.until("it is gone", || page.how_many("[data-qr]") == 0);
    page.press("close");
    page.play("d3");
    open(&page);
    page.press("qr");
    page.until("it is drawn", || page.how_many("svg[data-qr] path") == 1);
    assert_ne!(page.attribute("[data-qr] path", "d"), Some(path), "another link, another code");
}

#[test]
fn paper_shows_the_game_or_a_score_sheet_and_nothing_to_press() {
    let site = Site::open();
    let stub = "window.printed = []; window.print = () => {
        printed.push(document.querySelector('[data-sheet]')?.innerText ?? 'game');
        setTimeout(() => dispatchEvent(new Event('afterprint')));
    };";
    let page = Browser::new().speaking(&["en"]).before_every_page(stub).open(&site);
    page.play_swiftly(sequence("V01"));
    let print = |what: &str, number: u64| {
        open(&page);
        page.press(what);
        page.until("it is printed", || page.script("return printed.length", &[]) == json!(number));
        page.until("and gone", || page.how_many("[data-sheet], dialog[open]") == 0);
        page.script("return printed.at(-1)", &[]).as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(print("print-game", 1), "game");
    let sheet = print("print-sheet", 2);
    assert!(sheet.contains("Classic Reversi") && sheet.contains("13–0"), "{sheet}");
    assert!(!print("print-empty", 3).contains("13"));
    let _ = page.devtools("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    let seen = "return [...document.querySelectorAll('button, select, [data-moves], .board-picture, [data-count], [data-notice=over]')]
        .filter((element) => element.checkVisibility()).map((element) => element.dataset.ply ? 'move' : element.tagName)";
    let seen = page.script(seen, &[]);
    let seen: Vec<&str> = seen.as_array().expect("a list").iter().filter_map(|tag| tag.as_str()).collect();
    assert!(!seen.contains(&"SELECT") && !seen.contains(&"BUTTON"), "{seen:?}");
    assert!(seen.contains(&"svg"), "{seen:?}");
}
