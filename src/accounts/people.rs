//! The people of the site, for its staff: finding them, handing out links, ending sessions, closing accounts (S8).

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::reset;
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Act};
use crate::db::{self, Row, Tx};
use crate::identity;
use crate::identity::Me;
use crate::identity::tokens::{self, Purpose};
use crate::identity::{Role, Staff};
use crate::policy::Step;
use crate::web::error::Problem;
use crate::web::{Cursor, Error, Json, List, Nothing, Paging, Query, Result, token};
use crate::{args, places, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT u.id, u.name, u.email, u.role, u.staff, u.created_at, u.disabled_at, r.requested_at,
                    (SELECT CAST(COUNT(*) AS BIGINT) FROM sessions s WHERE s.user_id = u.id),
                    (SELECT MAX(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id)
             FROM users u LEFT JOIN password_reset_requests r ON r.user_id = u.id WHERE ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("u.id = $1");
    LIST = columns!("(CAST($1 AS TEXT) IS NULL OR u.name_fold LIKE $1 ESCAPE '\\' OR u.email_fold LIKE $1 ESCAPE '\\')
             AND ($2 = 0 OR r.user_id IS NOT NULL) AND u.id < $3 ORDER BY u.id DESC LIMIT $4");
    LIST_BACK = columns!("(CAST($1 AS TEXT) IS NULL OR u.name_fold LIKE $1 ESCAPE '\\' OR u.email_fold LIKE $1 ESCAPE '\\')
             AND ($2 = 0 OR r.user_id IS NOT NULL) AND u.id > $3 ORDER BY u.id LIMIT $4");
}

/// A person as staff see them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    /// The person's id.
    id: i64,
    /// The full name.
    name: String,
    /// Their email address.
    email: String,
    /// The active role.
    role: Option<Role>,
    /// The staff power, if any.
    staff: Option<Staff>,
    /// When they joined.
    created_at: i64,
    /// When the account was closed, if it is.
    disabled_at: Option<i64>,
    /// When they asked for a new password, if they did.
    reset_requested_at: Option<i64>,
    /// Browsers that are signed in.
    sessions: i64,
    /// When one of them was last used.
    last_seen_at: Option<i64>,
    /// The caller may act on the account: it is not their own, and has no higher power than theirs.
    can_act: bool,
}

fn read(row: &mut Row, me: &Me) -> db::Result<Member> {
    let mut member = Member {
        id: row.take()?,
        name: row.take()?,
        email: row.take()?,
        role: row.take()?,
        staff: row.take()?,
        created_at: row.take()?,
        disabled_at: row.take()?,
        reset_requested_at: row.take()?,
        sessions: row.take()?,
        last_seen_at: row.take()?,
        can_act: false,
    };
    member.can_act = member.id != me.id && member.staff <= me.staff;
    Ok(member)
}

/// The query string of the list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// A part of the name or of the email address.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Only those who asked for a new password.
    #[serde(default)]
    asked: bool,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    cursor: Option<String>,
    /// Items of a page, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<i64>,
}

/// People with an account, the newest first.
#[utoipa::path(get, path = "/api/admin/people", operation_id = "people_list", tag = "people", params(Filter), responses(
    (status = 200, body = List<Member>), (status = 403, body = Problem)))]
pub async fn list(State(app): State<App>, me: Me, Query(filter): Query<Filter>) -> Result<axum::Json<List<Member>>> {
    let paging = Paging { limit: filter.limit, cursor: filter.cursor };
    let (limit, cursor) = (paging.limit()?, paging.cursor::<i64>()?);
    let pattern = filter.query.as_deref().map(str::trim).filter(|text| !text.is_empty()).map(pattern);
    let asked = filter.asked;
    let page = app
        .db
        .search(move |tx| {
            let (sql, from) = match &cursor {
                Some(Cursor::Before(id)) => (LIST_BACK, *id),
                Some(Cursor::After(id)) => (LIST, *id),
                None => (LIST, i64::MAX),
            };
            let rows = tx.all(sql, args![&pattern, asked, from, limit + 1], |row| read(row, &me))?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |member| member.id))
        })
        .await?;
    Ok(axum::Json(page))
}

