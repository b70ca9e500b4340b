//! The conversation of an application: who takes part, and the cards that say what happened.

use super::model::Action;
use super::view::Application;
use crate::db::{Result, Tx};
use crate::employers::{model::Right, rights};
use crate::identity;
use crate::ids::{ConversationId, UserId};
use crate::messages::model::{Card, Kind, NewConversation, Side};
use crate::messages::open;

/// Returns the application's conversation, and whether it was opened just now.
pub fn open(tx: &mut Tx, application: &Application) -> Result<(ConversationId, bool)> {
    let members = rights::members(tx, application.employer_id, Right::Hire)?;
    let worker = identity::store::name(tx, application.worker.id)?;
    let new = NewConversation {
        kind: Kind::Application,
        subject: application.id.0,
        employer: application.employer_id,
        group: Some(application.job_id.0),
        title: &application.job.title,
        names: [&application.job.posted_by, &worker],
        worker: application.worker.id,
        members: &members,
    };
    let (id, is_new) = open::open(tx, &new)?;
    if is_new && application.contract_id.is_some() {
        open::reveal_names(tx, id)?;
    }
    Ok((id, is_new))
}

/// Adds a card that says what someone did with the application. Opening it is no news, and notes are private. The
/// conversation begins with the first step that calls for an answer.
pub fn action_taken(tx: &mut Tx, before: &Application, action: Action, actor: UserId) -> Result<()> {
    let Some((card, text)) = card(before, action) else { return Ok(()) };
    let begins = matches!(card, Card::Interview | Card::Offer | Card::Hired);
    if !begins && !open::exists(tx, Kind::Application, before.id.0, before.employer_id)? {
        return Ok(());
    }
    let (conversation, _) = open(tx, before)?;
    let side = if actor == before.worker.id { Side::Worker } else { Side::Employer };
    if action == Action::Accept {
        open::reveal_names(tx, conversation)?;
    }
    open::add_card(tx, conversation, card, Some((actor, side)), &text)
}

/// Adds a card that says that the job ended without hiring the worker.
pub fn not_selected(tx: &mut Tx, application: &Application) -> Result<()> {
    if !open::exists(tx, Kind::Application, application.id.0, application.employer_id)? {
        return Ok(());
    }
    let (conversation, _) = open(tx, application)?;
    open::add_card(tx, conversation, Card::NotSelected, None, "The job ended, so this application is closed.")
}

fn card(before: &Application, action: Action) -> Option<(Card, String)> {
    let employer = &before.job.posted_by;
    Some(match action {
        Action::Open => return None,
        Action::Shortlist if before.interview.is_some() => (Card::InterviewOff, "The interview is off.".to_owned()),
        Action::Shortlist => (Card::Shortlisted, format!("{employer} put this application on the shortlist.")),
        Action::Interview if before.interview.is_some() => (Card::Interview, "The interview has changed.".to_owned()),
        Action::Interview => (Card::Interview, format!("{employer} invites to an interview.")),
        Action::Offer => (Card::Offer, format!("{employer} made an offer.")),
        Action::Accept => (Card::Hired, "The offer was accepted.".to_owned()),
        Action::Refuse => (Card::OfferDeclined, "The offer was declined.".to_owned()),
        Action::Decline => (Card::Declined, format!("{employer} went a different way this time.")),
        Action::Withdraw => (Card::Withdrawn, "The application was withdrawn.".to_owned()),
    })
}
