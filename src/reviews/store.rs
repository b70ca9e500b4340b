//! Reviews in the database.

use super::kept;
use super::model::{Category, CategoryScore, MIN_REVIEWS, REMINDER, Review, Score, State, Summary, WINDOW, mean};
use crate::contracts::model::Side;
use crate::contracts::view::Contract;
use crate::db::{Error, Result, Row, Tx, value};
use crate::disputes::store::figures;
use crate::employers::model::{Parties, public_name};
use crate::identity::model::short_name;
use crate::ids::{ContractId, EmployerId, ReviewId, UserId};
use crate::web::{List, Page};
use crate::{args, not_stuck, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT r.id, r.contract_id, c.title, r.side, e.name, e.kind, u.name, r.score_1, r.score_2, r.score_3, r.text, r.state, r.published_at, r.reply, r.worker_id, r.employer_id
             FROM reviews r JOIN contracts c ON c.id = r.contract_id JOIN employers e ON e.id = r.employer_id JOIN users u ON u.id = r.worker_id ",
            $rest
        )
    };
}

statements! {
    WRITE = "INSERT INTO reviews (contract_id, employer_id, worker_id, side, user_id, score_1, score_2, score_3, text, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (contract_id, side) DO UPDATE SET user_id = excluded.user_id, score_1 = excluded.score_1, score_2 = excluded.score_2, score_3 = excluded.score_3, text = excluded.text";
    FIND = columns!("WHERE r.id = $1");
    OF_CONTRACT = columns!("WHERE r.contract_id = $1 ORDER BY r.side LIMIT 2");
    OF_WORKER = columns!("WHERE r.worker_id = $1 AND r.state = 'published' AND r.side = 'employer' AND r.id < $2 ORDER BY r.id DESC LIMIT $3");
    OF_WORKER_BEFORE = columns!("WHERE r.worker_id = $1 AND r.state = 'published' AND r.side = 'employer' AND r.id > $2 ORDER BY r.id LIMIT $3");
    OF_EMPLOYER = columns!("WHERE r.employer_id = $1 AND r.state = 'published' AND r.side = 'worker' AND r.id < $2 ORDER BY r.id DESC LIMIT $3");
    OF_EMPLOYER_BEFORE = columns!("WHERE r.employer_id = $1 AND r.state = 'published' AND r.side = 'worker' AND r.id > $2 ORDER BY r.id LIMIT $3");
    SET_STATE = "UPDATE reviews SET state = $2, published_at = COALESCE(published_at, CAST($3 AS BIGINT)) WHERE id = $1";
    SUBJECT = "SELECT side, worker_id, employer_id, score_1, score_2, score_3 FROM reviews WHERE id = $1";
    ADD_SCORE = "INSERT INTO review_scores (subject, subject_id, count, sum_1, sum_2, sum_3) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (subject, subject_id) DO UPDATE SET count = count + excluded.count, sum_1 = sum_1 + excluded.sum_1, sum_2 = sum_2 + excluded.sum_2, sum_3 = sum_3 + excluded.sum_3";
    SCORES = "SELECT count, sum_1, sum_2, sum_3 FROM review_scores WHERE subject = $1 AND subject_id = $2";
    FINISHED_OF_WORKER = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts WHERE worker_id = $1 AND state = 'ended' AND active_at IS NOT NULL";
    FINISHED_OF_EMPLOYER = "SELECT CAST(COUNT(*) AS BIGINT) FROM contracts WHERE employer_id = $1 AND state = 'ended' AND active_at IS NOT NULL";
    REPLY = "UPDATE reviews SET reply = $2, replied_by = $3, replied_at = $4 WHERE id = $1";
    OPEN_WINDOW = "INSERT INTO review_windows (contract_id, closes_at, due_at) VALUES ($1, $2, $3) ON CONFLICT (contract_id) DO NOTHING";
    WINDOW_OF = "SELECT closes_at, due_at IS NOT NULL FROM review_windows WHERE contract_id = $1";
    CLOSE_WINDOW = "UPDATE review_windows SET due_at = NULL WHERE contract_id = $1";
    POSTPONE = "UPDATE review_windows SET closes_at = closes_at + $1, due_at = due_at + $1 WHERE due_at IS NOT NULL
                RETURNING (SELECT c.worker_id FROM contracts c WHERE c.id = contract_id), (SELECT c.employer_id FROM contracts c WHERE c.id = contract_id)";
    SET_DUE = "UPDATE review_windows SET due_at = $2 WHERE contract_id = $1";
    DUE = concat!("SELECT contract_id, closes_at FROM review_windows WHERE due_at <= $1", not_stuck!("reviews", "contract_id"), " ORDER BY due_at LIMIT 50");
}

