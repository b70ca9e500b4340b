//! Lets a lower feature ask about something a higher one owns: one table from subject to owner.

use crate::applications;
use crate::contracts;
use crate::db::{Result, Tx};
use crate::subject::{Access, Subject, SubjectKind};

/// What a person may see of a subject because of something between the two sides. What everybody may see, and what
/// one's own things allow, is the asking feature's to say.
pub fn access(tx: &mut Tx, subject: Subject, user: i64) -> Result<Access> {
    match subject.kind {
        SubjectKind::Profile if contracts::store::between(tx, subject.id, user)? => Ok(Access::Party),
        SubjectKind::Profile if applications::store::shown_to(tx, subject.id, user)? => Ok(Access::Reader),
        SubjectKind::Attachment if applications::store::attachment_readable_by(tx, subject.id, user)? => {
            Ok(Access::Reader)
        }
        _ => Ok(Access::None),
    }
}
