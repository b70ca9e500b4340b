//! Notifications, files, drafts, texts of the site, and errors.

use super::{ADMINS, EVERYBODY, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Notifications: everybody their own.
    row("GET", "/api/notifications", SIGNED_IN),
    row("POST", "/api/notifications/read", SIGNED_IN),
    // Files. Anyone with a photo's address can see it. The states are the kind of file and whether it is attached to an
    // application.
    row("POST", "/api/files", SIGNED_IN),
    row("GET", "/api/files/{token}", &["anonymous@photo", "owner", "reader"]),
    row("DELETE", "/api/files/{token}", &["owner@loose"]),
    // Drafts: everybody their own.
    row("GET", "/api/drafts/{name}", SIGNED_IN),
    row("PUT", "/api/drafts/{name}", SIGNED_IN),
    row("DELETE", "/api/drafts/{name}", SIGNED_IN),
    // Texts of the site.
    row("GET", "/api/texts/{name}", EVERYBODY),
    row("PUT", "/api/texts/{name}", ADMINS),
    row("DELETE", "/api/texts/{name}", ADMINS),
    row("GET", "/api/help", EVERYBODY),
    row("PUT", "/api/help/{name}", ADMINS),
    row("DELETE", "/api/help/{name}", ADMINS),
    // Errors: everybody their own; the office all of them.
    row("POST", "/api/errors", EVERYBODY),
    row("GET", "/api/errors", SIGNED_IN),
    row("GET", "/api/admin/errors", ADMINS),
    row("POST", "/api/admin/errors/{id}/resolve", ADMINS),
    row("POST", "/api/admin/errors/{id}/mute", ADMINS),
    row("POST", "/api/admin/errors/{id}/reopen", ADMINS),
];
