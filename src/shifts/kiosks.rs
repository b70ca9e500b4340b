//! Screens that show an employer's clock-in code: in the app, and on a link that anyone with it can open, such as an old
//! tablet at the door.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::code;
use super::secrets;
use crate::app::{App, Write};
use crate::contracts::access::authorize;
use crate::db::{self, Tx, value};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{ContractId, EmployerId, KioskId, UserId};
use crate::policy::Step;
use crate::web::qr::{self, QrCode};
use crate::web::{Error, List, NoBody, Path, Result, Validator, token};
use crate::{args, statements};

const MAX_KIOSKS: i64 = 20;
const MAX_NAME_CHARS: usize = 60;

statements! {
    INSERT = "INSERT INTO kiosks (employer_id, name, token_hash, created_by, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM kiosks WHERE employer_id = $1";
    LIST = "SELECT k.id, k.employer_id, k.name, k.created_at FROM kiosks k WHERE k.employer_id = $1 ORDER BY k.id LIMIT 20";
    FIND = "SELECT k.id, k.employer_id, k.name, k.created_at FROM kiosks k WHERE k.id = $1";
    MADE = "SELECT k.id, k.employer_id, k.name, k.created_at FROM kiosks k WHERE k.token_hash = $1";
    BY_TOKEN = "SELECT k.employer_id, e.name FROM kiosks k JOIN employers e ON e.id = k.employer_id JOIN users u ON u.id = k.created_by WHERE k.token_hash = $1 AND u.disabled_at IS NULL";
    OF_MAKER = "DELETE FROM kiosks WHERE employer_id = $1 AND created_by = $2";
    DELETE = "DELETE FROM kiosks WHERE id = $1";
}

/// A link that shows the code. Its address was only shown when it was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Kiosk {
    /// The kiosk's id.
    id: KioskId,
    /// Whose code it shows.
    employer_id: EmployerId,
    /// What it's called, such as "Front door".
    name: String,
    /// When it was made, in milliseconds since the epoch.
    created_at: i64,
}

/// A new kiosk with its secret.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MadeKiosk {
    /// The kiosk.
    kiosk: Kiosk,
    /// The secret of its page, `/kiosk/{token}`. It's never shown again.
    token: String,
}

/// A kiosk to make.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewKiosk {
    /// Whose code it shows; the caller must have the right to hire.
    employer_id: EmployerId,
    /// What it's called.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
}

/// The code to clock in with now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClockCode {
    /// Name of the employer.
    employer: String,
    /// Four digits.
    code: String,
    /// When they change, in milliseconds since the epoch.
    changes_at: i64,
    /// The server's time, in milliseconds since the epoch.
    now: i64,
    /// The same as a QR code, for a phone's camera: a page of this site where the worker clocks in.
    qr: QrCode,
    /// What a kiosk shows in the next two minutes if it loses its signal; empty elsewhere. One person can clock in with each.
    ahead: Vec<CodeAhead>,
}

/// A code for a minute to come.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeAhead {
    /// Four digits.
    code: String,
    /// When that minute begins, in milliseconds since the epoch.
    from: i64,
    /// The same as a QR code.
    qr: QrCode,
}

/// Returns the clock-in code to the employer of a contract.
#[utoipa::path(get, path = "/api/contracts/{id}/clock-code", operation_id = "shifts_clock_code", tag = "shifts", params(("id" = i64, Path)), responses(
    (status = 200, body = ClockCode), (status = 403), (status = 409, description = "no_shifts")))]
pub async fn of_contract(State(app): State<App>, step: Step<ContractId>) -> Result<axum::Json<ClockCode>> {
    let origin = app.origin.as_str().to_owned();
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            current(tx, contract.employer.id, &contract.employer.name, &origin)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Lists the kiosks of the employers that the caller hires for, at most 20 of each.
#[utoipa::path(get, path = "/api/kiosks", operation_id = "kiosks_list", tag = "shifts", responses(
    (status = 200, body = List<Kiosk>)))]
pub async fn list(State(app): State<App>, me: Me) -> Result<axum::Json<List<Kiosk>>> {
    let items = app
        .db
        .read(move |tx| {
            let mut all = Vec::new();
            for employer in rights::employers(tx, me.id, |rights| rights.hire)? {
                all.extend(tx.all(LIST, args![employer], row)?);
            }
            Ok::<_, Error>(all)
        })
        .await?;
    Ok(axum::Json(List { items, next_cursor: None, prev_cursor: None }))
}

/// Makes a link that shows the clock-in code on any screen.
#[utoipa::path(post, path = "/api/kiosks", operation_id = "kiosks_create", tag = "shifts", request_body = NewKiosk, responses(
    (status = 201, body = MadeKiosk), (status = 404), (status = 409, description = "too_many_kiosks or replaced")))]
