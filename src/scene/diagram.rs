//! A picture of the board as a file of its own: SVG that needs no style, as books print it, in ink on paper.

use std::fmt::Write as _;

use super::{
    layout::{Label, Layout},
    picture::Picture,
    sheet::numbers,
};
use crate::{game::Game, i18n::Colour, rules::Square};

/// What is written on the discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// Nothing.
    Hidden,
    /// On each disc that was placed, its number.
    OnDiscs,
}

const INK: &str = "#15191a";
const PAPER: &str = "#ffffff";
const RED: &str = "#c23a2b";

/// The position after `ply` plies. It has no words, and nothing in it comes from other people.
#[must_use]
pub fn diagram(game: &Game, ply: usize, shown: Numbers) -> String {
    let picture = Picture::of(game.position_at(ply));
    let layout = picture.layout;
    let mut svg = empty_board(layout);
    let numbers = if shown == Numbers::OnDiscs { numbers(game, ply) } else { Vec::new() };
    for &(square, colour) in &picture.discs {
        add_disc(&mut svg, layout.middle(square), colour);
        if let Some((_, number)) = numbers.iter().find(|(placed, _)| *placed == square) {
            add_number(&mut svg, layout, square, colour, *number);
        }
    }
    svg + "</svg>\n"
}

/// The score sheet of a game up to `ply`: the discs of the start, and on every other square the number of the move that
/// was placed there. At ply 0 it is the sheet to be filled in.
#[must_use]
pub fn sheet(game: &Game, ply: usize) -> String {
    let picture = Picture::of(game.position_at(0));
    let layout = picture.layout;
    let mut svg = empty_board(layout);
    for &(square, colour) in &picture.discs {
        add_disc(&mut svg, layout.middle(square), colour);
    }
    for (square, number) in numbers(game, ply) {
        add_number(&mut svg, layout, square, Colour::White, number);
    }
    svg + "</svg>\n"
}

/// The paper with the lines of the board, still open.
fn empty_board(layout: Layout) -> String {
    let (start, width) = layout.frame();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{}\" width=\"{width}\" height=\"{width}\">\n\
         <rect x=\"{start}\" y=\"{start}\" width=\"{width}\" height=\"{width}\" fill=\"{PAPER}\"/>\n",
        layout.view_box()
    );
    add_board(&mut svg, layout);
    svg
}

fn add_board(svg: &mut String, layout: Layout) {
    let squares = layout.outlines(layout.shape.squares());
    add(svg, format_args!(r#"<path d="{squares}" fill="none" stroke="{INK}" stroke-width="2"/>"#));
    for (x, y) in layout.dots() {
        add(svg, format_args!(r#"<circle cx="{x}" cy="{y}" r="7" fill="{INK}"/>"#));
    }
    for Label { text, x, y } in layout.labels() {
        // Text is placed by its baseline: a third of its height below the middle.
        let y = y + 9;
        add(
            svg,
            format_args!(r#"<text x="{x}" y="{y}" font-size="27" {LETTERS} fill="{INK}">{text}</text>"#),
        );
    }
}

const LETTERS: &str = r#"font-family="sans-serif" text-anchor="middle""#;

fn add_disc(svg: &mut String, (x, y): (u32, u32), colour: Colour) {
    let fill = match colour {
        Colour::Black => INK,
        Colour::White => PAPER,
        Colour::Red => RED,
    };
    add(
        svg,
        format_args!(r#"<circle cx="{x}" cy="{y}" r="40" fill="{fill}" stroke="{INK}" stroke-width="3"/>"#),
    );
}

fn add_number(svg: &mut String, layout: Layout, square: Square, colour: Colour, number: usize) {
    let (x, y) = layout.middle(square);
    let fill = if colour == Colour::White { INK } else { PAPER };
    let y = y + 14;
    add(svg, format_args!(r#"<text x="{x}" y="{y}" font-size="40" {LETTERS} fill="{fill}">{number}</text>"#));
}

fn add(svg: &mut String, element: std::fmt::Arguments<'_>) {
    // Writing to a text cannot fail.
    let _ = svg.write_fmt(element);
    svg.push('\n');
}
