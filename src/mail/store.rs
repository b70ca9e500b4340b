//! The outbox in the database.

use super::model::{Claimed, MailState, NewMail, Recipient};
use super::outcome::Outcome;
use super::template::Values;
use super::{MailKind, addresses, templates};
use crate::clock::{DAY, HOUR, MINUTE, SECOND};
use crate::db::{Error, Result, Row, Tx, value};
use crate::identity;
use crate::identity::model::{first_name, fold_email};
use crate::ids::{MailId, UserId};
use crate::text::truncate;
use crate::web::token;
use crate::{args, site, statements};

/// How long the outbox keeps what is no longer waiting, in milliseconds.
const RETENTION: i64 = 30 * DAY;
/// How long a claimed mail is left alone, in case its sender died. One batch is sent at a time, so a slow one isn't claimed
/// twice.
const LEASE: i64 = 5 * MINUTE;
/// Number of mails that are sent over one connection.
const BATCH: i64 = 10;
/// Number of rows that a sweep handles at once.
const SWEEP: i64 = 500;
/// Maximum length of a placeholder's value, in characters.
const MAX_VALUE_CHARS: usize = 50_000;
/// Maximum length of a stored reason, in characters.
const MAX_REASON_CHARS: usize = 400;

statements! {
    ENQUEUE = "INSERT INTO mails (kind, user_id, address, address_fold, subject, content, path, message_id, state, reason, due_at, expires_at, created_at, finished_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $11, $13) RETURNING id";
    TO_STRANGERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails m WHERE m.kind IN ('employer_invitation', 'confirm_new_address') AND m.created_at > $1
              AND NOT EXISTS (SELECT 1 FROM users u WHERE u.email_fold = m.address_fold)";
    MISSED = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails WHERE user_id = $1 AND state = 'suppressed' AND reason = $2";
    RECENT_LINKS = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails WHERE user_id = $1 AND kind IN ('sign_in_link', 'password_reset', 'verify_address') AND created_at > $2";
    RECENT = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails WHERE user_id = $1 AND kind = $2 AND created_at > $3";
    // While the server's clock isn't trusted, nobody knows how old the older ones are.
    IS_DUE = "SELECT EXISTS (SELECT 1 FROM mails WHERE state = 'waiting' AND due_at <= $1 AND expires_at > $1 AND created_at >= COALESCE((SELECT doubted_at FROM timekeeping), 0))";
    CLAIM = "UPDATE mails SET tries = tries + 1, due_at = $2 WHERE id IN
            (SELECT id FROM mails WHERE state = 'waiting' AND due_at <= $1 AND expires_at > $1 AND created_at >= COALESCE((SELECT doubted_at FROM timekeeping), 0) ORDER BY due_at, id LIMIT $3)
            RETURNING id, kind, address, subject, content, path, message_id, tries, expires_at, user_id, topic";
    FINISH = "UPDATE mails SET state = $3, reason = $4, finished_at = $5, content = CASE WHEN $6 THEN content END, path = CASE WHEN $6 THEN path END,
            topic = CASE WHEN $6 THEN topic END
            WHERE id = $1 AND tries = $2 AND state = 'waiting'";
    LATER = "UPDATE mails SET due_at = $3, reason = $4 WHERE id = $1 AND tries = $2 AND state = 'waiting'";
    EXPIRE = "UPDATE mails SET state = CASE state WHEN 'waiting' THEN 'expired' ELSE state END, finished_at = COALESCE(finished_at, $1),
              reason = CASE WHEN state = 'failed' THEN reason WHEN reason = '' THEN 'It wasn’t sent in time.' ELSE reason END, content = NULL, path = NULL, topic = NULL
            WHERE id IN (SELECT id FROM mails WHERE state IN ('waiting', 'failed') AND content IS NOT NULL AND expires_at <= $1 LIMIT $2)";
    DELETE_OLD = "DELETE FROM mails WHERE id IN (SELECT id FROM mails WHERE finished_at IS NOT NULL AND finished_at < $1 LIMIT $2)";
    HOLD_ALL = "UPDATE mails SET state = 'failed', reason = $1, finished_at = $2 WHERE state = 'waiting'";
}

