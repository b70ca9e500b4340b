//! Why invoices were reduced, apart from refunds and disputes about them.

use crate::db::{Result, Tx};
use crate::ids::{CorrectionId, InvoiceId, UserId};
use crate::string_enum;
use crate::{args, statements};

statements! {
    INSERT = "INSERT INTO corrections (invoice_id, kind, amount, reason, user_id, created_at) VALUES ($1, $2, $3, $4, $5, $6) RETURNING id";
}

string_enum! {
    /// Why an invoice is corrected.
    #[schema(as = CorrectionKind)]
    Kind {
        /// The same pay is billed elsewhere.
        BilledTwice = "billed_twice",
        /// Overtime that wasn't billed.
        Overtime = "overtime",
        /// Damage that a dispute made the worker's.
        Damage = "damage",
        /// What was billed as a whole, because its payment or its refund was contested.
        Contested = "contested",
        /// Pay that was billed again, because its refund was contested.
        Restored = "restored",
    }
}

/// Stores a correction of an invoice: by a credit note, or by another invoice; `by` is who of the office, or `None` for the site.
pub fn insert(
    tx: &mut Tx,
    invoice: InvoiceId,
    (kind, amount): (Kind, i64),
    reason: &str,
    by: Option<UserId>,
) -> Result<CorrectionId> {
    tx.insert(INSERT, args![invoice, kind.as_str(), amount, reason, by, tx.now()])
}
