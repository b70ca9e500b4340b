//! A saved web page: the job data that it has for search engines (`JobPosting` in JSON-LD).

use std::io::BufRead;

use html5gum::{DefaultEmitter, Token, Tokenizer};

use super::node::Node;
use super::{FeedError, Table};

/// Longer pages aren't of jobs.
const MAX_BYTES: usize = 5_000_000;

/// Reads the jobs of a page.
pub fn read(mut file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let mut page = Vec::new();
    loop {
        let part = file.fill_buf()?;
        let length = part.len();
        if length == 0 {
            break;
        }
        page.extend_from_slice(part);
        if page.len() > MAX_BYTES {
            return Err(FeedError::NoJobData);
        }
        file.consume(length);
        table.renew();
    }
    for script in scripts(&String::from_utf8_lossy(&page)) {
        // Pages have other scripts of this kind, and some are broken.
        let Ok(node) = serde_json::from_str::<Node>(&script) else { continue };
        each_job(&node, &mut |job| table.add_row(&Node::Object(job)))?;
    }
    if table.is_empty() { Err(FeedError::NoJobData) } else { Ok(()) }
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
        text @ Node::Text(_) => text.clone(),
    }
}