/// Why a mail isn't sent to an account's address that nobody proved.
pub const UNPROVEN: &str = "Nobody has shown that this address is theirs.";

/// Queues a mail, in the transaction of its event. Returns its id, or `None` if the account is closed.
///
/// # Errors
/// The database's.
pub fn enqueue(tx: &mut Tx, new: &NewMail) -> Result<Option<MailId>> {
    let (user, address, name) = match new.to {
        Recipient::Address(address) => (None, address.trim().to_owned(), None),
        Recipient::User(user) | Recipient::AddressOf(user, _) => {
            let Some((name, own)) = identity::store::open_contact(tx, user)? else { return Ok(None) };
            let address = if let Recipient::AddressOf(_, other) = new.to { other.trim().to_owned() } else { own };
            (Some(user), address, Some(name))
        }
    };
    let (subject, content) = compose(tx, new, name.as_deref())?;
    let (fold, details) = (fold_email(&address), new.kind.details());
    let mut refusal = addresses::refusal(tx, &fold, details.is_optional)?;
    if let Recipient::User(user) = new.to
        && !details.needs_no_proof
        && !identity::store::is_proven(tx, user)?
    {
        refusal.get_or_insert_with(|| UNPROVEN.to_owned());
    }
    let (state, finished_at) = match refusal {
        Some(_) => (MailState::Suppressed, Some(tx.now())),
        None => (MailState::Waiting, None),
    };
    let kept = refusal.is_none().then_some(content.as_str());
    let id = tx.insert(
        ENQUEUE,
        args![
            new.kind.as_str(),
            user,
            &address,
            &fold,
            &subject,
            kept,
            kept.and(new.path),
            &token::public_id(),
            state.as_str(),
            &truncate(refusal.as_deref().unwrap_or_default(), MAX_REASON_CHARS),
            tx.now(),
            expiry(tx, new),
            finished_at
        ],
    )?;
    Ok(Some(id))
}

/// Returns a mail's subject, and the values of its text as they're stored.
pub(super) fn compose(tx: &mut Tx, new: &NewMail, name: Option<&str>) -> Result<(String, String)> {
    let values = values(new.values, name, &site::store::site_name(tx)?);
    let subject = templates::find(tx, new.kind)?.subject(&values);
    let content = serde_json::to_string(&values).map_err(|e| Error::Invalid(e.to_string()))?;
    Ok((subject, content))
}

/// Returns until when a mail is worth sending.
pub(super) fn expiry(tx: &Tx, new: &NewMail) -> i64 {
    let at = tx.now() + new.kind.details().lifetime;
    new.useful_until.map_or(at, |until| until.min(at))
}

/// Returns the values to store. Control characters and Unicode's line separators are removed, so that a name can't break a
/// line or a header.
fn values(given: &[(&str, &str)], name: Option<&str>, site: &str) -> Values {
    let own = name.map(|name| ("name", first_name(name)));
    let all = given.iter().copied().chain(own).chain([("site", site)]);
    let is_clean = |c: &char| *c == '\n' || !(c.is_control() || matches!(c, '\u{2028}' | '\u{2029}'));
    let clean = |text: &str| text.chars().filter(is_clean).take(MAX_VALUE_CHARS).collect();
    all.map(|(name, value)| (name.to_owned(), clean(value))).collect()
}

/// Counts the mails of a kind about an account since a time.
pub fn count_since(tx: &mut Tx, user: UserId, kind: MailKind, since: i64) -> Result<i64> {
    tx.one(RECENT, args![user, kind.as_str(), since], value)
}

/// Checks that the site may mail an address in someone's name: an account's, or within the hour's budget for strangers.
///
/// # Errors
/// 429 `too_many_strangers`.
pub fn check_stranger(tx: &mut Tx, address: &str) -> crate::web::Result<()> {
    if identity::store::find_credentials(tx, address)?.is_some() {
        return Ok(());
    }
    let sent: i64 = tx.one(TO_STRANGERS, args![tx.now() - HOUR], value)?;
    if sent < site::limits::find(tx)?.stranger_mails {
        return Ok(());
    }
    let message = "The site has sent as many emails to new addresses as it does in an hour. Try again later.";
    Err(crate::web::Error::rate_limited_with("too_many_strangers", message, HOUR / SECOND))
}

