//! Files in the program that `build.rs` has compressed.

use std::io::Read as _;

use brotli_decompressor::Decompressor;

/// Bytes that are decompressed at a time.
const BUFFER_BYTES: usize = 65_536;

/// Returns a file's compressed content, by the name that `build.rs` gives it.
#[macro_export]
macro_rules! packed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".br"))
    };
}

/// Unpacks a file that `build.rs` has compressed.
///
/// # Panics
/// If it's damaged. Tests read each of them.
#[must_use]
pub fn unpack(compressed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    Decompressor::new(compressed, BUFFER_BYTES).read_to_end(&mut plain).expect("build.rs compressed it");
    plain
}

/// Unpacks a text that `build.rs` has compressed.
///
/// # Panics
/// If it's damaged.
#[must_use]
pub fn unpack_text(compressed: &[u8]) -> String {
    String::from_utf8(unpack(compressed)).expect("the file is UTF-8")
}
