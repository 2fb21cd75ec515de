//! What to play? For now: the fast kernel of the 8×8 board.
