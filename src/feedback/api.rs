//! Sending feedback, and listing your own.

use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::{Feedback, FeedbackState, FeedbackType, Priority};
use super::store::{self, New};
use crate::app::App;
use crate::app::Write;
use crate::clock::DAY;
use crate::db::Tx;
use crate::errors;
use crate::identity::{Caller, Me};
use crate::web::client::Client;
use crate::web::limits::Limit;
use crate::web::{Error, List, Paged, Paging, Result, Validator};

/// Maximum lengths of a title and a description, in characters.
const TITLE: usize = 200;
const DESCRIPTION: usize = 5_000;
/// Daily limits per account, and for all visitors without one together: the office reads everything.
const A_DAY: i64 = 30;
const UNNAMED_A_DAY: i64 = 300;
/// Maximum number of words looked up as error reference numbers.
const REFERENCES: usize = 5;

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

/// Sends feedback, signed in or not.
/// An error reference number in the description links the feedback to that error.
#[utoipa::path(post, path = "/api/feedback", operation_id = "feedback_send", tag = "feedback", request_body = NewFeedback, responses(
    (status = 201, body = Feedback), (status = 429)))]
pub async fn send(
    State(app): State<App>,
    client: Client,
    caller: Caller,
    write: Write<NewFeedback>,
) -> Result<Response> {
    app.limits.check(Limit::Feedback, client)?;
    let user = caller.id();
    write
        .created(&app, move |tx, body| {
            let mut checks = Validator::default();
            checks.at_most(&body.title, TITLE, "title");
            checks.text(&body.description, DESCRIPTION, "description", "Please share your thoughts with us.");
            checks.done()?;
            take(tx, user, body)
        })
        .await
}

fn take(tx: &mut Tx, user: Option<i64>, body: &NewFeedback) -> Result<Feedback> {
    let now = tx.now();
    let most = if user.is_some() { A_DAY } else { UNNAMED_A_DAY };
    if store::since(tx, user, now - DAY)? >= most {
        return Err(Error::limited(
            "feedback_limit",
            "You’ve reached today’s limit for feedback. Try again tomorrow.",
            DAY / 1000,
        ));
    }
    let kind = body.feedback_type;
    let (title, description) = (body.title.trim(), body.description.trim());
    let title = if title.is_empty() { kind.title() } else { title };
    let usual = if kind == FeedbackType::BugReport { Priority::High } else { Priority::Medium };
    let priority = body.priority.unwrap_or(usual);
    let id = store::insert(tx, &New { user, kind, title, description, priority })?;
    let words = description.split(|c: char| !c.is_ascii_alphanumeric());
    for word in words.filter(|word| errors::model::is_reference(word)).take(REFERENCES) {
        if let Some(group) = errors::store::group_of(tx, word)? {
            store::link(tx, id, Some(group))?;
            break;
        }
    }
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
    Ok(axum::Json(app.db.read(move |tx| store::own(tx, me.id, &page)).await?))
}
