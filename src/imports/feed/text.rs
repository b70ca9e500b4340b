//! The text of a file in UTF-8, whatever its encoding.

use std::io::{BufRead, BufReader, Cursor, Read};

use encoding_rs::{Encoding, UTF_8};
use encoding_rs_io::DecodeReaderBytesBuilder;

use super::FeedError;
use super::allowance::Allowance;

/// Bytes looked at to tell an encoding.
const HEAD: usize = 4 * 1024;
/// Size of the buffer in bytes. We tell the format from the first buffer, so the first line of the file should fit in it.
const BUFFER: usize = 64 * 1024;

/// Starts reading a file. A byte order mark or an XML declaration decides its encoding; without one, bytes stay as they
/// are. The buffer is full at first, however slowly the file arrives.
pub fn open<'r>(file: impl Read + 'r, allowance: &Allowance) -> Result<Box<dyn BufRead + 'r>, FeedError> {
    let (head, whole) = start(file, HEAD)?;
    let encoding = declared(&head);
    let decoder = DecodeReaderBytesBuilder::new()
        .encoding(encoding)
        .utf8_passthru(true)
        .strip_bom(true)
        .bom_override(true)
        .build(whole);
    let (_, whole) = start(decoder, BUFFER)?;
    Ok(Box::new(BufReader::with_capacity(BUFFER, allowance.limit(whole))))
}

/// Returns the first bytes of a file, and the whole of it.
fn start<'r>(mut file: impl Read + 'r, length: usize) -> Result<(Vec<u8>, impl Read + 'r), FeedError> {
    let mut head = Vec::with_capacity(length);
    file.by_ref().take(length as u64).read_to_end(&mut head)?;
    Ok((head.clone(), Cursor::new(head).chain(file)))
}

/// Returns the encoding that an XML declaration names, unless it's UTF-8.
fn declared(head: &[u8]) -> Option<&'static Encoding> {
    let text = String::from_utf8_lossy(head);
    let declaration = text.trim_start().strip_prefix("<?xml")?.split("?>").next()?;
    let value = declaration.split_once("encoding")?.1.trim_start().strip_prefix('=')?.trim_start();
    let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let name = value[1..].split(quote).next()?;
    Encoding::for_label(name.as_bytes()).filter(|encoding| *encoding != UTF_8)
}