/// A text anywhere in a folded column.
fn pattern(text: &str) -> String {
    let mut pattern = String::from("%");
    for c in places::fold(text).chars() {
        if matches!(c, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern + "%"
}

/// The person, if the caller may act on the account.
fn subject(tx: &mut Tx, step: &Step) -> Result<Member> {
    let member = tx.find(FIND, args![step.id], |row| read(row, &step.me))?.ok_or_else(Error::not_found)?;
    if member.id == step.me.id {
        return Err(Error::conflict(
            "own_account",
            "This is your own account. Its settings are on your settings page.",
        ));
    }
    if !member.can_act {
        return Err(Error::forbidden("higher_power", "This person has more power on the site than you."));
    }
    Ok(member)
}

/// A link for a new password.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResetLink {
    /// The address to hand out. It is shown this once.
    url: String,
    /// Until when it opens.
    expires_at: i64,
}

/// Makes a link with which a person chooses a new password; an earlier one stops working. The answer is a secret, so
/// no idempotency key keeps it.
#[utoipa::path(post, path = "/api/admin/people/{id}/reset-link", operation_id = "people_reset_link", tag = "people", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = ResetLink), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn reset_link(
    State(app): State<App>,
    step: Step,
    Json(Nothing {}): Json<Nothing>,
) -> Result<axum::Json<ResetLink>> {
    let (id, by, expires_at) = (step.id, step.me.id, app.clock.now() + reset::LINK_LIVES);
    let link = token::new();
    app.db
        .write(move |tx| {
            if subject(tx, &step)?.disabled_at.is_some() {
                return Err(Error::conflict("disabled", "This account is closed. Reopen it first."));
            }
            audit::record(
                tx,
                &Act { actor: Some(by), act: "people_reset_link", kind: "user", subject: id, reason: "" },
            )?;
            Ok::<_, Error>(tokens::replace_link(tx, Purpose::Reset, id, &link.1, expires_at)?)
        })
        .await?;
    tracing::warn!(by, user = id, "a link for a new password was made");
    Ok(axum::Json(ResetLink { url: format!("{}/reset-password#token={}", app.origin.as_str(), link.0), expires_at }))
}

/// Acts on an account, records it in the audit log, and returns the account afterwards.
async fn act(
    app: &App,
    step: Step,
    write: Write<Nothing>,
    action: &'static str,
    effect: impl Fn(&mut Tx, &Step) -> db::Result<()> + Send + 'static,
) -> Result<Response> {
    let (by, user) = (step.me.id, step.id);
    let answer = write
        .ok(app, move |tx, _| {
            subject(tx, &step)?;
            effect(tx, &step)?;
            audit::record(tx, &Act { actor: Some(by), act: action, kind: "user", subject: user, reason: "" })?;
            subject(tx, &step)
        })
        .await?;
    tracing::warn!(by, user, action, "staff acted on an account");
    Ok(answer)
}

/// Signs a person out everywhere.
#[utoipa::path(post, path = "/api/admin/people/{id}/end-sessions", operation_id = "people_end_sessions", tag = "people", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Member), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn end_sessions(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    act(&app, step, write, "people_end_sessions", |tx, step| identity::sessions::end_all(tx, step.id)).await
}

/// Closes an account: its sessions and links end, and nobody signs in to it.
#[utoipa::path(post, path = "/api/admin/people/{id}/disable", operation_id = "people_disable", tag = "people", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Member), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn disable(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    act(&app, step, write, "people_disable", |tx, step| identity::store::set_disabled(tx, step.id, true)).await
}

/// Opens a closed account again.
#[utoipa::path(post, path = "/api/admin/people/{id}/enable", operation_id = "people_enable", tag = "people", params(("id" = i64, Path)), request_body = Nothing, responses(
    (status = 200, body = Member), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn enable(State(app): State<App>, step: Step, write: Write<Nothing>) -> Result<Response> {
    act(&app, step, write, "people_enable", |tx, step| identity::store::set_disabled(tx, step.id, false)).await
}
