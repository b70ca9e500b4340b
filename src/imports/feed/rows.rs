//! Finding the jobs among the lists of objects of a document: those of which most have a title. As long as it isn't clear
//! which list that is, the first rows of the best one so far are in memory.

use super::facts::Facts;
use super::groups::Groups;
use super::node::Node;
use super::{FeedError, Table};

/// Rows and bytes of a list after which it's taken for the jobs, unless a better one came before.
const ENOUGH_ROWS: usize = 500;
const ENOUGH_BYTES: usize = 2_000_000;

/// How much the objects of a list look like jobs.
#[derive(Clone, Copy)]
struct Score {
    /// Whether they have titles, names, or neither.
    tier: u8,
    /// Texts that one has on average.
    texts: usize,
    /// How many have a title or a name.
    count: usize,
}

impl Score {
    /// Whether a list is more likely to be the jobs: categories have titles, too, but say little else.
    const fn beats(self, other: Self) -> bool {
        if self.tier != other.tier {
            return self.tier > other.tier;
        }
        let (is_richer, is_poorer) = (self.texts >= 2 * other.texts, other.texts >= 2 * self.texts);
        if is_richer == is_poorer { self.count > other.count } else { is_richer }
    }
}

/// The objects of one list.
#[derive(Default)]
struct Group {
    rows: Vec<Node>,
    bytes: usize,
    texts: usize,
    titles: usize,
    names: usize,
}

impl Group {
    fn add(&mut self, row: Node) {
        let facts = Facts::of(&row);
        self.bytes += facts.bytes;
        self.texts += facts.texts;
        self.titles += usize::from(facts.is_job());
        self.names += usize::from(facts.title || facts.name);
        self.rows.push(row);
    }

    fn score(&self) -> Score {
        let (tier, count) = match (self.titles, self.names) {
            (0, 0) => (0, self.rows.len()),
            (0, names) => (1, names),
            (titles, _) => (2, titles),
        };
        Score { tier, texts: self.texts / self.rows.len().max(1), count }
    }
}

/// The lists of a document.
pub struct Rows<'t, 'e> {
    table: &'t mut Table<'e>,
    best: Group,
    current: Group,
    groups: Groups,
    /// Whether the jobs are found: in the current list, or in one before.
    found: bool,
    /// Whether the rows of the current list aren't jobs.
    skipping: bool,
}

impl<'t, 'e> Rows<'t, 'e> {
    /// Starts with no list.
    pub fn new(table: &'t mut Table<'e>) -> Self {
        Self {
            table,
            best: Group::default(),
            current: Group::default(),
            groups: Groups::default(),
            found: false,
            skipping: false,
        }
    }

    /// Where the rows go.
    pub const fn table(&mut self) -> &mut Table<'e> {
        self.table
    }

    /// Whether no list had an object.
    pub fn is_empty(&self) -> bool {
        !self.found && self.best.rows.is_empty() && self.current.rows.is_empty()
    }

    /// Adds an object of the current list, or the jobs of the group that it is.
    pub fn add(&mut self, row: Node) -> Result<(), FeedError> {
        self.table.renew();
        if self.skipping {
            return Ok(());
        }
        let knew = self.groups.are_known();
        let mut rows = self.groups.jobs(row);
        if !knew && self.groups.are_known() {
            // The first groups may have no jobs.
            let empty = std::mem::take(&mut self.current).rows;
            empty.into_iter().flat_map(|row| self.groups.jobs(row)).for_each(|row| self.current.add(row));
        }
        rows.try_for_each(|row| self.add_job(row))
    }

    fn add_job(&mut self, row: Node) -> Result<(), FeedError> {
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
        if self.best.score().tier > self.current.score().tier {
            self.skipping = true;
            return Ok(());
        }
        self.found = true;
        self.best = Group::default();
        let rows = std::mem::take(&mut self.current).rows;
        rows.iter().try_for_each(|row| self.table.add_row(row))
    }

    /// Ends the current list. Returns its objects if they are no jobs but what is said of one.
    pub fn end_list(&mut self) -> Vec<Node> {
        self.skipping = self.found;
        self.groups = Groups::default();
        let group = std::mem::take(&mut self.current);
        if group.rows.iter().all(Node::is_field) {
            return group.rows;
        }
        if !self.found
            && !group.rows.is_empty()
            && (self.best.rows.is_empty() || group.score().beats(self.best.score()))
        {
            self.best = group;
        }
        Vec::new()
    }

    /// Passes the jobs on.
    pub fn finish(self) -> Result<(), FeedError> {
        self.best.rows.iter().try_for_each(|row| self.table.add_row(row))
    }
}
