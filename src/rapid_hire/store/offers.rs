//! Offers of rapid hires in the database.

use crate::db::{Error, Result, Row, Tx, value};
use crate::ids::{ContractId, RapidHireId, RapidOfferId, ShiftId, UserId};
use crate::rapid_hire::model::OfferState;
use crate::rapid_hire::order::{Candidate, points};
use crate::rapid_hire::view::{Offer, RapidShift, Standing};
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT o.id, o.hire_id, o.worker_id, u.name, o.wave, o.position, o.waited_days, o.missed, o.distance_miles, o.state, o.answer_by, o.confirm_by,
               o.contract_id, s.id, s.state, s.is_late, s.arrived_at
             FROM rapid_offers o JOIN users u ON u.id = o.worker_id LEFT JOIN shifts s ON s.id = o.shift_id ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE o.id = $1");
    // Each wave has at most 30 people.
    LINE = columns!("WHERE o.hire_id = $1 ORDER BY o.wave, o.position LIMIT 300");
    OF_WORKER = columns!("WHERE o.worker_id = $1 ORDER BY o.id DESC LIMIT 20");
    IN_WAVE = "SELECT CAST(COUNT(*) AS BIGINT) FROM rapid_offers WHERE hire_id = $1 AND wave = $2";
    INSERT = "INSERT INTO rapid_offers (hire_id, worker_id, wave, position, waited_days, missed, distance_miles, state, answer_by, offered_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, 'offered', $8, $9) RETURNING id";
    SET_ASKED = "UPDATE availability SET asked_at = $2 WHERE user_id = $1";
    SET_STATE = "UPDATE rapid_offers SET state = $2, settled_at = $3 WHERE id = $1";
    CHOOSE = "UPDATE rapid_offers SET state = 'chosen', confirm_by = $2 WHERE id = $1";
    SET_HIRED = "UPDATE rapid_offers SET contract_id = $2, shift_id = $3 WHERE id = $1";
    HAS_OPEN = "SELECT EXISTS (SELECT 1 FROM rapid_offers WHERE worker_id = $1 AND state IN ('offered', 'chosen'))";
}

/// Finds an offer.
pub fn find(tx: &mut Tx, id: RapidOfferId) -> Result<Option<Offer>> {
    tx.find(FIND, args![id], from_row)
}

/// Returns an offer that must exist.
pub fn get(tx: &mut Tx, id: RapidOfferId) -> Result<Offer> {
    find(tx, id)?.ok_or_else(|| Error::Invalid(format!("rapid offer {id} does not exist")))
}

/// Returns the offers of a hire in the order in which people get the job, at most 300.
pub fn line(tx: &mut Tx, hire: RapidHireId) -> Result<Vec<Offer>> {
    tx.all(LINE, args![hire], from_row)
}

/// Returns the newest offers to a person, at most 20.
pub fn of_worker(tx: &mut Tx, worker: UserId) -> Result<Vec<Offer>> {
    tx.all(OF_WORKER, args![worker], from_row)
}

/// Returns how many people a wave asked.
pub fn in_wave(tx: &mut Tx, hire: RapidHireId, wave: i64) -> Result<i64> {
    tx.one(IN_WAVE, args![hire, wave], value)
}

/// Asks someone, at a position of a wave.
pub fn insert(
    tx: &mut Tx,
    hire: RapidHireId,
    one: &Candidate,
    (wave, position): (i64, i64),
    answer_by: i64,
) -> Result<RapidOfferId> {
    let now = tx.now();
    tx.run(SET_ASKED, args![one.user, now])?;
    let standing = args![wave, position, one.waited_days, one.missed, one.miles];
    let args = [args![hire, one.user].as_slice(), standing, args![answer_by, now]].concat();
    tx.insert(INSERT, &args)
}

/// Sets the state.
pub fn set_state(tx: &mut Tx, id: RapidOfferId, state: OfferState) -> Result<()> {
    tx.run(SET_STATE, args![id, state.as_str(), tx.now()]).map(drop)
}

/// Stores that someone was chosen, and until when they can confirm.
pub fn choose(tx: &mut Tx, id: RapidOfferId, confirm_by: i64) -> Result<()> {
    tx.run(CHOOSE, args![id, confirm_by]).map(drop)
}

/// Stores the contract and the shift of someone who was hired.
pub fn set_hired(tx: &mut Tx, id: RapidOfferId, contract: ContractId, shift: ShiftId) -> Result<()> {
    tx.run(SET_HIRED, args![id, contract, shift]).map(drop)
}

/// Whether someone is being asked, or has to confirm.
pub fn has_open(tx: &mut Tx, worker: UserId) -> Result<bool> {
    tx.one(HAS_OPEN, args![worker], value)
}

fn from_row(row: &mut Row) -> Result<Offer> {
    let (id, hire, worker, name) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (wave, position) = (row.take()?, row.take()?);
    let (waited_days, missed, distance): (Option<i64>, i64, f64) = (row.take()?, row.take()?, row.take()?);
    let (state, answer_by, confirm_by, contract) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (shift, shift_state): (Option<ShiftId>, _) = (row.take()?, row.take()?);
    let (is_late, arrived_at): (Option<i64>, _) = (row.take()?, row.take()?);
    let shift = shift.zip(shift_state);
    let points = points(waited_days, missed);
    Ok(Offer {
        id,
        hire,
        worker,
        name,
        standing: Standing {
            wave,
            position,
            waited_days,
            missed,
            points,
            distance_miles: (distance * 10.0).round() / 10.0,
        },
        state,
        answer_by,
        confirm_by,
        contract,
        shift: shift.map(|(id, state)| RapidShift { id, state, is_late: is_late == Some(1), arrived_at }),
    })
}
