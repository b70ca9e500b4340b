//! Open jobs like another one: of its kind of work, the closest words first.

use axum::extract::State;

use super::access::readable;
use super::model::{Job, JobCard};
use super::saved::Cards;
use super::search;
use super::search::query::{Params, Reach, Search};
use crate::app::App;
use crate::db::Tx;
use crate::identity::Caller;
use crate::web::error::Problem;
use crate::web::{Error, Path, Result};

/// How many are shown.
const SHOWN: usize = 3;

/// Open jobs like this one, at most three.
#[utoipa::path(get, path = "/api/jobs/{id}/similar", operation_id = "jobs_similar", tag = "jobs", params(("id" = i64, Path)), responses(
    (status = 200, body = Cards), (status = 404, body = Problem)))]
pub async fn get(State(app): State<App>, caller: Caller, Path(id): Path<i64>) -> Result<axum::Json<Cards>> {
    let items = app
        .db
        .search(move |tx| {
            let job = readable(tx, &caller, id)?;
            to(tx, &caller, &job)
        })
        .await?;
    Ok(axum::Json(Cards { items }))
}

/// Open jobs like a job, at most three: with words of its title, and where there are too few, of its category.
pub fn to(tx: &mut Tx, caller: &Caller, job: &Job) -> Result<Vec<JobCard>> {
    let mut items: Vec<JobCard> = Vec::new();
    for query in [Some(job.card.title.chars().take(200).collect()), None] {
        let params = Params { query, category: Some(job.card.category.clone()), limit: Some(10), ..Params::default() };
        let search = Search { reach: Reach::Any, ..params.read(caller.id())? };
        let found = search::find(tx, &search)?;
        for card in found.page.items {
            if items.len() < SHOWN && card.id != job.card.id && items.iter().all(|item| item.id != card.id) {
                items.push(card);
            }
        }
    }
    Ok::<_, Error>(items)
}
