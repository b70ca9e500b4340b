//! `jobstead demo`: a fictional town that has used the site for two months, so that there is something of everything.
//!
//! Its people use the site's API while a clock moves from the past to now, so the data is as real data is.

mod bodies;
mod contracts;
mod data;
mod disputes;
mod hours;
mod interviews;
mod office;
mod payments;
mod people;
mod projects;
mod rapid_hire;
mod shifts;
mod town;
mod work;

use self::people::{TOWN, ZONE};
use self::town::Town;
use self::work::Work;
use super::print_line;
use crate::app::Builder;
use crate::app::quota::Quotas;
use crate::clock::{Clock, DAY, HOUR};
use crate::config::Config;
use crate::db::{self, Lock, Tx};
use crate::identity;
use crate::identity::{Cost, Hasher};
use crate::ids::UserId;
use crate::mail::Setup;
use crate::operator::opening::{self, Opening};
use crate::outbound::{Allowed, Outbound, Resolver};
use crate::push::Services;
use crate::site;
use crate::site::model::NewSite;
use crate::web::assets::Assets;
use crate::web::origin::Origin;
use crate::web::token;

/// How long ago the site opened.
const PAST: i64 = 62 * DAY;
/// The promotion of the opening ended, and the one that is running started, this long ago.
const FEES_SINCE: i64 = 32 * DAY;
const FREE_SINCE: i64 = 5 * DAY;
/// The last hours are for the office.
const LAST_HOURS: i64 = 3 * HOUR;

/// Who can sign in to look around: what they are, and their address.
const ACCOUNTS: [(&str, &str); 5] = [
    ("operator", "operator@example.org"),
    ("support", "support@example.org"),
    ("employer", "lena.kowalski@example.org"),
    ("colleague", "marcus.bell@example.org"),
    ("worker", "rosa.marin@example.org"),
];

pub fn run(config: &Config) -> Result<(), String> {
    let lock = Lock::take(&config.db).map_err(|e| super::about(config, &e))?;
    let clock = Clock::at(Clock::system().now() - PAST);
    let builder = Builder {
        clock,
        origin: Origin::parse("http://127.0.0.1:8080", false)?,
        hsts_subdomains: false,
        proxies: Vec::new(),
        cost: Cost::for_host(u64::MAX),
        quotas: Quotas::default(),
        assets: Assets::Embedded,
        max_live: 0,
        outbound: Outbound::new(Resolver::System, Allowed::default()),
        push_services: Services::default(),
        mail: Setup::default(),
        stripe: crate::money::cards::stripe::API.to_owned(),
        nightly_copies: false,
        database: db::Options { durable: false, ..super::options() },
    };
    let app = builder.open(&config.db).map_err(|e| super::about(config, &e))?;
    let password = token::random_id();
    let hash = Hasher::new(Cost::for_host(u64::MAX))?.hash_blocking(&password)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string())?;
    let is_new = runtime.block_on(async {
        let mut town = Town::new(app);
        live(&mut town, &hash).await
    })?;
    drop(lock);
    if !is_new {
        return Err(format!("{} already contains a site; use --db with a new file name", config.db.display()));
    }
    print_line("Alder Creek, a fictional town, is ready. Every account has the same password:")?;
    for (what, address) in ACCOUNTS {
        print_line(&format!("  {what:9}  {address:25}  {password}"))?;
    }
    Ok(())
}

/// Lets the town live up to now; false if there is a site already.
async fn live(town: &mut Town, hash: &str) -> Result<bool, String> {
    let began = town.app.clock.now();
    let now = began + PAST;
    let office_hash = hash.to_owned();
    let Some((operator, agent)) = town.write(move |tx| found(tx, &office_hash)).await? else { return Ok(false) };
    office::open(town).await?;
    let employers = people::employers(town, hash).await?;
    interviews::set_hours(town, &employers).await?;
    let mut work = Work::plan(hash, operator, &employers, began, now - LAST_HOURS);
    work.until(town, now - FEES_SINCE).await?;
    office::end_opening(town).await?;
    work.until(town, now - FREE_SINCE).await?;
    office::waive(town, operator).await?;
    office::partners(town, operator, &employers).await?;
    office::promote(town, operator).await?;
    work.until(town, now - LAST_HOURS).await?;
    contracts::go_on(town, &employers).await?;
    office::visitors(town, operator, work.workers(), work.reported()).await?;
    office::chats(town, agent, work.workers(), &employers).await?;
    if let Some(worker) = work.workers().first() {
        interviews::invite(town, &employers, worker.id).await?;
    }
    if let Some(employer) = employers.first() {
        rapid_hire::add(town, employer, work.workers()).await?;
    }
    town.wait_until(now).await?;
    town.work().await?;
    town.sign_out().await?;
    Ok(true)
}

/// Sets up the site with its operator and a support agent; `None` if there is a site already.
fn found(tx: &mut Tx, hash: &str) -> db::Result<Option<(UserId, UserId)>> {
    if identity::store::has_operator(tx)? || site::store::exists(tx)? {
        return Ok(None);
    }
    let site = NewSite {
        name: "Alder Creek Work Office".to_owned(),
        town: TOWN.0.to_owned(),
        place_id: None,
        zone: None,
        currency: "USD".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let alder_creek = site::model::Town {
        name: TOWN.0.to_owned(),
        state: TOWN.1.to_owned(),
        country: "US".to_owned(),
        place_id: None,
        zone: ZONE.to_owned(),
    };
    let operator = identity::store::insert_user(tx, ACCOUNTS[0].1, "Olive Example", hash)?;
    identity::store::grant_superadmin(tx, operator)?;
    opening::create(tx, &site, &alder_creek, &Opening::default())?;
    let agent = identity::store::insert_user(tx, ACCOUNTS[1].1, "Iris Example", hash)?;
    identity::store::set_agent(tx, agent, true)?;
    Ok(Some((operator, agent)))
}
