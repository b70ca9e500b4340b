//! `jobstead serve`.

use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::app::{App, Builder, quota::Quotas};
use crate::clock::Clock;
use crate::config::Config;
use crate::db::{self, Lock, backup};
use crate::identity;
use crate::identity::Cost;
use crate::identity::tokens::{self, Purpose};
use crate::money::cards::settings::{self, Keys};
use crate::outbound::{Allowed, Outbound, Resolver};
use crate::push::Services;
use crate::server::{Admission, Timeouts};
use crate::web::assets::Assets;
use crate::{operator, server, site, web};

use super::invariants;

/// Environment variable for how long the allocator keeps freed memory, in milliseconds.
const PURGE_DELAY_VARIABLE: &str = "MIMALLOC_PURGE_DELAY";

/// How long the search for damage at the start may take, in the background.
const CHECK_LIMIT: Duration = Duration::from_secs(10 * 60);

/// Runs the site until SIGTERM or SIGINT.
pub fn run(config: &Config) -> Result<(), String> {
    return_freed_memory();
    let origin = config.origin()?;
    // Held until the server stops, because each server assumes it's the only writer.
    let lock = Lock::take(&config.db).map_err(|e| e.to_string())?;
    let allowed = Allowed::parse(&config.allow_outbound)?;
    for address in allowed.iter() {
        tracing::info!("the site may connect to {address} on this machine (--allow-outbound)");
    }
    let capacity = server::capacity(host_memory());
    let builder = Builder {
        clock: Clock::system(),
        origin,
        hsts_subdomains: config.hsts_subdomains,
        proxies: config.trusted_proxy.clone(),
        cost: Cost::for_host(host_memory()),
        quotas: Quotas::parse(&config.quota)?,
        max_live: capacity.live,
        outbound: Outbound::new(Resolver::System, allowed),
        stripe: crate::money::cards::stripe::API.to_owned(),
        nightly_copies: !config.no_nightly_backup,
        push_services: Services::with(config.push_service.as_deref())?,
        mail: super::smtp::setup(config)?,
        assets: config.ui_dir.clone().map_or(Assets::Embedded, Assets::Folder),
        database: db::Options { durable: !config.no_sync, ..super::options() },
    };
    let keys = super::secrets::stripe_keys(config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|e| e.to_string())?;
    // Before the schema is upgraded, so that a port in use changes nothing.
    let listener = runtime.block_on(server::bind(config.listen))?;
    let app = inspect(&config.db, &lock).and_then(|()| builder.open(&config.db)).map_err(|e| refusal(config, &e))?;
    app.db.keep_ballast();
    look_for_damage(&app)?;
    let limits = server::Limits {
        admission: Admission::new(capacity.http, config.connections_per_address, config.trusted_proxy.clone()),
        timeouts: Timeouts::default(),
    };
    let db = app.db.clone();
    let ended = runtime.block_on(async {
        app.start_clock().await.map_err(|e| e.to_string())?;
        announce(&app).await?;
        adopt(&app, keys).await;
        remember(&lock, true);
        server::run(app, listener, limits).await
    });
    let is_complete = db.is_merged() || db.read_only().is_some();
    if !is_complete {
        warn_of_wal(&config.db);
    }
    remember(&lock, !is_complete);
    ended
}

/// Says that the file isn't complete by itself, because another program kept the WAL from being merged into it.
fn warn_of_wal(database: &Path) {
    let holders: Vec<_> = db::file::holders(database).iter().map(u32::to_string).collect();
    let holders = if holders.is_empty() { "unknown".to_owned() } else { holders.join(", ") };
    tracing::warn!(
        "another program has the database open (process {holders}), so the newest changes are still in {}-wal; if you copy the site by hand, copy both files",
        database.display()
    );
}

