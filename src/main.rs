//! The `jobstead` program.

use std::process::ExitCode;

/// The C library's allocator is slow with threads in a static binary. The `no_thp` feature turns off huge pages, which
/// would cost megabytes per thread.
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
