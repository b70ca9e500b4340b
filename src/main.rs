//! The `jobstead` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    match jobstead::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("jobstead: {message}");
            ExitCode::FAILURE
        }
    }
}
