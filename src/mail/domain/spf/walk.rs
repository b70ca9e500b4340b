//! Following an SPF record to its end, with the limits of RFC 7208, section 4.6.4.

use super::record::{Mechanism, Name, Qualifier, Record, is_spf, parse};
use crate::outbound::Outbound;

/// How many terms may need a lookup, those of included records among them. Receivers ignore a record that needs more.
const MAX_LOOKUPS: usize = 10;
/// How many of them may find nothing.
const MAX_VOID: usize = 2;
/// How many hosts an `mx` may name.
const MAX_MAIL_HOSTS: usize = 10;

/// What happens to mail from a server that nothing else in the record names.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Ending {
    /// The domain whose record says so.
    pub domain: String,
    /// What it says; `None` if nothing.
    pub said: Option<Qualifier>,
}

/// Why receivers can't use a record.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Fault {
    /// A lookup failed, for this reason, which says nothing about the record.
    Failed(String),
    /// The domain's record has a wrong term.
    Term(String, String),
    /// The domain has no record, though another one refers to it.
    Missing(String),
    /// The domain has several.
    Several(String),
    /// It takes more than ten lookups.
    Lookups,
    /// Nothing was found at these names.
    Void(Vec<String>),
    /// The domain has more than ten mail servers.
    MailHosts(String),
}

/// A walk through a record and those that it refers to.
pub struct Walk<'a> {
    outbound: &'a Outbound,
    lookups: usize,
    void: Vec<String>,
}

impl<'a> Walk<'a> {
    /// Begins a walk.
    pub const fn new(outbound: &'a Outbound) -> Self {
        Self { outbound, lookups: 0, void: Vec::new() }
    }

    /// Evaluates a domain's record for a server that no term matches. Terms after `all` are never read.
    ///
    /// # Errors
    /// Why receivers can't use it.
    pub async fn follow(&mut self, domain: &str, record: &Record) -> Result<Ending, Fault> {
        let ending = |said| Ok(Ending { domain: domain.to_owned(), said });
        for directive in &record.directives {
            let said = Some(directive.qualifier);
            match &directive.mechanism {
                Mechanism::All | Mechanism::Addresses { is_every: true } => return ending(said),
                Mechanism::Addresses { .. } => {}
                Mechanism::Lookup => self.count()?,
                Mechanism::A(name) => self.addresses(named(domain, name.as_ref())).await?,
                Mechanism::Mx(name) => self.mail_hosts(named(domain, name.as_ref())).await?,
                Mechanism::Include(name) => {
                    if self.refer(name).await?.is_some_and(|inner| inner.said == Some(Qualifier::Pass)) {
                        return ending(said);
                    }
                }
            }
        }
        let Some(name) = &record.redirect else { return ending(None) };
        Ok(self.refer(name).await?.unwrap_or(Ending { domain: domain.to_owned(), said: Some(Qualifier::Fail) }))
    }

    /// Follows the record of a domain that another one refers to; `None` if its name depends on the mail.
    async fn refer(&mut self, name: &Name) -> Result<Option<Ending>, Fault> {
        self.count()?;
        let Name::Fixed(domain) = name else { return Ok(None) };
        let found = self.outbound.text_records(domain).await.map_err(Fault::Failed)?.unwrap_or_default();
        let mut records = found.iter().filter(|text| is_spf(text));
        let first = records.next().ok_or_else(|| Fault::Missing(domain.clone()))?;
        if records.next().is_some() {
            return Err(Fault::Several(domain.clone()));
        }
        let record = parse(first).map_err(|wrong| Fault::Term(domain.clone(), wrong))?;
        Box::pin(self.follow(domain, &record)).await.map(Some)
    }

    async fn addresses(&mut self, name: Option<&str>) -> Result<(), Fault> {
        self.count()?;
        let Some(name) = name else { return Ok(()) };
        let is_found = self.outbound.has_address(name).await.map_err(Fault::Failed)?;
        if is_found { Ok(()) } else { self.found_nothing(name) }
    }

    async fn mail_hosts(&mut self, name: Option<&str>) -> Result<(), Fault> {
        self.count()?;
        let Some(name) = name else { return Ok(()) };
        match self.outbound.mail_hosts(name).await.map_err(Fault::Failed)?.unwrap_or_default().len() {
            0 => self.found_nothing(name),
            1..=MAX_MAIL_HOSTS => Ok(()),
            _ => Err(Fault::MailHosts(name.to_owned())),
        }
    }

    const fn count(&mut self) -> Result<(), Fault> {
        self.lookups += 1;
        if self.lookups > MAX_LOOKUPS { Err(Fault::Lookups) } else { Ok(()) }
    }

    fn found_nothing(&mut self, name: &str) -> Result<(), Fault> {
        self.void.push(name.to_owned());
        if self.void.len() > MAX_VOID { Err(Fault::Void(std::mem::take(&mut self.void))) } else { Ok(()) }
    }
}

/// Returns the name that a term is about; `None` if it depends on the mail.
fn named<'a>(domain: &'a str, name: Option<&'a Name>) -> Option<&'a str> {
    match name {
        None => Some(domain),
        Some(Name::Fixed(name)) => Some(name),
        Some(Name::Macro) => None,
    }
}
