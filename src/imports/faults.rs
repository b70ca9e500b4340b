//! What is wrong with the rows of an import: counted by cause and text.

use std::collections::BTreeMap;

use super::guess::meanings;
use super::model::{Cause, FaultyValue};
use crate::db::{Result, Tx, value};
use crate::ids::ImportId;
use crate::jobs::import::{Fault, Field, allowed};
use crate::{args, statements};

/// Lines named per text.
const MAX_LINES: usize = 5;
/// Distinct texts stored per cause. More of them usually mean that the map names the wrong column.
const MAX_STORED: i64 = 1_000;
/// Distinct texts listed per cause.
const MAX_LISTED: usize = 200;
/// Texts read at a time. There are some forty causes, but hardly more than five at once.
const MAX_READ: i64 = 10_000;

statements! {
    FIND = "SELECT rows, lines FROM import_faults WHERE import_id = $1 AND cost = $2 AND field = $3 AND problem = $4 AND value = $5";
    TEXTS = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM import_faults WHERE import_id = $1 AND cost = $2 AND field = $3 AND problem = $4 LIMIT $5) t";
    STORE = "INSERT INTO import_faults (import_id, cost, field, problem, message, value, rows, lines) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (import_id, cost, field, problem, value) DO UPDATE SET rows = excluded.rows, lines = excluded.lines";
    LIST = "SELECT cost, field, problem, message, value, rows, lines FROM import_faults WHERE import_id = $1 ORDER BY cost, field, problem, value LIMIT $2";
    DELETE = "DELETE FROM import_faults WHERE import_id = $1";
}

/// Rows of a batch with the same fault and text.
#[derive(Clone, Debug, Default)]
struct Found {
    message: String,
    rows: i64,
    lines: Vec<u64>,
}

/// The faults of a batch, by cost, field, problem and text.
#[derive(Clone, Debug, Default)]
pub struct Faults(BTreeMap<(&'static str, &'static str, &'static str, String), Found>);

impl Faults {
    /// Counts a fault.
    pub fn add(&mut self, fault: &Fault) {
        let field = fault.field.map_or("", Field::name);
        let cause = (fault.cost().as_str(), field, fault.problem.code(), fault.value.clone());
        let found = self.0.entry(cause).or_default();
        found.message = fault.problem.to_string();
        found.rows += 1;
        if found.lines.len() < MAX_LINES {
            found.lines.push(fault.line);
        }
    }

    /// Adds the faults to those of the batches before.
    pub fn store(&self, tx: &mut Tx, id: ImportId) -> Result<()> {
        for ((cost, field, problem, text), found) in &self.0 {
            let stored = |tx: &mut Tx, text: &str| {
                tx.find(FIND, args![id, *cost, *field, *problem, text], |row| Ok((row.take()?, row.take()?)))
            };
            let mut text = text.as_str();
            let mut before: Option<(i64, String)> = stored(tx, text)?;
            if before.is_none()
                && tx.one(TEXTS, args![id, *cost, *field, *problem, MAX_STORED], value::<i64>)? == MAX_STORED
            {
                // The rest are counted together.
                text = "";
                before = stored(tx, text)?;
            }
            let (rows, lines) = before.unwrap_or_default();
            let mut lines = numbers(&lines);
            lines.extend(found.lines.iter().filter_map(|line| i64::try_from(*line).ok()));
            lines.truncate(MAX_LINES);
            let lines = lines.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
            let rows = rows + found.rows;
            tx.run(STORE, args![id, *cost, *field, *problem, &found.message, text, rows, &lines])?;
        }
        Ok(())
    }
}

fn numbers(lines: &str) -> Vec<i64> {
    lines.split(',').filter_map(|line| line.parse().ok()).collect()
}

/// Returns the faults by cause, the most severe first.
pub fn list(tx: &mut Tx, id: ImportId) -> Result<Vec<Cause>> {
    let mut causes: Vec<Cause> = Vec::new();
    let rows = tx.all(LIST, args![id, MAX_READ], |row| {
        let cause = Cause {
            cost: row.take()?,
            field: row.take()?,
            problem: row.take()?,
            message: row.take()?,
            choices: Vec::new(),
            columns: Vec::new(),
            rows: 0,
            values: Vec::new(),
        };
        let (text, rows, lines) = (row.take()?, row.take()?, numbers(&row.take::<String>()?));
        Ok((cause, FaultyValue { text, rows, lines, suggestion: None }))
    })?;
    for (cause, value) in rows {
        let same =
            |last: &Cause| (&last.cost, &last.field, &last.problem) == (&cause.cost, &cause.field, &cause.problem);
        if !causes.last().is_some_and(same) {
            causes.push(cause);
        }
        let Some(last) = causes.last_mut() else { continue };
        last.rows += value.rows;
        last.values.push(value);
    }
    for cause in &mut causes {
        cause.values.sort_by_key(|value| (-value.rows, value.lines.first().copied()));
        cause.values.truncate(MAX_LISTED);
        let field = Field::ALL.into_iter().find(|field| field.name() == cause.field);
        let Some((field, choices)) = field.and_then(|field| Some((field, allowed(field)?))) else { continue };
        cause.choices = choices.split(", ").map(str::to_owned).collect();
        for value in &mut cause.values {
            value.suggestion = meanings::meaning(field, &value.text, &cause.choices);
        }
    }
    causes.sort_by_key(|cause| {
        (["row", "pay", "date", "place", "stale"].iter().position(|cost| *cost == cause.cost), -cause.rows)
    });
    Ok(causes)
}

/// Deletes the faults.
pub fn delete(tx: &mut Tx, id: ImportId) -> Result<()> {
    tx.run(DELETE, args![id]).map(drop)
}
