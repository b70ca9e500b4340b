//! Finding the jobs among the lists of objects of a document: those of which most have a title. As long as it isn't clear
//! which list that is, the first rows of the best one so far are in memory.

use super::node::{Node, plain};
use super::{FeedError, Table};

/// Names of fields that hardly anything but a job has.
const TITLES: [&str; 6] = ["title", "jobtitle", "positiontitle", "businesstitle", "postingtitle", "jobname"];
/// Names of fields that jobs and other things have.
const NAMES: [&str; 5] = ["name", "text", "position", "role", "headline"];
/// Rows and bytes of a list after which it's taken for the jobs, unless a better one came before.
const ENOUGH_ROWS: usize = 500;
const ENOUGH_BYTES: usize = 2_000_000;

/// How much the objects of a list look like jobs: whether they have titles or names, and how many do.
type Score = (u8, usize);

/// The objects of one list.
#[derive(Default)]
struct Group {
    rows: Vec<Node>,
    bytes: usize,
    titles: usize,
    names: usize,
}

impl Group {
    fn add(&mut self, row: Node) {
        let (mut title, mut name) = (false, false);
        row.each_field(&mut |field, text| {
            self.bytes += text.len();
            let field = plain(field);
            title |= !text.is_empty() && TITLES.contains(&field.as_str());
            name |= !text.is_empty() && NAMES.contains(&field.as_str());
        });
        self.titles += usize::from(title);
        self.names += usize::from(title || name);
        self.rows.push(row);
    }

    fn score(&self) -> Score {
        match (self.titles, self.names) {
            (0, 0) => (0, self.rows.len()),
            (0, names) => (1, names),
            (titles, _) => (2, titles),
        }
    }
}

/// The lists of a document.
pub struct Rows<'t, 'e> {
    table: &'t mut Table<'e>,
    best: Group,
    current: Group,
    /// Whether the jobs are found: in the current list, or in one before.
    found: bool,
    /// Whether the rows of the current list aren't jobs.
    skipping: bool,
}

impl<'t, 'e> Rows<'t, 'e> {
    /// Starts with no list.
    pub fn new(table: &'t mut Table<'e>) -> Self {
        Self { table, best: Group::default(), current: Group::default(), found: false, skipping: false }
    }

    /// Where the rows go.
    pub const fn table(&mut self) -> &mut Table<'e> {
        self.table
    }

    /// Whether no list had an object.
    pub fn is_empty(&self) -> bool {
        !self.found && self.best.rows.is_empty() && self.current.rows.is_empty()
    }

    /// Adds an object of the current list.
    pub fn add(&mut self, row: Node) -> Result<(), FeedError> {
        self.table.renew();
        if self.skipping {
            return Ok(());
        }
        if self.found {
            return self.table.add_row(&row);
        }
        self.current.add(row);
        if self.current.rows.len() < ENOUGH_ROWS && self.current.bytes < ENOUGH_BYTES {
            return Ok(());
        }
        if self.best.score().0 > self.current.score().0 {
            self.skipping = true;
            return Ok(());
        }
        self.found = true;
        self.best = Group::default();
        let rows = std::mem::take(&mut self.current).rows;
        rows.iter().try_for_each(|row| self.table.add_row(row))
    }

    /// Ends the current list.
    pub fn end_list(&mut self) {
        self.skipping = self.found;
        let group = std::mem::take(&mut self.current);
        if !self.found && !group.rows.is_empty() && (self.best.rows.is_empty() || group.score() > self.best.score()) {
            self.best = group;
        }
    }

    /// Passes the jobs on.
    pub fn finish(self) -> Result<(), FeedError> {
        self.best.rows.iter().try_for_each(|row| self.table.add_row(row))
    }
}
