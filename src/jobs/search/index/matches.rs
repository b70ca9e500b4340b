//! The jobs that match an expression, in the order of their listing numbers.

use super::postings::Jobs;
use super::reader::{Expr, Index};
use crate::db::{Result, Tx};

/// The jobs that match an expression.
pub struct Matches {
    expr: Expr,
    parts: Vec<Option<Jobs>>,
}

impl Matches {
    /// Finds nothing yet.
    #[must_use]
    pub const fn new(expr: Expr) -> Self {
        Self { expr, parts: Vec::new() }
    }

    /// Returns the expression.
    #[must_use]
    pub const fn expr(&self) -> &Expr {
        &self.expr
    }

    fn part(&mut self, tx: &mut Tx, index: &mut Index, part: usize) -> Result<&Jobs> {
        self.parts.resize(index.parts.len(), None);
        if self.parts[part].is_none() {
            self.parts[part] = Some(index.matches(tx, part, &self.expr)?);
        }
        Ok(self.parts[part].get_or_insert_default())
    }

    /// Returns up to `max` jobs with listing numbers below `below`, newest first.
    pub fn newest(&mut self, tx: &mut Tx, index: &mut Index, below: u32, max: usize) -> Result<Vec<u32>> {
        index.load(tx)?;
        let (mut pending, mut newest) = (Jobs::new(), Vec::new());
        for part in 0..=index.parts.len() {
            // Later parts have no jobs above this one's last.
            let floor = index.parts.get(part).map_or(0, |part| part.last.saturating_add(1));
            while newest.len() < max
                && let Some(job) = pending.max().filter(|job| *job >= floor)
            {
                pending.remove(job);
                newest.push(job);
            }
            if newest.len() == max {
                break;
            }
            if index.parts.get(part).is_some_and(|part| part.first < below) {
                pending |= self.part(tx, index, part)?;
                pending.remove_range(below..);
            }
        }
        Ok(newest)
    }

    /// Returns up to `max` jobs with listing numbers above `above`, oldest first.
    pub fn oldest(&mut self, tx: &mut Tx, index: &mut Index, above: u32, max: usize) -> Result<Vec<u32>> {
        index.load(tx)?;
        let mut order: Vec<usize> = (0..index.parts.len()).filter(|part| index.parts[*part].last > above).collect();
        order.sort_by_key(|part| index.parts[*part].first);
        let (mut pending, mut oldest) = (Jobs::new(), Vec::new());
        for next in 0..=order.len() {
            let ceiling = order.get(next).map_or(u32::MAX, |part| index.parts[*part].first);
            while oldest.len() < max
                && let Some(job) = pending.min().filter(|job| *job < ceiling)
            {
                pending.remove(job);
                oldest.push(job);
            }
            if oldest.len() == max {
                break;
            }
            if let Some(part) = order.get(next) {
                pending |= self.part(tx, index, *part)?;
                pending.remove_range(..=above);
            }
        }
        Ok(oldest)
    }

    /// Counts the jobs; may stop once there are more than `enough`.
    pub fn count(&mut self, tx: &mut Tx, index: &mut Index, enough: u64) -> Result<u64> {
        index.load(tx)?;
        let mut count = 0;
        for part in 0..index.parts.len() {
            count += self.part(tx, index, part)?.len();
            if count > enough {
                break;
            }
        }
        Ok(count)
    }

    /// Whether a job is among them.
    pub fn contains(&mut self, tx: &mut Tx, index: &mut Index, job: u32) -> Result<bool> {
        index.load(tx)?;
        for part in 0..index.parts.len() {
            let range = &index.parts[part];
            if (range.first..=range.last).contains(&job) && self.part(tx, index, part)?.contains(job) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
