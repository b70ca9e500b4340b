//! Adding hours and changing them.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::add::{New, add, rate_at, settle, week_of};
use super::checks::{Times, check_first_day, check_free, check_memo, check_open, check_texts, is_before};
use super::model::TimeEntry;
use super::proof::Proof;
use super::store::entries::{self as rows, Content};
use super::store::photos;
use super::{access, notify, store, view};
use crate::app::{App, Write};
use crate::contracts::access::authorize;
use crate::contracts::view::Contract;
use crate::db::Tx;
use crate::ids::{ContractId, TimeEntryId, TimesheetId};
use crate::policy::Step;
use crate::web::{Error, NoBody, Result, Validator};

/// Hours to add.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewTimeEntry)]
pub struct NewEntry {
    /// Id that the device gives it, 8 to 64 characters.
    #[schema(min_length = 8, max_length = 64)]
    client_id: String,
    /// When the work began, in milliseconds since the epoch.
    started_at: i64,
    /// When it ended, in milliseconds since the epoch.
    ended_at: i64,
    /// What was done.
    #[serde(default)]
    #[schema(max_length = 500)]
    memo: String,
    /// Whether the times were typed in; false if a timer recorded them while the device had no signal.
    manual: bool,
    /// Whether it's right that this was before the contract's first day.
    #[serde(default)]
    confirmed: bool,
    /// Proof of the worker's own choice.
    #[serde(default)]
    proof: Proof,
}

/// A change of hours; omitted fields stay as they are.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = TimeEntryPatch)]
pub struct EntryPatch {
    /// When the work began, in milliseconds since the epoch.
    started_at: Option<i64>,
    /// When it ended, in milliseconds since the epoch.
    ended_at: Option<i64>,
    /// What was done.
    #[schema(max_length = 500)]
    memo: Option<String>,
    /// Whether it's right that this was before the contract's first day.
    #[serde(default)]
    confirmed: bool,
    /// The proof that it should have.
    proof: Option<Proof>,
}

/// Adds hours to a contract. Adding the same again returns what there is. Hours of a week that was sent in count in the
/// next one that wasn't.
#[utoipa::path(post, path = "/api/contracts/{id}/entries", operation_id = "time_entries_create", tag = "timesheets", params(("id" = i64, Path)), request_body = NewEntry, responses(
    (status = 200, body = TimeEntry), (status = 201, body = TimeEntry), (status = 409, description = "overlaps, wrong_state, contract_over"), (status = 422, description = "before_contract, unless it's confirmed")))]
pub async fn create(State(app): State<App>, step: Step<ContractId>, write: Write<NewEntry>) -> Result<Response> {
    write
        .created_or_found(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            if let Some(id) = rows::of_device(tx, step.me.id, &new.client_id)? {
                return Ok((false, seen(tx, id)?));
            }
            let times = Times { started_at: new.started_at, ended_at: new.ended_at };
            let mut checks = Validator::default();
            check_texts(&mut checks, &new.client_id, &new.memo);
            times.check(&mut checks, tx.now());
            checks.finish()?;
            if new.manual {
                check_first_day(tx, &contract, times.started_at, new.confirmed)?;
            }
            let new = New { client_id: &new.client_id, times, memo: &new.memo, manual: new.manual, proof: &new.proof };
            let id = add(tx, step.me.id, &contract, &new)?;
            Ok((true, seen(tx, id)?))
        })
        .await
}

/// Changes hours that weren't sent in. If a timer recorded them, other times are marked.
#[utoipa::path(patch, path = "/api/entries/{id}", operation_id = "time_entries_change", tag = "timesheets", params(("id" = i64, Path)), request_body = EntryPatch, responses(
    (status = 200, body = TimeEntry), (status = 409, description = "overlaps, wrong_state, contract_over, in_dispute")))]
