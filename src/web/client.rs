//! The client's address, which rate limits count by.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::{HeaderMap, HeaderName, request::Parts};
use ipnet::IpNet;

use super::{Error, Result};

/// The client's address: an IPv4 address or an IPv6 /64 network.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Client(pub IpAddr);

/// The header in which a reverse proxy says who sent a request.
pub const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// Returns the address at the other end of the connection: the client's, or a reverse proxy's.
#[must_use]
pub fn peer(request: &Request) -> IpAddr {
    request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([127, 0, 0, 1]), |c| c.0.ip())
}

/// Returns the client that sent a request.
#[must_use]
pub fn identify(request: &Request, proxies: &[IpNet]) -> Client {
    Client(mask(resolve(peer(request), request.headers(), proxies)))
}

/// Whether an address is a trusted proxy's.
#[must_use]
pub fn is_trusted(address: IpAddr, proxies: &[IpNet]) -> bool {
    proxies.iter().any(|net| net.contains(&address))
}

/// Determines the client's address. `X-Forwarded-For` is trusted only from a configured proxy, and only its rightmost
/// address that isn't such a proxy counts, because the client can forge everything left of it.
#[must_use]
pub fn resolve(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let peer = peer.to_canonical();
    if !is_trusted(peer, proxies) {
        return peer;
    }
    let lines: Vec<&str> = headers.get_all(FORWARDED_FOR).iter().filter_map(|v| v.to_str().ok()).collect();
    let mut nearest = peer;
    for entry in lines.iter().flat_map(|line| line.split(',')).rev() {
        let Ok(address) = entry.trim().parse::<IpAddr>() else { return nearest };
        nearest = address.to_canonical();
        if !is_trusted(nearest, proxies) {
            return nearest;
        }
    }
    nearest
}

/// Reduces an IPv6 address to its /64, because one customer controls all of its addresses.
#[must_use]
pub fn mask(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => IpAddr::from((u128::from(v6) & !u128::from(u64::MAX)).to_be_bytes()),
    }
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self> {
        parts.extensions.get::<Self>().copied().ok_or_else(Error::internal)
    }
}
