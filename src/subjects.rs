//! Access checks that lower-level features ask of higher-level ones: a table from each subject to its owner.

use crate::applications;
use crate::contracts;
use crate::db::{Result, Tx};
use crate::subject::{Access, Subject, SubjectKind};

/// Returns a user's access to a subject through a contract or an application. Public access and the owner's own access
/// are for the calling feature to decide.
pub fn access(tx: &mut Tx, subject: Subject, user: i64) -> Result<Access> {
    match subject.kind {
        SubjectKind::Profile if contracts::store::have_contract(tx, subject.id, user)? => Ok(Access::ContractParty),
        SubjectKind::Profile if applications::store::applicant_viewable_by(tx, subject.id, user)? => Ok(Access::Viewer),
        SubjectKind::Attachment if applications::store::attachment_readable_by(tx, subject.id, user)? => {
            Ok(Access::Viewer)
        }
        _ => Ok(Access::None),
    }
}
