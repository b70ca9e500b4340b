//! Looking up hosts. The binary is static, so it can't use the C library's lookups.

use std::net::IpAddr;
use std::sync::Arc;

use hickory_resolver::TokioResolver;
use hickory_resolver::proto::rr::RData;

use super::TIMEOUT;

/// Returns the addresses of a host.
type Answer = dyn Fn(&str) -> Vec<IpAddr> + Send + Sync;

/// Looks up the addresses of hosts.
#[derive(Clone)]
pub enum Resolver {
    /// Asks the name servers of /etc/resolv.conf.
    System,
    /// Answers from a function, for tests.
    Fixed(Arc<Answer>),
}

impl Resolver {
    /// Returns all addresses of a host.
    ///
    /// # Errors
    /// A sentence for the operator.
    pub async fn lookup(&self, host: &str) -> Result<Vec<IpAddr>, String> {
        match self {
            Self::Fixed(answer) => Ok(answer(host)),
            Self::System => {
                let resolver = system()?;
                // A trailing dot keeps the machine's search domains out of it.
                let lookup = tokio::time::timeout(TIMEOUT, resolver.lookup_ip(format!("{host}.")));
                let found = lookup.await.map_err(|_| format!("the lookup of {host} took too long"))?;
                found.map(|found| found.iter().collect()).map_err(|e| format!("{host} wasn’t found: {e}"))
            }
        }
    }

    /// Returns the TXT records of a name, each as one text.
    ///
    /// # Errors
    /// A sentence for the operator, if the lookup failed; a name without records isn't an error.
    pub async fn text_records(&self, name: &str) -> Result<Vec<String>, String> {
        let Self::System = self else { return Ok(Vec::new()) };
        let resolver = system()?;
        let lookup = tokio::time::timeout(TIMEOUT, resolver.txt_lookup(format!("{name}.")));
        match lookup.await.map_err(|_| format!("the lookup of {name} took too long"))? {
            Ok(found) => Ok(found.answers().iter().filter_map(|record| text(&record.data)).collect()),
            Err(e) if e.is_no_records_found() => Ok(Vec::new()),
            Err(e) => Err(format!("the lookup of {name} failed: {e}")),
        }
    }
}

/// Returns a TXT record's parts as one text.
fn text(data: &RData) -> Option<String> {
    let RData::TXT(record) = data else { return None };
    Some(record.txt_data.iter().map(|part| String::from_utf8_lossy(part)).collect())
}

/// Reads the system's settings each time, so that a change of network needs no restart.
fn system() -> Result<TokioResolver, String> {
    let wrong = |e| format!("the name servers in /etc/resolv.conf can’t be used: {e}");
    TokioResolver::builder_tokio().map_err(wrong)?.build().map_err(wrong)
}
