//! The outcome of an import, with faults of the same cause together.

use std::collections::BTreeMap;
use std::fmt;

use super::fault::{Cost, Fault, Problem, allowed, subject};
use super::field::Field;

/// Lines named per value.
const MAX_LINES: usize = 5;
/// Values listed per cause, unless they are lines for the map.
const MAX_LISTED: usize = 20;
/// Maximum number of distinct texts stored per cause. More of them usually mean that the map names the wrong column.
const MAX_VALUES: usize = 1_000;

/// The counts of an import: `read` is `imported + merged + stale + bad`.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub struct Counts {
    /// Rows in the file, without the header.
    pub read: u64,
    /// Rows that became jobs.
    pub imported: u64,
    /// Rows that lost to a preferred row with the same key.
    pub merged: u64,
    /// Rows of jobs that are over, too old, or not open at their source.
    pub stale: u64,
    /// Rows that couldn't be imported.
    pub bad: u64,
    /// Jobs imported without the pay that their row states.
    pub without_pay: u64,
    /// Texts that were too long for their field and were cut after a word.
    pub cut: u64,
}

/// The outcome of an import.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct ImportReport {
    /// How many rows became what.
    pub counts: Counts,
    causes: BTreeMap<(Cost, Option<Field>, Problem), Cause>,
}

/// Rows with the same problem of the same field.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Cause {
    /// Number of rows.
    pub rows: u64,
    /// The distinct texts, in the order in which they were found.
    values: Vec<Value>,
    index: BTreeMap<String, usize>,
}

/// A text that rows share.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Value {
    /// The text.
    pub text: String,
    /// Number of rows with it.
    pub rows: u64,
    /// The first lines with it.
    pub lines: Vec<u64>,
}

impl ImportReport {
    /// Counts a fault.
    pub(super) fn add(&mut self, fault: &Fault) {
        let cause = self.causes.entry((fault.cost(), fault.field, fault.problem)).or_default();
        cause.rows += 1;
        let at = match cause.index.get(&fault.value) {
            Some(at) => *at,
            None if cause.values.len() == MAX_VALUES => return,
            None => {
                cause.values.push(Value { text: fault.value.clone(), rows: 0, lines: Vec::new() });
                cause.index.insert(fault.value.clone(), cause.values.len() - 1);
                cause.values.len() - 1
            }
        };
        let value = &mut cause.values[at];
        value.rows += 1;
        if value.lines.len() < MAX_LINES {
            value.lines.push(fault.line);
        }
    }

    /// Returns the causes, the most severe first, each with its field.
    pub fn causes(&self) -> impl Iterator<Item = (Option<Field>, Problem, &Cause)> {
        self.causes.iter().map(|((_, field, problem), cause)| (*field, *problem, cause))
    }
}

impl Cause {
    /// Returns the distinct texts, the most frequent first.
    #[must_use]
    pub fn values(&self) -> Vec<&Value> {
        let mut values: Vec<&Value> = self.values.iter().collect();
        values.sort_by(|a, b| b.rows.cmp(&a.rows).then_with(|| a.lines.cmp(&b.lines)));
        values
    }
}

impl fmt::Display for ImportReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (field, problem, cause) in self.causes() {
            write_cause(f, field, problem, cause)?;
        }
        Ok(())
    }
}

fn write_cause(f: &mut fmt::Formatter<'_>, field: Option<Field>, problem: Problem, cause: &Cause) -> fmt::Result {
    let rows = |count: u64| if count == 1 { "1 row".to_owned() } else { format!("{count} rows") };
    let (subject, cost) = (subject(field, problem), problem.cost(field));
    write!(f, "{subject} {problem} in {} ({cost})", rows(cause.rows))?;
    let values = cause.values();
    let paste = field.filter(|_| problem == Problem::NotInMap);
    if let [only] = values[..]
        && only.text.is_empty()
        && paste.is_none()
    {
        return writeln!(f, ": {}", lines(only));
    }
    match paste.and_then(|field| Some((field.name(), allowed(field)?))) {
        Some((name, allowed)) => {
            writeln!(f, ". Paste these lines under [values.{name}] and replace each ? with one of: {allowed}")?;
        }
        None => writeln!(f, ":")?,
    }
    let listed = if paste.is_some() { values.len() } else { MAX_LISTED.min(values.len()) };
    for value in &values[..listed] {
        let text = quoted(&value.text);
        if paste.is_some() {
            // These two words have a meaning in the map.
            let prefix = if matches!(value.text.as_str(), "default" | "texts") { "texts." } else { "" };
            writeln!(f, "{prefix}{text} = \"?\" # {}, {}", rows(value.rows), lines(value))?;
        } else {
            writeln!(f, "  {text}: {}, {}", rows(value.rows), lines(value))?;
        }
    }
    let listed: u64 = values[..listed].iter().map(|value| value.rows).sum();
    if listed < cause.rows { writeln!(f, "  and others: {}", rows(cause.rows - listed)) } else { Ok(()) }
}

fn lines(value: &Value) -> String {
    let numbers = value.lines.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    let more = if value.rows > value.lines.len() as u64 { ", …" } else { "" };
    format!("{} {numbers}{more}", if value.rows == 1 { "line" } else { "lines" })
}

/// Returns a text as TOML's basic string. Texts of a file have no control characters but tabs and line breaks.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\t', "\\t").replace('\n', "\\n");
    format!("\"{escaped}\"")
}
