//! Money. The states are the fee's.

use super::{ADMINS, EVERYBODY, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    row("GET", "/api/paywall/status", EVERYBODY),
    row("GET", "/api/pricing", EVERYBODY),
    row("GET", "/api/promotions", EVERYBODY),
    row("GET", "/api/fees", SIGNED_IN),
    row("GET", "/api/fees/{id}", &["owner", "staff>=admin"]),
    row("POST", "/api/fees/{id}/checkout", &["owner@due"]),
    // What Stripe sends is signed.
    row("POST", "/api/stripe/webhook", EVERYBODY),
    row("GET", "/api/admin/cards", ADMINS),
    row("PUT", "/api/admin/cards", ADMINS).with_step_up(),
    row("POST", "/api/admin/cards/check", ADMINS),
    row("POST", "/api/admin/cards/test", ADMINS),
    row("GET", "/api/admin/reconciliation", ADMINS),
    row("GET", "/api/vouchers", SIGNED_IN),
    row("POST", "/api/vouchers", SIGNED_IN),
    row("GET", "/api/admin/promotions", ADMINS),
    row("POST", "/api/admin/promotions", ADMINS).with_step_up(),
    row("POST", "/api/admin/promotions/free-day", ADMINS).with_step_up(),
    row("POST", "/api/admin/promotions/{id}/end", ADMINS).with_step_up(),
    row("GET", "/api/admin/vouchers", ADMINS),
    row("POST", "/api/admin/vouchers", ADMINS).with_step_up(),
    row("POST", "/api/admin/vouchers/{id}/end", ADMINS).with_step_up(),
    row("GET", "/api/admin/fees", ADMINS),
    row("POST", "/api/admin/fees/{id}/pay", &["staff>=admin@due"]).with_step_up(),
    row("POST", "/api/admin/fees/{id}/waive", &["staff>=admin@due"]).with_step_up(),
    row("POST", "/api/admin/fees/{id}/refund", &["staff>=admin@paid"]).with_step_up(),
    row("POST", "/api/admin/fees/{id}/return", &["staff>=admin@refunded"]).with_step_up(),
    row("PUT", "/api/admin/pay-instructions", ADMINS).with_step_up(),
    row("GET", "/api/admin/ledger", ADMINS),
    row("GET", "/api/admin/ledger/sums", ADMINS),
    row("GET", "/api/admin/ledger.csv", ADMINS).with_step_up(),
];
