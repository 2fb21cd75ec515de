//! The list of kept games, in each language.

pub(super) mod da;
pub(super) mod de;
pub(super) mod en;
pub(super) mod is;
pub(super) mod sv;
