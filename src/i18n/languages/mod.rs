//! One file per language.

pub(super) mod clerk;
mod computer;
mod da;
mod de;
mod en;
mod hearing;
mod is;
mod lines;
mod records;
mod sharing;
mod sv;

pub(super) use {da::DA, de::DE, en::EN, is::IS, sv::SV};
