//! The examples from a terminal: what they print, and how they fail.

use std::process::{Command, Output};

/// Runs an example as a reader would, in the profile in which the tests have built it already.
fn run(example: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--profile", "test", "--example", example, "--"])
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

fn check_replay(arguments: &[&str], printed: &str) {
    let output = run("replay", arguments);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let expected: Vec<&str> = printed.trim().lines().map(str::trim).collect();
    assert_eq!(text.trim().lines().collect::<Vec<_>>(), expected, "{arguments:?}");
}

/// The example ends with this status and says this, and nothing else, on the error stream.
fn check_replay_fails(arguments: &[&str], status: i32, said: &str) {
    let output = run("replay", arguments);
    assert_eq!(output.status.code(), Some(status), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr).trim(), said, "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
}

#[test]
fn replay_shows_board_score_turn_and_passes() {
    let after_the_pass = "
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        . . . X X . . O
        . . + X X X O O
        . . . . . X . O
        . . . . + X . .
        . . . . . . . .
        O to move

        Black 8, White 4
        White to move: c5 e7
        ply 9: Black passed, no legal square";
    check_replay(&["classic", "f5f6d3g5h5h4f7h6"], after_the_pass);
    check_replay(&["classic", "f5", "F6", "d3g5 h5h4", "f7 h6", "--"], after_the_pass);
}

#[test]
fn replay_shows_who_won_and_what_is_in_hand() {
    check_replay(
        &["historic", "d5 d4 e5 e4 d3 c4 b5 e6 f5 d6 d7"],
        "
        . . . . . . . .
        . . . . . . . .
        . . . X . . . .
        . . X X X . . .
        . X . X X X . .
        . . . X X . . .
        . . . X . . . .
        . . . . . . . .
        O to move

        Black 11 (26 in hand), Red 0 (27 in hand)
        over, Black wins: nobody can enclose a disc",
    );
}

#[test]
fn replay_names_a_bad_move_and_its_reason() {
    check_replay_fails(&["classic", "d3d4d5"], 1, "ply 2, d4: a disc lies there already");
    check_replay_fails(
        &["classic", "f5", "--"],
        1,
        "ply 2, a pass: the side to move has a legal square and may not pass",
    );
    check_replay_fails(
        &["historic", "d4d3"],
        1,
        "ply 2, d3: only the centre squares are played until they are full",
    );
    check_replay_fails(&["classic", "f5 d6 x9 c3"], 1, "no square begins \"x9 c3\"");
}

#[test]
fn replay_without_arguments_tells_how_it_is_used() {
    let output = run("replay", &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("usage: replay <ruleset> <moves>"));
    let unknown = run("replay", &["chess", "e4"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("classic, reverse, historic"));
}

#[test]
fn solve_prints_score_and_best_moves() {
    let board = "-OOOOOOOXXOXOXO-XXOOOOOOX-XOOOOOXXXOOOOO-XXOOOOOOOOOOXXXOX-OXXX-";
    let check = |ruleset: &str, score: &str, best: &str| {
        let output = run("solve", &[ruleset, board, "X"]);
        let text = String::from_utf8_lossy(&output.stdout);
        let columns: Vec<&str> = text.trim().split('\t').collect();
        assert_eq!(columns.get(..2), Some([score, best].as_slice()), "{ruleset}: {output:?}");
        assert!(columns[2].ends_with(" nodes") && columns[3].ends_with(" ms"), "{text}");
    };
    check("classic", "-38", "c8");
    check("reverse", "+36", "b4");
}

#[test]
fn solve_says_what_it_cannot_read() {
    let unknown = run("solve", &["classic", "XO", "X"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("64 signs"));
    let usage = run("solve", &[]);
    assert_eq!(usage.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&usage.stderr).starts_with("usage: solve <ruleset>"));
}

#[test]
fn match_scores_a_player_against_itself_even() {
    let output = run("match", &["6x6.usual.shared.most.white", "2:6@none", "2:6@none", "8"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(text.lines().next(), Some("2:6@none against 2:6@none: 50.0 % ± 0.0 in 8 games"));
}

#[test]
fn match_names_what_it_cannot_use() {
    let check = |arguments: &[&str], status: i32, said: &str| {
        let output = run("match", arguments);
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(text.starts_with(said), "{arguments:?}: {text}");
    };
    check(&[], 2, "usage: match <ruleset> <player> <player> [games]");
    check(&["classic", "1", "99"], 1, "there is no such level");
    check(&["classic", "1", "2@Cargo.toml"], 1, "these are no weights");
}
