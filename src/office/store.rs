//! The office's numbers. Each is stored or looked up, never counted from a table that grows with the site.

use super::model::Queue;
use super::reach;
use crate::db::{Result, Row, Tx};
use crate::identity::Staff;
use crate::ids::UserId;
use crate::{push, statements, support, timekeeping, totals};

statements! {
    STAFF = "SELECT id, staff FROM users WHERE staff IN ('agent', 'moderator', 'admin', 'superadmin') AND disabled_at IS NULL ORDER BY staff, id LIMIT 100";
}

/// Returns the staff whose accounts are open, at most 100.
pub fn staff(tx: &mut Tx) -> Result<Vec<(UserId, Staff)>> {
    tx.all(STAFF, &[], |row: &mut Row| Ok((row.take()?, row.take()?)))
}

/// Returns how much is in each queue that a staff member may read.
pub fn counts(tx: &mut Tx, user: UserId, staff: Staff) -> Result<Vec<(Queue, i64)>> {
    Queue::ALL
        .iter()
        .filter(|queue| queue.is_for(staff))
        .map(|queue| {
            let count = match queue {
                Queue::Reported => totals::of(tx, "review", "reported"),
                Queue::Messages => totals::of(tx, "messages", "reported"),
                Queue::Disputes => totals::of(tx, "disputes", "waiting"),
                Queue::Reviews => totals::of(tx, "reviews", "reported"),
                // At most as many as the support chat takes in at a time.
                Queue::Support => support::agent::store::counts(tx, user).map(|counts| counts.waiting),
                Queue::Passwords => totals::of(tx, "people", "asked"),
                Queue::Fees => totals::of(tx, "fees", "due"),
                Queue::Refunds => totals::of(tx, "fees", "owed"),
                Queue::Cards => totals::of(tx, "card_problems", "open"),
                Queue::Feedback => totals::of(tx, "feedback", "new"),
                Queue::Errors => totals::of(tx, "errors", "open"),
                Queue::Calls => reach::count(tx),
                Queue::Push => push::store::count_refusing(tx),
                Queue::Clock => timekeeping::find(tx).map(|memory| memory.doubted_at.is_some().into()),
            };
            Ok((*queue, count?))
        })
        .collect()
}
