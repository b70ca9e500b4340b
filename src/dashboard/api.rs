//! The dashboard: the next thing to do first.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use crate::app::App;
use crate::identity::Me;
use crate::identity::model::Role;
use crate::web::error::Problem;
use crate::web::{Error, Result};

/// What waits for a person, and their figures.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dashboard {
    /// The active role; it decides which parts the dashboard shows.
    role: Option<Role>,
    /// What to do, the most pressing first.
    actions: Vec<Todo>,
    /// Each a count of now.
    figures: Vec<Figure>,
}

/// Something that waits for the person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Todo {
    /// `offer`, `interview`, `answer`, `draft`, `waiting`, `fee`, `offer_out` or `expiring`.
    pub kind: &'static str,
    /// One line.
    pub title: String,
    /// What it is about.
    pub body: String,
    /// The page where it is done.
    pub href: String,
    /// Until when.
    pub due: Option<i64>,
}

/// A count with its name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Figure {
    /// What is counted, as a word.
    pub kind: &'static str,
    /// What is counted, for a person.
    pub label: &'static str,
    /// How many.
    pub value: i64,
    /// The page that lists them.
    pub href: &'static str,
}

/// The caller's dashboard, by the active role; roles without a board of their own see both sides.
#[utoipa::path(get, path = "/api/dashboard", operation_id = "insights_dashboard", tag = "insights", responses(
    (status = 200, body = Dashboard), (status = 401, body = Problem)))]
pub async fn dashboard(State(app): State<App>, me: Me) -> Result<axum::Json<Dashboard>> {
    let hires = me.role != Some(Role::Worker);
    let works = !matches!(me.role, Some(Role::Employer | Role::Enterprise | Role::Admin));
    let board = app
        .db
        .search(move |tx| {
            let (mut actions, mut figures) = (Vec::new(), Vec::new());
            if hires {
                actions.extend(store::to_do_as_employer(tx, me.id)?);
                figures.extend(store::employer_figures(tx, me.id)?);
            }
            if works {
                actions.extend(store::to_do_as_worker(tx, me.id)?);
                figures.extend(store::worker_figures(tx, me.id)?);
            }
            actions.extend(store::drafts(tx, me.id)?);
            Ok::<_, Error>(Dashboard { role: me.role, actions, figures })
        })
        .await?;
    Ok(axum::Json(board))
}
