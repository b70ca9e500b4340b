//! What invoices say about a worker, an employer or the site.

use crate::db::{Result, Row, Tx};
use crate::ids::{EmployerId, UserId};
use crate::payments::billing::Billing;
use crate::{args, statements};

statements! {
    FIND = "SELECT name, address, tax_id, tax_name, tax_rate FROM billing_details WHERE owner = $1 AND owner_id = $2";
    SAVE = "INSERT INTO billing_details (owner, owner_id, name, address, tax_id, tax_name, tax_rate) VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (owner, owner_id) DO UPDATE SET name = excluded.name, address = excluded.address, tax_id = excluded.tax_id,
              tax_name = excluded.tax_name, tax_rate = excluded.tax_rate";
}

/// Whose details they are.
#[derive(Clone, Copy, Debug)]
pub enum Owner {
    /// A worker's.
    Worker(UserId),
    /// An employer's.
    Employer(EmployerId),
    /// The site's.
    Site,
}

impl Owner {
    const fn columns(self) -> (&'static str, i64) {
        match self {
            Self::Worker(id) => ("worker", id.0),
            Self::Employer(id) => ("employer", id.0),
            Self::Site => ("site", 1),
        }
    }
}

/// Returns the details; empty ones if none were saved.
pub fn find(tx: &mut Tx, owner: Owner) -> Result<Billing> {
    let (kind, id) = owner.columns();
    Ok(tx.find(FIND, args![kind, id], from_row)?.unwrap_or_default())
}

/// Saves the details.
pub fn save(tx: &mut Tx, owner: Owner, billing: &Billing) -> Result<()> {
    let (kind, id) = owner.columns();
    let Billing { name, address, tax_id, tax_name, tax_rate } = billing;
    tx.run(SAVE, args![kind, id, name.trim(), address.trim(), tax_id.trim(), tax_name.trim(), *tax_rate]).map(drop)
}

fn from_row(row: &mut Row) -> Result<Billing> {
    let (name, address, tax_id) = (row.take()?, row.take()?, row.take()?);
    Ok(Billing { name, address, tax_id, tax_name: row.take()?, tax_rate: row.take()? })
}
