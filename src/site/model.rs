//! Types and rules of the site's settings: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::protection::Protection;
use crate::brand::Palette;
use crate::places::{self, Place};
use crate::web::Validator;

const NAME: usize = 100;
/// A fee of a hundred thousand in any currency is a slip of the finger.
const FEE: std::ops::RangeInclusive<i64> = 0..=10_000_000;
/// The fees of a new site, in minor units.
pub const NEW_FEES: Fees = Fees { job_post: 500, partner_month: 2_000, commission_percent: 0 };

/// What things cost.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Fees {
    /// Posting a job, minor units.
    #[schema(minimum = 0, maximum = 10_000_000)]
    pub job_post: i64,
    /// The partner subscription a month, minor units.
    #[schema(minimum = 0, maximum = 10_000_000)]
    pub partner_month: i64,
    /// Of payments between the parties.
    #[schema(minimum = 0, maximum = 100)]
    pub commission_percent: i64,
}

/// Days and numbers that the operator sets.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Applications that a person may send in a day.
    pub apply_limit: i64,
    /// Days within which a new job promises an answer.
    pub reply_days: i64,
}

/// Validator the rules.
pub fn check_rules(checks: &mut Validator, rules: Rules) {
    checks.require((1..=1_000).contains(&rules.apply_limit), "applyLimit", "Between 1 and 1,000.");
    checks.require((1..=60).contains(&rules.reply_days), "replyDays", "Between 1 and 60 days.");
}

/// The site's settings, as everybody may read them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SiteSettings)]
pub struct Settings {
    /// Its name.
    pub name: String,
    /// Its town.
    pub town: String,
    /// The town's state or region.
    pub state: String,
    /// The town's country, ISO 3166.
    pub country: String,
    /// The town's row in the list of towns; null when it is not one.
    pub place_id: Option<i64>,
    /// The town's time zone.
    pub zone: String,
    /// ISO 4217.
    pub currency: String,
    /// The operator's color, #rrggbb.
    pub brand: String,
    /// The logo's address; null for the product's mark.
    pub logo_url: Option<String>,
    /// What things cost otherwise.
    pub fees: Fees,
    /// Applications that a person may send in a day.
    pub apply_limit: i64,
    /// Days within which a new job promises an answer.
    pub reply_days: i64,
    /// How it marks its pages.
    pub protection: Protection,
}

/// The settings that set-up asks for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewSite {
    /// The site's name.
    #[schema(max_length = 100)]
    pub name: String,
    /// "Alder Creek, OR" or only a name.
    #[schema(max_length = 100)]
    pub town: String,
    /// The town's row in the list of towns.
    pub place_id: Option<i64>,
    /// Needed only for a town that is in no list.
    #[schema(max_length = 60)]
    pub zone: Option<String>,
    /// ISO 4217.
    #[serde(default = "usd")]
    #[schema(max_length = 3)]
    pub currency: String,
    /// #rrggbb.
    #[serde(default = "green")]
    #[schema(max_length = 7)]
    pub brand: String,
}

fn usd() -> String {
    "USD".to_owned()
}

fn green() -> String {
    "#1f6b54".to_owned()
}

/// A town with what follows from it.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Town {
    /// Its name.
    pub name: String,
    /// Its state or region.
    pub state: String,
    /// Its country.
    pub country: String,
    /// Its row in the list of towns.
    pub place_id: Option<i64>,
    /// Its time zone.
    pub zone: String,
}

impl Town {
    fn of(place: &Place) -> Self {
        Self {
            name: place.name.clone(),
            state: place.region().to_owned(),
            country: place.country.clone(),
            place_id: Some(place.id),
            zone: place.zone.clone(),
        }
    }

    /// The town that was meant: by its row, by its words, or as typed with a zone beside it.
    #[must_use]
    pub fn find(text: &str, place_id: Option<i64>, zone: Option<&str>) -> Option<Self> {
        let listed = place_id.and_then(places::by_id).or_else(|| places::parse_town(text));
        let typed = || {
            let zone = zone.filter(|zone| jiff::tz::TimeZone::get(zone).is_ok())?;
            let (name, state) = text.split_once(',').unwrap_or((text, ""));
            let (name, state) = (name.trim().to_owned(), state.trim().to_owned());
            Some(Self { name, state, country: String::new(), place_id: None, zone: zone.to_owned() })
        };
        listed.as_ref().map(Self::of).or_else(typed)
    }
}

/// Validator the settings that set-up and the settings page share; gives the town.
pub fn check(checks: &mut Validator, prefix: &str, new: &NewSite) -> Option<Town> {
    let field = |name: &str| format!("{prefix}{name}");
    checks.text(&new.name, NAME, &field("name"), "Give the site a name.");
    checks.text(&new.town, NAME, &field("town"), "Say which town it is for.");
    let town = Town::find(&new.town, new.place_id, new.zone.as_deref());
    let unknown = "We don’t know this town. Choose its time zone.";
    checks.require(town.is_some() || new.town.trim().is_empty(), &field("zone"), unknown);
    let is_code = new.currency.len() == 3 && new.currency.bytes().all(|b| b.is_ascii_uppercase());
    checks.require(is_code, &field("currency"), "Enter a currency code, like USD.");
    checks.require(Palette::from_hex(&new.brand).is_ok(), &field("brand"), "Enter a colour, like #1f6b54.");
    town
}

/// Validator fees.
pub fn check_fees(checks: &mut Validator, fees: &Fees) {
    checks.require(FEE.contains(&fees.job_post), "fees.jobPost", "Enter an amount of zero or more.");
    checks.require(FEE.contains(&fees.partner_month), "fees.partnerMonth", "Enter an amount of zero or more.");
    checks.require((0..=100).contains(&fees.commission_percent), "fees.commissionPercent", "Between 0 and 100.");
}
