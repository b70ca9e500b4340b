//! What a visitor with an account has on the site, so that agents needn't ask which job or contract is meant.

use axum::http::Method;
use serde::Serialize;
use utoipa::ToSchema;

use crate::db::{Result, Row, Tx};
use crate::identity::{self, Me};
use crate::ids::{JobId, UserId};
use crate::{args, policy, statements, string_enum};

statements! {
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
        /// A contract that is proposed or active.
        Contract = "contract",
        /// A dispute.
        Dispute = "dispute",
    }
}

/// A job, a contract or a dispute of the visitor. Only its title: agents don't read more than anyone on the board may.
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

/// Returns the newest matters of a person: those that they work on, and those of the employer that they post for.
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
    let employer = identity::store::default_employer(tx, user)?;
    let mut matters = tx.all(WORKERS_DISPUTES, args![user], dispute)?;
    if let Some(employer) = employer {
        matters.extend(tx.all(EMPLOYERS_DISPUTES, args![employer], dispute)?);
    }
    for state in ["active", "proposed"] {
        matters.extend(tx.all(WORKERS_CONTRACTS, args![user, state], contract)?);
        if let Some(employer) = employer {
            matters.extend(tx.all(EMPLOYERS_CONTRACTS, args![employer, state], contract)?);
        }
    }
    if let Some(employer) = employer {
        let job = |row: &mut Row| {
            let (title, state, id) = (row.take()?, row.take()?, row.take::<JobId>()?);
            Ok(Matter { kind: MatterKind::Job, title, state, href: Some(job_page(id)) })
        };
        matters.extend(tx.all(JOBS, args![employer], job)?);
    }
    Ok(matters)
}
