//! Support hours, and how long ended chats are kept.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::Hours;
use super::notify;
use crate::app::App;
use crate::app::Write;
use crate::db::{self, Row, Tx, value};
use crate::ids::UserId;
use crate::site;
use crate::web::{Error, Result, Validator};
use crate::{args, statements};

/// Default number of days to keep an ended chat and its rating.
const DEFAULT_RETENTION_DAYS: i64 = 365;
/// At least a month, for follow-up questions; at most five years.
const RETENTION_DAYS: std::ops::RangeInclusive<i64> = 30..=1_825;

statements! {
    HOURS = "SELECT day, opens, closes FROM support_hours ORDER BY day LIMIT 7";
    DELETE_HOURS = "DELETE FROM support_hours";
    ADD_HOURS = "INSERT INTO support_hours (day, opens, closes) VALUES ($1, $2, $3)";
    KEEP_DAYS = "SELECT keep_days FROM support_settings WHERE id = 1";
    SET_KEEP_DAYS = "INSERT INTO support_settings (id, keep_days) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET keep_days = excluded.keep_days";
}

/// A staff member who can handle chats.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SupportAgent)]
pub struct Agent {
    id: UserId,
    name: String,
}

/// Support settings and the available agents.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SupportSettings)]
pub struct Settings {
    /// Support hours; empty if none are published.
    hours: Vec<Hours>,
    /// IANA time zone of the hours.
    zone: String,
    /// Days to keep an ended chat.
    keep_days: i64,
    /// Agents a chat can be transferred to.
    agents: Vec<Agent>,
}

/// Support settings to save.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewSupportSettings)]
pub struct NewSettings {
    /// At most one period per day; leave empty to publish no hours.
    #[schema(max_items = 7)]
    hours: Vec<Hours>,
    #[schema(minimum = 30, maximum = 1825)]
    keep_days: i64,
}

/// Returns the support hours.
pub fn hours(tx: &mut Tx) -> db::Result<Vec<Hours>> {
    tx.all(HOURS, &[], |row: &mut Row| Ok(Hours { day: row.take()?, opens: row.take()?, closes: row.take()? }))
}

/// Returns how many days to keep an ended chat.
pub fn keep_days(tx: &mut Tx) -> db::Result<i64> {
    Ok(tx.find(KEEP_DAYS, &[], value)?.unwrap_or(DEFAULT_RETENTION_DAYS))
}

fn settings(tx: &mut Tx) -> db::Result<Settings> {
    let agents = notify::agents(tx)?.into_iter().map(|(id, name)| Agent { id, name }).collect();
    Ok(Settings { hours: hours(tx)?, zone: site::store::zone(tx)?, keep_days: keep_days(tx)?, agents })
}

/// Returns the support settings.
#[utoipa::path(get, path = "/api/admin/support/settings", operation_id = "support_settings", tag = "support", responses(
    (status = 200, body = Settings)))]
pub async fn get(State(app): State<App>) -> Result<axum::Json<Settings>> {
    Ok(axum::Json(app.db.read(settings).await.map_err(Error::from)?))
}

/// Saves the support settings.
#[utoipa::path(put, path = "/api/admin/support/settings", operation_id = "support_set_settings", tag = "support", request_body = NewSettings, responses(
    (status = 200, body = Settings)))]
pub async fn put(State(app): State<App>, write: Write<NewSettings>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            let mut checks = Validator::default();
            let mut days: Vec<i64> = new.hours.iter().map(|hours| hours.day).collect();
            days.sort_unstable();
            days.dedup();
            checks.require(days.len() == new.hours.len(), "hours", "Enter each day only once.");
            for hours in &new.hours {
                let message = "Enter an opening time and a later closing time.";
                checks.require(hours.is_valid(), &format!("hours.{}", hours.day), message);
            }
            checks.require(RETENTION_DAYS.contains(&new.keep_days), "keepDays", "Enter a number from 30 to 1,825.");
            checks.finish()?;
            tx.run(DELETE_HOURS, &[])?;
            for hours in &new.hours {
                tx.run(ADD_HOURS, args![hours.day, &hours.opens, &hours.closes])?;
            }
            tx.run(SET_KEEP_DAYS, args![new.keep_days])?;
            Ok(settings(tx)?)
        })
        .await
}
