//! The text of a file in UTF-8, whatever its encoding.

use std::io::{BufRead, BufReader, Cursor, Read};

use encoding_rs::{Encoding, UTF_8};
use encoding_rs_io::DecodeReaderBytesBuilder;

use super::FeedError;

/// Bytes looked at to tell an encoding.
const HEAD: usize = 4 * 1024;
/// Size of the buffer; the first line of a file must fit into it.
const BUFFER: usize = 64 * 1024;

/// Starts reading a file. A byte order mark or an XML declaration decides its encoding; without one, bytes stay as they
/// are.
pub fn open<'r>(mut file: impl Read + 'r) -> Result<Box<dyn BufRead + 'r>, FeedError> {
    let mut head = Vec::with_capacity(HEAD);
    file.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
    let encoding = declared(&head);
    let whole = Cursor::new(head).chain(file);
    let decoder = DecodeReaderBytesBuilder::new()
        .encoding(encoding)
        .utf8_passthru(true)
        .strip_bom(true)
        .bom_override(true)
        .build(whole);
    Ok(Box::new(BufReader::with_capacity(BUFFER, decoder)))
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
