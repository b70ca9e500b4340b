//! Reviews, support and feedback.

use super::{ADMINS, AGENTS, EVERYBODY, Effect, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Disputes. The states are the dispute's. Opening one needs an active or ended contract, which the handler checks, and so
    // does it that a mediator has nothing to do with either side.
    row("GET", "/api/disputes", SIGNED_IN),
    row("POST", "/api/disputes", SIGNED_IN).states(&["text"]),
    row("GET", "/api/contracts/{id}/disputable", &["owner", "applicant"]),
    row("GET", "/api/disputes/years", EVERYBODY),
    row("GET", "/api/disputes/{id}", &["party", "staff>=moderator"]),
    row("GET", "/api/disputes/{id}/pdf", &["party", "staff>=moderator"]),
    row("POST", "/api/disputes/{id}/answer", &["owner@answering", "applicant@answering"]).states(&["text"]),
    row("POST", "/api/disputes/{id}/accept", &["owner@answering|proposed", "applicant@answering|proposed"])
        .asks(Effect::Money),
    row("POST", "/api/disputes/{id}/reject", &["owner@proposed", "applicant@proposed"]),
    row("POST", "/api/disputes/{id}/range", &["owner@settling", "applicant@settling"]).with_secret(),
    row(
        "POST",
        "/api/disputes/{id}/extend",
        &["owner@answering|settling|proposed", "applicant@answering|settling|proposed"],
    ),
    row(
        "POST",
        "/api/disputes/{id}/evidence",
        &[
            "owner@answering|settling|mediating|proposed|appealed",
            "applicant@answering|settling|mediating|proposed|appealed",
        ],
    )
    .states(&["text"]),
    row(
        "POST",
        "/api/disputes/{id}/withdraw",
        &["owner@answering|settling|mediating|proposed", "applicant@answering|settling|mediating|proposed"],
    ),
    row("POST", "/api/disputes/{id}/appeal", &["owner@decided", "applicant@decided"]).states(&["text"]),
    row("GET", "/api/admin/disputes", &["staff>=moderator"]),
    row("POST", "/api/disputes/{id}/take", &["staff>=moderator@mediating|appealed"]),
    row("POST", "/api/disputes/{id}/propose", &["staff>=moderator@mediating"]),
    row("POST", "/api/disputes/{id}/decide", &["staff>=moderator@mediating|appealed"]).asks(Effect::Money),
    row("GET", "/api/disputes/{id}/notes", &["staff>=moderator"]),
    row("POST", "/api/disputes/{id}/notes", &["staff>=moderator"]),
    // Reviews. The states are the contract's, or the review's. Who may see a profile may see its reviews.
    row("GET", "/api/contracts/{id}/reviews", &["party"]),
    row("POST", "/api/contracts/{id}/review", &["owner@ended", "applicant@ended"]).states(&["text"]),
    row("POST", "/api/reviews/{id}/reply", &["owner@published", "applicant@published"]).states(&["text"]),
    row("POST", "/api/reviews/{id}/report", SIGNED_IN),
    row(
        "GET",
        "/api/people/{id}/reviews",
        &["anonymous@everyone", "user@everyone|members", "owner", "reader", "staff>=moderator"],
    ),
    row("GET", "/api/employers/{id}/reviews", EVERYBODY),
    row("GET", "/api/admin/review-reports", &["staff>=moderator"]),
    row("POST", "/api/admin/review-reports/{id}/resolve", &["staff>=moderator"]),
    // Work records. The states say whether the person shares theirs. A link to one is a secret until they give it away.
    row("GET", "/api/people/{id}/record", &["anonymous@shared", "owner"]),
    row("GET", "/api/profile/record", SIGNED_IN),
    row("PUT", "/api/profile/record", SIGNED_IN),
    row("GET", "/api/records/{token}", EVERYBODY),
    row("POST", "/api/records/verify", EVERYBODY),
    // Feedback. Everyone sees only their own; admins see all of it.
    row("POST", "/api/feedback", EVERYBODY),
    row("GET", "/api/feedback", SIGNED_IN),
    row("GET", "/api/admin/feedback", ADMINS),
    row("PUT", "/api/admin/feedback/{id}", ADMINS),
    row("POST", "/api/admin/feedback/{id}/merge", ADMINS),
    // Support. A chat's visitor is the person who started it, identified by their account or their browser's cookie. The
    // states are the chat's.
    row("GET", "/api/support/chat", EVERYBODY),
    row("POST", "/api/support/chat/start", EVERYBODY),
    row("POST", "/api/support/chat/message", &["visitor@waiting|connected"]),
    row("GET", "/api/support/chat/{sessionId}/messages", &["visitor"]),
    row("POST", "/api/support/chat/{sessionId}/end", &["visitor"]),
    row("PUT", "/api/support/chat/{sessionId}/email", &["visitor@waiting|connected"]),
    row("POST", "/api/support/chat/{sessionId}/typing", &["visitor@waiting|connected"]),
    row("POST", "/api/support/chat/{sessionId}/seen", &["visitor"]),
    row("GET", "/api/admin/support/chats", AGENTS),
    row("GET", "/api/admin/support/chats/{id}", AGENTS),
    row("POST", "/api/admin/support/chats/{id}/take", &["staff>=agent@waiting"]),
    row("POST", "/api/admin/support/chats/{id}/transfer", &["staff>=agent@waiting|connected"]),
    row("POST", "/api/admin/support/chats/{id}/messages", &["staff>=agent@waiting|connected"]),
    row("POST", "/api/admin/support/chats/{id}/notes", AGENTS),
    row("POST", "/api/admin/support/chats/{id}/typing", &["staff>=agent@waiting|connected"]),
    row("POST", "/api/admin/support/chats/{id}/end", &["staff>=agent@waiting|connected"]),
    row("GET", "/api/admin/support/chats/{id}/transcript", AGENTS),
    row("GET", "/api/admin/support/numbers", AGENTS),
    row("GET", "/api/admin/support/settings", AGENTS),
    row("PUT", "/api/admin/support/settings", ADMINS),
    row("GET", "/api/admin/support/canned", AGENTS),
    row("POST", "/api/admin/support/canned", AGENTS),
    row("PUT", "/api/admin/support/canned/{cannedId}", AGENTS),
    row("DELETE", "/api/admin/support/canned/{cannedId}", AGENTS),
];
