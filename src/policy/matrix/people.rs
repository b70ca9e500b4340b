//! Accounts and employers.

use super::{ADMINS, AGENTS, EVERYBODY, Effect, Row, SIGNED_IN, SUPERADMINS, row};

pub(super) const ROWS: &[Row] = &[
    // Accounts.
    row("GET", "/api/login", EVERYBODY),
    row("GET", "/api/logout", EVERYBODY),
    row("POST", "/api/auth/sign-up", EVERYBODY),
    row("POST", "/api/auth/sign-in", EVERYBODY),
    row("POST", "/api/auth/admin-link", EVERYBODY),
    row("GET", "/api/auth/user", SIGNED_IN),
    row("PUT", "/api/auth/role", SIGNED_IN),
    row("GET", "/api/profile", SIGNED_IN),
    row("PUT", "/api/profile", SIGNED_IN).states(&["about", "headline", "availability", "skills[]"]),
    row("PUT", "/api/profile/photo", SIGNED_IN),
    row("PUT", "/api/profile/documents/{token}", SIGNED_IN),
    row("DELETE", "/api/profile/documents/{token}", SIGNED_IN),
    // The states say who the person lets read their profile.
    row(
        "GET",
        "/api/people/{id}",
        &["anonymous@everyone", "user@everyone|members", "owner", "reader", "staff>=moderator"],
    ),
    row("PUT", "/api/auth/password", SIGNED_IN),
    row("POST", "/api/auth/step-up", SIGNED_IN),
    row("POST", "/api/auth/email-link", EVERYBODY),
    row("POST", "/api/auth/email-link/sign-in", EVERYBODY),
    row("POST", "/api/auth/verify-email", SIGNED_IN),
    row("POST", "/api/auth/verify-email/confirm", EVERYBODY),
    row("POST", "/api/auth/email-change", SIGNED_IN).asks(Effect::Factors),
    row("POST", "/api/auth/email-change/confirm", EVERYBODY),
    row("POST", "/api/auth/email-change/undo", EVERYBODY),
    row("POST", "/api/auth/reset-request", EVERYBODY),
    row("POST", "/api/auth/reset", EVERYBODY),
    row("GET", "/api/sessions", SIGNED_IN),
    row("DELETE", "/api/sessions/{ref}", SIGNED_IN),
    row("POST", "/api/sessions/end-others", SIGNED_IN),
    // Staff. In addition, nobody can act on an account with a higher staff role than their own. Below admins, they find only
    // the accounts they're asked about, and can't act on those of staff.
    row("GET", "/api/admin/people", AGENTS),
    row("POST", "/api/admin/people/{id}/reset-link", AGENTS).asks(Effect::Factors),
    row("POST", "/api/admin/people/{id}/vouch", AGENTS),
    row("GET", "/api/admin/welcome-codes", AGENTS),
    row("POST", "/api/admin/welcome-codes", AGENTS),
    row("DELETE", "/api/admin/welcome-codes/{id}", AGENTS),
    row("POST", "/api/welcome-code", SIGNED_IN),
    row("POST", "/api/admin/people/{id}/end-sessions", ADMINS).asks(Effect::Rights),
    row("POST", "/api/admin/people/{id}/disable", ADMINS).asks(Effect::Rights),
    row("POST", "/api/admin/people/{id}/enable", ADMINS).asks(Effect::Rights),
    row("PUT", "/api/admin/people/{id}/staff-level", SUPERADMINS).asks(Effect::Rights),
    // Not of staff of the same level either.
    row("POST", "/api/admin/people/{id}/remove", ADMINS).asks(Effect::Rights),
    row("POST", "/api/admin/people/{id}/undo-removal", ADMINS).asks(Effect::Rights),
    // Employers. The owner is anyone who manages it. Strangers can't see members and invitations.
    row("GET", "/api/employers", SIGNED_IN),
    row("POST", "/api/employers", &["role:employer", "role:enterprise"]),
    row("GET", "/api/employers/{id}", EVERYBODY),
    row("PATCH", "/api/employers/{id}", &["owner"]).states(&["about"]),
    row("GET", "/api/employers/{id}/members", &["viewer"]),
    row("PATCH", "/api/employers/{id}/members/{userId}", &["owner"]).asks(Effect::Rights),
    row("DELETE", "/api/employers/{id}/members/{userId}", &["owner"]).asks(Effect::Rights),
    row("GET", "/api/employers/{id}/invitations", &["owner"]),
    row("POST", "/api/employers/{id}/invitations", &["owner"]).asks(Effect::Rights),
    row("DELETE", "/api/employers/{id}/invitations/{invitation}", &["owner"]),
    row("POST", "/api/employer-invitations/read", EVERYBODY),
    row("POST", "/api/employer-invitations/accept", SIGNED_IN),
];
