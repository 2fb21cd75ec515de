//! German: two people at one screen.

use crate::i18n::Facing;

pub(in crate::i18n::languages) const FACING: Facing = Facing {
    heading: "Wo ihr sitzt",
    same_side: "Nebeneinander",
    face_to_face: "Einander gegenüber",
    far_language: "Sprache gegenüber",
    follow: "Brett nach jedem Zug drehen",
};
