//! Money. The states are those of the fee.

use jobstead::clock::HOUR;
use jobstead::money::model::FeeState;
use jobstead::policy::matrix::Row;
use jobstead::{args, db, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};
use crate::support::{NOON, Site, Visitor};

statements! {
    FEE_OF = "SELECT id FROM fees WHERE job_id = $1";
    SET_FEE = "UPDATE fees SET state = $2, returned_at = NULL, promotion_id = NULL, voucher_id = NULL,
                 cause = CASE WHEN $2 = 'waived' THEN 'operator' END, method = CASE WHEN $2 IN ('paid', 'refunded') THEN 'cash' END,
                 paid_on = CASE WHEN $2 IN ('paid', 'refunded') THEN '2026-11-20' END WHERE id = $1";
    ADD_PROMOTION = "INSERT INTO promotions (reason, starts_at, ends_at) VALUES ('x', $1, $2) RETURNING id";
    ADD_VOUCHER = "INSERT INTO vouchers (code, note, uses, used, created_by, created_at) SELECT 'CODE' || (COUNT(*) + 1), '', 1, 0, $1, 1 FROM vouchers RETURNING id";
    ADD_PROBLEM = "INSERT INTO card_problems (kind, reference, currency, state, found_at) SELECT 'difference', 'unknown/' || COUNT(*), 'USD', 'open', 1 FROM card_problems RETURNING id";
    END_FREE_DAY = "UPDATE promotions SET ends_at = starts_at WHERE reason = 'FREE DAY SPECIAL: posting is free until midnight.'";
}

/// Creates a fee. It belongs to a different job than the one whose states are tested, because a fee has its own states.
pub async fn set_up(site: &Site, owner: &Visitor) -> i64 {
    let billed = owner.posts("Unpaid job").await;
    site.read(move |tx| tx.one(FEE_OF, args![billed], db::value)).await
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let on_fee = || Scene::new(fee).states(FeeState::ALL.iter().map(|s| s.as_str()));
    Some(match row.path {
        "/api/paywall/status"
        | "/api/pricing"
        | "/api/promotions"
        | "/api/fees"
        | "/api/admin/partners"
        | "/api/vouchers"
        | "/api/admin/promotions"
        | "/api/admin/vouchers"
        | "/api/admin/pay-instructions"
        | "/api/admin/ledger"
        | "/api/admin/cards/check"
        | "/api/admin/reconciliation"
        | "/api/admin/ledger/sums" => Scene::plain(),
        "/api/partner-subscription" if row.method == "GET" => Scene::plain(),
        "/api/admin/partner-offer" => Scene::plain().body(json!({ "partnerOffer": "" })),
        "/api/admin/cards" => Scene::plain().body(json!({ "isOn": false })),
        "/api/partner-subscription" | "/api/partner-subscription/cancel" | "/api/admin/cards/test" => {
            Scene::plain().conflicts()
        }
        "/api/admin/ledger/card-problems" => Scene::plain().query("?state=open"),
        "/api/admin/ledger/card-problems/{id}/act" => Scene::new(problem).body(json!({ "act": "explain" })),
        // It depends on a signature.
        "/api/stripe/webhook" => Scene::elsewhere(),
        "/api/fees/{id}/checkout" => on_fee().conflicts(),
        "/api/admin/ledger.csv" => Scene::plain().query("?from=2026-01&to=2026-12"),
        "/api/admin/fees" => Scene::plain().query("?queue=due"),
        "/api/fees/{id}" => Scene::new(|fixture, _| Box::pin(async { id(fixture.fee) })),
        "/api/admin/fees/{id}/pay" | "/api/admin/fees/{id}/return" => {
            on_fee().body(json!({ "method": "cash", "reference": "x" }))
        }
        "/api/admin/fees/{id}/waive" | "/api/admin/fees/{id}/refund" => on_fee().body(json!({ "reason": "x" })),
        "/api/admin/promotions/free-day" => Scene::new(no_free_day),
        "/api/admin/promotions/{id}/end" => Scene::new(promotion),
        "/api/admin/vouchers/{id}/end" => Scene::new(voucher),
        _ => return None,
    })
}

/// Creates a new fee for each attempt, because its ledger entries are permanent.
fn fee<'a>(fixture: &'a mut Fixture, state: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let fee = set_up(&fixture.site, &fixture.owner).await;
        fixture.site.write(move |tx| tx.run(SET_FEE, args![fee, state])).await;
        id(fee)
    })
}

fn no_free_day<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async {
        fixture.site.write(|tx| tx.run(END_FREE_DAY, &[])).await;
        Vec::new()
    })
}

/// Creates an active promotion for each attempt to end one.
fn promotion<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { id(fixture.site.write(|tx| tx.one(ADD_PROMOTION, args![NOON, NOON + HOUR], db::value)).await) })
}

/// Creates a voucher for each attempt to end one.
fn voucher<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    let user = fixture.subject;
    Box::pin(async move { id(fixture.site.write(move |tx| tx.one(ADD_VOUCHER, args![user], db::value)).await) })
}

/// Creates a difference for each attempt to explain one.
fn problem<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { id(fixture.site.write(|tx| tx.one(ADD_PROBLEM, &[], db::value)).await) })
}
