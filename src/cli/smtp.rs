//! The mail server's settings.

use std::path::Path;

use crate::config::Config;
use crate::mail::Setup;
use crate::mail::server::Address;

/// Environment variable with the mail server's password. There's no flag for it, since everyone on the machine can see a
/// program's arguments.
const PASSWORD_VARIABLE: &str = "JOBSTEAD_SMTP_PASSWORD";

/// Reads the mail server's settings.
///
/// # Errors
/// A message for the operator.
pub fn setup(config: &Config) -> Result<Setup, String> {
    if let Some(url) = &config.smtp {
        Address::parse(url).map_err(|e| format!("--smtp: {e}"))?;
    }
    let password = match &config.smtp_password_file {
        Some(path) => {
            let bytes = read(path, "--smtp-password-file")?;
            Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\r', '\n']).to_owned())
        }
        None => std::env::var(PASSWORD_VARIABLE).ok().filter(|password| !password.is_empty()),
    };
    let authority = config.smtp_ca.as_deref().map(|path| read(path, "--smtp-ca")).transpose()?;
    if config.smtp_insecure {
        tracing::warn!("mail may be sent without TLS or with an invalid certificate (--smtp-insecure)");
    }
    Ok(Setup { url: config.smtp.clone(), password, insecure: config.smtp_insecure, authority })
}

fn read(path: &Path, flag: &str) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|e| format!("{flag} {}: {e}", path.display()))
}
