//! An import and its states.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::feed::Format;
use super::guess::Guess;
use crate::ids::{EmployerId, ImportId, JobId, UserId};
use crate::jobs::import::ImportMap;
use crate::string_enum;

string_enum! {
    /// How far an import is.
    #[schema(as = ImportState)]
    State {
        /// The file is arriving.
        Uploading = "uploading",
        /// Its columns have to be matched and its rows checked.
        Uploaded = "uploaded",
        /// Its rows are being checked.
        Checking = "checking",
        /// It can be imported.
        Checked = "checked",
        /// Jobs are being listed.
        Running = "running",
        /// All jobs are listed.
        Done = "done",
        /// The import is being undone.
        Undoing = "undoing",
        /// The import was undone.
        Undone = "undone",
        /// It was discarded; its rows are being deleted.
        Discarded = "discarded",
    }
}

impl State {
    /// Whether a task works on it; at most one import is in such a state.
    #[must_use]
    pub const fn is_busy(self) -> bool {
        matches!(self, Self::Uploading | Self::Checking | Self::Running | Self::Undoing)
    }
}

/// What became of the rows and jobs.
#[derive(Clone, Copy, Debug, Default, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(default, rename_all = "camelCase")]
#[schema(as = ImportCounts)]
pub struct Counts {
    /// Rows that can become jobs.
    pub ready: i64,
    /// Of these, jobs that were imported before.
    pub known: i64,
    /// Of the known jobs, those that the file has changed, and that can be updated.
    pub changed: i64,
    /// Of the known jobs, those whose time here ends soon or has ended, and those that an earlier file didn't have: they can be
    /// renewed.
    pub expiring: i64,
    /// Of the known jobs, those that differ from the file but were edited here, and are left as they are.
    pub edited: i64,
    /// Open jobs of the same source that were on the site when the file was checked.
    pub source_open: i64,
    /// Of these, jobs that the file doesn't have anymore, and that can be closed.
    pub missing: i64,
    /// Of these, jobs that the file doesn't have anymore, but with a hire, an offer or an interview: they stay open.
    pub kept: i64,
    /// Of these, jobs without the pay that their row states.
    pub without_pay: i64,
    /// Texts that are too long for their field and are cut after a word.
    pub cut: i64,
    /// Rows that are left out because of a fault.
    pub left_out: i64,
    /// Rows that are left out because the job is over, was posted more than a year ago, or isn't open at its source.
    pub stale: i64,
    /// Rows that are left out because an earlier one has the same key.
    pub duplicates: i64,
    /// Jobs that were listed.
    pub added: i64,
    /// Jobs that were updated or renewed.
    pub updated: i64,
    /// Jobs that were closed because the file doesn't have them anymore.
    pub ended: i64,
    /// Jobs that the undo deleted.
    pub deleted: i64,
    /// Jobs that the undo closed, because people applied to them or they have a fee or a report.
    pub closed: i64,
    /// Jobs that the undo left, because a newer import has them, too.
    pub shared: i64,
}

impl Counts {
    /// Whether closing the missing jobs takes so many off the site that the file may be the wrong one, or incomplete.
    #[must_use]
    pub const fn would_close_most(&self) -> bool {
        self.missing > 0 && (self.ready == 0 || self.missing * 2 > self.source_open)
    }
}

/// A map and the employer that the jobs are for.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ImportMapping)]
pub struct Mapping {
    /// An employer that you may post jobs for.
    pub employer_id: EmployerId,
    /// Which column fills which field, like the map of `jobstead import jobs`. `encoding` and `prefer` don't apply.
    pub map: ImportMap,
}

/// An import in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportSummary {
    /// Its id.
    pub id: ImportId,
    /// Name of the file.
    pub name: String,
    /// What kind of file it is.
    pub format: Format,
    /// How far it is.
    pub state: State,
    /// Rows or jobs that are through the current step.
    pub done: i64,
    /// Rows of the file; from the start of the import, the number of jobs to import or to undo.
    pub total: i64,
    /// What became of them.
    pub counts: Counts,
    /// When it was uploaded.
    pub created_at: i64,
    /// When something last happened to it.
    pub updated_at: i64,
}

/// An import as it is stored, without its rows and faults.
#[derive(Clone, Debug)]
pub struct Import {
    /// What lists show of it.
    pub summary: ImportSummary,
    /// Who uploaded it.
    pub user: UserId,
    /// The file's columns.
    pub columns: Vec<String>,
    /// The first rows, in the order of the columns.
    pub samples: Vec<Vec<String>>,
    /// How to read the rows; `None` until someone says so.
    pub mapping: Option<Mapping>,
    /// How the rows are probably to be read.
    pub guess: Guess,
    /// Whether it updates jobs that were imported before.
    pub update_known: bool,
    /// Whether it closes jobs that the file doesn't have anymore.
    pub close_missing: bool,
    /// Key of the last of the source's jobs that was looked for in the file; `None` before the first one.
    pub sought: Option<String>,
}

/// An import with its columns, its map and its faults.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ImportDetails {
    /// What lists show of it.
    #[serde(flatten)]
    pub summary: ImportSummary,
    /// The file's columns.
    pub columns: Vec<String>,
    /// The first rows, in the order of the columns; long texts are cut.
    pub samples: Vec<Vec<String>>,
    /// How to read the rows; null until someone says so.
    pub mapping: Option<Mapping>,
    /// How the rows are probably to be read.
    pub guess: Guess,
    /// What is wrong with rows, by cause, the most severe first; empty while the import is in progress.
    pub faults: Vec<Cause>,
    /// The first open jobs of the source that the file doesn't have anymore; empty while the import is in progress.
    pub missing: Vec<MissingJob>,
    /// Whether closing the missing jobs has to be confirmed, because they are more than half of the source's open jobs, or
    /// no row can be imported.
    pub closes_most: bool,
}

/// An open job that the file doesn't have anymore.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportMissingJob)]
pub struct MissingJob {
    /// Its id.
    pub id: JobId,
    /// Its title.
    pub title: String,
}

/// How to treat jobs that are on the site already.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = ImportRun)]
pub struct RunImport {
    /// Whether to update jobs that the file has changed, and to renew those whose time ends. Jobs that were edited here
    /// stay as they are.
    pub update_known: bool,
    /// Whether to close open jobs of the same source that the file doesn't have anymore.
    pub close_missing: bool,
    /// Whether to close them even if they are more than half of the source's open jobs, or no row of the file can be
    /// imported.
    pub close_most: bool,
}

/// Rows with the same problem of the same field.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportCause)]
pub struct Cause {
    /// `row` if the rows are left out, `pay` if the jobs have no pay, `date` if they have no posting date, `place` if they have
    /// no place on the map, `stale` if the rows are left out because nobody can apply for the jobs.
    pub cost: String,
    /// The field; empty if it's the row as a whole or its key.
    pub field: String,
    /// The problem, such as `not_in_map`.
    pub problem: String,
    /// The problem in words, to follow the name of the field.
    pub message: String,
    /// The values that the field may have, if they are a fixed list.
    pub choices: Vec<String>,
    /// Other columns that could fill the field, the best first.
    pub columns: Vec<String>,
    /// Number of rows.
    pub rows: i64,
    /// The distinct texts, the most frequent first, at most 200.
    pub values: Vec<FaultyValue>,
}

/// A text that rows share.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportFaultyValue)]
pub struct FaultyValue {
    /// The text.
    pub text: String,
    /// Number of rows with it.
    pub rows: i64,
    /// The first lines with it.
    pub lines: Vec<i64>,
    /// Which of the choices it probably means.
    pub suggestion: Option<String>,
}
