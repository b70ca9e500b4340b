//! Writing a job with parts as a row of cells.

use super::node::Node;
use super::pairs::{Pair, Shape};
use super::{FeedError, Table};
use crate::jobs::import::{labeled, to_text};

/// A text with more characters is read as a paragraph of its own.
const MAX_SHORT_CHARS: usize = 200;

/// Returns whether a text is more than a value of a list.
pub fn is_prose(text: &str) -> bool {
    text.contains('\n') || text.contains("</") || text.contains("&lt;/") || text.chars().nth(MAX_SHORT_CHARS).is_some()
}

/// Adds a node as cells: an object as one column per field, a list as one text, and a list of names and what they say as
/// a text with headings, columns, or both.
pub fn flatten(table: &mut Table<'_>, name: &str, node: &Node) -> Result<(), FeedError> {
    match node {
        Node::Text(text) if text.is_empty() => Ok(()),
        Node::Text(text) => cell(table, name, text),
        Node::Object(fields) => {
            if let Some(pair) =
                node.pair().filter(|pair| !name.is_empty() && (pair.shape == Shape::Key || pair.is_whole))
            {
                return say(table, name, &[pair]);
            }
            fields.iter().try_for_each(|(field, value)| flatten(table, &joined(name, field), value))
        }
        Node::List(items) => {
            let pairs: Option<Vec<Pair<'_>>> = items.iter().filter(|item| !item.is_empty()).map(Node::pair).collect();
            match pairs.filter(|pairs| !pairs.is_empty() && !name.is_empty()) {
                Some(pairs) => say(table, name, &pairs),
                None => items.iter().try_for_each(|item| flatten(table, name, item)),
            }
        }
    }
}

/// Adds what a list of names says: sections as one text with headings, and short values as a column each, too.
fn say(table: &mut Table<'_>, name: &str, pairs: &[Pair<'_>]) -> Result<(), FeedError> {
    let has_keys = pairs.iter().any(|pair| pair.shape == Shape::Key);
    let has_prose = !has_keys && pairs.iter().any(|pair| pair.value.text().is_some_and(is_prose));
    for Pair { name: heading, value, .. } in pairs {
        if value.is_empty() {
            continue;
        }
        if let Some(text) = value.text().filter(|_| !has_keys) {
            cell(table, name, &labeled(Some(heading), &to_text(text)))?;
        }
        if !has_prose {
            let column = joined(name, heading);
            flatten(table, if table.has_room(&column) { &column } else { name }, value)?;
        }
    }
    Ok(())
}

fn joined(name: &str, field: &str) -> String {
    match (name.is_empty(), field.is_empty() || field.starts_with('@')) {
        (true, _) => field.to_owned(),
        (false, true) => format!("{name}{field}"),
        (false, false) => format!("{name}.{field}"),
    }
}

fn cell(table: &mut Table<'_>, name: &str, text: &str) -> Result<(), FeedError> {
    let column = table.column(name)?;
    table.add(column, text);
    Ok(())
}
