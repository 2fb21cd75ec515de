//! The browser, wrapped: storage, chance, the root of the page, other tabs, focus, failures.

pub mod chance;
pub mod failure;
pub mod page;
pub mod store;
pub mod tabs;
