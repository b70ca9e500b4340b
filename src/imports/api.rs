//! Reading imports, matching their columns, and starting their steps.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};

use super::access::{act, authorize, details};
use super::model::{Counts, Import, ImportDetails, ImportSummary, Mapping, RunImport, State as Stage};
use super::{faults, run, store, undo, work};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::employers::rights;
use crate::ids::{EmployerId, ImportId};
use crate::jobs::import::{Columns, ImportError, Values};
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Paged, Paging, Result};

/// Values that a map may translate, all fields together.
const MAX_VALUES: usize = 5_000;

/// Returns the imports, newest first.
#[utoipa::path(get, path = "/api/admin/imports", operation_id = "admin_imports", tag = "imports", params(Paging), responses(
    (status = 200, body = List<ImportSummary>)))]
pub async fn list(
    State(app): State<App>,
    Paged { page, .. }: Paged<(), ImportId>,
) -> Result<axum::Json<List<ImportSummary>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, &page)).await?))
}

/// Returns an import with its columns, its map and its faults.
#[utoipa::path(get, path = "/api/admin/imports/{id}", operation_id = "admin_import", tag = "imports", params(("id" = i64, Path)), responses(
    (status = 200, body = ImportDetails)))]
pub async fn get(State(app): State<App>, step: Step<ImportId>) -> Result<axum::Json<ImportDetails>> {
    let details = app.db.read(move |tx| {
        authorize(tx, &step)?;
        details(tx, step.id)
    });
    Ok(axum::Json(details.await?))
}

/// Says which column fills which field. The rows have to be checked again.
#[utoipa::path(put, path = "/api/admin/imports/{id}/map", operation_id = "admin_import_map", tag = "imports", params(("id" = i64, Path)), request_body = Mapping, responses(
    (status = 200, body = ImportDetails), (status = 422, description = "invalid_map, or an employer that you may not post for")))]
pub async fn put_map(State(app): State<App>, step: Step<ImportId>, write: Write<Mapping>) -> Result<Response> {
    write
        .ok(&app, move |tx, mapping| {
            act(tx, &step, |tx, import| {
                check_mapping(tx, &step, import, mapping)?;
                Ok(store::set_mapping(tx, step.id, mapping)?)
            })
        })
        .await
}

/// Starts to check what the rows would become. Nothing is imported.
#[utoipa::path(post, path = "/api/admin/imports/{id}/check", operation_id = "admin_import_check", tag = "imports", params(("id" = i64, Path)), responses(
    (status = 200, body = ImportDetails), (status = 409, description = "no_map or import_running")))]
pub async fn check(State(app): State<App>, step: Step<ImportId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, |tx, import| {
                if import.mapping.is_none() {
                    return Err(Error::conflict("no_map", "Match the columns first."));
                }
                start(tx, import, Stage::Checking)
            })
        })
        .await
}

/// Starts to list the jobs. The import can be undone later, except for what it does to jobs that were here before.
#[utoipa::path(post, path = "/api/admin/imports/{id}/run", operation_id = "admin_import_run", tag = "imports", params(("id" = i64, Path)), request_body = RunImport, responses(
    (status = 200, body = ImportDetails), (status = 409, description = "import_running, check_again or close_most")))]
pub async fn run(State(app): State<App>, step: Step<ImportId>, write: Write<RunImport>) -> Result<Response> {
    write
        .ok(&app, move |tx, choice| {
            act(tx, &step, |tx, import| {
                let mapping = import.mapping.as_ref().ok_or_else(Error::internal)?;
                check_employer(tx, &step, mapping.employer_id)?;
                if import.summary.state == Stage::Running {
                    return start(tx, import, Stage::Running);
                }
                let chosen = run::choose(tx, import, mapping.employer_id, *choice)?;
                start(tx, &chosen, Stage::Running)?;
                record(tx, &step, "jobs_imported", &run::reason(*choice))
            })
        })
        .await
}

