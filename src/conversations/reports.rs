//! Reports of messages, with what was said around them, for moderators.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::{self, Row, Tx};
use crate::events::{Event, OfficeNews};
use crate::identity::Me;
use crate::ids::{ConversationId, MessageId, MessageReportId, UserId};
use crate::live::model::Kind as LiveKind;
use crate::messages::store::messages;
use crate::messages::{access, live};
use crate::notifications::store::NewNotification;
use crate::policy::Step;
use crate::string_enum;
use crate::web::{Error, List, Page, Paged, Paging, Path, Result, Validator};
use crate::{args, notifications, statements};

const MAX_NOTE_CHARS: usize = 1_000;
/// Number of messages on each side of the reported one that moderators see.
const AROUND: i64 = 5;

statements! {
    INSERT = "INSERT INTO message_reports (message_id, reporter_id, reason, note, excerpt, created_at) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (message_id, reporter_id) DO NOTHING";
    // What was deleted or edited is shown as it was first said.
    EXCERPT = "SELECT m.id, u.name, m.side, COALESCE((SELECT v.text FROM message_versions v WHERE v.message_id = m.id ORDER BY v.id LIMIT 1), m.text), m.sent_at, m.deleted_at
            FROM messages m LEFT JOIN users u ON u.id = m.sender_id WHERE m.conversation_id = $1 AND m.id >= $2 AND m.id <= $3 ORDER BY m.id LIMIT 20";
    FIRST_BEFORE = "SELECT CAST(COALESCE(MIN(id), 0) AS BIGINT) FROM (SELECT id FROM messages WHERE conversation_id = $1 AND id <= $2 ORDER BY id DESC LIMIT $3) AS before";
    LAST_AFTER = "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM (SELECT id FROM messages WHERE conversation_id = $1 AND id >= $2 ORDER BY id LIMIT $3) AS after";
    QUEUE = "SELECT r.id, r.message_id, m.conversation_id, r.reporter_id, u.name, m.sender_id, s.name, r.reason, r.note, r.excerpt, r.created_at FROM message_reports r
            JOIN messages m ON m.id = r.message_id JOIN users u ON u.id = r.reporter_id LEFT JOIN users s ON s.id = m.sender_id WHERE r.resolved_at IS NULL AND r.id > $1 ORDER BY r.id LIMIT $2";
    QUEUE_BACK = "SELECT r.id, r.message_id, m.conversation_id, r.reporter_id, u.name, m.sender_id, s.name, r.reason, r.note, r.excerpt, r.created_at FROM message_reports r
            JOIN messages m ON m.id = r.message_id JOIN users u ON u.id = r.reporter_id LEFT JOIN users s ON s.id = m.sender_id WHERE r.resolved_at IS NULL AND r.id < $1 ORDER BY r.id DESC LIMIT $2";
    FIND = "SELECT message_id FROM message_reports WHERE id = $1 AND resolved_at IS NULL";
    // One decision answers everyone who reported the message.
    RESOLVE = "UPDATE message_reports SET resolved_at = $2, resolved_by = $3, outcome = $4 WHERE message_id = $1 AND resolved_at IS NULL RETURNING reporter_id";
}

string_enum! {
    /// Why a message is reported.
    MessageReportReason {
        /// It looks like fraud.
        Scam = "scam",
        /// It threatens, insults or harasses.
        Harassment = "harassment",
        /// It discriminates.
        Discrimination = "discrimination",
        /// It has nothing to do with work.
        Spam = "spam",
        /// Something else.
        Other = "other",
    }
}

/// A report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMessageReport {
    /// Why.
    reason: MessageReportReason,
    /// Anything to add.
    #[serde(default)]
    #[schema(max_length = 1000)]
    note: String,
}

/// A message of a report's excerpt.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedLine {
    id: MessageId,
    /// Full name of who wrote it; empty for a card that nobody caused.
    name: String,
    /// What it said, before any edit.
    text: String,
    /// When it was sent, in milliseconds since the epoch.
    sent_at: i64,
    /// Whether its sender had deleted it.
    deleted: bool,
}

/// Reports a message of someone else's, with those around it.
#[utoipa::path(post, path = "/api/messages/{id}/report", operation_id = "messages_report", tag = "conversations", params(("id" = i64, Path)), request_body = NewMessageReport, responses(
    (status = 204), (status = 409, description = "own_message")))]
pub async fn report(State(app): State<App>, step: Step<MessageId>, write: Write<NewMessageReport>) -> Result<Response> {
    write
        .done(&app, move |tx, new| {
            let (message, _) = access::authorize_message(tx, &step)?;
            if message.sender == Some(step.me.id) {
                return Err(Error::conflict("own_message", "You can’t report your own message."));
            }
            let mut checks = Validator::default();
            checks.at_most(&new.note, MAX_NOTE_CHARS, "note");
            checks.finish()?;
            let excerpt = excerpt(tx, message.conversation, message.id)?;
            let excerpt = serde_json::to_string(&excerpt).map_err(|_| Error::internal())?;
            let args = args![message.id, step.me.id, new.reason.as_str(), new.note.trim(), &excerpt, tx.now()];
            if tx.run(INSERT, args)? > 0 {
                tx.emit(Event::OfficeNews(OfficeNews::MessageReport))?;
            }
            Ok(())
        })
        .await
}

