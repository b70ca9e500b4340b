//! The mail server: as set on the command line or in the office, and how it does.

use std::fmt;

use super::outcome::wait;
use crate::db::{Result, Row, Tx};
use crate::site::contact;
use crate::text::truncate;
use crate::{args, site, statements};

statements! {
    FIND = "SELECT url, password, sender_address, sender_name, paused_until, failures, problem FROM mail_server WHERE id = 1";
    SAVE = "UPDATE mail_server SET url = $1, password = COALESCE($2, password), sender_address = $3, sender_name = $4, paused_until = 0, failures = 0, problem = '' WHERE id = 1";
    FAILED = "UPDATE mail_server SET paused_until = $1, failures = failures + 1, problem = $2 WHERE id = 1";
    RESUME = "UPDATE mail_server SET paused_until = 0 WHERE id = 1";
    WORKED = "UPDATE mail_server SET paused_until = 0, failures = 0, problem = '' WHERE id = 1";
}

/// Maximum length of a stored problem, in characters.
const MAX_PROBLEM_CHARS: usize = 400;
/// Ports that are used if the address names none.
const SUBMISSION: u16 = 587;
const SUBMISSIONS: u16 = 465;

/// What the command line says about the mail server. It takes precedence over the office.
#[derive(Clone, Default)]
pub struct Setup {
    /// `--smtp`.
    pub url: Option<String>,
    /// The password, from a file or the environment.
    pub password: Option<String>,
    /// `--smtp-insecure`: whether the mail server may have no TLS or an invalid certificate.
    pub insecure: bool,
    /// `--smtp-ca`: a certificate authority to trust besides the public ones, as PEM.
    pub authority: Option<Vec<u8>>,
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").field("url", &self.url).finish_non_exhaustive()
    }
}

/// The address of a mail server.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Address {
    /// Host name or IP address.
    pub host: String,
    /// Port.
    pub port: u16,
    /// Whether the connection starts with TLS, instead of STARTTLS.
    pub implicit_tls: bool,
    /// Who signs in; `None` if nobody needs to.
    pub user: Option<String>,
}

impl Address {
    /// Parses `smtp://user@host:587` or `smtps://user@host:465`.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub fn parse(url: &str) -> std::result::Result<Self, String> {
        let wrong = || "Enter an address like smtp://user@mail.example.org:587, or one with smtps://.".to_owned();
        let (scheme, rest) = url.trim().split_once("://").ok_or_else(wrong)?;
        let implicit_tls = match scheme {
            "smtp" => false,
            "smtps" => true,
            _ => return Err(wrong()),
        };
        let (user, place) =
            rest.trim_end_matches('/').rsplit_once('@').map_or((None, rest), |(user, place)| (Some(user), place));
        if user.is_some_and(|user| user.contains(':')) {
            return Err("Leave the password out of the address.".to_owned());
        }
        let place = place.trim_end_matches('/');
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port.parse().map_err(|_| wrong())?),
            _ => (place, if implicit_tls { SUBMISSIONS } else { SUBMISSION }),
        };
        let host = host.trim_matches(['[', ']']);
        let is_clean = !host.is_empty() && host.chars().all(|c| c.is_ascii_alphanumeric() || "-.:".contains(c));
        if !is_clean || port == 0 {
            return Err(wrong());
        }
        let user = user.map(|user| user.replace("%40", "@")).filter(|user| !user.is_empty());
        Ok(Self { host: host.to_owned(), port, implicit_tls, user })
    }
}

/// A mail server that mail can be sent with.
#[derive(Clone)]
pub struct Server {
    /// Where it is.
    pub address: Address,
    /// The password, if someone signs in.
    pub password: String,
    /// Who the mail is from.
    pub sender_address: String,
    /// Their name.
    pub sender_name: String,
    /// Whether it may have no TLS or an invalid certificate.
    pub insecure: bool,
    /// A certificate authority to trust besides the public ones, as PEM.
    pub authority: Option<Vec<u8>>,
}

/// What is stored about the mail server.
#[derive(Clone, Default)]
pub struct Stored {
    /// The address as set in the office; empty if it isn't.
    pub url: String,
    /// The password as set in the office.
    pub password: String,
    /// Who the mail is from; empty for the site's contact address.
    pub sender_address: String,
    /// Their name; empty for the site's name.
    pub sender_name: String,
    /// Until when nothing is sent, in milliseconds since the epoch.
    pub paused_until: i64,
    /// Number of connections in a row that failed.
    pub failures: i64,
    /// Why the last one failed; empty if it didn't.
    pub problem: String,
}

/// Returns what is stored about the mail server.
pub fn stored(tx: &mut Tx) -> Result<Stored> {
    let found = tx.find(FIND, &[], |row: &mut Row| {
        Ok(Stored {
            url: row.take()?,
            password: row.take()?,
            sender_address: row.take()?,
            sender_name: row.take()?,
            paused_until: row.take()?,
            failures: row.take()?,
            problem: row.take()?,
        })
    })?;
    Ok(found.unwrap_or_default())
}

/// Returns the mail server; `None` if none is set up.
///
/// # Errors
/// The database's.
pub fn find(tx: &mut Tx, setup: &Setup) -> Result<Option<Server>> {
    let stored = stored(tx)?;
    let url = setup.url.as_deref().unwrap_or(&stored.url);
    let Ok(address) = Address::parse(url) else { return Ok(None) };
    let sender_address = match stored.sender_address.as_str() {
        "" => default_sender(tx, &address)?,
        own => own.to_owned(),
    };
    let sender_name = if stored.sender_name.is_empty() { site::store::site_name(tx)? } else { stored.sender_name };
    // The office's password belongs to the office's server, and must not be sent to another.
    let password = if setup.url.is_some() { setup.password.clone().unwrap_or_default() } else { stored.password };
    let Setup { insecure, authority, .. } = setup.clone();
    Ok(Some(Server { address, password, sender_address, sender_name, insecure, authority }))
}

/// Returns the site's contact address, or the one that signs in to the mail server.
fn default_sender(tx: &mut Tx, address: &Address) -> Result<String> {
    let contact = contact::find(tx)?.email;
    let user = address.user.clone().filter(|user| user.contains('@'));
    Ok(if contact.is_empty() { user.unwrap_or_default() } else { contact })
}

/// Whether a mail server is set up.
///
/// # Errors
/// The database's.
pub fn is_set_up(tx: &mut Tx, setup: &Setup) -> Result<bool> {
    Ok(find(tx, setup)?.is_some())
}

/// Saves the office's settings. `None` leaves the password as it is.
pub fn save(tx: &mut Tx, url: &str, password: Option<&str>, sender_address: &str, sender_name: &str) -> Result<()> {
    tx.run(SAVE, args![url, password, sender_address, sender_name]).map(drop)
}

/// Records that the mail server can't be used, and pauses.
pub fn failed(tx: &mut Tx, problem: &str) -> Result<()> {
    let failures = stored(tx)?.failures + 1;
    let until = tx.now() + wait(failures);
    tx.run(FAILED, args![until, &truncate(problem, MAX_PROBLEM_CHARS)]).map(drop)
}

/// Ends the pause after a failed connection, so that the next one is tried at once.
pub fn resume(tx: &mut Tx) -> Result<()> {
    tx.run(RESUME, &[]).map(drop)
}

/// Records that the mail server can be used.
pub fn worked(tx: &mut Tx) -> Result<()> {
    tx.run(WORKED, &[]).map(drop)
}
