//! A batch of an import's rows: read from the database, converted outside of any transaction, and written back.

use csv::{ByteRecord, StringRecord};

use super::model::{Import, Mapping};
use super::rows::StoredRow;
use crate::app::App;
use crate::db::{self, Error, Result, Tx};
use crate::ids::ImportId;
use crate::jobs::import::add::{self, Target};
use crate::jobs::import::{Columns, Converted, Fault, ImportedJob, convert};

/// Rows of an import and what is needed to read them.
pub struct Batch {
    /// The import.
    pub import: Import,
    /// Its map, as it is to be read today.
    pub mapping: Mapping,
    /// Its rows.
    pub rows: Vec<StoredRow>,
}

impl Batch {
    /// Combines rows of an import with its map.
    pub fn new(tx: &mut Tx, import: Import, rows: Vec<StoredRow>) -> Result<Self> {
        let Mapping { employer_id, map } =
            import.mapping.clone().ok_or_else(|| Error::Invalid(format!("import {} has no map", import.summary.id)))?;
        let mapping = Mapping { employer_id, map: add::for_site(tx, map)? };
        Ok(Self { import, mapping, rows })
    }

    /// Who the jobs are for.
    pub fn target(&self) -> Target {
        Target { employer: self.mapping.employer_id, user: self.import.user }
    }

    /// Whether there are no rows left.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// Returns the file's columns as the map names them.
    pub fn columns(&self) -> Result<Columns<'_>> {
        let headers = StringRecord::from(self.import.columns.clone());
        let mut columns =
            Columns::new(&self.mapping.map, &headers).map_err(|error| Error::Invalid(error.to_string()))?;
        for (at, column) in self.import.columns.iter().enumerate() {
            if let Some(order) = self.import.guess.orders.get(column) {
                columns.set_order(at, *order);
            }
        }
        Ok(columns)
    }

    /// Reads the rows. This takes a while, so it isn't part of a transaction.
    fn convert(&self) -> Result<Vec<Read>> {
        let columns = self.columns()?;
        let order = self.mapping.map.order.as_ref();
        let order = order.and_then(|name| self.import.columns.iter().position(|column| column == name));
        Ok(self.rows.iter().map(|row| read(&columns, row, order)).collect())
    }
}

/// A row that was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its position.
    pub position: i64,
    /// Its line in the file.
    pub line: u64,
    /// Its key, unless that can't be read.
    pub key: Option<String>,
    /// The job, unless a fault costs the row.
    pub job: Option<ImportedJob>,
    /// Every fault of the row.
    pub faults: Vec<Fault>,
    /// Number of texts that were cut.
    pub cut: u64,
    /// The row's title, to tell whether another row with the key is the same job.
    pub title: String,
    /// What orders the job among those of the map: the map's date column, oldest first.
    pub sort_key: String,
}

fn read(columns: &Columns<'_>, row: &StoredRow, order: Option<usize>) -> Read {
    let (position, line) = (row.record.position, u64::try_from(row.record.line).unwrap_or_default());
    let record = ByteRecord::from(row.record.cells.clone());
    let title = columns.title(&record);
    let date = order.and_then(|at| columns.date(order, row.record.cells.get(at)?).ok());
    let sort_key = date.map_or_else(String::new, |date| date.to_string());
    let key = match row.key.clone().map_or_else(|| columns.key(&record), Ok) {
        Ok(key) => key,
        Err((problem, value)) => {
            let fault = Fault { line, key: None, field: None, problem, value };
            return Read { position, line, key: None, job: None, faults: vec![fault], cut: 0, title, sort_key };
        }
    };
    let Converted { job, faults, cut } = convert(columns, &record, line, key.clone());
    Read { position, line, key: Some(key), job, faults, cut, title, sort_key }
}

/// Returns the next rows of an import; `None` if it isn't in the state that this is for.
pub type Load = fn(&mut Tx, ImportId) -> Result<Option<Batch>>;
/// Writes what became of the rows; returns whether there are more.
pub type Save = fn(&mut Tx, ImportId, &Batch, &[Read]) -> Result<bool>;

/// Reads, converts and writes one batch; returns whether there are more.
pub async fn advance(app: &App, id: ImportId, load: Load, save: Save) -> Result<bool> {
    let Some(batch) = app.db.read(move |tx| load(tx, id)).await? else { return Ok(false) };
    let read = tokio::task::spawn_blocking(move || batch.convert().map(|read| (batch, read)));
    let (batch, read) = read.await.map_err(|error| Error::Invalid(error.to_string()))??;
    app.db.write::<_, db::Error, _>(move |tx| save(tx, id, &batch, &read)).await
}
