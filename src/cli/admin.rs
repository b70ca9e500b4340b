//! `jobstead setup-link` and `jobstead admin …`: account management on the server's console.

use std::io::Read as _;

use clap::Subcommand;

use super::{open, print_line};
use crate::accounts::password;
use crate::accounts::{model, notices, reset, store};
use crate::audit::{self, Action};
use crate::clock::MINUTE;
use crate::config::Config;
use crate::db::{self, SingleConnection, Tx};
use crate::identity;
use crate::identity::tokens::{self, Purpose};
use crate::identity::{Cost, Hasher, Staff};
use crate::ids::UserId;
use crate::money::promotions;
use crate::operator::opening::OPENING_REASON;
use crate::web::{Validator, token};
use crate::{operator, site};

/// Lifetime of the sign-in link that `admin link` prints.
const LINK_TTL: i64 = 10 * MINUTE;

/// Commands that manage operators, agents and passwords.
#[derive(Debug, Subcommand)]
pub enum Admin {
    /// Add an operator, or make an existing account one (sets its password and ends its sessions).
    #[command(
        after_help = "Example: echo 'four words you chose' | jobstead admin create --email ann@example.org --name Ann --password-stdin"
    )]
    Create {
        /// The account's email address.
        #[arg(long)]
        email: String,
        /// The person's name.
        #[arg(long)]
        name: String,
        /// Read the password from standard input.
        #[arg(long, required = true)]
        password_stdin: bool,
    },
    /// Set an account's password and end its sessions, or print a link for its owner to do so.
    #[command(
        after_help = "Example: jobstead admin reset-password --email ann@example.org --link\nExample: echo 'four words you chose' | jobstead admin reset-password --email ann@example.org --password-stdin"
    )]
    ResetPassword {
        /// The account's email address.
        #[arg(long)]
        email: String,
        /// Print a one-time link that is valid for half an hour.
        #[arg(long, conflicts_with = "password_stdin", required_unless_present = "password_stdin")]
        link: bool,
        /// Read the password from standard input.
        #[arg(long)]
        password_stdin: bool,
    },
    /// Let an account answer support chats, or stop letting it; ends its sessions.
    Agent {
        /// The account's email address.
        #[arg(long)]
        email: String,
        /// Take that permission away instead.
        #[arg(long)]
        remove: bool,
    },
    /// Print a one-time sign-in link for an operator, valid for ten minutes.
    #[command(after_help = "Example: jobstead admin link --email ann@example.org")]
    Link {
        /// The operator's email address.
        #[arg(long)]
        email: String,
    },
}

pub fn run(config: &Config, command: Admin) -> Result<(), String> {
    match command {
        Admin::Create { email, name, .. } => create(config, &email, &name),
        Admin::ResetPassword { email, link: true, .. } => reset_link(config, &email),
        Admin::ResetPassword { email, .. } => reset_password(config, &email),
        Admin::Link { email } => link(config, &email),
        Admin::Agent { email, remove } => agent(config, &email, remove),
    }
}

pub fn setup_link(config: &Config) -> Result<(), String> {
    let db = open(config, false)?;
    let now = db.clock().now();
    let (token, hash) = token::secret();
    let claimed = db
        .write(|tx| {
            let claimed = identity::store::has_operator(tx)?;
            if !claimed {
                tokens::replace(tx, Purpose::Setup, None, &hash, now + operator::setup::LINK_TTL)?;
            }
            Ok::<_, db::Error>(claimed)
        })
        .map_err(|e| e.to_string())?;
    if claimed {
        return Err("this site already has an operator; sign in with `jobstead admin link`".to_owned());
    }
    print_line(&format!("{}/setup#token={token}", address(config, &db)?))
}

/// Returns `--url` if set, else the origin of the server that last ran on this file.
fn address(config: &Config, db: &SingleConnection) -> Result<String, String> {
    let running = db.write(site::store::origin).map_err(|e: db::Error| e.to_string())?;
    match (running, &config.url) {
        (Some(origin), None) => Ok(origin),
        _ => Ok(config.origin()?.as_str().to_owned()),
    }
}

fn create(config: &Config, email: &str, name: &str) -> Result<(), String> {
    let db = open(config, false)?;
    let password = read_password(&[name, email])?;
    let mut checks = Validator::default();
    model::check_identity(&mut checks, name, email);
    checks.finish().map_err(|_| "the name or email address is not valid".to_owned())?;
    let hash = hash(&password)?;
    let id = db
        .write(|tx| {
            let id = match identity::store::find_credentials(tx, email)? {
                Some(found) => {
                    identity::store::reset_password(tx, found.user, &hash)?;
                    found.user
                }
                None => identity::store::insert_user(tx, email, name, &hash)?,
            };
            identity::store::grant_superadmin(tx, id)?;
            promotions::start_opening_promotion(tx, OPENING_REASON)?;
            log(tx, "operator_added", id)?;
            Ok::<_, db::Error>(id)
        })
        .map_err(|e| e.to_string())?;
    print_line(&format!("{email} is now an operator (account {id})"))
}

