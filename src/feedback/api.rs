//! Sending feedback, and reading what came of one's own.

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
use crate::web::error::Problem;
use crate::web::limits::Limit;
use crate::web::{Error, List, Paging, Query, Result, Validator};

/// Characters of a subject and of a description.
const TITLE: usize = 200;
const DESCRIPTION: usize = 5_000;
/// What one person may send in a day, and all visitors together: the office reads every one.
const A_DAY: i64 = 30;
const UNNAMED_A_DAY: i64 = 300;
/// Words that may be the reference number of an error.
const REFERENCES: usize = 5;

/// Feedback as it is sent.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewFeedback {
    /// Its kind.
    feedback_type: FeedbackType,
    /// Its subject; the kind gives one when it is empty.
    #[serde(default)]
    #[schema(max_length = 200)]
    title: String,
    /// In the sender's words.
    #[schema(min_length = 1, max_length = 5000)]
    description: String,
    /// How much it presses; the kind says when it is not given.
    #[serde(default)]
    priority: Option<Priority>,
}

/// Takes feedback of anybody. A reference number in the words links it to its error.
#[utoipa::path(post, path = "/api/feedback", operation_id = "feedback_send", tag = "feedback", request_body = NewFeedback, responses(
    (status = 201, body = Feedback), (status = 422, body = Problem), (status = 429, body = Problem)))]
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
            "That was a lot of feedback for a day. Try again tomorrow.",
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

/// One's own feedback with what came of it, newest first.
#[utoipa::path(get, path = "/api/feedback", operation_id = "feedback_list", tag = "feedback", params(Paging), responses(
    (status = 200, body = List<Feedback>), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub async fn list(State(app): State<App>, me: Me, Query(paging): Query<Paging>) -> Result<axum::Json<List<Feedback>>> {
    let (limit, cursor) = (paging.limit()?, paging.cursor::<i64>()?);
    let page = app
        .db
        .read(move |tx| {
            let rows = store::own(tx, me.id, cursor.as_ref(), limit)?;
            Ok::<_, Error>(List::build(rows, limit, cursor.as_ref(), |item| item.id))
        })
        .await?;
    Ok(axum::Json(page))
}
