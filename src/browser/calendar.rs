//! The browser's calendar and the clock on the reader's wall.

use web_sys::js_sys::Date;

use crate::formats::when::When;

/// What they show now; `None` where they show no year that we write.
#[must_use]
pub fn now() -> Option<When> {
    let now = Date::new_0();
    // Both are whole numbers, and a cast keeps them within its bounds; the browser counts how far the wall is behind.
    When::at((now.get_time() / 1000.0) as i64, -now.get_timezone_offset() as i16)
}
