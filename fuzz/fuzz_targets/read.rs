//! Any bytes, as if they had been pasted, dropped or opened.

#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../exercise.rs"]
mod exercise;

fuzz_target!(|bytes: &[u8]| {
    exercise::exercise(bytes);
});
