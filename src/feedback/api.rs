//! Sending feedback, and listing your own.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Feedback, FeedbackState, FeedbackType, Priority};
use super::store::{self, NewFeedbackRow};
use crate::app::App;
use crate::app::Write;
use crate::clock::DAY;
use crate::db::Tx;
use crate::errors;
use crate::events::{Event, OfficeNews};
use crate::identity::{Caller, Me};
use crate::ids::UserId;
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, List, Paged, Paging, Result, Validator};

/// Maximum lengths of a title and a description, in characters.
const MAX_TITLE_CHARS: usize = 200;
const MAX_DESCRIPTION_CHARS: usize = 5_000;
/// Daily limits per account, and for all visitors without one together, because staff read everything.
const MAX_PER_DAY: i64 = 30;
const MAX_ANONYMOUS_PER_DAY: i64 = 300;
/// Maximum number of words looked up as error reference numbers.
const MAX_REFERENCES: usize = 5;

/// Feedback to send.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewFeedback {
    /// Type of feedback.
    feedback_type: FeedbackType,
    /// Title; if empty, it is derived from the type.
    #[serde(default)]
    #[schema(max_length = 200)]
    title: String,
    /// Text, in the sender's words.
    #[schema(min_length = 1, max_length = 5000)]
    description: String,
    /// Priority; if omitted, high for bug reports and medium for the rest.
    #[serde(default)]
    priority: Option<Priority>,
}

/// Sends feedback. Signing in is optional.
/// An error reference number in the description links the feedback to that error.
#[utoipa::path(post, path = "/api/feedback", operation_id = "feedback_send", tag = "feedback", request_body = NewFeedback, responses(
    (status = 201, body = Feedback), (status = 429)))]
pub async fn send(
    State(app): State<App>,
    client: Client,
    caller: Caller,
    write: Write<NewFeedback>,
) -> Result<Response> {
    let user = caller.id();
    if user.is_none() {
        app.limits.check(Limit::AnonymousFeedback, client)?;
    }
    write
        .created(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.line_at_most(&body.title, MAX_TITLE_CHARS, "title");
            checks.text(&body.description, MAX_DESCRIPTION_CHARS, "description", "Please share your thoughts with us.");
            checks.finish()?;
            create(tx, user, body)
        })
        .await
}

fn create(tx: &mut Tx, user: Option<UserId>, body: &NewFeedback) -> Result<Feedback> {
    let now = tx.now();
    let max_per_day = if user.is_some() { MAX_PER_DAY } else { MAX_ANONYMOUS_PER_DAY };
    if store::count_since(tx, user, now - DAY)? >= max_per_day {
        return Err(Error::rate_limited_with(
            "feedback_limit",
            "You’ve reached today’s limit for feedback. Try again tomorrow.",
            DAY / 1000,
        ));
    }
    let kind = body.feedback_type;
    let (title, description) = (body.title.trim(), body.description.trim());
    let title = if title.is_empty() { kind.default_title() } else { title };
    let default_priority = if kind == FeedbackType::BugReport { Priority::High } else { Priority::Medium };
    let priority = body.priority.unwrap_or(default_priority);
    let id = store::insert(tx, &NewFeedbackRow { user, kind, title, description, priority })?;
    let words = description.split(|c: char| !c.is_ascii_alphanumeric());
    for word in words.filter(|word| errors::model::is_reference(word)).take(MAX_REFERENCES) {
        if let Some(group) = errors::store::group_by_reference(tx, word)? {
            store::link(tx, id, Some(group))?;
            break;
        }
    }
    tx.emit(Event::OfficeNews(OfficeNews::Feedback))?;
    Ok(Feedback {
        id,
        feedback_type: kind,
        title: title.to_owned(),
        description: description.to_owned(),
        priority,
        state: FeedbackState::New,
        answer: String::new(),
        created_at: now,
    })
}

/// Returns your own feedback with its state and the office's reply, newest first.
#[utoipa::path(get, path = "/api/feedback", operation_id = "feedback_list", tag = "feedback", params(Paging), responses(
    (status = 200, body = List<Feedback>)))]
pub async fn list(State(app): State<App>, me: Me, Paged { page, .. }: Paged) -> Result<axum::Json<List<Feedback>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list_own(tx, me.id, &page)).await?))
}
