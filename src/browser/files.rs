//! Files: those that the reader is given, and those that the reader opens.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Promise};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

use super::page::document;
use crate::session::TextFile;

/// Gives the reader a file. The browser asks where to or puts it with the others.
pub fn give(file: &TextFile) {
    // Where not even a link can be made there is nothing left to give it with.
    let _ = link(file).map(|link| {
        link.click();
        let address = link.href();
        // The browser reads the file after this; once the page is idle it has.
        let forget = wasm_bindgen::closure::Closure::once_into_js(move || Url::revoke_object_url(&address));
        web_sys::window()?
            .set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), PATIENCE)
            .ok()
    });
}

/// How long a browser may take to read a file that it has been given, in milliseconds.
const PATIENCE: i32 = 60_000;

/// A link to a file that stands in no page yet.
pub(super) fn link(file: &TextFile) -> Option<HtmlAnchorElement> {
    let kind = BlobPropertyBag::new();
    kind.set_type(file.kind);
    let parts = Array::of1(&JsValue::from_str(&file.text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
    let link: HtmlAnchorElement = document()?.create_element("a").ok()?.unchecked_into();
    link.set_href(&Url::create_object_url_with_blob(&blob).ok()?);
    link.set_download(&file.name);
    Some(link)
}

/// The file that was chosen in an input, which is empty again after that, so that the same one can be chosen twice.
#[must_use]
pub fn chosen(input: &HtmlInputElement) -> Option<File> {
    let file = input.files()?.get(0)?;
    input.set_value("");
    Some(file)
}

/// The text of a file, when it has been read.
pub fn text(file: &File) -> Promise {
    file.text()
}
