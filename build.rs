//! Compresses the lists of places, which are a tenth of the binary otherwise.

use std::fs::{File, read};
use std::path::Path;
use std::{env, io};

use brotli::enc::BrotliEncoderParams;

fn main() -> io::Result<()> {
    let out = env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    // The best quality takes a while, and a debug build may be larger.
    let quality = if env::var("PROFILE").as_deref() == Ok("release") { 11 } else { 3 };
    for name in ["places.tsv", "zips.tsv"] {
        let source = format!("data/{name}");
        println!("cargo::rerun-if-changed={source}");
        let text = read(source)?;
        let mut target = File::create(Path::new(&out).join(format!("{name}.br")))?;
        let params = BrotliEncoderParams { quality, size_hint: text.len(), ..BrotliEncoderParams::default() };
        brotli::BrotliCompress(&mut text.as_slice(), &mut target, &params)?;
    }
    Ok(())
}
