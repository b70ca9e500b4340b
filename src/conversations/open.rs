//! Opening a conversation: about an application or a contract, or with someone directly.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::store;
use super::view::{self, Conversation};
use crate::app::App;
use crate::app::Write;
use crate::app::quota::Quota;
use crate::db::Tx;
use crate::employers::model::{Right, public_name};
use crate::employers::rights;
use crate::identity::{Caller, Me};
use crate::ids::{ApplicationId, ContractId, ConversationId, EmployerId, UserId};
use crate::messages::model::{Kind, NewConversation, Side};
use crate::messages::open;
use crate::messages::store as messages;
use crate::string_enum;
use crate::web::{Error, Result};
use crate::{accounts, applications, contracts, employers, identity};

string_enum! {
    /// What to talk about, or with whom.
    #[schema(as = OpenKind)]
    OpenKind {
        /// An application of the caller's, or to one of their jobs.
        Application = "application",
        /// A contract of the caller's.
        Contract = "contract",
        /// A person that the caller writes to for an employer.
        Person = "person",
        /// An employer with an open job that the caller writes to as a worker.
        Employer = "employer",
    }
}

/// A conversation to open.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OpenConversation {
    /// What it's about.
    subject: OpenSubject,
    /// The employer to write for, with a person; the caller's default one, if left out.
    employer_id: Option<EmployerId>,
}

/// What to talk about, or with whom.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSubject {
    kind: OpenKind,
    id: i64,
}

/// Opens a conversation, or returns the one there is.
#[utoipa::path(post, path = "/api/conversations", operation_id = "conversations_open", tag = "conversations", request_body = OpenConversation, responses(
    (status = 200, body = Conversation), (status = 201, body = Conversation), (status = 404), (status = 409, description = "no_open_job"), (status = 429)))]
pub async fn open(State(app): State<App>, me: Me, write: Write<OpenConversation>) -> Result<Response> {
    let (hub, quotas) = (Arc::clone(&app.hub), app.quotas.clone());
    write
        .created_or_found(&app, move |tx, new| {
            let (id, is_new) = match new.subject.kind {
                OpenKind::Application => of_application(tx, &me, ApplicationId(new.subject.id))?,
                OpenKind::Contract => of_contract(tx, &me, ContractId(new.subject.id))?,
                OpenKind::Person => with_person(tx, &me, UserId(new.subject.id), new.employer_id)?,
                OpenKind::Employer => with_employer(tx, &me, EmployerId(new.subject.id))?,
            };
            let is_direct = matches!(new.subject.kind, OpenKind::Person | OpenKind::Employer);
            if is_new && is_direct {
                quotas.spend(tx, me.id, Quota::Introductions, 1)?;
            }
            let row = store::one(tx, me.id, id)?.ok_or_else(Error::not_found)?;
            Ok((is_new, view::view(tx, &hub, me.id, row)?))
        })
        .await
}

fn of_application(tx: &mut Tx, me: &Me, id: ApplicationId) -> Result<(ConversationId, bool)> {
    let application = applications::store::find(tx, id)?.ok_or_else(Error::not_found)?;
    let takes_part = application.worker.id == me.id || rights::find(tx, application.employer_id, me.id)?.hire;
    if !takes_part {
        return Err(Error::not_found());
    }
    Ok(applications::conversation::open(tx, &application)?)
}

/// The conversation of an application goes on as its contract's.
fn of_contract(tx: &mut Tx, me: &Me, id: ContractId) -> Result<(ConversationId, bool)> {
    let contract = contracts::store::find(tx, id)?.ok_or_else(Error::not_found)?;
    if let Some(application) = contract.application_id {
        return of_application(tx, me, application);
    }
    let takes_part = contract.worker.id == me.id || rights::find(tx, contract.employer.id, me.id)?.hire;
    if !takes_part {
        return Err(Error::not_found());
    }
    Ok(contracts::conversation::open(tx, &contract)?)
}

/// An employer may write first to a person whose profile the caller can see.
fn with_person(tx: &mut Tx, me: &Me, person: UserId, employer: Option<EmployerId>) -> Result<(ConversationId, bool)> {
    accounts::access::readable(tx, &Caller(Some(me.clone())), person)?;
    if person == me.id {
        return Err(Error::conflict("own_account", "You can’t write to yourself."));
    }
    let hiring = rights::employers(tx, me.id, |rights| rights.hire)?;
    let employer = match employer {
        Some(employer) if hiring.contains(&employer) => employer,
        None => *hiring.first().ok_or_else(no_employer)?,
        Some(_) => return Err(no_employer()),
    };
    direct(tx, employer, person, Side::Employer)
}

fn no_employer() -> Error {
    let message = "Choose an employer that you hire for.";
    Error::invalid_field("employerId", message)
}

/// A worker may write first to an employer with an open job.
fn with_employer(tx: &mut Tx, me: &Me, employer: EmployerId) -> Result<(ConversationId, bool)> {
    let found = employers::store::find_public(tx, employer)?.ok_or_else(Error::not_found)?;
    if rights::find(tx, employer, me.id)?.is_member() {
        return Err(Error::conflict("own_employer", "You’re a member of this employer."));
    }
    let is_known = messages::of_subject(tx, Kind::Person, me.id.0, employer)?.is_some();
    if !is_known && found.open_jobs == 0 {
        return Err(Error::conflict("no_open_job", "You can write to an employer while it has an open job."));
    }
    direct(tx, employer, me.id, Side::Worker)
}

/// Opens the conversation of an employer and a person who have nothing else in common.
fn direct(tx: &mut Tx, employer: EmployerId, person: UserId, asking: Side) -> Result<(ConversationId, bool)> {
    let found = employers::store::find(tx, employer)?.ok_or_else(Error::not_found)?;
    let members = rights::members(tx, employer, Right::Hire)?;
    let worker = identity::store::name(tx, person)?;
    let new = NewConversation {
        kind: Kind::Person,
        subject: person.0,
        employer,
        group: None,
        title: "",
        names: [&public_name(&found.name, found.kind), &worker],
        worker: person,
        members: &members,
    };
    let (id, is_new) = open::open(tx, &new)?;
    if is_new {
        messages::set_asked_by(tx, id, Some(asking))?;
    }
    Ok((id, is_new))
}
