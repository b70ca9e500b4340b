//! Objects of which one field names what another one says, in each of the shapes that systems write them.

use super::facts::Facts;
use super::node::{Node, plain};

/// Names of two fields, without their namespace and in small letters and digits, of which the first names what the second
/// says, and how.
const PAIRS: [(&str, &str, Shape); 27] = [
    ("metakey", "metavalue", Shape::Key),
    ("key", "value", Shape::Key),
    ("key", "values", Shape::Key),
    ("k", "v", Shape::Key),
    ("attribute", "value", Shape::Key),
    ("attributecode", "value", Shape::Key),
    ("attributename", "value", Shape::Key),
    ("attributename", "attributevalue", Shape::Key),
    ("property", "value", Shape::Key),
    ("propertyname", "propertyvalue", Shape::Key),
    ("field", "value", Shape::Key),
    ("fieldname", "value", Shape::Key),
    ("fieldname", "fieldvalue", Shape::Key),
    ("fieldlabel", "valuelabel", Shape::Label),
    ("fieldlabel", "value", Shape::Label),
    ("name", "value", Shape::Label),
    ("name", "values", Shape::Label),
    ("label", "value", Shape::Label),
    ("title", "value", Shape::Label),
    ("name", "content", Shape::Section),
    ("name", "text", Shape::Section),
    ("title", "content", Shape::Section),
    ("title", "text", Shape::Section),
    ("title", "body", Shape::Section),
    ("heading", "text", Shape::Section),
    ("text", "content", Shape::Section),
    ("question", "answer", Shape::Section),
];

/// How an object names what it says.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Shape {
    /// By a name in a program, such as `_job_location`.
    Key,
    /// By a name that people read, such as "Shift".
    Label,
    /// By a heading above a text.
    Section,
}

/// A name and its value, such as the heading "Your tasks" and the list below it.
pub struct Pair<'n> {
    /// What it's about.
    pub name: &'n str,
    /// What it says.
    pub value: &'n Node,
    /// How it names it.
    pub shape: Shape,
    /// Whether the object says nothing else.
    pub is_whole: bool,
}

impl Pair<'_> {
    /// Whether the object is a field of something larger, rather than a section or a thing of its own.
    #[must_use]
    pub fn is_field(&self) -> bool {
        self.shape == Shape::Key || self.shape == Shape::Label && self.is_whole
    }
}

impl Node {
    /// Returns an object as a name and its value.
    #[must_use]
    pub fn pair(&self) -> Option<Pair<'_>> {
        let Self::Object(fields) = self else { return None };
        // Every object of a file is asked, so each name is written plainly only once.
        let names: Vec<String> = fields.iter().map(|(name, _)| plain(name)).collect();
        let field = |wanted: &str| names.iter().position(|name| name == wanted).map(|at| &fields[at].1);
        PAIRS.iter().find_map(|(name, value, shape)| {
            let name =
                field(name)?.text().map(|name| name.trim().trim_end_matches(':')).filter(|name| !name.is_empty())?;
            Some(Pair { name, value: field(value)?, shape: *shape, is_whole: fields.len() == 2 })
        })
    }

    /// Whether it's a field, as in a list of names and values.
    #[must_use]
    pub fn is_field(&self) -> bool {
        self.pair().is_some_and(|pair| pair.is_field())
    }
}

/// Makes one object of a list of names and values.
#[must_use]
pub fn object_of(items: &[Node]) -> Option<Node> {
    let mut object = Node::Object(Vec::new());
    for item in items.iter().filter(|item| !item.is_empty()) {
        let pair = item.pair().filter(Pair::is_field)?;
        object.push(pair.name, pair.value.clone());
    }
    (!object.is_empty()).then_some(object)
}

/// Returns the jobs in a list: a single one if the list has names and values, otherwise its objects.
#[must_use]
pub fn jobs_of(items: Vec<Node>) -> Vec<Node> {
    match object_of(&items).filter(|job| Facts::of(job).title) {
        Some(job) => vec![job],
        None => items.into_iter().filter(|item| matches!(item, Node::Object(_))).collect(),
    }
}

/// Name of the field with the rows of a table.
const ROWS: &str = "data";

/// Whether an object is a table of a database, as phpMyAdmin writes it: `{"type":"table","name":"jobs","data":[…]}`.
#[must_use]
pub fn has_table(object: &Node) -> bool {
    let Node::Object(fields) = object else { return false };
    let field = |wanted: &str| fields.iter().find(|(name, _)| name == wanted).map(|(_, value)| value);
    field("type").and_then(Node::text) == Some("table") && matches!(field(ROWS), Some(Node::List(_)))
}

/// Returns the rows of a table.
#[must_use]
pub fn rows_of(table: Node) -> Vec<Node> {
    let Node::Object(fields) = table else { return Vec::new() };
    match fields.into_iter().find(|(name, _)| name == ROWS) {
        Some((_, Node::List(rows))) => rows,
        _ => Vec::new(),
    }
}

/// Whether a nested list is a job, or a list of jobs.
#[must_use]
pub fn are_jobs(items: &[Node]) -> bool {
    object_of(items).is_some_and(|job| Facts::of(&job).title) || items.iter().any(|item| Facts::of(item).title)
}
