//! `jobstead tasks …`: lists pending and failed background tasks, and retries failed ones.

use clap::Subcommand;

use super::{open, open_for_reading, print_line};
use crate::clock::date_in;
use crate::config::Config;
use crate::db;
use crate::ids::TaskId;
use crate::tasks::store::{self, Entry};

/// Commands for the task queue.
#[derive(Clone, Copy, Debug, Subcommand)]
pub enum Tasks {
    /// List waiting and failed tasks, with the reason for the last failure.
    #[command(after_help = "Example: jobstead tasks list --db town.db")]
    List,
    /// Retry a task that the server gave up on.
    #[command(after_help = "Example: jobstead tasks retry 12 --db town.db")]
    Retry {
        /// The task's number, as shown by `jobstead tasks list`.
        #[arg(value_parser = parse_id)]
        id: TaskId,
    },
}

fn parse_id(text: &str) -> Result<TaskId, std::num::ParseIntError> {
    text.parse().map(TaskId)
}

/// Runs a command for the task queue.
pub fn run(config: &Config, command: Tasks) -> Result<(), String> {
    match command {
        Tasks::List => {
            let entries = open_for_reading(config)?.read(store::list).map_err(|e: db::Error| e.to_string())?;
            if entries.is_empty() {
                return print_line("There is nothing to do.");
            }
            entries.iter().try_for_each(|entry| print_line(&line(entry)))
        }
        Tasks::Retry { id } => {
            if open(config, false)?.write(|tx| store::retry(tx, id)).map_err(|e: db::Error| e.to_string())? {
                return print_line(&format!("Task {id} will run within a few seconds if the site is running."));
            }
            Err(format!("there is no failed task {id}, or the same task is already waiting"))
        }
    }
}

fn line(entry: &Entry) -> String {
    let state = match entry.failed_at {
        Some(at) => format!("given up on {}", date_in("UTC", at)),
        None if entry.tries > 0 => format!("tried {} times", entry.tries),
        None => "waiting".to_owned(),
    };
    let reason = entry.error.as_deref().map(|error| format!(": {error}")).unwrap_or_default();
    format!("{}  {}  {state}{reason}", entry.id, entry.task.trim_matches('"'))
}
