//! An open page: what a person does with it, and the machinery below.

use crate::driver::Driver;
use crate::engine::Engine;
use crate::records::squares;
use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use http::Method;
use serde_json::{Value, json};
use std::future::Future;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use url::{ParseError, Url};

/// How long anything may take before a test gives up.
const PATIENCE: Duration = Duration::from_secs(20);

/// Clicks on squares within the page, one after the other, each after the one before has been answered.
const PLAY_SWIFTLY: &str = r#"
    const [squares, done] = arguments;
    const ply = () => document.querySelector("[data-board]").dataset.ply;
    const moment = () => new Promise((resolve) => setTimeout(resolve));
    const play = async () => {
        for (const square of squares) {
            const before = ply();
            document.querySelector(`[data-square="${square}"]`).click();
            for (let waited = 0; ply() === before; waited++) {
                if (waited === 500) return `${square} at ply ${before} was not played`;
                await moment();
            }
        }
    };
    play().then(done, (error) => done(String(error)));
"#;

/// Makes the next element that is asked for a fault.
const FAIL_ONCE: &str = r#"
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function () {
        Document.prototype.createElement = createElement;
        throw new Error("a fault for this test");
    };
    const { cloneNode } = Node.prototype;
    Node.prototype.cloneNode = function () {
        Node.prototype.cloneNode = cloneNode;
        throw new Error("a fault for this test");
    };
"#;

/// A page in a browser of its own.
pub struct Page {
    engine: Engine,
    client: Client,
    runtime: Runtime,
    driver: Option<Driver>,
}

/// What a person does.
impl Page {
    /// Plays the squares of a record such as `f5d6c3` with real clicks, waiting for each to be answered.
    /// A pass, `--`, is nobody's click and is left out.
    ///
    /// # Panics
    /// When a move is not played.
    pub fn play(&self, record: &str) {
        for square in squares(record) {
            let before = self.attribute("[data-board]", "data-ply");
            self.click(&format!("[data-square=\"{square}\"]"));
            self.until(&format!("{square} is played"), || {
                self.attribute("[data-board]", "data-ply") != before
            });
        }
    }

    /// Plays a record by a script within the page: the same clicks, faster.
    ///
    /// # Panics
    /// When a move is not played.
    pub fn play_swiftly(&self, record: &str) {
        let answer = self.wait_for(self.client.execute_async(PLAY_SWIFTLY, vec![json!(squares(record))]));
        assert_eq!(answer, Value::Null, "in {record}");
    }

    /// Presses the button of a command, such as `undo`.
    pub fn press(&self, command: &str) {
        self.click(&format!("[data-action=\"{command}\"]"));
    }

    /// Makes a choice, such as `language` `is`, in a list or among radio buttons.
    pub fn choose(&self, choice: &str, value: &str) {
        let radio = format!("label:has([data-choice=\"{choice}\"][value=\"{value}\"])");
        let option = format!("select[data-choice=\"{choice}\"] option[value=\"{value}\"]");
        self.click(&format!("dialog[open] {radio}, :not(dialog) {option}"));
        self.until("a language is there", || self.attribute("html", "data-fetching").is_none());
    }

    /// Starts a new game of a ruleset in the dialog.
    pub fn new_game(&self, ruleset: &str) {
        self.press("new-game");
        self.choose("ruleset", ruleset);
        self.press("start");
        self.until("a new game has begun", || {
            self.attribute("[data-board]", "data-ply").as_deref() == Some("0")
                && self.attribute("[data-board]", "data-ruleset").as_deref() == Some(ruleset)
        });
    }

    /// Closes the dialog in front.
    pub fn close_dialog(&self) {
        let open = self.how_many("dialog[open]");
        self.click("dialog[open] [data-action=close]");
        self.until("it is closed", || self.how_many("dialog[open]") < open);
    }

    /// Clicks on the first element of a selector.
    ///
    /// # Panics
    /// When there is none, or when something lies over it.
    pub fn click(&self, selector: &str) {
        let element = self.find(selector);
        self.run(element.click(), &format!("a click on {selector}"));
    }

    /// Presses keys, wherever the focus is; the keys' names are those of `fantoccini::key::Key`.
    pub fn keys(&self, keys: &str) {
        let element = self.run(self.client.active_element(), "the element with the focus");
        self.run(element.send_keys(keys), "keys");
    }

    /// Lets the program fail the next time it makes an element.
    pub fn fail_once(&self) {
        let _ = self.script(FAIL_ONCE, &[]);
    }

    /// Loads the page again and waits until it runs.
    pub fn reload(&self) {
        if self.engine == Engine::Firefox {
            // Its driver's own reload passes the service worker by, which a person's does not.
            let address = self.run(self.client.current_url(), "the address");
            self.go(address.as_str());
        } else {
            self.run(self.client.refresh(), "a reload");
        }
        self.until_ready();
    }

    /// Opens an address.
    pub fn go(&self, address: &str) {
        self.run(self.client.goto(address), address);
    }

    /// Goes back to the page before.
    pub fn back(&self) {
        self.run(self.client.back(), "the way back");
    }

    /// Opens another tab at an address; the story goes on there.
    pub fn open_tab(&self, address: &str) {
        let tab = self.run(self.client.new_window(true), "a new tab");
        self.run(self.client.switch_to_window(tab.handle), "its tab");
        self.go(address);
        self.until_ready();
    }

    /// Goes to the tab of this number, counted from 0 in the order of opening.
    ///
    /// # Panics
    /// When there are fewer.
    pub fn switch_to_tab(&self, number: usize) {
        let tabs = self.run(self.client.windows(), "the tabs");
        self.run(self.client.switch_to_window(tabs[number].clone()), "a tab");
    }

