//! Recognizing the next file of a source that was imported before, so that nobody has to answer the same questions again.

use std::collections::BTreeSet;

use csv::StringRecord;

use super::{Guess, source};
use crate::db::{Result, Tx};
use crate::ids::ImportId;
use crate::imports::model::Mapping;
use crate::imports::rows;
use crate::imports::store::{self, File};
use crate::jobs::import::{Columns, Field, ImportMap, Source, known};

/// Imports looked at, the newest first.
const LOOKED_AT: i64 = 20;
/// Rows of the file whose jobs are looked up, for each source.
const COMPARED: i64 = 1_000;
/// Rows read at a time.
const BATCH: i64 = 200;

/// Returns a file's guess with the map of an earlier file of the same source, if there is one. A file of the same feed, or
/// with a job of it, needs the columns that tell jobs apart; one that only has the same name needs all columns.
pub fn recall(tx: &mut Tx, id: ImportId, name: &str, file: &File) -> Result<Guess> {
    let mut compared = BTreeSet::new();
    for earlier in store::mapped(tx, LOOKED_AT)? {
        let Mapping { employer_id, map } = earlier.mapping;
        let Some(telling) = Telling::of(&map, &file.columns) else { continue };
        let has_all = Columns::new(&map, &StringRecord::from(file.columns.clone())).is_ok();
        let says_same = match (&file.guess.feed, &earlier.feed) {
            (Some(feed), Some(earlier)) => feed == earlier,
            _ => has_all && source::stem(name) == source::stem(&earlier.name),
        };
        let is_new = !says_same && compared.insert((employer_id, map.source.clone(), telling.clone()));
        let knows_a_job = is_new
            && telling.know_a_job(tx, id, |tx, key, title| {
                known::is_listed(tx, employer_id, map.source.as_deref(), key, title)
            })?;
        if says_same || knows_a_job {
            return Ok(Guess { employer_id: Some(employer_id), map: fitting(map, file), ..file.guess.clone() });
        }
    }
    Ok(file.guess.clone())
}

/// Returns a map without the columns that a file doesn't have. What every job needs comes from the guess instead, and so does
/// whether it's open: a file may say that for the first time.
fn fitting(mut map: ImportMap, file: &File) -> ImportMap {
    let has = |column: &String| file.columns.contains(column);
    for source in map.sources.values_mut() {
        if let Source::Parts(parts) = source {
            parts.retain(|part| has(&part.column));
        }
    }
    map.sources.retain(|_, source| match source {
        Source::Column(column) => has(column),
        Source::Parts(parts) => !parts.is_empty(),
    });
    map.order = map.order.filter(has);
    map.prefer = map.prefer.filter(|prefer| has(&prefer.column));
    let guessed = &file.guess.map;
    for field in Field::REQUIRED.into_iter().chain([Field::Status]) {
        if !map.sources.contains_key(&field) && !map.constants.contains_key(&field) {
            map.sources.extend(guessed.sources.get(&field).map(|source| (field, source.clone())));
            map.constants.extend(guessed.constants.get(&field).map(|value| (field, value.clone())));
        }
    }
    map
}

/// The columns that tell the jobs of a source apart.
#[derive(Clone, Eq, Ord, PartialEq, PartialOrd)]
struct Telling {
    /// Without a column for it, jobs have no key that a later file could have.
    key: Option<usize>,
    title: usize,
}

impl Telling {
    /// Returns them, if the file has all that the map names.
    fn of(map: &ImportMap, columns: &[String]) -> Option<Self> {
        let at = |name: &String| columns.iter().position(|column| column == name);
        let Some(Source::Column(title)) = map.sources.get(&Field::Title) else { return None };
        let key = match &map.key {
            Some(key) => Some(at(key)?),
            None => None,
        };
        Some(Self { key, title: at(title)? })
    }

    /// Whether one of the file's rows has the key and the title of a job that `is_listed` finds on the site.
    fn know_a_job(
        &self,
        tx: &mut Tx,
        id: ImportId,
        is_listed: impl Fn(&mut Tx, &str, &str) -> Result<bool>,
    ) -> Result<bool> {
        let Some(key) = self.key else { return Ok(false) };
        let mut after = 0;
        while after < COMPARED {
            let rows = rows::after(tx, id, after, BATCH)?;
            let Some(last) = rows.last() else { break };
            after = last.record.position;
            for row in &rows {
                let text = |at: usize| row.record.cells.get(at).map(|cell| cell.trim()).filter(|cell| !cell.is_empty());
                let (Some(key), Some(title)) = (text(key), text(self.title)) else { continue };
                if is_listed(tx, key, title)? {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
