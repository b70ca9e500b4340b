//! All of a person's dashboard.

use super::model::Dashboard;
use super::{store, worker};
use crate::db::{Result, Tx};
use crate::identity::Me;
use crate::identity::model::Role;
use crate::mail::{self, Setup};

/// Returns a person's dashboard. The active role decides whether it covers the worker's side, the employer's side or both.
pub fn of(tx: &mut Tx, me: &Me, setup: &Setup) -> Result<Dashboard> {
    let shows_employer = me.role != Some(Role::Worker);
    let shows_worker = !matches!(me.role, Some(Role::Employer | Role::Enterprise | Role::Admin));
    let (mut actions, mut figures) = (Vec::new(), Vec::new());
    if mail::server::is_set_up(tx, setup)? {
        actions.extend(store::unproven_todo(tx, me.id)?);
    }
    if let Some(staff) = me.staff {
        actions.extend(store::office_todos(tx, me.id, staff)?);
    }
    if shows_employer {
        actions.extend(store::employer_todos(tx, me.id)?);
        figures.extend(store::employer_counts(tx, me.id)?);
    }
    if shows_worker {
        actions.extend(worker::todos(tx, me.id)?);
        figures.extend(worker::counts(tx, me.id)?);
    }
    actions.extend(store::draft_todos(tx, me.id)?);
    Ok(Dashboard { role: me.role, actions, figures })
}
