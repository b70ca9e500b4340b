//! JSON:API documents, in which jobs refer to other objects: `data` has the jobs, and `included` what they refer to, such as
//! departments. A job's columns become `id`, `attributes.title`, `department.name`.

use std::collections::HashMap;

use super::node::Node;
use super::{FeedError, Table};

/// Text of jobs or included objects that is held until the end of the document, in bytes. Jobs beyond are passed on with
/// what was included before them.
const MAX_BYTES: usize = 8_000_000;

/// The part of a document that a list is.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Part {
    /// The jobs.
    Data,
    /// What they refer to.
    Included,
    /// Anything else.
    Other,
}

impl Part {
    /// Returns the part that a field of the document is.
    #[must_use]
    pub fn of(name: &str) -> Self {
        match name {
            "data" => Self::Data,
            "included" => Self::Included,
            _ => Self::Other,
        }
    }

    /// Whether a field of the part belongs to a single job, so that no list in it is one of jobs.
    #[must_use]
    pub fn has_whole(self, name: &str) -> bool {
        self == Self::Data && matches!(name, "attributes" | "relationships")
    }
}

/// Type and id of an object.
type Identity = (String, String);

/// The objects of a document, as far as it was read.
#[derive(Default)]
pub struct Resources {
    jobs: Vec<Node>,
    job_bytes: usize,
    /// Whether jobs are passed on without waiting for the end.
    is_passing: bool,
    included: HashMap<Identity, Node>,
    included_bytes: usize,
}

impl Resources {
    /// Whether the document has no such jobs.
    pub const fn is_empty(&self) -> bool {
        self.jobs.is_empty() && !self.is_passing
    }

    /// Takes an object of the document if it's a job or an included one; returns any other.
    pub fn take(&mut self, part: Part, node: Node, table: &mut Table<'_>) -> Result<Option<Node>, FeedError> {
        if part == Part::Other || !is_resource(&node) {
            return Ok(Some(node));
        }
        table.renew();
        match part {
            Part::Data => self.add(node, table)?,
            Part::Included | Part::Other => self.include(node),
        }
        Ok(None)
    }

    fn add(&mut self, job: Node, table: &mut Table<'_>) -> Result<(), FeedError> {
        self.job_bytes += size(&job);
        self.jobs.push(job);
        if self.is_passing || self.job_bytes > MAX_BYTES {
            self.is_passing = true;
            self.pass_on(table)?;
        }
        Ok(())
    }

    fn include(&mut self, object: Node) {
        self.included_bytes += size(&object);
        if self.included_bytes > MAX_BYTES {
            return;
        }
        let identity = identity(&object);
        if let (Some(identity), Some(attributes)) = (identity, field(object, "attributes")) {
            self.included.insert(identity, attributes);
        }
    }

    /// Passes the jobs on, with what they refer to.
    pub fn pass_on(&mut self, table: &mut Table<'_>) -> Result<(), FeedError> {
        for job in std::mem::take(&mut self.jobs) {
            table.add_row(&self.resolved(job))?;
        }
        Ok(())
    }

    /// Puts what a job refers to in place of the references.
    fn resolved(&self, job: Node) -> Node {
        let Node::Object(fields) = job else { return job };
        let mut resolved = Vec::new();
        for (name, value) in fields {
            match value {
                Node::Object(relations) if name == "relationships" => {
                    let found = relations
                        .into_iter()
                        .filter_map(|(name, relation)| Some((name, self.follow(field(relation, "data")?))));
                    resolved.extend(found);
                }
                value => resolved.push((name, value)),
            }
        }
        Node::Object(resolved)
    }

    /// Returns what one or several references are to: the attributes, or the id of what isn't included.
    fn follow(&self, reference: Node) -> Node {
        match reference {
            Node::List(several) => Node::List(several.into_iter().map(|one| self.follow(one)).collect()),
            Node::Object(_) => {
                let found = identity(&reference).and_then(|identity| self.included.get(&identity));
                found.cloned().unwrap_or_else(|| {
                    let id = field(reference, "id").map(|id| ("id".to_owned(), id));
                    Node::Object(id.into_iter().collect())
                })
            }
            Node::Text(_) => reference,
        }
    }
}

/// Whether a node is an object with attributes.
fn is_resource(node: &Node) -> bool {
    let Node::Object(fields) = node else { return false };
    fields.iter().any(|(name, value)| name == "attributes" && matches!(value, Node::Object(_)))
}

fn field(node: Node, wanted: &str) -> Option<Node> {
    let Node::Object(fields) = node else { return None };
    fields.into_iter().find(|(name, _)| name == wanted).map(|(_, value)| value)
}

fn identity(node: &Node) -> Option<Identity> {
    let Node::Object(fields) = node else { return None };
    let text = |wanted: &str| fields.iter().find(|(name, _)| name == wanted)?.1.text().map(str::to_owned);
    Some((text("type").unwrap_or_default(), text("id")?))
}

fn size(node: &Node) -> usize {
    match node {
        Node::Text(text) => text.len(),
        Node::Object(fields) => fields.iter().map(|(name, value)| name.len() + size(value)).sum(),
        Node::List(items) => items.iter().map(size).sum(),
    }
}
