//! Compresses the lists of places, which are a tenth of the binary otherwise.

use std::fs::{File, read};
use std::path::Path;
use std::{env, io};

use flate2::{Compression, write::DeflateEncoder};

fn main() -> io::Result<()> {
    let out = env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    for name in ["places.tsv", "zips.tsv"] {
        let source = format!("data/{name}");
        println!("cargo::rerun-if-changed={source}");
        let target = File::create(Path::new(&out).join(format!("{name}.deflate")))?;
        let mut encoder = DeflateEncoder::new(target, Compression::best());
        io::copy(&mut read(source)?.as_slice(), &mut encoder)?;
        encoder.finish()?;
    }
    Ok(())
}
