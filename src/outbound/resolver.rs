//! Looking up hosts. The binary is static, so it can't use the C library's lookups.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig};
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::net::{DnsError, NetError};
use hickory_resolver::proto::op::ResponseCode;
use hickory_resolver::proto::rr::{RData, RecordType};

use super::TIMEOUT;

/// Returns the addresses of a host.
type Answer = dyn Fn(&str) -> Vec<IpAddr> + Send + Sync;

/// Looks up the addresses of hosts.
#[derive(Clone)]
pub enum Resolver {
    /// Asks the name servers of /etc/resolv.conf.
    System,
    /// Asks one name server, for tests.
    At(SocketAddr),
    /// Answers from a function, for tests. No name has other records.
    Fixed(Arc<Answer>),
}

/// Why a host has no address to connect to.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Unresolved {
    /// There's no such host.
    Missing(String),
    /// It has only addresses that aren't on the public internet.
    Private(String),
    /// The host, and why nobody could say, without a period.
    Failed(String, String),
}

impl fmt::Display for Unresolved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(host) => write!(f, "{host} wasn’t found"),
            Self::Private(host) => write!(f, "{host} has no address on the public internet"),
            Self::Failed(host, reason) => write!(f, "{host} couldn’t be looked up: {reason}"),
        }
    }
}

impl Resolver {
    /// Returns all addresses of a host.
    ///
    /// # Errors
    /// If there are none, or nobody could say.
    pub async fn lookup(&self, host: &str) -> Result<Vec<IpAddr>, Unresolved> {
        if let Self::Fixed(answer) = self {
            return Ok(answer(host));
        }
        let failed = |reason| Unresolved::Failed(host.to_owned(), reason);
        let resolver = self.build().map_err(failed)?;
        // A trailing dot keeps the machine's search domains out of it.
        let lookup = tokio::time::timeout(TIMEOUT, resolver.lookup_ip(format!("{host}.")));
        match lookup.await.unwrap_or(Err(NetError::Timeout)) {
            Ok(found) => Ok(found.iter().collect()),
            Err(e) if e.is_nx_domain() || e.is_no_records_found() => Err(Unresolved::Missing(host.to_owned())),
            Err(e) => Err(failed(reason(&e))),
        }
    }

    /// Returns the TXT records of a name, each as one text; `None` if there's no such name.
    ///
    /// # Errors
    /// Why the lookup failed, without a period; a name without records isn't an error.
    pub async fn text_records(&self, name: &str) -> Result<Option<Vec<String>>, String> {
        self.records(name, RecordType::TXT, text).await
    }

    /// Returns the hosts that take a domain's mail (MX records), without the last dot; `None` if there's no such domain.
    ///
    /// # Errors
    /// Why the lookup failed, without a period.
    pub async fn mail_hosts(&self, domain: &str) -> Result<Option<Vec<String>>, String> {
        self.records(domain, RecordType::MX, mail_host).await
    }

    /// Returns what a name's records of a type say; `None` if there's no such name.
    async fn records(
        &self,
        name: &str,
        kind: RecordType,
        read: fn(&RData) -> Option<String>,
    ) -> Result<Option<Vec<String>>, String> {
        if let Self::Fixed(_) = self {
            return Ok(Some(Vec::new()));
        }
        let resolver = self.build()?;
        let lookup = tokio::time::timeout(TIMEOUT, resolver.lookup(format!("{name}."), kind));
        match lookup.await.unwrap_or(Err(NetError::Timeout)) {
            Ok(found) => Ok(Some(found.answers().iter().filter_map(|record| read(&record.data)).collect())),
            Err(e) if e.is_nx_domain() => Ok(None),
            Err(e) if e.is_no_records_found() => Ok(Some(Vec::new())),
            Err(e) => Err(reason(&e)),
        }
    }

    /// Reads the system's settings each time, so that a change of network needs no restart.
    fn build(&self) -> Result<TokioResolver, String> {
        let wrong = |_| "the name servers in /etc/resolv.conf can’t be used".to_owned();
        let Self::At(server) = self else {
            return TokioResolver::builder_tokio().map_err(wrong)?.build().map_err(wrong);
        };
        let connections = [ConnectionConfig::udp(), ConnectionConfig::tcp()].map(|mut connection| {
            connection.port = server.port();
            connection
        });
        let server = NameServerConfig::new(server.ip(), true, connections.to_vec());
        let config = ResolverConfig::from_name_servers(vec![server]);
        TokioResolver::builder_with_config(config, TokioRuntimeProvider::default()).build().map_err(wrong)
    }
}

/// Returns a TXT record's parts as one text.
fn text(data: &RData) -> Option<String> {
    let RData::TXT(record) = data else { return None };
    Some(record.txt_data.iter().map(|part| String::from_utf8_lossy(part)).collect())
}

/// Returns a host that takes mail. "." means that the domain takes none (RFC 7505).
fn mail_host(data: &RData) -> Option<String> {
    let RData::MX(record) = data else { return None };
    let host = record.exchange.to_ascii();
    Some(host.trim_end_matches('.').to_owned()).filter(|host| !host.is_empty())
}

/// Says why a lookup failed, without a period.
fn reason(error: &NetError) -> String {
    match error {
        NetError::Dns(DnsError::ResponseCode(ResponseCode::ServFail)) => "the name server couldn’t find out".to_owned(),
        NetError::Dns(DnsError::ResponseCode(ResponseCode::Refused)) => "the name server refused to answer".to_owned(),
        NetError::Timeout => format!("no name server answered within {} seconds", TIMEOUT.as_secs()),
        NetError::Io(_) | NetError::NoConnections => "no name server can be reached".to_owned(),
        _ => "the name server’s answer makes no sense".to_owned(),
    }
}
