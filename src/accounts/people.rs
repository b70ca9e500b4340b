//! User accounts in the admin area: finding them, ending sessions and closing accounts.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::removals::{self, AccountRemoval};
use super::{access, people_search, removal_api};
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Arg, Row, Tx};
use crate::identity;
use crate::identity::Me;
use crate::identity::standing::{self, Known};
use crate::identity::{Role, Staff};
use crate::ids::UserId;
use crate::policy::Step;
use crate::text::escape_like;
use crate::web::{Error, List, NoBody, Page, Paged, Paging, Result};
use crate::{args, places, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT u.id, u.name, u.email, u.role, u.staff, u.created_at, u.disabled_at, u.email_verified_at, u.known_by, u.stored_bytes, r.requested_at,
                    (SELECT CAST(COUNT(*) AS BIGINT) FROM sessions s WHERE s.user_id = u.id),
                    (SELECT MAX(s.last_seen_at) FROM sessions s WHERE s.user_id = u.id),
                    x.delete_at, x.deleted_at, x.begun_at IS NOT NULL, x.refund, x.reason, b.name
             FROM users u LEFT JOIN password_reset_requests r ON r.user_id = u.id
             LEFT JOIN account_removals x ON x.user_id = u.id LEFT JOIN users b ON b.id = x.removed_by WHERE ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("u.id = $1");
    FIND_BY_EMAIL = columns!("u.email_fold = $1");
    LIST = columns!("u.id < $1 ORDER BY u.id DESC LIMIT $2");
    LIST_BEFORE = columns!("u.id > $1 ORDER BY u.id LIMIT $2");
    CLOSED = columns!("u.disabled_at IS NOT NULL AND u.id < $1 ORDER BY u.id DESC LIMIT $2");
    CLOSED_BEFORE = columns!("u.disabled_at IS NOT NULL AND u.id > $1 ORDER BY u.id LIMIT $2");
    STORING = columns!("u.stored_bytes > 0 ORDER BY u.stored_bytes DESC, u.id DESC LIMIT 50");
    STAFF = columns!("u.id IN (SELECT s.id FROM users s WHERE s.staff IN ('agent', 'moderator', 'admin', 'superadmin')) AND u.id < $1 ORDER BY u.id DESC LIMIT $2");
    STAFF_BEFORE = columns!("u.id IN (SELECT s.id FROM users s WHERE s.staff IN ('agent', 'moderator', 'admin', 'superadmin')) AND u.id > $1 ORDER BY u.id LIMIT $2");
    // One or two characters, which the index cannot find.
    FOUND_SHORT = columns!("u.id > COALESCE((SELECT id FROM users ORDER BY id DESC LIMIT 1 OFFSET 1000), 0) AND (u.name_fold LIKE $3 ESCAPE '\\' OR u.email_fold LIKE $3 ESCAPE '\\')
             AND u.id < $1 ORDER BY u.id DESC LIMIT $2");
    FOUND_SHORT_BEFORE = columns!("u.id > COALESCE((SELECT id FROM users ORDER BY id DESC LIMIT 1 OFFSET 1000), 0) AND (u.name_fold LIKE $3 ESCAPE '\\' OR u.email_fold LIKE $3 ESCAPE '\\')
             AND u.id > $1 ORDER BY u.id LIMIT $2");
    ASKED = columns!("u.id IN (SELECT user_id FROM password_reset_requests) AND (u.name_fold LIKE $3 ESCAPE '\\' OR u.email_fold LIKE $3 ESCAPE '\\')
             AND u.id < $1 ORDER BY u.id DESC LIMIT $2");
    ASKED_BEFORE = columns!("u.id IN (SELECT user_id FROM password_reset_requests) AND (u.name_fold LIKE $3 ESCAPE '\\' OR u.email_fold LIKE $3 ESCAPE '\\')
             AND u.id > $1 ORDER BY u.id LIMIT $2");
}

/// An account, as shown to staff.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Member {
    /// Id of the user.
    pub id: UserId,
    /// Full name.
    name: String,
    /// Email address.
    email: String,
    /// Active role; null until one is chosen.
    role: Option<Role>,
    /// Staff level; null for everyone else.
    pub staff: Option<Staff>,
    /// When the account was created, in milliseconds since the epoch.
    created_at: i64,
    /// When the account was closed, in milliseconds since the epoch; null while it is open.
    pub disabled_at: Option<i64>,
    /// Whether the email address is confirmed.
    email_verified: bool,
    /// Why the site knows them without a confirmed address; null if it doesn't.
    known_by: Option<Known>,
    /// Bytes of the files that they store.
    stored_bytes: i64,
    /// When a password reset was requested, in milliseconds since the epoch; null if none is pending.
    reset_requested_at: Option<i64>,
    /// Number of signed-in browsers.
    sessions: i64,
    /// When any of them was last used, in milliseconds since the epoch.
    last_seen_at: Option<i64>,
    /// Whether the caller can act on the account: it isn't their own, and its staff level isn't higher than theirs. Below
    /// admins, it must not be the account of staff.
    pub can_act: bool,
    /// Whether the caller can remove the account: they can act on it as an admin, and its staff level is below theirs.
    pub can_remove: bool,
    /// Its removal; null if nobody removed it.
    pub removal: Option<AccountRemoval>,
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
        email_verified: row.take::<Option<i64>>()?.is_some(),
        known_by: row.take()?,
        stored_bytes: row.take()?,
        reset_requested_at: row.take()?,
        sessions: row.take()?,
        last_seen_at: row.take()?,
        can_act: false,
        can_remove: false,
        removal: removals::read(row)?,
    };
    member.can_act = member.id != me.id && (member.staff.is_none() || (is_admin(me) && member.staff <= me.staff));
    member.can_remove = member.can_act && is_admin(me) && member.staff < me.staff;
    Ok(member)
}

/// Whether the caller may look through all accounts, and act on those of staff.
pub(super) fn is_admin(me: &Me) -> bool {
    me.staff >= Some(Staff::Admin)
}

/// Which accounts to list.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = PeopleGroup)]
pub enum Group {
    /// Closed accounts.
    Closed,
    /// Accounts of staff.
    Staff,
    /// The 50 that store the most bytes, largest first.
    Storing,
}

/// Query parameters of the account list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Filter {
    /// Part of the name or email address; below admins, a whole email address. With one or two characters, only the newest
    /// 1,000 accounts are searched.
    #[param(max_length = 200)]
    query: Option<String>,
    /// Only accounts with a pending password reset request.
    #[serde(default)]
    asked: bool,
    /// Only these accounts; ignored when a text is searched for.
    group: Option<Group>,
    /// Whether the oldest accounts come first; ignored when a text is searched for.
    #[serde(default)]
    oldest: bool,
}

/// Returns the accounts, newest first. Below admins, only those with a pending password reset request and the one with the
/// email address in the query.
#[utoipa::path(get, path = "/api/admin/people", operation_id = "people_list", tag = "people", params(Paging, Filter), responses(
    (status = 200, body = List<Member>)))]
