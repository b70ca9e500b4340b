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

use super::outcome::{Outcome, judge, judge_recipient, reason, wait};
use super::server::Server;
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
    /// Why, as a sentence for the operator.
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
    let found = outbound.resolve(&address.host, address.port).await.map_err(problem(Step::Connect))?;
    let tls = tls(server).map_err(problem(Step::Encrypt))?;
    let hello = ClientId::Domain(name.to_owned());
    let mut connection = connect(&found, &hello, address.implicit_tls.then(|| tls.clone())).await?;
    if !address.implicit_tls && (connection.can_starttls() || !server.insecure) {
        if !connection.can_starttls() {
            let reason = "the mail server doesn’t offer encryption (STARTTLS)".to_owned();
            return Err(Problem { step: Step::Encrypt, reason });
        }
        timed(connection.starttls(tls, &hello)).await.map_err(problem(Step::Encrypt))?;
    }
    if let Some(user) = &address.user {
        let credentials = Credentials::new(user.clone(), server.password.clone());
        timed(connection.auth(DEFAULT_MECHANISMS, &credentials)).await.map_err(problem(Step::SignIn))?;
    }
    Ok(Session { connection, is_broken: false })
}

/// Dials the addresses that were looked up, so that the certificate is checked for the host's name all the same.
async fn connect(
    found: &[SocketAddr],
    hello: &ClientId,
    tls: Option<TlsParameters>,
) -> Result<AsyncSmtpConnection, Problem> {
    let mut last = Problem { step: Step::Connect, reason: String::new() };
    for address in found {
        let dialed = AsyncSmtpConnection::connect_tokio1(address, Some(outbound::TIMEOUT), hello, tls.clone(), None);
        match tokio::time::timeout(STEP, dialed).await {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(e)) => {
                let step =
                    if e.is_tls() || (tls.is_some() && is_certificate(&e)) { Step::Encrypt } else { Step::Connect };
                last = Problem { step, reason: reason(&e) };
            }
            Err(_) => last.reason = too_slow(),
        }
    }
    Err(last)
}

/// rustls reports an invalid certificate as a failed connection.
fn is_certificate(error: &Error) -> bool {
    error.to_string().contains("certificate")
}

fn tls(server: &Server) -> Result<TlsParameters, String> {
    let mut tls = TlsParameters::builder(server.address.host.clone()).dangerous_accept_invalid_certs(server.insecure);
    if let Some(authority) = &server.authority {
        tls = tls.add_root_certificate(Certificate::from_pem(authority).map_err(|e| format!("--smtp-ca: {e}"))?);
    }
    tls.build().map_err(|e| e.to_string())
}

async fn timed<T>(step: impl Future<Output = Result<T, Error>>) -> Result<T, String> {
    match tokio::time::timeout(STEP, step).await {
        Ok(done) => done.map_err(|e| reason(&e)),
        Err(_) => Err(too_slow()),
    }
}

fn too_slow() -> String {
    format!("the mail server didn’t answer within {} seconds", STEP.as_secs())
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
