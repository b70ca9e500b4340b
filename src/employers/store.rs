//! Employers, their members and invitations in the database.

use super::model::{Employer, Invitation, Kind, Member, MyEmployer, Rights, Truth, shown_name};
use crate::db::{Result, Row, Tx, value};
use crate::files::model::small_url;
use crate::{args, places, statements};

/// Jobs counted at most for a page.
macro_rules! open_jobs {
    () => {
        "(SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE j.employer_id = e.id AND j.listing IS NOT NULL LIMIT 10000) AS open)"
    };
}

statements! {
    FIND = concat!("SELECT e.id, e.kind, e.name, e.about, e.city, e.state, f.token, e.created_at, ", open_jobs!(), ",
                    e.jobs_ended, e.jobs_hired, e.reply_median, e.replies_due, e.replies_kept, e.seen_at
             FROM employers e LEFT JOIN files f ON f.id = e.photo_id WHERE e.id = $1");
    MINE = "SELECT e.id, e.kind, e.name, f.token, m.can_post, m.can_hire, m.can_pay, m.can_view
            FROM employer_members m JOIN employers e ON e.id = m.employer_id LEFT JOIN files f ON f.id = e.photo_id
            WHERE m.user_id = $1 ORDER BY e.id LIMIT 100";
    COUNT_MINE = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members WHERE user_id = $1";
    INSERT = "INSERT INTO employers (kind, name, about, created_at) VALUES ($1, $2, '', $3) RETURNING id";
    UPDATE = "UPDATE employers SET name = $2, about = $3, city = $4, state = $5, place_id = $6 WHERE id = $1";
    SET_PHOTO = "UPDATE employers SET photo_id = $2 WHERE id = $1";
    RIGHTS = "SELECT can_post, can_hire, can_pay, can_view FROM employer_members WHERE employer_id = $1 AND user_id = $2";
    MEMBERS = "SELECT u.id, u.name, f.token, m.can_post, m.can_hire, m.can_pay, m.can_view
               FROM employer_members m JOIN users u ON u.id = m.user_id LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN files f ON f.id = p.photo_id
               WHERE m.employer_id = $1 ORDER BY u.id LIMIT 100";
    COUNT_MEMBERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members WHERE employer_id = $1";
    COUNT_MANAGERS = "SELECT CAST(COUNT(*) AS BIGINT) FROM employer_members
               WHERE employer_id = $1 AND can_post = 1 AND can_hire = 1 AND can_pay = 1 AND can_view = 1";
    SET_MEMBER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT (employer_id, user_id) DO UPDATE SET can_post = excluded.can_post, can_hire = excluded.can_hire,
                 can_pay = excluded.can_pay, can_view = excluded.can_view";
    DROP_MEMBER = "DELETE FROM employer_members WHERE employer_id = $1 AND user_id = $2";
    INVITE = "INSERT INTO employer_invitations (hash, employer_id, label, can_post, can_hire, can_pay, can_view, created_by, created_at, expires_at)
              VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id";
    INVITATIONS = "SELECT id, label, can_post, can_hire, can_pay, can_view, created_at, expires_at FROM employer_invitations
              WHERE employer_id = $1 AND expires_at > $2 ORDER BY id LIMIT 100";
    FIND_INVITATION = "SELECT i.id, i.employer_id, i.label, i.can_post, i.can_hire, i.can_pay, i.can_view, i.created_by, u.name
              FROM employer_invitations i JOIN users u ON u.id = i.created_by WHERE i.hash = $1 AND i.expires_at > $2";
    DROP_INVITATION = "DELETE FROM employer_invitations WHERE employer_id = $1 AND id = $2";
    SWEEP = "DELETE FROM employer_invitations WHERE expires_at <= $1";
}

fn rights(row: &mut Row) -> Result<Rights> {
    Ok(Rights { post: row.take()?, hire: row.take()?, pay: row.take()?, view: row.take()? })
}

fn photo(row: &mut Row) -> Result<Option<String>> {
    Ok(row.take::<Option<String>>()?.map(|token| small_url(&token)))
}

/// An employer; its name is the full one, and `rights` are nobody's.
///
/// # Errors
/// The database's.
pub fn find(tx: &mut Tx, id: i64) -> Result<Option<Employer>> {
    tx.find(FIND, args![id], |row| {
        Ok(Employer {
            id: row.take()?,
            kind: row.word(Kind::read)?,
            name: row.take()?,
            about: row.take()?,
            city: row.take()?,
            state: row.take()?,
            photo_url: photo(row)?,
            created_at: row.take()?,
            open_jobs: row.take()?,
            truth: truth(row)?,
            rights: None,
        })
    })
}

/// The columns of a truth line, in the order of the table.
///
/// # Errors
/// The database's.
pub fn truth(row: &mut Row) -> Result<Truth> {
    Ok(Truth {
        jobs_ended: row.take()?,
        jobs_hired: row.take()?,
        reply_median: row.take()?,
        replies_due: row.take()?,
        replies_kept: row.take()?,
        seen_at: row.take()?,
    })
}

/// The employers for whom a person acts.
///
/// # Errors
/// The database's.
pub fn mine(tx: &mut Tx, user: i64) -> Result<Vec<MyEmployer>> {
    tx.all(MINE, args![user], |row| {
        Ok(MyEmployer {
            id: row.take()?,
            kind: row.word(Kind::read)?,
            name: row.take()?,
            photo_url: photo(row)?,
            rights: rights(row)?,
        })
    })
}

/// How many they are.
///
/// # Errors
/// The database's.
pub fn count_mine(tx: &mut Tx, user: i64) -> Result<i64> {
    tx.one(COUNT_MINE, args![user], value)
}

/// Adds an employer with its first member, who manages it.
///
/// # Errors
/// The database's.
pub fn insert(tx: &mut Tx, kind: Kind, name: &str, user: i64, now: i64) -> Result<i64> {
    let id = tx.insert(INSERT, args![kind.as_str(), name.trim(), now])?;
    set_member(tx, id, user, Rights::ALL)?;
    Ok(id)
}

/// Saves what an employer says of itself.
///
/// # Errors
/// The database's.
pub fn update(tx: &mut Tx, employer: &Employer) -> Result<()> {
    let place = places::find(&employer.city, &employer.state).map(|place| place.id);
    let args = args![
        employer.id,
        employer.name.trim(),
        employer.about.trim(),
        employer.city.trim(),
        employer.state.trim(),
        place
    ];
    tx.run(UPDATE, args).map(drop)
}

/// Shows a picture, or none.
///
/// # Errors
/// The database's.
pub fn set_photo(tx: &mut Tx, id: i64, file: Option<i64>) -> Result<()> {
    tx.run(SET_PHOTO, args![id, file]).map(drop)
}

/// What a person may do for an employer; none when they are no member.
///
/// # Errors
/// The database's.
pub fn rights_of(tx: &mut Tx, employer: i64, user: i64) -> Result<Option<Rights>> {
    tx.find(RIGHTS, args![employer, user], rights)
}

/// Who acts for an employer.
///
/// # Errors
/// The database's.
pub fn members(tx: &mut Tx, employer: i64) -> Result<Vec<Member>> {
    tx.all(MEMBERS, args![employer], |row| {
        Ok(Member { user_id: row.take()?, name: row.take()?, photo_url: photo(row)?, rights: rights(row)? })
    })
}

/// How many they are.
///
/// # Errors
/// The database's.
pub fn count_members(tx: &mut Tx, employer: i64) -> Result<i64> {
    tx.one(COUNT_MEMBERS, args![employer], value)
}

/// Members with every right.
///
/// # Errors
/// The database's.
pub fn count_managers(tx: &mut Tx, employer: i64) -> Result<i64> {
    tx.one(COUNT_MANAGERS, args![employer], value)
}

/// Makes a person a member with these rights.
///
/// # Errors
/// The database's.
pub fn set_member(tx: &mut Tx, employer: i64, user: i64, rights: Rights) -> Result<()> {
    let Rights { post, hire, pay, view } = rights;
    tx.run(SET_MEMBER, args![employer, user, post, hire, pay, view]).map(drop)
}

/// A person acts for the employer no more.
///
/// # Errors
/// The database's.
pub fn drop_member(tx: &mut Tx, employer: i64, user: i64) -> Result<()> {
    tx.run(DROP_MEMBER, args![employer, user]).map(drop)
}

/// A new invitation.
pub struct NewInvitation<'a> {
    /// Of the link's token.
    pub hash: &'a [u8; 32],
    /// Who invites.
    pub employer: i64,
    /// Whom it is meant for.
    pub label: &'a str,
    /// What it gives.
    pub rights: Rights,
    /// Who makes it.
    pub by: i64,
    /// Until when it opens.
    pub expires_at: i64,
}

