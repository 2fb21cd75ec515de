//! Drawings that do not change, as the inside of an `<svg>`: the empty board, small boards, discs, trays.
//!
//! They are texts because everything that shows a board draws it in the same way: the page, pictures in a
//! dialog, figures in a text. What they look like is the style's, by class and `data-*`.

use std::fmt::Write as _;

use super::{
    board::colour_id,
    layout::{Label, Layout},
    picture::Picture,
    strip::Hand,
};
use crate::i18n::Colour;

/// The frame, the squares and the dots of a board.
///
/// ```
/// use reversi::{rules::Shape, scene::{Layout, svg}};
/// let field = svg::field(Layout { shape: Shape::Square6, turned: false });
/// assert!(field.starts_with(r#"<rect class="board-frame" x="-40" y="-40" width="680" height="680"/>"#));
/// ```
#[must_use]
pub fn field(layout: Layout) -> String {
    let (start, width) = layout.frame();
    let mut svg =
        format!(r#"<rect class="board-frame" x="{start}" y="{start}" width="{width}" height="{width}"/>"#);
    let squares = layout.outlines(layout.shape.squares());
    for class in ["board-edge", "board-inner-edge", "board-squares"] {
        add(&mut svg, format_args!(r#"<path class="{class}" d="{squares}"/>"#));
    }
    add(&mut svg, format_args!(r#"<path class="board-chequer" d="{}"/>"#, layout.outlines(layout.chequer())));
    svg
}

/// The dots at the crossings, which lie over the mark of the last move.
#[must_use]
pub fn dots(layout: Layout) -> String {
    let mut svg = String::new();
    for (x, y) in layout.dots() {
        add(&mut svg, format_args!(r#"<circle class="board-dot" cx="{x}" cy="{y}" r="7"/>"#));
    }
    svg
}

/// The letters and numbers of the frame.
#[must_use]
pub fn coordinates(layout: Layout) -> String {
    let mut svg = String::new();
    for Label { text, x, y } in layout.labels() {
        add(&mut svg, format_args!(r#"<text class="board-coordinate" x="{x}" y="{y}">{text}</text>"#));
    }
    svg
}

/// A board with its discs and nothing else.
#[must_use]
pub fn board(picture: &Picture) -> String {
    field(picture.layout) + &dots(picture.layout) + &discs(picture)
}

/// A board in as few parts as can be, for lists of many: its squares, and one shape for all discs of a colour.
///
/// ```
/// use reversi::{rules::Ruleset, scene::{Picture, svg}};
/// let small = svg::miniature(&Picture::of_start(Ruleset::default()));
/// assert_eq!(small.matches('<').count(), 8);
/// ```
#[must_use]
pub fn miniature(picture: &Picture) -> String {
    let Picture { layout, discs, .. } = picture;
    let (start, width) = layout.frame();
    let squares = layout.outlines(layout.shape.squares());
    let mut svg = format!(
        r#"<rect class="board-frame" x="{start}" y="{start}" width="{width}" height="{width}"/><path class="board-squares" d="{squares}"/>"#
    );
    for colour in [Colour::Black, Colour::White, Colour::Red] {
        let mut shape = String::new();
        for (square, _) in discs.iter().filter(|(_, there)| *there == colour) {
            let (x, y) = layout.middle(*square);
            add(&mut shape, format_args!("M{} {y}a40 40 0 1 0 80 0a40 40 0 1 0-80 0z", x - 40));
        }
        if !shape.is_empty() {
            let id = colour_id(colour);
            add(
                &mut svg,
                format_args!(r#"<g class="disc" data-disc="{id}"><path class="disc-face" d="{shape}"/></g>"#),
            );
        }
    }
    svg
}

/// The discs of a board.
#[must_use]
pub fn discs(picture: &Picture) -> String {
    let Picture { layout, discs, .. } = picture;
    discs.iter().map(|&(square, colour)| disc(colour, layout.middle(square))).collect()
}

/// A disc around a point.
#[must_use]
pub fn disc(colour: Colour, (x, y): (u32, u32)) -> String {
    let colour = colour_id(colour);
    format!(r#"<g class="disc" transform="translate({x} {y})" data-disc="{colour}">{DISC}</g>"#)
}

/// The parts of a disc. From below: its shadow; the far side, seen as a thin rim; the face; its groove; the
/// inner groove of the old counters.
pub const DISC: &str = concat!(
    r#"<circle class="disc-shadow" cy="5" r="41"/>"#,
    r#"<g class="disc-body">"#,
    r#"<circle class="disc-rim" cy="3" r="40"/>"#,
    r#"<circle class="disc-face" cy="-1" r="40"/>"#,
    r#"<circle class="disc-groove" cy="-1" r="31"/>"#,
    r#"<circle class="disc-core" cy="-1" r="20"/>"#,
    "</g>",
);

/// The other face of a disc that turns to `colour`, lying on the new one while it still shows.
///
/// It names the colour so that a disc which turns twice in a row is drawn anew, and moves anew.
#[must_use]
pub fn old_face(colour: Colour) -> String {
    format!(
        concat!(
            r#"<g class="disc-old" data-turns="{}">"#,
            r#"<circle class="old-rim" cy="3" r="40"/>"#,
            r#"<circle class="old-face" cy="-1" r="40"/>"#,
            r#"<circle class="old-groove" cy="-1" r="31"/>"#,
            r#"<circle class="old-core" cy="-1" r="20"/>"#,
            "</g>",
        ),
        colour_id(colour)
    )
}

/// A disc around a point that does not lie there: it is still to come (`ghost`), or it has just gone, with the discs
/// of `ring` (`lifted`).
#[must_use]
pub fn ghost(class: &str, colour: Colour, (x, y): (u32, u32), ring: u8) -> String {
    let colour = colour_id(colour);
    format!(
        r#"<g class="{class}" transform="translate({x} {y})" data-disc="{colour}" data-ring="{ring}"><g class="disc-whole">{DISC}</g></g>"#
    )
}

/// The mark on a disc that would turn to this colour.
#[must_use]
pub fn would_turn(colour: Colour, (x, y): (u32, u32)) -> String {
    let colour = colour_id(colour);
    format!(r#"<circle class="would-turn" data-disc="{colour}" cx="{x}" cy="{}" r="35"/>"#, y - 1)
}

/// The mark on the disc that was placed last.
pub const LAST: &str = r#"<circle class="disc-last" cy="-1" r="9"/>"#;

/// The discs in hand, on edge in their tray.
#[must_use]
pub fn tray(hand: &Hand) -> String {
    let mut svg = String::new();
    for slot in hand.slots() {
        let (x, held) = (slot.x, if slot.held { " data-held" } else { "" });
        add(
            &mut svg,
            format_args!(r#"<rect class="tray-slot" x="{x}" y="0" width="6" height="14" rx="1.5"{held}/>"#),
        );
    }
    svg
}

fn add(svg: &mut String, part: std::fmt::Arguments<'_>) {
    // Writing to a text cannot fail.
    let _ = svg.write_fmt(part);
}
