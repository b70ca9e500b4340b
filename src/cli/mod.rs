//! The command line.

mod admin;
mod demo;
mod files;
mod import;
mod import_missing;
pub mod invariants;
pub mod money;
mod records;
mod secrets;
mod serve;
mod settings;
mod smtp;
mod tasks;

use std::io::{IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use crate::clock::zones;
use crate::config::Config;
use crate::db::{self, SingleConnection};
use crate::web::assets::Assets;
use crate::{reactions, timekeeping};

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
    /// Print a one-time link that sets up a new site, valid for one hour.
    #[command(after_help = "Example: jobstead setup-link --db town.db")]
    SetupLink,
    /// Manage operators, agents and passwords.
    #[command(subcommand)]
    Admin(admin::Admin),
    /// Import data.
    #[command(subcommand)]
    Import(import::Import),
    /// Back up the database, even while the site runs, and verify the copy.
    #[command(after_help = "Example: jobstead backup --db town.db town-2026-11-20.db")]
    Backup {
        /// The copy; it must not exist yet.
        file: PathBuf,
    },
    /// Verify a backup and replace the database with it; the old file is kept under another name.
    #[command(after_help = "Example: jobstead restore --db town.db town-2026-11-20.db")]
    Restore {
        /// The backup; the name alone is enough if it's in the folder `backups` beside the database.
        file: PathBuf,
        /// Keep people signed in, links open and mails on their way: for moving the site to another machine.
        #[arg(long)]
        keep_sessions: bool,
    },
    /// Check the database: integrity, foreign keys and the invariants of its data.
    #[command(after_help = "Example: jobstead check --db town.db")]
    Check {
        /// Also ask of every ended contract whether its money is what was agreed, and list what isn't as notes.
        #[arg(long)]
        money: bool,
    },
    /// Verify the file of a work record, of any site. Needs no database.
    #[command(after_help = "Example: jobstead verify work-record.json")]
    Verify {
        /// The file.
        file: PathBuf,
    },
    /// The audit log of staff actions.
    #[command(subcommand)]
    Audit(files::Audit),
    /// The queue of work that the server does in the background.
    #[command(subcommand)]
    Tasks(tasks::Tasks),
    /// Fill a new database with a small fictional town to explore.
    #[command(after_help = "Example: jobstead demo --db demo.db && jobstead serve --db demo.db")]
    Demo,
    /// Show every setting with its value and source.
    #[command(after_help = "Example: jobstead config --config town.toml")]
    Config,
    /// Print the API's OpenAPI description as JSON.
    #[command(after_help = "Example: jobstead openapi > openapi.json")]
    Openapi,
    /// Print the version.
    #[command(after_help = "Example: jobstead version")]
    Version,
}

/// Runs the program.
///
/// # Errors
/// A message for the operator.
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
        Command::Restore { file, keep_sessions } => files::restore(config, &file, keep_sessions),
        Command::Check { money } => files::check(config, money),
        Command::Verify { file } => records::run(&file),
        Command::Audit(files::Audit::Verify) => files::verify_audit(config),
        Command::Tasks(command) => tasks::run(config, command),
        Command::Demo => demo::run(config),
        Command::Config => show_config(&sources),
        Command::Openapi => print_description(),
        Command::Version => print_version(),
    }
}

fn start_log(config: &Config) -> Result<(), String> {
    let filter =
        tracing_subscriber::EnvFilter::try_new(&config.log).map_err(|e| format!("--log {}: {e}", config.log))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Otherwise a line that can't be written, as on a full disk, panics in whatever wanted to log it.
    let log = log.log_internal_errors(false);
    if config.log_json {
        log.json().init();
    } else {
        // Color only on a terminal, not in a journal or a file.
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
    Ok(())
}

fn show_config(sources: &[settings::SettingWithSource]) -> Result<(), String> {
    let width = sources.iter().map(|s| s.name.len()).max().unwrap_or(0);
    let line = |s: &settings::SettingWithSource| {
        let value = if s.value.is_empty() { "-" } else { &s.value };
        format!("{:width$}  {value}  ({})", s.name, s.source)
    };
    print_line(&sources.iter().map(line).collect::<Vec<_>>().join("\n"))
}

/// Prints a line; returns an error on a closed pipe, where `println!` would panic.
fn print_line(text: &str) -> Result<(), String> {
    writeln!(std::io::stdout(), "{text}").map_err(|e| e.to_string())
}

fn print_description() -> Result<(), String> {
    let document = crate::router::description(&Assets::Embedded).ok_or("this program was built without it")?;
    print_line(&String::from_utf8_lossy(&document))
}

/// Opens the database for a command and migrates its schema. Only `serve` and `demo` may create one: elsewhere, a wrong
/// path would silently work on an empty site.
fn open(config: &Config, create: bool) -> Result<SingleConnection, String> {
    let connection = SingleConnection::open(&config.db, create, options()).map_err(|e| about(config, &e))?;
    // As for the server, so that both go by the same time.
    let clock = connection.clock();
    let (anchor, _) = connection.read(|tx| timekeeping::at_start(tx, clock)).map_err(|e| about(config, &e))?;
    clock.reckon_from(anchor);
    Ok(connection)
}

/// Opens the database for a command that changes nothing, so that it also works on a read-only disk.
fn open_for_reading(config: &Config) -> Result<SingleConnection, String> {
    SingleConnection::open_for_reading(&config.db, options()).map_err(|e| about(config, &e))
}

fn print_version() -> Result<(), String> {
    print_line(&format!("jobstead {}", env!("CARGO_PKG_VERSION")))?;
    print_line(&format!("time zone rules {}", zones::version()))
}

fn options() -> db::Options {
    db::Options { hooks: reactions::HOOKS, rules: invariants::check, ..db::Options::default() }
}

/// Says which file an error is about.
fn about(config: &Config, e: &db::Error) -> String {
    let (path, text) = (config.db.display().to_string(), e.to_string());
    if text.contains(&path) { text } else { format!("{path}: {text}") }
}