pub async fn list(
    State(app): State<App>,
    me: Me,
    Paged { filter, page }: Paged<Filter>,
) -> Result<axum::Json<List<Member>>> {
    if !is_admin(&me) && !filter.asked {
        let email = identity::model::fold_email(filter.query.as_deref().unwrap_or_default());
        let found = app.db.read(move |tx| tx.all(FIND_BY_EMAIL, args![&email], |row| read(row, &me))).await;
        return Ok(axum::Json(List::whole(found.map_err(Error::from)?)));
    }
    let text = places::fold(filter.query.as_deref().unwrap_or_default().trim());
    let oldest = filter.oldest && text.is_empty();
    let (forward, backward, pattern) = match text.chars().count() {
        _ if filter.asked => (ASKED, ASKED_BEFORE, Some(pattern(&text))),
        0 => match filter.group {
            None => (LIST, LIST_BEFORE, None),
            Some(Group::Closed) => (CLOSED, CLOSED_BEFORE, None),
            Some(Group::Staff) => (STAFF, STAFF_BEFORE, None),
            Some(Group::Storing) => {
                let found = app.db.read(move |tx| tx.all(STORING, &[], |row| read(row, &me))).await;
                return Ok(axum::Json(List::whole(found.map_err(Error::from)?)));
            }
        },
        chars if chars < people_search::MIN_CHARS => (FOUND_SHORT, FOUND_SHORT_BEFORE, Some(pattern(&text))),
        _ => return Ok(axum::Json(app.db.search(move |tx| search(tx, &text, &page, &me)).await?)),
    };
    let list = app
        .db
        .search(move |tx| {
            let (sql, from) =
                if oldest { page.start(backward, forward, 0) } else { page.start(forward, backward, i64::MAX) };
            let mut args = args![from, page.rows()].to_vec();
            args.extend(pattern.iter().map(Arg::from));
            let rows = tx.all(sql, &args, |row| read(row, &me))?;
            Ok::<_, Error>(page.list(rows, |member| member.id.0))
        })
        .await?;
    Ok(axum::Json(list))
}

