//! Applications, contracts and imports.

use super::{ADMINS, EVERYBODY, Effect, PARTIES, Row, SIGNED_IN, row};

/// How to reach one of the two sides.
const CONTACT: &[&str] = &["contact.phone", "contact.email", "contact.note", "contact.street"];

pub(super) const ROWS: &[Row] = &[
    // Applications. The states are the job's for its own routes, and the application's for the others.
    row("POST", "/api/jobs/{id}/applications", &["role:worker@open"]).says(&["message", "answers[]"]).closed_by_block(),
    row("GET", "/api/jobs/{id}/applications", &["viewer"]),
    row("POST", "/api/jobs/{id}/applications/decline", &["owner"]).asks(Effect::Bulk).says(&["message"]),
    row("GET", "/api/employer-applications", SIGNED_IN),
    row("POST", "/api/employer-applications/decline", SIGNED_IN).asks(Effect::Bulk).says(&["message"]),
    row("GET", "/api/applications", SIGNED_IN),
    row("GET", "/api/applications/{id}", &["viewer", "applicant"]),
    row("PATCH", "/api/applications/{id}", &["applicant@sent"]).says(&["message", "answers[]"]).closed_by_block(),
    row("PUT", "/api/applications/{id}/verdict", &["owner"]),
    row("GET", "/api/applications/{id}/notes", &["viewer"]),
    row("POST", "/api/applications/{id}/notes", &["owner"]),
    row("DELETE", "/api/applications/{id}/notes/{noteId}", &["owner"]),
    row("POST", "/api/applications/{id}/open", &["owner@sent"]),
    row("POST", "/api/applications/{id}/shortlist", &["owner@sent|opened|interviewing"]),
    row("POST", "/api/applications/{id}/interview", &["owner@sent|opened|shortlisted|interviewing"])
        .says(&["note"])
        .states(&["where"])
        .closed_by_block(),
    row("GET", "/api/applications/{id}/interview.ics", &["viewer@interviewing", "applicant@interviewing"]),
    row("POST", "/api/applications/{id}/decline", &["owner@sent|opened|shortlisted|interviewing|offered"])
        .says(&["message"]),
    row("POST", "/api/applications/{id}/offer", &["owner@sent|opened|shortlisted|interviewing"])
        .says(&["note"])
        .states(CONTACT)
        .closed_by_block(),
    row("GET", "/api/applications/{id}/contact", &["owner", "applicant"]),
    row("POST", "/api/applications/{id}/accept", &["applicant@offered"]).states(CONTACT).closed_by_block(),
    row("POST", "/api/applications/{id}/refuse", &["applicant@offered"]),
    row("POST", "/api/applications/{id}/withdraw", &["applicant@sent|opened|shortlisted|interviewing|offered"]),
    // Interviews. Proposing one needs what setting one on the application does.
    row("POST", "/api/interviews", SIGNED_IN).says(&["note"]).states(&["where"]).closed_by_block(),
    row("GET", "/api/interviews", SIGNED_IN),
    row("GET", "/api/interviews/{id}", &["viewer", "applicant"]),
    // An applicant who picks from interview hours may pick again.
    row("POST", "/api/interviews/{id}/pick", &["owner@proposed", "applicant@proposed|confirmed"]).closed_by_block(),
    row(
        "POST",
        "/api/interviews/{id}/move",
        &["owner@proposed|lapsed|confirmed", "applicant@proposed|lapsed|confirmed"],
    )
    .closed_by_block(),
    row(
        "POST",
        "/api/interviews/{id}/cancel",
        &["owner@proposed|lapsed|confirmed", "applicant@proposed|lapsed|confirmed"],
    )
    .says(&["reason"]),
    row("PUT", "/api/interviews/{id}/notes", &["viewer", "applicant"]),
    row("GET", "/api/interviews/{id}/slots", &["viewer", "applicant"]),
    row(
        "GET",
        "/api/interviews/{id}/calendar.ics",
        &["viewer@proposed|confirmed|held|cancelled", "applicant@proposed|confirmed|held|cancelled"],
    ),
    row("GET", "/api/employers/{id}/interview-hours", &["viewer"]),
    row("PUT", "/api/employers/{id}/interview-hours", &["owner"]),
    // Contracts.
    row("GET", "/api/contracts", SIGNED_IN),
    row("GET", "/api/contracts/{id}", &["party"]),
    row("GET", "/api/contracts/{id}/contact", &["owner", "applicant"]),
    row("PUT", "/api/contracts/{id}/contact", &["owner", "applicant"])
        .states(CONTACT)
        .closed_by_block_while("proposed"),
    row("GET", "/api/employers/{id}/contact", &["owner"]),
    row("PUT", "/api/employers/{id}/contact", &["owner"]).states(CONTACT),
    // Only people with an earlier contract, which the handler checks.
    row("POST", "/api/contracts", SIGNED_IN)
        .says(&["note"])
        .states(&[
            "title",
            "terms.work",
            "terms.place",
            "terms.schedule",
            "terms.extra",
            "contact.phone",
            "contact.email",
            "contact.note",
            "contact.street",
        ])
        .closed_by_block(),
    row("GET", "/api/contracts/{id}/versions", &["party"]),
    row("GET", "/api/contracts/{id}/pdf", &["party"]),
    row("GET", "/api/contracts/{id}/timeline", &["party"]),
    row("POST", "/api/contracts/{id}/confirm", &["owner@proposed", "applicant@proposed"])
        .states(CONTACT)
        .closed_by_block(),
    row("POST", "/api/contracts/{id}/propose", &["owner@proposed|active", "applicant@proposed|active"])
        .states(&["note", "terms.work", "terms.place", "terms.schedule", "terms.extra"])
        .closed_by_block_while("proposed"),
    row("POST", "/api/contracts/{id}/accept", &["owner@active", "applicant@active"]),
    row("POST", "/api/contracts/{id}/reject", &["owner@proposed|active", "applicant@proposed|active"])
        .states(&["reason"]),
    row("POST", "/api/contracts/{id}/end", &["owner@active", "applicant@active"]).states(&["note"]),
    row("POST", "/api/contracts/{id}/resume", &["owner@active", "applicant@active"]),
    // Milestones, notes and tasks. The states are the contract's for its own routes and for tasks, and the milestone's for others.
    row("GET", "/api/contracts/{id}/milestones", &["party"]),
    row("POST", "/api/contracts/{id}/milestones", &["owner@active", "applicant@active"]).states(&["title", "details"]),
    row(
        "PATCH",
        "/api/milestones/{id}",
        &["owner@proposed|agreed|in_progress|returned", "applicant@proposed|agreed|in_progress|returned"],
    )
    .states(&["terms.title", "terms.details"]),
    // Where money is held for a milestone, dropping or approving it moves that.
    row(
        "POST",
        "/api/milestones/{id}/agree",
        &["owner@proposed|agreed|in_progress|returned", "applicant@proposed|agreed|in_progress|returned"],
    )
    .may_ask(Effect::Money),
    row(
        "POST",
        "/api/milestones/{id}/decline",
        &["owner@proposed|agreed|in_progress|returned", "applicant@proposed|agreed|in_progress|returned"],
    ),
    row("POST", "/api/milestones/{id}/start", &["applicant@agreed"]),
    row("POST", "/api/milestones/{id}/submit", &["applicant@agreed|in_progress|returned"]).states(&["note"]),
    row("POST", "/api/milestones/{id}/approve", &["owner@submitted"]).may_ask(Effect::Money),
    row("POST", "/api/milestones/{id}/return", &["owner@submitted"]).states(&["note"]),
    row("POST", "/api/milestones/{id}/checkout", &["owner@agreed|in_progress|submitted|returned"]),
    row("GET", "/api/contracts/{id}/notes", &["party"]),
    row("POST", "/api/contracts/{id}/notes", &["owner@active|ended", "applicant@active|ended"]).states(&["text"]),
    row("DELETE", "/api/contracts/{id}/notes/{noteId}", &["owner", "applicant"]),
    row("GET", "/api/contracts/{id}/tasks", &["party"]),
    row("POST", "/api/contracts/{id}/tasks", &["owner@active", "applicant@active"]).states(&["title"]),
    row("PATCH", "/api/tasks/{id}", &["owner@active", "applicant@active"]).states(&["title"]),
    row("DELETE", "/api/tasks/{id}", &["owner@active", "applicant@active"]),
    // Hours. The states are the contract's, and for entries those of the timesheet that they are in.
    row("GET", "/api/timer", SIGNED_IN),
    row("PUT", "/api/timer", SIGNED_IN),
    row("POST", "/api/timer/stop", SIGNED_IN),
    row("POST", "/api/timer/discard", SIGNED_IN),
    row("GET", "/api/timesheets", SIGNED_IN),
    row("POST", "/api/timesheets/approve", SIGNED_IN).asks(Effect::Bulk),
    row("GET", "/api/time/{year}", SIGNED_IN),
    row("GET", "/api/time/{year}/csv", SIGNED_IN),
    row("POST", "/api/contracts/{id}/entries", &["applicant@active|ended"]),
    row("PATCH", "/api/entries/{id}", &["applicant@open|returned"]),
    row("DELETE", "/api/entries/{id}", &["applicant@open|returned"]),
    row("GET", "/api/contracts/{id}/timesheets", &["party"]),
    row("GET", "/api/contracts/{id}/timesheets/{week}", &["party"]),
    row("GET", "/api/contracts/{id}/timesheets/{week}/csv", &["party"]),
    row("GET", "/api/contracts/{id}/timesheets/{week}/pdf", &["party"]),
    row("GET", "/api/contracts/{id}/timesheets/{week}/calendar.ics", &["party"]),
    row("POST", "/api/contracts/{id}/timesheets/{week}/planned", &["applicant"]),
    row("POST", "/api/contracts/{id}/timesheets/{week}/submit", &["applicant@active|ended"]).states(&["note"]),
    row("POST", "/api/contracts/{id}/timesheets/{week}/approve", &["owner@active|ended"]).states(&["note"]),
    row("POST", "/api/contracts/{id}/timesheets/{week}/return", &["owner@active|ended", "applicant@active|ended"])
        .states(&["note"]),
    row(
        "POST",
        "/api/contracts/{id}/timesheets/{week}/lines/{entryId}/comments",
        &["owner@active|ended", "applicant@active|ended"],
    )
    .states(&["text"]),
    // Shifts. The states are the shift's, and the contract's for the contract's own routes. A kiosk's link is a secret.
    row("GET", "/api/shifts", SIGNED_IN),
    row("GET", "/api/roster", SIGNED_IN),
    row("POST", "/api/roster", SIGNED_IN).states(&["plan[].note", "plan[].place"]),
    row("GET", "/api/contracts/{id}/shifts", &["party"]),
    row("POST", "/api/contracts/{id}/shifts", &["owner@active"]).states(&["note", "place"]),
    row("POST", "/api/contracts/{id}/shifts/confirm", &["applicant@active"]),
    row("POST", "/api/shifts/{id}/confirm", &["applicant@proposed"]),
    row("POST", "/api/shifts/{id}/decline", &["applicant@proposed|confirmed"]),
    row("POST", "/api/shifts/{id}/cancel", &["owner@proposed|confirmed"]),
    row("POST", "/api/shifts/{id}/clock-in", &["applicant@proposed|confirmed|working"]),
    row("POST", "/api/shifts/{id}/clock-out", &["applicant@working"]),
    row("POST", "/api/shifts/{id}/contest", &["applicant@no_show|taken"]).states(&["text"]),
    row("POST", "/api/shifts/{id}/uphold", &["owner@no_show|taken"]),
    row("POST", "/api/shifts/{id}/take-back", &["owner@no_show|taken"]),
    row("GET", "/api/shifts/{id}/backups", &["owner"]),
    row("POST", "/api/shifts/{id}/replace", &["owner@proposed|confirmed|declined|no_show"]),
    row("GET", "/api/contracts/{id}/clock-code", &["owner"]),
    row("GET", "/api/kiosks", SIGNED_IN),
    row("POST", "/api/kiosks", SIGNED_IN),
    row("DELETE", "/api/kiosks/{id}", SIGNED_IN),
    row("GET", "/api/kiosk-codes/{token}", EVERYBODY),
    // Rapid hire. The states are the hire's, and the offer's for its own routes. The applicant is the one who was asked.
    row("GET", "/api/availability", SIGNED_IN),
    row("PUT", "/api/availability", &["role:worker"]),
    row("GET", "/api/availability/count", EVERYBODY),
    row("GET", "/api/rapid-hires", SIGNED_IN),
    row("POST", "/api/rapid-hires", &["role:employer", "role:enterprise"]).states(&[
        "title",
        "notes",
        "contact.phone",
        "contact.email",
        "contact.note",
        "contact.street",
    ]),
    row("GET", "/api/rapid-hires/contact", SIGNED_IN),
    row("GET", "/api/rapid-hires/{id}", &["viewer"]),
    row("POST", "/api/rapid-hires/{id}/stop", &["owner@unpaid|asking|filled"]),
    row("GET", "/api/rapid-offers", SIGNED_IN),
    row("POST", "/api/rapid-offers/{id}/accept", &["applicant@offered"]).closed_by_block(),
    row("POST", "/api/rapid-offers/{id}/decline", &["applicant@offered|accepted|chosen"]),
    row("POST", "/api/rapid-offers/{id}/confirm", &["applicant@chosen"]).states(CONTACT).closed_by_block(),
    row("POST", "/api/rapid-offers/{id}/replace", &["owner@confirmed"]),
    // Money between the two sides. The states are the contract's, the payment's or the expense's. The owner may pay for the
    // employer; for expenses and bonuses, may hire for it.
    row("GET", "/api/contracts/{id}/money", &["party"]),
    row("GET", "/api/contracts/{id}/invoices", &["party"]),
    row("GET", "/api/contracts/{id}/payments", &["party"]),
    row("POST", "/api/contracts/{id}/payments", &["owner@active|ended", "applicant@active|ended"]).states(&["note"]),
    // The side that received a small cash payment needs no password: `payments::small_cash`.
    row("POST", "/api/payments/{id}/confirm", &["owner@recorded", "applicant@recorded"]).may_ask(Effect::Money),
    row("POST", "/api/payments/{id}/contest", &["owner@confirmed", "applicant@confirmed"]).states(&["note"]),
    row("POST", "/api/payments/{id}/deny", &["owner@recorded", "applicant@recorded"]).states(&["note"]),
    row("GET", "/api/payments/{id}/receipt", &["party@confirmed"]),
    row("POST", "/api/contracts/{id}/expenses", &["owner@active|ended", "applicant@active|ended"]).states(&["note"]),
    row("POST", "/api/expenses/{id}/approve", &["owner@submitted"]),
    row("POST", "/api/expenses/{id}/decline", &["owner@submitted", "applicant@submitted"]).states(&["note"]),
    row("GET", "/api/payables", SIGNED_IN),
    row("POST", "/api/payables", SIGNED_IN).asks(Effect::Bulk).states(&["note"]),
    row("GET", "/api/invoices", SIGNED_IN),
    row("GET", "/api/invoices/{id}", &["party"]),
    row("GET", "/api/invoices/{id}/pdf", &["party"]),
    row("POST", "/api/invoices/{id}/checkout", &["owner"]),
    row("GET", "/api/payout-account", SIGNED_IN),
    row("POST", "/api/payout-account", SIGNED_IN).asks(Effect::Payout),
    row("POST", "/api/payout-account/check", SIGNED_IN),
    row("GET", "/api/statements/{year}", SIGNED_IN),
    row("GET", "/api/statements/{year}/csv", SIGNED_IN),
    row("GET", "/api/billing", SIGNED_IN),
    row("PUT", "/api/billing", SIGNED_IN),
    row("GET", "/api/employers/{id}/billing", &["owner"]),
    row("PUT", "/api/employers/{id}/billing", &["owner"]),
    row("GET", "/api/admin/billing", ADMINS),
    row("PUT", "/api/admin/billing", ADMINS).asks(Effect::Payout),
    // Conversations. Everyone sees only their own; moderators see what was reported.
    row("GET", "/api/conversations", SIGNED_IN),
    row("POST", "/api/conversations", SIGNED_IN),
    row("GET", "/api/message-search", SIGNED_IN),
    row("GET", "/api/conversations/{id}", PARTIES),
    row("GET", "/api/conversations/{id}/export", PARTIES),
    row("GET", "/api/conversations/{id}/scheduled", PARTIES),
    row("GET", "/api/conversation-folders", SIGNED_IN),
    row("DELETE", "/api/scheduled-messages/{id}", SIGNED_IN),
    row("GET", "/api/message-templates", SIGNED_IN),
    row("POST", "/api/message-templates", SIGNED_IN),
    row("PATCH", "/api/message-templates/{id}", SIGNED_IN),
    row("DELETE", "/api/message-templates/{id}", SIGNED_IN),
    row("POST", "/api/messages/{id}/report", PARTIES),
    row("GET", "/api/admin/message-reports", &["staff>=moderator"]),
    row("POST", "/api/admin/message-reports/{id}/resolve", &["staff>=moderator"]),
    // Imports. A step that stopped can be started again.
    row("GET", "/api/admin/imports", ADMINS),
    row("POST", "/api/admin/imports", ADMINS),
    row("GET", "/api/admin/imports/{id}", ADMINS),
    row("PUT", "/api/admin/imports/{id}/map", &["staff>=admin@uploaded|checked"]),
    row("POST", "/api/admin/imports/{id}/check", &["staff>=admin@uploaded|checking|checked"]),
    row("POST", "/api/admin/imports/{id}/run", &["staff>=admin@checked|running"]).asks(Effect::Bulk),
    row("POST", "/api/admin/imports/{id}/undo", &["staff>=admin@done|undoing"]).asks(Effect::Bulk),
    row("DELETE", "/api/admin/imports/{id}", &["staff>=admin@uploaded|checked"]),
];
