//! The audit log: what staff and the console did, and when staff signed in. Written in the same transaction. Each row's hash includes the previous
//! row's, so changing, inserting or removing a row breaks the chain. Only removing the newest rows goes undetected.

use sha2::{Digest, Sha256};

use crate::db::{Result, Row, Tx, value};
use crate::ids::UserId;
use crate::{args, statements};

statements! {
    LAST_HASH = "SELECT hash FROM audit_log ORDER BY id DESC LIMIT 1";
    INSERT = "INSERT INTO audit_log (at, actor_id, act, kind, subject_id, reason, previous, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    LAST = "SELECT at FROM audit_log WHERE kind = $1 AND subject_id = $2 AND act = $3 ORDER BY id DESC LIMIT 1";
    LIST_AFTER = "SELECT id, at, actor_id, act, kind, subject_id, reason, previous, hash FROM audit_log WHERE id > $1 ORDER BY id LIMIT 500";
}

/// The previous hash of the first row.
const GENESIS_HASH: [u8; 32] = [0; 32];
/// Maximum length of a stored reason, in characters; longer ones are truncated.
const MAX_REASON_CHARS: usize = 1_000;

/// A staff action.
#[derive(Clone, Copy, Debug)]
pub struct Action<'a> {
    /// User id of the staff member; `None` for an action from the server's console.
    pub actor: Option<UserId>,
    /// Name of the action, such as `job_taken_down`.
    pub name: &'a str,
    /// Type of the affected object, such as `job`, `user` or `fee`.
    pub subject_kind: &'a str,
    /// Id of the affected object.
    pub subject: i64,
    /// Reason in the actor's words; may be empty.
    pub reason: &'a str,
}

/// Appends an action to the log.
pub fn record(tx: &mut Tx, action: &Action) -> Result<()> {
    let previous = tx.find(LAST_HASH, &[], value::<[u8; 32]>)?.unwrap_or(GENESIS_HASH);
    let reason: String = action.reason.chars().take(MAX_REASON_CHARS).collect();
    let at = tx.now();
    let hash = chain_hash(&previous, at, &Action { reason: &reason, ..*action });
    tx.run(INSERT, args![at, action.actor, action.name, action.subject_kind, action.subject, &reason, &previous, &hash])
        .map(drop)
}

/// Returns when an action was last taken on an object of a type, in milliseconds since the epoch.
pub fn last(tx: &mut Tx, name: &str, (kind, subject): (&str, i64)) -> Result<Option<i64>> {
    tx.find(LAST, args![kind, subject, name], value)
}

/// The result of verifying the chain.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Verdict {
    /// The chain is intact; contains its number of rows.
    Intact(u64),
    /// The chain is broken; contains the id of the first row that doesn't match.
    Broken(i64),
}

/// Verifies the chain from its first row.
pub fn verify(tx: &mut Tx) -> Result<Verdict> {
    let (mut previous, mut last, mut count) = (GENESIS_HASH, 0, 0);
    loop {
        let rows = tx.all(LIST_AFTER, args![last], row)?;
        if rows.is_empty() {
            return Ok(Verdict::Intact(count));
        }
        for row in rows {
            let Stored { id, at, actor, act, kind, subject, reason, previous: claimed, hash } = row;
            let expected =
                chain_hash(&previous, at, &Action { actor, name: &act, subject_kind: &kind, subject, reason: &reason });
            if claimed != previous || hash != expected {
                return Ok(Verdict::Broken(id));
            }
            (previous, last, count) = (hash, id, count + 1);
        }
    }
}

struct Stored {
    id: i64,
    at: i64,
    actor: Option<UserId>,
    act: String,
    kind: String,
    subject: i64,
    reason: String,
    previous: [u8; 32],
    hash: [u8; 32],
}

fn row(row: &mut Row) -> Result<Stored> {
    Ok(Stored {
        id: row.take()?,
        at: row.take()?,
        actor: row.take()?,
        act: row.take()?,
        kind: row.take()?,
        subject: row.take()?,
        reason: row.take()?,
        previous: row.take()?,
        hash: row.take()?,
    })
}

/// Computes a row's hash. Each part is prefixed with its length, so different actions never hash the same input.
fn chain_hash(previous: &[u8; 32], at: i64, action: &Action) -> [u8; 32] {
    let actor = action.actor.map_or(Vec::new(), |id| id.0.to_be_bytes().to_vec());
    let (at, subject) = (at.to_be_bytes(), action.subject.to_be_bytes());
    let mut hash = Sha256::new();
    for part in [
        &previous[..],
        &at,
        &actor,
        action.name.as_bytes(),
        action.subject_kind.as_bytes(),
        &subject,
        action.reason.as_bytes(),
    ] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}
