//! One file per language.

mod computer;
mod da;
mod de;
mod en;
mod feel;
mod hearing;
mod is;
mod sv;

pub(super) use {da::DA, de::DE, en::EN, is::IS, sv::SV};
