//! One round of the periodic work: a table of independent pieces. One that fails is logged and counted, and the others go on.

use crate::app::App;
use crate::db::{self, Room, Tx};
use crate::{
    accounts, applications, contracts, disputes, drafts, employers, errors, feedback, files, identity, imports,
    interviews, jobs, live, messages, money, notifications, payments, projects, pwa, removals, reviews, shifts, stuck,
    support, tasks, timesheets,
};

/// How a piece of the periodic work runs.
enum Work {
    /// In batches; each says whether there may be more.
    Batches(fn(&mut Tx) -> db::Result<bool>),
    /// Once a round.
    Once(fn(&mut Tx) -> db::Result<()>),
    /// Writes what was collected in memory.
    Intake,
    /// Counts what jobs and employers have behind them.
    TrackRecords,
}

use Work::{Batches, Intake, Once, TrackRecords};

/// When a piece runs.
#[derive(Clone, Copy, Eq, PartialEq)]
enum When {
    /// Whatever the server's clock says.
    Always,
    /// While the server's clock is trusted, because what it does can't be undone.
    Steady,
}

use When::{Always, Steady};

/// The pieces, in their order: deadlines first, then what cleans up.
const PIECES: &[(&str, When, Work)] = &[
    ("release", Always, Once(|tx| stuck::release(tx, false))),
    ("jobs", Steady, Batches(jobs::expiry::tick)),
    ("intake", Always, Intake),
    ("applications", Steady, Batches(applications::reply_deadline::tick)),
    ("interviews", Always, Batches(interviews::reminders::tick)),
    ("contracts", Steady, Batches(contracts::act::tick)),
    ("milestones", Steady, Batches(projects::milestones::act::tick)),
    ("timesheets", Steady, Batches(timesheets::act::tick)),
    ("shifts", Steady, Batches(shifts::tick::tick)),
    ("payments", Steady, Batches(payments::tick::tick)),
    ("disputes", Steady, Batches(disputes::tick::tick)),
    ("reviews", Steady, Batches(reviews::window::tick)),
    ("chats", Steady, Batches(support::sweep::run_batch)),
    ("removals", Steady, Batches(removals::work::run_batch)),
    ("mailing", Always, Batches(notifications::mailing::run_batch)),
    ("released", Always, Once(stuck::forget_released)),
    ("stored responses", Steady, Batches(crate::app::write::delete_expired)),
    ("old imports", Steady, Batches(imports::work::sweep)),
    ("old events", Steady, Batches(live::store::sweep)),
    ("old mails", Steady, Batches(crate::mail::store::sweep)),
    ("old drafts", Steady, Once(drafts::api::sweep)),
    ("old tasks", Steady, Once(tasks::store::sweep)),
    ("old notifications", Steady, Once(notifications::store::sweep)),
    ("old messages", Steady, Once(messages::store::messages::sweep)),
    ("ended sessions", Steady, Once(identity::store::sweep)),
    ("old reset links", Steady, Once(accounts::reset::sweep)),
    ("old email changes", Steady, Once(accounts::email_changes::sweep)),
    ("old welcome codes", Steady, Once(accounts::welcome_codes::sweep)),
    ("old invitations", Steady, Once(employers::store::invitations::sweep)),
    ("old installs", Steady, Once(pwa::store::sweep)),
    ("old fees", Steady, Once(money::sweep)),
    ("old feedback", Steady, Once(feedback::store::sweep)),
    ("old errors", Steady, Once(errors::store::sweep)),
    ("unused files", Steady, Once(|tx| files::store::sweep(tx, drafts::api::has_any))),
    ("track records", Always, TrackRecords),
    ("vocabulary", Always, Once(jobs::search::vocabulary::sweep)),
];

/// Runs one round. Pieces that fail are logged and counted.
///
/// # Errors
/// What stops every piece, such as a full disk.
pub async fn run(app: &App) -> db::Result<()> {
    app.limits.forget_idle(app.clock.now());
    app.db.admit(Room::Schedule)?;
    for (name, when, work) in PIECES {
        if *when == Steady && !app.clock.read().is_trusted() {
            continue;
        }
        match run_piece(app, work).await {
            Ok(()) => drop(app.pulse.record_piece(name, None)),
            Err(error) if error.is_about_the_site() => return Err(error),
            Err(error) => report(app, name, &error).await,
        }
    }
    app.pulse.record_round(app.clock.now());
    Ok(())
}

async fn run_piece(app: &App, work: &Work) -> db::Result<()> {
    match work {
        Batches(batch) => {
            while app.db.write(*batch).await? {}
            Ok(())
        }
        Once(once) => app.db.write(*once).await,
        Intake => app.intake.flush(&app.db).await,
        TrackRecords => {
            while applications::track_record::refresh(&app.db).await? {}
            Ok(())
        }
    }
}

/// Logs a failure, and tells the office when it begins.
pub(super) async fn report(app: &App, name: &'static str, error: &db::Error) {
    tracing::warn!(piece = name, %error, "a piece of the periodic work failed; it runs again in a minute");
    if !app.pulse.record_piece(name, Some(app.clock.now())) {
        return;
    }
    let reason = error.to_string();
    if let Err(error) = app.db.write(move |tx| errors::store::record_work(tx, name, &reason, None)).await {
        tracing::warn!(piece = name, %error, "the failure isn't in the office's list");
    }
}
