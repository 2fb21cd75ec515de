//! Parts of the page that are drawn again when a value changes.
//!
//! Leptos makes code of its own for every closure that draws, listens or sets an attribute. What goes through
//! the few types here shares its code; that halves the program.

use leptos::prelude::*;

/// Draws `value`, and again whenever it differs.
pub(super) fn redraw<T>(value: Memo<T>, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    shared(value, Box::new(draw))
}

/// Draws something while `shown` says so.
pub(super) fn show(shown: Memo<bool>, draw: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    redraw(shown, move |shown| if shown { draw() } else { ().into_any() })
}

fn shared<T>(value: Memo<T>, draw: Box<dyn Fn(T) -> AnyView + Send>) -> AnyView
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    (move || draw(value.get())).into_any()
}
