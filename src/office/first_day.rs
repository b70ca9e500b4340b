//! The first steps of a new operator. A step counts as done when its result is there, no matter who did it or how.

use axum::extract::State;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::{App, Write};
use crate::audit::{self, Action};
use crate::clock::DAY;
use crate::db::{self, Row, Tx, value};
use crate::identity::Me;
use crate::mail::{self, server};
use crate::web::{NoBody, Path, Result};
use crate::{args, site, statements, string_enum};

/// How long after the set-up the steps are shown, in milliseconds.
const SHOWN: i64 = 30 * DAY;

statements! {
    FACTS = "SELECT created_at, EXISTS (SELECT 1 FROM site_logo), (SELECT MAX(id) FROM jobs) IS NOT NULL,
              (SELECT MAX(id) FROM users) > (SELECT MIN(id) FROM users) FROM site WHERE id = 1";
    DISMISSED = "SELECT step FROM dismissed_steps ORDER BY step LIMIT 10";
    DISMISS = "INSERT INTO dismissed_steps (step, dismissed_at) VALUES ($1, $2) ON CONFLICT (step) DO NOTHING";
}

string_enum! {
    /// Something that a new operator does, in this order.
    FirstDayStep {
        /// Uploads the logo.
        Logo = "logo",
        /// Imports or posts the first jobs.
        Jobs = "jobs",
        /// Sets up the mail server.
        Mail = "mail",
        /// Gets a second person to sign up.
        Person = "person",
        /// Has the database copied for the first time.
        Backup = "backup",
    }
}

/// A step, and whether it's done.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FirstStep)]
pub struct FirstStep {
    /// The step.
    step: FirstDayStep,
    /// Whether it's done.
    is_done: bool,
}

/// The steps of the first days.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = FirstDay)]
pub struct FirstDay {
    /// Those that nobody dismissed; none once all are done or a month has passed.
    pub steps: Vec<FirstStep>,
}

/// Returns the steps.
///
/// # Errors
/// If the database fails.
pub fn find(tx: &mut Tx, setup: &mail::Setup) -> db::Result<FirstDay> {
    let facts = tx.find(FACTS, &[], |row: &mut Row| Ok((row.take()?, row.take()?, row.take()?, row.take()?)))?;
    let is_new = |(since, ..): &(i64, bool, bool, bool)| tx.now() - since < SHOWN;
    let Some((_, has_logo, has_jobs, has_people)) = facts.filter(is_new) else {
        return Ok(FirstDay { steps: Vec::new() });
    };
    let dismissed: Vec<FirstDayStep> = tx.all(DISMISSED, &[], value)?;
    let steps: Vec<_> = FirstDayStep::ALL
        .iter()
        .filter(|step| !dismissed.contains(step))
        .map(|step| {
            let is_done = match step {
                FirstDayStep::Logo => has_logo,
                FirstDayStep::Jobs => has_jobs,
                FirstDayStep::Mail => server::is_set_up(tx, setup)?,
                FirstDayStep::Person => has_people,
                FirstDayStep::Backup => site::store::backed_up_at(tx)?.is_some(),
            };
            Ok(FirstStep { step: *step, is_done })
        })
        .collect::<db::Result<_>>()?;
    let is_over = steps.iter().all(|step| step.is_done);
    Ok(FirstDay { steps: if is_over { Vec::new() } else { steps } })
}

/// Dismisses a step that the operators don't want to do.
#[utoipa::path(post, path = "/api/admin/first-day/{step}/dismiss", operation_id = "office_dismiss_step", tag = "office", params(("step" = FirstDayStep, Path)), request_body = NoBody, responses(
    (status = 200, body = FirstDay)))]
pub async fn dismiss(
    State(app): State<App>,
    me: Me,
    Path(step): Path<FirstDayStep>,
    write: Write<NoBody>,
) -> Result<Response> {
    let setup = app.mail.clone();
    write
        .ok(&app, move |tx, _| {
            tx.run(DISMISS, args![step.as_str(), tx.now()])?;
            let name = "first_step_dismissed";
            let reason = step.as_str();
            audit::record(tx, &Action { actor: Some(me.id), name, subject_kind: "site", subject: 1, reason })?;
            Ok(find(tx, &setup)?)
        })
        .await
}
