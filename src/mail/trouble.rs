//! Why the mail server can't be used, as sentences that say what to do. Nobody reads the libraries' own words.

use std::error::Error as StdError;
use std::io;

use lettre::transport::smtp::Error;
use rustls::CertificateError;

use super::outcome::reply;
use super::smtp::Step;
use crate::outbound::Unresolved;

/// Says why a step with the mail server failed.
#[must_use]
pub fn describe(step: Step, error: &Error) -> String {
    let Some(said) = reply(error) else { return without_reply(step, error) };
    let cause = match (step, error.is_permanent()) {
        (Step::Connect, true) => "The mail server refuses to talk to this one. Ask its operator why.",
        (Step::Encrypt, true) => "The mail server couldn’t start encryption. Ask its operator why.",
        (Step::SignIn, true) => {
            "The mail server refused the user name or the password. Check both. Some mail providers want a password made just for apps."
        }
        (_, false) => "The mail server can’t do it right now. Try again later.",
    };
    format!("{cause} It said: {said}")
}

/// Says why a mail couldn't be handed over, if the mail server said nothing about it.
#[must_use]
pub fn broken(error: &Error) -> String {
    without_reply(Step::Connect, error)
}

/// Says that the mail server didn't answer.
#[must_use]
pub fn too_slow(seconds: u64) -> String {
    format!(
        "The mail server didn’t answer within {seconds} seconds. Check the address and the port: smtp:// goes with port 587, smtps:// with 465."
    )
}

/// Says why the mail server's address isn't known.
#[must_use]
pub fn unresolved(problem: &Unresolved, port: u16) -> String {
    match problem {
        Unresolved::Missing(host) => {
            format!("There’s no server named {host}. Check the spelling of the mail server’s address.")
        }
        Unresolved::Private(host) => format!(
            "{host} isn’t on the public internet. If that’s right, start Jobstead with --allow-outbound {host}:{port}, which works for this machine only."
        ),
        Unresolved::Failed(host, reason) => {
            format!("{host} couldn’t be looked up: {reason}. Check this server’s connection to the internet.")
        }
    }
}

fn without_reply(step: Step, error: &Error) -> String {
    if let Some(tls) = tls_error(error) {
        return insecure(tls).to_owned();
    }
    let text = match io_error(error).map(io::Error::kind) {
        Some(io::ErrorKind::ConnectionRefused) => {
            "Nothing answers at the mail server’s address and port. Check both: most mail providers use port 587 or 465."
        }
        Some(io::ErrorKind::TimedOut) => {
            "The mail server can’t be reached. Check its address and port: many hosting companies block port 25, so use 587 or 465."
        }
        Some(io::ErrorKind::HostUnreachable | io::ErrorKind::NetworkUnreachable | io::ErrorKind::NetworkDown) => {
            "The mail server can’t be reached. Check this server’s connection to the internet."
        }
        Some(_) => {
            "The mail server closed the connection. Check the port: smtp:// goes with port 587, smtps:// with 465. If it’s right, try again later."
        }
        None if step == Step::SignIn && error.is_client() => {
            "The mail server has no way to sign in that works here. If it needs no password, leave the user out of its address."
        }
        None => {
            "The server doesn’t answer like a mail server. Check its address and the port: smtp:// goes with 587, smtps:// with 465."
        }
    };
    text.to_owned()
}

/// Says why the connection couldn't be encrypted.
const fn insecure(error: &rustls::Error) -> &'static str {
    let rustls::Error::InvalidCertificate(problem) = error else {
        return match error {
            rustls::Error::InvalidMessage(_) | rustls::Error::InappropriateMessage { .. } => {
                "The mail server doesn’t start with encryption on this port. Use smtp:// with port 587, or smtps:// with 465."
            }
            _ => {
                "The mail server knows no encryption that’s safe today. It needs an update that brings TLS 1.2 or 1.3."
            }
        };
    };
    match problem {
        CertificateError::Expired | CertificateError::ExpiredContext { .. } => {
            "The mail server’s certificate has expired, so others on the way could read the mail. Its operator has to renew it."
        }
        CertificateError::NotValidYet | CertificateError::NotValidYetContext { .. } => {
            "The mail server’s certificate isn’t valid yet. Check the clock of this server."
        }
        CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
            "The mail server’s certificate is for another name. Check the address: your mail provider’s help says what it is."
        }
        CertificateError::Revoked => {
            "The mail server’s certificate was withdrawn, so it may be someone else’s server. Ask its operator."
        }
        _ => {
            "The mail server’s certificate isn’t from an authority that’s trusted here. If the mail server is your own, start Jobstead with --smtp-ca and the file of its authority."
        }
    }
}

/// Whether the connection couldn't be encrypted.
#[must_use]
pub fn is_insecure(error: &Error) -> bool {
    error.is_tls() || tls_error(error).is_some()
}

fn tls_error(error: &Error) -> Option<&rustls::Error> {
    let inner = io_error(error).and_then(io::Error::get_ref).and_then(|inner| inner.downcast_ref());
    inner.or_else(|| chain(error).find_map(|source| source.downcast_ref()))
}

fn io_error(error: &Error) -> Option<&io::Error> {
    chain(error).find_map(|source| source.downcast_ref())
}

fn chain(error: &Error) -> impl Iterator<Item = &(dyn StdError + 'static)> {
    std::iter::successors(error.source(), cause)
}

fn cause<'a>(error: &&'a (dyn StdError + 'static)) -> Option<&'a (dyn StdError + 'static)> {
    (*error).source()
}
