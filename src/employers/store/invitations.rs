//! Invitations in the database.

use super::read_rights;
use crate::db::{Result, Tx};
use crate::employers::model::{Invitation, Rights};
use crate::ids::{EmployerId, InvitationId, UserId};
use crate::{args, statements};

statements! {
    DELETE_EVERYONES = "DELETE FROM employer_invitations";
    INSERT = "INSERT INTO employer_invitations (hash, employer_id, label, can_post, can_hire, can_pay, can_view, created_by, created_at, expires_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id";
    LIST = "SELECT id, label, can_post, can_hire, can_pay, can_view, created_at, expires_at FROM employer_invitations
              WHERE employer_id = $1 AND expires_at > $2 ORDER BY id LIMIT 100";
    FIND = "SELECT i.id, i.employer_id, i.label, i.can_post, i.can_hire, i.can_pay, i.can_view, i.created_by, u.name
              FROM employer_invitations i JOIN users u ON u.id = i.created_by WHERE i.hash = $1 AND i.expires_at > $2 AND u.disabled_at IS NULL";
    DELETE_OF = "DELETE FROM employer_invitations WHERE created_by = $1";
    REMOVE = "DELETE FROM employer_invitations WHERE employer_id = $1 AND id = $2";
    SWEEP = "DELETE FROM employer_invitations WHERE id IN (SELECT id FROM employer_invitations WHERE expires_at <= $1 LIMIT 500)";
}

/// A new invitation.
pub struct InvitationRow<'a> {
    /// SHA-256 of the link's token.
    pub hash: &'a [u8; 32],
    /// Id of the employer.
    pub employer: EmployerId,
    /// Who the link is for, in the inviter's words.
    pub label: &'a str,
    /// Permissions that the link grants.
    pub rights: Rights,
    /// Id of the inviter.
    pub inviter: UserId,
    /// When it expires, in milliseconds since the epoch.
    pub expires_at: i64,
}

/// Inserts an invitation and returns its id.
pub fn insert(tx: &mut Tx, new: &InvitationRow) -> Result<InvitationId> {
    let Rights { post, hire, pay, view } = new.rights;
    let label = new.label.trim();
    tx.insert(
        INSERT,
        args![new.hash, new.employer, label, post, hire, pay, view, new.inviter, tx.now(), new.expires_at],
    )
}

/// Lists an employer's open invitations.
pub fn list(tx: &mut Tx, employer: EmployerId) -> Result<Vec<Invitation>> {
    tx.all(LIST, args![employer, tx.now()], |row| {
        Ok(Invitation {
            id: row.take()?,
            label: row.take()?,
            rights: read_rights(row)?,
            created_at: row.take()?,
            expires_at: row.take()?,
        })
    })
}

/// An invitation found by its link.
#[derive(Debug)]
pub struct FoundInvitation {
    /// The invitation's id.
    pub id: InvitationId,
    /// Id of the employer.
    pub employer: EmployerId,
    /// Who the link is for, in the inviter's words.
    pub label: String,
    /// Permissions that the link grants.
    pub rights: Rights,
    /// Id of the inviter.
    pub inviter: UserId,
    /// Full name of the inviter.
    pub inviter_name: String,
}

/// Finds an unexpired invitation by the hash of its token. Those of a closed account don't work.
pub fn find(tx: &mut Tx, hash: &[u8; 32]) -> Result<Option<FoundInvitation>> {
    tx.find(FIND, args![hash, tx.now()], |row| {
        Ok(FoundInvitation {
            id: row.take()?,
            employer: row.take()?,
            label: row.take()?,
            rights: read_rights(row)?,
            inviter: row.take()?,
            inviter_name: row.take()?,
        })
    })
}

/// Deletes a revoked or accepted invitation; returns false when it does not exist.
pub fn remove(tx: &mut Tx, employer: EmployerId, id: InvitationId) -> Result<bool> {
    Ok(tx.run(REMOVE, args![employer, id])? > 0)
}

/// Deletes the invitations that a person sent.
pub fn delete_of(tx: &mut Tx, inviter: UserId) -> Result<()> {
    tx.run(DELETE_OF, args![inviter]).map(drop)
}

/// Deletes expired invitations.
pub fn sweep(tx: &mut Tx) -> Result<()> {
    tx.run(SWEEP, args![tx.now()]).map(drop)
}

/// Deletes the open invitations of all employers.
pub fn delete_everyones(tx: &mut Tx) -> Result<()> {
    tx.run(DELETE_EVERYONES, &[]).map(drop)
}
