//! The situations of `data/cases.tsv` about hostile texts that concern readers, each a test named by its id.

use reversi::{
    formats::{
        ggf,
        record::{Header, MOST_TRANSCRIPT, Reason},
        sgf,
    },
    rules::Refusal,
};

use super::{choices, classic, flaw, names, opened, sequence, squares};

#[test]
fn se_01_markup_in_names_stays_the_text_that_it_is() {
    let (black, second) = ("<img src=x onerror=alert(1)>", r#""><script>alert(1)</script>"#);
    for text in [
        format!("(;GM[Othello]PB[{black}]PW[{second}]B[f5];)"),
        format!("(;GM[2]PB[{black}]PW[{second}];B[f5])"),
        sgf::write(&classic("V01"), &names(black, second)).expect("SGF"),
        ggf::write(&classic("V01"), &names(black, second)).expect("GGF"),
    ] {
        assert_eq!(opened(&text).header, names(black, second), "{text}");
    }
}

#[test]
fn se_02_depth_of_brackets_costs_nothing() {
    assert_eq!(flaw("(".repeat(200_000)).why, Reason::Unclosed);
    assert_eq!(flaw("(;".repeat(200_000)).why, Reason::Unclosed);
    let empty_nodes = format!("(;{})", ";".repeat(1_000_000));
    assert_eq!(squares(&opened(empty_nodes).game), "");
    let variations = format!("(;GM[2];B[f5]{}{})", "(;W[d6]".repeat(50_000), ")".repeat(50_000));
    assert_eq!(flaw(variations).ply, Some(3));
    let list = format!("(;GM[2]AB{})", "[a1:h8]".repeat(100_000));
    assert_eq!(flaw(list).why, Reason::TooMany { most: 200 });
    assert_eq!(flaw("[".repeat(100_000)).why, Reason::UnknownSign('['));
    assert_eq!(flaw("{".repeat(100_000)).why, Reason::Json);
    assert_eq!(flaw(r#"{"moves":"#.to_owned() + &"[".repeat(100_000)).why, Reason::Json);
}

#[test]
fn se_05_bytes_that_are_no_text_are_refused_where_they_stand() {
    let garbled = flaw(b"\xFF\xFE\xC3\x28\xE2\x82");
    assert_eq!(garbled.why, Reason::UnknownSign('\u{28C3}'));
    let broken_off = &choices(b"f5\xC3")[0];
    assert_eq!(squares(&broken_off.game), "f5");
    assert_eq!(broken_off.flaw.as_ref().map(|flaw| flaw.ply), Some(Some(2)));
    let surrogate = b"\xFF\xFEf\x005\x00\x00\xD8";
    assert_eq!(
        choices(surrogate)[0].flaw.as_ref().map(|f| f.why.clone()),
        Some(Reason::UnknownSign('\u{FFFD}'))
    );
}

#[test]
fn se_08_endless_texts_stop_at_the_first_impossible_word() {
    assert_eq!(flaw("--".repeat(100_000)).why, Reason::Squares(102));
    assert_eq!(flaw("f5".repeat(100_000)).why, Reason::TooLong { most: MOST_TRANSCRIPT });
    assert_eq!(flaw("f5".repeat(MOST_TRANSCRIPT / 2)).ply, Some(2));
    let pairs = sequence("V05").as_bytes().chunks(2).map(|pair| String::from_utf8_lossy(pair).into_owned());
    let passes_between = pairs.collect::<Vec<_>>().join("PA");
    let stopped = flaw(&passes_between);
    assert_eq!(stopped.ply, Some(2));
    assert!(matches!(stopped.why, Reason::Refused(_, Refusal::MustPlace)), "{stopped}");
}

#[test]
fn se_10_addresses_are_only_text() {
    for address in ["javascript:alert(1)", "https://example.org/"] {
        let record = opened(format!("(;GM[Othello]PC[{address}]CO[see {address}]B[f5];)"));
        let header = Header { place: address.into(), comment: format!("see {address}"), ..Header::default() };
        assert_eq!(record.header, header);
    }
}

#[test]
fn a_name_does_not_change_the_form() {
    for name in ["(;GM[Othello]", "GM[2]", r#"[Event "x"]"#, "{", "f5;"] {
        let text = sgf::write(&classic("V01"), &names(name, "")).expect("SGF");
        assert_eq!(opened(&text).header, names(name, ""), "{text}");
        let text = ggf::write(&classic("V01"), &names(name, "")).expect("GGF");
        assert_eq!(squares(&opened(&text).game), sequence("V01"), "{text}");
    }
}
