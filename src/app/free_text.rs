//! What the brake thinks of the free text in a request's body. The policy row names the fields.

use serde_json::Value;

use crate::policy::Grant;
use crate::warnings::{self, Warning};

/// A field whose text raises a warning.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Risk {
    /// The field, such as `note`.
    pub field: String,
    /// The warning.
    pub warning: Warning,
}

/// Returns the first field of a body that raises a warning.
#[must_use]
pub fn risk(grant: Grant, body: &Value) -> Option<Risk> {
    let says = grant.says();
    first(body, says.prose, false).or_else(|| first(body, says.facts, true))
}

fn first(body: &Value, paths: &[&str], facts_only: bool) -> Option<Risk> {
    paths.iter().find_map(|path| {
        let warning =
            texts(body, path).into_iter().find_map(|text| warnings::of(text, facts_only).into_iter().next())?;
        Some(Risk { field: path.trim_end_matches("[]").to_owned(), warning })
    })
}

/// Returns the texts at a path.
fn texts<'a>(body: &'a Value, path: &str) -> Vec<&'a str> {
    let mut found = vec![body];
    for part in path.split('.') {
        let (name, is_list) = part.strip_suffix("[]").map_or((part, false), |name| (name, true));
        let values = found.into_iter().filter_map(|value| value.get(name));
        found = if is_list { values.filter_map(Value::as_array).flatten().collect() } else { values.collect() };
    }
    found.into_iter().filter_map(Value::as_str).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::texts;

    #[test]
    fn a_path_leads_to_texts_in_objects_and_lists() {
        let body =
            json!({ "note": "one", "terms": { "work": "two" }, "answers": ["three", null, "four"], "empty": null });
        let all = ["note", "terms.work", "answers[]", "empty", "missing", "note.deeper", "note[]"]
            .map(|path| texts(&body, path));
        assert_eq!(all.concat(), ["one", "two", "three", "four"]);
        assert_eq!(all[3..].concat(), Vec::<&str>::new());
    }
}
