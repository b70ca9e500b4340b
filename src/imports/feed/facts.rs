//! What an object of a list has that tells whether it's a job.

use super::flatten::is_prose;
use super::node::{Node, plain};

/// Names of fields that hardly anything but a job has.
const TITLES: [&str; 7] =
    ["title", "posttitle", "jobtitle", "positiontitle", "businesstitle", "postingtitle", "jobname"];
/// Names of fields that jobs and other things have.
const NAMES: [&str; 5] = ["name", "text", "position", "role", "headline"];
/// Names of fields with facts of a job; two of them make a job of what has a name.
const OF_JOBS: [&str; 14] = [
    "absoluteurl",
    "applyurl",
    "commitment",
    "content",
    "createdat",
    "dateposted",
    "department",
    "description",
    "descriptionplain",
    "employmenttype",
    "hostedurl",
    "location",
    "publishedat",
    "updatedat",
];

/// What an object has.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Whether it has a title.
    pub title: bool,
    /// Whether it has a name.
    pub name: bool,
    /// How many texts it has, without those in lists.
    pub texts: usize,
    /// Bytes of these texts.
    pub bytes: usize,
    of_jobs: usize,
    has_prose: bool,
}

impl Facts {
    /// Returns what an object has.
    #[must_use]
    pub fn of(node: &Node) -> Self {
        let mut facts = Self::default();
        node.each_field(&mut |field, text| {
            if text.is_empty() {
                return;
            }
            facts.bytes += text.len();
            facts.texts += 1;
            let field = plain(field);
            facts.title |= TITLES.contains(&field.as_str());
            facts.name |= NAMES.contains(&field.as_str());
            facts.of_jobs += usize::from(OF_JOBS.contains(&field.as_str()));
            facts.has_prose |= is_prose(text);
        });
        facts
    }

    /// Whether it has a title, or a name and facts of a job.
    #[must_use]
    pub const fn is_job(self) -> bool {
        self.title || self.name && self.of_jobs >= 2
    }

    /// Whether it says as much as a job does: more than a section of a description, which has a heading and a text.
    #[must_use]
    pub const fn is_whole_job(self) -> bool {
        self.is_job() && self.texts > 2 && (self.of_jobs >= 2 || self.has_prose)
    }
}
