//! Evidence in the database.

use crate::contracts::model::Side;
use crate::db::{Result, Row, Tx, value};
use crate::disputes::view::Evidence;
use crate::files;
use crate::ids::{ContractId, DisputeId, FileId, UserId};
use crate::subject::Subject;
use crate::web::token::sha256_hex;
use crate::{args, statements};

/// Maximum number of pieces of evidence.
pub const MAX_EVIDENCE: i64 = 400;

statements! {
    INSERT = "INSERT INTO dispute_evidence (dispute_id, kind, side, title, text, file_id, sha256, added_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    LIST = "SELECT id, kind, side, title, text, file_id, sha256, added_at FROM dispute_evidence WHERE dispute_id = $1 ORDER BY id LIMIT 400";
    COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM dispute_evidence WHERE dispute_id = $1";
    HAS = "SELECT EXISTS (SELECT 1 FROM dispute_evidence WHERE dispute_id = $1 AND kind = $2 AND sha256 = $3)";
    CONTRACTS_OF_FILE = "SELECT d.contract_id FROM dispute_evidence v JOIN disputes d ON d.id = v.dispute_id WHERE v.file_id = $1 LIMIT 20";
    MEDIATES = "SELECT EXISTS (SELECT 1 FROM dispute_evidence v JOIN disputes d ON d.id = v.dispute_id WHERE v.file_id = $1 AND d.mediator_id = $2)";
}

/// A piece of evidence to store.
#[derive(Clone, Debug)]
pub struct NewEvidence<'a> {
    /// What it is.
    pub kind: &'a str,
    /// The side that adds it; `None` for what the site gathers.
    pub side: Option<Side>,
    /// What it's called.
    pub title: &'a str,
    /// What it says.
    pub text: &'a str,
    /// A file.
    pub file: Option<FileId>,
}

/// Stores evidence with its hash. The same again, or more than there can be, changes nothing; returns whether it's new.
pub fn add(tx: &mut Tx, id: DisputeId, new: &NewEvidence) -> Result<bool> {
    let title: String = new.title.chars().take(200).collect();
    let text: String = new.text.chars().take(20_000).collect();
    let of_file = new.file.map(|file| files::store::sha256(tx, file)).transpose()?.flatten();
    let sha256 = of_file.unwrap_or_else(|| sha256_hex(text.as_bytes()));
    let is_known = tx.one(HAS, args![id, new.kind, &sha256], value::<bool>)?;
    if is_known || tx.one(COUNT, args![id], value::<i64>)? >= MAX_EVIDENCE {
        return Ok(false);
    }
    let what = args![id, new.kind, new.side.map(Side::as_str), &title, &text, new.file];
    tx.run(INSERT, &[what.as_slice(), args![&sha256, tx.now()]].concat())?;
    if let Some(file) = new.file {
        files::store::add_use(tx, file, Subject::Dispute(id))?;
    }
    Ok(true)
}

/// Returns a dispute's evidence, oldest first.
pub fn list(tx: &mut Tx, id: DisputeId) -> Result<Vec<Evidence>> {
    let rows = tx.all(LIST, args![id], from_row)?;
    let with_file = |(mut evidence, file): (Evidence, Option<FileId>)| {
        let stored = file.map(|file| files::store::find_by_id(tx, file)).transpose()?.flatten();
        evidence.file = stored.map(|stored| stored.file);
        Ok(evidence)
    };
    rows.into_iter().map(with_file).collect()
}

fn from_row(row: &mut Row) -> Result<(Evidence, Option<FileId>)> {
    let (id, kind, side, title, text) = (row.take()?, row.take()?, row.take()?, row.take()?, row.take()?);
    let file_id = row.take()?;
    let (sha256, at) = (row.take()?, row.take()?);
    Ok((Evidence { id, kind, side, title, text, file: None, sha256, at }, file_id))
}

/// Returns the contracts with disputes that a file is evidence in.
pub fn contracts_of(tx: &mut Tx, file: FileId) -> Result<Vec<ContractId>> {
    tx.all(CONTRACTS_OF_FILE, args![file], value)
}

/// Whether a person mediates a dispute that a file is evidence in.
pub fn mediates(tx: &mut Tx, file: FileId, user: UserId) -> Result<bool> {
    tx.one(MEDIATES, args![file, user], value)
}