/// Invites.
///
/// # Errors
/// The database's.
pub fn invite(tx: &mut Tx, new: &NewInvitation, now: i64) -> Result<i64> {
    let Rights { post, hire, pay, view } = new.rights;
    let label = new.label.trim();
    tx.insert(INVITE, args![new.hash, new.employer, label, post, hire, pay, view, new.by, now, new.expires_at])
}

/// The open invitations of an employer.
///
/// # Errors
/// The database's.
pub fn invitations(tx: &mut Tx, employer: i64, now: i64) -> Result<Vec<Invitation>> {
    tx.all(INVITATIONS, args![employer, now], |row| {
        Ok(Invitation {
            id: row.take()?,
            label: row.take()?,
            rights: rights(row)?,
            created_at: row.take()?,
            expires_at: row.take()?,
        })
    })
}

/// An invitation as its link leads to it.
#[derive(Debug)]
pub struct Found {
    /// Its row.
    pub id: i64,
    /// Who invites.
    pub employer: i64,
    /// Whom it is meant for.
    pub label: String,
    /// What it gives.
    pub rights: Rights,
    /// Who made it.
    pub by: i64,
    /// Their name.
    pub by_name: String,
}

/// The invitation of a link.
///
/// # Errors
/// The database's.
pub fn find_invitation(tx: &mut Tx, hash: &[u8; 32], now: i64) -> Result<Option<Found>> {
    tx.find(FIND_INVITATION, args![hash, now], |row| {
        Ok(Found {
            id: row.take()?,
            employer: row.take()?,
            label: row.take()?,
            rights: rights(row)?,
            by: row.take()?,
            by_name: row.take()?,
        })
    })
}

/// Takes an invitation back, or uses it up; false when it is not there.
///
/// # Errors
/// The database's.
pub fn drop_invitation(tx: &mut Tx, employer: i64, id: i64) -> Result<bool> {
    Ok(tx.run(DROP_INVITATION, args![employer, id])? > 0)
}

/// Drops invitations that nobody can use any more.
///
/// # Errors
/// The database's.
pub fn sweep(tx: &mut Tx, now: i64) -> Result<()> {
    tx.run(SWEEP, args![now]).map(drop)
}

/// The employer as strangers may read it.
///
/// # Errors
/// The database's.
pub fn shown(tx: &mut Tx, id: i64) -> Result<Option<Employer>> {
    let found = find(tx, id)?;
    Ok(found.map(|employer| Employer { name: shown_name(&employer.name, employer.kind), ..employer }))
}
