//! Fields under their labels.

use leptos::prelude::*;

/// Whatever one writes or chooses in, under its label.
pub(super) fn labelled(label: Memo<&'static str>, input: impl IntoAny) -> AnyView {
    view! {
        <label class="field">
            <span class="field-name">{label}</span>
            {input.into_any()}
        </label>
    }
    .into_any()
}
