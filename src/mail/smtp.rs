//! A conversation with the mail server, each step with a time limit.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Certificate, TlsParameters};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt, Rset};
use lettre::transport::smtp::extension::{ClientId, Extension, MailParameter};

use super::outcome::{Outcome, judge, judge_recipient, wait};
use super::server::Server;
use super::trouble;
use crate::outbound::{self, Outbound};

/// How long each step may take. A mail server that checks for spam while the client waits takes its time.
const STEP: Duration = Duration::from_secs(20);

/// Why a mail can't go through a server without SMTPUTF8 (RFC 6531). The address stays usable: another server may take it.
const NO_LETTERS: &str =
    "Your mail server doesn’t send to addresses with letters like é before the @. Ask the person for another address.";

/// What to do until mail can be sent.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Step {
    /// Find the host and connect to it.
    Connect,
    /// Encrypt the connection.
    Encrypt,
    /// Sign in.
    SignIn,
}

/// Why the mail server can't be used.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The step that failed.
    pub step: Step,
    /// Why, and what to do, as sentences for the operator.
    pub reason: String,
}

/// An open connection on which mail can be sent.
pub struct Session {
    connection: AsyncSmtpConnection,
    /// Whether it's of no more use.
    pub is_broken: bool,
}

/// Connects to the mail server, encrypts the connection and signs in. `name` is the site's host, by which it introduces
/// itself.
///
/// # Errors
/// The step that failed.
pub async fn open(server: &Server, outbound: &Outbound, name: &str) -> Result<Session, Problem> {
    let problem = |step| move |reason: String| Problem { step, reason };
    let address = &server.address;
    let found = outbound.resolve(&address.host, address.port).await;
    let found = found.map_err(|e| Problem { step: Step::Connect, reason: trouble::unresolved(&e, address.port) })?;
    let tls = tls(server).map_err(problem(Step::Encrypt))?;
    let hello = ClientId::Domain(name.to_owned());
    let mut connection = connect(&found, &hello, address.implicit_tls.then(|| tls.clone())).await?;
    if !address.implicit_tls && (connection.can_starttls() || !server.insecure) {
        if !connection.can_starttls() {
            let reason = "The mail server offers no encryption (STARTTLS) on this port, so others on the way could read the mail. Use smtps:// with port 465, or ask its operator.".to_owned();
            return Err(Problem { step: Step::Encrypt, reason });
        }
        timed(Step::Encrypt, connection.starttls(tls, &hello)).await?;
    }
    if let Some(user) = &address.user {
        let credentials = Credentials::new(user.clone(), server.password.clone());
        timed(Step::SignIn, connection.auth(DEFAULT_MECHANISMS, &credentials)).await?;
    }
    Ok(Session { connection, is_broken: false })
}

/// Dials the addresses that were looked up, so that the certificate is checked for the host's name all the same.
async fn connect(
    found: &[SocketAddr],
    hello: &ClientId,
    tls: Option<TlsParameters>,
) -> Result<AsyncSmtpConnection, Problem> {
    let mut furthest = Problem { step: Step::Connect, reason: String::new() };
    for address in found {
        let dialed = AsyncSmtpConnection::connect_tokio1(address, Some(outbound::TIMEOUT), hello, tls.clone(), None);
        let problem = match tokio::time::timeout(STEP, dialed).await {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(e)) => {
                let step = if trouble::is_insecure(&e) { Step::Encrypt } else { Step::Connect };
                Problem { step, reason: trouble::describe(step, &e) }
            }
            Err(_) => Problem { step: Step::Connect, reason: too_slow() },
        };
        // The address that got furthest is the one to hear about, such as IPv4 of a server that has no IPv6.
        if furthest.reason.is_empty() || (furthest.step, problem.step) == (Step::Connect, Step::Encrypt) {
            furthest = problem;
        }
    }
    Err(furthest)
}

fn tls(server: &Server) -> Result<TlsParameters, String> {
    let mut tls = TlsParameters::builder(server.address.host.clone()).dangerous_accept_invalid_certs(server.insecure);
    if let Some(authority) = &server.authority {
        let wrong = |_| "The file of --smtp-ca holds no certificate. Give one in PEM form.".to_owned();
        tls = tls.add_root_certificate(Certificate::from_pem(authority).map_err(wrong)?);
    }
    tls.build()
        .map_err(|_| "The certificates that are trusted here can’t be read. Check the file of --smtp-ca.".to_owned())
}

async fn timed<T>(step: Step, work: impl Future<Output = Result<T, Error>>) -> Result<T, Problem> {
    let reason = match tokio::time::timeout(STEP, work).await {
        Ok(Ok(done)) => return Ok(done),
        Ok(Err(e)) => trouble::describe(step, &e),
        Err(_) => too_slow(),
    };
    Err(Problem { step, reason })
}

fn too_slow() -> String {
    trouble::too_slow(STEP.as_secs())
}

impl Session {
    /// Sends a mail that was tried `tries` times, with this one.
    pub async fn send(&mut self, envelope: &Envelope, message: &[u8], tries: i64, now: i64) -> Outcome {
        let needs_letters = envelope.to().iter().chain(envelope.from()).any(|address| !address.to_string().is_ascii());
        if needs_letters && !self.connection.server_info().supports_feature(Extension::SmtpUtfEight) {
            return Outcome::Refused(NO_LETTERS.to_owned());
        }
        let parameters = if needs_letters { vec![MailParameter::SmtpUtfEight] } else { Vec::new() };
        match tokio::time::timeout(3 * STEP, self.transfer(envelope, parameters, message)).await {
            Ok(Ok(())) => Outcome::Sent,
            Ok(Err((part, e))) => {
                // Without a reply, the connection itself failed.
                self.is_broken = e.status().is_none();
                if !self.is_broken {
                    // The mail server forgets this mail, so that the next one can be sent.
                    self.is_broken = self.connection.command(Rset).await.is_err();
                }
                if part == Part::Recipient { judge_recipient(&e, tries, now) } else { judge(&e, tries, now) }
            }
            Err(_) => {
                self.is_broken = true;
                Outcome::Later { at: now + wait(tries), reason: too_slow() }
            }
        }
    }

    async fn transfer(
        &mut self,
        envelope: &Envelope,
        parameters: Vec<MailParameter>,
        message: &[u8],
    ) -> Result<(), (Part, Error)> {
        let connection = &mut self.connection;
        let other = |e| (Part::Other, e);
        connection.command(Mail::new(envelope.from().cloned(), parameters)).await.map_err(other)?;
        for to in envelope.to() {
            connection.command(Rcpt::new(to.clone(), Vec::new())).await.map_err(|e| (Part::Recipient, e))?;
        }
        connection.command(Data).await.map_err(other)?;
        connection.message(message).await.map(drop).map_err(other)
    }

    /// Says goodbye. Failing at that does no harm.
    pub async fn close(mut self) {
        if !self.is_broken {
            let _ = tokio::time::timeout(outbound::TIMEOUT, self.connection.quit()).await;
        }
    }
}

/// The part of sending a mail that failed.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Part {
    /// Its recipient.
    Recipient,
    /// Anything else.
    Other,
}
