//! A DMARC record (RFC 9989, section 4.8).

use super::super::{tag, tags};

/// What receivers are asked to do with mail that only claims to be from the domain.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Policy {
    /// Nothing (`none`).
    Nothing,
    /// Treat it as spam (`quarantine`).
    Quarantine,
    /// Refuse it (`reject`).
    Reject,
}

impl Policy {
    fn read(value: &str) -> Option<Self> {
        let known = [("none", Self::Nothing), ("quarantine", Self::Quarantine), ("reject", Self::Reject)];
        known.into_iter().find(|(name, _)| value.eq_ignore_ascii_case(name)).map(|(_, policy)| policy)
    }

    /// Returns what counts while a policy is only tested: the one below it.
    #[must_use]
    pub const fn tested(self) -> Self {
        match self {
            Self::Reject => Self::Quarantine,
            Self::Quarantine | Self::Nothing => Self::Nothing,
        }
    }
}

/// A record that receivers take for DMARC. Tags that the standard doesn't know, or no longer (`pct`, `rf`, `ri`), don't count.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    /// For the domain itself (`p`).
    policy: Option<Policy>,
    /// For domains below it (`sp`).
    below: Option<Policy>,
    /// The first policy that isn't one, as `tag=value`. It spoils the record.
    pub wrong: Option<String>,
    /// Whether the policy is only tested (`t=y`).
    pub is_testing: bool,
    /// Whether the domain is one under which others are registered (`psd`); `None` if it doesn't say.
    pub is_suffix: Option<bool>,
    /// Whether reports go anywhere (`rua`).
    has_reports: bool,
}

impl Record {
    /// Reads a TXT record; `None` if receivers don't take it for DMARC: it must begin with `v=DMARC1`, in capitals.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (name, version) = text.split(';').next()?.split_once('=')?;
        if !name.trim_end().eq_ignore_ascii_case("v") || version.trim() != "DMARC1" {
            return None;
        }
        let tags = tags(text).map(|(name, value)| (name.to_ascii_lowercase(), value)).collect::<Vec<_>>();
        let policy = |name| tag(&tags, name).map(|value| (name, value, Policy::read(value)));
        let policies = [policy("p"), policy("sp"), policy("np")];
        let wrong = policies.iter().flatten().find(|(_, _, policy)| policy.is_none());
        let is_yes = |name| tag(&tags, name).map(|value| value.eq_ignore_ascii_case("y"));
        let is_suffix =
            is_yes("psd").filter(|yes| *yes || tag(&tags, "psd").is_some_and(|no| no.eq_ignore_ascii_case("n")));
        Some(Self {
            policy: policies[0].and_then(|(_, _, policy)| policy),
            below: policies[1].and_then(|(_, _, policy)| policy),
            wrong: wrong.map(|(name, value, _)| format!("{name}={value}")),
            is_testing: is_yes("t") == Some(true),
            is_suffix,
            has_reports: tag(&tags, "rua").is_some_and(|list| list.split(',').any(is_report_address)),
        })
    }

    /// Returns what counts for the domain itself, or for those below it; `None` if receivers ignore the record. One without a
    /// policy, or with a wrong one, counts only if it says where reports go, and then asks for nothing (section 4.10.1).
    #[must_use]
    pub fn policy(&self, is_below: bool) -> Option<Policy> {
        match self.policy {
            Some(own) if self.wrong.is_none() => Some(self.below.filter(|_| is_below).unwrap_or(own)),
            _ => self.has_reports.then_some(Policy::Nothing),
        }
    }

    /// Whether it names a policy.
    #[must_use]
    pub const fn names_policy(&self) -> bool {
        self.policy.is_some()
    }
}

/// Whether this is an address that reports can be sent to: `mailto:` with a mailbox, or one of another scheme (RFC 3986).
fn is_report_address(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once(':') else { return false };
    let is_scheme = scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme.bytes().all(|b| b.is_ascii_alphanumeric() || b"+-.".contains(&b));
    let is_mailbox = |rest: &str| rest.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty());
    is_scheme && if scheme.eq_ignore_ascii_case("mailto") { is_mailbox(rest) } else { !rest.is_empty() }
}
