//! Icelandic: two people at one screen.

use crate::i18n::Facing;

pub(in crate::i18n::languages) const FACING: Facing = Facing {
    heading: "Hvar þið sitjið",
    same_side: "Hlið við hlið",
    face_to_face: "Hvort á móti öðru",
    far_language: "Tungumál hinum megin",
    follow: "Snúa borðinu eftir hvern leik",
};
