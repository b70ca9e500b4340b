//! Employers in the database.

pub mod invitations;
pub mod members;

use super::model::{Employer, Kind, MyEmployer, Rights, TrackRecord, public_name};
use crate::db::{Result, Row, Tx, value};
use crate::files::model::{Kind as FileKind, small_url};
use crate::identity::store as identity;
use crate::ids::{ContactId, EmployerId, FileId, UserId};
use crate::subject::Subject;
use crate::{args, files, places, site, statements};

statements! {
    FIND = "SELECT e.id, e.kind, e.name, e.about, e.city, e.state, f.token, e.created_at, e.open_jobs,
                    e.jobs_ended, e.jobs_hired, e.reply_median, e.replies_due, e.replies_on_time, e.seen_at
             FROM employers e LEFT JOIN files f ON f.id = e.photo_id WHERE e.id = $1";
    MINE = "SELECT e.id, e.kind, e.name, f.token, m.can_post, m.can_hire, m.can_pay, m.can_view
            FROM employer_members m JOIN employers e ON e.id = m.employer_id LEFT JOIN files f ON f.id = e.photo_id
            WHERE m.user_id = $1 ORDER BY e.id LIMIT 100";
    OWN = "SELECT e.id FROM employer_members m JOIN employers e ON e.id = m.employer_id
            WHERE m.user_id = $1 AND m.can_post = 1 AND e.kind = 'person' AND e.name = $2 ORDER BY e.id LIMIT 1";
    COUNT_MINE = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members WHERE user_id = $1";
    INSERT = "INSERT INTO employers (kind, name, about, created_at) VALUES ($1, $2, '', $3) RETURNING id";
    UPDATE = "UPDATE employers SET name = $2, about = $3, city = $4, state = $5, place_id = $6 WHERE id = $1";
    CLEAR_ABOUT = "UPDATE employers SET about = '' WHERE id = $1";
    CLEAR_PHOTO = "UPDATE employers SET photo_id = NULL WHERE photo_id = $1";
    ADD_OPEN_JOBS = "UPDATE employers SET open_jobs = open_jobs + $2 WHERE id = $1";
    CONTACT = "SELECT contact_id FROM employers WHERE id = $1";
    SET_CONTACT = "UPDATE employers SET contact_id = $2 WHERE id = $1";
    SET_PHOTO = "UPDATE employers SET photo_id = $2 WHERE id = $1";
}

/// Returns the contact details that its offers begin with; `None` if it keeps none.
pub fn contact(tx: &mut Tx, id: EmployerId) -> Result<Option<ContactId>> {
    tx.one(CONTACT, args![id], value)
}

/// Stores the contact details that its offers begin with.
pub fn set_contact(tx: &mut Tx, id: EmployerId, contact: ContactId) -> Result<()> {
    tx.run(SET_CONTACT, args![id, contact]).map(drop)
}

/// Reads the four permission columns.
pub fn read_rights(row: &mut Row) -> Result<Rights> {
    Ok(Rights { post: row.take()?, hire: row.take()?, pay: row.take()?, view: row.take()? })
}

fn photo(row: &mut Row) -> Result<Option<String>> {
    Ok(row.take::<Option<String>>()?.map(|token| small_url(&token)))
}

/// Finds an employer, with its full name and without `rights`.
pub fn find(tx: &mut Tx, id: EmployerId) -> Result<Option<Employer>> {
    tx.find(FIND, args![id], |row| {
        Ok(Employer {
            id: row.take()?,
            kind: row.take()?,
            name: row.take()?,
            about: row.take()?,
            city: row.take()?,
            state: row.take()?,
            photo_url: photo(row)?,
            created_at: row.take()?,
            open_jobs: row.take()?,
            track_record: track_record(row)?,
            rights: None,
        })
    })
}

/// Reads the columns of the track record, in table order.
pub fn track_record(row: &mut Row) -> Result<TrackRecord> {
    Ok(TrackRecord {
        jobs_ended: row.take()?,
        jobs_hired: row.take()?,
        reply_median: row.take()?,
        replies_due: row.take()?,
        replies_on_time: row.take()?,
        seen_at: row.take()?,
    })
}

/// Lists the employers that a person is a member of.
pub fn list_for_user(tx: &mut Tx, user: UserId) -> Result<Vec<MyEmployer>> {
    tx.all(MINE, args![user], |row| {
        Ok(MyEmployer {
            id: row.take()?,
            kind: row.take()?,
            name: row.take()?,
            photo_url: photo(row)?,
            rights: read_rights(row)?,
        })
    })
}

/// Counts the employers that a person is a member of.
pub fn count_for_user(tx: &mut Tx, user: UserId) -> Result<i64> {
    tx.one(COUNT_MINE, args![user], value)
}

/// Returns the employer that a person posts for by default; creates one in their name when there is none.
pub fn default_or_create(tx: &mut Tx, user: UserId, kind: Kind) -> Result<EmployerId> {
    if let Some(employer) = identity::default_employer(tx, user)? {
        return Ok(employer);
    }
    let name = identity::name(tx, user)?;
    insert(tx, kind, &name, user)
}

/// Finds the employer with which a person hires in their own name.
pub fn find_own(tx: &mut Tx, user: UserId) -> Result<Option<EmployerId>> {
    let name = identity::name(tx, user)?;
    tx.find(OWN, args![user, &name], value)
}

/// Inserts an employer with its first member, who gets every permission.
pub fn insert(tx: &mut Tx, kind: Kind, name: &str, user: UserId) -> Result<EmployerId> {
    let id = tx.insert(INSERT, args![kind.as_str(), name.trim(), tx.now()])?;
    members::set(tx, id, user, Rights::ALL)?;
    Ok(id)
}

/// Saves an employer's name, description and location.
pub fn update(tx: &mut Tx, employer: &Employer) -> Result<()> {
    let (mut city, mut state) = (employer.city.trim().to_owned(), employer.state.trim().to_owned());
    places::settle(&mut city, &mut state, site::store::place(tx)?.as_ref());
    let place = places::find(&city, &state).map(|place| place.id);
    let args = args![employer.id, employer.name.trim(), employer.about.trim(), &city, &state, place];
    tx.run(UPDATE, args).map(drop)
}

/// Sets the photo; `None` removes it.
pub fn set_photo(tx: &mut Tx, id: EmployerId, file: Option<FileId>) -> Result<()> {
    tx.run(SET_PHOTO, args![id, file])?;
    files::store::replace_uses(tx, Subject::Employer(id), FileKind::Photo, file.as_slice())
}

/// Removes what an employer's page says besides its name and town, which its contracts show.
pub fn clear(tx: &mut Tx, id: EmployerId) -> Result<()> {
    tx.run(CLEAR_ABOUT, args![id])?;
    set_photo(tx, id, None)
}

/// Removes a deleted photo from any employer that shows it.
pub fn clear_photo(tx: &mut Tx, file: FileId) -> Result<()> {
    tx.run(CLEAR_PHOTO, args![file]).map(drop)
}

/// Adds `change` to the number of open jobs.
pub fn add_open_jobs(tx: &mut Tx, id: EmployerId, change: i64) -> Result<()> {
    tx.run(ADD_OPEN_JOBS, args![id, change]).map(drop)
}

/// Finds an employer with its name as non-members see it.
pub fn find_public(tx: &mut Tx, id: EmployerId) -> Result<Option<Employer>> {
    let found = find(tx, id)?;
    Ok(found.map(|employer| Employer { name: public_name(&employer.name, employer.kind), ..employer }))
}
