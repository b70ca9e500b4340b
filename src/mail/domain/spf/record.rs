//! The terms of an SPF record (RFC 7208, sections 4.6, 5 and 6).

use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

use crate::text::truncate;

/// The mechanisms that exist, to suggest one for a misspelled name.
const MECHANISMS: [&str; 8] = ["all", "include", "a", "mx", "ptr", "ip4", "ip6", "exists"];
/// Maximum length of a term that a sentence quotes, in characters.
const MAX_QUOTED_CHARS: usize = 100;
/// Maximum length of a domain name, in bytes (RFC 1035).
const MAX_NAME: usize = 253;

/// What a mechanism says about the servers it names.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Qualifier {
    /// They may send (`+`, or nothing).
    Pass,
    /// They may not (`-`).
    Fail,
    /// They probably may not (`~`).
    SoftFail,
    /// Nothing (`?`).
    Neutral,
}

/// A domain in a record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Name {
    /// As written.
    Fixed(String),
    /// One that depends on the mail, such as `%{i}.example.org`.
    Macro,
}

/// Which servers a term names.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Mechanism {
    /// All of them.
    All,
    /// Those that another domain's record lets pass.
    Include(Name),
    /// Those at a name's addresses; `None` for the record's own domain.
    A(Option<Name>),
    /// Those that take a domain's mail; `None` for the record's own.
    Mx(Option<Name>),
    /// What depends on the server or the mail, and takes a lookup: `ptr` and `exists`.
    Lookup,
    /// Those at some addresses.
    Addresses {
        /// Whether that's every address.
        is_every: bool,
    },
}

/// A mechanism with what it says.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Directive {
    /// What it says about the servers.
    pub qualifier: Qualifier,
    /// Which servers.
    pub mechanism: Mechanism,
}

/// A record that receivers can read.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    /// In their order: the first that fits counts.
    pub directives: Vec<Directive>,
    /// The domain whose record counts if no mechanism fits.
    pub redirect: Option<Name>,
}

/// Whether a TXT record is meant as SPF.
pub fn is_spf(text: &str) -> bool {
    text.split(' ').next().is_some_and(|version| version.eq_ignore_ascii_case("v=spf1"))
}

/// Reads a record. One wrong term spoils it, wherever that is.
///
/// # Errors
/// What's wrong, as the end of a sentence, and what to write instead.
pub fn parse(text: &str) -> Result<Record, String> {
    let (mut record, mut is_explained) = (Record::default(), false);
    for term in text.split(' ').skip(1).filter(|term| !term.is_empty()) {
        let (qualifier, rest) = qualifier(term);
        let (name, value) = rest.split_at(rest.find([':', '/', '=']).unwrap_or(rest.len()));
        let name = name.to_ascii_lowercase();
        let Some(value) = value.strip_prefix('=').filter(|_| qualifier.is_none() && is_modifier(&name)) else {
            let mechanism = mechanism(&name, value).ok_or_else(|| wrong(term, &name, value))?;
            record.directives.push(Directive { qualifier: qualifier.unwrap_or(Qualifier::Pass), mechanism });
            continue;
        };
        match name.as_str() {
            "redirect" if record.redirect.is_none() => {
                record.redirect = Some(domain(value).ok_or_else(|| bad_value(term))?);
            }
            "exp" if !is_explained => is_explained = domain(value).map(|_| true).ok_or_else(|| bad_value(term))?,
            "redirect" | "exp" => return Err(format!("{name}= is in it twice. Leave one of them")),
            // Receivers skip modifiers that they don't know, so the servers would be missing.
            _ if MECHANISMS.contains(&name.as_str()) => {
                return Err(format!("“{}” has an equals sign. Write {name}:{value}", quoted(term)));
            }
            _ => {}
        }
    }
    Ok(record)
}

fn qualifier(term: &str) -> (Option<Qualifier>, &str) {
    let found = match term.as_bytes().first() {
        Some(b'+') => Qualifier::Pass,
        Some(b'-') => Qualifier::Fail,
        Some(b'~') => Qualifier::SoftFail,
        Some(b'?') => Qualifier::Neutral,
        _ => return (None, term),
    };
    (Some(found), &term[1..])
}

