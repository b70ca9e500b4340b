//! Numbers without gaps, by issuer, kind of document and year.

use crate::db::{Result, Tx, value};
use crate::ids::UserId;
use crate::string_enum;
use crate::{args, statements};

statements! {
    TAKE = "INSERT INTO number_ranges (issuer_id, kind, year, last) VALUES ($1, $2, $3, 1)
            ON CONFLICT (issuer_id, kind, year) DO UPDATE SET last = last + 1 RETURNING last";
}

string_enum! {
    /// What is numbered.
    #[schema(as = NumberedKind)]
    Kind {
        /// Invoices and credit notes.
        Invoice = "invoice",
        /// Receipts.
        Receipt = "receipt",
    }
}

/// Takes the next number of a range. If the transaction doesn't commit, the number isn't taken.
pub fn take(tx: &mut Tx, issuer: UserId, kind: Kind, year: i64) -> Result<i64> {
    tx.one(TAKE, args![issuer, kind.as_str(), year], value)
}
