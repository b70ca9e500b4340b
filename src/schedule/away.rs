//! After the site was away: the deadlines that people lose by silence move by as long. Dates that they agreed on stay.

use std::collections::BTreeSet;

use crate::clock::{DAY, HOUR, MINUTE};
use crate::db::{Result, Tx};
use crate::employers::model::{Parties, Right};
use crate::employers::rights;
use crate::notifications::store::{NewNotification, send};
use crate::{accounts, applications, contracts, disputes, jobs, projects, reviews, timesheets};

/// Moves the deadlines of a feature by so many milliseconds, and returns whose they are.
type Postpone = fn(&mut Tx, i64) -> Result<Vec<Parties>>;

/// What moves besides promised replies: proposals, work and hours that are approved by time, stages of disputes, and the time
/// to review.
const DEADLINES: &[Postpone] = &[
    contracts::store::postpone,
    projects::milestones::store::postpone,
    timesheets::store::postpone,
    disputes::store::postpone,
    reviews::store::postpone,
];

/// Moves deadlines by so many milliseconds, and tells the people they are for.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<()> {
    jobs::expiry::postpone(tx, by)?;
    accounts::removals::postpone(tx, by)?;
    // Who applied has nothing to do, and there may be very many of them.
    let mut employers: BTreeSet<_> = applications::reply_deadline::postpone(tx, by)?.into_iter().collect();
    let mut workers = BTreeSet::new();
    for postpone in DEADLINES {
        for parties in postpone(tx, by)? {
            workers.insert(parties.worker);
            employers.insert(parties.employer);
        }
    }
    let title = format!("We were offline for {}", duration(by));
    let note = NewNotification {
        kind: "deadlines_moved",
        topic: Some("deadlines"),
        title: &title,
        body: "Whatever you had to answer or approve in that time, you now have that much longer to. Dates you agreed on with others stay.",
        href: "/dashboard",
        ..NewNotification::default()
    };
    workers.into_iter().try_for_each(|worker| send(tx, worker, &note))?;
    employers.into_iter().try_for_each(|employer| rights::notify(tx, employer, Right::Hire, &note))
}

/// Says how long that is: "3 days", "5 hours", "25 minutes".
fn duration(milliseconds: i64) -> String {
    let (count, unit) = match milliseconds {
        DAY.. => (milliseconds / DAY, "day"),
        HOUR.. => (milliseconds / HOUR, "hour"),
        _ => (milliseconds / MINUTE, "minute"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}
