//! What Othello Quest saves: JSON, `{"players":[{"name":"A"},{"name":"B"}],"moves":[{"t":1,"m":"e6"},{"m":"-"}]}`.
//!
//! The first player has Black; `-` is a pass; `t` is the time. The ruleset is the classic one; we do not write
//! this form.

use serde::Deserialize;

use super::record::{Flaw, Form, Header, Place, Reason, Written, read_move};
use crate::rules::{Move, Preset};

#[derive(Deserialize)]
struct Saved {
    #[serde(default)]
    players: Vec<Player>,
    moves: Vec<Ply>,
}

#[derive(Deserialize)]
struct Player {
    name: Option<String>,
    id: Option<String>,
}

#[derive(Deserialize)]
struct Ply {
    m: String,
}

/// Reads one game. The place of a flawed move is not known: its ply is.
#[must_use]
pub fn read(text: &str) -> Written {
    let mut written = Written::new(Form::Quest);
    written.play_by(Preset::Classic.ruleset());
    match serde_json::from_str::<Saved>(text) {
        Ok(saved) => take(&mut written, saved),
        Err(error) => {
            let number = |number| u32::try_from(number).unwrap_or(u32::MAX).max(1);
            let place = Place { line: number(error.line()), column: number(error.column()) };
            written.stop(Flaw::new(place, Reason::Json));
        }
    }
    written
}

fn take(written: &mut Written, saved: Saved) {
    let mut names = saved.players.into_iter().map(|Player { name, id }| name.or(id).unwrap_or_default());
    written.header.names.black = Header::line(&names.next().unwrap_or_default());
    written.header.names.second = Header::line(&names.next().unwrap_or_default());
    for Ply { m } in saved.moves {
        let mv = if m == "-" { Some(Move::Pass) } else { read_move(&m) };
        let Some(mv) = mv else {
            return written.stop(Flaw::of_all(Reason::UnknownWord(Header::line(&m))));
        };
        if !written.push(mv, None, Place::START) {
            return;
        }
    }
}
