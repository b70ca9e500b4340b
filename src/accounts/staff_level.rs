//! Making people support agents, moderators or admins, and taking that away again.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::access;
use super::people::Member;
use crate::app::{App, Write};
use crate::db::{self, Tx, value};
use crate::identity::{Staff, store as identity};
use crate::ids::UserId;
use crate::notifications::store::{NewNotification, send};
use crate::policy::Step;
use crate::web::{Error, Result};
use crate::{args, statements};

statements! {
    OTHER_SUPERADMINS = "SELECT id FROM users WHERE staff = 'superadmin' AND id NOT IN ($1, $2) AND disabled_at IS NULL ORDER BY id LIMIT 100";
}

/// A staff level that can be given in the office.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GivenLevel {
    /// Answers support chats.
    Agent,
    /// Moderates, verifies and mediates.
    Moderator,
    /// Runs the site.
    Admin,
}

impl GivenLevel {
    const fn staff(self) -> Staff {
        match self {
            Self::Agent => Staff::Agent,
            Self::Moderator => Staff::Moderator,
            Self::Admin => Staff::Admin,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Agent => "a support agent",
            Self::Moderator => "a moderator",
            Self::Admin => "an admin",
        }
    }
}

/// Request to change a person's staff level.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct StaffLevel {
    /// The new level; null to take it away.
    #[serde(deserialize_with = "Option::deserialize")]
    level: Option<GivenLevel>,
}

/// Changes a person's staff level. They're signed out everywhere, and they and the other superadmins are notified. Nobody can
/// change their own, so there's always a superadmin left.
#[utoipa::path(put, path = "/api/admin/people/{id}/staff-level", operation_id = "people_staff_level", tag = "people", params(("id" = i64, Path)), request_body = StaffLevel, responses(
    (status = 200, body = Member), (status = 409, description = "own_account, disabled")))]
pub async fn set(State(app): State<App>, step: Step<UserId>, write: Write<StaffLevel>) -> Result<Response> {
    let (by, user) = (step.me.id, step.id);
    let response = write.ok(&app, move |tx, body| change(tx, &step, body.level)).await?;
    tracing::warn!(%by, %user, "an operator changed a person's staff level");
    Ok(response)
}

fn change(tx: &mut Tx, step: &Step<UserId>, level: Option<GivenLevel>) -> Result<Member> {
    let member = access::authorize(tx, step)?;
    let (before, after) = (member.staff, level.map(GivenLevel::staff));
    if before == after {
        return Ok(member);
    }
    if level.is_some() && member.disabled_at.is_some() {
        return Err(Error::conflict("disabled", "This account is closed. Reopen it first."));
    }
    let name_of = |staff: Option<Staff>| staff.map_or("none", |staff| staff.as_str());
    let reason = format!("from {} to {}", name_of(before), name_of(after));
    access::act(tx, step, ("people_staff_level", &reason), |tx| {
        identity::set_staff(tx, step.id, after)?;
        Ok(notify(tx, step, level)?)
    })
}

fn notify(tx: &mut Tx, step: &Step<UserId>, level: Option<GivenLevel>) -> db::Result<()> {
    let (by, name) = (identity::name(tx, step.me.id)?, identity::name(tx, step.id)?);
    let (own, others) = match level.map(GivenLevel::label) {
        Some(label) => (format!("You’re now {label}"), format!("{by} made {name} {label}")),
        None => {
            ("You no longer have access to the office".to_owned(), format!("{by} ended {name}’s access to the office"))
        }
    };
    let note =
        |title, body, href| NewNotification { kind: "staff_level", title, body, href, ..NewNotification::default() };
    let body = format!("{by} changed this. You were signed out everywhere, so sign in again.");
    let href = if level.is_some() { "/admin-dashboard" } else { "/settings" };
    send(tx, step.id, &note(&own, &body, href))?;
    for other in tx.all(OTHER_SUPERADMINS, args![step.me.id, step.id], value::<UserId>)? {
        send(tx, other, &note(&others, "Ask them about it if you didn’t expect this.", "/admin/people?group=staff"))?;
    }
    Ok(())
}
