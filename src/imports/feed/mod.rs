//! Reading an uploaded file as a table: CSV, JSON, an RSS, Atom or other XML feed, or a saved web page. Nothing but the row
//! that is being read is in memory, and a row has a maximum length; of JSON, some rows more until it's clear which of its
//! lists has the jobs.
//!
//! ```text
//! JSON, XML, page ─► nodes ─► flatten ─► table ◄─ CSV
//! ```

mod allowance;
mod archive;
mod csv;
mod facts;
mod flatten;
#[cfg(test)]
mod group_tests;
mod groups;
mod html;
mod json;
mod json_api;
#[cfg(test)]
mod json_api_tests;
mod line;
mod loose;
mod named;
#[cfg(test)]
mod named_tests;
mod node;
#[cfg(test)]
mod page_tests;
mod pairs;
mod rows;
mod table;
mod text;
mod xml;

#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, BufRead, Read};

use allowance::Allowance;
pub use node::plain;
pub use table::{Record, Table};

use crate::string_enum;

string_enum! {
    /// What kind of file was uploaded.
    #[schema(as = ImportFormat)]
    Format {
        /// Comma-, semicolon- or tab-separated values.
        Csv = "csv",
        /// An array of objects, wherever it is in the document, one object per line, or the data of a web page.
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
    /// The file is a web page that says nothing about a job to programs.
    NoJobData,
    /// The file is a web page with its pictures, from which the browser left out what the page says to programs.
    NoDataInArchive,
    /// There are more columns or rows than an import can have.
    TooMany(String),
}

impl fmt::Display for FeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Interrupted => f.write_str("The upload was interrupted. Try again."),
            Self::Empty => f.write_str("There are no jobs in this file."),
            Self::Malformed(problem) => write!(f, "This file can’t be read: {problem}."),
            Self::Dtd => f.write_str("XML with declarations in its DOCTYPE isn’t accepted. Remove the DOCTYPE."),
            Self::NoJobData => f.write_str(
                "This is a web page without job data. Save the page of a single job, or ask for a feed or a spreadsheet.",
            ),
            Self::NoDataInArchive => f.write_str(
                "Browsers leave the job data out of a page that’s saved as a single file. Save it again as “Webpage, HTML only.”",
            ),
            Self::TooMany(what) => f.write_str(what),
        }
    }
}

impl From<io::Error> for FeedError {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::InvalidData { Self::Malformed(error.to_string()) } else { Self::Interrupted }
    }
}

/// What is known of a file once all its rows were passed on.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Feed {
    /// What kind of file it is.
    pub format: Format,
    /// Its columns.
    pub columns: Vec<String>,
    /// What it says it's from: the address or title of a feed.
    pub source: Option<String>,
}

/// Reads a file and passes each row on.
///
/// # Errors
/// If the file isn't CSV, JSON or XML, has no rows or too many, or `emit` fails.
pub fn read(file: impl Read, emit: &mut dyn FnMut(Record) -> Result<(), FeedError>) -> Result<Feed, FeedError> {
    let allowance = Allowance::default();
    let mut text = text::open(file, &allowance)?;
    let start = text.fill_buf()?;
    let format = sniff(start).ok_or(FeedError::Empty)?;
    let (is_page, is_archive) = (is_page(start), archive::is_one(start));
    let mut table = Table::new(emit, allowance);
    let mut source = None;
    match format {
        _ if is_archive => html::read_archive(text, &mut table)?,
        Format::Csv => csv::read(text, &mut table)?,
        Format::Xml if is_page => html::read(text, &mut table)?,
        Format::Json => json::read(text, &mut table)?,
        Format::Xml => source = xml::read(text, &mut table)?,
    }
    let format = if is_page || is_archive { Format::Json } else { format };
    Ok(Feed { format, columns: table.finish()?, source })
}

/// Tells a web page from a feed.
fn is_page(start: &[u8]) -> bool {
    let start = String::from_utf8_lossy(&start[..start.len().min(1_000)]).to_lowercase();
    start.trim_start().starts_with('<') && (start.contains("<!doctype html") || start.contains("<html"))
}

/// Tells the format from the first character; `None` if there is none.
fn sniff(start: &[u8]) -> Option<Format> {
    match start.iter().find(|byte| !byte.is_ascii_whitespace())? {
        b'<' => Some(Format::Xml),
        b'[' | b'{' => Some(Format::Json),
        _ => Some(Format::Csv),
    }
}
