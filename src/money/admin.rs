//! Promotions and vouchers in the admin area.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Audience, FREE_DAY_MARKER, FREE_DAY_REASON, MAX_REASON_CHARS, Promotion, Voucher};
use super::{format, promotions, vouchers as store};
use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::clock;
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::{PromotionId, VoucherId};
use crate::site::store::zone;
use crate::web::{Error, List, NoBody, Paged, Paging, Path, Result, Validator, page::Unfiltered};

/// Maximum number of promotions, as a safeguard against runaway scripts.
const MAX_PROMOTIONS: i64 = 5_000;

/// A promotion with its cost.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdminPromotion {
    /// The promotion itself.
    #[serde(flatten)]
    promotion: Promotion,
    /// Number of fees waived.
    given: i64,
    /// Total of the waived fees in minor units.
    amount: i64,
}

fn with_totals(tx: &mut Tx, promotion: Promotion) -> Result<AdminPromotion> {
    let (given, amount) = promotions::waived_total(tx, promotion.id)?;
    Ok(AdminPromotion { promotion, given, amount })
}

/// Returns all promotions with their cost, latest start first, including scheduled ones.
#[utoipa::path(get, path = "/api/admin/promotions", operation_id = "admin_promotions", tag = "money", params(Paging), responses(
    (status = 200, body = List<AdminPromotion>)))]
pub async fn list(
    State(app): State<App>,
    Paged { page, .. }: Paged<Unfiltered, (i64, i64)>,
) -> Result<axum::Json<List<AdminPromotion>>> {
    let list = move |tx: &mut Tx| promotions::list(tx, i64::MAX, &page)?.map(|promotion| with_totals(tx, promotion));
    Ok(axum::Json(app.db.read(list).await?))
}

/// A promotion to start.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct StartPromotion {
    /// Reason shown to everyone.
    #[schema(min_length = 1, max_length = 200)]
    reason: String,
    /// Who it applies to.
    audience: Audience,
    /// First day, YYYY-MM-DD in the site's time zone; defaults to now.
    #[schema(max_length = 10)]
    from: Option<String>,
    /// Last day, YYYY-MM-DD in the site's time zone; null to run until someone ends it.
    #[schema(max_length = 10)]
    until: Option<String>,
}

/// Validates the dates and returns when the promotion starts and ends.
fn validate_period(checks: &mut Validator, new: &StartPromotion, zone: &str, now: i64) -> (i64, Option<i64>) {
    let today = clock::date_in(zone, now);
    let begin = match new.from.as_deref() {
        None => Some(now),
        Some(day) if day == today => Some(now),
        Some(day) => clock::start_of_day(zone, day).filter(|start| *start > now),
    };
    checks.require(begin.is_some(), "from", "Enter today or a later day.");
    let begin = begin.unwrap_or(now);
    let end = new.until.as_deref().map(|day| clock::end_of_day(zone, day));
    let is_valid = end.is_none_or(|end| end.is_some_and(|end| end > begin));
    checks.require(is_valid, "until", "The last day can’t be before the first day.");
    let end = end.flatten();
    let one_day = end == Some(clock::day_bounds(zone, begin).1);
    let is_free_day = new.reason.contains(FREE_DAY_MARKER);
    checks.require(
        !is_free_day || one_day,
        "until",
        "A free day special lasts one day: make the last day the same as the first.",
    );
    (begin, end)
}

/// Starts a promotion now, or schedules it for a later day.
#[utoipa::path(post, path = "/api/admin/promotions", operation_id = "admin_promotions_start", tag = "money", request_body = StartPromotion, responses(
    (status = 201, body = AdminPromotion), (status = 409)))]
pub async fn start(State(app): State<App>, me: Me, write: Write<StartPromotion>) -> Result<Response> {
    write
        .created(&app, move |tx, new| {
            let now = tx.now();
            let zone = zone(tx)?;
            let mut checks = Validator::default();
            checks.text(&new.reason, MAX_REASON_CHARS, "reason", "Enter the reason it’s free.");
            let (starts_at, ends_at) = validate_period(&mut checks, new, &zone, now);
            checks.finish()?;
            start_promotion(tx, &me, new.reason.trim(), new.audience, starts_at, ends_at)
        })
        .await
}

fn start_promotion(
    tx: &mut Tx,
    me: &Me,
    reason: &str,
    audience: Audience,
    from: i64,
    until: Option<i64>,
) -> Result<AdminPromotion> {
    if promotions::count(tx)? >= MAX_PROMOTIONS {
        return Err(Error::conflict("too_many_promotions", "There are already too many promotions."));
    }
    let id = promotions::start(tx, reason, audience, from, until)?;
    log(tx, me, "promotion_started", "promotion", id.0)?;
    let promotion = promotions::find(tx, id)?.ok_or_else(Error::internal)?;
    with_totals(tx, promotion)
}

fn log(tx: &mut Tx, me: &Me, name: &str, subject_kind: &str, subject: i64) -> Result<()> {
    Ok(audit::record(tx, &Action { actor: Some(me.id), name, subject_kind, subject, reason: "" })?)
}

/// Makes today a free day: no fees for anyone until midnight in the site's time zone.
#[utoipa::path(post, path = "/api/admin/promotions/free-day", operation_id = "admin_promotions_free_day", tag = "money", request_body = NoBody, responses(
    (status = 201, body = AdminPromotion), (status = 409)))]
