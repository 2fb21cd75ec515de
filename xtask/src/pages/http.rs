//! As much of HTTP/1.1 as a server of files needs: a request's first line and headers, an answer with its body.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpStream;

/// What a browser asks for.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) method: String,
    /// The path without a query, as sent.
    pub(super) path: String,
    pub(super) accepts_gzip: bool,
    /// Whether the connection ends after the answer.
    closes: bool,
}

/// What it gets.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

/// Reads requests from a connection and writes what `answer` makes of them, until either side ends it.
pub(super) fn converse(connection: &TcpStream, answer: impl Fn(&Question) -> Answer) -> io::Result<()> {
    let mut reader = BufReader::new(connection);
    while let Some(question) = read(&mut reader)? {
        write(connection, &question, &answer(&question))?;
        if question.closes {
            break;
        }
    }
    Ok(())
}

/// The next request; `None` at the end of the connection or when it is no HTTP.
fn read(reader: &mut impl BufRead) -> io::Result<Option<Question>> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if reader.read_line(&mut head)? == 0 {
            return Ok(None);
        }
    }
    Ok(parse(&head))
}

pub(super) fn parse(head: &str) -> Option<Question> {
    let mut lines = head.lines();
    let mut words = lines.next()?.split(' ');
    let (method, target) = (words.next()?, words.next()?);
    let mut question = Question {
        method: method.to_owned(),
        path: target.split(['?', '#']).next()?.to_owned(),
        accepts_gzip: false,
        closes: false,
    };
    for (name, value) in lines.filter_map(|line| line.split_once(':')) {
        match name.to_ascii_lowercase().as_str() {
            "accept-encoding" => question.accepts_gzip = value.contains("gzip"),
            "connection" => question.closes = value.trim().eq_ignore_ascii_case("close"),
            _ => {}
        }
    }
    Some(question)
}

fn write(mut connection: &TcpStream, question: &Question, answer: &Answer) -> io::Result<()> {
    let reason = match answer.status {
        200 => "OK",
        301 => "Moved Permanently",
        404 => "Not Found",
        _ => "Method Not Allowed",
    };
    let mut head =
        format!("HTTP/1.1 {} {reason}\r\ncontent-length: {}\r\n", answer.status, answer.body.len());
    for (name, value) in &answer.headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    let body: &[u8] = if question.method == "HEAD" { &[] } else { &answer.body };
    connection.write_all(&[head.as_bytes(), body].concat())
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_request_is_its_first_line_and_two_of_its_headers() {
        let question = parse("GET /a/b.js?v=2 HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\n\r\n")
            .expect("a request");
        assert_eq!(question.method, "GET");
        assert_eq!(question.path, "/a/b.js");
        assert!(question.accepts_gzip && !question.closes);

        let question = parse("HEAD / HTTP/1.1\r\nConnection: Close\r\n\r\n").expect("a request");
        assert!(question.closes && !question.accepts_gzip);
        assert_eq!(parse("\r\n\r\n"), None);
    }
}