/// Who reviews are about.
#[derive(Clone, Copy, Debug)]
pub enum Subject {
    /// A worker, reviewed by employers.
    Worker(UserId),
    /// An employer, reviewed by workers.
    Employer(EmployerId),
}

impl Subject {
    const fn columns(self) -> (&'static str, i64, Side) {
        match self {
            Self::Worker(id) => ("worker", id.0, Side::Employer),
            Self::Employer(id) => ("employer", id.0, Side::Worker),
        }
    }
}

/// Stores a sealed review, or changes it.
pub fn write(tx: &mut Tx, contract: &Contract, by: (Side, UserId), scores: [i64; 3], text: &str) -> Result<()> {
    let parties = args![contract.id, contract.employer.id, contract.worker.id, by.0.as_str(), by.1];
    let rest = args![scores[0], scores[1], scores[2], text.trim(), tx.now()];
    tx.run(WRITE, &[parties.as_slice(), rest].concat()).map(drop)
}

/// Finds a review.
pub fn find(tx: &mut Tx, id: ReviewId) -> Result<Option<Review>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns the reviews of a contract: none, one or both.
pub fn of_contract(tx: &mut Tx, contract: ContractId) -> Result<Vec<Review>> {
    tx.all(OF_CONTRACT, args![contract], from_row)
}

/// Returns a page of the published reviews about someone, newest first.
pub fn list(tx: &mut Tx, about: Subject, page: &Page) -> Result<List<Review>> {
    let (forward, backward, id) = match about {
        Subject::Worker(id) => (OF_WORKER, OF_WORKER_BEFORE, id.0),
        Subject::Employer(id) => (OF_EMPLOYER, OF_EMPLOYER_BEFORE, id.0),
    };
    let (sql, from) = page.start(forward, backward, i64::MAX);
    let rows = tx.all(sql, args![id, from, page.rows()], from_row)?;
    Ok(page.list(rows, |review| review.id.0))
}

/// Returns what the published reviews about someone add up to.
pub fn summary(tx: &mut Tx, about: Subject) -> Result<Summary> {
    let (kind, id, by) = about.columns();
    let read = |row: &mut Row| Ok((row.take::<i64>()?, [row.take::<i64>()?, row.take()?, row.take()?]));
    let (count, sums) = tx.find(SCORES, args![kind, id], read)?.unwrap_or_default();
    let finished = match about {
        Subject::Worker(_) => FINISHED_OF_WORKER,
        Subject::Employer(_) => FINISHED_OF_EMPLOYER,
    };
    let contracts = tx.one(finished, args![id], value)?;
    let is_enough = count >= MIN_REVIEWS;
    let of = |(category, sum): (Category, i64)| CategoryScore { category, mean: mean(sum, count) };
    let categories = Category::of(by).into_iter().zip(sums).map(of).filter(|_| is_enough).collect();
    Ok(Summary {
        count,
        mean: is_enough.then(|| mean(sums.iter().sum(), count * 3)),
        categories,
        contracts,
        kept: kept::of(tx, about)?,
        disputes: match about {
            Subject::Worker(id) => figures::of_worker(tx, id)?,
            Subject::Employer(id) => figures::of_employer(tx, id)?,
        },
    })
}