fn agent(config: &Config, email: &str, remove: bool) -> Result<(), String> {
    let db = open(config, false)?;
    let outcome = db
        .write(|tx| {
            let Some(found) = identity::store::find_credentials(tx, email)? else { return Ok(None) };
            let changed = identity::store::set_agent(tx, found.user, !remove)?;
            if changed {
                log(tx, if remove { "agent_removed" } else { "agent_added" }, found.user)?;
            }
            Ok::<_, db::Error>(Some(changed))
        })
        .map_err(|e| e.to_string())?;
    match outcome {
        None => Err(format!("there is no account with the email address {email}")),
        Some(false) => Err(format!("{email} already has another staff role; nothing was changed")),
        Some(true) if remove => {
            print_line(&format!("{email} can no longer answer support chats; its sessions have ended"))
        }
        Some(true) => print_line(&format!(
            "{email} can now answer support chats at /admin/support; its sessions have ended, so sign in again"
        )),
    }
}

fn reset_password(config: &Config, email: &str) -> Result<(), String> {
    let db = open(config, false)?;
    let password = read_password(&[email])?;
    let hash = hash(&password)?;
    db.write(|tx| {
        let Some(found) = identity::store::find_credentials(tx, email)? else { return Ok(false) };
        identity::store::reset_password(tx, found.user, &hash)?;
        log(tx, "password_reset", found.user)?;
        notices::password_changed(tx, found.user, "on the server’s console")?;
        Ok::<_, db::Error>(true)
    })
    .map_err(|e| e.to_string())?
    .then_some(())
    .ok_or_else(|| format!("there is no account with the email address {email}"))?;
    print_line(&format!("the password of {email} is set, and its sessions have ended"))
}

/// Prints the same password reset link that staff can create at /admin/people.
fn reset_link(config: &Config, email: &str) -> Result<(), String> {
    let db = open(config, false)?;
    let (token, hash) = token::secret();
    let expires = db.clock().now() + reset::LINK_TTL;
    db.write(|tx| {
        let Some(found) = identity::store::find_credentials(tx, email)?.filter(|found| !found.disabled) else {
            return Ok(false);
        };
        tokens::replace_link(tx, Purpose::Reset, found.user, &hash, expires)?;
        log(tx, "people_reset_link", found.user)?;
        notices::link_made(tx, found.user, "Whoever runs the server")?;
        Ok::<_, db::Error>(true)
    })
    .map_err(|e| e.to_string())?
    .then_some(())
    .ok_or_else(|| format!("there is no active account with the email address {email}"))?;
    print_line(&format!("{}/reset-password#token={token}", address(config, &db)?))
}

fn link(config: &Config, email: &str) -> Result<(), String> {
    let db = open(config, false)?;
    let now = db.clock().now();
    let (token, hash) = token::secret();
    db.write(|tx| {
        let Some(found) = identity::store::find_credentials(tx, email)? else { return Ok(false) };
        if store::user(tx, found.user)?.staff < Some(Staff::Admin) {
            return Ok(false);
        }
        tokens::replace(tx, Purpose::AdminLink, Some(found.user), &hash, now + LINK_TTL)?;
        log(tx, "admin_link_created", found.user)?;
        Ok::<_, db::Error>(true)
    })
    .map_err(|e| e.to_string())?
    .then_some(())
    .ok_or_else(|| format!("there is no operator with the email address {email}"))?;
    print_line(&format!("{}/sign-in#token={token}", address(config, &db)?))
}

/// Records in the audit log what the console did to an account.
fn log(tx: &mut Tx, name: &str, user: UserId) -> db::Result<()> {
    audit::record(tx, &Action { actor: None, name, subject_kind: "user", subject: user.0, reason: "" })
}

/// Reads the password from the first line of standard input, because command-line arguments show up in process lists.
fn read_password(context: &[&str]) -> Result<String, String> {
    let mut text = String::new();
    std::io::stdin().take(8_192).read_to_string(&mut text).map_err(|e| format!("standard input: {e}"))?;
    let password = text.lines().next().unwrap_or_default().to_owned();
    let mut checks = Validator::default();
    password::check(&mut checks, &password, context);
    checks.finish().map_err(|_| "choose a password of 8 or more characters that is hard to guess".to_owned())?;
    Ok(password)
}

fn hash(password: &str) -> Result<String, String> {
    Hasher::new(Cost::for_host(u64::MAX))?.hash_blocking(password)
}
