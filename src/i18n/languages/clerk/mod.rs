//! What the clerk says of records, in each language.

pub(super) mod da;
pub(super) mod de;
pub(super) mod en;
pub(super) mod is;
pub(super) mod sv;

pub(in crate::i18n) use {da::DA, de::DE, en::EN, is::IS, sv::SV};
