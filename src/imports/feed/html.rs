//! A saved web page: the job data that it has for search engines (`JobPosting` in JSON-LD).

use std::io::BufRead;

use encoding_rs::{Encoding, WINDOWS_1252};
use html5gum::{DefaultEmitter, Token, Tokenizer};

use super::node::Node;
use super::{FeedError, Table, archive, loose};

/// Longer pages aren't of jobs.
const MAX_BYTES: usize = 5_000_000;
/// A page with its pictures, which are skipped.
const MAX_ARCHIVE_BYTES: usize = 25_000_000;
/// Longer data isn't of jobs.
const MAX_SCRIPT_BYTES: usize = 500_000;
/// What search engines call work that is done from anywhere.
const REMOTE: &str = "TELECOMMUTE";

/// Reads the jobs of a page.
pub fn read(file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    add(&decode(&whole(file, table, MAX_BYTES)?), table)?;
    if table.is_empty() { Err(FeedError::NoJobData) } else { Ok(()) }
}

/// Reads the jobs of a page that was saved in one file with its pictures (MHTML).
pub fn read_archive(file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let pages = archive::pages(&whole(file, table, MAX_ARCHIVE_BYTES)?);
    pages.iter().filter(|page| page.len() <= MAX_BYTES).try_for_each(|page| add(&decode(page), table))?;
    if table.is_empty() { Err(FeedError::NoDataInArchive) } else { Ok(()) }
}

fn whole(mut file: Box<dyn BufRead + '_>, table: &Table<'_>, max: usize) -> Result<Vec<u8>, FeedError> {
    let mut whole = Vec::new();
    loop {
        let part = file.fill_buf()?;
        let length = part.len();
        if length == 0 {
            return Ok(whole);
        }
        whole.extend_from_slice(part);
        if whole.len() > max {
            return Err(FeedError::NoJobData);
        }
        file.consume(length);
        table.renew();
    }
}

/// Decodes a page that isn't in UTF-8 as it says itself.
fn decode(page: &[u8]) -> String {
    if let Ok(text) = std::str::from_utf8(page) {
        return text.to_owned();
    }
    let head = String::from_utf8_lossy(&page[..page.len().min(4_096)]).to_lowercase();
    let named = head.split_once("charset=").map(|(_, name)| name.trim_start_matches(['"', '\'']));
    let name = named.and_then(|name| name.split(|c: char| !c.is_ascii_alphanumeric() && !"-_:".contains(c)).next());
    let encoding = name.and_then(|name| Encoding::for_label(name.as_bytes())).unwrap_or(WINDOWS_1252);
    encoding.decode(page).0.into_owned()
}

/// Adds the jobs of a page.
fn add(page: &str, table: &mut Table<'_>) -> Result<(), FeedError> {
    // Pages have other scripts of this kind, and some are broken.
    scripts(page)
        .iter()
        .filter(|script| script.len() <= MAX_SCRIPT_BYTES)
        .filter_map(|script| loose::parse(script))
        .try_for_each(|node| each_job(&node, &mut |job| table.add_row(&Node::Object(job))))
}

/// Returns the texts of the page's scripts with data.
fn scripts(page: &str) -> Vec<String> {
    let mut emitter = DefaultEmitter::default();
    // Otherwise tags inside scripts would end them.
    emitter.naively_switch_states(true);
    let (mut scripts, mut open) = (Vec::new(), None::<String>);
    for Ok(token) in Tokenizer::new_with_emitter(page, emitter) {
        match token {
            Token::StartTag(tag) if tag.name.as_slice() == b"script" => {
                let kind = tag.attributes.get(b"type".as_slice()).map(|kind| kind.to_ascii_lowercase());
                open = kind.filter(|kind| kind.starts_with(b"application/ld+json")).map(|_| String::new());
            }
            Token::String(text) => {
                if let Some(script) = &mut open {
                    script.push_str(&String::from_utf8_lossy(&text));
                }
            }
            Token::EndTag(tag) if tag.name.as_slice() == b"script" => scripts.extend(open.take()),
            _ => {}
        }
    }
    scripts
}

/// Calls a function with each job, wherever it is in the data.
fn each_job(node: &Node, see: &mut dyn FnMut(Vec<(String, Node)>) -> Result<(), FeedError>) -> Result<(), FeedError> {
    match node {
        Node::Object(fields) if is_job(fields) => see(without_types(fields)),
        Node::Object(fields) => fields.iter().try_for_each(|(_, value)| each_job(value, see)),
        Node::List(items) => items.iter().try_for_each(|item| each_job(item, see)),
        Node::Text(_) => Ok(()),
    }
}

fn is_job(fields: &[(String, Node)]) -> bool {
    let named = |node: &Node| node.text().is_some_and(|kind| kind.rsplit('/').next() == Some("JobPosting"));
    fields.iter().filter(|(name, _)| name == "@type").any(|(_, kind)| match kind {
        Node::List(kinds) => kinds.iter().any(named),
        kind => named(kind),
    })
}

/// Returns fields without those that say what kind of thing each object is.
fn without_types(fields: &[(String, Node)]) -> Vec<(String, Node)> {
    fields
        .iter()
        .filter(|(name, _)| !name.starts_with('@'))
        .map(|(name, value)| (name.clone(), untyped(value)))
        .collect()
}

fn untyped(node: &Node) -> Node {
    let field = |wanted: &str| match node {
        Node::Object(fields) => fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value),
        _ => None,
    };
    // The number of a job is written with the name of who gave it.
    if let Some(value) = field("value").filter(|_| field("@type").and_then(Node::text) == Some("PropertyValue")) {
        return value.clone();
    }
    match node {
        Node::Object(fields) => Node::Object(without_types(fields)),
        Node::List(items) => Node::List(items.iter().map(untyped).collect()),
        // It's shown to people where a town would be.
        Node::Text(text) if text == REMOTE => Node::Text("Remote".to_owned()),
        text @ Node::Text(_) => text.clone(),
    }
}
