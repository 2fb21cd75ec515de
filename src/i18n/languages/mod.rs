//! One file per language.

pub(super) mod clerk;
mod computer;
mod contest;
mod da;
mod de;
mod en;
mod facing;
mod feel;
mod hearing;
mod is;
mod lines;
mod records;
mod set_up;
mod sharing;
mod shelf;
mod sv;

pub(crate) use {da::DA, de::DE, en::EN, is::IS, sv::SV};
