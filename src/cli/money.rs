//! `jobstead check --money`: asks of every ended contract whether the worker got what was agreed, the employer paid it once,
//! and tax and commission follow what was paid. What older versions got wrong shows up here; nothing is changed.

use super::print_line;
use crate::db::{Result, SingleConnection, Tx};
use crate::ids::ContractId;
use crate::office::differences::find;
use crate::office::differences::model::sentence;

/// Prints a note for each difference, and how many contracts were asked.
///
/// # Errors
/// The database's error.
pub fn print(db: &SingleConnection) -> std::result::Result<(), String> {
    let (mut last, mut asked, mut notes) = (ContractId(0), 0, 0);
    loop {
        let batch = db.read(|tx| batch(tx, last)).map_err(|e| e.to_string())?;
        let Some((id, _)) = batch.last() else { break };
        last = *id;
        for (_, found) in batch {
            asked += 1;
            notes += found.len();
            found.iter().try_for_each(|note| print_line(&format!("note  {note}")))?;
        }
    }
    print_line(&format!("the money of {asked} ended contracts: {notes} notes"))
}

/// Returns the notes about the next 100 ended contracts after one, by contract.
///
/// # Errors
/// The database's error.
pub fn batch(tx: &mut Tx, after: ContractId) -> Result<Vec<(ContractId, Vec<String>)>> {
    let found = find::batch(tx, after)?.into_iter().map(|(contract, found)| {
        let about = format!("contract {}, “{}”", contract.id, contract.job_title);
        let note = |one| -> String {
            let one: &crate::office::differences::model::Found = one;
            format!("{about}: {}", sentence(one.kind, &one.reference, one.amount, &contract.currency))
        };
        (contract.id, found.iter().map(note).collect())
    });
    Ok(found.collect())
}
