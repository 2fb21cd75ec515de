//! The engine's worker. Everything it does begins in `reversi::worker`.

#[cfg(target_arch = "wasm32")]
fn main() {
    reversi::worker::serve();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
