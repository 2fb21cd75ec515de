//! A game in a written form.

use super::errand::Written;
use crate::{
    formats::{
        board, dialects, ggf, obf,
        record::{Header, Unwritable},
        sgf,
    },
    game::Game,
    scene::{Numbers, diagram, sheet},
};

/// The text of a game up to where it stands.
///
/// # Errors
/// What of the game the form cannot carry.
pub(super) fn write(form: Written, game: &Game, header: &Header) -> Result<String, Unwritable> {
    match form {
        Written::Transcript => dialects::write(game),
        Written::Board => board::write(game.position()),
        Written::Obf => obf::write(game.position(), &[], ""),
        Written::Sgf => sgf::write(game, header),
        Written::Ggf => ggf::write(game, header),
        Written::Picture => Ok(diagram(game, game.ply(), Numbers::Hidden)),
        Written::NumberedPicture => Ok(diagram(game, game.ply(), Numbers::OnDiscs)),
        Written::Sheet => Ok(sheet(game, game.ply())),
    }
}
