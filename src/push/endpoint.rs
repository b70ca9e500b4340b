//! Which addresses a push message may go to. Browsers name their push service themselves, so without a list anyone could
//! make the server send requests wherever they like (S55).

use axum::http::Uri;

use crate::outbound::Outbound;

/// Hosts of the push services of Chrome, Edge, Firefox and Safari. A leading dot means any subdomain.
const HOSTS: &[&str] =
    &["fcm.googleapis.com", "updates.push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];
/// Maximum length of an address, in bytes.
const MAX_LENGTH: usize = 1_000;

/// The push services that messages may go to.
#[derive(Clone, Debug, Default)]
pub struct Services {
    extra: Option<String>,
}

impl Services {
    /// Adds one host of the operator's choice, such as `push.example.org`.
    ///
    /// # Errors
    /// A message for the operator if it isn't a host name.
    pub fn with(extra: Option<&str>) -> Result<Self, String> {
        let Some(extra) = extra else { return Ok(Self::default()) };
        let host = extra.to_ascii_lowercase();
        let is_name = host.contains('.') && host.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'-');
        let is_address = host.rsplit('.').next().is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit()));
        if !is_name || is_address || host.starts_with('.') || host.ends_with('.') {
            return Err(format!("--push-service {extra}: enter a host name, like push.example.org"));
        }
        Ok(Self { extra: Some(host) })
    }

    /// Returns a subscription's address if messages may go there: https, no port, no user name, and a known host. The
    /// only exception is what the operator allowed with `--allow-outbound`.
    #[must_use]
    pub fn accept(&self, endpoint: &str, outbound: &Outbound) -> Option<Uri> {
        if endpoint.len() > MAX_LENGTH {
            return None;
        }
        let uri: Uri = endpoint.parse().ok()?;
        let authority = uri.authority()?.as_str();
        let host = uri.host()?.to_ascii_lowercase();
        let is_known = uri.scheme_str() == Some("https") && authority.len() == host.len() && self.is_known(&host);
        let is_allowed =
            !authority.contains('@') && uri.port_u16().is_some_and(|port| outbound.is_allowed(&host, port));
        (is_known || is_allowed).then_some(uri)
    }

    fn is_known(&self, host: &str) -> bool {
        let matches = |known: &str| match known.strip_prefix('.') {
            Some(domain) => host.strip_suffix(domain).is_some_and(|rest| rest.len() > 1 && rest.ends_with('.')),
            None => host == known,
        };
        HOSTS.iter().any(|known| matches(known)) || self.extra.as_deref().is_some_and(matches)
    }
}
