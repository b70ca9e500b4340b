//! Reading the settings: flags override environment variables, which override the `--config` file.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory as _, FromArgMatches as _};

use super::Cli;

/// Names of the settings, in the order of the help.
const NAMES: [&str; 9] =
    ["db", "listen", "url", "insecure_http", "trusted_proxy", "log", "log_json", "ui_dir", "config"];

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
/// A message for the operator about the settings file.
pub fn read(args: Vec<OsString>) -> Result<(Cli, Vec<SettingWithSource>), String> {
    // This parse only finds --config; the full one below reports errors.
    let early = Cli::command().ignore_errors(true).try_get_matches_from(&args).ok();
    let path = early.as_ref().and_then(|m| innermost(m).get_one::<PathBuf>("config").cloned());
    let file = path.map(|path| read_file(&path)).transpose()?.unwrap_or_default();
    let mut command = Cli::command();
    for (name, values) in &file {
        command = command.mut_arg(name, |arg| arg.default_values(values.clone()));
    }
    let matches = command.get_matches_from(args);
    let cli = Cli::from_arg_matches(&matches).map_err(|e| e.to_string())?;
    let sources = NAMES.iter().map(|name| with_source(innermost(&matches), name, &file)).collect();
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
                return Err(format!("{}: unknown setting {key:?}", path.display()));
            }
            Ok((name, to_values(&value)))
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
