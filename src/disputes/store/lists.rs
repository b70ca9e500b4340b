//! Lists of disputes in the database.

use super::{columns, from_row};
use crate::db::{Result, Tx};
use crate::disputes::view::Dispute;
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::ids::UserId;
use crate::web::page::Order;
use crate::web::{List, Page};
use crate::{args, site, statements};

statements! {
    OF_WORKER = columns!("WHERE d.worker_id = $1 AND d.id < $2 ORDER BY d.id DESC LIMIT $3");
    OF_WORKER_BEFORE = columns!("WHERE d.worker_id = $1 AND d.id > $2 ORDER BY d.id LIMIT $3");
    OF_EMPLOYER = columns!("WHERE d.employer_id = $1 AND d.id < $2 ORDER BY d.id DESC LIMIT $3");
    OF_EMPLOYER_BEFORE = columns!("WHERE d.employer_id = $1 AND d.id > $2 ORDER BY d.id LIMIT $3");
    DESK = columns!("WHERE d.state IN ('mediating', 'appealed') ORDER BY d.due_at, d.id LIMIT 200");
}

/// Returns a page of a person's disputes, on either side, newest first.
pub fn page(tx: &mut Tx, user: UserId, page: &Page) -> Result<List<Dispute>> {
    let currency = site::store::currency(tx)?;
    let mut parts = Vec::new();
    let (sql, from) = page.start(OF_WORKER, OF_WORKER_BEFORE, i64::MAX);
    parts.push(tx.all(sql, args![user, from, page.rows()], |row| from_row(row, &currency))?);
    let (sql, from) = page.start(OF_EMPLOYER, OF_EMPLOYER_BEFORE, i64::MAX);
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        parts.push(tx.all(sql, args![employer, from, page.rows()], |row| from_row(row, &currency))?);
    }
    Ok(page.merge(parts, Order::HighestFirst, |dispute| dispute.id.0))
}

/// Returns the disputes that wait for a mediator, the most urgent first, at most 200.
pub fn desk(tx: &mut Tx) -> Result<Vec<Dispute>> {
    let currency = site::store::currency(tx)?;
    tx.all(DESK, &[], |row| from_row(row, &currency))
}
