//! Generic Game Format, in which the servers GGS and NBoard keep games:
//! `(;GM[Othello]PB[A]PW[B]RE[+2.000]TY[8]BO[8 ---…--- *]B[f5]W[d6//0.5]…;)`.
//!
//! Facts, from the description at skatgame.net/mburo/ggsa/ggf and from files of NBoard and Edax:
//! - a value ends at the first `]`; there are no escapes, so we write other signs for what would need one;
//! - whose turn it is says `BO`, not the first move; a forced pass is written `PA` or left out;
//! - what follows a move behind `/` is an evaluation and the time; `KM` is a handicap in discs, already taken
//!   off in the result `RE`, which is given for Black and ends in `:r`, `:t`, `:s` where it was resigned, lost
//!   on time or agreed;
//! - `TY` is the width, `a` in it means that the fewest discs win, `88` the octagon.
//!
//! **What it carries:** boards of 6, 8 and 10 squares' width, any placed start, both goals. Discs in hand, the
//! free opening and the octagon (whose `BO` we have not seen) are refused.

mod read;
mod write;

pub use read::read;
pub use write::write;
