//! Money. The states are the fee's.

use super::{ADMINS, EVERYBODY, Row, SIGNED_IN, row};

pub(super) const ROWS: &[Row] = &[
    row("GET", "/api/paywall/status", EVERYBODY),
    row("GET", "/api/pricing", EVERYBODY),
    row("GET", "/api/promotions", EVERYBODY),
    row("GET", "/api/fees", SIGNED_IN),
    row("GET", "/api/fees/{id}", &["owner", "staff>=admin"]),
    row("GET", "/api/vouchers", SIGNED_IN),
    row("POST", "/api/vouchers", SIGNED_IN),
    row("GET", "/api/admin/promotions", ADMINS),
    row("POST", "/api/admin/promotions", ADMINS),
    row("POST", "/api/admin/promotions/free-day", ADMINS),
    row("POST", "/api/admin/promotions/{id}/end", ADMINS),
    row("GET", "/api/admin/vouchers", ADMINS),
    row("POST", "/api/admin/vouchers", ADMINS),
    row("POST", "/api/admin/vouchers/{id}/end", ADMINS),
    row("GET", "/api/admin/fees", ADMINS),
    row("POST", "/api/admin/fees/{id}/pay", &["staff>=admin@due"]),
    row("POST", "/api/admin/fees/{id}/waive", &["staff>=admin@due"]),
    row("POST", "/api/admin/fees/{id}/refund", &["staff>=admin@paid"]),
    row("POST", "/api/admin/fees/{id}/return", &["staff>=admin@refunded"]),
    row("PUT", "/api/admin/pay-instructions", ADMINS),
    row("GET", "/api/admin/ledger", ADMINS),
    row("GET", "/api/admin/ledger/sums", ADMINS),
    row("GET", "/api/admin/ledger.csv", ADMINS),
];
