//! The command line.

mod admin;
mod demo;
pub mod files;
mod import;
mod serve;
mod settings;
mod tasks;

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::config::Config;
use crate::db::{self, Direct};
use crate::reactions;

/// A job marketplace for one town: one program, one database file.
#[derive(Debug, Parser)]
#[command(name = "jobstead", version, after_help = "Example: jobstead serve --db town.db --listen 127.0.0.1:8080")]
pub struct Cli {
    #[command(flatten)]
    config: Config,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the site (the default).
    #[command(after_help = "Example: jobstead serve --db town.db --url https://jobs.example.org")]
    Serve,
    /// Print a one-time link that claims a new site; it lives an hour.
    #[command(after_help = "Example: jobstead setup-link --db town.db")]
    SetupLink,
    /// Operators' accounts.
    #[command(subcommand)]
    Admin(admin::Admin),
    /// Bring data in.
    #[command(subcommand)]
    Import(import::Import),
    /// Copy the database while the site runs, and verify the copy.
    #[command(after_help = "Example: jobstead backup --db town.db town-2026-11-20.db")]
    Backup {
        /// The copy; it must not exist yet.
        file: PathBuf,
    },
    /// Put a verified backup in the database's place; the old file is kept aside.
    #[command(after_help = "Example: jobstead restore --db town.db town-2026-11-20.db")]
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// Check the database: integrity, foreign keys, the rules of the data.
    #[command(after_help = "Example: jobstead check --db town.db")]
    Check,
    /// The log of what staff did.
    #[command(subcommand)]
    Audit(files::Audit),
    /// The queue of work that the server does in the background.
    #[command(subcommand)]
    Tasks(tasks::Tasks),
    /// Fill a new file with a small fictional town, to look around in.
    #[command(after_help = "Example: jobstead demo --db demo.db && jobstead serve --db demo.db")]
    Demo,
    /// Show every setting with its value and where it comes from.
    #[command(after_help = "Example: jobstead config --config town.toml")]
    Config,
    /// Print the API's description (OpenAPI, JSON).
    #[command(after_help = "Example: jobstead openapi > openapi.json")]
    Openapi,
    /// Print the version.
    #[command(after_help = "Example: jobstead version")]
    Version,
}

/// Runs the program.
///
/// # Errors
/// What went wrong, for a person.
pub fn run() -> Result<(), String> {
    let (cli, sources) = settings::read(std::env::args_os().collect())?;
    let config = &cli.config;
    start_log(config)?;
    match cli.command.unwrap_or(Command::Serve) {
        Command::Serve => serve::run(config),
        Command::SetupLink => admin::setup_link(config),
        Command::Admin(command) => admin::run(config, command),
        Command::Import(command) => import::run(config, command),
        Command::Backup { file } => files::backup(config, &file),
        Command::Restore { file } => files::restore(config, &file),
        Command::Check => files::check(config),
        Command::Audit(files::Audit::Verify) => files::verify_audit(config),
        Command::Tasks(command) => tasks::run(config, command),
        Command::Demo => demo::run(config),
        Command::Config => show_config(&sources),
        Command::Openapi => say(&crate::router::openapi().to_pretty_json().map_err(|e| e.to_string())?),
        Command::Version => say(&format!("jobstead {}", env!("CARGO_PKG_VERSION"))),
    }
}

fn start_log(config: &Config) -> Result<(), String> {
    let filter =
        tracing_subscriber::EnvFilter::try_new(&config.log).map_err(|e| format!("--log {}: {e}", config.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if config.log_json {
        log.json().init();
    } else {
        // Colors are for people: a journal or a file gets plain lines.
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
    Ok(())
}

fn show_config(sources: &[settings::Sourced]) -> Result<(), String> {
    let width = sources.iter().map(|s| s.name.len()).max().unwrap_or(0);
    let line = |s: &settings::Sourced| {
        let value = if s.value.is_empty() { "-" } else { &s.value };
        format!("{:width$}  {value}  ({})", s.name, s.source)
    };
    say(&sources.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// Prints a line; a closed pipe is no reason to panic.
fn say(text: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{text}").map_err(|e| e.to_string())
}

/// Opens the database of a command, with the newest schema.
fn open(config: &Config, create: bool) -> Result<Direct, String> {
    Direct::open(&config.db, create, db::Options { hooks: reactions::HOOKS, ..db::Options::default() })
        .map_err(|e| format!("{}: {e}", config.db.display()))
}
