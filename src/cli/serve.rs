//! `jobstead serve`.

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

/// Runs the site until SIGTERM or SIGINT.
pub fn run(config: &Config) -> Result<(), String> {
    let origin = config.origin()?;
    // Held until the end, because each server assumes that it is the only writer.
    let _lock = Lock::take(&config.db).map_err(|e| e.to_string())?;
    let builder = Builder {
        clock: Clock::System,
        origin,
        proxies: config.trusted_proxy.clone(),
        cost: Cost::for_host(memory()),
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

/// Returns the host's memory in bytes; `u64::MAX` if unknown.
fn memory() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
    kib.map_or(u64::MAX, |kib| kib * 1024)
}

/// Saves the server's origin in the database and prints it; also prints the setup link if there is no operator.
async fn announce(app: &App) -> Result<(), String> {
    let (now, address) = (app.clock.now(), app.origin.as_str().to_owned());
    let (token, hash) = web::token::new();
    let link = format!("{address}/setup#token={token}");
    let claimed = app
        .db
        .write(move |tx| {
            site::store::start(tx, &address)?;
            let claimed = identity::store::has_operator(tx)?;
            if !claimed {
                tokens::replace(tx, Purpose::Setup, None, &hash, now + operator::setup::LINK_LIVES)?;
            }
            Ok::<_, db::Error>(claimed)
        })
        .await
        .map_err(|e| e.to_string())?;
    super::say(&format!("Jobstead {} is running at {}", env!("CARGO_PKG_VERSION"), app.origin.as_str()))?;
    if !claimed {
        super::say(&format!("Set it up within one hour: {link}"))?;
    }
    Ok(())
}
