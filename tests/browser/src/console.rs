//! What the browser tells a developer: the errors in its console, and Chromium's own tools.

use crate::engine::Engine;
use crate::page::Page;
use serde_json::{Value, json};

/// What Firefox says before an exception of a page that nobody caught.
const EXCEPTION: &str = "JavaScript error: http";

impl Page {
    /// The errors in the browser's console since the last look: exceptions, missing files, refused policies.
    ///
    /// Firefox tells of exceptions only. WebKit shows its console to nobody while it is driven: there, it is the
    /// program's own notice of a failure.
    #[must_use]
    pub fn console_errors(&self) -> Vec<String> {
        match self.engine() {
            Engine::Chromium => {
                let entries = self.console();
                let errors = entries.iter().filter(|entry| entry["level"] == "SEVERE");
                errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
            }
            Engine::Firefox => {
                let said = self.driver_said().into_iter();
                said.filter(|line| line.starts_with(EXCEPTION)).collect()
            }
            Engine::WebKit => {
                let failures = "return [...document.querySelectorAll('[data-notice=failure]')].map((notice) => notice.innerText)";
                serde_json::from_value(self.script(failures, &[])).expect("texts")
            }
        }
    }

    /// A command of Chromium's developer tools.
    ///
    /// # Panics
    /// In another browser: a test that needs them belongs to `tests/page/`, not to `tests/core/`.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        assert_eq!(self.engine(), Engine::Chromium, "{command} is a command of Chromium's developer tools");
        self.vendor("goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// All that stands in the console since the last look, where the browser shows it.
    pub(crate) fn console(&self) -> Vec<Value> {
        match self.engine() {
            Engine::Chromium => {
                let log = self.vendor("se/log", json!({ "type": "browser" }));
                log.as_array().cloned().unwrap_or_default()
            }
            Engine::Firefox => self.driver_said().into_iter().map(Value::from).collect(),
            Engine::WebKit => Vec::new(),
        }
    }
}