/// Publishes a sealed review, or removes a published one, and counts it.
pub fn set_state(tx: &mut Tx, id: ReviewId, state: State) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str(), tx.now()])?;
    let sign = if state == State::Published { 1 } else { -1 };
    let read = |row: &mut Row| {
        let (side, worker, employer): (Side, UserId, EmployerId) = (row.take()?, row.take()?, row.take()?);
        let about = if side == Side::Employer { Subject::Worker(worker) } else { Subject::Employer(employer) };
        Ok((about, [row.take::<i64>()?, row.take()?, row.take()?]))
    };
    let (about, scores) = tx.one(SUBJECT, args![id], read)?;
    let (kind, subject, _) = about.columns();
    tx.run(ADD_SCORE, args![kind, subject, sign, sign * scores[0], sign * scores[1], sign * scores[2]]).map(drop)
}

/// Stores the other side's reply.
pub fn reply(tx: &mut Tx, id: ReviewId, by: UserId, text: &str) -> Result<()> {
    tx.run(REPLY, args![id, text.trim(), by, tx.now()]).map(drop)
}

/// Begins the time in which both sides can write.
pub fn open_window(tx: &mut Tx, contract: ContractId) -> Result<()> {
    let closes_at = tx.now() + WINDOW;
    tx.run(OPEN_WINDOW, args![contract, closes_at, closes_at - REMINDER]).map(drop)
}

/// Returns when a contract's time for reviews is over, in milliseconds since the epoch, and whether it isn't yet.
pub fn window(tx: &mut Tx, contract: ContractId) -> Result<Option<(i64, bool)>> {
    tx.find(WINDOW_OF, args![contract], |row| Ok((row.take()?, row.take()?)))
}

/// Ends the time in which both sides can write.
pub fn close_window(tx: &mut Tx, contract: ContractId) -> Result<()> {
    tx.run(CLOSE_WINDOW, args![contract]).map(drop)
}

/// Moves by so many milliseconds until when people can review. Returns whose it was.
pub fn postpone(tx: &mut Tx, by: i64) -> Result<Vec<Parties>> {
    tx.all(POSTPONE, args![by], Parties::read)
}

/// Sets when the clock looks at a contract again.
pub fn set_due(tx: &mut Tx, contract: ContractId, at: i64) -> Result<()> {
    tx.run(SET_DUE, args![contract, at]).map(drop)
}

/// Returns contracts that the clock has to look at, with the end of their time for reviews, at most 50.
pub fn due(tx: &mut Tx) -> Result<Vec<(ContractId, i64)>> {
    tx.all(DUE, args![tx.now()], |row| Ok((row.take()?, row.take()?)))
}

fn from_row(row: &mut Row) -> Result<Review> {
    let (id, contract_id, work, side): (_, _, _, Side) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (employer, kind, worker): (String, _, String) = (row.take()?, row.take()?, row.take()?);
    let author = match side {
        Side::Employer => public_name(&employer, kind),
        Side::Worker => short_name(&worker),
    };
    let scores = [row.take()?, row.take()?, row.take()?];
    let scores = Category::of(side).into_iter().zip(scores).map(|(category, score)| Score { category, score });
    let scores = scores.collect();
    let (text, state, published_at, reply) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (worker, employer): (UserId, EmployerId) = (row.take()?, row.take()?);
    let href = match side {
        Side::Employer => format!("/people/{worker}"),
        Side::Worker => format!("/employers/{employer}"),
    };
    Ok(Review { id, contract_id, work, side, author, scores, text, state, published_at, reply, href })
}

/// Returns a review that must exist.
pub fn get(tx: &mut Tx, id: ReviewId) -> Result<Review> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("review {id} does not exist")))
}
