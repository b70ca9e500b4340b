//! Contact details in the database. Those of a closed account are never read.

use crate::contracts::contact::{Contact, Contacts};
use crate::db::{Result, Row, Tx, value};
use crate::employers;
use crate::ids::{ContactId, ContractId, EmployerId, UserId};
use crate::{args, statements};

/// Joins the contact details of both sides to a contract `c`, except those of closed accounts.
#[macro_export]
macro_rules! contact_joins {
    () => {
        "LEFT JOIN contacts ke ON ke.id = c.employer_contact_id AND NOT EXISTS (SELECT 1 FROM users x WHERE x.id = ke.user_id AND x.disabled_at IS NOT NULL)
         LEFT JOIN contacts kw ON kw.id = c.worker_contact_id AND NOT EXISTS (SELECT 1 FROM users x WHERE x.id = kw.user_id AND x.disabled_at IS NOT NULL) "
    };
}

statements! {
    INSERT = "INSERT INTO contacts (user_id, employer_id, phone, email, note, street, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id";
    FIND = "SELECT phone, email, note, street FROM contacts WHERE id = $1";
    CHANGE = "UPDATE contacts SET user_id = $2, phone = $3, email = $4, note = $5, street = $6, updated_at = $7 WHERE id = $1";
    EMPLOYER_CONTACT = "SELECT employer_contact_id FROM contracts WHERE id = $1";
    WORKER_CONTACT = "SELECT worker_contact_id FROM contracts WHERE id = $1";
    SET_EMPLOYER_CONTACT = "UPDATE contracts SET employer_contact_id = $2 WHERE id = $1";
    SET_WORKER_CONTACT = "UPDATE contracts SET worker_contact_id = $2 WHERE id = $1";
    AGREED = concat!("SELECT ke.phone, ke.email, ke.note, ke.street, kw.phone, kw.email, kw.note, kw.street FROM contracts c ", contact_joins!(), "WHERE c.id = $1");
    KEPT = "SELECT k.updated_at, k.phone, k.email, k.note, k.street FROM contacts k JOIN users u ON u.id = k.user_id WHERE k.id = $1 AND u.disabled_at IS NULL";
    LAST_GIVEN = "SELECT updated_at, phone, email, note, street FROM contacts WHERE user_id = $1 AND employer_id IS $2 ORDER BY updated_at DESC, id DESC LIMIT 1";
    // Twenty are enough to find one from someone who is still a member.
    LAST_OF_COLLEAGUES = "SELECT k.phone, k.email, k.note, k.street FROM (SELECT id, user_id, employer_id, phone, email, note, street, updated_at FROM contacts WHERE employer_id = $1 ORDER BY updated_at DESC, id DESC LIMIT 20) AS k
              JOIN employer_members m ON m.employer_id = k.employer_id AND m.user_id = k.user_id JOIN users u ON u.id = k.user_id
              WHERE u.disabled_at IS NULL ORDER BY k.updated_at DESC, k.id DESC LIMIT 1";
    ACCOUNT_EMAIL = "SELECT email FROM users WHERE id = $1";
}

/// Who gives contact details: a person, for themselves or for an employer.
#[derive(Clone, Copy, Debug)]
pub struct Giver {
    /// The person.
    pub user: UserId,
    /// The employer; `None` for a worker.
    pub employer: Option<EmployerId>,
}

/// Stores contact details.
pub fn insert(tx: &mut Tx, giver: Giver, contact: &Contact) -> Result<ContactId> {
    let Contact { phone, email, note, street } = contact.tidy();
    tx.insert(INSERT, args![giver.user, giver.employer, &phone, &email, &note, &street, tx.now()])
}

/// Returns contact details that were stored.
pub fn get(tx: &mut Tx, id: ContactId) -> Result<Contact> {
    tx.one(FIND, args![id], details)
}

/// Replaces the contact details that one side of a contract gave.
pub fn change(tx: &mut Tx, contract: ContractId, giver: Giver, new: &Contact) -> Result<()> {
    let (find, set) = match giver.employer {
        Some(_) => (EMPLOYER_CONTACT, SET_EMPLOYER_CONTACT),
        None => (WORKER_CONTACT, SET_WORKER_CONTACT),
    };
    let Some(id) = tx.one(find, args![contract], value::<Option<ContactId>>)? else {
        let id = insert(tx, giver, new)?;
        return tx.run(set, args![contract, id]).map(drop);
    };
    replace(tx, id, giver.user, new)
}

fn replace(tx: &mut Tx, id: ContactId, user: UserId, new: &Contact) -> Result<()> {
    let Contact { phone, email, note, street } = new.tidy();
    tx.run(CHANGE, args![id, user, &phone, &email, &note, &street, tx.now()]).map(drop)
}

/// Returns the contact details of both sides of a contract.
pub fn agreed(tx: &mut Tx, contract: ContractId) -> Result<Contacts> {
    tx.one(AGREED, args![contract], from_row)
}

/// Stores what an employer tells everyone it hires.
pub fn keep(tx: &mut Tx, employer: EmployerId, user: UserId, contact: &Contact) -> Result<()> {
    if let Some(id) = employers::store::contact(tx, employer)? {
        return replace(tx, id, user, contact);
    }
    let id = insert(tx, Giver { user, employer: Some(employer) }, contact)?;
    employers::store::set_contact(tx, employer, id)
}

/// Returns the details to suggest: what the person gave last time or the employer keeps, whichever is newer, else what a
/// colleague gave, else the account's email address.
pub fn suggested(tx: &mut Tx, giver: Giver) -> Result<Contact> {
    let dated = |row: &mut Row| Ok((row.take::<i64>()?, details(row)?));
    let last = tx.find(LAST_GIVEN, args![giver.user, giver.employer], dated)?;
    let kept = giver.employer.map(|employer| employers::store::contact(tx, employer)).transpose()?.flatten();
    let kept = kept.map(|id| tx.find(KEPT, args![id], dated)).transpose()?.flatten();
    if let Some((_, contact)) = last.into_iter().chain(kept).max_by_key(|(at, _)| *at) {
        return Ok(contact);
    }
    let colleagues = giver.employer.map(|employer| tx.find(LAST_OF_COLLEAGUES, args![employer], details));
    if let Some(contact) = colleagues.transpose()?.flatten() {
        return Ok(contact);
    }
    Ok(Contact { email: tx.one(ACCOUNT_EMAIL, args![giver.user], value)?, ..Contact::default() })
}

fn details(row: &mut Row) -> Result<Contact> {
    Ok(Contact { phone: row.take()?, email: row.take()?, note: row.take()?, street: row.take()? })
}

/// Reads the columns of [`contact_joins!`]: phone, email, note and street of the employer, then of the worker.
pub fn from_row(row: &mut Row) -> Result<Contacts> {
    Ok(Contacts { employer: contact(row)?, worker: contact(row)? })
}

fn contact(row: &mut Row) -> Result<Option<Contact>> {
    let (phone, email): (Option<String>, Option<String>) = (row.take()?, row.take()?);
    let (note, street): (Option<String>, Option<String>) = (row.take()?, row.take()?);
    let details = phone.zip(email).zip(note.zip(street));
    Ok(details.map(|((phone, email), (note, street))| Contact { phone, email, note, street }))
}
