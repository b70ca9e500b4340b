//! Rows with named columns. A column exists from the first row that has it.

use std::collections::HashMap;

use super::FeedError;
use super::allowance::Allowance;
use super::flatten::{flatten, is_prose};
use super::node::Node;
use crate::jobs::import::to_text;
use crate::text;

/// Maximum number of rows.
pub const MAX_ROWS: i64 = 100_000;
/// Maximum number of columns.
pub const MAX_COLUMNS: usize = 200;
/// Columns that aren't of names in a list.
const RESERVED: usize = 20;
/// Maximum length of a column's name, in characters.
const MAX_NAME_CHARS: usize = 100;
/// Maximum length of a cell, in bytes; five times the longest text of a job, for markup.
const MAX_CELL_BYTES: usize = 100_000;
/// Stands between several values of one cell, unless they are texts.
const SEPARATOR: &str = "; ";

/// One row.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Record {
    /// Position among the rows, from 1.
    pub position: i64,
    /// Line of the file on which it starts, or its position if the file isn't made of lines.
    pub line: i64,
    /// Its texts, in the order of the columns; those at the end may be missing.
    pub cells: Vec<String>,
}

/// Collects the cells of the current row and passes finished rows on.
pub struct Table<'e> {
    columns: Vec<String>,
    index: HashMap<String, usize>,
    current: Record,
    emit: &'e mut dyn FnMut(Record) -> Result<(), FeedError>,
    allowance: Allowance,
}

impl<'e> Table<'e> {
    /// Starts an empty table. Each row renews the allowance.
    pub fn new(emit: &'e mut dyn FnMut(Record) -> Result<(), FeedError>, allowance: Allowance) -> Self {
        Self { columns: Vec::new(), index: HashMap::new(), current: Record::default(), emit, allowance }
    }

    /// Returns the index of a column, which is added if it's new.
    pub fn column(&mut self, name: &str) -> Result<usize, FeedError> {
        if let Some(index) = self.index.get(name) {
            return Ok(*index);
        }
        if self.columns.len() == MAX_COLUMNS {
            return Err(FeedError::TooMany(format!("This file has more than {MAX_COLUMNS} columns.")));
        }
        self.index.insert(name.to_owned(), self.columns.len());
        let shown = text::truncate(name.trim(), MAX_NAME_CHARS);
        let unique = (1..).map(|n| if n == 1 { shown.clone() } else { format!("{shown} ({n})") });
        let unique = unique.into_iter().find(|name| !self.columns.contains(name));
        self.columns.extend(unique);
        Ok(self.columns.len() - 1)
    }

    /// Whether a column exists or can be added without taking the place of those that a file can't do without.
    #[must_use]
    pub fn has_room(&self, name: &str) -> bool {
        self.columns.len() < MAX_COLUMNS - RESERVED || self.index.contains_key(name)
    }

    /// Allows as much to be read for the next row as for this one.
    pub fn renew(&self) {
        self.allowance.renew();
    }

    /// Passes a job with parts on as a row.
    pub fn add_row(&mut self, job: &Node) -> Result<(), FeedError> {
        flatten(self, "", job)?;
        self.end_row(None)
    }

    /// Adds a text to the current row. Another one in the same column is put behind the first: texts as paragraphs.
    pub fn add(&mut self, column: usize, text: &str) {
        let cells = &mut self.current.cells;
        if cells.len() <= column {
            cells.resize(column + 1, String::new());
        }
        let cell = &mut cells[column];
        if cell.is_empty() {
            cell.push_str(text);
        } else if is_prose(cell) || is_prose(text) {
            *cell = format!("{}\n\n{}", to_text(cell).trim_end(), to_text(text).trim_end());
        } else {
            cell.push_str(SEPARATOR);
            cell.push_str(text);
        }
        if cell.len() > MAX_CELL_BYTES {
            let end = (0..=MAX_CELL_BYTES).rev().find(|at| cell.is_char_boundary(*at)).unwrap_or_default();
            cell.truncate(end);
        }
    }

    /// Passes the current row on, unless it's empty. `line` is its line in the file, if it has one.
    pub fn end_row(&mut self, line: Option<u64>) -> Result<(), FeedError> {
        self.allowance.renew();
        let mut row = std::mem::take(&mut self.current);
        self.current.position = row.position;
        if row.cells.iter().all(String::is_empty) {
            return Ok(());
        }
        row.position += 1;
        if row.position > MAX_ROWS {
            return Err(FeedError::TooMany("Import at most 100,000 jobs at a time.".to_owned()));
        }
        row.line = line.and_then(|line| i64::try_from(line).ok()).unwrap_or(row.position);
        self.current.position = row.position;
        (self.emit)(row)
    }

    /// Whether no row was passed on.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.current.position == 0
    }

    /// Returns the columns.
    ///
    /// # Errors
    /// [`FeedError::Empty`] without any row.
    pub fn finish(self) -> Result<Vec<String>, FeedError> {
        if self.is_empty() { Err(FeedError::Empty) } else { Ok(self.columns) }
    }
}
