//! The matrix: a row for every route of the API, with who is allowed in which state. Nobody else is.

use std::sync::LazyLock;

use axum::http::Method;

use super::Clause;

/// A route and who may use it.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The HTTP method; HEAD goes with GET.
    pub method: &'static str,
    /// The path as the router has it.
    pub path: &'static str,
    /// The clauses; one that fits is enough.
    pub allow: &'static [&'static str],
}

const fn row(method: &'static str, path: &'static str, allow: &'static [&'static str]) -> Row {
    Row { method, path, allow }
}

const EVERYBODY: &[&str] = &["anonymous"];
const SIGNED_IN: &[&str] = &["user"];
const AGENTS: &[&str] = &["staff>=agent"];

/// Every route.
pub const ROWS: &[Row] = &[
    row("GET", "/healthz", EVERYBODY),
    row("GET", "/readyz", EVERYBODY),
    row("GET", "/api/openapi.json", EVERYBODY),
    row("GET", "/robots.txt", EVERYBODY),
    row("GET", "/sitemap.xml", EVERYBODY),
    row("GET", "/jobs.atom", EVERYBODY),
    row("GET", "/feeds/{file}", EVERYBODY),
    // Operator. Set-up asks for its one-time token; without one it is not there.
    row("POST", "/api/setup", EVERYBODY),
    row("GET", "/api/site", EVERYBODY),
    row("PUT", "/api/site", &["staff>=admin"]),
    row("GET", "/api/site/logo/{token}", EVERYBODY),
    row("PUT", "/api/site/logo", &["staff>=admin"]),
    row("DELETE", "/api/site/logo", &["staff>=admin"]),
    row("GET", "/api/places", EVERYBODY),
    // Accounts.
    row("GET", "/api/login", EVERYBODY),
    row("GET", "/api/logout", EVERYBODY),
    row("POST", "/api/auth/sign-up", EVERYBODY),
    row("POST", "/api/auth/sign-in", EVERYBODY),
    row("POST", "/api/auth/admin-link", EVERYBODY),
    row("GET", "/api/auth/user", SIGNED_IN),
    row("PUT", "/api/auth/role", SIGNED_IN),
    row("GET", "/api/profile", SIGNED_IN),
    row("PUT", "/api/profile", SIGNED_IN),
    row("PUT", "/api/profile/photo", SIGNED_IN),
    row("PUT", "/api/profile/papers/{token}", SIGNED_IN),
    row("DELETE", "/api/profile/papers/{token}", SIGNED_IN),
    // The states are whom the person lets read it.
    row(
        "GET",
        "/api/people/{id}",
        &["anonymous@everyone", "user@everyone|members", "owner", "reader", "staff>=moderator"],
    ),
    row("PUT", "/api/auth/password", SIGNED_IN),
    row("POST", "/api/auth/reset-request", EVERYBODY),
    row("POST", "/api/auth/reset", EVERYBODY),
    row("GET", "/api/sessions", SIGNED_IN),
    row("DELETE", "/api/sessions/{ref}", SIGNED_IN),
    row("POST", "/api/sessions/end-others", SIGNED_IN),
    // Staff; a higher power than one's own is out of reach besides.
    row("GET", "/api/admin/people", &["staff>=admin"]),
    row("POST", "/api/admin/people/{id}/reset-link", &["staff>=admin"]),
    row("POST", "/api/admin/people/{id}/end-sessions", &["staff>=admin"]),
    row("POST", "/api/admin/people/{id}/disable", &["staff>=admin"]),
    row("POST", "/api/admin/people/{id}/enable", &["staff>=admin"]),
    // Employers. Who manages one is its owner; of members and invitations strangers know nothing.
    row("GET", "/api/employers", SIGNED_IN),
    row("POST", "/api/employers", &["role:employer", "role:enterprise"]),
    row("GET", "/api/employers/{id}", EVERYBODY),
    row("PATCH", "/api/employers/{id}", &["owner"]),
    row("GET", "/api/employers/{id}/members", &["viewer"]),
    row("PATCH", "/api/employers/{id}/members/{userId}", &["owner"]),
    row("DELETE", "/api/employers/{id}/members/{userId}", &["owner"]),
    row("GET", "/api/employers/{id}/invitations", &["owner"]),
    row("POST", "/api/employers/{id}/invitations", &["owner"]),
    row("DELETE", "/api/employers/{id}/invitations/{invitation}", &["owner"]),
    row("POST", "/api/employer-invitations/read", EVERYBODY),
    row("POST", "/api/employer-invitations/accept", SIGNED_IN),
    // Files. A photo is for whoever holds its address; the states are what the file is, and whether an application holds it.
    row("POST", "/api/files", SIGNED_IN),
    row("GET", "/api/files/{token}", &["anonymous@photo", "owner", "reader"]),
    row("DELETE", "/api/files/{token}", &["owner@loose"]),
    // Money. The states are those of the fee, or of the job for its own route.
    row("GET", "/api/paywall/status", EVERYBODY),
    row("GET", "/api/pricing", EVERYBODY),
    row("GET", "/api/promotions", EVERYBODY),
    row("GET", "/api/fee-quote", SIGNED_IN),
    row("GET", "/api/jobs/{id}/fee", &["owner", "staff>=moderator"]),
    row("GET", "/api/fees", SIGNED_IN),
    row("GET", "/api/fees/{id}", &["owner", "staff>=admin"]),
    row("GET", "/api/vouchers", SIGNED_IN),
    row("POST", "/api/vouchers", SIGNED_IN),
    row("GET", "/api/admin/promotions", &["staff>=admin"]),
    row("POST", "/api/admin/promotions", &["staff>=admin"]),
    row("POST", "/api/admin/promotions/free-day", &["staff>=admin"]),
    row("POST", "/api/admin/promotions/{id}/end", &["staff>=admin"]),
    row("GET", "/api/admin/vouchers", &["staff>=admin"]),
    row("POST", "/api/admin/vouchers", &["staff>=admin"]),
    row("POST", "/api/admin/vouchers/{id}/end", &["staff>=admin"]),
    row("GET", "/api/admin/fees", &["staff>=admin"]),
    row("POST", "/api/admin/fees/{id}/pay", &["staff>=admin@due"]),
    row("POST", "/api/admin/fees/{id}/waive", &["staff>=admin@due"]),
    row("POST", "/api/admin/fees/{id}/refund", &["staff>=admin@paid"]),
    row("POST", "/api/admin/fees/{id}/return", &["staff>=admin@refunded"]),
    row("PUT", "/api/admin/pay-instructions", &["staff>=admin"]),
    row("GET", "/api/admin/ledger", &["staff>=admin"]),
    row("GET", "/api/admin/ledger/sums", &["staff>=admin"]),
    row("GET", "/api/admin/ledger.csv", &["staff>=admin"]),
    // Texts of the site.
    row("GET", "/api/texts/{name}", EVERYBODY),
    row("PUT", "/api/texts/{name}", &["staff>=admin"]),
    row("DELETE", "/api/texts/{name}", &["staff>=admin"]),
    row("GET", "/api/help", EVERYBODY),
    row("PUT", "/api/help/{name}", &["staff>=admin"]),
    row("DELETE", "/api/help/{name}", &["staff>=admin"]),
    // Statistics.
    row("POST", "/api/analytics", EVERYBODY),
    row("GET", "/api/admin/analytics", &["staff>=admin"]),
    // Feedback: everybody their own; the office all of it.
    row("POST", "/api/feedback", EVERYBODY),
    row("GET", "/api/feedback", SIGNED_IN),
    row("GET", "/api/admin/feedback", &["staff>=admin"]),
    row("PUT", "/api/admin/feedback/{id}", &["staff>=admin"]),
    row("POST", "/api/admin/feedback/{id}/merge", &["staff>=admin"]),
    // Errors: everybody their own; the office all of them.
    row("POST", "/api/errors", EVERYBODY),
    row("GET", "/api/errors", SIGNED_IN),
    row("GET", "/api/admin/errors", &["staff>=admin"]),
    row("POST", "/api/admin/errors/{id}/resolve", &["staff>=admin"]),
    row("POST", "/api/admin/errors/{id}/mute", &["staff>=admin"]),
    row("POST", "/api/admin/errors/{id}/reopen", &["staff>=admin"]),
    // The installable app.
    row("GET", "/api/mobile/sw.js", EVERYBODY),
    row("GET", "/api/mobile/manifest", EVERYBODY),
    row("GET", "/api/mobile/icons/{name}", EVERYBODY),
    row("POST", "/api/mobile/pwa/install", EVERYBODY),
    row("PATCH", "/api/mobile/pwa/active", EVERYBODY),
    row("GET", "/api/mobile/notifications", SIGNED_IN),
    // Jobs.
    row("GET", "/api/jobs", EVERYBODY),
    row("POST", "/api/jobs", &["role:employer", "role:enterprise"]),
    row("GET", "/api/jobs/{id}", &["anonymous@open|paused|filled|closed|expired", "owner", "staff>=moderator"]),
    row("PATCH", "/api/jobs/{id}", &["owner@draft|pending_payment|open|paused"]),
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
    row("GET", "/api/drafts/{name}", SIGNED_IN),
    row("PUT", "/api/drafts/{name}", SIGNED_IN),
    row("DELETE", "/api/drafts/{name}", SIGNED_IN),
    row("GET", "/api/saved-jobs", SIGNED_IN),
    row("PUT", "/api/saved-jobs/{id}", SIGNED_IN),
    row("DELETE", "/api/saved-jobs/{id}", SIGNED_IN),
    row("GET", "/api/hidden-employers", SIGNED_IN),
    row("POST", "/api/hidden-employers", SIGNED_IN),
    row("DELETE", "/api/hidden-employers/{id}", SIGNED_IN),
    // Applications. The states are those of the job for its own routes, else of the application.
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
    row("POST", "/api/applications/{id}/interview", &["owner@sent|opened|shortlisted"]),
    row("POST", "/api/applications/{id}/decline", &["owner@sent|opened|shortlisted|interviewing|offered"]),
    row("POST", "/api/applications/{id}/offer", &["owner@sent|opened|shortlisted|interviewing"]),
    row("POST", "/api/applications/{id}/accept", &["applicant@offered"]),
    row("POST", "/api/applications/{id}/refuse", &["applicant@offered"]),
    row("POST", "/api/applications/{id}/withdraw", &["applicant@sent|opened|shortlisted|interviewing|offered"]),
    // Notifications: everybody their own.
    row("GET", "/api/notifications", SIGNED_IN),
    row("POST", "/api/notifications/read", SIGNED_IN),
    row("GET", "/api/dashboard", SIGNED_IN),
    // Contracts.
    row("GET", "/api/contracts", SIGNED_IN),
    row("GET", "/api/contracts/{id}", &["party"]),
    // Support. Who began a chat is its visitor, by their account or by the cookie of their browser; the states are the chat's.
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
    row("PUT", "/api/admin/support/settings", &["staff>=admin"]),
    row("GET", "/api/admin/support/canned", AGENTS),
    row("POST", "/api/admin/support/canned", AGENTS),
    row("PUT", "/api/admin/support/canned/{cannedId}", AGENTS),
    row("DELETE", "/api/admin/support/canned/{cannedId}", AGENTS),
];

/// A row with its clauses read.
#[derive(Debug)]
pub struct Compiled {
    row: Row,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

static COMPILED: LazyLock<Vec<Compiled>> = LazyLock::new(|| {
    let compile =
        |row: &Row| Compiled { row: *row, clauses: row.allow.iter().map(|text| Clause::parse(text)).collect() };
    ROWS.iter().map(compile).collect()
});

/// The row of a route.
pub(super) fn find(method: &Method, path: &str) -> Option<&'static Compiled> {
    let method = if *method == Method::HEAD { "GET" } else { method.as_str() };
    COMPILED.iter().find(|c| c.row.method == method && c.row.path == path)
}

/// The path has rows, whatever their methods are.
pub(super) fn knows(path: &str) -> bool {
    ROWS.iter().any(|row| row.path == path)
}
