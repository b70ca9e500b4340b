//! Reads the file twice: once to see which row of each key wins, then the winning rows in listing order. Memory
//! is therefore a few hundred bytes per row, whatever the rows contain.

use std::collections::HashMap;
use std::fs::File;
use std::path::Path;

use csv::{ByteRecord, Position, Reader, ReaderBuilder, StringRecord};
use jiff::civil::Date;

use super::columns::{Columns, index_of};
use super::convert::convert;
use super::job::ImportedJob;
use super::map::ImportMap;
use super::{BadRow, ImportError, ImportReport, dates};

/// Maximum length of a key, in characters.
const MAX_KEY_CHARS: usize = 100;

/// The row that wins its key so far.
struct Winner {
    rank: usize,
    order: Option<Date>,
    position: Position,
}

/// An import in progress.
struct Import<'a> {
    map: &'a ImportMap,
    columns: Columns<'a>,
    key: usize,
    prefer: Option<usize>,
    order: Option<usize>,
    /// Number of columns in the header.
    width: usize,
    report: ImportReport,
    on_row: &'a mut dyn FnMut(Result<ImportedJob, BadRow>),
}

/// Reads every job of a file in listing order, and every bad row, and passes them to `on_row`.
/// Rows that lose their key to another row aren't checked any further.
///
/// # Errors
/// If the file lacks a column of the map, in which case nothing is passed on, or if reading fails.
pub fn read_all(
    path: &Path,
    map: &ImportMap,
    on_row: &mut dyn FnMut(Result<ImportedJob, BadRow>),
) -> Result<ImportReport, ImportError> {
    let file = File::open(path).map_err(csv::Error::from)?;
    // A row with a different number of columns is a bad row, not the end of the import.
    let mut reader = ReaderBuilder::new().flexible(true).from_reader(file);
    let headers = StringRecord::from_byte_record_lossy(reader.byte_headers()?.clone());
    let mut import = Import::new(map, &headers, on_row)?;
    let winners = import.pick_winners(&mut reader)?;
    import.convert(&mut reader, winners)?;
    Ok(import.report)
}

impl<'a> Import<'a> {
    fn new(
        map: &'a ImportMap,
        headers: &StringRecord,
        on_row: &'a mut dyn FnMut(Result<ImportedJob, BadRow>),
    ) -> Result<Self, ImportError> {
        let index = |name: &String| index_of(headers, name);
        Ok(Self {
            map,
            columns: Columns::new(map, headers)?,
            key: index(&map.key)?,
            prefer: map.prefer.as_ref().map(|prefer| index(&prefer.column)).transpose()?,
            order: map.order.as_ref().map(index).transpose()?,
            width: headers.len(),
            report: ImportReport::default(),
            on_row,
        })
    }

    /// The first pass: returns the winner of each key, in listing order.
    fn pick_winners(&mut self, reader: &mut Reader<File>) -> Result<Vec<(String, Winner)>, ImportError> {
        let mut winners: HashMap<String, Winner> = HashMap::new();
        let mut record = ByteRecord::new();
        while reader.read_byte_record(&mut record)? {
            self.report.read += 1;
            let position = record.position().cloned().unwrap_or_else(Position::new);
            let line = position.line();
            match self.rank(&record, position) {
                Ok((key, winner)) => self.keep_better(&mut winners, key, winner),
                Err(reason) => self.reject(BadRow { line, key: None, reason }),
            }
        }
        let mut ordered: Vec<(String, Winner)> = winners.into_iter().collect();
        ordered.sort_unstable_by_key(|(_, winner)| (winner.order, winner.position.byte()));
        Ok(ordered)
    }

    /// Returns a row's key and what decides whether it wins.
    fn rank(&self, record: &ByteRecord, position: Position) -> Result<(String, Winner), String> {
        if record.len() != self.width {
            return Err(format!("has {} columns; the header has {}", record.len(), self.width));
        }
        let key = self.columns.text(record, self.key)?;
        if key.is_empty() {
            return Err(format!("the key \"{}\" is empty", self.map.key));
        }
        let length = key.chars().count();
        if length > MAX_KEY_CHARS {
            return Err(format!(
                "the key \"{}\" has {length} characters; the maximum is {MAX_KEY_CHARS}",
                self.map.key
            ));
        }
        let text = |column: Option<usize>| column.map(|index| self.columns.text(record, index)).transpose();
        let preferred = text(self.prefer)?.unwrap_or_default();
        let values = self.map.prefer.as_ref().map_or(&[][..], |prefer| &prefer.values);
        let rank = values.iter().position(|value| *value == preferred).unwrap_or(values.len());
        // A row without a readable date is listed first; if the date also fills a field, converting it fails.
        let order = text(self.order)?.and_then(|text| dates::parse(&text, &self.map.dates).ok());
        Ok((key, Winner { rank, order, position }))
    }

    fn keep_better(&mut self, winners: &mut HashMap<String, Winner>, key: String, winner: Winner) {
        let Some(best) = winners.get_mut(&key) else {
            winners.insert(key, winner);
            return;
        };
        self.report.merged += 1;
        if winner.rank < best.rank {
            *best = winner;
        }
    }

    /// The second pass: reads the winners and passes them on.
    fn convert(&mut self, reader: &mut Reader<File>, winners: Vec<(String, Winner)>) -> Result<(), ImportError> {
        let mut record = ByteRecord::new();
        for (key, winner) in winners {
            let line = winner.position.line();
            reader.seek(winner.position)?;
            reader.read_byte_record(&mut record)?;
            match convert(&self.columns, &record, key.clone()) {
                Ok((job, cut)) => {
                    self.report.imported += 1;
                    self.report.cut += cut;
                    (self.on_row)(Ok(job));
                }
                Err(reason) => self.reject(BadRow { line, key: Some(key), reason }),
            }
        }
        Ok(())
    }

    fn reject(&mut self, bad: BadRow) {
        self.report.bad += 1;
        (self.on_row)(Err(bad));
    }
}
