//! Written forms of games: one file each. A reader trusts nothing: what it takes in is replayed by the
//! rules, and it never panics, whatever the bytes.

pub mod link;
pub mod save;
pub mod thought;
pub mod transcript;
