//! The mail server's settings.

use super::secrets::{Source, read_file};
use crate::config::Config;
use crate::mail::Setup;
use crate::mail::server::Address;

/// Reads the mail server's settings.
///
/// # Errors
/// A message for the operator.
pub fn setup(config: &Config) -> Result<Setup, String> {
    if let Some(url) = &config.smtp {
        Address::parse(url).map_err(|e| format!("--smtp: {e}"))?;
    }
    let password = Source {
        path: config.smtp_password_file.as_deref(),
        flag: "--smtp-password-file",
        variable: "JOBSTEAD_SMTP_PASSWORD",
    };
    let authority = config.smtp_ca.as_deref().map(|path| read_file(path, "--smtp-ca")).transpose()?;
    if config.smtp_insecure {
        tracing::warn!("mail may be sent without TLS or with an invalid certificate (--smtp-insecure)");
    }
    Ok(Setup { url: config.smtp.clone(), password: password.read()?, insecure: config.smtp_insecure, authority })
}
