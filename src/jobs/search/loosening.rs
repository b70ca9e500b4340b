//! Leaving out what was read from the words of a search if hardly any job fits with it.

use super::finder::Finder;
use super::matches::Matches;
use super::query::Search;
use super::understood::{Reading, Understood};
use crate::db::{Result, Tx};

/// What a search means, and the jobs that match.
pub struct Found {
    /// The search without what was left out.
    pub search: Search,
    /// What was read from the words.
    pub understood: Vec<Understood>,
    /// The search's view of the index.
    pub finder: Finder,
    /// The jobs that match.
    pub matches: Matches,
}

/// Finds the jobs with everything that was read. Pay and times are left out before the words for the work, so that a cleaner
/// who earns less comes before a cook; the place is left out if no job there has the words.
pub fn find(tx: &mut Tx, typed: &Search, reading: Reading) -> Result<Found> {
    let without_conditions = reading.without_conditions(typed);
    let anywhere = Search { words: reading.search.words.clone(), ..typed.clone() };
    let mut found = Found::new(tx, reading.search, reading.understood)?;
    if found.search.words.is_none() || !typed.can_widen() {
        return Ok(found);
    }
    if found.matches.looseness > 0 && found.understood.iter().any(|one| !one.is_place()) {
        let looser = Found::new(tx, without_conditions, found.understood.clone())?;
        if looser.matches.looseness < found.matches.looseness {
            found = looser.ignoring(|one| !one.is_place());
        }
    }
    if found.matches.complete == 0 && found.understood.iter().any(Understood::is_place) {
        let looser = Found::new(tx, anywhere, found.understood.clone())?;
        if looser.matches.complete > 0 || looser.matches.total.count > 0 && found.matches.total.count == 0 {
            found = looser.ignoring(|_| true);
        }
    }
    Ok(found)
}

impl Found {
    fn new(tx: &mut Tx, search: Search, understood: Vec<Understood>) -> Result<Self> {
        let mut finder = Finder::load(tx, &search)?;
        let matches = Matches::find(tx, &mut finder, &search)?;
        Ok(Self { search, understood, finder, matches })
    }

    fn ignoring(mut self, is_ignored: impl Fn(&Understood) -> bool) -> Self {
        for one in &mut self.understood {
            one.ignored |= is_ignored(one);
        }
        self
    }
}
