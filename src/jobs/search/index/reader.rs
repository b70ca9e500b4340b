//! Evaluating expressions over the index, newest jobs first, and only as far as needed.

use std::collections::HashMap;
use std::rc::Rc;

use super::postings::{self, Jobs};
use super::recent::{self, Recent};
use crate::db::{Result, Tx};
use crate::ids::SegmentId;
use crate::{args, statements};

/// In each segment, a prefix matches at most this many terms.
const MAX_PREFIX_TERMS: usize = 200;

statements! {
    SEGMENTS = "SELECT id, first, last FROM search_segments WHERE state = 'ready' ORDER BY last DESC, id LIMIT 5000";
    LIVE = "SELECT live FROM search_segments WHERE id = $1";
    POSTING = "SELECT jobs FROM search_postings WHERE segment_id = $1 AND term = $2";
    PREFIX = "SELECT jobs FROM search_postings WHERE segment_id = $1 AND term >= $2 AND term < $3 ORDER BY term LIMIT $4";
}

/// Which jobs to find.
#[derive(Clone, Debug, Eq, Hash, PartialEq)]
pub enum Expr {
    /// Every job.
    Everything,
    /// The jobs with a term.
    Term(String),
    /// The jobs with a term that starts with this.
    Prefix(String),
    /// The jobs that match all of these.
    All(Vec<Expr>),
    /// The jobs that match any of these.
    Any(Vec<Expr>),
}

impl Expr {
    /// No job.
    pub const NOTHING: Self = Self::Any(Vec::new());

    /// Returns what matches both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Everything, other) | (other, Self::Everything) => other,
            (one, other) => Self::All(vec![one, other]),
        }
    }

    /// Returns what matches any of them.
    #[must_use]
    pub fn any(mut expressions: Vec<Self>) -> Self {
        if expressions.len() == 1 { expressions.remove(0) } else { Self::Any(expressions) }
    }
}

/// The index as one transaction sees it.
#[derive(Default)]
pub struct Index {
    /// Jobs with listing numbers up to this are left out.
    after: u32,
    /// Newest first; read when they are first needed.
    pub(super) parts: Vec<Part>,
    is_loaded: bool,
    found: HashMap<(usize, Expr), Rc<Jobs>>,
}

/// A segment, or the recent jobs.
pub(super) struct Part {
    source: Source,
    pub(super) first: u32,
    pub(super) last: u32,
    live: Option<Rc<Jobs>>,
}

enum Source {
    Recent(Recent),
    Segment(SegmentId),
}

impl Index {
    /// Returns the part of the index with jobs above a listing number.
    #[must_use]
    pub fn after(after: u32) -> Self {
        Self { after, ..Self::default() }
    }

    /// Reads which segments there are. Their sets are read when they are needed.
    pub(super) fn load(&mut self, tx: &mut Tx) -> Result<()> {
        if self.is_loaded {
            return Ok(());
        }
        let segment = |row: &mut crate::db::Row| {
            let source = Source::Segment(row.take()?);
            Ok(Part { source, first: row.take()?, last: row.take()?, live: None })
        };
        self.parts = tx.all(SEGMENTS, &[], segment)?;
        let recent = recent::read(tx)?;
        if let (Some((first, _)), Some((last, _))) = (recent.first(), recent.last()) {
            let live = Some(Rc::new(recent.iter().map(|(listing, _)| *listing).collect()));
            self.parts.push(Part { first: *first, last: *last, live, source: Source::Recent(recent) });
        }
        self.parts.retain(|part| part.last > self.after);
        self.parts.sort_by_key(|part| std::cmp::Reverse(part.last));
        self.is_loaded = true;
        Ok(())
    }

    /// Returns whether any listed job matches.
    pub fn has(&mut self, tx: &mut Tx, expr: &Expr) -> Result<bool> {
        self.load(tx)?;
        for part in 0..self.parts.len() {
            if !self.matches(tx, part, expr)?.is_empty() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Returns the live jobs of a part that match.
    pub(super) fn matches(&mut self, tx: &mut Tx, part: usize, expr: &Expr) -> Result<Jobs> {
        let matching = self.evaluate(tx, part, expr)?;
        if matching.is_empty() {
            return Ok(Jobs::new());
        }
        let mut jobs = &*matching & &*self.live(tx, part)?;
        if self.after > 0 {
            jobs.remove_range(..=self.after);
        }
        Ok(jobs)
    }

    fn live(&mut self, tx: &mut Tx, part: usize) -> Result<Rc<Jobs>> {
        let part = &mut self.parts[part];
        if let (None, Source::Segment(id)) = (&part.live, &part.source) {
            let bytes = tx.one(LIVE, args![*id], crate::db::value::<Vec<u8>>)?;
            part.live = Some(Rc::new(postings::decode(&bytes)?));
        }
        Ok(part.live.clone().unwrap_or_default())
    }

    fn evaluate(&mut self, tx: &mut Tx, part: usize, expr: &Expr) -> Result<Rc<Jobs>> {
        match expr {
            Expr::Everything => self.live(tx, part),
            Expr::Term(_) | Expr::Prefix(_) => self.look_up(tx, part, expr),
            Expr::All(all) => {
                let mut common: Option<Rc<Jobs>> = None;
                for expr in all {
                    let jobs = self.evaluate(tx, part, expr)?;
                    let both = common.map_or_else(|| Rc::clone(&jobs), |common| Rc::new(&*common & &*jobs));
                    if both.is_empty() {
                        return Ok(both);
                    }
                    common = Some(both);
                }
                Ok(common.unwrap_or_default())
            }
            Expr::Any(any) => {
                let mut union = Jobs::new();
                for expr in any {
                    union |= &*self.evaluate(tx, part, expr)?;
                }
                Ok(Rc::new(union))
            }
        }
    }

    /// Reads the set of a term or a prefix, once per search.
    fn look_up(&mut self, tx: &mut Tx, part: usize, expr: &Expr) -> Result<Rc<Jobs>> {
        let key = (part, expr.clone());
        if let Some(jobs) = self.found.get(&key) {
            return Ok(Rc::clone(jobs));
        }
        let jobs = match (&self.parts[part].source, expr) {
            (Source::Recent(recent), Expr::Term(term)) => {
                recent::jobs_with(recent, |terms| recent::has_term(terms, term))
            }
            (Source::Recent(recent), Expr::Prefix(prefix)) => {
                recent::jobs_with(recent, |terms| recent::has_prefix(terms, prefix))
            }
            (Source::Segment(id), Expr::Term(term)) => {
                let bytes = tx.find(POSTING, args![*id, term], crate::db::value::<Vec<u8>>)?;
                bytes.map_or_else(|| Ok(Jobs::new()), |bytes| postings::decode(&bytes))?
            }
            (Source::Segment(id), Expr::Prefix(prefix)) => {
                let end = format!("{prefix}\u{10ffff}");
                let max = i64::try_from(MAX_PREFIX_TERMS).unwrap_or(i64::MAX);
                let mut union = Jobs::new();
                for bytes in tx.all(PREFIX, args![*id, prefix, &end, max], crate::db::value::<Vec<u8>>)? {
                    union |= postings::decode(&bytes)?;
                }
                union
            }
            _ => Jobs::new(),
        };
        let jobs = Rc::new(jobs);
        self.found.insert(key, Rc::clone(&jobs));
        Ok(jobs)
    }
}
