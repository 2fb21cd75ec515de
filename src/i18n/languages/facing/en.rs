//! English: two people at one screen.

use crate::i18n::Facing;

pub(in crate::i18n::languages) const FACING: Facing = Facing {
    heading: "Where you sit",
    same_side: "Side by side",
    face_to_face: "Face to face",
    far_language: "Language on the far side",
    follow: "Turn the board after each move",
};
