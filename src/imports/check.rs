//! Checking rows: what each would become, without listing anything.

use csv::{ByteRecord, StringRecord};

use super::faults::Faults;
use super::model::{Counts, Import, Mapping, State};
use super::rows::{self, Checked, StoredRow};
use super::store;
use crate::app::App;
use crate::db::{self, Error, Result, Tx};
use crate::ids::ImportId;
use crate::jobs::import::add::{self, Target};
use crate::jobs::import::{Columns, Cost, Fault, ImportMap, ImportedJob, convert};
use crate::site;

/// Rows per transaction.
const BATCH: i64 = 200;

/// Rows of an import and what is needed to read them.
pub struct Batch {
    /// The import.
    pub import: Import,
    /// Its map, for the site's currency.
    mapping: Mapping,
    rows: Vec<StoredRow>,
}

impl Batch {
    /// Combines rows of an import with its map.
    pub fn new(tx: &mut Tx, import: Import, rows: Vec<StoredRow>) -> Result<Self> {
        let Mapping { employer_id, map } =
            import.mapping.clone().ok_or_else(|| Error::Invalid(format!("import {} has no map", import.summary.id)))?;
        let mapping = Mapping { employer_id, map: map.for_currency(&site::store::currency(tx)?) };
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

    /// Reads the rows. This takes a while, so it isn't part of a transaction.
    pub fn convert(&self) -> Result<Vec<Read>> {
        let headers = StringRecord::from(self.import.columns.clone());
        let columns = Columns::new(&self.mapping.map, &headers).map_err(|error| Error::Invalid(error.to_string()))?;
        Ok(self.rows.iter().map(|row| read(&columns, row)).collect())
    }
}

/// A row that was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// Its position.
    pub position: i64,
    /// The job, unless a fault costs the row.
    pub job: Option<ImportedJob>,
    faults: Vec<Fault>,
    cut: u64,
}

fn read(columns: &Columns<'_>, row: &StoredRow) -> Read {
    let (position, line) = (row.record.position, u64::try_from(row.record.line).unwrap_or_default());
    let record = ByteRecord::from(row.record.cells.clone());
    let converted = match row.key.clone().map_or_else(|| columns.key(&record), Ok) {
        Ok(key) => convert(columns, &record, line, key),
        Err((problem, value)) => {
            let fault = Fault { line, key: None, field: None, problem, value };
            return Read { position, job: None, faults: vec![fault], cut: 0 };
        }
    };
    Read { position, job: converted.job, faults: converted.faults, cut: converted.cut }
}

/// Returns what orders a job among those of a map: the map's date column, oldest first.
fn sort_key(map: &ImportMap, columns: &[String], row: &StoredRow) -> String {
    let column = map.order.as_ref().and_then(|name| columns.iter().position(|column| column == name));
    let text = column.and_then(|at| row.record.cells.get(at));
    text.and_then(|text| map.date(text)).unwrap_or_default()
}

/// Checks one batch; returns whether there are more.
pub async fn tick(app: &App, id: ImportId) -> Result<bool> {
    let batch = app.db.read(move |tx| load(tx, id)).await?;
    let Some(batch) = batch else { return Ok(false) };
    let read = tokio::task::spawn_blocking(move || batch.convert().map(|read| (batch, read)));
    let (batch, read) = read.await.map_err(|error| Error::Invalid(error.to_string()))??;
    app.db.write::<_, db::Error, _>(move |tx| save(tx, id, &batch, &read)).await
}

fn load(tx: &mut Tx, id: ImportId) -> Result<Option<Batch>> {
    let Some(import) = store::find(tx, id)?.filter(|import| import.summary.state == State::Checking) else {
        return Ok(None);
    };
    let rows = rows::after(tx, id, import.summary.done, BATCH)?;
    // A key of an earlier check may be of another column.
    let rows = rows.into_iter().map(|row| StoredRow { key: None, ..row }).collect();
    Batch::new(tx, import, rows).map(Some)
}

/// Stores what was found out, unless another run of the task was faster.
fn save(tx: &mut Tx, id: ImportId, batch: &Batch, read: &[Read]) -> Result<bool> {
    let Some(import) = store::find(tx, id)? else { return Ok(false) };
    let summary = import.summary;
    if summary.state != State::Checking || summary.done != batch.import.summary.done {
        return Ok(summary.state == State::Checking);
    }
    let (mut counts, mut faults) = (summary.counts, Faults::default());
    for (row, stored) in read.iter().zip(&batch.rows) {
        let key = count(tx, id, batch, row, &mut counts)?;
        // A row that loses its key to another one has no say.
        if key.is_some() || row.job.is_none() {
            row.faults.iter().for_each(|fault| faults.add(fault));
        }
        let sort_key = sort_key(&batch.mapping.map, &batch.import.columns, stored);
        rows::set(tx, id, &Checked { position: row.position, key, sort_key })?;
    }
    faults.store(tx, id)?;
    if batch.is_empty() {
        store::set_state(tx, id, State::Checked, summary.total, &counts)?;
        return Ok(false);
    }
    let done = read.last().map_or(summary.done, |row| row.position);
    store::set_progress(tx, id, done, &counts)?;
    Ok(true)
}

/// Counts what becomes of a row. Returns its key if it's a job.
fn count(tx: &mut Tx, id: ImportId, batch: &Batch, row: &Read, counts: &mut Counts) -> Result<Option<String>> {
    let Some(job) = &row.job else {
        counts.left_out += 1;
        return Ok(None);
    };
    if rows::is_taken(tx, id, &job.key, row.position)? {
        counts.duplicates += 1;
        return Ok(None);
    }
    counts.ready += 1;
    counts.known += i64::from(add::count_new(tx, batch.target(), std::slice::from_ref(job))? == 0);
    counts.without_pay += i64::from(row.faults.iter().any(|fault| fault.cost() == Cost::Pay));
    counts.cut += i64::try_from(row.cut).unwrap_or_default();
    Ok(Some(job.key.clone()))
}
