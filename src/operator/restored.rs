//! What a restored backup brings back that is over: sessions, links that were used, mails that were sent. It's ended here, and
//! the operators hear about it.

use crate::audit::{self, Action};
use crate::clock::format_moment;
use crate::db::{Result, Tx};
use crate::identity::{Staff, sessions, tokens};
use crate::notifications::store::{NewNotification, send};
use crate::{accounts, employers, mail, office, push, site, timekeeping};

/// Why a mail of a restored backup waits for the operator.
const HELD: &str = "From before the backup was restored, so it may have been sent already.";

/// Ends what may be over in a backup that was just restored, and tells the operators.
pub fn finish(tx: &mut Tx) -> Result<()> {
    sessions::end_everyones(tx)?;
    tokens::delete_everyones(tx)?;
    accounts::email_changes::drop_requests(tx)?;
    employers::store::invitations::delete_everyones(tx)?;
    push::store::clear_outbox(tx)?;
    let held = mail::store::hold_all(tx, HELD)?;
    let as_of = as_of(tx)?;
    record(tx, &as_of)?;
    let mails = match held {
        0 => String::new(),
        1 => " One email waits in the outbox for your word, because it may have been sent already.".to_owned(),
        held => format!(" {held} emails wait in the outbox for your word, because they may have been sent already."),
    };
    let title = format!("Restored from a backup of {as_of}");
    let body = format!(
        "What people did since then is missing, and passwords changed since then are the old ones. Everyone was signed out.{mails}"
    );
    tell(tx, &title, &body)
}

/// Records that a backup was restored to move the site: it goes on where it was.
pub fn finish_move(tx: &mut Tx) -> Result<()> {
    let as_of = as_of(tx)?;
    record(tx, &as_of)
}

/// Returns when the backup was made, as people say it.
fn as_of(tx: &mut Tx) -> Result<String> {
    let at = timekeeping::last_time(tx)?;
    Ok(match at {
        Some(at) => format_moment(&site::store::zone(tx)?, at),
        None => "an unknown time".to_owned(),
    })
}

fn record(tx: &mut Tx, as_of: &str) -> Result<()> {
    let reason = format!("from a backup of {as_of}");
    audit::record(tx, &Action { actor: None, name: "restored", subject_kind: "site", subject: 1, reason: &reason })
}

fn tell(tx: &mut Tx, title: &str, body: &str) -> Result<()> {
    let note = NewNotification {
        kind: "office",
        topic: Some("office:restored"),
        title,
        body,
        href: "/admin/mail",
        ..NewNotification::default()
    };
    let staff = office::store::staff(tx)?.into_iter().filter(|(_, staff)| *staff >= Staff::Admin);
    staff.into_iter().try_for_each(|(user, _)| send(tx, user, &note))
}
