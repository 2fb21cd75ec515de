//! Threads of their own, so that the page never waits: the engine's and the clerk's. Each is a web worker; both have the
//! same wasm, apart from the page's.
//!
//! The page's sides are in the page's program, the workers' sides in `bin/worker.rs`, which is built without the page.
//! They speak by [`thought`](crate::formats::thought) and by [`words`](crate::clerk::words).

#[cfg(feature = "ui")]
mod clerk;
#[cfg(feature = "worker")]
mod engine;
#[cfg(feature = "worker")]
mod records;
#[cfg(feature = "worker")]
mod serve;
#[cfg(feature = "ui")]
mod thinking;
#[cfg(feature = "ui")]
mod thread;

#[cfg(feature = "ui")]
pub use clerk::Clerk;
#[cfg(feature = "worker")]
pub use serve::serve;
#[cfg(feature = "ui")]
pub use thinking::{Engine, News};
