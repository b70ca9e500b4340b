//! Support statistics: how long visitors wait, how soon they get a reply, and how they rate it.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{STATS_DAYS, median_seconds, usual_reply_seconds as usual};
use crate::app::App;
use crate::clock::{DAY, SECOND};
use crate::db::{self, Row, Tx, value};
use crate::web::{Error, Result};
use crate::{args, statements};

/// How old the numbers may be: all agents who look at once share one copy.
const TTL: i64 = 2 * SECOND;

statements! {
    // Only questions asked during support hours: a night between question and reply says nothing about speed.
    REPLIES = "SELECT first_reply_at - asked_at FROM support_chats WHERE asked_at > $1 AND asked_in_hours = 1 AND first_reply_at IS NOT NULL
               ORDER BY asked_at DESC LIMIT 200";
    RECENT_CHATS = "SELECT taken_at - asked_at, first_reply_at - asked_at, rating, asked_in_hours FROM support_chats WHERE asked_at > $1
               ORDER BY asked_at DESC LIMIT 2000";
}

/// Median duration over a number of chats.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MedianDuration {
    /// Median in seconds; null if there are no chats.
    seconds: Option<i64>,
    /// Number of chats it covers.
    count: i64,
}

impl MedianDuration {
    fn from_durations(lengths: Vec<i64>) -> Self {
        Self { count: len_i64(&lengths), seconds: median_seconds(lengths) }
    }
}

/// Support statistics for the last 30 days, over the newest 2,000 chats at most.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SupportStatistics {
    /// Number of days covered.
    days: i64,
    /// Chats in which the visitor asked something.
    chats: i64,
    /// Time from the question until an agent took the chat; only questions asked during support hours.
    waiting: MedianDuration,
    /// Time from the question to the first reply; only questions asked during support hours.
    reply: MedianDuration,
    /// Average rating in tenths of a star; null without ratings.
    rating_tenths: Option<i64>,
    /// Number of ratings.
    ratings: i64,
}

fn len_i64<T>(items: &[T]) -> i64 {
    i64::try_from(items.len()).unwrap_or(i64::MAX)
}

/// Returns the median time to a first reply in seconds, or `None` with too few replies.
pub fn usual_reply(tx: &mut Tx) -> db::Result<Option<i64>> {
    Ok(usual(tx.all(REPLIES, args![tx.now() - STATS_DAYS * DAY], value)?))
}

type ChatTimes = (Option<i64>, Option<i64>, Option<i64>, bool);

fn statistics(tx: &mut Tx) -> db::Result<SupportStatistics> {
    let read = |row: &mut Row| Ok((row.take()?, row.take()?, row.take()?, row.take()?));
    let chats: Vec<ChatTimes> = tx.all(RECENT_CHATS, args![tx.now() - STATS_DAYS * DAY], read)?;
    let in_hours = || chats.iter().filter(|(.., in_hours)| *in_hours);
    let ratings: Vec<i64> = chats.iter().filter_map(|(_, _, rating, _)| *rating).collect();
    let rated = len_i64(&ratings);
    let sum: i64 = ratings.iter().sum();
    Ok(SupportStatistics {
        days: STATS_DAYS,
        chats: len_i64(&chats),
        waiting: MedianDuration::from_durations(in_hours().filter_map(|(waited, ..)| *waited).collect()),
        reply: MedianDuration::from_durations(in_hours().filter_map(|(_, reply, ..)| *reply).collect()),
        rating_tenths: (rated > 0).then(|| (sum * 10 + rated / 2) / rated),
        ratings: rated,
    })
}

/// Returns support statistics: waiting times, reply times and ratings. They are at most two seconds old.
#[utoipa::path(get, path = "/api/admin/support/numbers", operation_id = "support_statistics", tag = "support", responses(
    (status = 200, body = SupportStatistics)))]
pub async fn get(State(app): State<App>) -> Result<Response> {
    let make = async {
        let statistics = app.db.search(statistics).await.map_err(Error::from)?;
        serde_json::to_vec(&statistics).map_err(|_| Error::internal())
    };
    let body = app.shared.get("support statistics", app.clock.now(), TTL, make).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}
