//! XML with an element per job: RSS, Atom, and the feeds that job boards exchange.

use std::io::{self, BufRead};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::named::Tables;
use super::node::Node;
use super::{FeedError, Table, named};

/// Names of elements that are a job, without their namespace.
const JOBS: [&str; 14] = [
    "item",
    "entry",
    "job",
    "jobposting",
    "job_posting",
    "position",
    "posting",
    "opening",
    "vacancy",
    "listing",
    "offer",
    "row",
    "record",
    // Drupal.
    "node",
];
/// Maximum depth of elements.
const MAX_DEPTH: usize = 32;
/// Depth of the elements that say what a feed is from: `rss`, `channel`, `title`.
const ABOUT_DEPTH: usize = 3;

/// An open element of a job.
pub struct Element {
    /// Its name.
    pub name: String,
    /// Its attributes and the elements in it.
    pub parts: Node,
    /// Its text, without that of the elements in it.
    pub text: String,
}

impl Element {
    fn new(tag: &BytesStart<'_>) -> Self {
        let mut parts = Node::Object(Vec::new());
        for attribute in tag.attributes().flatten() {
            let (key, value) = (attribute.key, attribute.normalized_value(XmlVersion::Explicit1_0).unwrap_or_default());
            if !value.trim().is_empty() && !key.as_ref().starts_with("xmlns") {
                parts.push(&format!("@{}", key.as_ref()), Node::Text(value.trim().to_owned()));
            }
        }
        Self { name: tag.name().as_ref().to_owned(), parts, text: String::new() }
    }

    /// Returns it as a part of a job.
    pub fn into_node(mut self) -> Node {
        let text = Node::Text(self.text.trim().to_owned());
        if self.parts.is_empty() {
            return text;
        }
        if !text.is_empty() {
            self.parts.push("", text);
        }
        self.parts
    }
}

/// Reads the jobs. Returns what the feed says it's from.
pub fn read(file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<Option<String>, FeedError> {
    let mut reader = Reader::from_reader(file);
    // Feeds write "R&D" where they should write "R&amp;D".
    reader.config_mut().allow_dangling_amp = true;
    let (mut buffer, mut feed) =
        (Vec::new(), Feed { tables: Tables::new(table), open: Vec::new(), depth: 0, about: About::default() });
    loop {
        buffer.clear();
        let event = reader.read_event_into(&mut buffer).map_err(|error| malformed(error, reader.buffer_position()))?;
        match event {
            Event::Start(tag) => feed.start(&tag)?,
            Event::End(_) => feed.end()?,
            Event::Empty(tag) => {
                feed.start(&tag)?;
                feed.end()?;
            }
            Event::Text(text) => feed.text(&text.xml10_content()),
            Event::CData(text) => feed.text(&text.xml10_content()),
            Event::GeneralRef(reference) => {
                let name = reference.xml10_content();
                match (reference.resolve_char_ref(), resolve_predefined_entity(&name)) {
                    (Ok(Some(character)), _) => feed.text(character.encode_utf8(&mut [0; 4])),
                    (_, Some(text)) => feed.text(text),
                    // HTML's entities are read with the rest of the HTML.
                    _ => feed.text(&format!("&{name};")),
                }
            }
            // Without declarations of its own, it's only the name of a format.
            Event::DocType(doctype) if doctype.contains('[') => return Err(FeedError::Dtd),
            Event::Eof if feed.depth > 0 => {
                return Err(FeedError::Malformed("it ends in the middle of an element".to_owned()));
            }
            Event::Eof => {
                feed.tables.finish()?;
                return Ok(feed.about.source());
            }
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
        }
    }
}

/// What a feed says about itself outside of its jobs.
#[derive(Default)]
struct About {
    /// The element that is open, if it says what the feed is from.
    open: Option<Kind>,
    link: String,
    title: String,
}

#[derive(Clone, Copy)]
enum Kind {
    Link,
    Title,
}

impl About {
    fn start(&mut self, local: &str, tag: &BytesStart<'_>) {
        self.open = match local {
            "link" | "publisherurl" if self.link.is_empty() => Some(Kind::Link),
            "title" | "publisher" if self.title.is_empty() => Some(Kind::Title),
            _ => None,
        };
        // Atom.
        if matches!(self.open, Some(Kind::Link)) {
            let address = tag.attributes().flatten().find(|attribute| attribute.key.as_ref() == "href");
            if let Some(Ok(address)) = address.map(|found| found.normalized_value(XmlVersion::Explicit1_0)) {
                address.trim().clone_into(&mut self.link);
            }
        }
    }

    fn text(&mut self, text: &str) {
        match self.open {
            Some(Kind::Link) => self.link.push_str(text),
            Some(Kind::Title) => self.title.push_str(text),
            None => {}
        }
    }

    /// The address, else the title.
    fn source(self) -> Option<String> {
        [self.link, self.title].iter().map(|text| text.trim().to_owned()).find(|text| !text.is_empty())
    }
}

struct Feed<'f, 'e> {
    tables: Tables<'f, 'e>,
    /// The current job and the elements inside it, outermost first; empty outside of jobs.
    open: Vec<Element>,
    depth: usize,
    about: About,
}

impl Feed<'_, '_> {
    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), FeedError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FeedError::Malformed("its elements are nested too deeply".to_owned()));
        }
        let local = tag.local_name().as_ref().to_lowercase();
        if self.open.is_empty() {
            self.tables.start(tag);
        }
        // The outermost element is the feed.
        let is_job = JOBS.contains(&local.as_str()) || named::is_row(tag);
        if !self.open.is_empty() || (self.depth > 1 && is_job) {
            self.about.open = None;
            self.open.push(Element::new(tag));
        } else if self.depth <= ABOUT_DEPTH {
            self.about.start(&local, tag);
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        match self.open.last_mut() {
            Some(element) => element.text.push_str(text),
            None => self.about.text(text),
        }
    }

    fn end(&mut self) -> Result<(), FeedError> {
        self.depth = self.depth.saturating_sub(1);
        self.about.open = None;
        let Some(element) = self.open.pop() else { return Ok(()) };
        match self.open.last_mut() {
            Some(parent) => {
                let (name, node) = named::field(element);
                parent.parts.push(&name, node);
                Ok(())
            }
            None => self.tables.add(element),
        }
    }
}

fn malformed(error: quick_xml::Error, at: u64) -> FeedError {
    match error {
        quick_xml::Error::Io(error) => io::Error::new(error.kind(), error.to_string()).into(),
        error => FeedError::Malformed(format!("it isn’t valid XML at byte {at} ({error})")),
    }
}
