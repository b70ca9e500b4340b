//! Contracts without a posting: hiring someone again, or offering to work for an earlier employer again.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access;
use super::model::{PROPOSAL_TTL, Side};
use super::notify::{self, News};
use super::requests::NewDirectContract;
use super::store::contacts::{self, Giver};
use super::store::versions::{self, NewVersion};
use super::store::{self, NewContract};
use super::view::Contract;
use crate::app::{App, Write};
use crate::db::Tx;
use crate::employers::{blocks, rights};
use crate::identity::{self, Caller, Me};
use crate::ids::UserId;
use crate::policy::Grant;
use crate::web::{Error, Result};

/// Proposes a contract to someone that the caller had an earlier one with. It begins when the other side confirms it.
#[utoipa::path(post, path = "/api/contracts", operation_id = "contracts_create", tag = "contracts", request_body = NewDirectContract, responses(
    (status = 201, body = Contract), (status = 403, description = "forbidden, no_earlier_contract"), (status = 429)))]
pub async fn create(
    AppState(app): AppState<App>,
    grant: Grant,
    me: Me,
    write: Write<NewDirectContract>,
) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let side = side_of(tx, me.id, new)?;
            blocks::check(tx, grant, "", (new.employer_id, new.worker_id))?;
            new.check()?;
            let employer = (side == Side::Employer).then_some(new.employer_id);
            let reach = contacts::insert(tx, Giver { user: me.id, employer }, &new.contact)?;
            let contract = NewContract {
                employer: new.employer_id,
                worker: new.worker_id,
                job: None,
                application: None,
                previous: new.previous_contract_id,
                title: &new.title,
                employer_contact: (side == Side::Employer).then_some(reach),
                worker_contact: (side == Side::Worker).then_some(reach),
                answer_due: Some(tx.now() + PROPOSAL_TTL),
            };
            let id = store::insert(tx, &contract)?;
            let by = (side, me.id);
            versions::insert(
                tx,
                id,
                &NewVersion { by: (side, Some(me.id)), terms: &new.terms, note: &new.note, accepted: false },
            )?;
            notify::acted(tx, id, News::Proposed, by, &new.note)?;
            Ok(access::seen(tx, id, &Caller(Some(me.clone())))?)
        })
        .await
}

/// Returns the side that the caller proposes for. Strangers learn nothing about each other: to them, it's as if neither
/// existed.
fn side_of(tx: &mut Tx, me: UserId, new: &NewDirectContract) -> Result<Side> {
    let hires = rights::find(tx, new.employer_id, me)?.hire;
    let side = match (new.worker_id == me, hires) {
        (true, false) => Side::Worker,
        (false, true) => Side::Employer,
        _ => return Err(no_earlier_contract()),
    };
    // Nobody could answer for a closed account.
    if !identity::store::is_open(tx, new.worker_id)? {
        return Err(no_earlier_contract());
    }
    if !store::have_worked(tx, new.employer_id, new.worker_id)? {
        return Err(no_earlier_contract());
    }
    if let Some(previous) = new.previous_contract_id {
        let fits = store::find(tx, previous)?
            .is_some_and(|contract| contract.employer.id == new.employer_id && contract.worker.id == new.worker_id);
        if !fits {
            return Err(no_earlier_contract());
        }
    }
    Ok(side)
}

fn no_earlier_contract() -> Error {
    Error::forbidden("no_earlier_contract", "You can only do this with someone you’ve worked with here before.")
}
