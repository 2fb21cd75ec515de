//! Smart Game Format for this game, `GM[2]`: `(;FF[4]GM[2]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6])`.
//!
//! Facts, from red-bean.com/sgf and from files of Edax, OthelloTk, Cassio and PlayStrategy:
//! - a square is a letter and a number, row 1 on top; files with Go's two letters (`fe` is f5) exist;
//! - a pass is `PA`, `pass`, `@@@@`, `tt` or nothing, or it is left out;
//! - `AB`, `AW` and `PL` are the start; without them it is the usual one. Lists may have rectangles, `a1:b2`;
//! - the first move may stand in the root, and a `;` may be missing;
//! - some programs write `B+n` whoever won: a result is only a claim;
//! - in a value `\` takes the next sign as it is, and joins lines at the end of one.
//!
//! **What it carries:** every ruleset. One that is not the classic game from some start is named by `RU`, with
//! the id that it has in links; other programs will read the moves by their own rules then. Only a position
//! that was set up with discs in hand is refused.

mod read;
mod tree;
mod write;

pub use read::read;
pub use write::write;
