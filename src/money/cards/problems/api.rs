//! Problems with card payments in the office: the list, and the act that helps.

use axum::extract::State as AppState;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::ask::{self, Doubt};
use super::model::{Act, Kind, Outcome, Problem, State, Step as Body, Stop};
use super::{settle, store};
use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::db::Tx;
use crate::identity::Me;
use crate::ids::{CardProblemId, UserId};
use crate::money::cards::{movement, reconcile};
use crate::money::format::format_amount;
use crate::notifications::store::{NewNotification, send};
use crate::web::{Error, List, Paged, Paging, Path, Result};

/// Query parameters of the list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListQuery {
    /// Which problems to return.
    state: State,
}

/// Returns the problems with card payments in a state, newest first.
#[utoipa::path(get, path = "/api/admin/ledger/card-problems", operation_id = "admin_card_problems", tag = "money", params(Paging, ListQuery), responses(
    (status = 200, body = List<Problem>)))]
pub async fn list(
    AppState(app): AppState<App>,
    Paged { filter, page }: Paged<ListQuery>,
) -> Result<axum::Json<List<Problem>>> {
    Ok(axum::Json(app.db.read(move |tx| store::list(tx, filter.state, &page)).await?))
}

/// Does what helps with a problem. What Stripe has to say or to do about it is asked first.
#[utoipa::path(post, path = "/api/admin/ledger/card-problems/{id}/act", operation_id = "admin_card_problem_act", tag = "money", params(("id" = i64, Path)), request_body = Body, responses(
    (status = 200, body = Problem), (status = 409, description = "wrong_state, still_open, other_outcome, stripe_refused"), (status = 503, description = "stripe_failed")))]
pub async fn act(
    AppState(app): AppState<App>,
    me: Me,
    Path(id): Path<CardProblemId>,
    write: Write<Body>,
) -> Result<Response> {
    let act = write.body.act;
    let found = app.db.read(move |tx| store::find(tx, id)).await?;
    // A repeated request gets its answer again, however it is with the problem now.
    if let Some(problem) = found.filter(|problem| problem.can.contains(&act)) {
        ask(&app, &problem, act).await?;
    }
    write
        .ok(&app, move |tx, body| {
            let problem = store::find(tx, id)?.ok_or_else(Error::not_found)?;
            if problem.can.contains(&body.act) {
                apply(tx, &problem, body.act, me.id)?;
            } else if problem.state == State::Open || !matches!(body.act, Act::Look | Act::Send) {
                return Err(Error::conflict("wrong_state", "That doesn’t help with this now. Look at it again."));
            }
            // Otherwise, what Stripe did just now has ended it.
            let (name, kind, reason) = ("card_problem_handled", "card_problem", body.act.as_str());
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: kind, subject: id.0, reason })?;
            store::find(tx, id)?.ok_or_else(Error::not_found)
        })
        .await
}

/// Asks Stripe for what an act needs.
async fn ask(app: &App, problem: &Problem, act: Act) -> Result<()> {
    match (act, problem.movement) {
        (Act::Won, _) => confirm(app, problem, Outcome::Won).await,
        (Act::Lost, _) => confirm(app, problem, Outcome::Lost).await,
        (Act::Look, _) => reconcile::run(app).await.map_err(|problem| silent(&problem)),
        (Act::Send, Some(id)) if problem.kind != Kind::Reversal => movement::run(app, id).await.map_err(|text| {
            tracing::warn!(text, "money still doesn't move");
            Error::conflict("stripe_refused", text)
        }),
        _ => Ok(()),
    }
}

async fn confirm(app: &App, problem: &Problem, outcome: Outcome) -> Result<()> {
    ask::confirm(app, problem, outcome).await.map_err(|doubt| match doubt {
        Doubt::Open => Error::conflict("still_open", "Stripe says the bank hasn’t decided yet. Answer it at Stripe."),
        Doubt::Other(Outcome::Won) => Error::conflict("other_outcome", "Stripe says it was won."),
        Doubt::Other(_) => Error::conflict("other_outcome", "Stripe says it was lost."),
        Doubt::Silent => silent("no answer about a chargeback"),
    })
}

fn silent(problem: &str) -> Error {
    tracing::warn!(problem, "Stripe couldn't be asked");
    Error::not_ready("stripe_failed", "Stripe doesn’t answer. Try again in a few minutes.")
}

fn apply(tx: &mut Tx, problem: &Problem, act: Act, by: UserId) -> Result<()> {
    let is_done = match act {
        Act::Won => settle::decide(tx, problem.id, Outcome::Won, Some(by))?,
        Act::Lost => settle::decide(tx, problem.id, Outcome::Lost, Some(by))?,
        Act::Explain => settle::done(tx, problem.id, Outcome::Explained, Some(by))?,
        Act::Elsewhere => {
            // The bank may give the money back as well.
            if let Some(checkout) = problem.checkout
                && store::is_charged_back(tx, checkout)?
            {
                return Err(Error::conflict("money_stopped", Stop::Chargeback.sentence()));
            }
            settle::sent_elsewhere(tx, problem, by)?
        }
        Act::Tell => {
            tell(tx, problem)?;
            settle::done(tx, problem.id, Outcome::Told, Some(by))?
        }
        Act::Send if problem.kind == Kind::Reversal => settle::send_again(tx, problem, by)?,
        // It still differs, or waits for something else.
        Act::Look | Act::Send => true,
    };
    if is_done { Ok(()) } else { Err(Error::conflict("wrong_state", "Someone already did that.")) }
}

/// Tells a worker that their bank refused a payout.
fn tell(tx: &mut Tx, problem: &Problem) -> Result<()> {
    let Some(user) = problem.user else { return Ok(()) };
    let amount = format_amount(problem.amount.unwrap_or_default(), &problem.currency);
    let title = format!("Your bank refused {amount} from Stripe");
    let note = NewNotification {
        kind: "payout_refused",
        topic: Some("payout"),
        title: &title,
        body: "Check your bank details at Stripe. The money stays there until they’re right.",
        href: "/payments",
        ..NewNotification::default()
    };
    Ok(send(tx, user, &note)?)
}
