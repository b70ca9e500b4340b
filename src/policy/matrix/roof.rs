//! The site itself: its health, API description and settings.

use super::{ADMINS, EVERYBODY, Row, row};

pub(super) const ROWS: &[Row] = &[
    row("GET", "/healthz", EVERYBODY),
    row("GET", "/readyz", EVERYBODY),
    row("GET", "/api/openapi.json", EVERYBODY),
    // Operator. Setup requires its one-time token; without it, the response is a 404.
    row("POST", "/api/setup", EVERYBODY),
    row("GET", "/api/site", EVERYBODY),
    row("PUT", "/api/site", ADMINS).with_step_up(),
    row("GET", "/api/site/logo/{token}", EVERYBODY),
    row("PUT", "/api/site/logo", ADMINS),
    row("DELETE", "/api/site/logo", ADMINS),
    row("GET", "/api/places", EVERYBODY),
    // Mail. Unsubscribing takes the token from a mail.
    row("GET", "/api/mail/unsubscribe/{token}", EVERYBODY),
    row("POST", "/api/mail/unsubscribe/{token}", EVERYBODY),
];