pub async fn change(State(app): State<App>, step: Step<TimeEntryId>, write: Write<EntryPatch>) -> Result<Response> {
    write
        .ok(&app, move |tx, body| {
            let (entry, contract) = access::entry(tx, &step)?;
            access::check_free(&entry)?;
            let times = Times {
                started_at: body.started_at.unwrap_or(entry.started_at),
                ended_at: body.ended_at.unwrap_or(entry.ended_at),
            };
            let memo = body.memo.clone().unwrap_or_else(|| entry.memo.clone());
            let mut checks = Validator::default();
            check_memo(&mut checks, &memo);
            times.check(&mut checks, tx.now());
            checks.finish()?;
            let photos = body.proof.as_ref().map(|proof| proof.check(tx, step.me.id)).transpose()?;
            let place = body.proof.as_ref().map_or_else(|| entry.place.clone(), |proof| proof.place.clone());
            check_open(&contract, times.started_at)?;
            if times.started_at < entry.started_at {
                check_first_day(tx, &contract, times.started_at, body.confirmed)?;
            }
            check_free(tx, step.me.id, (times.started_at, times.ended_at), Some(step.id))?;
            let moved = (times.started_at, times.ended_at) != (entry.started_at, entry.ended_at);
            let recorded = entry.recorded_started_at.zip(entry.recorded_ended_at);
            let as_recorded = (!entry.manual).then_some((entry.started_at, entry.ended_at)).filter(|_| moved);
            let content = Content {
                started_at: times.started_at,
                ended_at: times.ended_at,
                memo,
                manual: entry.manual || moved,
                recorded: recorded.or(as_recorded),
                rate: rate_at(tx, &contract, times.started_at)?,
                before_contract: is_before(tx, &contract, times.started_at)?,
                place,
            };
            let before = rows::sheet_of(tx, step.id)?;
            let after = if moved { sheet_for(tx, &contract, times.started_at, &entry)? } else { before };
            rows::change(tx, step.id, after, &content)?;
            if let Some(photos) = photos {
                photos::replace(tx, step.id, &photos)?;
            }
            if moved && entry.clock_ahead > 0 {
                notify::clock_was_ahead(tx, &contract, &entry, Some(times))?;
            }
            settle(tx, &contract, &[before, after])?;
            seen(tx, step.id)
        })
        .await
}

/// Deletes hours that weren't sent in, and returns them.
#[utoipa::path(delete, path = "/api/entries/{id}", operation_id = "time_entries_delete", tag = "timesheets", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = TimeEntry), (status = 409, description = "wrong_state, in_dispute")))]
pub async fn delete(State(app): State<App>, step: Step<TimeEntryId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let (entry, contract) = access::entry(tx, &step)?;
            access::check_free(&entry)?;
            let sheet = rows::sheet_of(tx, step.id)?;
            rows::delete(tx, step.id)?;
            if entry.clock_ahead > 0 {
                notify::clock_was_ahead(tx, &contract, &entry, None)?;
            }
            settle(tx, &contract, &[sheet])?;
            Ok(entry)
        })
        .await
}

/// Returns an entry that must exist, with what it counts for in its timesheet.
pub fn seen(tx: &mut Tx, id: TimeEntryId) -> Result<TimeEntry> {
    let sheet = rows::sheet_of(tx, id)?;
    let found = view::counted_entries(tx, sheet)?.into_iter().find(|entry| entry.id == id);
    Ok(rows::complete(tx, found.ok_or_else(Error::internal)?)?)
}

/// Returns the timesheet for hours that move: where they are, unless they go to another week.
fn sheet_for(tx: &mut Tx, contract: &Contract, at: i64, entry: &TimeEntry) -> Result<TimesheetId> {
    let (from, to) = (week_of(tx, entry.started_at)?, week_of(tx, at)?);
    if from == to { Ok(rows::sheet_of(tx, entry.id)?) } else { Ok(store::open_for(tx, contract, &to)?) }
}
