//! Invoices, payments, expenses, statements and what invoices say about people.

use jobstead::db::value;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::contracts::set_state;
use super::fixture::Fixture;
use super::scene::{Scene, id};

statements! {
    UNUSE = "DELETE FROM payment_parts";
    CLEAR_FEES = "DELETE FROM fees WHERE kind = 'commission'";
    CLEAR_PAYMENTS = "DELETE FROM payments";
    CLEAR_INVOICES = "DELETE FROM invoices";
    CLEAR_EXPENSES = "DELETE FROM expenses";
    CLEAR_NUMBERS = "DELETE FROM number_ranges";
    ADD_INVOICE = "INSERT INTO invoices (contract_id, employer_id, worker_id, kind, year, number, about, about_id, total, tax, tax_rate, currency, issued_on, due_on, issued_at, document)
      SELECT id, employer_id, worker_id, 'invoice', 2026, 999, 'milestone', 999, 5000, 0, 0, 'USD', '2026-11-20', '2026-11-20', 1,
        '{\"from\":{\"name\":\"\",\"address\":\"\",\"taxId\":\"\"},\"to\":{\"name\":\"\",\"address\":\"\",\"taxId\":\"\"},\"site\":{\"name\":\"\",\"address\":\"\",\"taxId\":\"\"},\"work\":\"\",\"lines\":[],\"taxName\":\"\",\"credits\":\"\"}'
      FROM contracts WHERE id = $1 RETURNING id";
    ADD_PAYMENT = "INSERT INTO payments (contract_id, employer_id, worker_id, kind, amount, currency, method, paid_on, note, state, side, user_id, year, number, contested_at, created_at)
      SELECT id, employer_id, worker_id, 'payment', 5000, 'USD', 'cash', '2026-11-20', '', $2, 'worker', worker_id,
        CASE WHEN $2 IN ('confirmed', 'contested') THEN 2026 END, CASE WHEN $2 IN ('confirmed', 'contested') THEN 999 END, CASE WHEN $2 = 'contested' THEN 1 END, 1 FROM contracts WHERE id = $1 RETURNING id";
    ADD_EXPENSE = "INSERT INTO expenses (contract_id, kind, amount, note, state, user_id, created_at) SELECT id, 'expense', 500, 'Soap', $2, worker_id, 1 FROM contracts WHERE id = $1 RETURNING id";
}

const OWNER: &[Relation] = &[Relation::Party, Relation::Owner];
const APPLICANT: &[Relation] = &[Relation::Party, Relation::Applicant];

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    let scene = match row.path {
        "/api/invoices" | "/api/billing" | "/api/admin/billing" | "/api/payout-account/check" => {
            return Some(Scene::plain());
        }
        // The invoices are in the body.
        "/api/payables" if row.method == "POST" => return Some(Scene::elsewhere()),
        "/api/payables" => return Some(Scene::plain()),
        "/api/payout-account" => return Some(Scene::plain().conflicts()),
        "/api/employers/{id}/billing" => {
            return Some(Scene::new(|fixture, _| {
                let employer = fixture.employer;
                Box::pin(async move { id(employer) })
            }));
        }
        "/api/statements/{year}" | "/api/statements/{year}/csv" => {
            return Some(Scene::new(|_, _| Box::pin(async { vec![("{year}", "2026".to_owned())] })));
        }
        path if path.starts_with("/api/invoices/{id}") => {
            Scene::new(|fixture, _| Box::pin(async move { id(stage(fixture, ADD_INVOICE, None).await) }))
        }
        path if path.starts_with("/api/payments/{id}") => {
            Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, ADD_PAYMENT, Some(state)).await) }))
                .states(["recorded", "confirmed", "denied", "withdrawn", "contested"])
        }
        path if path.starts_with("/api/expenses/{id}") => {
            Scene::new(|fixture, state| Box::pin(async move { id(stage(fixture, ADD_EXPENSE, Some(state)).await) }))
                .states(["submitted", "approved", "declined", "withdrawn"])
        }
        "/api/contracts/{id}/payments" | "/api/contracts/{id}/expenses" => {
            let scene = Scene::new(|fixture, state| {
                Box::pin(async move {
                    set_state(fixture, state).await;
                    id(fixture.contract)
                })
            });
            scene.states(["proposed", "active", "ended"])
        }
        _ => return None,
    };
    let body = match (row.method, row.path) {
        ("POST", "/api/contracts/{id}/payments") => {
            json!({ "for": { "kind": "contract", "id": 1 }, "amount": 100, "method": "cash", "paidOn": "2026-11-20" })
        }
        ("POST", "/api/contracts/{id}/expenses") => json!({ "kind": "expense", "amount": 100, "note": "Soap" }),
        _ => json!({}),
    };
    Some(scene.relations(OWNER, APPLICANT, &[Relation::Party]).body(body).conflicts())
}

/// Puts one row in a state, and returns its id.
async fn stage(fixture: &Fixture, add: jobstead::db::Sql, state: Option<&'static str>) -> i64 {
    let contract = fixture.contract;
    let put = move |tx: &mut jobstead::db::Tx| {
        for sql in [UNUSE, CLEAR_FEES, CLEAR_PAYMENTS, CLEAR_INVOICES, CLEAR_EXPENSES, CLEAR_NUMBERS] {
            tx.run(sql, &[])?;
        }
        match state {
            Some(state) => tx.one(add, args![contract, state], value),
            None => tx.one(add, args![contract], value),
        }
    };
    fixture.site.write(put).await
}
