//! Posting a job: for whom, and listing it or waiting for its fee.

use super::draft::Draft;
use super::store::write::{self, Source};
use super::{lifecycle, photos, term};
use crate::db::Tx;
use crate::employers::{self, model::Kind, rights};
use crate::identity::{Me, Role};
use crate::ids::{EmployerId, JobId, UserId};
use crate::site;
use crate::web::{Result, Validator};

/// Posts a job: listed at once if posting is free for the caller, otherwise pending payment.
///
/// # Errors
/// 422 with the invalid fields.
pub fn post(tx: &mut Tx, me: &Me, draft: &Draft) -> Result<JobId> {
    let draft = draft.clone().trimmed(site::store::place(tx)?.as_ref());
    draft.validate(0)?;
    term::check(tx, &draft, None)?;
    check_photos(tx, None, me.id, &draft)?;
    let employer = resolve_employer(tx, me, &draft)?;
    let id = write::insert(tx, employer, me.id, &draft, &Source::default())?;
    lifecycle::publish_or_mark_unpaid(tx, me, id)?;
    Ok(id)
}

/// Validates that the photos exist and are the caller's, or the job's.
///
/// # Errors
/// 422 on the photos field.
pub fn check_photos(tx: &mut Tx, job: Option<JobId>, user: UserId, draft: &Draft) -> Result<()> {
    let known = photos::all_usable(tx, job, user, &draft.photos)?;
    let mut checks = Validator::default();
    checks.require(known, "photos", "This photo is no longer available. Add it again.");
    checks.finish()
}

/// Returns the employer to post for: the one requested, or the caller's default.
fn resolve_employer(tx: &mut Tx, me: &Me, draft: &Draft) -> Result<EmployerId> {
    let ways = [draft.employer_id.is_some(), draft.new_business.is_some(), draft.as_myself];
    let mut checks = Validator::default();
    checks.require(ways.iter().filter(|way| **way).count() <= 1, "employerId", "Choose one employer.");
    if let Some(name) = &draft.new_business {
        checks.line(name, employers::model::MAX_NAME_CHARS, "newBusiness", "Enter the name of the business.");
    }
    checks.finish()?;
    if let Some(name) = &draft.new_business {
        return employers::access::business_or_create(tx, name, me.id);
    }
    if draft.as_myself {
        return employers::access::own_or_create(tx, me.id);
    }
    let Some(employer) = draft.employer_id else {
        let kind = if me.has_role(Role::Employer) { Kind::Person } else { Kind::Enterprise };
        return Ok(employers::store::default_or_create(tx, me.id, kind)?);
    };
    let mut checks = Validator::default();
    let can_post = rights::find(tx, employer, me.id)?.post;
    checks.require(can_post, "employerId", "You don’t have permission to post for this employer. Choose another.");
    checks.finish()?;
    Ok(employer)
}
