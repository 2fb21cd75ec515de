//! What the project's commands share with its browser tests: a server that answers as GitHub Pages does, and the list
//! that makes a folder of files work without a network.

pub mod offline;
pub mod pages;

/// What a page of ours may load and run: our own files and nothing else, and nothing that stands in the page itself.
/// `index.html` has it, too.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' blob:; \
     connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_itself_has_the_policy_of_all_pages() {
        let policy = format!("content=\"{}\"", super::POLICY);
        assert!(include_str!("../../index.html").contains(&policy), "index.html lacks {policy}");
    }
}
