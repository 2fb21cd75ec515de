//! The engine's own thread, so that the page never waits: a web worker with a wasm of its own.
//!
//! The page's side is in the page's program, the engine's side in `bin/worker.rs`, which is built without the page.
//! They speak by [`thought`](crate::formats::thought).

#[cfg(feature = "worker")]
mod engine;
#[cfg(feature = "ui")]
mod page;

#[cfg(feature = "worker")]
pub use engine::serve;
#[cfg(feature = "ui")]
pub use page::{Engine, News};
