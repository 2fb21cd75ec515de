//! The picture of the board, as the browser has understood it.

use browser_tests::{Browser, Site};
use serde_json::json;

#[test]
fn every_part_of_a_picture_is_svg_and_none_is_wrapped_in_a_group_of_its_own() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.play_swiftly("f5d6c3");
    page.press("new-game");
    let strange = r#"
        const parts = [...document.querySelectorAll("svg, svg *")];
        const foreign = parts.filter((part) => part.namespaceURI !== "http://www.w3.org/2000/svg");
        const nameless = parts.filter((part) => part.matches("g:not([class])"));
        return [parts.length > 500, foreign.length, nameless.length];
    "#;
    assert_eq!(page.script(strange, &[]), json!([true, 0, 0]));
}

#[test]
fn each_occupied_square_has_one_disc_of_its_colour() {
    let site = Site::open();
    let page = Browser::new().open(&site);
    page.new_game("historic");
    page.play_swiftly("d4d5e4e5d6");
    let drawn = |colour: &str| page.how_many(&format!(".board-discs .disc[data-disc={colour}]"));
    assert_eq!((drawn("black"), drawn("red")), (page.count("black"), page.count("red")));
    page.press("undo");
    assert_eq!((drawn("black"), drawn("red")), (page.count("black"), page.count("red")));
}
