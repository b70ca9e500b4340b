//! Jobs, saved jobs and searches, hidden employers, and posting fees. The states are the job's.

use super::{EVERYBODY, Row, SIGNED_IN, row};

/// What an employer writes in a job.
const JOB: &[&str] = &["title", "description", "area", "whenText", "questions[]", "skills[]"];

pub(super) const ROWS: &[Row] = &[
    row("GET", "/api/jobs", EVERYBODY),
    row("POST", "/api/jobs", &["role:employer", "role:enterprise"]).states(JOB),
    row("GET", "/api/jobs/{id}", &["anonymous@open|paused|filled|closed|expired", "owner", "staff>=moderator"]),
    row("PATCH", "/api/jobs/{id}", &["owner@draft|pending_payment|open|paused"]).states(JOB),
    row("POST", "/api/jobs/{id}/close", &["owner@draft|pending_payment|open|paused"]),
    row("POST", "/api/jobs/{id}/publish", &["owner@draft|pending_payment"]),
    row("POST", "/api/jobs/{id}/pause", &["owner@open"]),
    row("POST", "/api/jobs/{id}/resume", &["owner@paused"]),
    row("POST", "/api/jobs/{id}/renew", &["owner@open|expired"]),
    row("POST", "/api/jobs/{id}/confirm", &["owner@open"]),
    row("POST", "/api/jobs/{id}/duplicate", &["owner"]),
    row("GET", "/api/my-jobs", SIGNED_IN),
    row("GET", "/api/jobs/{id}/similar", &["anonymous@open|paused|filled|closed|expired", "owner", "staff>=moderator"]),
    row("GET", "/api/job-cards", EVERYBODY),
    row("GET", "/api/budget-guide", EVERYBODY),
    row("GET", "/api/city-guide", EVERYBODY),
    row("POST", "/api/jobs/{id}/report", &["user@open|paused|filled|closed|expired"]),
    row("GET", "/api/admin/jobs", &["staff>=moderator"]),
    row("POST", "/api/jobs/{id}/refuse", &["staff>=moderator@pending_payment|open|paused"]),
    row("POST", "/api/jobs/{id}/dismiss-reports", &["staff>=moderator"]),
    row("GET", "/api/saved-searches", SIGNED_IN),
    row("POST", "/api/saved-searches", SIGNED_IN),
    row("DELETE", "/api/saved-searches/{id}", SIGNED_IN),
    row("GET", "/api/saved-jobs", SIGNED_IN),
    row("PUT", "/api/saved-jobs/{id}", SIGNED_IN),
    row("DELETE", "/api/saved-jobs/{id}", SIGNED_IN),
    row("GET", "/api/hidden-employers", SIGNED_IN),
    row("POST", "/api/hidden-employers", SIGNED_IN),
    row("DELETE", "/api/hidden-employers/{id}", SIGNED_IN),
    row("GET", "/api/fee-quote", SIGNED_IN),
    row("GET", "/api/jobs/{id}/fee", &["owner", "staff>=moderator"]),
];