/// Starts undoing the import: closes the jobs with applicants, notifies them, and deletes the other jobs.
#[utoipa::path(post, path = "/api/admin/imports/{id}/undo", operation_id = "admin_import_undo", tag = "imports", params(("id" = i64, Path)), responses(
    (status = 200, body = ImportDetails), (status = 409, description = "import_running")))]
pub async fn undo(State(app): State<App>, step: Step<ImportId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            act(tx, &step, |tx, import| {
                start(tx, import, Stage::Undoing)?;
                record(tx, &step, "import_undone", "")
            })
        })
        .await
}

/// Discards a file that wasn't imported.
#[utoipa::path(delete, path = "/api/admin/imports/{id}", operation_id = "admin_import_discard", tag = "imports", params(("id" = i64, Path)), responses(
    (status = 200, body = ImportSummary)))]
pub async fn discard(State(app): State<App>, step: Step<ImportId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let import = authorize(tx, &step)?;
            store::discard(tx, step.id)?;
            work::start(tx, step.id)?;
            Ok(ImportSummary { state: Stage::Discarded, ..import.summary })
        })
        .await
}

/// Responds with a new import.
pub async fn created(app: &App, id: ImportId) -> Result<Response> {
    let details = app.db.read(move |tx| details(tx, id)).await?;
    Ok((StatusCode::CREATED, axum::Json(details)).into_response())
}

/// The error while another import is in progress.
#[must_use]
pub fn running() -> Error {
    Error::conflict("import_running", "Another import is in progress. Wait until it finishes.")
}

/// Moves an import into a state in which the task works on it. One that is in it already goes on where it stopped.
fn start(tx: &mut Tx, import: &Import, stage: Stage) -> Result<()> {
    let id = import.summary.id;
    if store::busy(tx)?.is_some_and(|busy| busy != id) {
        return Err(running());
    }
    if import.summary.state != stage {
        let mut counts = import.summary.counts;
        match stage {
            Stage::Checking => {
                counts = Counts::default();
                faults::delete(tx, id)?;
            }
            Stage::Undoing => {
                let jobs = undo::imported(tx, id)?;
                store::set_total(tx, id, jobs)?;
            }
            _ => {
                let closing = if import.close_missing { counts.missing } else { 0 };
                store::set_total(tx, id, counts.ready + closing)?;
            }
        }
        store::set_state(tx, id, stage, 0, &counts)?;
    }
    Ok(work::start(tx, id)?)
}

fn record(tx: &mut Tx, step: &Step<ImportId>, name: &str, reason: &str) -> Result<()> {
    let action = Action { actor: Some(step.me.id), name, subject_kind: "import", subject: step.id.0, reason };
    Ok(audit::record(tx, &action)?)
}

fn check_employer(tx: &mut Tx, step: &Step<ImportId>, employer: EmployerId) -> Result<()> {
    if rights::find(tx, employer, step.me.id)?.post {
        return Ok(());
    }
    Err(Error::unprocessable("invalid_employer", "Choose an employer that you can post jobs for."))
}

fn check_mapping(tx: &mut Tx, step: &Step<ImportId>, import: &Import, mapping: &Mapping) -> Result<()> {
    let map = &mapping.map;
    check_employer(tx, step, mapping.employer_id)?;
    let invalid = |problem: String| Error::unprocessable("invalid_map", problem);
    map.check().map_err(|error| invalid(error.to_string()))?;
    if map.prefer.is_some() || map.encoding().map_or(true, |encoding| encoding != encoding_rs::UTF_8) {
        return Err(invalid("prefer and encoding work only on the command line".to_owned()));
    }
    if map.values.values().map(Values::count).sum::<usize>() > MAX_VALUES {
        return Err(invalid(format!("at most {MAX_VALUES} values can be translated")));
    }
    let headers = csv::StringRecord::from(import.columns.clone());
    Columns::new(map, &headers).map_err(|error| invalid(error.to_string()))?;
    if let Some(order) = map.order.as_ref().filter(|order| !import.columns.contains(order)) {
        return Err(invalid(ImportError::NoColumn(order.clone()).to_string()));
    }
    Ok(())
}