/// Takes others' permissions away from the file, and checks it if its newest writes may be missing.
fn inspect(database: &Path, lock: &Lock) -> db::Result<()> {
    if !database.exists() || db::file::is_on_read_only_disk(database) {
        return Ok(());
    }
    for suffix in ["", "-wal", "-shm"] {
        let path = db::file::with_suffix(database, suffix);
        if path.exists()
            && let Some(mode) = db::file::make_private(&path)?
        {
            let path = path.display();
            tracing::warn!("{path} could be used by others (mode {mode:o}); it's now limited to its owner (600)");
        }
    }
    // A command such as `backup` leaves an empty one.
    let wal = std::fs::metadata(db::file::with_suffix(database, "-wal")).map_or(0, |wal| wal.len());
    if lock.was_left_running() && wal == 0 {
        tracing::warn!(
            "the server didn't shut down cleanly, and its write-ahead log ({}-wal) is missing: unless a command such as `jobstead admin` merged it, the newest writes may be lost; checking the database",
            database.display()
        );
        db::check::file(&db::open_copy(database)?)?;
    }
    Ok(())
}

/// Explains why the site doesn't start. If its file is damaged, names the newest sound backup.
fn refusal(config: &Config, e: &db::Error) -> String {
    let text = super::about(config, e);
    if !matches!(e, db::Error::Damaged(_)) {
        return text;
    }
    let database = config.db.display();
    match backup::newest_sound(&config.db, invariants::check) {
        Some(copy) => format!(
            "{text}. Nothing was changed. This backup is sound: `jobstead restore --db {database} {}`",
            copy.display()
        ),
        None => format!("{text}. Nothing was changed. No usable backup was found in this folder or in backups/"),
    }
}

/// Looks for damage in the background, because a large file takes long to read.
fn look_for_damage(app: &App) -> Result<(), String> {
    let db = app.db.clone();
    let thread = std::thread::Builder::new().name("db-check".to_owned());
    thread.spawn(move || db.check_pages(CHECK_LIMIT)).map(drop).map_err(|e| e.to_string())
}

/// Remembers whether a server runs, for the next start.
fn remember(lock: &Lock, running: bool) {
    if let Err(error) = lock.set_running(running) {
        tracing::warn!(%error, "the lock file can't be written, so the next start can't tell how this one ended");
    }
}

/// Makes the allocator return freed memory to the system right away, such as the 46 MiB of a password hash. By default
/// an idle server keeps it. Throughput is the same either way. The allocator reads its options before `main`, and
/// setting them later takes unsafe code, so the program re-executes itself with the option set. If that fails, it just
/// uses more memory.
fn return_freed_memory() {
    if std::env::var_os(PURGE_DELAY_VARIABLE).is_some() {
        return;
    }
    let mut arguments = std::env::args_os();
    let name = arguments.next().unwrap_or_default();
    if let Ok(program) = std::env::current_exe() {
        let error = Command::new(program).arg0(name).args(arguments).env(PURGE_DELAY_VARIABLE, "0").exec();
        tracing::warn!(%error, "the server could not set its allocator's options");
    }
}

/// Returns the host's memory in bytes; `u64::MAX` if unknown.
fn host_memory() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kib.map_or(u64::MAX, |kib| kib * 1024)
}

/// Replaces the Stripe account's keys with those given on the command line, if there are any.
async fn adopt(app: &App, keys: Keys) {
    if let Err(error) = app.db.write(move |tx| settings::adopt(tx, &keys)).await {
        let problem = error.explanation();
        tracing::error!(problem, "the given Stripe keys can't be used; those of the office stay");
    }
}

/// Saves the server's origin in the database and prints it; also prints the setup link if there's no operator.
async fn announce(app: &App) -> Result<(), String> {
    let (now, address) = (app.clock.now(), app.origin.as_str().to_owned());
    let (token, hash) = web::token::secret();
    let link = format!("{address}/setup#token={token}");
    let claimed = app
        .db
        .write(move |tx| {
            site::store::save_origin(tx, &address)?;
            let claimed = identity::store::has_operator(tx)?;
            if !claimed {
                tokens::replace(tx, Purpose::Setup, None, &hash, now + operator::setup::LINK_TTL)?;
            }
            Ok::<_, db::Error>(claimed)
        })
        .await;
    super::print_line(&format!("Jobstead {} is running at {}", env!("CARGO_PKG_VERSION"), app.origin.as_str()))?;
    match claimed {
        Ok(true) => Ok(()),
        Ok(false) => super::print_line(&format!("Set it up within one hour: {link}")),
        // The pages can still be read.
        Err(e @ (db::Error::Full | db::Error::ReadOnly(_))) => {
            super::print_line(&format!("Nothing can be changed: {e}"))
        }
        Err(e) => Err(e.to_string()),
    }
}
