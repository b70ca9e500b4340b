//! A dispute with all its evidence as a PDF.

use axum::extract::State as AppState;
use axum::response::Response;

use super::access;
use super::view::{Decision, Dispute, DisputeRoom, Evidence};
use crate::app::App;
use crate::clock;
use crate::contracts::model::Side;
use crate::ids::DisputeId;
use crate::money::format::format_amount;
use crate::pdf::Document;
use crate::policy::Step;
use crate::site::print::{Stationery, respond};
use crate::web::turns::Asker;
use crate::web::{Error, Result};

/// Returns the dispute with its evidence as a PDF, the same for both sides and the mediator.
#[utoipa::path(get, path = "/api/disputes/{id}/pdf", operation_id = "disputes_pdf", tag = "disputes", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "application/pdf")))]
pub async fn pdf(AppState(app): AppState<App>, asker: Asker, step: Step<DisputeId>) -> Result<Response> {
    let (room, stationery) = app
        .db
        .read(move |tx| {
            let (dispute, _) = access::authorize(tx, &step)?;
            let room = access::room(tx, dispute)?;
            Ok::<_, Error>((room, Stationery::read(tx)?))
        })
        .await?;
    respond(asker, format!("dispute-{}", room.dispute.id), false, move || print(&room, &stationery)).await
}

fn print(room: &DisputeRoom, stationery: &Stationery) -> Option<Vec<u8>> {
    let (dispute, zone) = (&room.dispute, stationery.zone.as_str());
    let title = format!("Dispute {}", dispute.id);
    let mut page = stationery.begin(&title, &title)?;
    page.note(&format!("Dispute {} about contract {}", dispute.id, dispute.contract_id));
    page.heading(&dispute.work);
    head(&mut page, dispute, zone);
    page.subheading(&format!("What {} says", name(dispute, dispute.side)));
    page.paragraph(&dispute.text);
    if let Some(answer) = &dispute.answer {
        page.subheading(&format!("What {} says", name(dispute, dispute.side.other())));
        page.paragraph(answer);
    }
    if let Some(proposal) = &dispute.proposal {
        page.subheading("The mediator’s proposal");
        page.paragraph(&format!("{} for {}. {}", money(dispute, proposal.amount), dispute.worker, proposal.text));
    }
    decision(&mut page, dispute, "Decision", dispute.decision.as_ref());
    if let (Some(side), Some(appeal)) = (dispute.appeal_by, &dispute.appeal) {
        page.subheading(&format!("Appeal by {}", name(dispute, side)));
        page.paragraph(appeal);
    }
    decision(&mut page, dispute, "Decision after the appeal", dispute.final_decision.as_ref());
    page.subheading("What happened");
    for event in &room.events {
        let time = clock::format_time(zone, event.at);
        page.row(&clock::format_day(zone, event.at), &format!("{time}: {}", event.text));
    }
    page.subheading("Evidence");
    for (number, evidence) in room.evidence.iter().enumerate() {
        piece(&mut page, dispute, number + 1, evidence);
    }
    page.rule();
    page.note("Each SHA-256 is of the text below the title, or of the file as it was uploaded.");
    Some(page.finish())
}

fn money(dispute: &Dispute, amount: i64) -> String {
    format_amount(amount, &dispute.currency)
}

const fn name(dispute: &Dispute, side: Side) -> &String {
    match side {
        Side::Employer => &dispute.employer,
        Side::Worker => &dispute.worker,
    }
}

fn head(page: &mut Document, dispute: &Dispute, zone: &str) {
    page.row("Employer", &dispute.employer);
    page.row("Worker", &dispute.worker);
    page.row(
        "Opened",
        &format!("by {} on {}", name(dispute, dispute.side), clock::format_day(zone, dispute.created_at)),
    );
    if dispute.claim > 0 {
        page.row("In dispute", &money(dispute, dispute.claim));
    }
    for item in &dispute.items {
        page.row("About", &format!("{}: {}", item.title, money(dispute, item.amount)));
    }
    page.row("Stage", dispute.state.words());
    if let Some(outcome) = dispute.outcome.filter(|_| dispute.claim > 0) {
        page.row("Outcome", &format!("{} gets {}", dispute.worker, money(dispute, outcome)));
    }
    page.rule();
}

fn decision(page: &mut Document, dispute: &Dispute, title: &str, decision: Option<&Decision>) {
    let Some(decision) = decision else { return };
    page.subheading(title);
    if dispute.claim > 0 {
        page.row("Outcome", &format!("{} gets {}", dispute.worker, money(dispute, decision.amount)));
    }
    page.row("Rule", decision.rule.sentence());
    if !decision.outsider.is_empty() {
        page.row("Decided by", &decision.outsider);
    }
    page.paragraph(&decision.reasons);
}

fn piece(page: &mut Document, dispute: &Dispute, number: usize, evidence: &Evidence) {
    let by = evidence.side.map_or("the site".to_owned(), |side| name(dispute, side).clone());
    let text = if evidence.text.is_empty() { String::new() } else { format!("\n{}", evidence.text) };
    page.row(&format!("{number}."), &format!("{} (added by {by}){text}", evidence.title));
    page.note(&format!("SHA-256 {}", evidence.sha256));
}