    /// Waits until the program runs, with all that belongs to the page.
    pub fn until_ready(&self) {
        self.until_begun();
        self.until("all of the page is there", || self.attribute("html", "data-whole").is_some());
    }

    /// Waits until the program runs, whether or not all of it is there.
    pub fn until_begun(&self) {
        self.until("the page is ready", || self.attribute("html", "data-ready").is_some());
    }

    /// Waits until the program is kept for use without a network.
    pub fn until_kept(&self) {
        self.until("the program is kept", || self.attribute("html", "data-offline-ready").is_some());
    }

    /// Waits until something is so.
    ///
    /// # Panics
    /// When it does not become so; `what` says what was awaited.
    pub fn until(&self, what: &str, is_so: impl Fn() -> bool) {
        let start = Instant::now();
        while !is_so() {
            if start.elapsed() > PATIENCE {
                panic!("waited in vain until {what}; shown: {}; console: {:?}", self.shown(), self.console());
            }
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// Waits until what was changed has been painted.
    pub fn settle(&self) {
        let frames =
            "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(null)))";
        let _ = self.script_until_done(frames, &[]);
    }

    /// Saves a picture of what is seen.
    ///
    /// # Panics
    /// When the file cannot be written.
    pub fn screenshot(&self, file: &Path) {
        std::fs::write(file, self.picture()).expect("the picture is saved");
    }

    /// A picture of what is seen, as a PNG.
    #[must_use]
    pub fn picture(&self) -> Vec<u8> {
        self.run(self.client.screenshot(), "a picture")
    }
}

/// What a person sees, and what the browser knows.
impl Page {
    /// The text of the first element of a selector.
    #[must_use]
    pub fn text(&self, selector: &str) -> String {
        self.run(self.find(selector).text(), selector)
    }

    /// An attribute of the first element of a selector; `None` when it has none or there is no such element.
    #[must_use]
    pub fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.read(script, &[json!(selector), json!(name)]).as_str().map(str::to_owned)
    }

    /// How many elements a selector finds.
    #[must_use]
    pub fn how_many(&self, selector: &str) -> u64 {
        let found = self.read("return document.querySelectorAll(arguments[0]).length", &[json!(selector)]);
        found.as_u64().expect("a number")
    }

    /// The title of the page.
    #[must_use]
    pub fn title(&self) -> String {
        self.run(self.client.title(), "the title")
    }

    /// What the page has stored, as an object of texts.
    #[must_use]
    pub fn storage(&self) -> Value {
        self.script("return { ...localStorage }", &[])
    }

    /// Runs a script in the page; `return` gives its answer.
    ///
    /// # Panics
    /// When the script throws.
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        self.run(self.client.execute(script, arguments.to_vec()), script)
    }

    /// Runs a script that ends by calling its last argument with the answer.
    ///
    /// # Panics
    /// When the script throws.
    pub fn script_until_done(&self, script: &str, arguments: &[Value]) -> Value {
        self.run(self.client.execute_async(script, arguments.to_vec()), script)
    }
}

impl Page {
    pub(crate) fn new(engine: Engine, runtime: Runtime, client: Client, driver: Driver) -> Self {
        Self { engine, client, runtime, driver: Some(driver) }
    }

    pub(crate) fn engine(&self) -> Engine {
        self.engine
    }

    pub(crate) fn driver_said(&self) -> Vec<String> {
        self.driver.as_ref().map(Driver::said).unwrap_or_default()
    }

    /// Runs a script that only looks: once more if the page went away under it.
    fn read(&self, script: &str, arguments: &[Value]) -> Value {
        match self.runtime.block_on(self.client.execute(script, arguments.to_vec())) {
            Ok(answer) => answer,
            Err(error) if is_lost(&error) => self.script(script, arguments),
            Err(error) => panic!("{script}: {error}"),
        }
    }

    fn find(&self, selector: &str) -> Element {
        self.run(self.client.wait().at_most(PATIENCE).for_element(Locator::Css(selector)), selector)
    }

    /// The state of the board and the notices, for messages about what went wrong.
    fn shown(&self) -> Value {
        let board = "{ ...document.querySelector('[data-board]')?.dataset }";
        let notices = "[...document.querySelectorAll('[data-notice]')].map((notice) => notice.innerText)";
        self.script(&format!("return [{board}, {notices}]"), &[])
    }

    pub(crate) fn vendor(&self, path: &'static str, body: Value) -> Value {
        self.run(self.client.issue_cmd(Vendor { path, body }), path)
    }

    fn wait_for<T>(&self, command: impl Future<Output = Result<T, CmdError>>) -> T {
        self.run(command, "a script")
    }

    fn run<T>(&self, command: impl Future<Output = Result<T, CmdError>>, what: &str) -> T {
        self.runtime.block_on(command).unwrap_or_else(|error| panic!("{what}: {error}"))
    }
}

impl Drop for Page {
    /// Ends the browser; a story that ended well has left no error behind.
    fn drop(&mut self) {
        let errors = if thread::panicking() { Vec::new() } else { self.console_errors() };
        // The browser goes with its driver; asking it first lets it remove its profile.
        drop(self.runtime.block_on(self.client.clone().close()));
        drop(self.driver.take());
        assert!(errors.is_empty(), "errors in the console: {errors:#?}");
    }
}

/// Whether a command met with no answer because the page went away: WebKit's driver says so or says nothing.
fn is_lost(error: &CmdError) -> bool {
    match error {
        CmdError::FailedC(_) => true,
        CmdError::Standard(told) => told.message.contains("before the unload event"),
        _ => false,
    }
}

/// A command that only some browsers know, below the address of the session.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
