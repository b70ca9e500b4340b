//! Lists whose objects aren't jobs but groups of jobs, such as departments or teams.

use super::facts::Facts;
use super::flatten::is_prose;
use super::node::Node;

/// Name of the field with what a job's group says.
const GROUP: &str = "group";
/// Bytes that a group may say of each of its jobs.
const MAX_GROUP_BYTES: usize = 500;

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
    pub fn jobs(&mut self, row: Node) -> impl Iterator<Item = Node> + use<> {
        let (jobs, group) = self.split(row);
        jobs.into_iter().map(move |job| with_group(job, group.as_deref()))
    }

    /// Returns the jobs of a group with its own fields, or the object itself.
    fn split(&mut self, row: Node) -> (Vec<Node>, Option<Vec<(String, Node)>>) {
        let Node::Object(mut fields) = row else { return (vec![row], None) };
        if self.field.is_none() {
            self.field = jobs_of(&fields).map(str::to_owned);
        }
        let at = self.field.as_ref().and_then(|field| fields.iter().position(|(name, _)| name == field));
        let Some(at) = at.filter(|at| matches!(fields[*at].1, Node::List(_))) else {
            return (vec![Node::Object(fields)], None);
        };
        let (_, jobs) = fields.swap_remove(at);
        let Node::List(mut jobs) = jobs else { return (Vec::new(), None) };
        jobs.retain(|job| matches!(job, Node::Object(fields) if !fields.is_empty()));
        // Every job gets a copy.
        let mut left = MAX_GROUP_BYTES;
        fields.retain(|(name, value)| {
            let Some(text) = value.text().filter(|text| !text.is_empty() && !is_prose(text)) else { return false };
            let length = name.len() + text.len();
            let fits = length <= left;
            left -= if fits { length } else { 0 };
            fits
        });
        (jobs, Some(fields))
    }
}

fn with_group(job: Node, group: Option<&[(String, Node)]>) -> Node {
    match (job, group) {
        (Node::Object(mut fields), Some(group)) => {
            if !fields.iter().any(|(name, _)| name == GROUP) {
                fields.push((GROUP.to_owned(), Node::Object(group.to_vec())));
            }
            Node::Object(fields)
        }
        (job, _) => job,
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
