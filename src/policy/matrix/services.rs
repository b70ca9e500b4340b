//! Notifications, files, drafts, site texts, help articles and errors.

use super::{ADMINS, EVERYBODY, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Notifications. Everyone sees only their own.
    row("GET", "/api/notifications", SIGNED_IN),
    row("POST", "/api/notifications/read", SIGNED_IN),
    row("GET", "/api/live", SIGNED_IN),
    // Files. Anyone with a photo's address can see it. The states are the kind of file and whether it is attached to an
    // application.
    row("POST", "/api/files", SIGNED_IN),
    row("GET", "/api/files/{token}", &["anonymous@photo", "owner", "reader"]),
    row("DELETE", "/api/files/{token}", &["owner@loose"]),
    // Drafts. Everyone sees only their own.
    row("GET", "/api/drafts/{name}", SIGNED_IN),
    row("PUT", "/api/drafts/{name}", SIGNED_IN),
    row("DELETE", "/api/drafts/{name}", SIGNED_IN),
    // Site texts and help articles.
    row("GET", "/api/texts/{name}", EVERYBODY),
    row("PUT", "/api/texts/{name}", ADMINS),
    row("DELETE", "/api/texts/{name}", ADMINS),
    row("GET", "/api/help", EVERYBODY),
    row("PUT", "/api/help/{name}", ADMINS),
    row("DELETE", "/api/help/{name}", ADMINS),
    // Errors. Everyone sees only their own; admins see all of them.
    row("POST", "/api/errors", EVERYBODY),
    row("GET", "/api/errors", SIGNED_IN),
    row("GET", "/api/admin/errors", ADMINS),
    row("POST", "/api/admin/errors/{id}/resolve", ADMINS),
    row("POST", "/api/admin/errors/{id}/mute", ADMINS),
    row("POST", "/api/admin/errors/{id}/reopen", ADMINS),
];
