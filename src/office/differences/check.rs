//! The check that goes through all ended contracts, a hundred at a time, in the background.

use super::{find, store};
use crate::app::App;
use crate::db::{self, Tx};
use crate::ids::ContractId;
use crate::tasks::{self, Task};

/// Begins the check, unless it runs.
pub fn begin(tx: &mut Tx) -> db::Result<()> {
    store::begin(tx)?;
    tasks::store::hasten(tx, Task::MoneyCheck, tx.now())
}

/// Goes on with the check to its end. It goes on where it stopped, and a second run changes nothing.
///
/// # Errors
/// The database's error.
pub async fn run(app: &App) -> db::Result<()> {
    while app.db.write(step).await? {}
    Ok(())
}

/// Asks the next contracts. Returns whether there are more.
fn step(tx: &mut Tx) -> db::Result<bool> {
    let Some((check, last)) = store::check(tx)? else { return Ok(false) };
    if !check.is_running {
        return Ok(false);
    }
    let batch = find::batch(tx, last)?;
    let Some(end) = batch.last().map(|(contract, _)| contract.id) else {
        store::end(tx)?;
        return Ok(false);
    };
    let count = i64::try_from(batch.len()).unwrap_or_default();
    for (contract, found) in &batch {
        store::save(tx, contract.id, found)?;
    }
    store::go_on(tx, end, count)
}

/// Looks at one contract again, because it was corrected.
pub fn again(tx: &mut Tx, contract: ContractId) -> db::Result<()> {
    let (_, found) = find::in_contract(tx, contract)?;
    store::save(tx, contract, &found)
}
