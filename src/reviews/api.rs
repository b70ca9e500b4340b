//! Writing and reading reviews.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::{New, NewReply, REPLY_WINDOW, Review, State, Summary};
use super::store::{self, Subject};
use super::window;
use crate::accounts;
use crate::app::{App, Write};
use crate::contracts;
use crate::contracts::access::{authorize, relations_of};
use crate::contracts::model::Side;
use crate::contracts::notify::{About, Message, tell, tell_about};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::employers;
use crate::identity::Caller;
use crate::ids::{ContractId, EmployerId, ReviewId, UserId};
use crate::policy::{Step, Target};
use crate::web::{Error, List, Paged, Paging, Path, Result};

/// The reviews of a contract, as one side sees them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ContractReviews {
    /// What the caller's side wrote; null if nothing.
    own: Option<Review>,
    /// What the other side wrote; null before it's published.
    other: Option<Review>,
    /// When the time for reviews is over, in milliseconds since the epoch; null while the contract isn't over.
    closes_at: Option<i64>,
    /// Whether the caller can write, or change what they wrote.
    can_write: bool,
    /// Whether the caller can reply to the other's review.
    can_reply: bool,
}

fn seen(tx: &mut Tx, contract: &Contract, side: Option<Side>) -> db::Result<ContractReviews> {
    let window = store::window(tx, contract.id)?;
    let (mut own, mut other) = (None, None);
    // Who may only read sees what's published, from the employer's side.
    let reader = side.unwrap_or(Side::Employer);
    for review in store::of_contract(tx, contract.id)? {
        let is_own = review.side == reader;
        if review.state == State::Published || (is_own && side.is_some()) {
            *(if is_own { &mut own } else { &mut other }) = Some(review);
        }
    }
    let can_write = side.is_some() && window.is_some_and(|(_, is_open)| is_open);
    let now = tx.now();
    let replies = |review: &Review| side.is_some() && can_reply(review, now);
    let can_reply = other.as_ref().is_some_and(replies);
    Ok(ContractReviews { own, other, closes_at: window.map(|(at, _)| at), can_write, can_reply })
}

fn can_reply(review: &Review, now: i64) -> bool {
    let in_time = review.published_at.is_some_and(|at| now < at + REPLY_WINDOW);
    review.state == State::Published && review.reply.is_none() && in_time
}

/// Returns the reviews of a contract. The other side's is hidden until both are in, or the time is over.
#[utoipa::path(get, path = "/api/contracts/{id}/reviews", operation_id = "reviews_of_contract", tag = "reviews", params(("id" = i64, Path)), responses(
    (status = 200, body = ContractReviews)))]
pub async fn of_contract(AppState(app): AppState<App>, step: Step<ContractId>) -> Result<axum::Json<ContractReviews>> {
    let found = app
        .db
        .read(move |tx| {
            let contract = authorize(tx, &step)?;
            Ok::<_, Error>(seen(tx, &contract, contract.own_side)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Writes a review, or changes it while it's sealed. Once both sides have written, both are published.
#[utoipa::path(post, path = "/api/contracts/{id}/review", operation_id = "reviews_write", tag = "reviews", params(("id" = i64, Path)), request_body = New, responses(
    (status = 200, body = ContractReviews), (status = 409, description = "wrong_state, closed")))]
pub async fn write(AppState(app): AppState<App>, step: Step<ContractId>, write: Write<New>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            let contract = authorize(tx, &step)?;
            let side = contract.own_side.ok_or_else(Error::internal)?;
            let scores = new.check(side)?;
            if !store::window(tx, contract.id)?.is_some_and(|(_, is_open)| is_open) {
                return Err(Error::conflict("closed", "The time for reviews of this contract is over."));
            }
            let is_first = !store::of_contract(tx, contract.id)?.iter().any(|review| review.side == side);
            store::write(tx, &contract, (side, step.me.id), scores, &new.text)?;
            window::set_open(tx, contract.id, side, false)?;
            if store::of_contract(tx, contract.id)?.len() == 2 {
                window::close(tx, &contract)?;
            } else if is_first {
                let text = "A review was written. It’s published once both are in, or when the time is over.";
                let message = Message { kind: "review_written", actor: Some((side, step.me.id)), text };
                let useful_until = store::window(tx, contract.id)?.map(|(closes_at, _)| closes_at);
                let about = About { useful_until, ..About::default() };
                tell_about(tx, &contract, &message, about, |who| {
                    format!("{who} reviewed your work together. Write yours")
                })?;
            }
            Ok(seen(tx, &contract, Some(side))?)
        })
        .await
}

