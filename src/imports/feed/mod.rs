//! Reading an uploaded file as a table: CSV, JSON, or an RSS, Atom or other XML feed. Nothing but the row that is being
//! read is in memory, and a row has a maximum length.

mod allowance;
mod csv;
mod json;
mod line;
mod table;
mod text;
mod xml;

#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, BufRead, Read};

use allowance::Allowance;
pub use table::{Record, Table};

use crate::string_enum;

string_enum! {
    /// What kind of file was uploaded.
    #[schema(as = ImportFormat)]
    Format {
        /// Comma-, semicolon- or tab-separated values.
        Csv = "csv",
        /// An array of objects, wherever it is in the document, or one object per line.
        Json = "json",
        /// RSS, Atom, or any XML with an element per job.
        Xml = "xml",
    }
}

/// Why a file can't be read. The text is for the person who uploaded it.
#[derive(Debug)]
pub enum FeedError {
    /// The upload ended early, or the rows couldn't be passed on.
    Interrupted,
    /// The file has no rows.
    Empty,
    /// The file isn't what it seems to be; says where and why.
    Malformed(String),
    /// The XML has a document type definition, which could make other files part of it.
    Dtd,
    /// There are more columns or rows than an import can have.
    TooMany(String),
}

impl fmt::Display for FeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Interrupted => f.write_str("The upload was interrupted. Try again."),
            Self::Empty => f.write_str("There are no jobs in this file."),
            Self::Malformed(problem) => write!(f, "This file can’t be read: {problem}."),
            Self::Dtd => f.write_str("XML with a document type definition (DTD) isn’t accepted. Remove the DOCTYPE."),
            Self::TooMany(what) => f.write_str(what),
        }
    }
}

impl From<io::Error> for FeedError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::InvalidData { Self::Malformed(error.to_string()) } else { Self::Interrupted }
    }
}

/// Reads a file and passes each row on. Returns its format and its columns.
///
/// # Errors
/// If the file isn't CSV, JSON or XML, has no rows or too many, or `emit` fails.
pub fn read(
    file: impl Read,
    emit: &mut dyn FnMut(Record) -> Result<(), FeedError>,
) -> Result<(Format, Vec<String>), FeedError> {
    let allowance = Allowance::default();
    let mut text = text::open(file, &allowance)?;
    let format = sniff(text.fill_buf()?).ok_or(FeedError::Empty)?;
    let mut table = Table::new(emit, allowance);
    match format {
        Format::Csv => csv::read(text, &mut table)?,
        Format::Json => json::read(text, &mut table)?,
        Format::Xml => xml::read(text, &mut table)?,
    }
    Ok((format, table.finish()?))
}

/// Tells the format from the first character; `None` if there is none.
fn sniff(start: &[u8]) -> Option<Format> {
    match start.iter().find(|byte| !byte.is_ascii_whitespace())? {
        b'<' => Some(Format::Xml),
        b'[' | b'{' => Some(Format::Json),
        _ => Some(Format::Csv),
    }
}
