//! The board: a person's shifts of a week, on both sides.

use super::model::Shift;
use super::{access, store};
use crate::clock;
use crate::db::{Result, Tx};
use crate::employers::model::Rights;
use crate::employers::rights;
use crate::ids::UserId;
use crate::site;
use crate::web::List;

/// Days on the board.
const DAYS: i64 = 7;
/// Maximum number of shifts on the board.
const MAX: usize = 200;

/// Returns the shifts of the week that begins on a day, today by default, and those that still go on from the day before: the
/// person's own and those of the employers that they hire for, the earliest first.
pub fn of_week(tx: &mut Tx, user: UserId, from: Option<&str>) -> Result<List<Shift>> {
    let zone = site::store::zone(tx)?;
    let today = clock::date_in(&zone, tx.now());
    let first = from.filter(|day| clock::is_date(day)).unwrap_or(&today);
    let from = clock::start_of_day(&zone, first).unwrap_or_default();
    // A week in which clocks change has an hour more or less.
    let until = clock::add_days(first, DAYS).and_then(|day| clock::start_of_day(&zone, &day));
    let times = (from, until.unwrap_or(from));
    let mut shifts = store::of_worker(tx, user, times)?;
    for employer in rights::employers(tx, user, Rights::can_view_applications)? {
        shifts.extend(store::of_employer(tx, employer, times)?);
    }
    shifts.sort_by_key(|shift| (shift.starts_at, shift.id));
    shifts.dedup_by_key(|shift| shift.id);
    shifts.truncate(MAX);
    let items = shifts.into_iter().map(|shift| access::view(tx, shift, user)).collect::<Result<_>>()?;
    Ok(List { items, next_cursor: None, prev_cursor: None })
}
