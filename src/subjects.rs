//! Access checks that lower-level features ask of higher-level ones: a table from each subject to its owner.

use crate::db::{Result, Tx};
use crate::ids::{ApplicationId, InterviewId, UserId};
use crate::subject::{Access, Subject};
use crate::text::calendar::Entry;
use crate::{applications, contracts, disputes, interviews, messages, payments, projects, timesheets};

/// Returns the users whose open apps show what a user is doing with a subject: the other members of a conversation see
/// typing, and everyone who shares a conversation with a person sees whether that person is online.
pub fn audience(tx: &mut Tx, subject: Subject, user: UserId) -> Result<Vec<UserId>> {
    match subject {
        Subject::Conversation(conversation) => messages::store::members::others(tx, conversation, user),
        Subject::Profile(person) => messages::store::members::partners(tx, person),
        _ => Ok(Vec::new()),
    }
}

/// Returns a user's access to a subject through a contract or an application. Public access and the owner's own access
/// are for the calling feature to decide.
pub fn access(tx: &mut Tx, subject: Subject, user: UserId) -> Result<Access> {
    match subject {
        Subject::Profile(person) if contracts::store::have_contract(tx, person, user)? => Ok(Access::ContractParty),
        Subject::Profile(person) if applications::store::applicant_viewable_by(tx, person, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if messages::store::messages::file_readable_by(tx, file, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if applications::store::attachment_readable_by(tx, file, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if projects::notes::file_readable_by(tx, file, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if payments::access::file_readable_by(tx, file, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if disputes::access::file_readable_by(tx, file, user)? => Ok(Access::Viewer),
        Subject::Attachment(file) if timesheets::access::file_readable_by(tx, file, user)? => Ok(Access::Viewer),
        _ => Ok(Access::None),
    }
}

/// Returns the calendar entry that a mail to a user carries about the topic of a notification, such as `interview:7`; `None`
/// if calendars have nothing of it.
pub fn entry(tx: &mut Tx, topic: &str, user: UserId, origin: &str) -> Result<Option<Entry>> {
    let Some((kind, Ok(id))) = topic.split_once(':').map(|(kind, id)| (kind, id.parse())) else { return Ok(None) };
    match kind {
        "interview" => interviews::calendar::entry_for(tx, InterviewId(id), user, origin),
        "application" => interviews::calendar::entry_of_application(tx, ApplicationId(id), user, origin),
        _ => Ok(None),
    }
}
