//! Sending what is due.

use std::time::{Duration, UNIX_EPOCH};

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MultiPart, SinglePart};
use lettre::{Address, Message};

use super::invitation::{self, People};
use super::model::Claimed;
use super::outcome::{Outcome, wait};
use super::render::{Letter, Letterhead};
use super::server::{self, Server, Setup};
use super::smtp::{self, Session};
use super::store;
use crate::clock::Clock;
use crate::db::{Db, Error, Result, Tx};
use crate::outbound::Outbound;
use crate::site;
use crate::text::address;

/// What sending needs.
pub struct Sender<'a> {
    /// The database.
    pub db: &'a Db,
    /// Connections to the mail server.
    pub outbound: &'a Outbound,
    /// What the command line says about it.
    pub setup: &'a Setup,
    /// The site's configured origin.
    pub origin: &'a str,
    /// The current time.
    pub clock: &'a Clock,
}

impl Sender<'_> {
    /// Sends what is due, up to one batch; returns how many mails that were. Without a mail server that can be used, it writes
    /// nothing, however much waits; the schedule expires what is too old. A crash after a mail was sent and before this
    /// was stored sends it again, with the same Message-ID (F13).
    ///
    /// # Errors
    /// If the database fails.
    pub async fn run(&self) -> Result<usize> {
        if !self.db.read(store::is_due).await? {
            return Ok(0);
        }
        let setup = self.setup.clone();
        let ready = move |tx: &mut Tx| {
            let is_paused = server::stored(tx)?.paused_until > tx.now();
            let server = server::find(tx, &setup)?.filter(|_| !is_paused);
            Ok::<_, Error>(server.zip(Some(letterhead(tx)?)))
        };
        let Some((server, (site, brand))) = self.db.read(ready).await? else { return Ok(0) };
        let origin = self.origin.to_owned();
        let claimed = self.db.write(move |tx| store::claim(tx, &origin)).await?;
        if claimed.is_empty() {
            return Ok(0);
        }
        let letterhead = Letterhead { origin: self.origin.to_owned(), site, brand };
        match smtp::open(&server, self.outbound, self.host()).await {
            Ok(session) => self.send_all(session, &server, &letterhead, claimed).await,
            Err(problem) => self.postpone(claimed, problem.reason).await,
        }
    }

    /// Returns the site's host, without a port.
    #[must_use]
    pub fn host(&self) -> &str {
        let host = self.origin.split("//").nth(1).unwrap_or("localhost");
        host.rsplit_once(':')
            .filter(|(_, port)| port.bytes().all(|b| b.is_ascii_digit()))
            .map_or(host, |(name, _)| name)
    }

    async fn send_all(
        &self,
        mut session: Session,
        server: &Server,
        letterhead: &Letterhead,
        claimed: Vec<Claimed>,
    ) -> Result<usize> {
        self.db.write(server::worked).await?;
        let count = claimed.len();
        for mail in claimed {
            let outcome = if session.is_broken {
                let reason = "The connection to the mail server broke.".to_owned();
                Outcome::Later { at: self.clock.now() + wait(mail.tries), reason }
            } else {
                self.send(&mut session, server, letterhead, &mail).await
            };
            self.db.write(move |tx| store::finish(tx, &mail, &outcome)).await?;
        }
        session.close().await;
        Ok(count)
    }

    /// Sends one mail; what can't be written as a mail is refused.
    pub async fn send(
        &self,
        session: &mut Session,
        server: &Server,
        letterhead: &Letterhead,
        mail: &Claimed,
    ) -> Outcome {
        let now = self.clock.now();
        match self.message(server, letterhead, mail) {
            Err(reason) => Outcome::Refused(reason),
            Ok(message) => session.send(message.envelope(), &message.formatted(), mail.tries, now).await,
        }
    }

    /// Puts mails back that were claimed while the mail server can't be used, and pauses sending.
    async fn postpone(&self, claimed: Vec<Claimed>, reason: String) -> Result<usize> {
        tracing::warn!(reason, "the mail server can’t be used; mail waits");
        let at = self.clock.now() + wait(1);
        let outcome = Outcome::Later { at, reason: reason.clone() };
        self.db
            .write(move |tx| {
                server::failed(tx, &reason)?;
                claimed.iter().try_for_each(|mail| store::finish(tx, mail, &outcome))
            })
            .await?;
        Ok(0)
    }

    fn message(
        &self,
        server: &Server,
        letterhead: &Letterhead,
        mail: &Claimed,
    ) -> std::result::Result<Message, String> {
        let parse = |address: &str| {
            let ascii = address::to_ascii(address).and_then(|ascii| ascii.parse::<Address>().ok());
            ascii.ok_or_else(|| format!("Mail can’t be sent from or to {address}. Correct the address."))
        };
        if server.sender_address.is_empty() {
            return Err("The site has no sender address. Enter one in the mail settings.".to_owned());
        }
        let from = Mailbox::new(Some(server.sender_name.clone()), parse(&server.sender_address)?);
        let letter = Letter {
            kind: mail.kind,
            template: &mail.template,
            values: &mail.values,
            subject: &mail.subject,
            path: mail.path.as_deref(),
            unsubscribe: mail.unsubscribe.as_deref(),
        };
        let rendered = letterhead.render(&letter);
        let sent_at = UNIX_EPOCH + Duration::from_millis(u64::try_from(self.clock.now()).unwrap_or_default());
        let mut message = Message::builder()
            .from(from)
            .to(Mailbox::new(None, parse(&mail.address)?))
            .subject(&mail.subject)
            .date(sent_at)
            .message_id(Some(format!("<{}@{}>", mail.message_id, self.host())))
            // Keeps vacation notices and other automatic replies away.
            .raw_header(header("Auto-Submitted", "auto-generated"));
        if let Some(token) = &mail.unsubscribe {
            let action = format!("<{}>", letterhead.unsubscribe_action(token));
            message = message
                .raw_header(header("List-Unsubscribe", &action))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let part = |kind, text| SinglePart::builder().header(kind).body(text);
        let body = MultiPart::alternative()
            .singlepart(part(ContentType::TEXT_PLAIN, rendered.text))
            .singlepart(part(ContentType::TEXT_HTML, rendered.html));
        let people = People { site: &server.sender_name, from: &server.sender_address, to: &mail.address };
        let body = match &mail.entry {
            Some(entry) => invitation::add(body, entry, people, self.clock.now())?,
            None => body,
        };
        message.multipart(body).map_err(|_| "This email has no sender or no recipient.".to_owned())
    }
}

/// Returns the site's name and brand color.
pub(super) fn letterhead(tx: &mut Tx) -> Result<(String, String)> {
    let settings = site::store::settings(tx)?;
    Ok((settings.name, settings.brand))
}

/// The texts are ASCII, so they need no encoding.
fn header(name: &'static str, text: &str) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(HeaderName::new_from_ascii_str(name), text.to_owned(), text.to_owned())
}
