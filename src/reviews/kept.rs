//! How people keep what they agreed to: shifts that were confirmed, and the due days of invoices.

use super::model::Kept;
use super::store::Subject;
use crate::clock::{self, DAY};
use crate::db::{Result, Row, Tx};
use crate::ids::{EmployerId, UserId};
use crate::shifts::attendance;
use crate::{args, site, statements};

/// How far back the figures look, in milliseconds.
const PERIOD: i64 = 365 * DAY;
/// How many days after its due day an invoice can be paid and still be on time: a bank needs as long.
const GRACE_DAYS: i64 = 2;

statements! {
    // Only the newest 500: older ones hardly change the figures.
    INVOICES = "SELECT i.due_on, CASE WHEN i.paid > 0 AND i.paid + i.credited >= i.total THEN (SELECT MAX(p.paid_on) FROM payment_parts t JOIN payments p ON p.id = t.payment_id WHERE t.invoice_id = i.id) END
                FROM (SELECT * FROM invoices WHERE employer_id = $1 ORDER BY id DESC LIMIT 500) AS i WHERE i.kind = 'invoice' AND i.credited < i.total AND i.dispute_id IS NULL AND i.issued_at > $2";
}

/// Returns how someone kept what they agreed to in the last year.
pub fn of(tx: &mut Tx, who: Subject) -> Result<Kept> {
    match who {
        Subject::Worker(id) => shifts(tx, id),
        Subject::Employer(id) => due_days(tx, id),
    }
}

fn shifts(tx: &mut Tx, worker: UserId) -> Result<Kept> {
    let since = tx.now() - PERIOD;
    let counts = attendance::store::counts(tx, worker, since)?;
    let kept = counts.came + counts.late;
    Ok(Kept { due: kept + counts.missed, kept })
}

/// An invoice counts once it's paid, or its last day is over.
fn due_days(tx: &mut Tx, employer: EmployerId) -> Result<Kept> {
    let since = tx.now() - PERIOD;
    let today = clock::date_in(&site::store::zone(tx)?, tx.now());
    let read = |row: &mut Row| Ok((row.take::<String>()?, row.take::<Option<String>>()?));
    let mut kept = Kept::default();
    for (due_on, paid_on) in tx.all(INVOICES, args![employer, since], read)? {
        let last_day = clock::add_days(&due_on, GRACE_DAYS).unwrap_or(due_on);
        kept.due += i64::from(paid_on.is_some() || today > last_day);
        kept.kept += i64::from(paid_on.is_some_and(|day| day <= last_day));
    }
    Ok(kept)
}
