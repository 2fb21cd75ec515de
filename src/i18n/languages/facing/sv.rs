//! Swedish: two people at one screen.

use crate::i18n::Facing;

pub(in crate::i18n::languages) const FACING: Facing = Facing {
    heading: "Var ni sitter",
    same_side: "Bredvid varandra",
    face_to_face: "Mitt emot varandra",
    far_language: "Språk på andra sidan",
    follow: "Vrid brädet efter varje drag",
};
