//! Open jobs similar to another: in its category, best title matches first.

use axum::extract::State;

use super::access::readable;
use super::model::{Job, JobCard};
use super::saved::Cards;
use super::search;
use super::search::query::{MatchMode, Params, Search};
use crate::app::App;
use crate::db::Tx;
use crate::identity::Caller;
use crate::web::{Error, Path, Result};

/// Maximum number of similar jobs.
const MAX_SIMILAR: usize = 3;

/// Returns up to three open jobs similar to this one.
#[utoipa::path(get, path = "/api/jobs/{id}/similar", operation_id = "jobs_similar", tag = "jobs", params(("id" = i64, Path)), responses(
    (status = 200, body = Cards)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(id): Path<i64>) -> Result<axum::Json<Cards>> {
    let items = app
        .db
        .search(move |tx| {
            let job = readable(tx, &caller, id)?;
            find(tx, &caller, &job)
        })
        .await?;
    Ok(axum::Json(Cards { items }))
}

/// Finds up to three open jobs of a job's category: first those with words of its title, then the newest.
pub fn find(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<Vec<JobCard>> {
    let mut items: Vec<JobCard> = Vec::new();
    for query in [Some(job.card.title.chars().take(200).collect()), None] {
        let params = Params { query, category: Some(job.card.category.clone()), limit: Some(10), ..Params::default() };
        let search = Search { match_mode: MatchMode::Any, ..params.validate(caller.id())? };
        let found = search::find(tx, &search)?;
        for card in found.page.items {
            if items.len() < MAX_SIMILAR && card.id != job.card.id && items.iter().all(|item| item.id != card.id) {
                items.push(card);
            }
        }
    }
    Ok::<_, Error>(items)
}