pub async fn free_day(State(app): State<App>, me: Me, write: Write<NoBody>) -> Result<Response> {
    write
        .created(&app, move |tx, _| {
            let now = tx.now();
            if promotions::running(tx)?.iter().any(|running| running.reason.contains(FREE_DAY_MARKER)) {
                return Err(Error::conflict("free_day_runs", "Today is already a free day."));
            }
            let (_, midnight) = clock::day_bounds(&zone(tx)?, now);
            start_promotion(tx, &me, FREE_DAY_REASON, Audience::Everyone, now, Some(midnight))
        })
        .await
}

/// Ends a promotion early, or deletes it if it has not started yet.
#[utoipa::path(post, path = "/api/admin/promotions/{id}/end", operation_id = "admin_promotions_end", tag = "money", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = AdminPromotion), (status = 409)))]
pub async fn end(
    State(app): State<App>,
    me: Me,
    Path(id): Path<PromotionId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            let now = tx.now();
            let mut promotion = promotions::find(tx, id)?.ok_or_else(Error::not_found)?;
            if promotion.ends_at.is_some_and(|end| end <= now) {
                return Err(Error::conflict("ended", "This promotion has already ended."));
            }
            promotions::end(tx, &promotion)?;
            log(tx, &me, "promotion_ended", "promotion", id.0)?;
            promotion.ends_at = Some(promotion.starts_at.max(now));
            with_totals(tx, promotion)
        })
        .await
}

/// Returns the vouchers, newest first.
#[utoipa::path(get, path = "/api/admin/vouchers", operation_id = "admin_vouchers", tag = "money", params(Paging), responses(
    (status = 200, body = List<Voucher>)))]
pub async fn vouchers(State(app): State<App>, Paged { page, .. }: Paged) -> Result<axum::Json<List<Voucher>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, &page)).await?))
}

/// A voucher to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewVoucher {
    /// Code to use; generated when missing or blank.
    #[schema(max_length = 60)]
    code: Option<String>,
    /// Number of jobs it can cover.
    #[schema(minimum = 1, maximum = 10_000)]
    uses: i64,
    /// Last day, YYYY-MM-DD in the site's time zone; null for no expiration date.
    #[schema(max_length = 10)]
    until: Option<String>,
    /// Note about who it is meant for; shown to people who add the code.
    #[serde(default)]
    #[schema(max_length = 200)]
    note: String,
}

/// Creates a voucher.
#[utoipa::path(post, path = "/api/admin/vouchers", operation_id = "admin_vouchers_make", tag = "money", request_body = NewVoucher, responses(
    (status = 201, body = Voucher)))]
pub async fn create_voucher(State(app): State<App>, me: Me, write: Write<NewVoucher>) -> Result<Response> {
    let now = app.clock.now();
    let mut random = [0u8; 64];
    getrandom::fill(&mut random).map_err(|_| Error::internal())?;
    let generated = format::generate_code(&random).ok_or_else(Error::internal)?;
    write
        .created(&app, move |tx, new| {
            let zone = zone(tx)?;
            let mut checks = Validator::default();
            let code = match new.code.as_deref().map(str::trim).filter(|code| !code.is_empty()) {
                Some(custom) => format::normalize_code(custom),
                None => Some(generated.clone()),
            };
            checks.require(code.is_some(), "code", "Use 4 to 40 letters and digits.");
            checks.require((1..=10_000).contains(&new.uses), "uses", "Enter a number from 1 to 10,000.");
            let end = new.until.as_deref().map(|day| clock::end_of_day(&zone, day));
            let is_valid = end.is_none_or(|end| end.is_some_and(|end| end > now));
            checks.require(is_valid, "until", "Enter today or a later day.");
            checks.at_most(&new.note, MAX_REASON_CHARS, "note");
            checks.finish()?;
            let code = code.unwrap_or_default();
            let new =
                store::NewVoucher { code: &code, note: new.note.trim(), uses: new.uses, expires_at: end.flatten() };
            let voucher = store::add(tx, &new, me.id)?;
            let mut checks = Validator::default();
            checks.require(voucher.is_some(), "code", "A voucher with this code already exists. Choose another code.");
            checks.finish()?;
            let voucher = voucher.ok_or_else(Error::internal)?;
            log(tx, &me, "voucher_created", "voucher", voucher.id.0)?;
            Ok(voucher)
        })
        .await
}

/// Ends a voucher, so that it cannot be used anymore.
#[utoipa::path(post, path = "/api/admin/vouchers/{id}/end", operation_id = "admin_vouchers_end", tag = "money", params(("id" = i64, Path)), request_body = NoBody, responses(
    (status = 200, body = Voucher), (status = 409)))]
pub async fn end_voucher(
    State(app): State<App>,
    me: Me,
    Path(id): Path<VoucherId>,
    write: Write<NoBody>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, _| {
            if !store::exists(tx, id)? {
                return Err(Error::not_found());
            }
            let ended = store::end(tx, id)?;
            let voucher = ended.ok_or_else(|| Error::conflict("ended", "This voucher has already ended."))?;
            log(tx, &me, "voucher_ended", "voucher", id.0)?;
            Ok(voucher)
        })
        .await
}