fn search(tx: &mut Tx, text: &str, page: &Page, me: &Me) -> Result<List<Member>> {
    let ids = people_search::find(tx, text, page)?;
    let members = ids.into_iter().map(|id| tx.one(FIND, args![id], |row| read(row, me)));
    let members = members.collect::<db::Result<Vec<_>>>()?;
    Ok(page.list(members, |member| member.id.0))
}

/// Returns a LIKE pattern that finds the folded text anywhere in a folded column.
fn pattern(text: &str) -> String {
    format!("%{}%", escape_like(text))
}

/// Returns an account, if it exists; `can_act` is set for the caller `me`.
pub fn find(tx: &mut Tx, id: UserId, me: &Me) -> db::Result<Option<Member>> {
    tx.find(FIND, args![id], |row| read(row, me))
}

/// Applies a change to an account and responds with the updated account.
async fn change(
    app: &App,
    step: Step<UserId>,
    write: Write<NoBody>,
    action: &'static str,
    effect: impl Fn(&mut Tx, &Step<UserId>) -> Result<()> + Send + 'static,
) -> Result<Response> {
    let (by, user) = (step.me.id, step.id);
    let response = write.ok(app, move |tx, _| access::act(tx, &step, (action, ""), |tx| effect(tx, &step))).await?;
    tracing::warn!(%by, %user, action, "staff changed an account");
    Ok(response)
}

/// Vouches for someone the site doesn't know yet, which lifts the limits for new people.
#[utoipa::path(post, path = "/api/admin/people/{id}/vouch", operation_id = "people_vouch", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Member), (status = 409)))]
pub async fn vouch(State(app): State<App>, step: Step<UserId>, write: Write<NoBody>) -> Result<Response> {
    change(&app, step, write, "people_vouch", |tx, step| Ok(standing::set(tx, step.id, Known::Vouched)?)).await
}

/// Ends all sessions of an account.
#[utoipa::path(post, path = "/api/admin/people/{id}/end-sessions", operation_id = "people_end_sessions", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Member), (status = 409)))]
pub async fn end_sessions(State(app): State<App>, step: Step<UserId>, write: Write<NoBody>) -> Result<Response> {
    change(&app, step, write, "people_end_sessions", |tx, step| Ok(identity::sessions::end_all(tx, step.id)?)).await
}

/// Closes an account: its sessions and links end, and no one can sign in to it.
#[utoipa::path(post, path = "/api/admin/people/{id}/disable", operation_id = "people_disable", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Member), (status = 409)))]
pub async fn disable(State(app): State<App>, step: Step<UserId>, write: Write<NoBody>) -> Result<Response> {
    change(&app, step, write, "people_disable", |tx, step| Ok(identity::store::set_disabled(tx, step.id, true)?)).await
}

/// Reopens a closed account.
#[utoipa::path(post, path = "/api/admin/people/{id}/enable", operation_id = "people_enable", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Member), (status = 409)))]
pub async fn enable(State(app): State<App>, step: Step<UserId>, write: Write<NoBody>) -> Result<Response> {
    change(&app, step, write, "people_enable", |tx, step| {
        removal_api::check_reopening(&access::authorize(tx, step)?)?;
        Ok(identity::store::set_disabled(tx, step.id, false)?)
    })
    .await
}
