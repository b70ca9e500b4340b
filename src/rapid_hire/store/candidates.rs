//! Finding who can be asked.

use crate::clock::DAY;
use crate::db::{Result, Row, Tx, value};
use crate::ids::{RapidHireId, UserId};
use crate::pay::PayUnit;
use crate::rapid_hire::order::MEMORY;
use crate::rapid_hire::town::Town;
use crate::shifts::attendance;
use crate::week::WeekRange;
use crate::{args, statements};

statements! {
    // People who are available for this kind of work, apart from those who were asked already, applied, are being asked for
    // something else, work for the employer as members, or aren't on speaking terms with one of its members.
    AVAILABLE = "SELECT a.user_id, a.city_fold, a.state, a.lat, a.lon, a.radius_miles, a.min_rate, a.rate_unit, a.hours, a.asked_at
                 FROM availability_categories k JOIN availability a ON a.user_id = k.user_id JOIN users u ON u.id = a.user_id
                 JOIN rapid_hires h ON h.id = $2
                 WHERE k.category = $1 AND a.available = 1 AND a.until > $3 AND u.disabled_at IS NULL
                   AND NOT EXISTS (SELECT 1 FROM rapid_offers o WHERE o.hire_id = h.id AND o.worker_id = a.user_id)
                   AND NOT EXISTS (SELECT 1 FROM rapid_offers p WHERE p.worker_id = a.user_id AND p.state IN ('offered', 'chosen'))
                   AND NOT EXISTS (SELECT 1 FROM applied_jobs x WHERE x.user_id = a.user_id AND x.job_id = h.job_id)
                   AND NOT EXISTS (SELECT 1 FROM employer_members m WHERE m.employer_id = h.employer_id AND m.user_id = a.user_id)
                   AND NOT EXISTS (SELECT 1 FROM employer_members n JOIN blocks b ON b.user_id = n.user_id AND b.blocked_id = a.user_id WHERE n.employer_id = h.employer_id)
                   AND NOT EXISTS (SELECT 1 FROM employer_members n JOIN blocks b ON b.user_id = a.user_id AND b.blocked_id = n.user_id WHERE n.employer_id = h.employer_id)
                 LIMIT 5000";
    LAST_CONTRACT = "SELECT active_at FROM contracts WHERE worker_id = $1 AND active_at IS NOT NULL ORDER BY id DESC LIMIT 1";
    LAPSES = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers WHERE worker_id = $1 AND settled_at > $2 AND state = 'lapsed'";
}

/// Someone who is available for a kind of work, wherever and whenever it is.
#[derive(Debug)]
pub struct Available {
    /// The person.
    pub user: UserId,
    /// Their town.
    pub town: Town,
    /// How far they go, in miles.
    pub radius: i64,
    /// The least pay, in minor units; `None` for any.
    pub min_rate: Option<i64>,
    /// Its unit.
    pub rate_unit: PayUnit,
    /// When they work; any time if there are none.
    pub hours: Vec<WeekRange>,
    /// When they were asked last.
    pub asked_at: Option<i64>,
}

/// Returns who is available for the category of a hire and may be asked, at most 5,000.
pub fn available(tx: &mut Tx, hire: RapidHireId, category: &str) -> Result<Vec<Available>> {
    tx.all(AVAILABLE, args![category, hire, tx.now()], |row: &mut Row| {
        Ok(Available {
            user: row.take()?,
            town: super::town(row)?,
            radius: row.take()?,
            min_rate: row.take()?,
            rate_unit: row.take()?,
            hours: super::availability::hours(row)?,
            asked_at: row.take()?,
        })
    })
}

/// Returns the days since someone last came to a shift or was hired; `None` if they never did.
pub fn waited_days(tx: &mut Tx, user: UserId) -> Result<Option<i64>> {
    let now = tx.now();
    let shift = attendance::store::last_came(tx, user)?;
    let contract = tx.find(LAST_CONTRACT, args![user], value::<i64>)?;
    Ok(shift.max(contract).map(|at| (now - at).max(0) / DAY))
}

/// Returns how many shifts someone confirmed and missed, and how often they were chosen and didn't confirm.
pub fn missed(tx: &mut Tx, user: UserId) -> Result<i64> {
    let since = tx.now() - MEMORY;
    let missed = attendance::store::missed(tx, user, since)?;
    let lapses: i64 = tx.one(LAPSES, args![user, since], value)?;
    Ok(missed + lapses)
}
