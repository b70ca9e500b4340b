//! Which addresses are on the public internet.

use std::net::{IpAddr, Ipv6Addr};

use ipnet::{Ipv4Net, Ipv6Net};

/// IPv4 networks that aren't public, from the registry of special-purpose addresses (RFC 6890) and multicast.
const SPECIAL_V4: [&str; 15] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
];

/// IPv6 networks within 2000::/3 that aren't public or that lead to IPv4 addresses: Teredo, benchmarking, ORCHID,
/// documentation and 6to4. Everything outside 2000::/3 is special.
const SPECIAL_V6: [&str; 4] = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

/// Whether an address is on the public internet. An IPv4 address written as IPv6 counts as the IPv4 address only in the
/// mapped form; the translated forms (NAT64, 6to4) are refused.
#[must_use]
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(v4) => !SPECIAL_V4.iter().any(|net| net.parse::<Ipv4Net>().is_ok_and(|net| net.contains(&v4))),
        IpAddr::V6(v6) => {
            is_global_unicast(v6)
                && !SPECIAL_V6.iter().any(|net| net.parse::<Ipv6Net>().is_ok_and(|net| net.contains(&v6)))
        }
    }
}

fn is_global_unicast(address: Ipv6Addr) -> bool {
    address.segments()[0] & 0xe000 == 0x2000
}
