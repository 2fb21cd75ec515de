//! Bytes of any kind, and records in which bytes were changed: no reader panics, and what is read is a game.

use std::{fs, path::Path};

use proptest::prelude::{Strategy, any, prop, proptest};

use super::exercise::exercise;

/// The texts and files from which the fuzzer begins, in order.
fn corpus() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/read");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a readable folder").path())
        .map(|path| (path.display().to_string(), fs::read(&path).expect("a readable file")))
        .collect();
    files.sort();
    files
}

#[test]
fn every_record_of_the_corpus_keeps_the_promises() {
    let played = corpus().iter().filter(|(_, bytes)| exercise(bytes) > 0).count();
    let damaged = corpus().iter().filter(|(name, _)| name.contains("damaged")).count();
    assert!(
        damaged > 0 && played + damaged >= corpus().len(),
        "{played} of {} can be played",
        corpus().len()
    );
}

/// A record of the corpus with some bytes changed, left out, or doubled.
fn mutated() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), 0..4_u8, any::<u8>());
    (prop::sample::select(corpus()), prop::collection::vec(change, 0..8)).prop_map(
        |((_, mut bytes), changes)| {
            for (at, how, byte) in changes {
                let at = at.index(bytes.len() + 1);
                match how {
                    0 => bytes.insert(at, byte),
                    1 => drop(bytes.drain(at..(at + usize::from(byte % 8)).min(bytes.len()))),
                    2 => bytes.extend_from_within(at..(at + usize::from(byte)).min(bytes.len())),
                    _ => bytes[at..].iter_mut().take(1).for_each(|old| *old = byte),
                }
            }
            bytes
        },
    )
}

/// Texts of the signs that mean something in one form or another.
fn signs() -> impl Strategy<Value = Vec<u8>> {
    let words = [
        "(;",
        ")",
        ";",
        "GM[2]",
        "GM[Othello]",
        "B[f5]",
        "W[d6]",
        "AB[",
        "a1:h8",
        "]",
        "[",
        "\\",
        "SZ[10]",
        "RU[historic]",
        "f5",
        "d6",
        "c3",
        "d3",
        "pa",
        "--",
        "1.",
        "X",
        "O",
        "-",
        " ",
        "\n",
        "{",
        "}",
        "\"m\":",
        "\"moves\":",
        "8/8/",
        "[FEN \"",
        "\"]",
        "RE[B+",
        "TY[8a]",
        "BO[8 ",
        "*",
        "\u{FEFF}",
        "９",
        "0",
        "%",
        ":",
        "+2",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..60)
        .prop_map(|words| words.concat().into_bytes())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        exercise(&bytes);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,120}") {
        exercise(text.as_bytes());
    }

    #[test]
    fn any_words_are_read_or_refused(bytes in signs()) {
        exercise(&bytes);
    }

    #[test]
    fn a_changed_record_is_read_or_refused(bytes in mutated()) {
        exercise(&bytes);
    }
}
