//! When the scheduled work sets a row aside, the office sees why, and the people waiting for it get a notification.

use crate::db::{Result, Row, Tx};
use crate::employers::{model::Right, rights};
use crate::ids::{EmployerId, UserId};
use crate::notifications::store::{NewNotification, send};
use crate::stuck::Tick;
use crate::{args, errors, statements};

macro_rules! of_contract {
    ($rest:literal) => {
        concat!("SELECT c.worker_id, c.employer_id, c.title, '/contracts/' || c.id FROM contracts c ", $rest)
    };
}

statements! {
    // The worker, the employer, what it's about, and its page.
    OF_CONTRACT = of_contract!("WHERE c.id = $1");
    OF_TIMESHEET = of_contract!("JOIN timesheets t ON t.contract_id = c.id WHERE t.id = $1");
    OF_MILESTONE = of_contract!("JOIN milestones m ON m.contract_id = c.id WHERE m.id = $1");
    OF_SHIFT = of_contract!("JOIN shifts s ON s.contract_id = c.id WHERE s.id = $1");
    OF_INVOICE = of_contract!("JOIN invoices i ON i.contract_id = c.id WHERE i.id = $1");
    OF_PAYMENT = of_contract!("JOIN payments p ON p.contract_id = c.id WHERE p.id = $1");
    OF_DISPUTE = of_contract!("JOIN disputes d ON d.contract_id = c.id WHERE d.id = $1");
    OF_APPLICATION = "SELECT a.worker_id, j.employer_id, j.title, '/my-jobs' FROM applications a JOIN jobs j ON j.id = a.job_id WHERE a.id = $1";
    OF_INTERVIEW = "SELECT a.worker_id, j.employer_id, j.title, '/my-jobs' FROM interviews i JOIN applications a ON a.id = i.application_id JOIN jobs j ON j.id = a.job_id WHERE i.id = $1";
    OF_JOB = "SELECT NULL, employer_id, title, '/jobs/' || id FROM jobs WHERE id = $1";
}

/// Whom a row holds up, and with what.
struct HeldUp {
    worker: Option<UserId>,
    employer: EmployerId,
    title: String,
    href: String,
}

/// Records that a row was set aside and why, and tells the people whom it holds up. That they can't be found stops nothing.
pub fn row_stuck(tx: &mut Tx, name: &str, row: i64, reason: &str) -> Result<()> {
    errors::store::record_work(tx, name, reason, Some(row))?;
    let told = tx.savepoint(|tx| match Tick::parse(name) {
        Some(tick) => tell(tx, tick, row),
        None => Ok(()),
    });
    match told {
        Err(error) if !error.is_about_the_site() => {
            tracing::warn!(tick = name, row, %error, "nobody was told that a row is set aside");
            Ok(())
        }
        told => told,
    }
}

fn tell(tx: &mut Tx, tick: Tick, row: i64) -> Result<()> {
    let sql = match tick {
        Tick::Contracts | Tick::Reviews => OF_CONTRACT,
        Tick::Timesheets => OF_TIMESHEET,
        Tick::Milestones => OF_MILESTONE,
        Tick::Shifts => OF_SHIFT,
        Tick::Invoices => OF_INVOICE,
        Tick::Payments => OF_PAYMENT,
        Tick::Disputes | Tick::Ranges => OF_DISPUTE,
        Tick::Applications => OF_APPLICATION,
        Tick::Interviews => OF_INTERVIEW,
        Tick::Jobs => OF_JOB,
        // Nobody waits for the end of a silent chat or for the deletion of an account, and who can't be mailed can't be told.
        Tick::Chats | Tick::Mailing | Tick::Removals => return Ok(()),
    };
    let Some(held) = tx.find(sql, args![row], held_up)? else { return Ok(()) };
    let title = format!("“{}” is held up on our side", held.title);
    let note = NewNotification {
        kind: "held_up",
        topic: Some(&format!("held-up:{}:{row}", tick.as_str())),
        title: &title,
        body: "Something went wrong here, so what’s due there waits. You won’t lose anything because of it, and the office knows.",
        href: &held.href,
        ..NewNotification::default()
    };
    if let Some(worker) = held.worker {
        send(tx, worker, &note)?;
    }
    rights::notify(tx, held.employer, Right::Hire, &note)
}

fn held_up(row: &mut Row) -> Result<HeldUp> {
    Ok(HeldUp { worker: row.take()?, employer: row.take()?, title: row.take()?, href: row.take()? })
}
