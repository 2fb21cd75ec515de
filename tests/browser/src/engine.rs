//! The three browser engines in which the page is played.

use serde_json::{Map, Value, json};
use std::env;

/// A browser for each engine that the web has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Blink, in Chromium or Chrome. Its developer tools show the page other screens and other wishes.
    Chromium,
    /// Gecko, in Firefox.
    Firefox,
    /// WebKit, in the small browser that comes with its library for GTK.
    WebKit,
}

impl Engine {
    /// The one that the variable `TEST_BROWSER` names, `chromium`, `firefox` or `webkit`; otherwise Chromium.
    ///
    /// # Panics
    /// When it names another one.
    #[must_use]
    pub fn chosen() -> Self {
        match env::var("TEST_BROWSER").as_deref() {
            Err(_) | Ok("" | "chromium") => Self::Chromium,
            Ok("firefox") => Self::Firefox,
            Ok("webkit") => Self::WebKit,
            Ok(other) => panic!("TEST_BROWSER is chromium, firefox or webkit, not {other}"),
        }
    }

    /// The program that takes our commands for it.
    pub(crate) fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => "geckodriver",
            Self::WebKit => "WebKitWebDriver",
        }
    }

    /// Whether it cannot do without a screen.
    pub(crate) fn wants_a_screen(self) -> bool {
        self == Self::WebKit
    }

    /// What its driver has to know in order to start it, where a site may keep things or not.
    pub(crate) fn capabilities(self, may_keep: bool) -> Map<String, Value> {
        let capabilities = match self {
            Self::Chromium => chromium(may_keep),
            Self::Firefox => firefox(may_keep),
            Self::WebKit => webkit(may_keep),
        };
        capabilities.as_object().cloned().unwrap_or_default()
    }
}

fn chromium(may_keep: bool) -> Value {
    let arguments = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--hide-scrollbars",
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
    ];
    let cookies = if may_keep { 1 } else { 2 };
    json!({
        "browserName": "chrome",
        "goog:loggingPrefs": { "browser": "ALL" },
        "goog:chromeOptions": {
            "args": arguments,
            "prefs": { "profile.default_content_setting_values.cookies": cookies },
        },
    })
}

fn firefox(may_keep: bool) -> Value {
    let preferences = if may_keep { json!({}) } else { json!({ "network.cookie.cookieBehavior": 2 }) };
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": { "args": ["-headless"], "prefs": preferences },
    })
}

/// The driver knows its browser, and that one knows no such wish.
fn webkit(may_keep: bool) -> Value {
    assert!(may_keep, "in WebKit a site cannot be forbidden to keep things: this is a test for tests/page/");
    json!({})
}