pub async fn create(State(app): State<App>, me: Me, write: Write<NewKiosk>) -> Result<Response> {
    let (token, hash) = app.secret("kiosk", &me.id.to_string(), write.key());
    let (_, code_secret) = token::secret();
    // Repeats get the same answer, which is stored for them, so the link's secret isn't in it.
    let made = move |tx: &mut Tx, new: &NewKiosk| {
        check_hires(tx, me.id, new.employer_id)?;
        let mut checks = Validator::default();
        checks.line(&new.name, MAX_NAME_CHARS, "name", "Enter where the screen is.");
        checks.finish()?;
        if tx.one(COUNT, args![new.employer_id], value::<i64>)? >= MAX_KIOSKS {
            return Err(Error::conflict("too_many_kiosks", "You can have 20. Turn one off first."));
        }
        secrets::ensure(tx, new.employer_id, &code_secret)?;
        let args = args![new.employer_id, new.name.trim(), hash.as_slice(), me.id, tx.now()];
        let _: KioskId = tx.insert(INSERT, args)?;
        Ok(())
    };
    write.done(&app, made).await?;
    let find = move |tx: &mut Tx| Ok::<_, Error>(tx.find(MADE, args![hash.as_slice()], row)?);
    let gone = || Error::conflict("replaced", "This link doesn’t work anymore. Make a new one.");
    let kiosk = app.db.read(find).await?.ok_or_else(gone)?;
    Ok((StatusCode::CREATED, axum::Json(MadeKiosk { kiosk, token })).into_response())
}

/// Turns a kiosk off: its page no longer works.
#[utoipa::path(delete, path = "/api/kiosks/{id}", operation_id = "kiosks_delete", tag = "shifts", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Kiosk), (status = 404)))]
pub async fn delete(State(app): State<App>, me: Me, Path(id): Path<KioskId>, write: Write<NoBody>) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let kiosk = tx.find(FIND, args![id], row)?.ok_or_else(Error::not_found)?;
            check_hires(tx, me.id, kiosk.employer_id)?;
            tx.run(DELETE, args![id])?;
            Ok(kiosk)
        })
        .await
}

/// Returns the current code to anyone with the link.
#[utoipa::path(get, path = "/api/kiosk-codes/{token}", operation_id = "kiosk_code", tag = "shifts", params(("token" = String, Path)), responses(
    (status = 200, body = ClockCode), (status = 404)))]
pub async fn code(State(app): State<App>, Path(text): Path<String>) -> Result<axum::Json<ClockCode>> {
    let origin = app.origin.as_str().to_owned();
    let hash = token::hash(&text);
    let found = app
        .db
        .read(move |tx| {
            let read = |row: &mut db::Row| Ok((row.take::<EmployerId>()?, row.take::<String>()?));
            let (employer, name) = tx.find(BY_TOKEN, args![hash.as_slice()], read)?.ok_or_else(Error::not_found)?;
            let shown = current(tx, employer, &name, &origin)?;
            Ok::<_, Error>(ClockCode { ahead: ahead(tx, employer, &origin)?, ..shown })
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns what the screen shows without a signal. It knows these codes before their time, so each lets in one person only.
fn ahead(tx: &mut Tx, employer: EmployerId, origin: &str) -> Result<Vec<CodeAhead>> {
    let Some(secret) = secrets::find(tx, employer)? else { return Ok(Vec::new()) };
    let now = tx.now();
    let one = |minutes: i64| {
        let from = code::changes_at(now) + (minutes - 1) * code::PERIOD;
        let code = code::ahead(&secret, from);
        let qr = clock_in_qr(origin, &code)?;
        Ok(CodeAhead { code, from, qr })
    };
    (1..=code::AHEAD).map(one).collect()
}

fn clock_in_qr(origin: &str, code: &str) -> Result<QrCode> {
    qr::code(&format!("{origin}/project-management?code={code}"))
}

/// Turns off the kiosks that someone made for an employer for which they no longer hire.
pub fn maker_left(tx: &mut Tx, employer: EmployerId, user: UserId) -> db::Result<()> {
    tx.run(OF_MAKER, args![employer, user]).map(drop)
}

fn current(tx: &mut Tx, employer: EmployerId, name: &str, origin: &str) -> Result<ClockCode> {
    let none = || Error::conflict("no_shifts", "Plan a shift first. Then there’s a code to clock in with.");
    let secret = secrets::find(tx, employer)?.ok_or_else(none)?;
    let now = tx.now();
    let code = code::at(&secret, now);
    let qr = clock_in_qr(origin, &code)?;
    Ok(ClockCode { employer: name.to_owned(), code, changes_at: code::changes_at(now), now, qr, ahead: Vec::new() })
}

/// Checks that a person may hire for an employer. To others, it's as if it didn't exist.
fn check_hires(tx: &mut Tx, user: UserId, employer: EmployerId) -> Result<()> {
    if rights::find(tx, employer, user)?.hire { Ok(()) } else { Err(Error::not_found()) }
}

fn row(row: &mut db::Row) -> db::Result<Kiosk> {
    Ok(Kiosk { id: row.take()?, employer_id: row.take()?, name: row.take()?, created_at: row.take()? })
}
