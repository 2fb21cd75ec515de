//! Whether the browser keeps what is stored until the reader deletes it, or only as long as it likes.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::StorageManager;
use web_sys::js_sys::Reflect;

use crate::session::Standing;

/// What it has promised.
pub async fn look() -> Standing {
    let Some(keeper) = keeper() else { return Standing::Unknown };
    match keeper.persisted() {
        Ok(answer) => standing(JsFuture::from(answer).await),
        Err(_) => Standing::Unknown,
    }
}

/// Asks it to keep everything, unless it has promised that already. Some browsers ask their reader first.
pub async fn ask() -> Standing {
    let before = look().await;
    let Some(keeper) = keeper().filter(|_| before == Standing::Open) else { return before };
    match keeper.persist() {
        Ok(answer) => standing(JsFuture::from(answer).await),
        Err(_) => Standing::Open,
    }
}

fn standing(answer: Result<JsValue, JsValue>) -> Standing {
    match answer.map(|answer| answer.as_bool()) {
        Ok(Some(true)) => Standing::Promised,
        Ok(_) => Standing::Open,
        Err(_) => Standing::Unknown,
    }
}

/// Not every browser can be asked, and none can on a page that came by an unsafe way.
fn keeper() -> Option<StorageManager> {
    let navigator = web_sys::window()?.navigator();
    let keeper = Reflect::get(&navigator, &"storage".into()).ok()?;
    let can = |what: &str| Reflect::get(&keeper, &what.into()).is_ok_and(|can| can.is_function());
    (keeper.is_object() && can("persist") && can("persisted")).then(|| keeper.unchecked_into())
}
