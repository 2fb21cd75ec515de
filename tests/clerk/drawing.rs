//! QR codes.

use reversi::clerk::{Answer, Clerk, Errand, QrCode};

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
