//! Danish: two people at one screen.

use crate::i18n::Facing;

pub(in crate::i18n::languages) const FACING: Facing = Facing {
    heading: "Hvor I sidder",
    same_side: "Ved siden af hinanden",
    face_to_face: "Over for hinanden",
    far_language: "Sprog på den anden side",
    follow: "Drej brættet efter hvert træk",
};
