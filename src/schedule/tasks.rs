//! The task queue's worker: which function performs which task, and what happens when one fails.

use std::time::Duration;

use crate::app::App;
use crate::db::{self, Db, Tx};
use crate::ids::{ConversationId, EmployerId, JobId, UserId};
use crate::money::cards::model::About;
use crate::money::cards::store::checkouts::Checkout;
use crate::tasks::store::{claim, fail, finish, is_due};
use crate::tasks::{Claimed, LEASE, Lane, MAX_TRIES, Task, delay};
use crate::{
    analytics, applications, employers, imports, jobs, messages, money, office, payments, projects, pwa, rapid_hire,
};

/// Performs every due task that asks another server.
pub async fn drain_remote(app: App) -> db::Result<()> {
    drain(&app, Lane::Remote).await
}

/// Performs every due task of a lane. Stops if the queue itself fails; if a task fails, only that task is postponed.
pub async fn drain(app: &App, lane: Lane) -> db::Result<()> {
    while app.db.read(move |tx| is_due(tx, lane)).await? {
        let Some(claimed) = app.db.write(move |tx| claim(tx, lane)).await? else { return Ok(()) };
        let done = claimed.clone();
        match attempt(app, &claimed).await {
            Ok(()) => app.db.write(move |tx| finish(tx, &done)).await.map(drop)?,
            Err(reason) => {
                if claimed.tries < MAX_TRIES && claimed.task.is_some() {
                    tracing::warn!(?claimed, reason, "a task failed and will be retried");
                } else {
                    tracing::error!(?claimed, reason, "a task was given up; see `jobstead tasks`");
                }
                let delay = delay(claimed.tries, random());
                app.db.write(move |tx| fail(tx, &done, &reason, delay)).await?;
            }
        }
    }
    Ok(())
}

/// Runs a task in isolation, so that a panic or an endless wait fails only this task.
async fn attempt(app: &App, claimed: &Claimed) -> Result<(), String> {
    let task = claimed.task.ok_or("this version of the program doesn't know this task")?;
    // A task that kills the process never reports a failure, so also check its tries before it runs.
    if claimed.tries > MAX_TRIES {
        return Err("it was started ten times and never finished".to_owned());
    }
    let app = app.clone();
    let running = tokio::spawn(async move { perform(&app, task).await });
    let stop = running.abort_handle();
    let Ok(ended) = tokio::time::timeout(Duration::from_millis(LEASE.unsigned_abs()), running).await else {
        stop.abort();
        return Err("it took longer than five minutes".to_owned());
    };
    ended.map_err(|e| e.to_string())?
}

async fn perform(app: &App, task: Task) -> Result<(), String> {
    match task {
        Task::SearchAlerts => jobs::search_alerts::alert(app).await.map_err(|e| e.to_string()),
        Task::AppFiles => pwa::files::save(app).await.map_err(|e| format!("{e:?}")),
        Task::SearchIndex => keep_search_index(&app.db).await.map_err(|e| e.to_string()),
        Task::ClosedAccounts => put_on_hold(&app.db).await.map_err(|e| e.to_string()),
        Task::Applications(job) => keep_applications(&app.db, job).await.map_err(|e| e.to_string()),
        Task::ApplicationSent(id) => {
            app.db.write(move |tx| applications::sent::on_time(tx, id)).await.map_err(|e| e.to_string())
        }
        Task::ScheduledMessage(id) => messages::scheduled::send_due(app, id).await.map_err(|e| e.to_string()),
        Task::JoinConversations(employer, user) => {
            join_conversations(&app.db, employer, user).await.map_err(|e| e.to_string())
        }
        Task::Import(import) => imports::work::work(app, import).await.map_err(|e| e.to_string()),
        Task::CardCheckout(id) => money::cards::settle::run(app, id, accept_card).await,
        Task::CardMovement(id) => money::cards::movement::run(app, id).await,
        Task::CardAccount(user) => payments::cards::account::run(app, user).await,
        Task::CardReconcile => money::cards::reconcile::run(app).await,
        Task::MoneyCheck => office::differences::check::run(app).await.map_err(|e| e.to_string()),
        Task::CardProblem(id) => money::cards::problems::ask::run(app, id).await,
        Task::PartnerMonth(fee) => {
            app.db.write(move |tx| money::partner::months::on_time(tx, fee)).await.map_err(|e| e.to_string())
        }
        Task::RapidHire(id, at) => {
            app.db.write(move |tx| rapid_hire::advance::on_time(tx, id, at)).await.map_err(|e| e.to_string())
        }
        Task::RollUp => analytics::rollup::run(&app.db).await.map_err(|e| e.to_string()),
    }
}

/// Records what was paid by card if it's still due. Returns whether the money can stay.
fn accept_card(tx: &mut Tx, checkout: &Checkout, payment: &str) -> db::Result<bool> {
    match checkout.about {
        About::Test => Ok(true),
        About::Fee(fee) => money::cards::fees::accept(tx, checkout, fee, payment),
        About::Invoice(invoice) => payments::cards::pay::accept(tx, checkout, invoice, payment),
        About::Milestone(milestone) => projects::milestones::card::accept(tx, checkout, milestone, payment),
    }
}

async fn put_on_hold(db: &Db) -> db::Result<()> {
    while db.write(applications::on_hold::tick).await? {}
    Ok(())
}

/// Closes or reopens the applications to a job in steps.
async fn keep_applications(db: &Db, job: JobId) -> db::Result<()> {
    while db.write(move |tx| applications::closing::tick(tx, job)).await? {}
    Ok(())
}

/// Adds someone who began to hire for an employer to its conversations in steps, unless they have stopped since.
async fn join_conversations(db: &Db, employer: EmployerId, user: UserId) -> db::Result<()> {
    let mut next = Some(ConversationId(i64::MAX));
    while let Some(before) = next {
        let join = move |tx: &mut Tx| {
            let hires = employers::rights::find(tx, employer, user)?.hire;
            if hires { messages::open::join(tx, employer, user, before) } else { Ok(None) }
        };
        next = db.write(join).await?;
    }
    Ok(())
}

/// Indexes jobs and merges segments in steps, between which other writes run.
async fn keep_search_index(db: &Db) -> db::Result<()> {
    while db.write(jobs::search::index_backlog).await? {}
    while db.write(jobs::search::index::merge).await? {}
    Ok(())
}

/// Returns a number between 0 and 1. If the system can't provide random numbers, delays have no jitter.
fn random() -> f64 {
    getrandom::u32().map_or(0.5, |n| f64::from(n) / f64::from(u32::MAX))
}
