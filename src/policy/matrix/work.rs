//! Applications, contracts and imports.

use super::{ADMINS, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Applications. The states are the job's for its own routes, and the application's for the others.
    row("POST", "/api/jobs/{id}/applications", &["role:worker@open"]),
    row("GET", "/api/jobs/{id}/applications", &["viewer"]),
    row("POST", "/api/jobs/{id}/applications/decline", &["owner"]),
    row("GET", "/api/employer-applications", SIGNED_IN),
    row("POST", "/api/employer-applications/decline", SIGNED_IN),
    row("GET", "/api/applications", SIGNED_IN),
    row("GET", "/api/applications/{id}", &["viewer", "applicant"]),
    row("PATCH", "/api/applications/{id}", &["applicant@sent"]),
    row("PUT", "/api/applications/{id}/verdict", &["owner"]),
    row("GET", "/api/applications/{id}/notes", &["viewer"]),
    row("POST", "/api/applications/{id}/notes", &["owner"]),
    row("DELETE", "/api/applications/{id}/notes/{noteId}", &["owner"]),
    row("POST", "/api/applications/{id}/open", &["owner@sent"]),
    row("POST", "/api/applications/{id}/shortlist", &["owner@sent|opened|interviewing"]),
    row("POST", "/api/applications/{id}/interview", &["owner@sent|opened|shortlisted|interviewing"]),
    row("GET", "/api/applications/{id}/interview.ics", &["viewer@interviewing", "applicant@interviewing"]),
    row("POST", "/api/applications/{id}/decline", &["owner@sent|opened|shortlisted|interviewing|offered"]),
    row("POST", "/api/applications/{id}/offer", &["owner@sent|opened|shortlisted|interviewing"]),
    row("GET", "/api/applications/{id}/contact", &["owner", "applicant"]),
    row("POST", "/api/applications/{id}/accept", &["applicant@offered"]),
    row("POST", "/api/applications/{id}/refuse", &["applicant@offered"]),
    row("POST", "/api/applications/{id}/withdraw", &["applicant@sent|opened|shortlisted|interviewing|offered"]),
    // Contracts.
    row("GET", "/api/contracts", SIGNED_IN),
    row("GET", "/api/contracts/{id}", &["party"]),
    row("PUT", "/api/contracts/{id}/contact", &["owner", "applicant"]),
    // Imports. A step that stopped can be started again.
    row("GET", "/api/admin/imports", ADMINS),
    row("POST", "/api/admin/imports", ADMINS),
    row("GET", "/api/admin/imports/{id}", ADMINS),
    row("PUT", "/api/admin/imports/{id}/map", &["staff>=admin@uploaded|checked"]),
    row("POST", "/api/admin/imports/{id}/check", &["staff>=admin@uploaded|checking|checked"]),
    row("POST", "/api/admin/imports/{id}/run", &["staff>=admin@checked|running"]),
    row("POST", "/api/admin/imports/{id}/undo", &["staff>=admin@done|undoing"]),
    row("DELETE", "/api/admin/imports/{id}", &["staff>=admin@uploaded|checked"]),
];
