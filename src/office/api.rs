//! The API of the office's first page and its navigation.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, Method};
use serde::Serialize;
use utoipa::ToSchema;

use super::first_day::{self, FirstStep};
use super::model::Queue;
use super::store;
use crate::app::App;
use crate::clock::zones;
use crate::db::{Room, nightly};
use crate::identity::{Me, Staff};
use crate::policy;
use crate::site;
use crate::stuck;
use crate::totals;
use crate::web::client::Client;
use crate::web::proxy::{self, ProxyFault, SeenFault};
use crate::web::{Error, Result};

/// What waits for the caller in the office, and how the site is doing.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Office {
    /// The queues that the caller may work through, in the order of their pages.
    queues: Vec<QueueCount>,
    /// The number of rows of the lists that the caller may read, by state; a state without rows may be missing.
    totals: Vec<ListTotal>,
    /// What new operators do first; empty once it's done, and for staff who may not change the site's settings.
    first_steps: Vec<FirstStep>,
    /// How the server is doing; null for staff who may not change the site's settings.
    health: Option<Health>,
}

/// How much is in a queue.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfficeQueue)]
pub struct QueueCount {
    /// The queue.
    queue: Queue,
    /// The number of things in it.
    count: i64,
}

/// The number of rows of a list in a state.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = OfficeTotal)]
pub struct ListTotal {
    /// The list: `card_problems`, `errors`, `feedback`, `fees`, `people` or `review`.
    list: String,
    /// The state, as the list's own filter names it.
    state: String,
    /// The number of rows.
    total: i64,
}

/// How the server is doing. Times are in milliseconds since the epoch.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfficeHealth)]
pub struct Health {
    /// When the scheduled work last ran, such as ending jobs on time.
    clock_ran_at: i64,
    /// Whether the scheduled work runs on time.
    clock_runs: bool,
    /// Pieces of the scheduled work that failed the last time; the others go on.
    failing: Vec<&'static str>,
    /// Whether the server's clock can't be right, so that whatever can't be undone waits.
    clock_doubted: bool,
    /// Number of rows that the scheduled work couldn't deal with and set aside.
    stuck_rows: i64,
    /// When the database was last copied, by the server or by `jobstead backup`; null if it never was.
    backed_up_at: Option<i64>,
    /// The nightly copies.
    nightly: Nightly,
    /// Free bytes on the database's disk; null if the system doesn't say.
    free_bytes: Option<u64>,
    /// Whether there is room for what people write.
    has_room: bool,
    /// Version of the program.
    version: &'static str,
    /// Version of the time zone rules in use, and where they're from.
    zone_rules: String,
    /// How this request arrived.
    visit: Visit,
    /// What was wrong with how requests arrived in the last hour.
    proxy_faults: Vec<SeenFault>,
}

/// The copies of the database that the server makes every night.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfficeNightly)]
pub struct Nightly {
    /// Whether the server makes them.
    is_on: bool,
    /// Where they are on the server.
    place: String,
    /// The names of their files, newest first.
    copies: Vec<String>,
}

/// How the caller's own request arrived.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OfficeVisit)]
pub struct Visit {
    /// Where it came from: an IPv4 address, or the start of an IPv6 /64 network. Limits count by it.
    address: String,
    /// What is wrong with how a reverse proxy passed it on, if anything.
    fault: Option<ProxyFault>,
}

/// Returns what waits for the caller in the office, and how the site is doing.
#[utoipa::path(get, path = "/api/admin/office", operation_id = "office_get", tag = "office", responses(
    (status = 200, body = Office)))]
pub async fn office(
    State(app): State<App>,
    me: Me,
    client: Client,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Result<axum::Json<Office>> {
    let staff = me.staff.ok_or_else(Error::internal)?;
    let setup = app.mail.clone();
    let (counts, totals, first_steps, backed_up_at, stuck_rows, zone) = app
        .db
        .read(move |tx| {
            Ok::<_, Error>((
                store::counts(tx, me.id, staff)?,
                totals::all(tx)?,
                if sees_health(staff) { first_day::find(tx, &setup)?.steps } else { Vec::new() },
                site::store::backed_up_at(tx)?,
                stuck::count(tx)?,
                site::store::zone(tx)?,
            ))
        })
        .await?;
    let totals = totals.into_iter().filter(|(list, ..)| reads_list(staff, list));
    let totals = totals.map(|(list, state, total)| ListTotal { list, state, total }).collect();
    let fault = proxy::fault_of(peer.ip(), &headers, &app.proxies, &app.origin);
    let visit = Visit { address: client.0.to_string(), fault };
    let queues = counts.into_iter().map(|(queue, count)| QueueCount { queue, count }).collect();
    Ok(axum::Json(Office {
        queues,
        totals,
        first_steps,
        health: sees_health(staff).then(|| health(&app, backed_up_at, stuck_rows, &zone, visit)),
    }))
}

/// Whether a staff level sees how the server is doing: those who may change the site's settings do.
fn sees_health(staff: Staff) -> bool {
    policy::allows_staff(&Method::PUT, "/api/site", staff)
}

/// Whether a staff level may read the whole of a list.
fn reads_list(staff: Staff, list: &str) -> bool {
    match list {
        "review" => Queue::Reported.is_for(staff),
        "fees" => Queue::Fees.is_for(staff),
        "card_problems" => Queue::Cards.is_for(staff),
        "feedback" => Queue::Feedback.is_for(staff),
        "errors" => Queue::Errors.is_for(staff),
        // Below admins, staff see only the accounts that they are asked about.
        _ => sees_health(staff),
    }
}

fn health(app: &App, backed_up_at: Option<i64>, stuck_rows: i64, zone: &str, visit: Visit) -> Health {
    Health {
        clock_ran_at: app.pulse.clock_ran_at(),
        clock_runs: !app.pulse.is_late(app.clock.now()),
        clock_doubted: !app.clock.read().is_trusted(),
        failing: app.pulse.failing(),
        stuck_rows,
        backed_up_at,
        nightly: nightly_copies(app, zone),
        free_bytes: app.db.free_bytes(),
        has_room: app.db.admit(Room::Write).is_ok(),
        version: env!("CARGO_PKG_VERSION"),
        zone_rules: zones::version(),
        visit,
        proxy_faults: app.proxy_faults.recent(app.clock.now()),
    }
}

fn nightly_copies(app: &App, zone: &str) -> Nightly {
    let folder = nightly::folder(app.db.path());
    let copies = nightly::list(app.db.path(), &nightly::night(zone, app.clock.now())).unwrap_or_else(|error| {
        tracing::warn!(%error, "the office can't list the nightly copies");
        Vec::new()
    });
    Nightly {
        is_on: app.copies.is_nightly,
        place: std::path::absolute(&folder).unwrap_or(folder).display().to_string(),
        copies: copies.into_iter().map(|copy| copy.name()).collect(),
    }
}
