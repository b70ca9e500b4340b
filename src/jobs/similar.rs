//! Open jobs similar to another: in its category, best title matches first.

use super::model::{Job, JobCard};
use super::search;
use super::search::query::{MatchMode, Params, Search};
use crate::db::Tx;
use crate::identity::Caller;
use crate::web::{Error, Result};

/// Maximum number of similar jobs.
const MAX_SIMILAR: usize = 3;

/// Looks only at this many of the newest jobs: older ones are no better.
const AMONG: u32 = 20_000;

/// Finds up to three open jobs of a job's category: first those with words of its title, then the newest.
pub fn find(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<Vec<JobCard>> {
    let mut items: Vec<JobCard> = Vec::new();
    for query in [Some(job.card.title.chars().take(200).collect()), None] {
        if items.len() == MAX_SIMILAR {
            break;
        }
        let params = Params { query, category: Some(job.card.category.clone()), limit: Some(10), ..Params::default() };
        let search = Search { match_mode: MatchMode::Any, newest: Some(AMONG), ..params.validate(caller.id())? };
        let found = search::find(tx, &search)?;
        for card in found.page.items {
            if items.len() < MAX_SIMILAR && card.id != job.card.id && items.iter().all(|item| item.id != card.id) {
                items.push(card);
            }
        }
    }
    Ok::<_, Error>(items)
}
