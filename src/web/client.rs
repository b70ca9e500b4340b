//! Who sent a request: the address that limits are counted by.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request};
use axum::http::{HeaderMap, request::Parts};
use ipnet::IpNet;

use super::{Error, Result};

/// The client's address, cut to what one household or machine controls.
#[derive(Clone, Copy, Debug, Eq, Hash, PartialEq)]
pub struct Client(pub IpAddr);

/// Who sent the request.
#[must_use]
pub fn of(request: &Request, proxies: &[IpNet]) -> Client {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([127, 0, 0, 1]), |c| c.0.ip());
    Client(prefix(resolve(peer, request.headers(), proxies)))
}

/// `X-Forwarded-For` counts only from a configured proxy, and of its list only the right-most address
/// that is not itself such a proxy: everything left of it was written by the client (S19).
#[must_use]
pub fn resolve(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> IpAddr {
    let trusted = |ip: &IpAddr| proxies.iter().any(|net| net.contains(ip));
    let peer = peer.to_canonical();
    if !trusted(&peer) {
        return peer;
    }
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|v| v.to_str().ok()).collect();
    let mut nearest = peer;
    for entry in lines.iter().flat_map(|line| line.split(',')).rev() {
        let Ok(address) = entry.trim().parse::<IpAddr>() else { return nearest };
        nearest = address.to_canonical();
        if !trusted(&nearest) {
            return nearest;
        }
    }
    nearest
}

/// One IPv6 customer has a /64, so single addresses of it mean nothing.
fn prefix(address: IpAddr) -> IpAddr {
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
