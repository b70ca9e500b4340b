//! Checking that mail can be sent and is likely to arrive, one step after the other.

use serde::Serialize;
use utoipa::ToSchema;

use super::domain;
use super::model::Claimed;
use super::outcome::Outcome;
use super::sender::Sender;
use super::server::{self, Server};
use super::smtp::{self, Step};
use super::template::{Template, samples};
use super::{MailKind, sender};
use crate::clock::MINUTE;
use crate::db::{Result, Tx};
use crate::ids::MailId;
use crate::string_enum;
use crate::web::token;

string_enum! {
    /// How a step went.
    #[schema(as = MailVerdict)]
    Verdict {
        /// Well.
        Good = "good",
        /// It works, but mail may end up as spam.
        Warning = "warning",
        /// Mail can't be sent.
        Bad = "bad",
    }
}

/// What a step found.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = MailFinding)]
pub struct Finding {
    /// What was checked.
    pub title: &'static str,
    /// How it went.
    pub verdict: Verdict,
    /// What that means, and what to do.
    pub text: String,
}

impl Finding {
    /// Says how a step went.
    pub fn new(title: &'static str, verdict: Verdict, text: impl Into<String>) -> Self {
        Self { title, verdict, text: text.into() }
    }
}

const STEPS: [(Step, &str, &str); 3] = [
    (Step::Connect, "Connect", "The mail server answers."),
    (Step::Encrypt, "Encrypt", "The connection is encrypted, and the certificate is valid."),
    (Step::SignIn, "Sign in", "The mail server accepts the user name and the password."),
];

/// Checks the mail server, sends a test to an address, and reads what the sender's domain says about mail. `selector` is the
/// name of the DKIM key; without one, the usual names are tried.
///
/// # Errors
/// If the database fails.
pub async fn examine(sender: &Sender<'_>, to: &str, selector: Option<&str>) -> Result<Vec<Finding>> {
    let setup = sender.setup.clone();
    let read = move |tx: &mut Tx| {
        let found = server::find(tx, &setup)?;
        Ok::<_, crate::db::Error>(found.zip(Some(sender::letterhead(tx)?)))
    };
    let Some((server, (site, brand))) = sender.db.read(read).await? else {
        return Ok(vec![Finding::new("Connect", Verdict::Bad, "No mail server is set up.")]);
    };
    let mut findings = Vec::new();
    match smtp::open(&server, sender.outbound, sender.host()).await {
        Err(problem) => {
            for (step, title, good) in STEPS {
                if step == problem.step {
                    findings.push(Finding::new(title, Verdict::Bad, problem.reason));
                    break;
                }
                findings.push(Finding::new(title, Verdict::Good, good));
            }
        }
        Ok(mut session) => {
            findings.extend(STEPS.iter().map(|(step, title, good)| step_done(&server, *step, title, good)));
            let letterhead = super::render::Letterhead { origin: sender.origin.to_owned(), site, brand };
            let test = test_mail(to, &letterhead.site, sender.clock.now());
            findings.push(sent(&sender.send(&mut session, &server, &letterhead, &test).await, to));
            session.close().await;
            // What works now has no reason to wait.
            sender.db.write(server::worked).await?;
        }
    }
    findings.extend(domain::examine(sender.outbound, &server.sender_address, selector).await);
    Ok(findings)
}

fn step_done(server: &Server, step: Step, title: &'static str, good: &str) -> Finding {
    match step {
        Step::Encrypt if server.insecure => {
            let text = "The certificate isn’t checked (--smtp-insecure), so others on the way may read the mail.";
            Finding::new(title, Verdict::Warning, text)
        }
        Step::SignIn if server.address.user.is_none() => {
            Finding::new(title, Verdict::Good, "The address names no user, so nobody signs in.")
        }
        _ => Finding::new(title, Verdict::Good, good),
    }
}

fn sent(outcome: &Outcome, to: &str) -> Finding {
    let title = "Send a test";
    let (cause, reason) = match outcome {
        Outcome::Sent => return Finding::new(title, Verdict::Good, format!("A test is on its way to {to}.")),
        Outcome::Bounced(reason) => (
            "The mail server says that there’s no mailbox with your address. Check the address of your account.",
            reason,
        ),
        Outcome::Refused(reason) => (
            "The mail server didn’t take the test. Often the sender’s address must belong to the account that signs in.",
            reason,
        ),
        Outcome::Later { reason, .. } => {
            ("The mail server didn’t take the test this time. Check again in a few minutes.", reason)
        }
    };
    // What isn't a reply of the mail server says itself what to do.
    let is_reply = reason.starts_with(|c: char| c.is_ascii_digit());
    let text = if is_reply { format!("{cause} It said: {reason}") } else { reason.clone() };
    Finding::new(title, Verdict::Bad, text)
}

/// Returns a test that isn't in the outbox.
fn test_mail(to: &str, site: &str, now: i64) -> Claimed {
    let (kind, values) = (MailKind::Test, samples(MailKind::Test, site));
    let template = Template::default_of(kind);
    Claimed {
        id: MailId(0),
        kind,
        address: to.to_owned(),
        subject: template.subject(&values),
        values,
        path: None,
        message_id: token::public_id(),
        tries: 1,
        expires_at: now + MINUTE,
        template,
        unsubscribe: None,
        entry: None,
    }
}
