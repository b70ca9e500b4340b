//! Secrets from files and environment variables. There are no flags for them, since everyone on the machine can see a
//! program's arguments.

use std::path::Path;

use crate::config::Config;
use crate::money::cards::settings::Keys;

/// Where a secret comes from.
pub struct Source<'a> {
    /// The file with it.
    pub path: Option<&'a Path>,
    /// The flag that names the file.
    pub flag: &'a str,
    /// The environment variable with it, if no file is named.
    pub variable: &'a str,
}

impl Source<'_> {
    /// Reads the secret; `None` if there is none.
    ///
    /// # Errors
    /// A message for the operator if the file can't be read.
    pub fn read(&self) -> Result<Option<String>, String> {
        let secret = match self.path {
            Some(path) => {
                let text = String::from_utf8_lossy(&read_file(path, self.flag)?).into_owned();
                Some(text.trim_end_matches(['\r', '\n']).to_owned())
            }
            None => std::env::var(self.variable).ok(),
        };
        Ok(secret.filter(|secret| !secret.is_empty()))
    }
}

/// Reads the keys of the operator's Stripe account.
///
/// # Errors
/// A message for the operator if a file can't be read.
pub fn stripe_keys(config: &Config) -> Result<Keys, String> {
    let key =
        Source { path: config.stripe_key_file.as_deref(), flag: "--stripe-key-file", variable: "JOBSTEAD_STRIPE_KEY" };
    let secret = Source {
        path: config.stripe_webhook_secret_file.as_deref(),
        flag: "--stripe-webhook-secret-file",
        variable: "JOBSTEAD_STRIPE_WEBHOOK_SECRET",
    };
    Ok(Keys { secret_key: key.read()?, webhook_secret: secret.read()? })
}

/// Reads a file that a flag names.
///
/// # Errors
/// A message for the operator if it can't be read.
pub fn read_file(path: &Path, flag: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{flag} {}: {e}", path.display()))
}
