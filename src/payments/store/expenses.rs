//! Expenses, bonuses and tips in the database.

use crate::db::{Result, Row, Tx, value};
use crate::files;
use crate::ids::{ContractId, ExpenseId, FileId, UserId};
use crate::payments::model::{ExpenseKind, ExpenseState};
use crate::payments::view::Expense;
use crate::subject::Subject;
use crate::{args, statements};

macro_rules! columns {
    ($rest:literal) => {
        concat!(
            "SELECT id, contract_id, kind, amount, note, spent_on, state, answer_note, created_at FROM expenses ",
            $rest
        )
    };
}

statements! {
    INSERT = "INSERT INTO expenses (contract_id, kind, amount, note, spent_on, state, user_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id";
    FIND = columns!("WHERE id = $1");
    LIST = columns!("WHERE contract_id = $1 ORDER BY id DESC LIMIT 500");
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM expenses WHERE contract_id = $1";
    ANSWER = "UPDATE expenses SET state = $2, answered_by = $3, answered_at = $4, answer_note = $5 WHERE id = $1";
    CONTRACTS_OF_FILE = "SELECT e.contract_id FROM file_uses f CROSS JOIN expenses e WHERE f.file_id = $1 AND f.kind = 'expense' AND e.id = f.subject_id LIMIT 20";
}

/// An expense, a bonus or a tip to store.
#[derive(Clone, Debug)]
pub struct New<'a> {
    /// What it is.
    pub kind: ExpenseKind,
    /// Amount in minor units.
    pub amount: i64,
    /// What it's for.
    pub note: &'a str,
    /// Day on which the worker paid it.
    pub spent_on: Option<&'a str>,
    /// Receipts.
    pub files: &'a [FileId],
    /// Who added it.
    pub by: UserId,
}

/// Stores an expense that waits for the employer, or a bonus or a tip, which is approved.
pub fn insert(tx: &mut Tx, contract: ContractId, new: &New) -> Result<ExpenseId> {
    let state = if new.kind == ExpenseKind::Expense { ExpenseState::Submitted } else { ExpenseState::Approved };
    let what = args![contract, new.kind.as_str(), new.amount, new.note.trim(), new.spent_on];
    let id = tx.insert(INSERT, &[what.as_slice(), args![state.as_str(), new.by, tx.now()]].concat())?;
    new.files.iter().try_for_each(|file| files::store::add_use(tx, *file, Subject::Expense(id)))?;
    Ok(id)
}

/// Counts a contract's expenses, bonuses and tips.
pub fn count(tx: &mut Tx, contract: ContractId) -> Result<i64> {
    tx.one(COUNT, args![contract], value)
}

/// Finds an expense; `can` is empty.
pub fn find(tx: &mut Tx, id: ExpenseId) -> Result<Option<Expense>> {
    let found = tx.find(FIND, args![id], from_row)?;
    found.map(|expense| with_files(tx, expense)).transpose()
}

/// Returns a contract's expenses, bonuses and tips, newest first; `can` is empty.
pub fn list(tx: &mut Tx, contract: ContractId) -> Result<Vec<Expense>> {
    let rows = tx.all(LIST, args![contract], from_row)?;
    rows.into_iter().map(|expense| with_files(tx, expense)).collect()
}

/// Stores the employer's answer, or that the worker took it back; `by` is `None` for the outcome of a dispute.
pub fn answer(tx: &mut Tx, id: ExpenseId, state: ExpenseState, by: Option<UserId>, note: &str) -> Result<()> {
    tx.run(ANSWER, args![id, state.as_str(), by, tx.now(), note.trim()]).map(drop)
}

/// Returns the contracts with expenses that a file is a receipt of.
pub fn contracts_of(tx: &mut Tx, file: FileId) -> Result<Vec<ContractId>> {
    tx.all(CONTRACTS_OF_FILE, args![file], value)
}

fn with_files(tx: &mut Tx, mut expense: Expense) -> Result<Expense> {
    expense.files = files::store::all_used_by(tx, Subject::Expense(expense.id))?;
    Ok(expense)
}

fn from_row(row: &mut Row) -> Result<Expense> {
    let (id, contract_id, kind, amount) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let (note, spent_on, state, answer_note) = (row.take()?, row.take()?, row.take()?, row.take()?);
    let created_at = row.take()?;
    let (files, can) = (Vec::new(), Vec::new());
    Ok(Expense { id, contract_id, kind, amount, note, spent_on, state, answer_note, created_at, files, can })
}
