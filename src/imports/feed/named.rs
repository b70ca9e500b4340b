//! Elements that say in an attribute what they are: `<field name="title">` of MySQL, `<custom name="shift">` of a feed, and the
//! tables of a database.

use quick_xml::XmlVersion;
use quick_xml::events::BytesStart;

use super::node::{Node, plain};
use super::rows::Rows;
use super::xml::Element;
use super::{FeedError, Table};

/// Parts of the names of elements that hold a value with a name.
const STEMS: [&str; 7] = ["field", "column", "custom", "attribut", "propert", "param", "meta"];
/// Names that have such a part by accident.
const OTHERS: [&str; 2] = ["customer", "customers"];
/// Elements of a row of a database, which has nothing else.
const CELLS: [&str; 2] = ["field", "column"];
/// Attributes with the name.
const NAMES: [&str; 4] = ["@name", "@key", "@label", "@property"];
/// Attributes with the value of an element that has no text.
const VALUES: [&str; 2] = ["@value", "@content"];
/// phpMyAdmin's word for no value.
const NULL: &str = "NULL";

/// Returns an element within a job as a field: with its own name, the name that its attribute says, or both.
pub fn field(element: Element) -> (String, Node) {
    let name = element.name.clone();
    let local = plain(&name);
    let is_named = STEMS.iter().any(|stem| local.contains(stem)) && !OTHERS.contains(&local.as_str());
    let Some(own) = NAMES.iter().find_map(|name| attribute(&element.parts, name)).filter(|_| is_named) else {
        return (name, element.into_node());
    };
    let value = VALUES.iter().find_map(|name| attribute(&element.parts, name)).unwrap_or_default();
    let Node::Object(mut fields) = element.into_node() else { return (name, Node::Text(value)) };
    fields.retain(|(name, _)| !name.starts_with('@'));
    let is_cell = CELLS.contains(&local.as_str());
    let node = match &mut fields[..] {
        [] => Node::Text(value),
        [(name, text)] if name.is_empty() => std::mem::replace(text, Node::Text(String::new())),
        _ => Node::Object(fields),
    };
    let node = if is_cell && node.text() == Some(NULL) { Node::Text(String::new()) } else { node };
    if is_cell {
        return (own, node);
    }
    (name, Node::Object(vec![("key".to_owned(), Node::Text(own)), ("value".to_owned(), node)]))
}

fn attribute(parts: &Node, wanted: &str) -> Option<String> {
    let Node::Object(fields) = parts else { return None };
    fields.iter().find(|(name, _)| name == wanted)?.1.text().map(str::to_owned)
}

/// Whether an element is a row of phpMyAdmin's, which is called like its table.
pub fn is_row(tag: &BytesStart<'_>) -> bool {
    tag.name().as_ref() == "table" && name_of(tag).is_some()
}

fn name_of(tag: &BytesStart<'_>) -> Option<String> {
    let found = tag.attributes().flatten().find(|attribute| attribute.key.as_ref() == "name")?;
    Some(found.normalized_value(XmlVersion::Explicit1_0).ok()?.into_owned())
}

/// Passes the jobs of a file on. Of the tables of a database, one has them.
pub struct Tables<'f, 'e> {
    rows: Rows<'f, 'e>,
    /// The table that is being read, if it has a name.
    current: Option<String>,
}

impl<'f, 'e> Tables<'f, 'e> {
    /// Starts outside of any table.
    pub fn new(table: &'f mut Table<'e>) -> Self {
        Self { rows: Rows::new(table), current: None }
    }

    /// Notes which table an element outside of jobs begins.
    pub fn start(&mut self, tag: &BytesStart<'_>) {
        if !is_row(tag) && tag.name().as_ref() != "table_data" {
            return;
        }
        let name = name_of(tag);
        if name != self.current {
            self.rows.end_list();
            self.current = name;
        }
    }

    /// Takes a job.
    pub fn add(&mut self, mut job: Element) -> Result<(), FeedError> {
        if self.current.is_none() {
            return self.rows.table().add_row(&job.into_node());
        }
        if let Node::Object(fields) = &mut job.parts {
            // The table's name says nothing about the job.
            fields.retain(|(name, _)| name != "@name");
        }
        self.rows.add(job.into_node())
    }

    /// Ends the file.
    pub fn finish(mut self) -> Result<(), FeedError> {
        self.rows.end_list();
        self.rows.finish()
    }
}
