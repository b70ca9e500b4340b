//! Reports of reviews, for moderators.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Review, State};
use super::store;
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::db::{self, Row, Tx};
use crate::events::{Event, OfficeNews};
use crate::identity::Me;
use crate::ids::{ReviewId, ReviewReportId, UserId};
use crate::notifications::store::NewNotification;
use crate::web::{Error, List, Page, Paged, Paging, Path, Result, Validator};
use crate::{args, notifications, statements, string_enum};

const MAX_NOTE_CHARS: usize = 1_000;

statements! {
    INSERT = "INSERT INTO review_reports (review_id, reporter_id, reason, note, created_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (review_id, reporter_id) DO NOTHING";
    QUEUE = "SELECT r.id, r.review_id, u.name, r.reason, r.note, r.created_at FROM review_reports r JOIN users u ON u.id = r.reporter_id WHERE r.resolved_at IS NULL AND r.id > $1 ORDER BY r.id LIMIT $2";
    QUEUE_BACK = "SELECT r.id, r.review_id, u.name, r.reason, r.note, r.created_at FROM review_reports r JOIN users u ON u.id = r.reporter_id WHERE r.resolved_at IS NULL AND r.id < $1 ORDER BY r.id DESC LIMIT $2";
    FIND = "SELECT review_id FROM review_reports WHERE id = $1 AND resolved_at IS NULL";
    AUTHOR = "SELECT user_id FROM reviews WHERE id = $1";
    // One decision answers everyone who reported the review.
    RESOLVE = "UPDATE review_reports SET resolved_at = $2, resolved_by = $3, outcome = $4 WHERE review_id = $1 AND resolved_at IS NULL RETURNING reporter_id";
}

string_enum! {
    /// Why a review is reported.
    ReviewReportReason {
        /// It isn't about this work, or isn't true.
        Untrue = "untrue",
        /// It threatens, insults or harasses.
        Harassment = "harassment",
        /// It discriminates.
        Discrimination = "discrimination",
        /// It says something private.
        Private = "private",
        /// Something else.
        Other = "other",
    }
}

/// A report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReviewReport {
    /// Why.
    reason: ReviewReportReason,
    /// Anything to add.
    #[serde(default)]
    #[schema(max_length = 1000)]
    note: String,
}

/// Reports a published review to the moderators.
#[utoipa::path(post, path = "/api/reviews/{id}/report", operation_id = "reviews_report", tag = "reviews", params(("id" = i64, Path)), request_body = NewReviewReport, responses(
    (status = 204), (status = 404)))]
pub async fn report(
    AppState(app): AppState<App>,
    me: Me,
    Path(id): Path<ReviewId>,
    write: Write<NewReviewReport>,
) -> Result<Response> {
    write
        .done(&app, move |tx, new| {
            let review = store::find(tx, id)?.filter(|review| review.state == State::Published);
            let review = review.ok_or_else(Error::not_found)?;
            let mut checks = Validator::default();
            checks.at_most(&new.note, MAX_NOTE_CHARS, "note");
            checks.finish()?;
            let args = args![review.id, me.id, new.reason.as_str(), new.note.trim(), tx.now()];
            if tx.run(INSERT, args)? > 0 {
                tx.emit(Event::OfficeNews(OfficeNews::ReviewReport))?;
            }
            Ok(())
        })
        .await
}

/// A report that waits for a moderator.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewReport {
    /// Its id.
    id: ReviewReportId,
    /// Full name of who reported it.
    reporter: String,
    /// Why.
    reason: ReviewReportReason,
    /// What they added.
    note: String,
    /// When it was reported, in milliseconds since the epoch.
    created_at: i64,
    /// The review.
    review: Review,
}

fn reports(tx: &mut Tx, page: &Page) -> db::Result<List<ReviewReport>> {
    let (sql, from) = page.start(QUEUE, QUEUE_BACK, 0);
    let read = |row: &mut Row| {
        let (id, review): (ReviewReportId, ReviewId) = (row.take()?, row.take()?);
        Ok((id, review, row.take::<String>()?, row.take()?, row.take::<String>()?, row.take()?))
    };
    let mut found = Vec::new();
    for (id, review, reporter, reason, note, created_at) in tx.all(sql, args![from, page.rows()], read)? {
        let review = store::get(tx, review)?;
        found.push(ReviewReport { id, reporter, reason, note, created_at, review });
    }
    Ok(page.list(found, |report| report.id.0))
}

/// Lists the reported reviews, the oldest report first.
#[utoipa::path(get, path = "/api/admin/review-reports", operation_id = "review_reports_queue", tag = "reviews", params(Paging), responses(
    (status = 200, body = List<ReviewReport>)))]
pub async fn queue(
    AppState(app): AppState<App>,
    _: Me,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<ReviewReport>>> {
    Ok(axum::Json(app.db.read(move |tx| reports(tx, &page)).await?))
}

string_enum! {
    /// What a moderator decides about a reported review.
    ReviewReportOutcome {
        /// The review is taken down.
        Removed = "removed",
        /// The review stays.
        Dismissed = "dismissed",
    }
}

/// A moderator's decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReviewReportDecision {
    outcome: ReviewReportOutcome,
    /// Which rule was broken and how. The author sees it if the review is removed; otherwise it's only logged.
    #[serde(default)]
    #[schema(max_length = 1000)]
    reason: String,
}

/// Decides about a reported review: everyone who reported it hears of it, and so does its author if it's removed.
#[utoipa::path(post, path = "/api/admin/review-reports/{id}/resolve", operation_id = "review_reports_resolve", tag = "reviews", params(("id" = i64, Path)), request_body = ReviewReportDecision, responses(
    (status = 200, body = List<ReviewReport>), (status = 404)))]
pub async fn resolve(
    AppState(app): AppState<App>,
    me: Me,
    Path(id): Path<ReviewReportId>,
    write: Write<ReviewReportDecision>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, decision| {
            let review: ReviewId = tx.find(FIND, args![id], db::value)?.ok_or_else(Error::not_found)?;
            let review = store::get(tx, review)?;
            let removes = decision.outcome == ReviewReportOutcome::Removed;
            let reason = decision.reason.trim();
            let mut checks = Validator::default();
            if removes {
                checks.text(reason, MAX_NOTE_CHARS, "reason", "Say which rule it breaks, and how.");
            }
            checks.finish()?;
            if removes && review.state == State::Published {
                store::set_state(tx, review.id, State::Removed)?;
                let author: UserId = tx.one(AUTHOR, args![review.id], db::value)?;
                tell(tx, author, "We removed one of your reviews", reason, &review.href)?;
            }
            let args = args![review.id, tx.now(), me.id, decision.outcome.as_str()];
            let reporters: Vec<UserId> = tx.all(RESOLVE, args, db::value)?;
            let (title, body) = if removes {
                ("We removed the review you reported", "Thank you for telling us.")
            } else {
                ("We read the review you reported", "It doesn’t break our rules, so it stays.")
            };
            for reporter in reporters {
                tell(tx, reporter, title, body, &review.href)?;
            }
            let name = if removes { "review_removed" } else { "review_report_dismissed" };
            let subject = review.id.0;
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "review", subject, reason })?;
            Ok(reports(tx, &Page::first(20))?)
        })
        .await
}

fn tell(tx: &mut Tx, user: UserId, title: &str, body: &str, href: &str) -> db::Result<()> {
    let note = NewNotification { kind: "review_report", title, body, href, ..NewNotification::default() };
    notifications::store::send(tx, user, &note)
}
