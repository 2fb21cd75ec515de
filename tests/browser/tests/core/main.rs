//! What must be true in every engine: the one that `TEST_BROWSER` names plays these stories, with nothing but WebDriver.
//!
//! Chromium plays those of `tests/page/` as well, which want its developer tools (another screen, a system's wishes, a
//! script before the page's own, a slow line), or ask what an engine does not decide: the rules, texts, what is stored.

mod keep;
mod languages;
mod offline;
mod opponent;
mod play;
mod rules;
