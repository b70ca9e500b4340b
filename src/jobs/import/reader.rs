//! Reads the file twice: once to see which row of each key wins, then the winning rows in listing order. Memory
//! is therefore a few hundred bytes per row, whatever the rows contain.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{self, Cursor, Read, Seek};
use std::path::Path;

use csv::{ByteRecord, Position, Reader, ReaderBuilder, StringRecord};

use super::columns::{Columns, index_of};
use super::convert::convert;
use super::dates::Evidence;
use super::dialect::{Dialect, HEAD};
use super::fault::{Cost, Fault, Problem};
use super::field::Field;
use super::job::ImportedJob;
use super::lines::Lines;
use super::map::ImportMap;
use super::{ImportError, ImportReport};

/// What becomes of each row that doesn't lose its key to another: the job, if there is one, and all faults.
pub type OnRow<'a> = dyn FnMut(Option<ImportedJob>, &[Fault]) + 'a;

/// The row that wins its key so far.
struct Winner {
    rank: usize,
    /// Text of the column that sets the order. It's a date only once all rows showed what their dates begin with.
    order: String,
    /// The title, to tell whether another row with the key is the same job.
    title: String,
    position: Position,
    line: u64,
}

/// An import in progress.
struct Import<'a> {
    map: &'a ImportMap,
    columns: Columns<'a>,
    prefer: Option<usize>,
    order: Option<usize>,
    /// Number of columns in the header.
    width: usize,
    report: ImportReport,
    on_row: &'a mut OnRow<'a>,
}

/// Reads every job of a file in listing order, and every fault, and passes them to `on_row`. Rows that lose their key to
/// another row aren't checked any further.
///
/// # Errors
/// If the file lacks a column of the map, in which case nothing is passed on, or if reading fails.
pub fn read_file<'a>(path: &Path, map: &'a ImportMap, on_row: &'a mut OnRow<'a>) -> Result<ImportReport, ImportError> {
    read(|| File::open(path), map, on_row)
}

/// Reads a file from memory, like [`read_file`].
///
/// # Errors
/// Same as [`read_file`].
pub fn read_bytes<'a>(
    bytes: &'a [u8],
    map: &'a ImportMap,
    on_row: &'a mut OnRow<'a>,
) -> Result<ImportReport, ImportError> {
    read(|| Ok(Cursor::new(bytes)), map, on_row)
}

fn read<'a, R: Read + Seek>(
    open: impl Fn() -> io::Result<R>,
    map: &'a ImportMap,
    on_row: &'a mut OnRow<'a>,
) -> Result<ImportReport, ImportError> {
    let open = || open().map_err(csv::Error::from);
    let mut head = Vec::new();
    open()?.take(HEAD as u64).read_to_end(&mut head).map_err(csv::Error::from)?;
    let dialect = Dialect::of(&head);
    // A row with a different number of columns is a bad row, not the end of the import.
    let mut builder = ReaderBuilder::new();
    let mut reader = builder.flexible(true).has_headers(false).delimiter(dialect.separator).from_reader(open()?);
    let encoding = map.encoding()?;
    let decoded = |name| encoding.decode_without_bom_handling(name).0.into_owned();
    let mut header = ByteRecord::new();
    for _ in 0..=usize::from(dialect.is_named) {
        reader.read_byte_record(&mut header)?;
    }
    let headers: StringRecord = header.iter().map(decoded).collect();
    let mut import = Import::new(map, &headers, on_row)?;
    let winners = import.pick_winners(&mut reader, Lines::new(open()?))?;
    import.convert(&mut reader, winners)?;
    Ok(import.report)
}

impl<'a> Import<'a> {
    fn new(map: &'a ImportMap, headers: &StringRecord, on_row: &'a mut OnRow<'a>) -> Result<Self, ImportError> {
        let index = |name: &String| index_of(headers, name);
        Ok(Self {
            map,
            columns: Columns::new(map, headers)?,
            prefer: map.prefer.as_ref().map(|prefer| index(&prefer.column)).transpose()?,
            order: map.order.as_ref().map(index).transpose()?,
            width: headers.len(),
            report: ImportReport::default(),
            on_row,
        })
    }

