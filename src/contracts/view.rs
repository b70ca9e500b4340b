//! Contracts as the API shows them.

use serde::Serialize;
use utoipa::ToSchema;

use super::contact::Contact;
use super::model::{Action, Due, EndCause, EndReason, Side, State, VersionStatus};
use super::terms::Terms;
use super::wording::Line;
use crate::employers::model::Rights;
use crate::ids::{ApplicationId, ContractId, DisputeId, EmployerId, JobId, UserId};

/// A contract between an employer and a worker.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contract {
    /// The contract's id.
    pub id: ContractId,
    /// Id of the job; null if there is none.
    pub job_id: Option<JobId>,
    /// Id of the application; null if there is none.
    pub application_id: Option<ApplicationId>,
    /// Id of the earlier contract that it follows; null if there is none.
    pub previous_id: Option<ContractId>,
    /// Title of the job, or what the work is called.
    pub job_title: String,
    /// The hiring side.
    pub employer: Party<EmployerId>,
    /// The hired side.
    pub worker: Party<UserId>,
    /// ISO 4217 currency code.
    pub currency: String,
    /// State.
    pub state: State,
    /// The terms in force, or those of the newest proposal if none were ever accepted. In lists, `work` is cut to 200
    /// characters.
    pub terms: Terms,
    /// The terms in plain words; empty in lists.
    pub lines: Vec<Line>,
    /// Where the work is, in one line: the street address, and the place in the terms. Empty for remote work.
    pub address: String,
    /// The message that came with the offer or the first proposal; empty if there was none.
    pub note: String,
    /// Number of the newest version of the terms.
    pub version: i64,
    /// Terms that wait for an answer; null if there are none.
    pub pending: Option<Pending>,
    /// How it ends or ended; null unless someone gave notice or it's over.
    pub end: Option<End>,
    /// When it was proposed or agreed on, in milliseconds since the epoch.
    pub created_at: i64,
    /// When both sides had confirmed it, in milliseconds since the epoch; null if they haven't.
    pub active_at: Option<i64>,
    /// How far the milestones are.
    pub progress: Progress,
    /// The dispute that is open; null if there is none.
    pub dispute_id: Option<DisputeId>,
    /// The side that the caller may act for; null if they may only read.
    pub own_side: Option<Side>,
    /// Actions the caller can take now.
    pub can: Vec<Action>,
    /// What is open for the caller.
    pub due: Vec<Due>,
    /// The first last day that the agreed notice allows, YYYY-MM-DD.
    pub earliest_end: String,
}

/// How far the milestones of a contract are.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractProgress)]
pub struct Progress {
    /// Number of milestones, agreed or proposed.
    pub milestones: i64,
    /// Number of approved ones.
    pub approved: i64,
}

/// One side of a contract. Its name and its contact details are shown in full to the other side.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Party<I> {
    /// The employer's or the worker's id.
    pub id: I,
    /// Full name.
    pub name: String,
    /// How to reach them; null if they didn't say, or while their account is closed.
    pub contact: Option<Contact>,
}

/// Terms that wait for the other side's answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PendingTerms)]
pub struct Pending {
    /// Number of the version.
    pub version: i64,
    /// Who proposed them.
    pub proposed_by: Side,
    /// Why, in their own words; empty if they didn't say.
    pub note: String,
    /// The terms.
    pub terms: Terms,
    /// The terms in plain words, with what differs from those in force; empty in lists.
    pub lines: Vec<Line>,
    /// When they were proposed, in milliseconds since the epoch.
    pub created_at: i64,
}

/// How a contract ends or ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractEnd)]
pub struct End {
    /// How.
    pub cause: EndCause,
    /// The side that gave notice, turned it down or took it back; null if the time ran out.
    pub by: Option<Side>,
    /// Why; null if nobody said.
    pub reason: Option<EndReason>,
    /// More about it; empty if nobody said.
    pub note: String,
    /// The last day, YYYY-MM-DD; null for a contract that never began.
    pub on: Option<String>,
    /// When it was over, in milliseconds since the epoch; null while it isn't.
    pub ended_at: Option<i64>,
}

/// A version of the terms.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractVersion)]
pub struct Version {
    /// Number, counting from 1.
    pub number: i64,
    /// Status.
    pub status: VersionStatus,
    /// Who proposed it.
    pub proposed_by: Side,
    /// Why, in their own words; empty if they didn't say.
    pub note: String,
    /// The terms in plain words, with what differs from those in force when it was proposed.
    pub lines: Vec<Line>,
    /// When it was proposed, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it was answered, in milliseconds since the epoch; null if it wasn't.
    pub answered_at: Option<i64>,
}

