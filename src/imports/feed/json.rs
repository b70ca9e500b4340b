//! JSON: an array of objects, wherever it is in the document, or one object per line.

use std::fmt;
use std::io::BufRead;

use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Deserializer, Map, Value};

use super::json_api::{Part, Resources};
use super::node::{AnyNode, Node};
use super::pairs;
use super::rows::Rows;
use super::{FeedError, Table};

/// How deep in a document the array of jobs may be.
const MAX_DEPTH: usize = 4;

/// Reads the objects.
pub fn read(mut file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let by_line = is_by_line(file.fill_buf()?);
    let mut failed = None;
    let mut parser = Deserializer::from_reader(file);
    if by_line {
        let read = read_lines(parser.into_iter(), table, &mut failed);
        return outcome(read, failed).map(drop);
    }
    let mut rows = Rows::new(table);
    let mut resources = Resources::default();
    let document =
        Document { rows: &mut rows, resources: &mut resources, failed: &mut failed, depth: 0, part: Part::Other };
    let parsed = document.deserialize(&mut parser).and_then(|rest| parser.end().map(|()| rest));
    let rest = outcome(parsed, failed)?;
    if !resources.is_empty() {
        return resources.pass_on(rows.table());
    }
    if rows.is_empty() {
        // A document without an array of objects is one object, or what is said of one.
        let jobs = match rest {
            Node::List(items) => pairs::jobs_of(items),
            Node::Object(_) => vec![rest],
            Node::Text(_) => Vec::new(),
        };
        return jobs.iter().try_for_each(|job| table.add_row(job));
    }
    rows.finish()
}

fn outcome<T>(parsed: serde_json::Result<T>, failed: Option<FeedError>) -> Result<T, FeedError> {
    match (parsed, failed) {
        (_, Some(error)) => Err(error),
        (Err(error), None) if error.is_io() => Err(std::io::Error::from(error).into()),
        (Err(error), None) => Err(FeedError::Malformed(format!("it isn’t valid JSON ({error})"))),
        (Ok(value), None) => Ok(value),
    }
}

/// Whether each line is an object of its own.
fn is_by_line(start: &[u8]) -> bool {
    let mut lines = start.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let first = lines.next().is_some_and(|line| serde_json::from_slice::<Map<String, Value>>(line).is_ok());
    first && lines.next().is_some_and(|line| line.trim_ascii_start().starts_with(b"{"))
}

fn read_lines<R: std::io::Read>(
    values: serde_json::StreamDeserializer<'_, serde_json::de::IoRead<R>, Node>,
    table: &mut Table<'_>,
    failed: &mut Option<FeedError>,
) -> serde_json::Result<()> {
    for object in values {
        let object = object?;
        if !matches!(object, Node::Object(_)) {
            return Err(serde_json::Error::custom("a line isn’t an object"));
        }
        if let Err(error) = table.add_row(&object) {
            *failed = Some(error);
            return Ok(());
        }
    }
    Ok(())
}

/// Reads a document, passes the objects of its arrays on, and returns what else is in it, as long as there was no row.
struct Document<'d, 't, 'e> {
    rows: &'d mut Rows<'t, 'e>,
    resources: &'d mut Resources,
    failed: &'d mut Option<FeedError>,
    depth: usize,
    part: Part,
}

impl<'t, 'e> Document<'_, 't, 'e> {
    /// Passes an object on if it's of a JSON:API document; returns any other.
    fn take<E: Error>(&mut self, part: Part, node: Node) -> Result<Option<Node>, E> {
        let taken = self.resources.take(part, node, self.rows.table());
        taken.map_err(|error| self.stop(error))
    }

    /// Returns a reader of a part of the document.
    fn inner(&mut self, part: Part) -> Document<'_, 't, 'e> {
        let Self { rows, resources, failed, depth, .. } = self;
        Document { rows, resources, failed, depth: *depth + 1, part }
    }

    /// Stops the parser because of an error that isn't the document's.
    fn stop<E: Error>(&mut self, error: FeedError) -> E {
        *self.failed = Some(error);
        E::custom("stopped")
    }
}

impl<'de> DeserializeSeed<'de> for Document<'_, '_, '_> {
    type Value = Node;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Node, D::Error> {
        if self.depth > MAX_DEPTH {
            serde::Deserialize::deserialize(deserializer)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

impl<'de> Visitor<'de> for Document<'_, '_, '_> {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut fields: A) -> Result<Node, A::Error> {
        let mut rest = Vec::new();
        while let Some(name) = fields.next_key::<String>()? {
            let part = if self.depth == 0 { Part::of(&name) } else { Part::Other };
            let value = if self.part.has_whole(&name) {
                fields.next_value()?
            } else {
                fields.next_value_seed(self.inner(part))?
            };
            let Some(value) = self.take::<A::Error>(part, value)? else { continue };
            // A single job is known by its fields.
            if self.part == Part::Data || self.rows.is_empty() {
                rest.push((name, value));
            }
        }
        Ok(Node::Object(rest))
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut items: A) -> Result<Node, A::Error> {
        let mut rest = Vec::new();
        while let Some(item) = items.next_element::<Node>()? {
            let found = match item {
                Node::Object(_) if pairs::has_table(&item) => {
                    rest.extend(self.rows.end_list());
                    let added = pairs::rows_of(item).into_iter().try_for_each(|row| self.rows.add(row));
                    added.map_err(|error| self.stop::<A::Error>(error))?;
                    rest.extend(self.rows.end_list());
                    Vec::new()
                }
                Node::Object(_) => self.take::<A::Error>(self.part, item)?.into_iter().collect(),
                Node::List(inner) if pairs::are_jobs(&inner) => pairs::jobs_of(inner),
                Node::List(_) | Node::Text(_) => {
                    if self.rows.is_empty() {
                        rest.push(item);
                    }
                    Vec::new()
                }
            };
            let added = found.into_iter().try_for_each(|job| self.rows.add(job));
            added.map_err(|error| self.stop::<A::Error>(error))?;
        }
        rest.extend(self.rows.end_list());
        Ok(Node::List(rest))
    }

    fn visit_bool<E: Error>(self, yes: bool) -> Result<Node, E> {
        AnyNode.visit_bool(yes)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Node, E> {
        AnyNode.visit_i64(number)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Node, E> {
        AnyNode.visit_u64(number)
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Node, E> {
        AnyNode.visit_f64(number)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Node, E> {
        AnyNode.visit_str(text)
    }

    fn visit_unit<E: Error>(self) -> Result<Node, E> {
        AnyNode.visit_unit()
    }
}
