//! CSV with a header, separated by commas, semicolons or tabs.

use std::io::BufRead;

use csv::{ByteRecord, ReaderBuilder};
use encoding_rs::WINDOWS_1252;

use super::line::tap;
use super::{FeedError, Table};
use crate::jobs::import::Dialect;

/// Reads the rows below the header.
pub fn read(mut file: Box<dyn BufRead + '_>, table: &mut Table<'_>) -> Result<(), FeedError> {
    let dialect = Dialect::of(file.fill_buf()?);
    let (file, mut lines) = tap(file);
    // A row with fewer columns has empty cells; more cells than columns are a fault of the file.
    let mut builder = ReaderBuilder::new();
    let mut reader = builder.delimiter(dialect.separator).flexible(true).has_headers(false).from_reader(file);
    let mut row = ByteRecord::new();
    for _ in 0..=usize::from(dialect.is_named) {
        reader.read_byte_record(&mut row).map_err(malformed)?;
    }
    let header: Vec<String> = row.iter().map(decode).collect();
    for (at, name) in header.iter().enumerate() {
        // Columns of the same name are different columns.
        let name = if name.trim().is_empty() { format!("Column {}", at + 1) } else { name.clone() };
        let name = if header[..at].contains(&name) { format!("{name} ({})", at + 1) } else { name };
        table.column(&name)?;
    }
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
