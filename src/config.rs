//! Settings of the program: flag = environment variable = line of the file of `--config`, in this order.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, Args, CommandFactory as _, FromArgMatches as _};
use ipnet::IpNet;

use crate::cli::Cli;
use crate::web::origin::Origin;

/// The settings.
#[derive(Args, Clone, Debug)]
pub struct Config {
    /// The database file.
    #[arg(long, global = true, env = "JOBSTEAD_DB", value_name = "FILE", default_value = "./jobstead.db")]
    pub db: PathBuf,
    /// Where to listen, as numbers.
    #[arg(long, global = true, env = "JOBSTEAD_LISTEN", value_name = "ADDR:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Where people reach the site, like https://jobs.example.org [default: http://LISTEN].
    #[arg(long, global = true, env = "JOBSTEAD_URL", value_name = "URL")]
    pub url: Option<String>,
    /// Allow plain http on another address than this machine's own.
    #[arg(long, global = true, env = "JOBSTEAD_INSECURE_HTTP")]
    pub insecure_http: bool,
    /// Proxies in front, whose X-Forwarded-For counts, like 127.0.0.1/32.
    #[arg(long, global = true, env = "JOBSTEAD_TRUSTED_PROXY", value_name = "NET", value_delimiter = ',', value_parser = parse_net)]
    pub trusted_proxy: Vec<IpNet>,
    /// What to log: error, warn, info, debug, or a filter like jobstead=debug.
    #[arg(long, global = true, env = "JOBSTEAD_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
    /// Log lines of JSON.
    #[arg(long, global = true, env = "JOBSTEAD_LOG_JSON")]
    pub log_json: bool,
    /// Serve the front end from this folder instead of the binary, while it is worked on.
    #[arg(long, global = true, env = "JOBSTEAD_UI_DIR", value_name = "DIR")]
    pub ui_dir: Option<PathBuf>,
    /// Do not wait for the disk. Answered writes are lost in a power cut: the control of the test of just that.
    #[arg(long, global = true, hide = true)]
    pub no_sync: bool,
    /// A TOML file with any of these settings, by the names of their flags.
    #[arg(long, global = true, env = "JOBSTEAD_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
}

/// The settings by name, in the order of the help.
const NAMES: [&str; 9] =
    ["db", "listen", "url", "insecure_http", "trusted_proxy", "log", "log_json", "ui_dir", "config"];

/// A bare address is a net of one.
fn parse_net(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<std::net::IpAddr>().map(IpNet::from);
    text.parse().or_else(|_| address()).map_err(|_| "not an address or a net like 10.0.0.0/8".to_owned())
}

/// A setting's value and where it comes from.
pub struct Sourced {
    /// The flag's name.
    pub name: String,
    /// The value, as text.
    pub value: String,
    /// flag, environment, file or default.
    pub source: &'static str,
}

impl Config {
    /// The site's origin.
    ///
    /// # Errors
    /// What is wrong with `--url`, and the remedy.
    pub fn origin(&self) -> Result<Origin, String> {
        let default = || format!("http://{}", self.listen);
        Origin::parse(&self.url.clone().unwrap_or_else(default), self.insecure_http)
    }
}

/// Reads the command line, the environment and the file.
///
/// # Errors
/// What cannot be read, for a person. Wrong flags end the program with clap's own message.
pub fn read(args: Vec<OsString>) -> Result<(Cli, Vec<Sourced>), String> {
    // Just to learn of --config; mistakes are told by the real parse below.
    let early = Cli::command().ignore_errors(true).try_get_matches_from(&args).ok();
    let path = early.as_ref().and_then(|m| deepest(m).get_one::<PathBuf>("config").cloned());
    let file = path.map(|path| read_file(&path)).transpose()?.unwrap_or_default();
    let mut command = Cli::command();
    for (name, values) in &file {
        command = command.mut_arg(name, |arg| arg.default_values(values.clone()));
    }
    let matches = command.get_matches_from(args);
    let cli = Cli::from_arg_matches(&matches).map_err(|e| e.to_string())?;
    let sources = NAMES.iter().map(|name| sourced(deepest(&matches), name, &file)).collect();
    Ok((cli, sources))
}

type File = BTreeMap<String, Vec<String>>;

fn read_file(path: &std::path::Path) -> Result<File, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let table: toml::Table = text.parse().map_err(|e| format!("{}: {e}", path.display()))?;
    table
        .into_iter()
        .map(|(key, value)| {
            let name = key.replace('-', "_");
            if name == "config" || !NAMES.contains(&name.as_str()) {
                return Err(format!("{}: there is no setting {key:?}", path.display()));
            }
            Ok((name, words(&value)))
        })
        .collect()
}

fn words(value: &toml::Value) -> Vec<String> {
    match value {
        toml::Value::Array(items) => items.iter().flat_map(words).collect(),
        toml::Value::String(text) => vec![text.clone()],
        other => vec![other.to_string()],
    }
}

/// Settings stand before or after the command; clap puts them all beside the innermost one.
fn deepest(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, inner)| deepest(inner))
}

fn sourced(matches: &ArgMatches, name: &str, file: &File) -> Sourced {
    let values = matches.get_raw(name).into_iter().flatten().map(|v| v.to_string_lossy().into_owned());
    let value = values.collect::<Vec<_>>().join(",");
    let source = match matches.value_source(name) {
        Some(ValueSource::CommandLine) => "flag",
        Some(ValueSource::EnvVariable) => "environment",
        _ if file.contains_key(name) => "file",
        _ => "default",
    };
    Sourced { name: name.replace('_', "-"), value, source }
}
