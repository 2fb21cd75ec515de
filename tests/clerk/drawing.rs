//! QR codes.

use reversi::{
    clerk::{Answer, Clerk, Errand, QrCode},
    formats::link,
    game::Game,
    rules::{Position, Ruleset},
};

use super::done;

fn drawn(text: &str) -> QrCode {
    match done(&mut Clerk::default(), Errand::Draw(text.to_owned())) {
        Answer::Drawn(code) => code,
        other => panic!("{other:?}"),
    }
}

/// The modules of a code, row by row, dark ones as `#`; read back from its path.
fn modules(code: &QrCode) -> Vec<String> {
    let side = code.side as usize;
    let mut rows = vec![vec![' '; side]; side];
    for run in code.path.split('M').skip(1) {
        let (corner, run) = run.split_once('h').expect("a run to the right");
        let (x, y) = corner.split_once(' ').expect("its corner");
        let length =
            run.split('v').next().and_then(|length| length.parse::<usize>().ok()).expect("its length");
        let (x, y): (usize, usize) = (x.parse().expect("x"), y.parse().expect("y"));
        rows[y][x..x + length].fill('#');
    }
    rows.into_iter().map(|row| row.into_iter().collect()).collect()
}

#[test]
fn a_code_has_its_three_eyes_and_a_quiet_edge() {
    let code = drawn("https://example.org/reversi/#/game/classic/f5d6");
    let rows = modules(&code);
    let eye = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
    let last = rows.len() - 11;
    for (top, left) in [(4, 4), (4, last), (last, 4)] {
        let seen: Vec<&str> = rows[top..top + 7].iter().map(|row| &row[left..left + 7]).collect();
        assert_eq!(seen, eye, "{top} {left}");
    }
    let edge = |row: &String| row.trim().is_empty();
    assert!(rows[..4].iter().all(edge) && rows[rows.len() - 4..].iter().all(edge));
    assert!(rows.iter().all(|row| row.starts_with("    ") && row.ends_with("    ")));
}

/// What a reader of codes makes of a picture of the code, each module so many pixels wide.
fn read(code: &QrCode, pixels: usize) -> String {
    let rows: Vec<Vec<u8>> = modules(code).into_iter().map(String::into_bytes).collect();
    let width = rows.len() * pixels;
    let is_dark = |x: usize, y: usize| rows[y / pixels][x / pixels] == b'#';
    let mut picture = rqrr::PreparedImage::prepare_from_bitmap(width, width, is_dark);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "one code is seen");
    grids[0].decode().expect("it is read").1
}

#[test]
fn a_reader_of_codes_reads_the_shortest_and_the_longest_link() {
    let mut longest = Game::from_position(start_with_one_disc_more());
    while let Some(square) = longest.position().legal().iter().last() {
        longest.place(square).expect("a legal square");
        longest.settle();
    }
    let place = "https://somebody-with-a-long-name.github.io/a-repository-with-a-long-name/";
    let longest = format!("{place}{}", link::to_view(&longest, 0));
    assert!(longest.len() > 300, "{longest}");
    let most = format!("{place}#/game/classic/{}", "f5".repeat((link::LONGEST - place.len()) / 2));
    for text in ["https://example.org/#/game/classic/start", &longest, &most] {
        for pixels in [3, 5] {
            assert_eq!(read(&drawn(text), pixels), text);
        }
    }
}

/// On the largest board, so that its start stands in the link, too.
fn start_with_one_disc_more() -> Position {
    let ruleset: Ruleset = "10x10.usual.own.fewest.red".parse().expect("a ruleset");
    let start = Position::start(ruleset);
    start.place(start.legal().iter().next().expect("a legal square")).expect("a move")
}

#[test]
fn a_longer_text_has_a_larger_code_and_another_text_another_one() {
    let (short, long) = (drawn("f5"), drawn(&"f5d6".repeat(60)));
    assert_eq!(short.side, 21 + 8);
    assert!(long.side > short.side);
    assert_ne!(short, drawn("f4"));
}

#[test]
fn what_no_code_holds_is_refused() {
    let answer = done(&mut Clerk::default(), Errand::Draw("f5d6".repeat(2000)));
    assert_eq!(answer, Answer::Refused("This is too long for a QR code.".into()));
}