fn is_modifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b))
}

fn mechanism(name: &str, value: &str) -> Option<Mechanism> {
    let own = value.strip_prefix(':');
    match name {
        "all" => value.is_empty().then_some(Mechanism::All),
        "include" => Some(Mechanism::Include(domain(own?)?)),
        "exists" => domain(own?).map(|_| Mechanism::Lookup),
        "ptr" if value.is_empty() => Some(Mechanism::Lookup),
        "ptr" => domain(own?).map(|_| Mechanism::Lookup),
        "a" => Some(Mechanism::A(hosts(value)?)),
        "mx" => Some(Mechanism::Mx(hosts(value)?)),
        "ip4" => addresses::<Ipv4Addr>(own?, 32),
        "ip6" => addresses::<Ipv6Addr>(own?, 128),
        _ => None,
    }
}

/// Reads what follows `a` and `mx`: `:domain`, and lengths of prefixes like `/24`, `//64` or `/24//64`.
#[expect(clippy::option_option, reason = "no name is fine, a wrong one isn't")]
fn hosts(value: &str) -> Option<Option<Name>> {
    let at = if value.contains('%') { value.rfind('}').map_or(0, |at| at + 1) } else { 0 };
    let (name, lengths) = value.split_at(value[at..].find('/').map_or(value.len(), |slash| at + slash));
    let (v4, v6) = lengths.split_once("//").map_or((lengths, None), |(v4, v6)| (v4, Some(v6)));
    let is_right = (v4.is_empty() || v4.strip_prefix('/').is_some_and(|length| is_length(length, 32)))
        && v6.is_none_or(|length| is_length(length, 128));
    match (is_right, name.strip_prefix(':')) {
        (true, Some(name)) => domain(name).map(Some),
        (true, None) => name.is_empty().then_some(None),
        (false, _) => None,
    }
}

fn addresses<A: FromStr>(value: &str, max: u8) -> Option<Mechanism> {
    let (address, length) = value.split_once('/').map_or((value, None), |(address, length)| (address, Some(length)));
    address.parse::<A>().ok()?;
    if !length.is_none_or(|length| is_length(length, max)) {
        return None;
    }
    Some(Mechanism::Addresses { is_every: length == Some("0") })
}

fn is_length(text: &str, max: u8) -> bool {
    text.parse::<u8>().is_ok_and(|length| length <= max && length.to_string() == text)
}

/// Reads a domain, which has a dot or ends in a macro (section 7.1).
fn domain(text: &str) -> Option<Name> {
    if text.contains('%') {
        return is_macro(text).then_some(Name::Macro);
    }
    let name = text.strip_suffix('.').unwrap_or(text);
    let is_label = |label: &str| (1..=63).contains(&label.len()) && label.bytes().all(|b| b.is_ascii_graphic());
    let (_, last) = name.rsplit_once('.')?;
    let is_right = name.len() <= MAX_NAME && name.split('.').all(is_label) && is_top_label(last);
    is_right.then(|| Name::Fixed(name.to_ascii_lowercase()))
}

fn is_top_label(label: &str) -> bool {
    label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
        && !label.bytes().all(|b| b.is_ascii_digit())
        && !label.starts_with('-')
        && !label.ends_with('-')
}

/// Whether each `%` begins a macro, and the last part is one or a top-level domain.
fn is_macro(text: &str) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let after = &rest[at + 1..];
        rest = if let Some(after) = after.strip_prefix(['%', '_', '-']) {
            after
        } else {
            let Some((inside, after)) = after.strip_prefix('{').and_then(|inside| inside.split_once('}')) else {
                return false;
            };
            let mut letters = inside.chars();
            let is_known = letters.next().is_some_and(|letter| "slodiphcrtv".contains(letter.to_ascii_lowercase()));
            let transformers = letters.as_str().trim_start_matches(|c: char| c.is_ascii_digit());
            let transformers = transformers.strip_prefix(['r', 'R']).unwrap_or(transformers);
            if !is_known || !transformers.chars().all(|c| ".-+,/_=".contains(c)) {
                return false;
            }
            after
        };
    }
    let end = rest.strip_suffix('.').unwrap_or(rest);
    text.bytes().all(|b| b.is_ascii_graphic())
        && (rest.is_empty() || end.rsplit_once('.').is_some_and(|(_, last)| is_top_label(last)))
}

