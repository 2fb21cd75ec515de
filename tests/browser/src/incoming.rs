//! Words for stories about what comes in from outside: texts that are pasted, files that are chosen or dropped.

use crate::Page;
use serde_json::json;

/// Makes what the browser would hand over, and hands it over where it would.
const DROP: &str = "
    const [kind, text, files] = arguments;
    const data = new DataTransfer();
    if (text !== null) data.setData('text/plain', text);
    for (const [name, bytes] of files)
        data.items.add(new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], name));
    if (kind === 'choose') {
        const input = document.querySelector('dialog[open] input[type=file]');
        input.files = data.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (kind === 'paste') {
        const more = { clipboardData: data, bubbles: true, cancelable: true };
        document.activeElement.dispatchEvent(new ClipboardEvent('paste', more));
    } else {
        const more = { dataTransfer: data, bubbles: true, cancelable: true };
        const over = new DragEvent('dragover', more);
        document.querySelector('dialog[open], [data-board]').dispatchEvent(over);
        if (!over.defaultPrevented) return 'it cannot be dropped here';
        document.querySelector('dialog[open], [data-board]').dispatchEvent(new DragEvent('drop', more));
    }
    return null;";

impl Page {
    /// Pastes a text where the focus is.
    pub fn paste(&self, text: &str) {
        self.hand_over("paste", Some(text), &[]);
    }

    /// Drops a text on whatever lies on top.
    pub fn drop_text(&self, text: &str) {
        self.hand_over("drop", Some(text), &[]);
    }

    /// Drops files, each with its name, on whatever lies on top.
    pub fn drop_files(&self, files: &[(&str, &[u8])]) {
        self.hand_over("drop", None, files);
    }

    /// Chooses files in the dialog that is open.
    pub fn choose_files(&self, files: &[(&str, &[u8])]) {
        self.hand_over("choose", None, files);
    }

    /// Opens the dialog for records.
    pub fn open_records(&self) {
        self.press("new-game");
        self.click("dialog[open] [data-action=import]");
        self.until("the dialog is open", || self.how_many("[data-dialog=import][open]") == 1);
    }

    /// What the dialog for records says.
    #[must_use]
    pub fn told(&self) -> String {
        self.text("[data-told]")
    }

    /// Waits until a game is shown in the dialog for records.
    pub fn until_shown(&self) {
        self.until("a game is shown", || self.how_many("[data-records=game] [data-action=open-record]") == 1);
    }

    /// Waits until games are listed there.
    pub fn until_listed(&self) {
        self.until("games are listed", || self.how_many("[data-records=list] [data-record]") > 0);
    }

    /// Puts the game that is shown on the table.
    pub fn open_record(&self) {
        self.press("open-record");
        self.until("the dialog is closed", || self.how_many("[data-dialog=import][open]") == 0);
    }

    fn hand_over(&self, kind: &str, text: Option<&str>, files: &[(&str, &[u8])]) {
        let latin = |bytes: &[u8]| bytes.iter().copied().map(char::from).collect::<String>();
        let files: Vec<_> = files.iter().map(|(name, bytes)| json!([name, latin(bytes)])).collect();
        let answer = self.script(DROP, &[json!(kind), json!(text), json!(files)]);
        assert!(answer.is_null(), "{answer}");
    }
}
