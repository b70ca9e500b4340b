//! The site itself: its health, API description and settings.

use super::{ADMINS, EVERYBODY, Effect, Row, SUPERADMINS, row};

pub(super) const ROWS: &[Row] = &[
    row("GET", "/healthz", EVERYBODY),
    row("GET", "/readyz", EVERYBODY),
    row("GET", "/api/openapi.json", EVERYBODY),
    // Operator. Setup requires its one-time token; without it, the response is a 404.
    row("POST", "/api/setup", EVERYBODY),
    row("GET", "/api/site", EVERYBODY),
    row("PUT", "/api/site", ADMINS).asks(Effect::Site),
    row("GET", "/api/admin/limits", ADMINS),
    row("PUT", "/api/admin/limits", ADMINS).asks(Effect::Site),
    // What a removal would do; POST /api/admin/people/{id}/remove has the same rule.
    row("GET", "/api/admin/people/{id}/removal", ADMINS),
    // A copy of everything. The second row only hands over what the first one made.
    row("POST", "/api/admin/backup", SUPERADMINS).asks(Effect::Export),
    row("GET", "/api/admin/backup", SUPERADMINS).asks(Effect::Export),
    row("GET", "/api/site/logo/{token}", EVERYBODY),
    row("PUT", "/api/site/logo", ADMINS),
    row("DELETE", "/api/site/logo", ADMINS),
    row("GET", "/api/places", EVERYBODY),
    // Mail. Its links are secrets. Unsubscribing takes the token from a mail.
    row("GET", "/api/admin/mail", ADMINS),
    row("POST", "/api/admin/mail/{id}/retry", ADMINS),
    row("POST", "/api/admin/mail/{id}/discard", ADMINS),
    row("POST", "/api/admin/mail/{id}/link", ADMINS).asks(Effect::Factors),
    row("GET", "/api/admin/mail/server", ADMINS),
    row("PUT", "/api/admin/mail/server", ADMINS).asks(Effect::Factors),
    row("POST", "/api/admin/mail/check", ADMINS),
    row("POST", "/api/admin/mail/allow", ADMINS),
    row("GET", "/api/admin/mail/texts", ADMINS),
    row("PUT", "/api/admin/mail/texts/{kind}", ADMINS).asks(Effect::MailWords),
    row("DELETE", "/api/admin/mail/texts/{kind}", ADMINS).asks(Effect::MailWords),
    row("GET", "/api/admin/mail/texts/{kind}/sample", ADMINS),
    row("GET", "/api/mail/unsubscribe/{token}", EVERYBODY),
    row("POST", "/api/mail/unsubscribe/{token}", EVERYBODY),
];
