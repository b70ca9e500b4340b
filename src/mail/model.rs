//! Types of the outbox.

use serde::Serialize;
use utoipa::ToSchema;

use super::MailKind;
use super::template::Values;
use crate::ids::{MailId, UserId};
use crate::string_enum;
use crate::text::calendar::Entry;

/// Who gets a mail.
#[derive(Clone, Copy, Debug)]
pub enum Recipient<'a> {
    /// An account, at its address; nothing is sent to closed ones.
    User(UserId),
    /// An address, with the account that the mail is about.
    AddressOf(UserId, &'a str),
    /// An address without an account.
    Address(&'a str),
}

/// A mail to enqueue.
#[derive(Clone, Copy, Debug)]
pub struct NewMail<'a> {
    /// Who gets it.
    pub to: Recipient<'a>,
    /// Its kind.
    pub kind: MailKind,
    /// Values of the placeholders. `{site}` has one already, and `{name}` has the account's first name.
    pub values: &'a [(&'a str, &'a str)],
    /// Path on this site that the button leads to, such as `/messages/7`.
    pub path: Option<&'a str>,
    /// Until when it's worth sending, in milliseconds since the epoch, if that's sooner than mails of its kind are.
    pub useful_until: Option<i64>,
}

string_enum! {
    /// What became of a mail.
    MailState {
        /// It's waiting to be sent.
        Waiting = "waiting",
        /// The mail server has it.
        Sent = "sent",
        /// The mail server refused it.
        Failed = "failed",
        /// Its address bounced before, or unsubscribed.
        Suppressed = "suppressed",
        /// It couldn't be sent in time.
        Expired = "expired",
        /// Staff discarded it.
        Discarded = "discarded",
    }
}

/// A mail as the office sees it, without its text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OutboxMail)]
pub struct Mail {
    /// Its id.
    pub id: MailId,
    /// Its kind.
    pub kind: MailKind,
    /// The account that it's for or about.
    #[serde(skip)]
    pub user: Option<UserId>,
    /// The address that it goes to.
    pub address: String,
    /// Its subject.
    pub subject: String,
    /// What became of it.
    pub state: MailState,
    /// Why it wasn't sent; empty if there's nothing to say.
    pub reason: String,
    /// Number of attempts.
    pub tries: i64,
    /// Whether it has a link that can be handed out.
    pub has_link: bool,
    /// When it's sent, or tried again, in milliseconds since the epoch.
    pub due_at: i64,
    /// Until when it's sent, in milliseconds since the epoch.
    pub expires_at: i64,
    /// When it was written, in milliseconds since the epoch.
    pub created_at: i64,
    /// When it was sent or given up, in milliseconds since the epoch; null while it's waiting.
    pub finished_at: Option<i64>,
}

/// A mail that was claimed to be sent.
#[derive(Clone, Debug)]
pub struct Claimed {
    /// Its id.
    pub id: MailId,
    /// Its kind.
    pub kind: MailKind,
    /// The address that it goes to.
    pub address: String,
    /// Its subject.
    pub subject: String,
    /// What to fill into its text.
    pub values: Values,
    /// The path of its link.
    pub path: Option<String>,
    /// The part of its Message-ID before the `@`.
    pub message_id: String,
    /// Number of attempts, with this one.
    pub tries: i64,
    /// Until when it's worth sending, in milliseconds since the epoch.
    pub expires_at: i64,
    /// The operator's own text of this kind.
    pub template: super::template::Template,
    /// The token that unsubscribes the address, if the mail is optional.
    pub unsubscribe: Option<String>,
    /// The calendar entry that goes with it.
    pub entry: Option<Entry>,
}