/// Says what's wrong with a term that is no mechanism, or one with a wrong value.
fn wrong(term: &str, name: &str, value: &str) -> String {
    if MECHANISMS.contains(&name) {
        return bad_value(term);
    }
    let near = |known: &&&str| strsim::damerau_levenshtein(name, known);
    match MECHANISMS.iter().min_by_key(near).filter(|known| near(known) <= 2 && name.len() > 2) {
        Some(known) => format!("“{}” isn’t part of SPF. Did you mean {known}{value}?", quoted(term)),
        None => format!("“{}” isn’t part of SPF. Remove or correct it", quoted(term)),
    }
}

fn bad_value(term: &str) -> String {
    format!("“{}” is incomplete or misspelled. Correct it", quoted(term))
}

fn quoted(term: &str) -> String {
    truncate(term, MAX_QUOTED_CHARS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_standard_allows_is_read() {
        for record in [
            "v=spf1",
            "V=SPF1 A MX:mail.example.org/24 A/24//64 a//64 mx:%{d1r.-}.example.org/24 -ALL",
            "v=spf1 ip4:192.0.2.0/24 ip6:2001:db8::/32 ip6:::1 ptr ptr:example.org ~all",
            "v=spf1 exists:%{ir}.%{l1r+-}._spf.%{d} include:%{d2} ?all",
            "v=spf1  redirect=_spf.example.org. exp=explain._spf.%{d} x-new=1",
        ] {
            assert!(parse(record).is_ok(), "{record}: {:?}", parse(record));
        }
        let read = parse("v=spf1 -include:Spf.example.net ip4:0.0.0.0/0").unwrap();
        let include = Mechanism::Include(Name::Fixed("spf.example.net".to_owned()));
        assert_eq!(read.directives[0], Directive { qualifier: Qualifier::Fail, mechanism: include });
        assert_eq!(read.directives[1].mechanism, Mechanism::Addresses { is_every: true });
    }

    #[test]
    fn each_wrong_term_is_named_with_a_remedy() {
        for (record, said) in [
            (
                "v=spf1 inclde:spf.example.net ~all",
                "“inclde:spf.example.net” isn’t part of SPF. Did you mean include:spf.example.net?",
            ),
            ("v=spf1 ipv4:192.0.2.1 ~all", "Did you mean ip4:192.0.2.1?"),
            ("v=spf1 spf.example.net ~all", "“spf.example.net” isn’t part of SPF. Remove"),
            ("v=spf1 mx, ~all", "“mx,” isn’t part of SPF"),
            ("v=spf1 mx\t~all", "isn’t part of SPF"),
            ("v=spf1 ip4=192.0.2.1 ~all", "Write ip4:192.0.2.1"),
            ("v=spf1 include ~all", "“include” is incomplete"),
            ("v=spf1 include:localhost ~all", "“include:localhost” is incomplete"),
            ("v=spf1 ip4:192.0.2.256 ~all", "incomplete or misspelled"),
            ("v=spf1 ip4:192.0.2.1/33 ~all", "incomplete or misspelled"),
            ("v=spf1 ip6:192.0.2.1 ~all", "incomplete or misspelled"),
            ("v=spf1 a:example.org/033 ~all", "incomplete or misspelled"),
            ("v=spf1 exists:%{z}.example.org ~all", "incomplete or misspelled"),
            ("v=spf1 exists:%(i).example.org ~all", "incomplete or misspelled"),
            ("v=spf1 all:example.org", "incomplete or misspelled"),
            ("v=spf1 -redirect=example.org", "isn’t part of SPF"),
            ("v=spf1 redirect=a.example redirect=b.example", "twice"),
            ("v=spf1 -all ~aall", "Did you mean all?"),
        ] {
            let found = parse(record).unwrap_err();
            assert!(found.contains(said), "{record}: {found}");
        }
    }
}
