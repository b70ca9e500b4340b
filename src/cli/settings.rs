//! Reading the settings: flags override environment variables, which override the `--config` file.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::error::ContextKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _};

use super::Cli;

/// Names of the settings, in the order of the help.
const NAMES: [&str; 21] = [
    "db",
    "listen",
    "url",
    "insecure_http",
    "hsts_subdomains",
    "trusted_proxy",
    "connections_per_address",
    "quota",
    "allow_outbound",
    "push_service",
    "smtp",
    "smtp_password_file",
    "smtp_ca",
    "smtp_insecure",
    "stripe_key_file",
    "stripe_webhook_secret_file",
    "no_nightly_backup",
    "log",
    "log_json",
    "ui_dir",
    "config",
];

/// A setting's value and source.
pub struct SettingWithSource {
    /// Name of the flag.
    pub name: String,
    /// Value as text; several values are joined by commas.
    pub value: String,
    /// `flag`, `environment`, `file` or `default`.
    pub source: &'static str,
}

/// Reads the command line, the environment and the settings file. Invalid flags exit with clap's own message.
///
/// # Errors
/// A message for the operator about the settings file or an environment variable.
pub fn read(args: Vec<OsString>) -> Result<(Cli, Vec<SettingWithSource>), String> {
    // This parse only finds --config and --db; the full one below reports errors.
    let early = Cli::command().ignore_errors(true).try_get_matches_from(&args).ok();
    let given = |name| early.as_ref().and_then(|m| innermost(m).get_one::<PathBuf>(name).cloned());
    let names_database =
        early.as_ref().is_some_and(|m| innermost(m).value_source("db") != Some(ValueSource::DefaultValue));
    let installed = installed_file().filter(|_| !names_database && needs_database(early.as_ref()));
    check_environment(early.as_ref())?;
    let path = given("config").or_else(|| installed.inspect(|path| say_which(path)));
    let file = path.as_deref().map(read_file).transpose()?.unwrap_or_default();
    let mut command = Cli::command();
    for (name, values) in &file {
        command = command.mut_arg(name, |arg| arg.default_values(values.clone()));
    }
    let matches = command.get_matches_from(args);
    let cli = Cli::from_arg_matches(&matches).map_err(|e| e.to_string())?;
    let sources = NAMES.iter().map(|name| with_source(innermost(&matches), name, &file)).collect();
    Ok((cli, sources))
}

/// Returns the settings file of the installed site, if there's one: the one that belongs to this program's prefix, or
/// the system's.
fn installed_file() -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    let prefix = program.as_deref().and_then(|program| program.parent()?.parent());
    let own = prefix.map(|prefix| prefix.join("etc/jobstead.toml"));
    own.into_iter().chain([PathBuf::from("/etc/jobstead.toml")]).find(|path| path.exists())
}

/// Whether the command uses a database or settings at all.
fn needs_database(matches: Option<&ArgMatches>) -> bool {
    !matches!(matches.and_then(ArgMatches::subcommand_name), Some("version" | "openapi"))
}

fn say_which(path: &Path) {
    // Unlike `eprintln!`, this doesn't panic if nobody can read it.
    let _ = writeln!(std::io::stderr(), "Using the installed site's settings in {}.", path.display());
}

fn check_environment(matches: Option<&ArgMatches>) -> Result<(), String> {
    let Some(matches) = matches.map(innermost) else { return Ok(()) };
    for name in NAMES {
        let variable = format!("JOBSTEAD_{}", name.to_uppercase());
        if matches.value_source(name) == Some(ValueSource::EnvVariable)
            && let Ok(value) = std::env::var(&variable)
        {
            check(name, &value, &variable)?;
        }
    }
    Ok(())
}

/// Checks a setting's value by itself, so that the message names its source: clap knows only the flag.
fn check(name: &str, value: &str, source: &str) -> Result<(), String> {
    let shown = name.replace('_', "-");
    let flag = format!("--{shown}={value}");
    // Switches take no value on the command line; clap's message about theirs has no better place.
    let is_switch = Cli::command().get_arguments().any(|arg| arg.get_id() == name && !arg.get_action().takes_values());
    let error = Cli::command().try_get_matches_from(["jobstead", &flag, "version"]).err().filter(|_| !is_switch);
    // Another setting's variable may be wrong as well.
    let is_about_it = |e: &clap::Error| {
        e.get(ContextKind::InvalidArg)
            .is_some_and(|found| found.to_string().split(' ').next() == Some(&format!("--{shown}")))
    };
    let Some(e) = error.filter(is_about_it) else { return Ok(()) };
    let reason = e.source().map(|reason| format!(": {reason}")).unwrap_or_default();
    Err(format!("{source}: {value:?} is not valid for {shown}{reason}"))
}

type File = BTreeMap<String, Vec<String>>;

fn read_file(path: &Path) -> Result<File, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let table: toml::Table = text.parse().map_err(|e| format!("{}: {e}", path.display()))?;
    table
        .into_iter()
        .map(|(key, value)| {
            let name = key.replace('-', "_");
            if name == "config" || !NAMES.contains(&name.as_str()) {
                return Err(format!("{}: unknown setting {key:?}", path.display()));
            }
            let values = to_values(&value);
            values.iter().try_for_each(|value| check(&name, value, &path.display().to_string()))?;
            Ok((name, values))
        })
        .collect()
}

fn to_values(value: &toml::Value) -> Vec<String> {
    match value {
        toml::Value::Array(items) => items.iter().flat_map(to_values).collect(),
        toml::Value::String(text) => vec![text.clone()],
        other => vec![other.to_string()],
    }
}

/// Returns the innermost subcommand's matches. Global settings may come before or after the command; clap propagates
/// them there.
fn innermost(matches: &ArgMatches) -> &ArgMatches {
    matches.subcommand().map_or(matches, |(_, inner)| innermost(inner))
}

fn with_source(matches: &ArgMatches, name: &str, file: &File) -> SettingWithSource {
    let values = matches.get_raw(name).into_iter().flatten().map(|v| v.to_string_lossy().into_owned());
    let value = values.collect::<Vec<_>>().join(",");
    let source = match matches.value_source(name) {
        Some(ValueSource::CommandLine) => "flag",
        Some(ValueSource::EnvVariable) => "environment",
        _ if file.contains_key(name) => "file",
        _ => "default",
    };
    SettingWithSource { name: name.replace('_', "-"), value, source }
}
