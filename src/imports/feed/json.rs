//! JSON: an array of objects, wherever it is in the document, or one object per line.

use std::fmt;
use std::io::BufRead;

use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Deserializer, Map, Value};

use super::{FeedError, Table};

/// How deep in a document the array of jobs may be.
const MAX_DEPTH: usize = 4;

/// Reads the objects.
pub fn read(mut file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let by_line = is_by_line(file.fill_buf()?);
    let mut failed = None;
    let mut parser = Deserializer::from_reader(file);
    let parsed = if by_line {
        read_lines(parser.into_iter(), table, &mut failed)
    } else {
        Document { table, failed: &mut failed, depth: 0 }
            .deserialize(&mut parser)
            .and_then(|rest| parser.end().map(|()| rest))
            .map(Some)
    };
    match (parsed, failed) {
        (_, Some(error)) => Err(error),
        (Err(error), None) if error.is_io() => Err(std::io::Error::from(error).into()),
        (Err(error), None) => Err(FeedError::Malformed(format!("it isn’t valid JSON ({error})"))),
        // A document without an array of objects is one object.
        (Ok(Some(Value::Object(only))), None) if table.is_empty() => emit(table, &only),
        (Ok(_), None) => Ok(()),
    }
}

/// Whether each line is an object of its own.
fn is_by_line(start: &[u8]) -> bool {
    let mut lines = start.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty());
    let first = lines.next().is_some_and(|line| serde_json::from_slice::<Map<String, Value>>(line).is_ok());
    first && lines.next().is_some_and(|line| line.trim_ascii_start().starts_with(b"{"))
}

fn read_lines<R: std::io::Read>(
    values: serde_json::StreamDeserializer<'_, serde_json::de::IoRead<R>, Map<String, Value>>,
    table: &mut Table<'_>,
    failed: &mut Option<FeedError>,
) -> serde_json::Result<Option<Value>> {
    for object in values {
        if let Err(error) = emit(table, &object?) {
            *failed = Some(error);
            return Ok(None);
        }
    }
    Ok(None)
}

/// Passes an object on as a row.
fn emit(table: &mut Table<'_>, object: &Map<String, Value>) -> Result<(), FeedError> {
    for (name, value) in object {
        flatten(table, name, value)?;
    }
    table.end_row(None)
}

/// Adds a value as cells: an object as one column per field, a list of texts as one text, and of a list of objects the
/// first.
fn flatten(table: &mut Table<'_>, name: &str, value: &Value) -> Result<(), FeedError> {
    match value {
        Value::Null => Ok(()),
        Value::Bool(yes) => cell(table, name, if *yes { "yes" } else { "no" }),
        Value::Number(number) => cell(table, name, &number.to_string()),
        Value::String(text) => cell(table, name, text.trim()),
        Value::Object(fields) => {
            fields.iter().try_for_each(|(field, value)| flatten(table, &format!("{name}.{field}"), value))
        }
        Value::Array(items) => {
            let first = items.iter().position(Value::is_object);
            let kept = items.iter().enumerate().filter(|(at, item)| !item.is_object() || Some(*at) == first);
            kept.into_iter().try_for_each(|(_, item)| flatten(table, name, item))
        }
    }
}

fn cell(table: &mut Table<'_>, name: &str, text: &str) -> Result<(), FeedError> {
    let column = table.column(name)?;
    table.add(column, text);
    Ok(())
}

/// Reads a document, passes the objects of its arrays on, and returns what else is in it, as long as there was no row.
struct Document<'d, 'e> {
    table: &'d mut Table<'e>,
    failed: &'d mut Option<FeedError>,
    depth: usize,
}

impl<'de> DeserializeSeed<'de> for Document<'_, '_> {
    type Value = Value;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        if self.depth > MAX_DEPTH {
            serde::Deserialize::deserialize(deserializer)
        } else {
            deserializer.deserialize_any(self)
        }
    }
}

impl<'de> Visitor<'de> for Document<'_, '_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut rest = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let inner = Document { table: self.table, failed: self.failed, depth: self.depth + 1 };
            let value = fields.next_value_seed(inner)?;
            if self.table.is_empty() {
                rest.insert(name, value);
            }
        }
        Ok(Value::Object(rest))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut rest = Vec::new();
        while let Some(item) = items.next_element::<Value>()? {
            let Value::Object(object) = item else {
                if self.table.is_empty() {
                    rest.push(item);
                }
                continue;
            };
            if let Err(error) = emit(self.table, &object) {
                *self.failed = Some(error);
                return Err(A::Error::custom("stopped"));
            }
        }
        Ok(Value::Array(rest))
    }

    fn visit_bool<E>(self, yes: bool) -> Result<Value, E> {
        Ok(yes.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }
}
