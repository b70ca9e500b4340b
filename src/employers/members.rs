//! The members of an employer and their permissions.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Member, Rights};
use super::store::members;
use super::{access, rights};
use crate::app::App;
use crate::app::Write;
use crate::db::Tx;
use crate::ids::{EmployerId, UserId};
use crate::policy::Step;
use crate::web::{Error, List, NoBody, Path, Result, Validator};

fn list_of(tx: &mut Tx, employer: EmployerId) -> Result<List<Member>> {
    Ok(List::whole(members::list(tx, employer)?))
}

/// Lists an employer's members, for members only.
#[utoipa::path(get, path = "/api/employers/{id}/members", operation_id = "employers_members", tag = "employers", params(("id" = i64, Path)), responses(
    (status = 200, body = List<Member>)))]
pub async fn list(State(app): State<App>, step: Step<EmployerId>) -> Result<axum::Json<List<Member>>> {
    let members = app
        .db
        .read(move |tx| {
            access::authorize(tx, &step, |_| false)?;
            list_of(tx, step.id)
        })
        .await?;
    Ok(axum::Json(members))
}

/// New permissions for a member.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = EmployerMemberChange)]
pub struct Change {
    rights: Rights,
}

/// Changes a member's permissions and returns all members.
#[utoipa::path(patch, path = "/api/employers/{id}/members/{userId}", operation_id = "employers_change_member", tag = "employers", params(("id" = i64, Path), ("userId" = i64, Path)), request_body = Change, responses(
    (status = 200, body = List<Member>), (status = 409, description = "last_manager")))]
pub async fn change(
    State(app): State<App>,
    step: Step<EmployerId>,
    Path((_, user)): Path<(EmployerId, UserId)>,
    write: Write<Change>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, change| {
            access::authorize_manager(tx, &step)?;
            let mut checks = Validator::default();
            change.rights.check(&mut checks);
            checks.finish()?;
            let current = rights::find(tx, step.id, user)?;
            if !current.is_member() {
                return Err(Error::not_found());
            }
            if !change.rights.manages() {
                check_not_last_manager(tx, step.id, current)?;
            }
            members::set(tx, step.id, user, change.rights)?;
            list_of(tx, step.id)
        })
        .await
}

/// Removes a member. Members may remove themselves, but the last manager cannot be removed.
#[utoipa::path(delete, path = "/api/employers/{id}/members/{userId}", operation_id = "employers_remove_member", tag = "employers", params(("id" = i64, Path), ("userId" = i64, Path)), responses(
    (status = 200, body = List<Member>), (status = 409, description = "last_manager")))]
pub async fn remove(
    State(app): State<App>,
    step: Step<EmployerId>,
    Path((_, user)): Path<(EmployerId, UserId)>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let leaving = step.me.id == user;
            access::authorize(tx, &step, |rights| leaving || rights.manages())?;
            let current = rights::find(tx, step.id, user)?;
            if !current.is_member() {
                return Err(Error::not_found());
            }
            check_not_last_manager(tx, step.id, current)?;
            members::remove(tx, step.id, user)?;
            // Someone who just left may no longer see the other members.
            if leaving {
                return Ok(List::whole(Vec::new()));
            }
            list_of(tx, step.id)
        })
        .await
}

/// Rejects a change that would leave no manager, because then nobody could change the employer.
fn check_not_last_manager(tx: &mut Tx, employer: EmployerId, lost: Rights) -> Result<()> {
    if lost.manages() && members::count_managers(tx, employer)? < 2 {
        return Err(Error::conflict(
            "last_manager",
            "Someone has to have all permissions. Give them to another member first.",
        ));
    }
    Ok(())
}
