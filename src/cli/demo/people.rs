//! The people of the demo: who runs the site, who hires and who looks for work.

use axum::http::Method;
use serde_json::json;

use super::data;
use super::town::Town;
use crate::db::{self, Tx};
use crate::employers;
use crate::employers::model::{Kind, Rights};
use crate::identity;
use crate::identity::model::Role;
use crate::ids::{EmployerId, UserId};
use crate::places;

/// The town's own name and state.
pub const TOWN: (&str, &str) = ("Alder Creek", "OR");
/// Its time zone.
pub const ZONE: &str = "America/Los_Angeles";

/// An employer with its members.
pub struct Employer {
    /// Key in the data.
    pub key: &'static str,
    /// Id.
    pub id: EmployerId,
    /// Who founded it.
    pub owner: UserId,
    /// Another member, who may see everything, hire and post but not pay.
    pub colleague: Option<UserId>,
}

/// A person who looks for work.
#[derive(Clone, Copy)]
pub struct Worker {
    /// Id.
    pub id: UserId,
    /// Category of the work they do.
    pub category: &'static str,
}

/// Returns a person's email address.
fn address(name: &str) -> String {
    let folded = places::fold(name).replace(['’', '\''], "");
    format!("{}@example.org", folded.split_whitespace().collect::<Vec<_>>().join("."))
}

/// Adds an account; everybody has the same password.
fn add(tx: &mut Tx, name: &str, hash: &str) -> db::Result<UserId> {
    identity::store::insert_user(tx, &address(name), name, hash)
}

/// Adds all employers.
pub async fn employers(town: &mut Town, hash: &str) -> Result<Vec<Employer>, String> {
    let mut all = Vec::new();
    for [key, kind, name, owner, colleague, about] in data::employers() {
        let hash = hash.to_owned();
        let (id, owner, colleague) = town.write(move |tx| employer(tx, kind, name, owner, colleague, &hash)).await?;
        if !about.is_empty() {
            let page = json!({ "about": about, "city": TOWN.0, "state": TOWN.1 });
            town.ask(owner, Method::PATCH, &format!("/api/employers/{id}"), &page).await?;
        }
        all.push(Employer { key, id, owner, colleague });
    }
    Ok(all)
}

fn employer(
    tx: &mut Tx,
    kind: &str,
    name: &str,
    owner: &str,
    colleague: &str,
    hash: &str,
) -> db::Result<(EmployerId, UserId, Option<UserId>)> {
    let user = add(tx, owner, hash)?;
    let kind = match kind {
        "enterprise" => Kind::Enterprise,
        "business" => Kind::Business,
        _ => Kind::Person,
    };
    let id = employers::store::insert(tx, kind, name, user)?;
    identity::store::set_default_employer(tx, user, Some(id))?;
    identity::store::activate_role(tx, user, Role::Employer)?;
    if colleague.is_empty() {
        return Ok((id, user, None));
    }
    let other = add(tx, colleague, hash)?;
    employers::store::members::set(tx, id, other, Rights { pay: false, ..Rights::ALL })?;
    identity::store::set_default_employer(tx, other, Some(id))?;
    identity::store::activate_role(tx, other, Role::Employer)?;
    Ok((id, user, Some(other)))
}

/// Adds a worker with a profile.
pub async fn worker(town: &mut Town, number: usize, name: &'static str, hash: &str) -> Result<Worker, String> {
    let hash = hash.to_owned();
    let id = town
        .write(move |tx| {
            let user = add(tx, name, &hash)?;
            identity::store::activate_role(tx, user, Role::Worker)?;
            Ok(user)
        })
        .await?;
    let trades = data::trades();
    let [category, headline, skills, rate, availability, about] = trades[number % trades.len()];
    let rate: i64 = rate.parse().unwrap_or(2_000);
    let years = i64::try_from(number / trades.len()).unwrap_or(0);
    let profile = json!({
        "name": name, "headline": headline, "about": about, "city": TOWN.0, "state": TOWN.1,
        "skills": skills.split("; ").collect::<Vec<_>>(), "rate": rate + 25 * years, "rateUnit": "hour",
        "availability": availability, "visibility": if number.is_multiple_of(5) { "everyone" } else { "members" },
    });
    town.ask(id, Method::PUT, "/api/profile", &profile).await?;
    Ok(Worker { id, category })
}