/// Replies to a review, once, within 28 days of its publication.
#[utoipa::path(post, path = "/api/reviews/{id}/reply", operation_id = "reviews_reply", tag = "reviews", params(("id" = i64, Path)), request_body = NewReply, responses(
    (status = 200, body = Review), (status = 409, description = "wrong_state, own_review, closed")))]
pub async fn reply(AppState(app): AppState<App>, step: Step<ReviewId>, write: Write<NewReply>) -> Result<Response> {
    write
        .ok(&app, move |tx, new| {
            let review = store::find(tx, step.id)?.ok_or_else(Error::not_found)?;
            let contract = contracts::store::get(tx, review.contract_id)?;
            let (side, relations) = relations_of(tx, &contract, step.me.id)?;
            step.check(&Target { relations, state: review.state.as_str(), visible: !relations.is_empty() })?;
            let side = side.ok_or_else(Error::internal)?;
            if side == review.side {
                return Err(Error::conflict("own_review", "Only the other side can reply to your review."));
            }
            new.check()?;
            if !can_reply(&review, tx.now()) {
                return Err(Error::conflict("closed", "A review gets one reply, within 28 days."));
            }
            store::reply(tx, review.id, step.me.id, &new.text)?;
            let actor = Some((side, step.me.id));
            let message = Message { kind: "review_reply", actor, text: "A review got a reply." };
            tell(tx, &contract, &message, |who| format!("{who} replied to your review"))?;
            Ok(store::get(tx, review.id)?)
        })
        .await
}

/// Published reviews about someone.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reviews {
    /// What all of them add up to.
    summary: Summary,
    /// A page of them, newest first.
    reviews: List<Review>,
}

fn about(tx: &mut Tx, subject: Subject, page: &crate::web::Page) -> db::Result<Reviews> {
    Ok(Reviews { summary: store::summary(tx, subject)?, reviews: store::list(tx, subject, page)? })
}

/// Returns the published reviews about a worker, to everyone who may see their profile.
#[utoipa::path(get, path = "/api/people/{id}/reviews", operation_id = "reviews_of_person", tag = "reviews", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = Reviews)))]
pub async fn of_person(
    AppState(app): AppState<App>,
    caller: Caller,
    Path(id): Path<UserId>,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<Reviews>> {
    let found = app
        .db
        .read(move |tx| {
            accounts::access::readable(tx, &caller, id)?;
            Ok::<_, Error>(about(tx, Subject::Worker(id), &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}

/// Returns the published reviews about an employer.
#[utoipa::path(get, path = "/api/employers/{id}/reviews", operation_id = "reviews_of_employer", tag = "reviews", params(("id" = i64, Path), Paging), responses(
    (status = 200, body = Reviews)))]
pub async fn of_employer(
    AppState(app): AppState<App>,
    caller: Caller,
    Path(id): Path<EmployerId>,
    Paged { page, .. }: Paged,
) -> Result<axum::Json<Reviews>> {
    let found = app
        .db
        .read(move |tx| {
            employers::access::view(tx, &caller, id)?;
            Ok::<_, Error>(about(tx, Subject::Employer(id), &page)?)
        })
        .await?;
    Ok(axum::Json(found))
}
