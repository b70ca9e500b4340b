//! Reading the jobs that match, in the order of their listing numbers.

use super::filters::Filters;
use super::index::{Expr, Index, Matches};
use super::query::Search;
use super::{ResultCount, sql};
use crate::db::{Result, Row, Tx, value};
use crate::jobs::model::JobCard;
use crate::jobs::store;
use crate::{args, site};

/// Counting stops here; the total is then shown as "200+".
const MAX_COUNT: usize = 200;
/// Matches read from the index at once, when each of them must be checked.
const CHUNK: usize = 50;

/// One search's view of the index, with its filters.
pub struct Finder {
    /// The index.
    pub index: Index,
    /// What each result must fit.
    pub filters: Filters,
    currency: String,
}

impl Finder {
    /// Reads what the search needs to know.
    pub fn load(tx: &mut Tx, search: &Search) -> Result<Self> {
        let filters = Filters::load(tx, search)?;
        Ok(Self { index: Index::after(filters.after), filters, currency: site::store::currency(tx)? })
    }

    /// Returns the jobs that match words and have the filters' properties.
    #[must_use]
    pub fn matches(&self, words: Expr) -> Matches {
        Matches::new(words.and(self.filters.expr.clone()))
    }

    /// Whether every job is a result, so that the index isn't needed.
    fn is_everything(&self, matches: &Matches) -> bool {
        *matches.expr() == Expr::Everything && self.filters.after == 0 && self.filters.is_exact()
    }

    /// Whether there are more matches in the index than this.
    pub fn exceeds(&mut self, tx: &mut Tx, matches: &mut Matches, max: usize) -> Result<bool> {
        Ok(self.is_everything(matches) || matches.count(tx, &mut self.index, max as u64)? > max as u64)
    }

    /// Whether a job matches.
    pub fn contains(&mut self, tx: &mut Tx, matches: &mut Matches, listing: u32) -> Result<bool> {
        Ok(self.is_everything(matches) || matches.contains(tx, &mut self.index, listing)?)
    }

    /// Returns a job that the index found, if it fits the filters.
    pub fn card(&self, tx: &mut Tx, listing: u32) -> Result<Option<JobCard>> {
        let card = tx.find(sql::BY_LISTING, args![i64::from(listing)], |row| store::card(row, &self.currency))?;
        Ok(card.filter(|card| self.filters.fit(card)))
    }

    /// Returns a job by its listing number.
    pub fn get(&self, tx: &mut Tx, listing: u32) -> Result<JobCard> {
        tx.one(sql::BY_LISTING, args![i64::from(listing)], |row| store::card(row, &self.currency))
    }

    /// Reads cards with a statement.
    pub fn cards(&self, tx: &mut Tx, sql: crate::db::Sql, args: &[crate::db::Arg]) -> Result<Vec<JobCard>> {
        tx.all(sql, args, |row: &mut Row| store::card(row, &self.currency))
    }

    /// Returns up to `max` results below a listing number, newest first.
    pub fn newest(&mut self, tx: &mut Tx, matches: &mut Matches, below: u32, max: usize) -> Result<Vec<JobCard>> {
        if self.is_everything(matches) {
            return self.cards(tx, sql::NEWEST, args![i64::from(below), max_arg(max)]);
        }
        let (mut cards, mut below) = (Vec::new(), below);
        while cards.len() < max {
            let chunk = matches.newest(tx, &mut self.index, below, (max - cards.len()).max(CHUNK))?;
            let Some(last) = chunk.last().copied() else { break };
            self.take(tx, &chunk, &mut cards, max)?;
            below = last;
        }
        Ok(cards)
    }

    /// Returns up to `max` results above a listing number, oldest first.
    pub fn oldest(&mut self, tx: &mut Tx, matches: &mut Matches, above: u32, max: usize) -> Result<Vec<JobCard>> {
        if self.is_everything(matches) {
            return self.cards(tx, sql::NEWEST_BEFORE, args![i64::from(above), max_arg(max)]);
        }
        let (mut cards, mut above) = (Vec::new(), above);
        while cards.len() < max {
            let chunk = matches.oldest(tx, &mut self.index, above, (max - cards.len()).max(CHUNK))?;
            let Some(last) = chunk.last().copied() else { break };
            self.take(tx, &chunk, &mut cards, max)?;
            above = last;
        }
        Ok(cards)
    }

    fn take(&self, tx: &mut Tx, chunk: &[u32], cards: &mut Vec<JobCard>, max: usize) -> Result<()> {
        for listing in chunk {
            if cards.len() == max {
                break;
            }
            cards.extend(self.card(tx, *listing)?);
        }
        Ok(())
    }

    /// Counts the results, up to 200.
    pub fn count(&mut self, tx: &mut Tx, matches: &mut Matches) -> Result<ResultCount> {
        let enough = MAX_COUNT + 1;
        let count = if self.is_everything(matches) {
            tx.one(sql::COUNT, args![max_arg(enough)], value::<i64>)?
        } else if self.filters.is_exact() {
            max_arg(usize::try_from(matches.count(tx, &mut self.index, MAX_COUNT as u64)?).unwrap_or(usize::MAX))
        } else {
            max_arg(self.newest(tx, matches, u32::MAX, enough)?.len())
        };
        let max = max_arg(MAX_COUNT);
        Ok(ResultCount { count: count.min(max), capped: count > max })
    }
}

/// Returns a number of rows as a statement's argument.
pub fn max_arg(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
