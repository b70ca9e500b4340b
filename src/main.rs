//! The `jobstead` program.

use std::io::Write as _;
use std::process::ExitCode;

/// The C library's allocator is slow with threads in a static binary. The `no_thp` feature turns off huge pages, which
/// would cost megabytes per thread.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match jobstead::cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Unlike `eprintln!`, this doesn't panic if nobody can read it.
            let _ = writeln!(std::io::stderr(), "jobstead: {message}");
            ExitCode::FAILURE
        }
    }
}