/// Something that happened in a contract.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ContractEvent)]
pub struct Event {
    /// The event's id.
    pub id: i64,
    /// What happened, such as `confirmed`.
    pub kind: String,
    /// The side that did it; null for what happened by itself.
    pub side: Option<Side>,
    /// What happened, as a sentence.
    pub text: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
}

/// Returns where the work is, in one line.
#[must_use]
pub fn address(terms: &Terms, employer: Option<&Contact>) -> String {
    if terms.is_remote() {
        return String::new();
    }
    let street = employer.map(|contact| contact.street.as_str()).unwrap_or_default();
    let place = terms.place.trim();
    // The terms may have a house number of their own.
    if street.is_empty() || place.contains(|c: char| c.is_ascii_digit()) {
        return place.to_owned();
    }
    let parts: Vec<&str> = place.split(", ").collect();
    // The street is more exact than the part of the town, which maps would stumble over.
    let town = parts[parts.len().saturating_sub(2)..].join(", ");
    // Someone may have typed the town behind the street.
    if town.is_empty() || street.contains(parts[parts.len().saturating_sub(2)]) {
        return street.to_owned();
    }
    format!("{street}, {town}")
}

impl Contract {
    /// Leaves out how to reach the other side, which nobody sees before both have agreed.
    pub fn hide_contact_of_other(&mut self, side: Side) {
        match side {
            Side::Worker => self.employer.contact = None,
            Side::Employer => self.worker.contact = None,
        }
        self.address = address(&self.terms, self.employer.contact.as_ref());
    }

    /// Returns the side that a person may speak for: the worker, or a member with permission to hire.
    #[must_use]
    pub fn side_of(&self, user: UserId, rights: Rights) -> Option<Side> {
        if self.worker.id == user { Some(Side::Worker) } else { rights.hire.then_some(Side::Employer) }
    }

    /// Whether an action makes sense in the contract's situation, apart from its state, which the policy checks.
    #[must_use]
    pub fn allows(&self, side: Side, action: Action) -> bool {
        let proposed_by = self.pending.as_ref().map(|pending| pending.proposed_by);
        let notice_by = self.end.as_ref().and_then(|end| end.by);
        match action {
            Action::Confirm | Action::Accept => proposed_by == Some(side.other()),
            Action::Propose => true,
            Action::Reject => proposed_by.is_some(),
            Action::End => notice_by != Some(side),
            Action::Resume => notice_by == Some(side),
        }
    }

    /// Returns which proposals and notice are open for a side.
    #[must_use]
    pub fn due_for(&self, side: Side) -> Vec<Due> {
        let mut due = Vec::new();
        if self.allows(side, Action::Accept) && self.state != State::Ended {
            due.push(if self.state == State::Proposed { Due::Confirm } else { Due::Terms });
        }
        if self.state == State::Active && self.end.as_ref().and_then(|end| end.by) == Some(side.other()) {
            due.push(Due::Notice);
        }
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address_of(street: &str, place: &str) -> String {
        let words = r#"{"kind":"hourly","startDate":null,"endDate":null,"rate":2250,"rateUnit":"hour","weeklyHours":20,"noticeDays":7}"#;
        let terms = Terms { place: place.to_owned(), ..serde_json::from_str(words).unwrap() };
        address(&terms, Some(&Contact { street: street.to_owned(), ..Contact::default() }))
    }

    #[test]
    fn an_address_is_what_a_map_finds() {
        for (street, place, expected) in [
            ("14 Mill St", "Portland, OR", "14 Mill St, Portland, OR"),
            ("14 Mill St", "Riverside, Portland, OR", "14 Mill St, Portland, OR"),
            ("14 Mill St, Portland", "Portland, OR", "14 Mill St, Portland"),
            ("14 Mill St", "2 Oak Ave, Portland, OR", "2 Oak Ave, Portland, OR"),
            ("14 Mill St", "", "14 Mill St"),
            ("", "Riverside, Portland, OR", "Riverside, Portland, OR"),
            ("14 Mill St", "Remote", ""),
        ] {
            assert_eq!(address_of(street, place), expected, "{street} / {place}");
        }
    }
}
