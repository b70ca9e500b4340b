//! Signs that the reverse proxy in front of the site is set up wrong. Without them, its operator sees only that people
//! complain.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use ipnet::IpNet;
use serde::Serialize;
use utoipa::ToSchema;

use super::client::{FORWARDED_FOR, is_trusted};
use super::origin::Origin;
use crate::clock::HOUR;
use crate::string_enum;

/// How long a fault is remembered, and the time between two log lines about it, in milliseconds.
const INTERVAL: i64 = HOUR;
/// Maximum length of what is remembered of a request, in characters.
const MAX_GOT: usize = 100;
/// Where to look up what to do.
const EXAMPLES: &str = "see nginx.conf, Caddyfile, haproxy.cfg or apache.conf in examples/";

string_enum! {
    /// Faults of the reverse proxy, as seen in requests.
    #[derive(Hash)]
    ProxyFault {
        /// They are for a host that isn't the site's, because the proxy doesn't pass the visitor's on.
        UnknownHost = "unknown_host",
        /// A WebSocket arrives without `Upgrade`, because the proxy doesn't pass it on.
        NoUpgrade = "no_upgrade",
        /// A trusted proxy doesn't say whose request it is.
        NoForwardedFor = "no_forwarded_for",
        /// The proxy isn't trusted, so whose request it says it is doesn't count.
        UntrustedProxy = "untrusted_proxy",
    }
}

/// A fault that was seen lately.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SeenFault {
    /// What is wrong.
    fault: ProxyFault,
    /// What arrived: the host for `unknown_host`, otherwise the proxy's address.
    got: String,
    /// When it was last seen, in milliseconds since the epoch.
    at: i64,
}

/// The faults that were seen lately.
#[derive(Default)]
pub struct ProxyFaults(Mutex<HashMap<ProxyFault, Record>>);

struct Record {
    got: String,
    at: i64,
    logged_at: i64,
}

impl ProxyFaults {
    /// Remembers what arrived, and logs it at most once an hour. `want` is what should have arrived.
    pub fn record(&self, fault: ProxyFault, got: &str, want: &str, now: i64) {
        let mut records = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = records.get(&fault).is_none_or(|record| (now - record.logged_at).abs() >= INTERVAL);
        let logged_at = if is_due { now } else { records.get(&fault).map_or(now, |record| record.logged_at) };
        let got: String = got.chars().take(MAX_GOT).collect();
        if is_due {
            tracing::warn!(got, want, "{}: {EXAMPLES}", explain(fault));
        }
        records.insert(fault, Record { got, at: now, logged_at });
    }

    /// Returns the faults of the last hour.
    #[must_use]
    pub fn recent(&self, now: i64) -> Vec<SeenFault> {
        let records = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = ProxyFault::ALL.iter().filter_map(|fault| records.get(fault).map(|record| (*fault, record)));
        found
            .filter(|(_, record)| (now - record.at).abs() < INTERVAL)
            .map(|(fault, Record { got, at, .. })| SeenFault { fault, got: got.clone(), at: *at })
            .collect()
    }
}

/// Says what is wrong and what to change, for the log.
const fn explain(fault: ProxyFault) -> &'static str {
    match fault {
        ProxyFault::UnknownHost => {
            "a request for another host was refused; let the reverse proxy pass the visitor’s Host on"
        }
        ProxyFault::NoUpgrade => {
            "a WebSocket arrived as an ordinary request, so live updates don’t work; let the reverse proxy pass Upgrade on"
        }
        ProxyFault::NoForwardedFor => {
            "the reverse proxy doesn’t say who its visitors are, so they share one address’s limits; let it set \
             X-Forwarded-For"
        }
        ProxyFault::UntrustedProxy => {
            "the reverse proxy isn’t in --trusted-proxy, so all visitors share its address’s limits; add it there"
        }
    }
}

/// Returns what is wrong with how a request of `peer` was passed on, if anything. Jobstead has no https itself, so on a site
/// with https every request comes from a proxy. A site of this machine alone needs none.
#[must_use]
pub fn fault_of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet], origin: &Origin) -> Option<ProxyFault> {
    let peer = peer.to_canonical();
    let says_whose = headers.contains_key(FORWARDED_FOR);
    if is_trusted(peer, proxies) {
        return (!says_whose && !origin.is_loopback()).then_some(ProxyFault::NoForwardedFor);
    }
    (origin.secure() || (says_whose && is_nearby(peer))).then_some(ProxyFault::UntrustedProxy)
}

/// Whether an address is of this machine or network. Elsewhere, anyone may send any header.
const fn is_nearby(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_loopback() || v4.is_private(),
        IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
    }
}
