//! Reading what a person's record says.

use super::model::{RecordContract, RecordReview, RecordSite, RecordTotals, VERSION, WorkRecord};
use crate::clock::date_in;
use crate::contracts::model::{Side, State};
use crate::db::{Result, Row, Tx};
use crate::employers::model::public_name;
use crate::ids::UserId;
use crate::reviews::model::{Category, Score};
use crate::reviews::store::{Subject, summary};
use crate::{args, site, statements};

statements! {
    PERSON = "SELECT name, created_at FROM users WHERE id = $1";
    CONTRACTS = "SELECT c.title, e.name, e.kind, c.active_at, c.ended_at, c.milestones_approved,
          (SELECT CAST(COALESCE(SUM(t.seconds), 0) AS BIGINT) FROM timesheets t WHERE t.contract_id = c.id AND t.state = 'approved'),
          (SELECT CAST(COUNT(*) AS BIGINT) FROM shifts s JOIN attendance a ON a.shift_id = s.id WHERE s.contract_id = c.id AND a.fact IN ('came', 'late')),
          r.score_1, r.score_2, r.score_3, r.text, r.reply
        FROM contracts c JOIN employers e ON e.id = c.employer_id
          LEFT JOIN reviews r ON r.contract_id = c.id AND r.side = 'employer' AND r.state = 'published'
        WHERE c.worker_id = $1 AND c.state = $2 AND c.active_at IS NOT NULL ORDER BY c.id DESC LIMIT 500";
    COUNTS = "SELECT CAST(COUNT(*) AS BIGINT), CAST(COUNT(DISTINCT employer_id) AS BIGINT) FROM contracts WHERE worker_id = $1 AND active_at IS NOT NULL";
    SECONDS = "SELECT CAST(COALESCE(SUM(seconds), 0) AS BIGINT) FROM timesheets WHERE worker_id = $1 AND state = 'approved'";
}

/// Returns a person's record as of now. `origin` is the site's address.
pub fn of_person(tx: &mut Tx, user: UserId, origin: &str) -> Result<WorkRecord> {
    let zone = site::store::zone(tx)?;
    let (name, joined_at): (String, i64) = tx.one(PERSON, args![user], |row| Ok((row.take()?, row.take()?)))?;
    let mut contracts = Vec::new();
    for state in [State::Active, State::Ended] {
        contracts.extend(tx.all(CONTRACTS, args![user, state.as_str()], |row| contract(row, &zone))?);
    }
    let (count, employers) = tx.one(COUNTS, args![user], |row| Ok((row.take::<i64>()?, row.take()?)))?;
    let reviews = summary(tx, Subject::Worker(user))?;
    let totals = RecordTotals {
        contracts: count,
        employers,
        seconds: tx.one(SECONDS, args![user], crate::db::value)?,
        shifts: reviews.kept,
        reviews: reviews.count,
        mean: reviews.mean,
    };
    let site = RecordSite { name: one_line(&site::store::site_name(tx)?), url: origin.to_owned() };
    let left_out = (count - i64::try_from(contracts.len()).unwrap_or(count)).max(0);
    let signed_on = date_in(&zone, tx.now());
    let joined_on = date_in(&zone, joined_at);
    let name = one_line(&name);
    Ok(WorkRecord { version: VERSION, site, name, joined_on, signed_on, totals, contracts, left_out }.fitted())
}

fn contract(row: &mut Row, zone: &str) -> Result<RecordContract> {
    let work = one_line(&row.take::<String>()?);
    let employer = one_line(&public_name(&row.take::<String>()?, row.take()?));
    let from = date_in(zone, row.take()?);
    let to = row.take::<Option<i64>>()?.map(|at| date_in(zone, at));
    let (milestones, seconds, shifts) = (row.take()?, row.take()?, row.take()?);
    let scores = [row.take::<Option<i64>>()?, row.take()?, row.take()?];
    let (text, reply): (Option<String>, _) = (row.take()?, row.take()?);
    let review = text.map(|text| {
        let scores = Category::of(Side::Employer).into_iter().zip(scores);
        let scores = scores.filter_map(|(category, score)| Some(Score { category, score: score? })).collect();
        RecordReview { scores, text, reply }
    });
    Ok(RecordContract { work, employer, from, to, seconds, shifts, milestones, review })
}

/// Returns the text with single spaces instead of tabs and line breaks, which names in a record can't have.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
