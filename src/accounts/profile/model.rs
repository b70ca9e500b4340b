//! Types and rules of profiles, without I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::completeness::Completeness;
use crate::accounts::model::{self, MAX_NAME_CHARS};
use crate::clock::is_date;
use crate::files::model::File;
use crate::ids::{PlaceId, UserId};
use crate::pay::PayUnit;
use crate::string_enum;
use crate::text::is_blank;
use crate::web::Result;

const MAX_HEADLINE_CHARS: usize = 120;
const MAX_ABOUT_CHARS: usize = 4_000;
const MAX_AVAILABILITY_CHARS: usize = 120;
const MAX_PLACE_CHARS: usize = 100;
const MAX_SKILLS: usize = 20;
const MAX_SKILL_CHARS: usize = 40;

string_enum! {
    /// Who can see a profile.
    Visibility {
        /// Everyone, signed in or not.
        Everyone = "everyone",
        /// Anyone with an account.
        Members = "members",
        /// Employers the person has applied to.
        Applied = "applied",
    }
}

/// The editable part of a profile.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ProfileEdit {
    /// Full name.
    #[schema(max_length = 100)]
    pub name: String,
    /// What they do, in one line.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub headline: String,
    /// Self-description in the site's text markup.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub about: String,
    /// City.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub city: String,
    /// State or region of the city.
    #[serde(default)]
    #[schema(max_length = 100)]
    pub state: String,
    /// Skills.
    #[serde(default)]
    #[schema(max_items = 20)]
    pub skills: Vec<String>,
    /// Usual rate in minor units; null when not given.
    #[schema(minimum = 1, maximum = 100_000_000)]
    pub rate: Option<i64>,
    /// Unit of the rate.
    #[serde(default = "default_rate_unit")]
    pub rate_unit: PayUnit,
    /// When they can work, in their own words.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub availability: String,
    /// First available day, YYYY-MM-DD; null when not given.
    #[schema(max_length = 10)]
    pub available_from: Option<String>,
    /// Who can see the profile.
    #[serde(default = "default_visibility")]
    pub visibility: Visibility,
}

const fn default_rate_unit() -> PayUnit {
    PayUnit::Hour
}

const fn default_visibility() -> Visibility {
    Visibility::Members
}

impl ProfileEdit {
    /// Validates a profile.
    ///
    /// # Errors
    /// 422 with the invalid fields, in the order of the form.
    pub fn check(&self) -> Result<()> {
        model::check(|checks| {
            checks.line(&self.name, MAX_NAME_CHARS, "name", "Enter your name.");
            checks.line_at_most(&self.headline, MAX_HEADLINE_CHARS, "headline");
            checks.line_at_most(&self.city, MAX_PLACE_CHARS, "city");
            checks.line_at_most(&self.state, MAX_PLACE_CHARS, "state");
            let fits = self.rate.is_none_or(|rate| (1..=100_000_000).contains(&rate));
            checks.require(fits, "rate", "Enter a rate above zero.");
            checks.line_at_most(&self.availability, MAX_AVAILABILITY_CHARS, "availability");
            checks.require(self.available_from.as_deref().is_none_or(is_date), "availableFrom", "Enter a date.");
            checks.require(self.skills.len() <= MAX_SKILLS, "skills", format!("Enter {MAX_SKILLS} skills or fewer."));
            let fits = |skill: &String| !is_blank(skill) && skill.chars().count() <= MAX_SKILL_CHARS;
            checks.require(
                self.skills.iter().all(fits),
                "skills",
                format!("Each skill must be 1 to {MAX_SKILL_CHARS} characters."),
            );
            checks.at_most(&self.about, MAX_ABOUT_CHARS, "about");
        })
    }
}

/// The caller's own profile, with values derived from it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    /// Full name.
    pub name: String,
    /// What they do, in one line.
    pub headline: String,
    /// Self-description in the site's text markup.
    pub about: String,
    /// City.
    pub city: String,
    /// State or region of the city.
    pub state: String,
    /// Id of the city in the list of towns; null if it isn't listed.
    pub place_id: Option<PlaceId>,
    /// Skills.
    pub skills: Vec<String>,
    /// Usual rate in minor units; null when not given.
    pub rate: Option<i64>,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// When they can work, in their own words.
    pub availability: String,
    /// First available day, YYYY-MM-DD; null when not given.
    pub available_from: Option<String>,
    /// Who can see the profile.
    pub visibility: Visibility,
    /// Photo; null to show initials.
    pub photo: Option<File>,
    /// PDFs to attach to applications.
    pub documents: Vec<File>,
    /// How complete the profile is.
    pub completeness: Completeness,
    /// When the account was created, in milliseconds since the epoch.
    #[serde(skip)]
    pub created_at: i64,
}

/// Another person's profile. The name is first name and last initial until one of the two has hired the other.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// Id of the person.
    pub id: UserId,
    /// Name, full or shortened, as the caller may see it.
    pub name: String,
    /// What they do, in one line.
    pub headline: String,
    /// Self-description in the site's text markup.
    pub about: String,
    /// City.
    pub city: String,
    /// State or region of the city.
    pub state: String,
    /// Miles from the caller's own city, to one decimal; null when either city is unknown or both are the same.
    pub distance_miles: Option<f64>,
    /// Skills.
    pub skills: Vec<String>,
    /// Usual rate in minor units; null when not given.
    pub rate: Option<i64>,
    /// Unit of the rate.
    pub rate_unit: PayUnit,
    /// ISO 4217 currency code.
    pub currency: String,
    /// When they can work, in their own words.
    pub availability: String,
    /// First available day, YYYY-MM-DD; null when not given.
    pub available_from: Option<String>,
    /// URL of the small photo; null to show initials.
    pub photo_url: Option<String>,
    /// When the account was created, in milliseconds since the epoch.
    pub created_at: i64,
}
