//! `jobstead serve`.

use std::os::unix::process::CommandExt as _;
use std::process::Command;

use crate::app::{App, Builder};
use crate::clock::Clock;
use crate::config::Config;
use crate::db::{self, Lock};
use crate::identity;
use crate::identity::Cost;
use crate::identity::tokens::{self, Purpose};
use crate::web::assets::Assets;
use crate::{operator, site};
use crate::{reactions, server, web};

/// Environment variable for how long the allocator keeps freed memory, in milliseconds.
const PURGE_DELAY_VARIABLE: &str = "MIMALLOC_PURGE_DELAY";

/// Runs the site until SIGTERM or SIGINT.
pub fn run(config: &Config) -> Result<(), String> {
    return_freed_memory();
    let origin = config.origin()?;
    // Held until the server stops, because each server assumes it's the only writer.
    let _lock = Lock::take(&config.db).map_err(|e| e.to_string())?;
    let builder = Builder {
        clock: Clock::System,
        origin,
        proxies: config.trusted_proxy.clone(),
        cost: Cost::for_host(host_memory()),
        assets: config.ui_dir.clone().map_or(Assets::Embedded, Assets::Folder),
        database: db::Options { hooks: reactions::HOOKS, durable: !config.no_sync, ..db::Options::default() },
    };
    let app = builder.open(&config.db)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|e| e.to_string())?;
    runtime.block_on(async {
        let listener = server::bind(config.listen).await?;
        announce(&app).await?;
        server::run(app, listener).await
    })
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
        .await
        .map_err(|e| e.to_string())?;
    super::print_line(&format!("Jobstead {} is running at {}", env!("CARGO_PKG_VERSION"), app.origin.as_str()))?;
    if !claimed {
        super::print_line(&format!("Set it up within one hour: {link}"))?;
    }
    Ok(())
}