fn excerpt(tx: &mut Tx, conversation: ConversationId, message: MessageId) -> db::Result<Vec<ReportedLine>> {
    let first: i64 = tx.one(FIRST_BEFORE, args![conversation, message, AROUND + 1], db::value)?;
    let last: i64 = tx.one(LAST_AFTER, args![conversation, message, AROUND + 1], db::value)?;
    tx.all(EXCERPT, args![conversation, first, last], |row| {
        let (id, name) = (row.take()?, row.take::<Option<String>>()?);
        let _side: Option<String> = row.take()?;
        let (text, sent_at) = (row.take()?, row.take()?);
        let deleted = row.take::<Option<i64>>()?.is_some();
        Ok(ReportedLine { id, name: name.unwrap_or_default(), text, sent_at, deleted })
    })
}

/// A report that waits for a moderator.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MessageReport {
    id: MessageReportId,
    message_id: MessageId,
    conversation_id: ConversationId,
    reporter_id: UserId,
    /// Full name of who reported it.
    reporter: String,
    /// Who wrote the message.
    sender_id: Option<UserId>,
    /// Their full name.
    sender: String,
    reason: MessageReportReason,
    note: String,
    /// The message and those around it.
    excerpt: Vec<ReportedLine>,
    /// When it was reported, in milliseconds since the epoch.
    created_at: i64,
}

fn read(row: &mut Row) -> db::Result<MessageReport> {
    let (id, message_id, conversation_id) = (row.take()?, row.take()?, row.take()?);
    let (reporter_id, reporter, sender_id) = (row.take()?, row.take()?, row.take()?);
    let sender: Option<String> = row.take()?;
    let (reason, note, excerpt) = (row.take()?, row.take()?, row.take::<String>()?);
    let excerpt = serde_json::from_str(&excerpt).map_err(|e| db::Error::Invalid(e.to_string()))?;
    let (sender, created_at) = (sender.unwrap_or_default(), row.take()?);
    Ok(MessageReport {
        id,
        message_id,
        conversation_id,
        reporter_id,
        reporter,
        sender_id,
        sender,
        reason,
        note,
        excerpt,
        created_at,
    })
}

/// Lists the reported messages, the oldest report first.
#[utoipa::path(get, path = "/api/admin/message-reports", operation_id = "message_reports_queue", tag = "conversations", params(Paging), responses(
    (status = 200, body = List<MessageReport>)))]
pub async fn queue(
    State(app): State<App>,
    _: Me,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<List<MessageReport>>> {
    let list = app.db.read(move |tx| reports(tx, &page)).await?;
    Ok(axum::Json(list))
}

fn reports(tx: &mut Tx, page: &Page) -> db::Result<List<MessageReport>> {
    let (sql, from) = page.start(QUEUE, QUEUE_BACK, 0);
    let rows = tx.all(sql, args![from, page.rows()], read)?;
    Ok(page.list(rows, |report| report.id.0))
}

string_enum! {
    /// What a moderator decides about a reported message.
    MessageReportOutcome {
        /// The message is removed.
        Removed = "removed",
        /// The message stays.
        Dismissed = "dismissed",
    }
}

/// A moderator's decision.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MessageReportDecision {
    outcome: MessageReportOutcome,
    /// Which rule was broken and how. The sender sees it if the message is removed; otherwise it's only logged.
    #[serde(default)]
    #[schema(max_length = 1000)]
    reason: String,
}

/// Decides about a reported message: everyone who reported it hears of it, and so does its sender if it's removed.
#[utoipa::path(post, path = "/api/admin/message-reports/{id}/resolve", operation_id = "message_reports_resolve", tag = "conversations", params(("id" = i64, Path)), request_body = MessageReportDecision, responses(
    (status = 200, body = List<MessageReport>), (status = 404)))]
pub async fn resolve(
    State(app): State<App>,
    me: Me,
    Path(id): Path<MessageReportId>,
    write: Write<MessageReportDecision>,
) -> Result<Response> {
    write
        .ok(&app, move |tx, decision| {
            let found: Option<MessageId> = tx.find(FIND, args![id], db::value)?;
            let message = messages::find(tx, found.ok_or_else(Error::not_found)?)?.ok_or_else(Error::not_found)?;
            let removes = decision.outcome == MessageReportOutcome::Removed;
            let mut checks = Validator::default();
            if removes {
                checks.text(&decision.reason, MAX_NOTE_CHARS, "reason", "Say which rule it breaks, and how.");
            }
            checks.finish()?;
            if removes && message.deleted_at.is_none() {
                messages::delete(tx, &message)?;
                live::publish_to_members(tx, message.conversation, LiveKind::MessageChanged)?;
                if let Some(sender) = message.sender {
                    tell(tx, sender, "We removed one of your messages", &decision.reason, message.conversation)?;
                }
            }
            let args = args![message.id, tx.now(), me.id, decision.outcome.as_str()];
            let reporters: Vec<UserId> = tx.all(RESOLVE, args, db::value)?;
            let title =
                if removes { "We removed the message you reported" } else { "We read the message you reported" };
            let body = if removes { "Thank you for telling us." } else { "It doesn’t break our rules, so it stays." };
            for reporter in reporters {
                tell(tx, reporter, title, body, message.conversation)?;
            }
            let name = if removes { "message_removed" } else { "message_report_dismissed" };
            let reason = decision.reason.trim();
            audit::record(
                tx,
                &Action { actor: Some(me.id), name, subject_kind: "message", subject: message.id.0, reason },
            )?;
            Ok(reports(tx, &Page::first(20))?)
        })
        .await
}

fn tell(tx: &mut Tx, user: UserId, title: &str, body: &str, conversation: ConversationId) -> db::Result<()> {
    let href = format!("/messages/{conversation}");
    let note = NewNotification { kind: "message_report", title, body, href: &href, ..NewNotification::default() };
    notifications::store::send(tx, user, &note)
}
