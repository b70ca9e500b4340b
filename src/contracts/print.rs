//! A contract as a printable PDF.

use axum::extract::State;
use axum::response::Response;

use super::access;
use super::contact::Contact;
use super::model::{Side, State as ContractState, VersionStatus};
use super::store::versions;
use super::view::{Contract, Version};
use crate::app::App;
use crate::clock;
use crate::ids::ContractId;
use crate::pdf::Document;
use crate::policy::Step;
use crate::site::print::{Stationery, respond};
use crate::web::turns::Asker;
use crate::web::{Error, Result};

/// Returns the contract as a PDF.
#[utoipa::path(get, path = "/api/contracts/{id}/pdf", operation_id = "contracts_pdf", tag = "contracts", params(("id" = i64, Path)), responses(
    (status = 200, content_type = "application/pdf")))]
pub async fn pdf(State(app): State<App>, asker: Asker, step: Step<ContractId>) -> Result<Response> {
    let (contract, versions, stationery) = app
        .db
        .read(move |tx| {
            let contract = access::authorize(tx, &step)?;
            let versions = versions::list(tx, step.id)?;
            Ok::<_, Error>((contract, versions, Stationery::read(tx)?))
        })
        .await?;
    respond(asker, format!("contract-{}", contract.id), false, move || print(&contract, &versions, &stationery)).await
}

fn print(contract: &Contract, versions: &[Version], stationery: &Stationery) -> Option<Vec<u8>> {
    let day = |at: i64| stationery.day(at);
    let subject = format!("Contract {}", contract.id);
    let mut page = stationery.begin(&contract.job_title, &subject)?;
    page.note(&subject);
    page.heading(&contract.job_title);
    page.row("State", &state(contract, &day));
    page.rule();
    party(&mut page, "Employer", &contract.employer.name, contract.employer.contact.as_ref());
    party(&mut page, "Worker", &contract.worker.name, contract.worker.contact.as_ref());
    page.subheading("Terms");
    for line in &contract.lines {
        page.row(line.label, &line.text);
    }
    if !contract.note.is_empty() {
        page.subheading("What the offer said");
        page.paragraph(&contract.note);
    }
    page.subheading("How the terms came about");
    // Oldest first, as one reads a history.
    for version in versions.iter().rev() {
        let who = match version.proposed_by {
            Side::Employer => &contract.employer.name,
            Side::Worker => &contract.worker.name,
        };
        page.row(&format!("Version {}", version.number), &history(version, who, &day));
    }
    page.rule();
    page.note(if contract.active_at.is_some() {
        "Both sides confirmed these terms on the site, signed in to their own accounts. Money is paid directly between them."
    } else {
        "These terms weren’t confirmed by both sides."
    });
    Some(page.finish())
}

fn state(contract: &Contract, day: &impl Fn(i64) -> String) -> String {
    let end = contract.end.as_ref();
    match (contract.state, end) {
        (ContractState::Proposed, _) => "Proposed, not confirmed yet.".to_owned(),
        (ContractState::Active, None) => {
            format!("Active since {}.", contract.active_at.map(day).unwrap_or_default())
        }
        (ContractState::Active, Some(end)) => {
            let last = end.on.as_deref().and_then(clock::format_date).unwrap_or_default();
            format!("Active. Notice was given, and the last day is {last}.")
        }
        (ContractState::Ended, _) => match end.and_then(|end| end.ended_at) {
            Some(at) if contract.active_at.is_some() => format!("Ended on {}.", day(at)),
            _ => "Never confirmed by both sides.".to_owned(),
        },
    }
}

fn party(page: &mut Document, label: &str, name: &str, contact: Option<&Contact>) {
    let details = contact.map(|contact| [contact.phone.as_str(), contact.email.as_str()].map(str::to_owned));
    let reach: Vec<String> = details.into_iter().flatten().filter(|detail| !detail.is_empty()).collect();
    let text = if reach.is_empty() { name.to_owned() } else { format!("{name}\n{}", reach.join(", ")) };
    page.row(label, &text);
}

fn history(version: &Version, who: &str, day: &impl Fn(i64) -> String) -> String {
    let answer = match (version.status, version.answered_at) {
        (VersionStatus::Accepted, Some(at)) => format!("accepted on {}", day(at)),
        (VersionStatus::Proposed, _) => "waiting for an answer".to_owned(),
        (VersionStatus::Rejected, _) => "turned down".to_owned(),
        (VersionStatus::Withdrawn, _) => "taken back".to_owned(),
        _ => "replaced".to_owned(),
    };
    let mut text = format!("Proposed by {who} on {}, {answer}.", day(version.created_at));
    for line in version.lines.iter().filter(|line| line.changed) {
        text.push_str("\n- ");
        text.push_str(line.label);
        text.push_str(": ");
        text.push_str(&line.text.replace('\n', " "));
    }
    text
}
