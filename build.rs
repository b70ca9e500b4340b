//! Compresses the large files in the program, which would be a fifteenth of it otherwise, and has the linker keep one of several
//! functions with the same code.

use std::fs::{File, read, read_dir, read_to_string};
use std::path::{Path, PathBuf};
use std::{env, io};

use brotli::enc::BrotliEncoderParams;

/// The files that are compressed as they are; `src/packed.rs` unpacks them.
const FILES: [&str; 4] = ["places.tsv", "zips.tsv", "fonts/roboto-regular.ttf", "fonts/roboto-bold.ttf"];
const MIGRATIONS: &str = "data/migrations";

fn main() -> io::Result<()> {
    for name in FILES {
        let source = format!("data/{name}");
        println!("cargo::rerun-if-changed={source}");
        pack(name.rsplit('/').next().unwrap_or(name), &read(source)?)?;
    }
    println!("cargo::rerun-if-changed={MIGRATIONS}");
    pack("migrations", migrations()?.as_bytes())?;
    // Only Rust's own linker does that, the default on this platform.
    let platform = ["ARCH", "OS"].map(|part| env::var(format!("CARGO_CFG_TARGET_{part}")).unwrap_or_default());
    if is_release() && platform == ["x86_64", "linux"] {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    }
    Ok(())
}

fn is_release() -> bool {
    env::var("PROFILE").as_deref() == Ok("release")
}

/// Returns the migrations in their order, each with the name of its file and its SQL, all separated by NUL.
fn migrations() -> io::Result<String> {
    let entries = read_dir(MIGRATIONS)?.collect::<io::Result<Vec<_>>>()?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "sql"));
    files.sort();
    let mut parts = Vec::new();
    for path in files {
        parts.push(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        parts.push(read_to_string(&path)?);
    }
    Ok(parts.join("\0"))
}

fn pack(name: &str, content: &[u8]) -> io::Result<()> {
    // The best quality takes a while, and a debug build may be larger.
    let quality = if is_release() { 11 } else { 3 };
    let out = env::var("OUT_DIR").expect("Cargo sets OUT_DIR");
    let mut target = File::create(Path::new(&out).join(format!("{name}.br")))?;
    let params = BrotliEncoderParams { quality, size_hint: content.len(), ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &content[..], &mut target, &params)?;
    Ok(())
}
