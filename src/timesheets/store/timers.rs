//! Running timers in the database.

use super::super::model::Timer;
use crate::contracts::view::Contract;
use crate::db::{Result, Row, Tx};
use crate::ids::{ContractId, UserId};
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT t.client_id, t.contract_id, c.title, t.started_at, t.memo, t.clock_skew FROM timers t JOIN contracts c ON c.id = t.contract_id ",
            $rest
        )
    };
}

statements! {
    FIND = columns!("WHERE t.user_id = $1");
    OF_CONTRACT = columns!("WHERE t.contract_id = $1");
    INSERT = "INSERT INTO timers (user_id, contract_id, client_id, started_at, memo, clock_skew, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)";
    SET_MEMO = "UPDATE timers SET memo = $2 WHERE user_id = $1";
    DELETE = "DELETE FROM timers WHERE user_id = $1";
}

/// Finds a person's running timer.
pub fn find(tx: &mut Tx, user: UserId) -> Result<Option<Timer>> {
    tx.find(FIND, args![user], from_row)
}

/// Finds the timer that runs for a contract, which has one worker.
pub fn of_contract(tx: &mut Tx, contract: ContractId) -> Result<Option<Timer>> {
    tx.find(OF_CONTRACT, args![contract], from_row)
}

/// Starts the timer of a contract's worker. `skew` is how far the device's clock is ahead, in milliseconds.
pub fn start(tx: &mut Tx, contract: &Contract, client_id: &str, at: i64, memo: &str, skew: i64) -> Result<()> {
    let args = args![contract.worker.id, contract.id, client_id, at, memo.trim(), skew, tx.now()];
    tx.run(INSERT, args).map(drop)
}

/// Changes what is being done.
pub fn set_memo(tx: &mut Tx, user: UserId, memo: &str) -> Result<()> {
    tx.run(SET_MEMO, args![user, memo.trim()]).map(drop)
}

/// Removes a person's timer.
pub fn delete(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE, args![user]).map(drop)
}

fn from_row(row: &mut Row) -> Result<Timer> {
    let (client_id, contract_id, title) = (row.take()?, row.take()?, row.take()?);
    let (started_at, memo) = (row.take()?, row.take()?);
    Ok(Timer { client_id, contract_id, title, started_at, memo, clock_skew: row.take::<i64>()? > 0 })
}
