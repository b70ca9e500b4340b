//! Profiles in the database.

use super::completeness::{ProfileParts, completeness};
use super::model::{Profile, ProfileEdit};
use crate::db::{Result, Tx, value};
use crate::files::{self, model::Kind};
use crate::identity;
use crate::ids::{FileId, PlaceId, UserId};
use crate::subject::Subject;
use crate::{args, places, site, statements};

/// Minimum length of a complete self-description, in characters.
const MIN_ABOUT_CHARS: usize = 60;
/// Minimum number of skills on a complete profile.
const MIN_SKILLS: usize = 3;

statements! {
    FIND = "SELECT u.name, COALESCE(p.headline, ''), COALESCE(p.about, ''), COALESCE(p.city, ''), COALESCE(p.state, ''),
                   p.place_id, p.rate, COALESCE(p.rate_unit, 'hour'), COALESCE(p.availability, ''), p.available_from,
                   COALESCE(p.visibility, 'members'), u.created_at, f.token
            FROM users u LEFT JOIN profiles p ON p.user_id = u.id LEFT JOIN files f ON f.id = p.photo_id
            WHERE u.id = $1 AND u.disabled_at IS NULL";
    SKILLS_OF = "SELECT skill FROM profile_skills WHERE user_id = $1 ORDER BY position LIMIT 20";
    SAVE = "INSERT INTO profiles (user_id, headline, about, city, state, place_id, rate, rate_unit, availability, available_from, visibility, updated_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
            ON CONFLICT (user_id) DO UPDATE SET headline = excluded.headline, about = excluded.about, city = excluded.city,
              state = excluded.state, place_id = excluded.place_id, rate = excluded.rate, rate_unit = excluded.rate_unit,
              availability = excluded.availability, available_from = excluded.available_from, visibility = excluded.visibility,
              updated_at = excluded.updated_at";
    DELETE_SKILLS = "DELETE FROM profile_skills WHERE user_id = $1";
    ADD_SKILL = "INSERT INTO profile_skills (user_id, position, skill) VALUES ($1, $2, $3)";
    SET_PHOTO = "INSERT INTO profiles (user_id, headline, about, city, state, rate_unit, photo_id, updated_at)
            VALUES ($1, '', '', '', '', 'hour', $2, $3)
            ON CONFLICT (user_id) DO UPDATE SET photo_id = excluded.photo_id, updated_at = excluded.updated_at";
    CLEAR_PHOTO = "UPDATE profiles SET photo_id = NULL WHERE photo_id = $1";
    DELETE = "DELETE FROM profiles WHERE user_id = $1";
    PLACE = "SELECT place_id FROM profiles WHERE user_id = $1";
}

/// Returns a person's profile; `None` if the account is closed or doesn't exist.
pub fn find(tx: &mut Tx, user: UserId) -> Result<Option<Profile>> {
    let currency = site::store::currency(tx)?;
    let found = tx.find(FIND, args![user], |row| {
        let profile = Profile {
            name: row.take()?,
            headline: row.take()?,
            about: row.take()?,
            city: row.take()?,
            state: row.take()?,
            place_id: row.take()?,
            rate: row.take()?,
            rate_unit: row.take()?,
            availability: row.take()?,
            available_from: row.take()?,
            visibility: row.take()?,
            created_at: row.take()?,
            currency: currency.clone(),
            skills: Vec::new(),
            photo: None,
            documents: Vec::new(),
            completeness: completeness(ProfileParts::default()),
        };
        Ok((profile, row.take::<Option<String>>()?))
    })?;
    let Some((mut profile, photo)) = found else { return Ok(None) };
    profile.skills = tx.all(SKILLS_OF, args![user], value)?;
    if let Some(token) = photo {
        profile.photo = files::store::find(tx, &token)?.map(|stored| stored.file);
    }
    profile.documents = files::store::used_by(tx, subject(user), Kind::Document)?;
    profile.completeness = completeness(parts_of(&profile));
    Ok(Some(profile))
}

fn parts_of(profile: &Profile) -> ProfileParts {
    ProfileParts {
        headline: !profile.headline.is_empty(),
        photo: profile.photo.is_some(),
        skills: profile.skills.len() >= MIN_SKILLS,
        about: profile.about.chars().count() >= MIN_ABOUT_CHARS,
        city: !profile.city.is_empty(),
        rate: profile.rate.is_some(),
        availability: !profile.availability.is_empty() || profile.available_from.is_some(),
        document: !profile.documents.is_empty(),
    }
}

/// Saves a profile as edited by its owner.
pub fn save(tx: &mut Tx, user: UserId, edit: &ProfileEdit) -> Result<()> {
    let (mut city, mut state) = (edit.city.trim().to_owned(), edit.state.trim().to_owned());
    places::settle(&mut city, &mut state, site::store::place(tx)?.as_ref());
    let place = places::find(&city, &state).map(|place| place.id);
    identity::store::set_name(tx, user, edit.name.trim())?;
    let args = args![
        user,
        edit.headline.trim(),
        edit.about.trim(),
        &city,
        &state,
        place,
        edit.rate,
        edit.rate_unit.as_str(),
        edit.availability.trim(),
        &edit.available_from,
        edit.visibility.as_str(),
        tx.now()
    ];
    tx.run(SAVE, args)?;
    tx.run(DELETE_SKILLS, args![user])?;
    for (position, skill) in (0..).zip(&edit.skills) {
        tx.run(ADD_SKILL, args![user, position, skill.trim()])?;
    }
    Ok(())
}

/// Returns the id of a person's city; `None` if it isn't in the list of towns.
pub fn place_id(tx: &mut Tx, user: UserId) -> Result<Option<PlaceId>> {
    Ok(tx.find(PLACE, args![user], value::<Option<PlaceId>>)?.flatten())
}

/// Returns the subject that the files feature records for a profile's files.
const fn subject(user: UserId) -> Subject {
    Subject::Profile(user)
}

/// Sets or removes the photo. Returns false if the file isn't the person's own photo.
pub fn set_photo(tx: &mut Tx, user: UserId, token: Option<&str>) -> Result<bool> {
    let photo = match token {
        Some(token) => files::store::find_own(tx, token, user, Kind::Photo)?,
        None => None,
    };
    if token.is_some() && photo.is_none() {
        return Ok(false);
    }
    tx.run(SET_PHOTO, args![user, photo, tx.now()])?;
    files::store::replace_uses(tx, subject(user), Kind::Photo, photo.as_slice())?;
    Ok(true)
}

/// Removes a deleted photo from the profiles that show it.
pub fn clear_photo(tx: &mut Tx, file: FileId) -> Result<()> {
    tx.run(CLEAR_PHOTO, args![file]).map(drop)
}

/// Counts the documents on a profile.
pub fn count_documents(tx: &mut Tx, user: UserId) -> Result<i64> {
    files::store::count_used_by(tx, subject(user), Kind::Document)
}

/// Adds a document to the profile.
pub fn add_document(tx: &mut Tx, user: UserId, file: FileId) -> Result<()> {
    files::store::add_use(tx, file, subject(user))
}

/// Removes a document from the profile.
pub fn remove_document(tx: &mut Tx, user: UserId, file: FileId) -> Result<()> {
    files::store::remove_use(tx, file, subject(user))
}

/// Deletes a profile. Its files stay where something else uses them.
pub fn delete(tx: &mut Tx, user: UserId) -> Result<()> {
    tx.run(DELETE_SKILLS, args![user])?;
    tx.run(DELETE, args![user])?;
    files::store::remove_uses(tx, subject(user))
}
