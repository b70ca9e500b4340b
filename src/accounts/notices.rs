//! Tells the owner of an account when its password changes, in the app, by push and by mail. For a day, a link in the mail sets
//! another password, so whoever reads the account's mail has the last word.

use super::links::{self, Link};
use crate::clock::{DAY, format_moment};
use crate::db::{Result, Tx};
use crate::identity::tokens::Purpose;
use crate::ids::UserId;
use crate::mail::MailKind;
use crate::notifications::store::{NewNotification, send};
use crate::site;

const CHANGED: Link =
    Link { purpose: Purpose::Reset, kind: MailKind::PasswordChanged, page: "/reset-password", ttl: DAY };
const MADE: Link = Link { kind: MailKind::ResetLinkMade, ..CHANGED };

/// Tells the owner that the password was changed: `how` is "in Firefox on Windows" or "on the server’s console". Call it after
/// what ends links.
pub fn password_changed(tx: &mut Tx, user: UserId, how: &str) -> Result<()> {
    let time = format_moment(&site::store::zone(tx)?, tx.now());
    links::mail_link_with(tx, user, &CHANGED, &[("how", how), ("time", &time)])?;
    let title = format!("Your password was changed {how}");
    tell(tx, user, "password_changed", &title, "If that wasn’t you, choose a new one: we’ve mailed you a link.")
}

/// Tells the owner that staff made a link for a new password; `maker` is a name.
pub fn link_made(tx: &mut Tx, user: UserId, maker: &str) -> Result<()> {
    links::mail_link_with(tx, user, &MADE, &[("maker", maker)])?;
    let title = format!("{maker} made a link for a new password");
    let body = "Anyone who has it can choose your password. If you didn’t ask for it, change your password: that ends the link.";
    tell(tx, user, "reset_link_made", &title, body)
}

fn tell(tx: &mut Tx, user: UserId, kind: &str, title: &str, body: &str) -> Result<()> {
    let note = NewNotification { kind, title, body, href: "/settings", ..NewNotification::default() };
    send(tx, user, &note)
}
