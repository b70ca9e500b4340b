//! Statistics, the dashboard, the installable app, calendars, and what search engines and feed readers request.

use super::{ADMINS, AGENTS, EVERYBODY, Effect, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    // Files for search engines and feed readers.
    row("GET", "/robots.txt", EVERYBODY),
    row("GET", "/.well-known/change-password", EVERYBODY),
    row("GET", "/sitemap.xml", EVERYBODY),
    row("GET", "/sitemaps/{file}", EVERYBODY),
    row("GET", "/jobs.atom", EVERYBODY),
    row("GET", "/feeds/{file}", EVERYBODY),
    // Statistics.
    row("POST", "/api/analytics", EVERYBODY),
    row("GET", "/api/admin/analytics", ADMINS),
    // The installable app.
    row("GET", "/api/mobile/sw.js", EVERYBODY),
    row("GET", "/api/mobile/manifest", EVERYBODY),
    row("GET", "/api/mobile/icons/{name}", EVERYBODY),
    row("POST", "/api/mobile/pwa/install", EVERYBODY),
    row("PATCH", "/api/mobile/pwa/active", EVERYBODY),
    row("GET", "/api/mobile/notifications", SIGNED_IN),
    // Calendars. The address is a secret.
    row("GET", "/api/calendar-address", SIGNED_IN),
    row("POST", "/api/calendar-address", SIGNED_IN),
    row("DELETE", "/api/calendar-address", SIGNED_IN),
    row("GET", "/api/calendars/{file}", EVERYBODY),
    // The office.
    row("GET", "/api/admin/office", AGENTS),
    row("GET", "/api/admin/unreached", AGENTS),
    row("GET", "/api/admin/push-services", ADMINS),
    row("POST", "/api/admin/first-day/{step}/dismiss", ADMINS),
    row("GET", "/api/admin/clock", ADMINS),
    row("POST", "/api/admin/clock/accept", ADMINS).asks(Effect::Site),
    row("GET", "/api/admin/ledger/differences", ADMINS),
    row("POST", "/api/admin/ledger/differences/{id}/correct", ADMINS).asks(Effect::Money),
    row("GET", "/api/admin/ledger/check", ADMINS),
    row("POST", "/api/admin/ledger/check", ADMINS),
    // The dashboard.
    row("GET", "/api/dashboard", SIGNED_IN),
];
