//! Lists whose objects aren't jobs but groups of jobs, such as departments or teams.

use super::facts::Facts;
use super::flatten::is_prose;
use super::node::Node;

/// Name of the field with what a job's group says.
const GROUP: &str = "group";

/// How the objects of a list have their jobs.
#[derive(Default)]
pub struct Groups {
    /// The field with the jobs, once an object was a group.
    field: Option<String>,
}

impl Groups {
    /// Whether an object was a group.
    pub const fn are_known(&self) -> bool {
        self.field.is_some()
    }

    /// Returns the jobs of an object: those of a group, with what it says, or the object itself.
    pub fn jobs(&mut self, row: Node) -> Vec<Node> {
        let Node::Object(fields) = row else { return vec![row] };
        if self.field.is_none() {
            self.field = jobs_of(&fields).map(str::to_owned);
        }
        let at = self.field.as_ref().and_then(|field| fields.iter().position(|(name, _)| name == field));
        let Some((at, true)) = at.map(|at| (at, matches!(fields[at].1, Node::List(_)))) else {
            return vec![Node::Object(fields)];
        };
        let mut group = fields;
        let (_, jobs) = group.swap_remove(at);
        group.retain(|(_, value)| value.text().is_some_and(|text| !text.is_empty() && !is_prose(text)));
        let Node::List(jobs) = jobs else { return Vec::new() };
        let with_group = |job: Node| match job {
            Node::Object(mut fields) => {
                if !fields.iter().any(|(name, _)| name == GROUP) {
                    fields.push((GROUP.to_owned(), Node::Object(group.clone())));
                }
                Node::Object(fields)
            }
            other => other,
        };
        jobs.into_iter().filter(|job| matches!(job, Node::Object(_))).map(with_group).collect()
    }
}

/// Returns the field with the jobs of a group: each says more than the group does without them.
fn jobs_of(fields: &[(String, Node)]) -> Option<&str> {
    let own = fields.iter().map(|(_, value)| match value {
        Node::Text(text) => usize::from(!text.is_empty()),
        value => Facts::of(value).texts,
    });
    let own: usize = own.sum();
    let lists = fields.iter().filter_map(|(name, value)| match value {
        Node::List(items) if !items.is_empty() => Some((name, items)),
        _ => None,
    });
    let is_job = |item: &Node| {
        let facts = Facts::of(item);
        facts.is_whole_job() && facts.texts > own
    };
    lists.into_iter().find(|(_, items)| items.iter().all(is_job)).map(|(name, _)| name.as_str())
}
