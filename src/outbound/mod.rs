//! Connections to servers elsewhere: push services and the operator's mail server.
//!
//! Other people choose some of the addresses, such as the push service of their browser. So a connection goes only to an
//! address on the public internet: the host is resolved once, every address that isn't public is dropped, and one of the
//! others is dialed, so a second lookup can't lead elsewhere. `--allow-outbound` is the only exception (S54).

mod address;
mod allowed;
mod client;
mod resolver;

pub use address::is_public;
pub use allowed::Allowed;
pub use client::{Reply, Request};
pub use resolver::{Resolver, Unresolved};

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use rustls::{ClientConfig, RootCertStore};
use tokio::net::TcpStream;

/// How long a lookup, a connection or a request may take.
pub const TIMEOUT: Duration = Duration::from_secs(5);

/// Looks up hosts, connects to them and sends requests.
pub struct Outbound {
    resolver: Resolver,
    allowed: Allowed,
    tls: Arc<ClientConfig>,
}

impl Outbound {
    /// Connects only to public addresses and to those of `allowed`.
    #[must_use]
    pub fn new(resolver: Resolver, allowed: Allowed) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let tls = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        Self { resolver, allowed, tls: Arc::new(tls) }
    }

    /// Whether the operator allowed this host and port on the command line.
    #[must_use]
    pub fn is_allowed(&self, host: &str, port: u16) -> bool {
        self.allowed.contains(host, port)
    }

    /// Returns the addresses at which a host may be dialed.
    ///
    /// # Errors
    /// If the host isn't found or has no public address.
    pub async fn resolve(&self, host: &str, port: u16) -> Result<Vec<SocketAddr>, Unresolved> {
        if let Some(addresses) = self.allowed.addresses(host, port) {
            return Ok(addresses);
        }
        let found = match host.trim_matches(['[', ']']).parse::<IpAddr>() {
            Ok(address) => vec![address],
            Err(_) => self.resolver.lookup(host).await?,
        };
        let public: Vec<_> =
            found.into_iter().filter(|ip| is_public(*ip)).map(|ip| SocketAddr::new(ip, port)).collect();
        if public.is_empty() { Err(Unresolved::Private(host.to_owned())) } else { Ok(public) }
    }

    /// Returns the TXT records of a name, each as one text; `None` if there's no such name.
    ///
    /// # Errors
    /// Why the lookup failed, without a period; a name without records isn't an error.
    pub async fn text_records(&self, name: &str) -> Result<Option<Vec<String>>, String> {
        self.resolver.text_records(name).await
    }

    /// Returns the hosts that take a domain's mail (MX records); `None` if there's no such domain.
    ///
    /// # Errors
    /// Why the lookup failed, without a period.
    pub async fn mail_hosts(&self, domain: &str) -> Result<Option<Vec<String>>, String> {
        self.resolver.mail_hosts(domain).await
    }

    /// Whether a name has an address, public or not.
    ///
    /// # Errors
    /// Why the lookup failed, without a period.
    pub async fn has_address(&self, name: &str) -> Result<bool, String> {
        match self.resolver.lookup(name).await {
            Ok(found) => Ok(!found.is_empty()),
            Err(Unresolved::Failed(_, reason)) => Err(reason),
            Err(_) => Ok(false),
        }
    }

    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, String> {
        let mut reason = String::new();
        for address in self.resolve(host, port).await.map_err(|e| e.to_string())? {
            match tokio::time::timeout(TIMEOUT, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(e)) => reason = e.to_string(),
                Err(_) => "no answer within 5 seconds".clone_into(&mut reason),
            }
        }
        Err(format!("{host}:{port} can’t be reached: {reason}"))
    }
}
