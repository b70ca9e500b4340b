//! XML with an element per job: RSS, Atom, and the feeds that job boards exchange.

use std::io::{self, BufRead};

use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};

use super::{FeedError, Table};

/// Names of elements that are a job, without their namespace.
const JOBS: [&str; 11] =
    ["item", "entry", "job", "jobposting", "position", "posting", "vacancy", "listing", "offer", "row", "record"];
/// Maximum depth of elements.
const MAX_DEPTH: usize = 32;

/// An open element of a job: its column and its own text.
struct Element {
    column: String,
    text: String,
}

/// Reads the jobs.
pub fn read(file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let mut reader = Reader::from_reader(file);
    // Feeds write "R&D" where they should write "R&amp;D".
    reader.config_mut().allow_dangling_amp = true;
    let (mut buffer, mut feed) = (Vec::new(), Feed { table, open: None, depth: 0 });
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
            Event::DocType(_) => return Err(FeedError::Dtd),
            Event::Eof if feed.depth > 0 => {
                return Err(FeedError::Malformed("it ends in the middle of an element".to_owned()));
            }
            Event::Eof => return Ok(()),
            Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
    }
}

struct Feed<'f, 'e> {
    table: &'f mut Table<'e>,
    /// The elements inside the current job, outermost first; `None` outside of jobs.
    open: Option<Vec<Element>>,
    depth: usize,
}

impl Feed<'_, '_> {
    fn start(&mut self, tag: &BytesStart<'_>) -> Result<(), FeedError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(FeedError::Malformed("its elements are nested too deeply".to_owned()));
        }
        let (name, local) = (tag.name(), tag.local_name());
        let Some(open) = &mut self.open else {
            // The outermost element is the feed.
            if self.depth > 1 && JOBS.contains(&local.as_ref().to_lowercase().as_str()) {
                self.open = Some(Vec::new());
                return self.attributes(tag, "");
            }
            return Ok(());
        };
        let column = open.last().map_or_else(String::new, |parent| format!("{}.", parent.column)) + name.as_ref();
        open.push(Element { column: column.clone(), text: String::new() });
        self.attributes(tag, &column)
    }

    fn attributes(&mut self, tag: &BytesStart<'_>, column: &str) -> Result<(), FeedError> {
        for attribute in tag.attributes().flatten() {
            let (key, value) = (attribute.key, attribute.normalized_value(XmlVersion::Explicit1_0).unwrap_or_default());
            if !value.trim().is_empty() && !key.as_ref().starts_with("xmlns") {
                let column = self.table.column(&format!("{column}@{}", key.as_ref()))?;
                self.table.add(column, value.trim());
            }
        }
        Ok(())
    }

    fn text(&mut self, text: &str) {
        if let Some(element) = self.open.as_mut().and_then(|open| open.last_mut()) {
            element.text.push_str(text);
        }
    }

    fn end(&mut self) -> Result<(), FeedError> {
        self.depth = self.depth.saturating_sub(1);
        let Some(open) = &mut self.open else { return Ok(()) };
        let Some(Element { column, text }) = open.pop() else {
            self.open = None;
            return self.table.end_row(None);
        };
        if !text.trim().is_empty() {
            let column = self.table.column(&column)?;
            self.table.add(column, text.trim());
        }
        Ok(())
    }
}

fn malformed(error: quick_xml::Error, at: u64) -> FeedError {
    match error {
        quick_xml::Error::Io(error) => io::Error::new(error.kind(), error.to_string()).into(),
        error => FeedError::Malformed(format!("it isn’t valid XML at byte {at} ({error})")),
    }
}
