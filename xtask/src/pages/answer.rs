//! What GitHub Pages answers: which file, with which status and headers.

use super::http::{Answer, Question};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

const NOT_FOUND: &str =
    "<!DOCTYPE html><html lang=\"en\"><title>404</title><p>There is no such page here.</p></html>";

/// A folder of files and the path under which it is served.
pub(super) struct Folder {
    pub(super) root: PathBuf,
    /// With a slash at both ends.
    pub(super) base: String,
}

impl Folder {
    pub(super) fn answer(&self, question: &Question) -> Answer {
        if !matches!(question.method.as_str(), "GET" | "HEAD") {
            return Answer { status: 405, headers: Vec::new(), body: Vec::new() };
        }
        if self.wants_slash(&question.path) {
            return Answer {
                status: 301,
                headers: vec![("location", format!("{}/", question.path))],
                body: Vec::new(),
            };
        }
        match self.file(&question.path).and_then(|file| Some((fs::read(&file).ok()?, file))) {
            Some((bytes, file)) => content(200, mime(&file), bytes, question),
            None => content(404, "text/html; charset=utf-8", self.not_found(), question),
        }
    }

    /// A folder asked for without its slash, among them the site itself.
    fn wants_slash(&self, path: &str) -> bool {
        if path.ends_with('/') {
            return false;
        }
        self.base == format!("{path}/") || self.inside(path).is_some_and(|file| file.is_dir())
    }

    /// The file for a path: itself, a folder's `index.html`, or the page of that name without its `.html`.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let file = self.inside(path)?;
        let as_page = self.inside(&format!("{path}.html"))?;
        let candidates = [file.join("index.html"), file, as_page];
        candidates.into_iter().find(|file| file.is_file())
    }

    /// Where a path leads inside the folder; `None` for one that is not under the base or wants to leave.
    fn inside(&self, path: &str) -> Option<PathBuf> {
        let relative = decode(path.strip_prefix(&self.base)?)?;
        let leaves = relative.split(['/', '\\']).any(|part| part == "..") || relative.starts_with('/');
        (!leaves).then(|| self.root.join(relative))
    }

    fn not_found(&self) -> Vec<u8> {
        fs::read(self.root.join("404.html")).unwrap_or_else(|_| NOT_FOUND.into())
    }
}

fn content(status: u16, mime: &'static str, bytes: Vec<u8>, question: &Question) -> Answer {
    let mut headers = vec![
        ("content-type", mime.to_owned()),
        ("cache-control", "max-age=600".to_owned()),
        ("vary", "accept-encoding".to_owned()),
    ];
    let body = if question.accepts_gzip && is_compressed(mime) {
        headers.push(("content-encoding", "gzip".to_owned()));
        gzipped(&bytes)
    } else {
        bytes
    };
    Answer { status, headers, body }
}

/// The bytes as gzip sends them, compressed as well as it can.
#[must_use]
pub fn gzipped(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory does not fail.
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "application/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json; charset=utf-8",
        Some("webmanifest") => "application/manifest+json; charset=utf-8",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("ico") => "image/vnd.microsoft.icon",
        _ => "application/octet-stream",
    }
}

/// Pictures made of pixels and files of an unknown kind are sent as they are.
fn is_compressed(mime: &str) -> bool {
    !matches!(mime, "image/png" | "image/vnd.microsoft.icon" | "application/octet-stream")
}

/// A path with its `%20` and the like resolved; `None` when what comes out is no text.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = path.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code =
            tail.get(..2).and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        let (byte, length) = match code {
            Some(code) if first == b'%' => (code, 3),
            _ => (first, 1),
        };
        bytes.push(byte);
        rest = &rest[length..];
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::{Answer, Folder, decode};
    use crate::pages::http::parse;
    use std::fs;
    use std::io::Read;

    /// A site of five files, and what it answers to one line of a request.
    fn ask(line: &str) -> Answer {
        let root = std::env::temp_dir().join(format!(
            "reversi-answers-{}-{:?}",
            std::process::id(),
            std::thread::current().id()
        ));
        fs::create_dir_all(root.join("rules")).expect("a folder");
        let files = ["index.html", "app.js", "app_bg.wasm", "rules/index.html", "rules/classic.html"];
        for file in files {
            fs::write(root.join(file), file).expect("a file");
        }
        let question = parse(&format!("{line} HTTP/1.1\r\n\r\n")).expect("a request");
        let answer = Folder { root: root.clone(), base: "/reversi/".into() }.answer(&question);
        fs::remove_dir_all(root).expect("the folder goes");
        answer
    }

    fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
        answer.headers.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }

    #[test]
    fn every_path_has_its_answer() {
        let cases = [
            ("/reversi/", 200, "index.html"),
            ("/reversi/index.html", 200, "index.html"),
            ("/reversi/rules/", 200, "rules/index.html"),
            ("/reversi/rules/classic", 200, "rules/classic.html"),
            ("/reversi/rules/cl%61ssic.html", 200, "rules/classic.html"),
            ("/reversi", 301, ""),
            ("/reversi/rules", 301, ""),
            ("/reversi/game", 404, super::NOT_FOUND),
            ("/reversi/index.html/", 404, super::NOT_FOUND),
            ("/reversi/index.js", 404, super::NOT_FOUND),
            ("/reversi/../secret", 404, super::NOT_FOUND),
            ("/reversi/%2e%2e/secret", 404, super::NOT_FOUND),
            ("/reversi//etc/passwd", 404, super::NOT_FOUND),
            ("/", 404, super::NOT_FOUND),
            ("/app.js", 404, super::NOT_FOUND),
        ];
        for (path, status, body) in cases {
            let answer = ask(&format!("GET {path}"));
            assert_eq!(
                (answer.status, String::from_utf8_lossy(&answer.body).as_ref()),
                (status, body),
                "{path}"
            );
        }
        assert_eq!(ask("POST /reversi/").status, 405);
    }

    #[test]
    fn files_carry_their_type_and_ten_minutes() {
        let cases = [
            ("/reversi/", "text/html; charset=utf-8"),
            ("/reversi/app.js", "application/javascript; charset=utf-8"),
            ("/reversi/app_bg.wasm", "application/wasm"),
        ];
        for (path, mime) in cases {
            let answer = ask(&format!("GET {path}"));
            assert_eq!(header(&answer, "content-type"), Some(mime), "{path}");
            assert_eq!(header(&answer, "cache-control"), Some("max-age=600"), "{path}");
        }
        assert_eq!(header(&ask("GET /reversi/rules"), "location"), Some("/reversi/rules/"));
    }

    #[test]
    fn gzip_is_sent_to_those_who_read_it() {
        let answer = ask("GET /reversi/app.js HTTP/1.1\r\naccept-encoding: gzip\r\nx:");
        assert_eq!(header(&answer, "content-encoding"), Some("gzip"));
        let mut text = String::new();
        flate2::read::GzDecoder::new(answer.body.as_slice()).read_to_string(&mut text).expect("gzip");
        assert_eq!(text, "app.js");
        assert_eq!(header(&ask("GET /reversi/app.js"), "content-encoding"), None);
    }

    #[test]
    fn percent_signs_are_resolved_where_they_mean_something() {
        assert_eq!(decode("a%20b").as_deref(), Some("a b"));
        assert_eq!(decode("50%").as_deref(), Some("50%"));
        assert_eq!(decode("%zz%C3%A9").as_deref(), Some("%zzé"));
        assert_eq!(decode("%ff"), None);
    }
}
