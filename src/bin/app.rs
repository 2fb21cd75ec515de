//! The page. Everything it does begins in `reversi::ui`.

#[cfg(target_arch = "wasm32")]
fn main() {
    reversi::ui::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {}