    /// The first pass: returns the winner of each key, in listing order.
    fn pick_winners<R: Read>(
        &mut self,
        reader: &mut Reader<R>,
        mut lines: Lines<R>,
    ) -> Result<Vec<(String, Winner)>, ImportError> {
        let mut winners: HashMap<String, Winner> = HashMap::new();
        let mut record = ByteRecord::new();
        let mut evidence = self.date_columns();
        while reader.read_byte_record(&mut record)? {
            self.report.counts.read += 1;
            let position = record.position().cloned().unwrap_or_else(Position::new);
            // The reader's own line numbers are one too low after a CRLF or a blank line.
            let line = lines.line_of(position.byte()).map_err(csv::Error::from)?;
            for (index, evidence) in &mut evidence {
                evidence.add(&self.columns.text(&record, *index).unwrap_or_default());
            }
            match self.rank(&record, position, line) {
                Ok((key, winner)) => self.keep_better(&mut winners, key, winner),
                Err((problem, value)) => {
                    let key = self.columns.key(&record).ok();
                    self.pass_on(None, &[Fault { line, key, field: None, problem, value }]);
                }
            }
        }
        for (index, evidence) in evidence {
            if let Some(order) = evidence.order() {
                self.columns.set_order(index, order);
            }
        }
        let mut ordered: Vec<(String, Winner)> = winners.into_iter().collect();
        // A row without a readable date is listed first.
        ordered.sort_by_cached_key(|(_, winner)| {
            (self.columns.date(self.order, &winner.order).ok(), winner.position.byte())
        });
        Ok(ordered)
    }

    /// Returns the columns of dates, of which nothing is known yet.
    fn date_columns(&self) -> BTreeMap<usize, Evidence> {
        let fields = [Field::FirstPostedOn, Field::ExpiresOn].into_iter().flat_map(|field| self.columns.of(field));
        fields.map(|column| column.index).chain(self.order).map(|index| (index, Evidence::default())).collect()
    }

    /// Returns a row's key and what decides whether it wins.
    fn rank(&self, record: &ByteRecord, position: Position, line: u64) -> Result<(String, Winner), (Problem, String)> {
        if record.len() != self.width {
            return Err((Problem::ColumnCount, format!("{} instead of {}", record.len(), self.width)));
        }
        let text = |index| self.columns.text(record, index).map_err(|column| (Problem::Encoding, column));
        let key = self.columns.key(record)?;
        let preferred = self.prefer.map(text).transpose()?.unwrap_or_default();
        let values = self.map.prefer.as_ref().map_or(&[][..], |prefer| &prefer.values);
        let rank = values.iter().position(|value| *value == preferred).unwrap_or(values.len());
        let order = self.order.map(text).transpose()?.unwrap_or_default();
        Ok((key, Winner { rank, order, title: self.columns.title(record), position, line }))
    }

    fn keep_better(&mut self, winners: &mut HashMap<String, Winner>, key: String, winner: Winner) {
        let Some(best) = winners.get_mut(&key) else {
            winners.insert(key, winner);
            return;
        };
        // A map that says which row wins says that they're the same job.
        let differs = winner.title != best.title && self.prefer.is_none();
        let loser = if winner.rank < best.rank { std::mem::replace(best, winner) } else { winner };
        if differs {
            let fault = Fault { line: loser.line, key: None, field: None, problem: Problem::SameKey, value: key };
            self.pass_on(None, &[fault]);
        } else {
            self.report.counts.merged += 1;
        }
    }

    /// The second pass: reads the winners and passes them on.
    fn convert<R: Read + Seek>(
        &mut self,
        reader: &mut Reader<R>,
        winners: Vec<(String, Winner)>,
    ) -> Result<(), ImportError> {
        let mut record = ByteRecord::new();
        for (key, winner) in winners {
            reader.seek(winner.position)?;
            reader.read_byte_record(&mut record)?;
            let converted = convert(&self.columns, &record, winner.line, key);
            self.report.counts.cut += converted.cut;
            self.pass_on(converted.job, &converted.faults);
        }
        Ok(())
    }

    fn pass_on(&mut self, job: Option<ImportedJob>, faults: &[Fault]) {
        let counts = &mut self.report.counts;
        let stale = faults.iter().any(|fault| fault.cost() == Cost::Stale);
        counts.imported += u64::from(job.is_some());
        counts.stale += u64::from(stale);
        counts.bad += u64::from(job.is_none() && !stale);
        counts.without_pay += u64::from(job.is_some() && faults.iter().any(|fault| fault.cost() == Cost::Pay));
        for fault in faults {
            self.report.add(fault);
        }
        (self.on_row)(job, faults);
    }
}
