//! What every text and file must stand, used by the fuzzer and, with its corpus, by the ordinary tests:
//! nothing panics; what is read is played by the rules; what is written is read again as the same game.

use reversi::{
    formats::{
        Opened, board, dialects, ggf, obf, read,
        record::{Record, Unwritable, usual_rulesets},
        sgf, wthor,
    },
    game::Game,
    rules::Move,
};

/// So many records of one text are looked at, so that no single text takes long.
const MOST: usize = 20;

/// Reads the bytes, and tells how many games came of them.
///
/// # Panics
/// When one of the promises is broken.
pub(crate) fn exercise(bytes: &[u8]) -> usize {
    let written = match read(bytes) {
        Err(flaw) => {
            assert!(flaw.place.line >= 1 && flaw.place.column >= 1, "{flaw}");
            return 0;
        }
        Ok(Opened::Records(records)) => {
            assert!(!records.is_empty(), "something was read, but what?");
            records
        }
        Ok(Opened::Games(games)) => games.iter().take(MOST).map(|entry| entry.written()).collect(),
        Ok(Opened::Names(names)) => {
            assert!((0..names.len()).all(|number| names.get(number).is_some()));
            return 0;
        }
    };
    let likely = usual_rulesets();
    let records = written.iter().take(MOST).filter_map(|written| written.records(&likely).ok()).flatten();
    records.map(|record| check(&record)).count()
}

fn check(record: &Record) {
    assert_same(&record.game, dialects::write(&record.game));
    assert_same(&record.game, ggf::write(&record.game, &record.header));
    if let Some(again) = assert_same(&record.game, sgf::write(&record.game, &record.header)) {
        assert_eq!(again.header, record.header);
    }
    let _ = board::write(record.game.position());
    let _ = obf::write(record.game.position(), &[], &record.header.comment);
    let _ = wthor::write(2000, [&record.game]);
}

/// What was written, if the form can carry it, has the same moves when it is read.
fn assert_same(game: &Game, text: Result<String, Unwritable>) -> Option<Record> {
    let text = text.ok().filter(|text| !text.is_empty())?;
    let opened = read(text.as_bytes()).unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
    let Opened::Records(written) = opened else { panic!("a text became a file: {text}") };
    let records = written[0].records(&[game.ruleset()]).unwrap_or_else(|flaw| panic!("{text}: {flaw}"));
    let moves = |game: &Game| -> Vec<Move> { game.plies().iter().map(|ply| ply.mv).collect() };
    let same = records.into_iter().find(|record| record.flaw.is_none() && moves(&record.game) == moves(game));
    assert!(same.is_some(), "{text}");
    same
}
