//! Chance, from the browser's own generator.

use crate::session::Chance;

/// A number drawn by lot.
#[must_use]
pub fn draw() -> Chance {
    Chance(random().unwrap_or_else(now))
}

fn random() -> Option<u64> {
    let mut bytes = [0; 8];
    web_sys::window()?.crypto().ok()?.get_random_values_with_u8_array(&mut bytes).ok()?;
    Some(u64::from_le_bytes(bytes))
}

/// Where the browser has no generator, the time will do: it only has to differ from game to game.
fn now() -> u64 {
    web_sys::window().and_then(|window| window.performance()).map_or(0, |clock| clock.now().to_bits())
}
