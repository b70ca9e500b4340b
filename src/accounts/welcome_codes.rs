//! Codes that staff hand out at a job fair or in a library. A code lets people sign up from a network that has used up its
//! accounts for the day, and makes them known to the site before they confirm their address.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::User;
use super::store;
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::clock::DAY;
use crate::db::{self, Row, Tx, value};
use crate::identity::Me;
use crate::identity::standing::{self, Known};
use crate::ids::{UserId, WelcomeCodeId};
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, List, NoBody, Path, Result, Validator, token};
use crate::{args, statements};

/// How long a code works.
const LIFETIME: i64 = 7 * DAY;
/// How many codes work at the same time.
const MAX_CODES: i64 = 20;
/// Letters and digits that are hard to confuse when a code is read out.
const ALPHABET: &[u8; 28] = b"ABCDEFGHJKMNPQRTUVWXYZ234679";
const LETTERS: usize = 8;

statements! {
    INSERT = "INSERT INTO welcome_codes (code, made_by, uses, created_at, expires_at) VALUES ($1, $2, $3, $4, $5) RETURNING id";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM welcome_codes WHERE expires_at > $1";
    LIST = "SELECT id, code, uses, used, created_at, expires_at FROM welcome_codes WHERE expires_at > $1 ORDER BY id DESC LIMIT 20";
    FIND = "SELECT id, code, uses, used, created_at, expires_at FROM welcome_codes WHERE id = $1";
    WORKS = "SELECT EXISTS (SELECT 1 FROM welcome_codes WHERE code = $1 AND used < uses AND expires_at > $2)";
    USE = "UPDATE welcome_codes SET used = used + 1 WHERE code = $1 AND used < uses AND expires_at > $2";
    DELETE = "DELETE FROM welcome_codes WHERE id = $1";
    SWEEP = "DELETE FROM welcome_codes WHERE expires_at <= $1";
}

/// A code.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WelcomeCode {
    /// Its id.
    id: WelcomeCodeId,
    /// What people enter, such as "KM4T-7RQX".
    code: String,
    /// How many people may use it.
    uses: i64,
    /// How many did.
    used: i64,
    /// When it was made, in milliseconds since the epoch.
    created_at: i64,
    /// Until when it works, in milliseconds since the epoch.
    expires_at: i64,
}

fn read(row: &mut Row) -> db::Result<WelcomeCode> {
    Ok(WelcomeCode {
        id: row.take()?,
        code: row.take()?,
        uses: row.take()?,
        used: row.take()?,
        created_at: row.take()?,
        expires_at: row.take()?,
    })
}

/// A code to make.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewWelcomeCode {
    /// How many people may use it.
    #[schema(minimum = 1, maximum = 500)]
    uses: i64,
}

/// A code that someone was given.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct GivenCode {
    #[schema(max_length = 40)]
    code: String,
}

/// Lists the codes that work, newest first.
#[utoipa::path(get, path = "/api/admin/welcome-codes", operation_id = "welcome_codes_list", tag = "people", responses(
    (status = 200, body = List<WelcomeCode>)))]
pub async fn list(State(app): State<App>) -> Result<axum::Json<List<WelcomeCode>>> {
    let items = app
        .db
        .read(|tx| {
            let now = tx.now();
            tx.all(LIST, args![now], read)
        })
        .await
        .map_err(Error::from)?;
    Ok(axum::Json(List::whole(items)))
}

/// Makes a code. It works for a week.
#[utoipa::path(post, path = "/api/admin/welcome-codes", operation_id = "welcome_codes_create", tag = "people", request_body = NewWelcomeCode, responses(
    (status = 201, body = WelcomeCode), (status = 409, description = "too_many_codes")))]
pub async fn create(State(app): State<App>, me: Me, write: Write<NewWelcomeCode>) -> Result<Response> {
    let code = random_code();
    write
        .created(&app, move |tx, new| {
            let mut checks = Validator::default();
            checks.require((1..=500).contains(&new.uses), "uses", "Enter a number from 1 to 500.");
            checks.finish()?;
            let now = tx.now();
            if tx.one(COUNT, args![now], value::<i64>)? >= MAX_CODES {
                return Err(Error::conflict("too_many_codes", "There are 20 codes that work. Delete one first."));
            }
            let id: WelcomeCodeId = tx.insert(INSERT, args![&code, me.id, new.uses, now, now + LIFETIME])?;
            record(tx, &me, "welcome_code_made", "welcome_code", id.0)?;
            Ok(tx.one(FIND, args![id], read)?)
        })
        .await
}

/// Deletes a code, so it stops working. People who used it stay known.
#[utoipa::path(delete, path = "/api/admin/welcome-codes/{id}", operation_id = "welcome_codes_delete", tag = "people", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = WelcomeCode), (status = 404)))]
pub async fn delete(
    State(app): State<App>,
    me: Me,
    Path(id): Path<WelcomeCodeId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let code = tx.find(FIND, args![id], read)?.ok_or_else(Error::not_found)?;
            tx.run(DELETE, args![id])?;
            record(tx, &me, "welcome_code_deleted", "welcome_code", id.0)?;
            Ok(code)
        })
        .await
}

/// Uses a code for the caller's own account.
#[utoipa::path(post, path = "/api/welcome-code", operation_id = "welcome_code_use", tag = "accounts", request_body = GivenCode, responses(
    (status = 200, body = User), (status = 422), (status = 429)))]
pub async fn redeem(State(app): State<App>, me: Me, client: Client, write: Write<GivenCode>) -> Result<Response> {
    app.limits.check(Limit::Voucher, client)?;
    write
        .ok(&app, move |tx, given| {
            if !standing::find(tx, me.id)?.is_known {
                spend(tx, me.id, &given.code)?;
            }
            Ok(store::user(tx, me.id)?)
        })
        .await
}

/// Checks that a code can be used.
///
/// # Errors
/// 422 if it doesn't work, or not anymore.
pub(super) fn check(tx: &mut Tx, code: &str) -> Result<()> {
    let works = tx.one(WORKS, args![&normal(code), tx.now()], value)?;
    require(works)
}

/// Uses a code for an account.
///
/// # Errors
/// As [`check`].
pub(super) fn spend(tx: &mut Tx, user: UserId, code: &str) -> Result<()> {
    require(tx.run(USE, args![&normal(code), tx.now()])? == 1)?;
    Ok(standing::set(tx, user, Known::Vouched)?)
}

fn require(works: bool) -> Result<()> {
    let mut checks = Validator::default();
    checks.require(works, "code", "This code doesn’t work. Ask the office for another one.");
    checks.finish()
}

/// Deletes codes that have expired.
pub fn sweep(tx: &mut Tx) -> db::Result<()> {
    tx.run(SWEEP, args![tx.now()]).map(drop)
}

fn record(tx: &mut Tx, me: &Me, name: &str, subject_kind: &str, subject: i64) -> db::Result<()> {
    audit::record(tx, &Action { actor: Some(me.id), name, subject_kind, subject, reason: "" })
}

fn random_code() -> String {
    let (_, random) = token::secret();
    let letters: Vec<u8> = random[..LETTERS].iter().map(|byte| ALPHABET[usize::from(*byte) % ALPHABET.len()]).collect();
    let (first, second) = letters.split_at(LETTERS / 2);
    format!("{}-{}", String::from_utf8_lossy(first), String::from_utf8_lossy(second))
}

/// Returns a code as it's stored, however it was typed.
fn normal(code: &str) -> String {
    let letters: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_uppercase();
    match letters.split_at_checked(LETTERS / 2) {
        Some((first, second)) => format!("{first}-{second}"),
        None => letters,
    }
}
