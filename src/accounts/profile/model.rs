//! Types and rules of profiles: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::complete::Completeness;
use crate::accounts::model::{self, NAME};
use crate::clock::is_date;
use crate::files::model::File;
use crate::pay::PayUnit;
use crate::string_enum;
use crate::web::Result;

const HEADLINE: usize = 120;
const ABOUT: usize = 4_000;
const AVAILABILITY: usize = 120;
const PLACE: usize = 100;
const SKILLS: usize = 20;
const SKILL: usize = 40;

string_enum! {
    /// Who reads a profile.
    Visibility {
        /// Signed in or not.
        Everyone = "everyone",
        /// People with an account here.
        Members = "members",
        /// Employers that the person applied to.
        Applied = "applied",
    }
}

/// A profile as its owner edits it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Edit {
    /// The full name.
    #[schema(max_length = 100)]
    pub name: String,
    /// What they do, in a line.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub headline: String,
    /// In our grammar.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub about: String,
    /// Their town.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub city: String,
    /// Its state or region.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub state: String,
    /// What they can do.
    #[serde(default)]
    #[schema(max_items = 20)]
    pub skills: Vec<String>,
    /// Minor units; null when not stated.
    #[schema(minimum = 1, maximum = 100_000_000)]
    pub rate: Option<i64>,
    /// What the rate is for.
    #[serde(default = "an_hour")]
    pub rate_unit: PayUnit,
    /// When they work, as people say it.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub availability: String,
    /// YYYY-MM-DD.
    #[schema(max_length = 10)]
    pub available_from: Option<String>,
    /// Who reads it.
    #[serde(default = "members")]
    pub visibility: Visibility,
}

const fn an_hour() -> PayUnit {
    PayUnit::Hour
}

const fn members() -> Visibility {
    Visibility::Members
}

impl Edit {
    /// Validator a profile.
    ///
    /// # Errors
    /// 422 with the fields in the order of the form.
    pub fn check(&self) -> Result<()> {
        model::check(|checks| {
            checks.text(&self.name, NAME, "name", "Enter your name.");
            checks.at_most(&self.headline, HEADLINE, "headline");
            checks.at_most(&self.city, PLACE, "city");
            checks.at_most(&self.state, PLACE, "state");
            let fits = self.rate.is_none_or(|rate| (1..=100_000_000).contains(&rate));
            checks.require(fits, "rate", "Enter a rate above zero.");
            checks.at_most(&self.availability, AVAILABILITY, "availability");
            checks.require(self.available_from.as_deref().is_none_or(is_date), "availableFrom", "Enter a date.");
            checks.require(self.skills.len() <= SKILLS, "skills", format!("Name {SKILLS} skills or fewer."));
            let fits = |skill: &String| !skill.trim().is_empty() && skill.chars().count() <= SKILL;
            checks.require(self.skills.iter().all(fits), "skills", format!("A skill has 1 to {SKILL} characters."));
            checks.at_most(&self.about, ABOUT, "about");
        })
    }
}

/// A profile with what follows from it, for its owner.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// The full name.
    pub name: String,
    /// What they do, in a line.
    pub headline: String,
    /// In our grammar.
    pub about: String,
    /// Their town.
    pub city: String,
    /// Its state or region.
    pub state: String,
    /// The row of the place in the list of towns; null when it is not one.
    pub place_id: Option<i64>,
    /// What they can do.
    pub skills: Vec<String>,
    /// Minor units; null when not stated.
    pub rate: Option<i64>,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// ISO 4217.
    pub currency: String,
    /// When they work, as people say it.
    pub availability: String,
    /// YYYY-MM-DD.
    pub available_from: Option<String>,
    /// Who reads it.
    pub visibility: Visibility,
    /// The picture.
    pub photo: Option<File>,
    /// PDFs to attach to applications.
    pub papers: Vec<File>,
    /// How much of it is there.
    pub completeness: Completeness,
    /// When they joined.
    #[serde(skip)]
    pub created_at: i64,
}

/// A person as others see them: first name and initial until they have hired each other.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// The person's id.
    pub id: i64,
    /// The name as the caller may see it.
    pub name: String,
    /// What they do, in a line.
    pub headline: String,
    /// In our grammar.
    pub about: String,
    /// Their town.
    pub city: String,
    /// Its state or region.
    pub state: String,
    /// Miles from the caller's own town; null when one of the two is unknown or they are the same.
    pub distance_miles: Option<f64>,
    /// What they can do.
    pub skills: Vec<String>,
    /// Minor units; null when not stated.
    pub rate: Option<i64>,
    /// What the rate is for.
    pub rate_unit: PayUnit,
    /// ISO 4217.
    pub currency: String,
    /// When they work, as people say it.
    pub availability: String,
    /// YYYY-MM-DD.
    pub available_from: Option<String>,
    /// The picture in its small size; null for the initials.
    pub photo_url: Option<String>,
    /// When they joined.
    pub created_at: i64,
}
