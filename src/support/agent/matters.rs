//! What a visitor with an account has on the site, so that agents needn't ask which job or contract is meant.

use axum::http::Method;
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::employers::rights;
use crate::identity::Me;
use crate::ids::{JobId, UserId};
use crate::{args, policy, statements, string_enum};

/// Maximum number of matters.
const MAX_MATTERS: usize = 30;

statements! {
    APPLICATIONS = "SELECT j.title, a.status, j.id FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.worker_id = $1 ORDER BY a.id DESC LIMIT 5";
    JOBS = "SELECT title, status, id FROM jobs WHERE employer_id = $1 ORDER BY id DESC LIMIT 5";
    WORKERS_CONTRACTS = "SELECT title, state, job_id FROM contracts WHERE worker_id = $1 AND state = $2 ORDER BY id DESC LIMIT 5";
    EMPLOYERS_CONTRACTS = "SELECT title, state, job_id FROM contracts WHERE employer_id = $1 AND state = $2 ORDER BY id DESC LIMIT 5";
    WORKERS_DISPUTES = "SELECT c.title, d.state, d.id FROM disputes d JOIN contracts c ON c.id = d.contract_id WHERE d.worker_id = $1 ORDER BY d.id DESC LIMIT 5";
    EMPLOYERS_DISPUTES = "SELECT c.title, d.state, d.id FROM disputes d JOIN contracts c ON c.id = d.contract_id WHERE d.employer_id = $1 ORDER BY d.id DESC LIMIT 5";
}

string_enum! {
    /// What a matter is.
    MatterKind {
        /// A job that they posted.
        Job = "job",
        /// A contract.
        Contract = "contract",
        /// An application that they sent.
        Application = "application",
        /// A dispute.
        Dispute = "dispute",
    }
}

/// A job, an application, a contract or a dispute of the visitor. Only its title: agents don't read more than anyone on the board may.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Matter {
    /// What it is.
    kind: MatterKind,
    /// Title of the job or the contract.
    title: String,
    /// Its state.
    state: String,
    /// Page that the agent may open; null if there's none.
    href: Option<String>,
}

/// Returns the newest matters of a person, at most 30: those that they work on or applied for, and those of the employers for
/// which they act. What's open comes first.
pub fn of(tx: &mut Tx, user: UserId, me: &Me) -> Result<Vec<Matter>> {
    let mediates = me.staff.is_some_and(|staff| policy::allows_staff(&Method::GET, "/api/admin/disputes", staff));
    let job_page = |job: JobId| format!("/jobs/{job}");
    let contract = |row: &mut Row| {
        let (title, state, job) = (row.take()?, row.take()?, row.take::<Option<JobId>>()?);
        Ok(Matter { kind: MatterKind::Contract, title, state, href: job.map(job_page) })
    };
    let dispute = |row: &mut Row| {
        let (title, state, id) = (row.take()?, row.take()?, row.take::<i64>()?);
        Ok(Matter { kind: MatterKind::Dispute, title, state, href: mediates.then(|| format!("/disputes/{id}")) })
    };
    let job = |row: &mut Row| {
        let (title, state, id) = (row.take()?, row.take()?, row.take::<JobId>()?);
        Ok((title, state, Some(job_page(id))))
    };
    let as_kind = |kind| move |(title, state, href)| Matter { kind, title, state, href };
    let employers = rights::employers(tx, user, |_| true)?;
    let mut matters = tx.all(WORKERS_DISPUTES, args![user], dispute)?;
    for employer in &employers {
        matters.extend(tx.all(EMPLOYERS_DISPUTES, args![*employer], dispute)?);
    }
    for state in ["active", "proposed", "ended"] {
        matters.extend(tx.all(WORKERS_CONTRACTS, args![user, state], contract)?);
        for employer in &employers {
            matters.extend(tx.all(EMPLOYERS_CONTRACTS, args![*employer, state], contract)?);
        }
    }
    matters.extend(tx.all(APPLICATIONS, args![user], job)?.into_iter().map(as_kind(MatterKind::Application)));
    for employer in &employers {
        matters.extend(tx.all(JOBS, args![*employer], job)?.into_iter().map(as_kind(MatterKind::Job)));
    }
    matters.truncate(MAX_MATTERS);
    Ok(matters)
}
