//! Profiles: what people say of themselves.

use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{self, NAME};
use crate::app::App;
use crate::db::{self, Tx};
use crate::jobs::model::PayUnit;
use crate::web::error::Problem;
use crate::web::{Error, Me, Path, Result, Write};
use crate::{args, operator, places, statements};

const HEADLINE: usize = 120;
const ABOUT: usize = 4_000;
const PLACE: usize = 100;
const SKILLS: usize = 20;
const SKILL: usize = 40;

statements! {
    FIND = "SELECT u.name, COALESCE(p.headline, ''), COALESCE(p.about, ''), COALESCE(p.city, ''), COALESCE(p.state, ''),
                   p.place_id, p.rate, COALESCE(p.rate_unit, 'hour'), u.created_at
            FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = $1 AND u.disabled_at IS NULL";
    SKILLS_OF = "SELECT skill FROM profile_skills WHERE user_id = $1 ORDER BY position LIMIT 20";
    SET_NAME = "UPDATE users SET name = $2 WHERE id = $1";
    SAVE = "INSERT INTO profiles (user_id, headline, about, city, state, place_id, rate, rate_unit, updated_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            ON CONFLICT (user_id) DO UPDATE SET headline = excluded.headline, about = excluded.about, city = excluded.city,
              state = excluded.state, place_id = excluded.place_id, rate = excluded.rate, rate_unit = excluded.rate_unit,
              updated_at = excluded.updated_at";
    DROP_SKILLS = "DELETE FROM profile_skills WHERE user_id = $1";
    ADD_SKILL = "INSERT INTO profile_skills (user_id, position, skill) VALUES ($1, $2, $3)";
}

/// A profile as its owner edits it.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Edit {
    #[schema(max_length = 100)]
    name: String,
    #[serde(default)]
    #[schema(max_length = 120)]
    headline: String,
    #[serde(default)]
    #[schema(max_length = 4000)]
    about: String,
    #[serde(default)]
    #[schema(max_length = 100)]
    city: String,
    #[serde(default)]
    #[schema(max_length = 100)]
    state: String,
    #[serde(default)]
    #[schema(max_items = 20)]
    skills: Vec<String>,
    /// Minor units; null when not stated.
    #[schema(minimum = 1, maximum = 100_000_000)]
    rate: Option<i64>,
    #[serde(default = "an_hour")]
    rate_unit: PayUnit,
}

const fn an_hour() -> PayUnit {
    PayUnit::Hour
}

/// A profile with what follows from it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    name: String,
    headline: String,
    about: String,
    city: String,
    state: String,
    /// The row of the place in the list of towns; null when it is not one.
    place_id: Option<i64>,
    skills: Vec<String>,
    /// Minor units; null when not stated.
    rate: Option<i64>,
    rate_unit: PayUnit,
    currency: String,
}

/// A person as others see them: first name and initial.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    id: i64,
    name: String,
    headline: String,
    about: String,
    city: String,
    state: String,
    skills: Vec<String>,
    /// Minor units; null when not stated.
    rate: Option<i64>,
    rate_unit: PayUnit,
    currency: String,
    /// When they joined.
    created_at: i64,
}

fn load(tx: &mut Tx, user: i64) -> Result<(Profile, i64)> {
    let currency = operator::store::currency(tx)?;
    let skills = tx.all(SKILLS_OF, args![user], db::value)?;
    let found = tx.find(FIND, args![user], |row| {
        let profile = Profile {
            name: row.take()?,
            headline: row.take()?,
            about: row.take()?,
            city: row.take()?,
            state: row.take()?,
            place_id: row.take()?,
            skills: skills.clone(),
            rate: row.take()?,
            rate_unit: PayUnit::read(&row.take::<String>()?)?,
            currency: currency.clone(),
        };
        Ok((profile, row.take()?))
    })?;
    found.ok_or_else(Error::not_found)
}

/// One's own profile.
#[utoipa::path(get, path = "/api/profile", tag = "accounts", responses((status = 200, body = Profile), (status = 401, body = Problem)))]
pub async fn get_profile(State(app): State<App>, me: Me) -> Result<axum::Json<Profile>> {
    Ok(axum::Json(app.db.read(move |tx| load(tx, me.id)).await?.0))
}

/// Saves one's own profile.
#[utoipa::path(put, path = "/api/profile", tag = "accounts", request_body = Edit, responses(
    (status = 200, body = Profile), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub async fn put_profile(State(app): State<App>, me: Me, write: Write<Edit>) -> Result<Response> {
    let now = app.clock.now();
    write
        .ok(&app, move |tx, edit| {
            check(edit)?;
            save(tx, me.id, edit, now)?;
            Ok(load(tx, me.id)?.0)
        })
        .await
}

fn check(edit: &Edit) -> Result<()> {
    model::check(|checks| {
        checks.text(&edit.name, NAME, "name", "Enter your name.");
        checks.at_most(&edit.headline, HEADLINE, "headline");
        checks.at_most(&edit.about, ABOUT, "about");
        checks.at_most(&edit.city, PLACE, "city");
        checks.at_most(&edit.state, PLACE, "state");
        checks.require(edit.skills.len() <= SKILLS, "skills", format!("Name {SKILLS} skills or fewer."));
        let fits = |skill: &String| !skill.trim().is_empty() && skill.chars().count() <= SKILL;
        checks.require(edit.skills.iter().all(fits), "skills", format!("A skill has 1 to {SKILL} characters."));
        checks.require(
            edit.rate.is_none_or(|rate| (1..=100_000_000).contains(&rate)),
            "rate",
            "Enter a rate above zero.",
        );
    })
}

fn save(tx: &mut Tx, user: i64, edit: &Edit, now: i64) -> db::Result<()> {
    let place = places::find(&edit.city, &edit.state).map(|place| place.id);
    tx.run(SET_NAME, args![user, edit.name.trim()])?;
    tx.run(
        SAVE,
        args![
            user,
            edit.headline.trim(),
            edit.about.trim(),
            edit.city.trim(),
            edit.state.trim(),
            place,
            edit.rate,
            edit.rate_unit.as_str(),
            now
        ],
    )?;
    tx.run(DROP_SKILLS, args![user])?;
    for (position, skill) in (0..).zip(&edit.skills) {
        tx.run(ADD_SKILL, args![user, position, skill.trim()])?;
    }
    Ok(())
}

/// Another person's profile.
#[utoipa::path(get, path = "/api/people/{id}", tag = "accounts", params(("id" = i64, Path)), responses(
    (status = 200, body = Person), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn person(State(app): State<App>, Path(id): Path<i64>) -> Result<axum::Json<Person>> {
    let (profile, created_at) = app.db.read(move |tx| load(tx, id)).await?;
    Ok(axum::Json(Person {
        id,
        name: model::short_name(&profile.name),
        headline: profile.headline,
        about: profile.about,
        city: profile.city,
        state: profile.state,
        skills: profile.skills,
        rate: profile.rate,
        rate_unit: profile.rate_unit,
        currency: profile.currency,
        created_at,
    }))
}
