//! Files of the WTHOR collection with games that nobody has played, as many as one likes.

use reversi::formats::wthor;
use reversi::game::Game;
use reversi::rules::Ruleset;

/// The bytes of a file's head.
const HEAD: usize = 16;
/// The bytes of a game.
const GAME: usize = 68;

/// A file of so many games of a year, each by other moves, between players 0 and 1, 1 and 2 and so on up to 9.
///
/// # Panics
/// Never: games by the rules can be written.
#[must_use]
pub fn games(year: u16, count: usize) -> Vec<u8> {
    let games: Vec<Game> = (0..count as u64).map(game).collect();
    let mut file = wthor::write(year, &games).expect("classic games");
    for (number, game) in file[HEAD..].chunks_exact_mut(GAME).enumerate() {
        game[2] = (number % 10) as u8;
        game[4] = ((number + 1) % 10) as u8;
    }
    file
}

/// A file of players.
#[must_use]
pub fn players(names: &[&str]) -> Vec<u8> {
    let mut file = vec![20, 26, 9, 5, 0, 0, 0, 0, names.len() as u8, 0];
    file.resize(HEAD, 0);
    for name in names {
        let end = file.len() + 20;
        file.extend(name.bytes());
        file.resize(end, 0);
    }
    file
}

/// A whole game whose moves follow from its number.
fn game(number: u64) -> Game {
    let mut game = Game::new(Ruleset::default());
    let mut lot = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    loop {
        game.settle();
        let legal: Vec<_> = game.position().legal().iter().collect();
        if legal.is_empty() {
            return game;
        }
        lot = lot.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        // A legal square is playable.
        let _ = game.place(legal[(lot >> 33) as usize % legal.len()]);
    }
}
