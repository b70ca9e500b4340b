//! The loopback addresses that the operator allows on the command line, for a mail server on the same machine and for
//! stand-ins in tests.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Loopback hosts and ports that may be dialed, from `--allow-outbound`.
#[derive(Clone, Debug, Default)]
pub struct Allowed(Vec<(String, u16)>);

impl Allowed {
    /// Parses `HOST:PORT` values; each host must be `localhost` or a loopback address.
    ///
    /// # Errors
    /// A message for the operator.
    pub fn parse(values: &[String]) -> Result<Self, String> {
        values.iter().map(|value| parse(value)).collect::<Result<_, _>>().map(Self)
    }

    /// Whether a host and port are allowed.
    #[must_use]
    pub fn contains(&self, host: &str, port: u16) -> bool {
        let host = host.trim_matches(['[', ']']);
        self.0.iter().any(|(allowed, allowed_port)| allowed.eq_ignore_ascii_case(host) && *allowed_port == port)
    }

    /// Returns the addresses of an allowed host; `None` if it isn't allowed.
    #[must_use]
    pub fn addresses(&self, host: &str, port: u16) -> Option<Vec<SocketAddr>> {
        self.contains(host, port).then(|| loopback(host).into_iter().map(|ip| SocketAddr::new(ip, port)).collect())
    }

    /// Returns each as text, for the log.
    pub fn iter(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(host, port)| format!("{host}:{port}"))
    }
}

fn parse(value: &str) -> Result<(String, u16), String> {
    let wrong = || format!("--allow-outbound {value}: enter a loopback address and a port, like 127.0.0.1:25");
    let (host, port) = value.rsplit_once(':').ok_or_else(wrong)?;
    let host = host.trim_matches(['[', ']']).to_ascii_lowercase();
    let port = port.parse().map_err(|_| wrong())?;
    if loopback(&host).is_empty() { Err(wrong()) } else { Ok((host, port)) }
}

/// Returns the loopback addresses of a host; none if it's another host.
fn loopback(host: &str) -> Vec<IpAddr> {
    if host.eq_ignore_ascii_case("localhost") {
        return vec![Ipv4Addr::LOCALHOST.into(), Ipv6Addr::LOCALHOST.into()];
    }
    host.trim_matches(['[', ']']).parse::<IpAddr>().into_iter().filter(IpAddr::is_loopback).collect()
}
