//! Issuing what corrects a difference, exactly as it was proposed.

use super::find;
use super::model::{Correction, Difference, Found, State};
use super::store;
use crate::contracts::notify::{Message, tell};
use crate::contracts::view::Contract;
use crate::db::{self, Tx};
use crate::ids::{InvoiceId, UserId};
use crate::money::format::format_amount;
use crate::payments::issue::{self, Work};
use crate::payments::model::About;
use crate::payments::store::corrections::{self, Kind as Reason};
use crate::payments::view::{Invoice, Line};
use crate::payments::{credit, settle, store as invoices};
use crate::web::{Error, Result};

/// Corrects a difference, if it's still there as it was proposed, and tells both sides.
///
/// # Errors
/// 409 if it was corrected, has changed, or nobody has to correct it.
pub fn apply(tx: &mut Tx, difference: &Difference, by: UserId) -> Result<()> {
    let (State::Open, Some(correction)) = (difference.state, difference.correction) else {
        return Err(Error::conflict("wrong_state", "There’s nothing to issue for this."));
    };
    let (contract, found) = find::in_contract(tx, difference.contract_id)?;
    let is_it = |one: &&Found| {
        one.kind == difference.kind && one.reference == difference.reference && one.amount == difference.amount
    };
    let invoice = found.iter().find(is_it).and_then(|one| one.invoice);
    let Some(invoice) = invoice else {
        return Err(Error::conflict("changed", "This has changed since the check. Check again."));
    };
    let invoice = invoices::get(tx, invoice)?;
    let document = issue(tx, &contract, &invoice, (correction, difference), by)?;
    settle::use_ahead(tx, &contract)?;
    invoices::update_contract(tx, contract.id)?;
    if !store::set_corrected(tx, difference.id, by, document)? {
        return Err(Error::conflict("wrong_state", "Someone already corrected this."));
    }
    Ok(notify(tx, &contract, &invoice, (correction, difference.amount), document)?)
}

fn issue(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    (correction, difference): (Correction, &Difference),
    by: UserId,
) -> db::Result<Option<InvoiceId>> {
    let amount = difference.amount;
    match correction {
        Correction::CreditNote => {
            let text = format!("Invoice {}: an advance that pays for other work", invoice.number);
            credit::correct(tx, contract, invoice, (Reason::BilledTwice, Line { text, amount }), Some(by))
        }
        Correction::Invoice => {
            let text = format!("Overtime in the week of {} that wasn’t billed", difference.reference);
            let id = corrections::insert(tx, invoice.id, (Reason::Overtime, amount), &text, Some(by))?;
            let lines = vec![Line { text, amount }];
            issue::bill(tx, contract, Work { about: About::Correction(id), lines, by: None })
        }
        Correction::Commission => credit::give_up_commission(tx, invoice.id),
    }
}

fn notify(
    tx: &mut Tx,
    contract: &Contract,
    invoice: &Invoice,
    (correction, amount): (Correction, i64),
    document: Option<InvoiceId>,
) -> db::Result<()> {
    let number = match document {
        Some(id) => invoices::get(tx, id)?.number,
        None => String::new(),
    };
    let (amount, about) = (format_amount(amount, &contract.currency), &invoice.number);
    let text = match correction {
        Correction::CreditNote => {
            format!(
                "Credit note {number} takes {amount} off invoice {about}: an advance was billed that pays for other work."
            )
        }
        Correction::Invoice => format!("Invoice {number} bills {amount} of overtime that invoice {about} left out."),
        Correction::Commission => {
            format!("The commission on invoice {about} is {amount} less, because pay was credited.")
        }
    };
    let message = Message { kind: "corrected", actor: None, text: &text };
    tell(tx, contract, &message, |_| format!("The bill was corrected: “{}”", contract.job_title))
}
