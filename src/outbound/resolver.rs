//! Looking up hosts. The binary is static, so it can't use the C library's lookups.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use hickory_resolver::TokioResolver;
use hickory_resolver::config::{ConnectionConfig, NameServerConfig, ResolverConfig};
use hickory_resolver::net::runtime::TokioRuntimeProvider;
use hickory_resolver::net::{DnsError, NetError};
use hickory_resolver::proto::rr::RData;

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
    /// Answers from a function, for tests. No name has TXT records.
    Fixed(Arc<Answer>),
}

impl Resolver {
    /// Returns all addresses of a host.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn lookup(&self, host: &str) -> Result<Vec<IpAddr>, String> {
        if let Self::Fixed(answer) = self {
            return Ok(answer(host));
        }
        let resolver = self.build()?;
        // A trailing dot keeps the machine's search domains out of it.
        let lookup = tokio::time::timeout(TIMEOUT, resolver.lookup_ip(format!("{host}.")));
        let found = lookup.await.map_err(|_| format!("the lookup of {host} took too long"))?;
        match found {
            Ok(found) => Ok(found.iter().collect()),
            Err(e) if e.is_nx_domain() || e.is_no_records_found() => Err(format!("{host} wasn’t found")),
            Err(e) => Err(format!("{host} couldn’t be looked up: {e}")),
        }
    }

    /// Returns the TXT records of a name, each as one text; `None` if there's no such name.
    ///
    /// # Errors
    /// Why the lookup failed, without a period; a name without records isn't an error.
    pub async fn text_records(&self, name: &str) -> Result<Option<Vec<String>>, String> {
        if let Self::Fixed(_) = self {
            return Ok(Some(Vec::new()));
        }
        let resolver = self.build()?;
        let lookup = tokio::time::timeout(TIMEOUT, resolver.txt_lookup(format!("{name}.")));
        let Ok(found) = lookup.await else {
            return Err(format!("no name server answered within {} seconds", TIMEOUT.as_secs()));
        };
        match found {
            Ok(found) => Ok(Some(found.answers().iter().filter_map(|record| text(&record.data)).collect())),
            Err(e) if e.is_nx_domain() => Ok(None),
            Err(e) if e.is_no_records_found() => Ok(Some(Vec::new())),
            Err(NetError::Dns(DnsError::ResponseCode(code))) => Err(format!("the name server answered “{code}”")),
            Err(e) => Err(e.to_string()),
        }
    }

    /// Reads the system's settings each time, so that a change of network needs no restart.
    fn build(&self) -> Result<TokioResolver, String> {
        let wrong = |e| format!("the name servers in /etc/resolv.conf can’t be used: {e}");
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