/// Counts the mails that a person didn't get because nobody proved their address, among those that aren't swept yet.
pub fn count_missed(tx: &mut Tx, user: UserId) -> Result<i64> {
    tx.one(MISSED, args![user, UNPROVEN], value)
}

/// Counts the mails with links into an account since a time: those that sign in, set a password or prove the address.
pub fn count_links_since(tx: &mut Tx, user: UserId, since: i64) -> Result<i64> {
    tx.one(RECENT_LINKS, args![user, since], value)
}

/// Holds all mails that wait, for the operator to send or discard. Returns how many.
pub fn hold_all(tx: &mut Tx, reason: &str) -> Result<usize> {
    tx.run(HOLD_ALL, args![reason, tx.now()])
}

/// Whether a mail is due. Only a read, so that an idle server writes nothing.
pub fn is_due(tx: &mut Tx) -> Result<bool> {
    tx.one(IS_DUE, args![tx.now()], value)
}

/// Claims the mails that have been due the longest, at most one batch. They are due again when the lease ends. `origin` is
/// the site's, for links in calendar entries.
pub fn claim(tx: &mut Tx, origin: &str) -> Result<Vec<Claimed>> {
    let rows = tx.all(CLAIM, args![tx.now(), tx.now() + LEASE, BATCH], |row: &mut Row| {
        let (id, kind) = (row.take()?, row.take::<MailKind>()?);
        let (address, subject) = (row.take()?, row.take()?);
        let values = serde_json::from_str(&row.take::<String>()?).map_err(|e| Error::Invalid(e.to_string()))?;
        let mail = Claimed {
            id,
            kind,
            address,
            subject,
            values,
            path: row.take()?,
            message_id: row.take()?,
            tries: row.take()?,
            expires_at: row.take()?,
            template: super::template::Template::default_of(kind),
            unsubscribe: None,
            entry: None,
        };
        Ok((mail, row.take::<Option<UserId>>()?, row.take::<Option<String>>()?))
    })?;
    let mut claimed = Vec::with_capacity(rows.len());
    for (mut mail, user, topic) in rows {
        if let Some((user, topic)) = user.zip(topic) {
            mail.entry = tx.calendar_entry(&topic, user, origin)?;
        }
        mail.template = templates::find(tx, mail.kind)?;
        if mail.kind.details().is_optional {
            mail.unsubscribe = Some(addresses::token_of(tx, &fold_email(&mail.address))?);
        }
        claimed.push(mail);
    }
    claimed.sort_by_key(|mail| mail.id);
    Ok(claimed)
}

/// Stores what became of an attempt. Does nothing if the lease ran out and another attempt was made, or staff acted on it.
pub fn finish(tx: &mut Tx, mail: &Claimed, outcome: &Outcome) -> Result<()> {
    let (state, reason) = match outcome {
        Outcome::Sent => (MailState::Sent, ""),
        Outcome::Bounced(reason) => {
            addresses::bounced(tx, &fold_email(&mail.address), &truncate(reason, MAX_REASON_CHARS))?;
            (MailState::Failed, reason.as_str())
        }
        Outcome::Refused(reason) => (MailState::Failed, reason.as_str()),
        Outcome::Later { at, reason } => {
            let reason = truncate(reason, MAX_REASON_CHARS);
            return tx.run(LATER, args![mail.id, mail.tries, *at, &reason]).map(drop);
        }
    };
    let reason = truncate(reason, MAX_REASON_CHARS);
    let keeps_text = state == MailState::Failed;
    tx.run(FINISH, args![mail.id, mail.tries, state.as_str(), &reason, tx.now(), keeps_text]).map(drop)
}

/// Expires mails that weren't sent in time and deletes old ones, one batch at a time. Returns whether there may be more.
pub fn sweep(tx: &mut Tx) -> Result<bool> {
    let expired = tx.run(EXPIRE, args![tx.now(), SWEEP])?;
    let deleted = tx.run(DELETE_OLD, args![tx.now() - RETENTION, SWEEP])?;
    Ok(i64::try_from(expired.max(deleted)).unwrap_or(SWEEP) >= SWEEP)
}
