//! One file per language.

mod computer;
mod contest;
mod da;
mod de;
mod en;
mod hearing;
mod is;
mod set_up;
mod sv;

pub(super) use {da::DA, de::DE, en::EN, is::IS, sv::SV};
