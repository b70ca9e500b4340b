//! CSV with a header, separated by commas, semicolons or tabs.

use std::io::BufRead;

use csv::{ByteRecord, ReaderBuilder};
use encoding_rs::WINDOWS_1252;

use super::line::tap;
use super::{FeedError, Table};

/// The separators, the usual one first.
const SEPARATORS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// Reads the rows below the header.
pub fn read(mut file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let separator = separator(file.fill_buf()?);
    let (file, mut lines) = tap(file);
    // A row with fewer columns has empty cells; more cells than columns are a fault of the file.
    let mut reader = ReaderBuilder::new().delimiter(separator).flexible(true).from_reader(file);
    let header: Vec<String> = reader.byte_headers().map_err(malformed)?.iter().map(decode).collect();
    for (at, name) in header.iter().enumerate() {
        // Columns of the same name are different columns.
        let name = if name.trim().is_empty() { format!("Column {}", at + 1) } else { name.clone() };
        let name = if header[..at].contains(&name) { format!("{name} ({})", at + 1) } else { name };
        table.column(&name)?;
    }
    let mut row = ByteRecord::new();
    while reader.read_byte_record(&mut row).map_err(malformed)? {
        let line = lines.line_of(row.position().map_or(0, csv::Position::byte))?;
        if row.len() > header.len() {
            let problem = format!("line {line} has {} columns, but the header has {}", row.len(), header.len());
            return Err(FeedError::Malformed(problem));
        }
        for (column, cell) in row.iter().enumerate() {
            table.add(column, decode(cell).trim());
        }
        table.end_row(Some(line))?;
    }
    Ok(())
}

/// Returns the separator that the first line has the most of.
fn separator(start: &[u8]) -> u8 {
    let line = start.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let most = SEPARATORS.iter().rev().max_by_key(|separator| line.split(|byte| byte == *separator).count());
    most.copied().unwrap_or(b',')
}

/// Decodes a cell. One that isn't UTF-8 is from an old spreadsheet program.
fn decode(cell: &[u8]) -> String {
    match std::str::from_utf8(cell) {
        Ok(text) => text.to_owned(),
        Err(_) => WINDOWS_1252.decode_without_bom_handling(cell).0.into_owned(),
    }
}

fn malformed(error: csv::Error) -> FeedError {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error.into(),
        _ => FeedError::Malformed("it isn’t valid CSV".to_owned()),
    }
}
