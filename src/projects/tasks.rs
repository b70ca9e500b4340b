//! Tasks of a contract: a shared list of what has to be done, by whom and until when.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::clock::is_date;
use crate::contracts;
use crate::contracts::access::{authorize, relations_of};
use crate::contracts::model::Side;
use crate::contracts::notify;
use crate::contracts::view::Contract;
use crate::db::{self, Row, Tx, value};
use crate::ids::{ContractId, ProjectTaskId};
use crate::policy::{Step, Target};
use crate::web::patch::{Patch, patch};
use crate::web::{Error, NoBody, Result, Validator};
use crate::{args, statements};

const MAX_TASKS: i64 = 200;
const MAX_TITLE_CHARS: usize = 200;

statements! {
    // What is open comes first, by its day; then what is done, the newest first.
    LIST = "SELECT id, contract_id, title, side, due_on, done_at FROM project_tasks WHERE contract_id = $1 ORDER BY done_at IS NOT NULL, done_at DESC, due_on IS NULL, due_on, id LIMIT 200";
    FIND = "SELECT id, contract_id, title, side, due_on, done_at FROM project_tasks WHERE id = $1";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM project_tasks WHERE contract_id = $1";
    INSERT = "INSERT INTO project_tasks (contract_id, title, side, due_on, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
    UPDATE = "UPDATE project_tasks SET title = $2, side = $3, due_on = $4 WHERE id = $1";
    SET_DONE = "UPDATE project_tasks SET done_at = $2, done_by = $3 WHERE id = $1";
    DELETE = "DELETE FROM project_tasks WHERE id = $1";
}

/// A task.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ProjectTask)]
pub struct Task {
    id: ProjectTaskId,
    contract_id: ContractId,
    title: String,
    /// Whose it is; null if anyone's.
    side: Option<Side>,
    /// When it should be done, YYYY-MM-DD; null if it's open.
    due_on: Option<String>,
    /// When it was done, in milliseconds since the epoch; null if it isn't.
    done_at: Option<i64>,
}

/// The tasks of a contract: open ones first, by due date, then finished ones.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ProjectTasks)]
pub struct Tasks {
    items: Vec<Task>,
    /// Whether the caller may change them.
    can_change: bool,
}

/// A new task.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewProjectTask)]
pub struct NewTask {
    /// What has to be done.
    #[schema(min_length = 1, max_length = 200)]
    title: String,
    /// Whose it is; null if anyone's.
    side: Option<Side>,
    /// When it should be done, YYYY-MM-DD; null if it's open.
    #[schema(max_length = 10)]
    due_on: Option<String>,
}

/// A change of a task. Fields that are left out stay as they are.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ProjectTaskPatch)]
pub struct TaskPatch {
    /// What has to be done.
    #[schema(min_length = 1, max_length = 200)]
    title: Option<String>,
    /// Whose it is; null if anyone's.
    #[serde(deserialize_with = "patch")]
    #[schema(value_type = Option<Side>)]
    side: Patch<Side>,
    /// When it should be done, YYYY-MM-DD; null if it's open.
    #[serde(deserialize_with = "patch")]
    #[schema(value_type = Option<String>, max_length = 10)]
    due_on: Patch<String>,
    /// Whether it's done.
    done: Option<bool>,
}

fn check(title: &str, due_on: Option<&str>) -> Result<()> {
    let mut checks = Validator::default();
    checks.line(title, MAX_TITLE_CHARS, "title", "Enter what has to be done.");
    checks.require(due_on.is_none_or(is_date), "dueOn", "Enter a date.");
    checks.finish()
}

/// Lists a contract's tasks.
#[utoipa::path(get, path = "/api/contracts/{id}/tasks", operation_id = "project_tasks_list", tag = "projects", params(("id" = i64, Path)), responses(
    (status = 200, body = Tasks)))]
pub async fn list(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<Tasks>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            let can_change = contract.own_side.is_some() && contract.state == contracts::model::State::Active;
            Ok::<_, Error>(Tasks { items: tx.all(LIST, args![contract.id], task)?, can_change })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Adds a task.
#[utoipa::path(post, path = "/api/contracts/{id}/tasks", operation_id = "project_tasks_create", tag = "projects", params(("id" = i64, Path)), request_body = NewTask, responses(
    (status = 201, body = Task), (status = 409, description = "wrong_state, too_many_tasks")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<NewTask>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            check(&new.title, new.due_on.as_deref())?;
            if tx.one(COUNT, args![contract.id], value::<i64>)? >= MAX_TASKS {
                return Err(Error::conflict("too_many_tasks", "A list has at most 200 tasks. Delete some first."));
            }
            let side = new.side.map(Side::as_str);
            let row = args![contract.id, new.title.trim(), side, &new.due_on, step.me.id, tx.now()];
            let id: ProjectTaskId = tx.insert(INSERT, row)?;
            notify::changed(tx, &contract)?;
            Ok(tx.one(FIND, args![id], task)?)
        })
        .await
}

/// Changes a task, or says that it's done.
#[utoipa::path(patch, path = "/api/tasks/{id}", operation_id = "project_tasks_change", tag = "projects", params(("id" = i64, Path)), request_body = TaskPatch, responses(
    (status = 200, body = Task)))]
pub async fn change(State(app): State<App>, step: Step<ProjectTaskId>, write: Write<TaskPatch>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let (contract, old) = authorize_task(tx, &step)?;
            let title = body.title.as_ref().unwrap_or(&old.title);
            let side = body.side.unwrap_or(old.side);
            let due_on = body.due_on.as_ref().unwrap_or(&old.due_on);
            check(title, due_on.as_deref())?;
            tx.run(UPDATE, args![step.id, title.trim(), side.map(Side::as_str), due_on])?;
            if let Some(done) = body.done.filter(|done| *done != old.done_at.is_some()) {
                let (at, by) = done.then(|| (tx.now(), step.me.id)).unzip();
                tx.run(SET_DONE, args![step.id, at, by])?;
            }
            notify::changed(tx, &contract)?;
            Ok(tx.one(FIND, args![step.id], task)?)
        })
        .await
}

/// Deletes a task and returns it.
#[utoipa::path(delete, path = "/api/tasks/{id}", operation_id = "project_tasks_delete", tag = "projects", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Task)))]
pub async fn delete(State(app): State<App>, step: Step<ProjectTaskId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (contract, old) = authorize_task(tx, &step)?;
            tx.run(DELETE, args![step.id])?;
            notify::changed(tx, &contract)?;
            Ok(old)
        })
        .await
}

fn authorize_task(tx: &mut Tx, step: &Step<ProjectTaskId>) -> Result<(Contract, Task)> {
    let task = tx.find(FIND, args![step.id], task)?.ok_or_else(Error::not_found)?;
    let contract = contracts::store::get(tx, task.contract_id)?;
    let (_, relations) = relations_of(tx, &contract, step.me.id)?;
    step.check(&Target { relations, state: contract.state.as_str(), visible: !relations.is_empty() })?;
    Ok((contract, task))
}

fn task(row: &mut Row) -> db::Result<Task> {
    let (id, contract_id, title) = (row.take()?, row.take()?, row.take()?);
    Ok(Task { id, contract_id, title, side: row.take()?, due_on: row.take()?, done_at: row.take()? })
}
