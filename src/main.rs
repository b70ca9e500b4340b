//! The `jobstead` program.

use std::process::ExitCode;

/// The C library's allocator in a static binary is slow under threads. Without huge pages, which would give every thread
/// megabytes that it does not need.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match jobstead::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("jobstead: {message}");
            ExitCode::FAILURE
        }
    }
}
