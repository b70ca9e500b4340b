//! One round of the periodic work: a table of independent pieces. One that fails is logged and counted, and the others go on.

use crate::app::App;
use crate::db::{self, Room, Tx};
use crate::{
    accounts, applications, contracts, disputes, drafts, employers, errors, feedback, files, identity, imports,
    interviews, jobs, live, messages, money, notifications, payments, projects, pwa, reviews, shifts, stuck, support,
    tasks, timesheets,
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

/// The pieces, in their order: deadlines first, then what cleans up.
const PIECES: &[(&str, Work)] = &[
    ("release", Once(|tx| stuck::release(tx, false))),
    ("jobs", Batches(jobs::expiry::tick)),
    ("intake", Intake),
    ("applications", Batches(applications::reply_deadline::tick)),
    ("interviews", Batches(interviews::reminders::tick)),
    ("contracts", Batches(contracts::act::tick)),
    ("milestones", Batches(projects::milestones::act::tick)),
    ("timesheets", Batches(timesheets::act::tick)),
    ("shifts", Batches(shifts::tick::tick)),
    ("payments", Batches(payments::tick::tick)),
    ("disputes", Batches(disputes::tick::tick)),
    ("reviews", Batches(reviews::window::tick)),
    ("chats", Batches(support::sweep::run_batch)),
    ("mailing", Batches(notifications::mailing::run_batch)),
    ("released", Once(stuck::forget_released)),
    ("stored responses", Batches(crate::app::write::delete_expired)),
    ("old imports", Batches(imports::work::sweep)),
    ("old events", Batches(live::store::sweep)),
    ("old mails", Batches(crate::mail::store::sweep)),
    ("old drafts", Once(drafts::api::sweep)),
    ("old tasks", Once(tasks::store::sweep)),
    ("old notifications", Once(notifications::store::sweep)),
    ("old messages", Once(messages::store::messages::sweep)),
    ("ended sessions", Once(identity::store::sweep)),
    ("old reset links", Once(accounts::reset::sweep)),
    ("old email changes", Once(accounts::email_changes::sweep)),
    ("old invitations", Once(employers::store::invitations::sweep)),
    ("old installs", Once(pwa::store::sweep)),
    ("old fees", Once(money::sweep)),
    ("old feedback", Once(feedback::store::sweep)),
    ("old errors", Once(errors::store::sweep)),
    ("unused files", Once(files::store::sweep)),
    ("track records", TrackRecords),
    ("vocabulary", Once(jobs::search::vocabulary::sweep)),
];

/// Runs one round. Pieces that fail are logged and counted.
///
/// # Errors
/// What stops every piece, such as a full disk.
pub async fn run(app: &App) -> db::Result<()> {
    app.limits.forget_idle(app.clock.now());
    app.db.admit(Room::Schedule)?;
    for (name, work) in PIECES {
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
async fn report(app: &App, name: &'static str, error: &db::Error) {
    tracing::warn!(piece = name, %error, "a piece of the periodic work failed; it runs again in a minute");
    if !app.pulse.record_piece(name, Some(app.clock.now())) {
        return;
    }
    let reason = error.to_string();
    if let Err(error) = app.db.write(move |tx| errors::store::record_work(tx, name, &reason, None)).await {
        tracing::warn!(piece = name, %error, "the failure isn't in the office's list");
    }
}
