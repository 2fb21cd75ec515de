//! The browser, wrapped: storage, calendar, chance, the clipboard, files, what is dropped and pasted, the root of the page, its
//! address, other tabs, focus, what hands point at, what is heard, failures, the program itself.

pub mod address;
pub mod calendar;
pub mod chance;
pub mod clipboard;
pub mod failure;
pub mod files;
pub mod hand_out;
pub mod hands;
pub mod incoming;
pub mod keeping;
pub mod offline;
pub mod page;
pub mod sound;
pub mod store;
pub mod tabs;
pub mod time;
