//! Recognizing the next file of a source that was imported before, so that nobody has to answer the same questions again.

use csv::StringRecord;

use super::{Guess, source};
use crate::db::{Result, Tx};
use crate::imports::model::Mapping;
use crate::imports::store::{self, File};
use crate::jobs::import::{Columns, Field, Source, known};

/// Imports looked at, the newest first.
const LOOKED_AT: i64 = 20;

/// Returns a file's guess with the map of an earlier file of the same source, if there is one whose columns it has.
pub fn recall(tx: &mut Tx, name: &str, file: &File) -> Result<Guess> {
    for earlier in store::mapped(tx, LOOKED_AT)? {
        let headers = StringRecord::from(file.columns.clone());
        if Columns::new(&earlier.mapping.map, &headers).is_err() {
            continue;
        }
        let says_same = match (&file.guess.feed, &earlier.feed) {
            (Some(feed), Some(earlier)) => feed == earlier,
            _ => source::stem(name) == source::stem(&earlier.name),
        };
        if says_same || knows_a_job(tx, &earlier.mapping, file)? {
            let Mapping { employer_id, map } = earlier.mapping;
            return Ok(Guess { employer_id: Some(employer_id), map, ..file.guess.clone() });
        }
    }
    Ok(file.guess.clone())
}

/// Whether one of the first rows has the key and the title of a job that is on the site from the same source.
fn knows_a_job(tx: &mut Tx, mapping: &Mapping, file: &File) -> Result<bool> {
    let at = |name: &String| file.columns.iter().position(|column| column == name);
    let title = match mapping.map.sources.get(&Field::Title) {
        Some(Source::Column(name)) => at(name),
        _ => None,
    };
    let (Some(key), Some(title)) = (mapping.map.key.as_ref().and_then(at), title) else { return Ok(false) };
    for row in &file.samples {
        let (Some(key), Some(title)) = (row.get(key), row.get(title)) else { continue };
        if known::is_listed(tx, mapping.employer_id, mapping.map.source.as_deref(), key, title)? {
            return Ok(true);
        }
    }
    Ok(false)
}
