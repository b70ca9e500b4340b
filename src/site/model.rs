//! Types and validation of the site's settings, without I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::contact::Contact;
use super::dispute_rules::DisputeRules;
use super::maps::Maps;
use super::pay_rules::PayRules;
use super::payment_rules::PaymentRules;
use super::protection::Protection;
use super::time_rules::TimeRules;
use crate::brand::Palette;
use crate::clock::zones;
use crate::ids::PlaceId;
use crate::places::{self, Place};
use crate::web::Validator;

const MAX_NAME_CHARS: usize = 100;
/// Allowed fees in minor units. More than 100,000.00 must be a typo.
const FEE_RANGE: std::ops::RangeInclusive<i64> = 0..=10_000_000;
/// Default fees of a new site.
pub const DEFAULT_FEES: Fees = Fees { job_post: 500, partner_month: 2_000, commission_percent: 0 };

/// The site's fees.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Fees {
    /// Fee for posting a job, in minor units.
    #[schema(minimum = 0, maximum = 10_000_000)]
    pub job_post: i64,
    /// Monthly fee of the partner subscription, in minor units.
    #[schema(minimum = 0, maximum = 10_000_000)]
    pub partner_month: i64,
    /// Commission on pay, in percent.
    #[schema(minimum = 0, maximum = 100)]
    pub commission_percent: i64,
}

/// Days that employers of a new site have to approve remote work, and work done at a place.
pub const DEFAULT_APPROVE_DAYS: (i64, i64) = (14, 3);

/// Rules that the operator sets.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Applications a worker may send per day.
    pub apply_limit: i64,
    /// Default reply deadline of a new job, in days.
    pub reply_days: i64,
    /// Days an employer has to approve remote work.
    pub approve_days: i64,
    /// Days an employer has to approve work done at a place.
    pub local_approve_days: i64,
    /// Whether messages that look like a scam are refused.
    pub block_risky_messages: bool,
}

/// Validates the rules.
pub fn validate_rules(checks: &mut Validator, rules: Rules) {
    checks.require((1..=1_000).contains(&rules.apply_limit), "applyLimit", "Enter a number from 1 to 1,000.");
    checks.require((1..=60).contains(&rules.reply_days), "replyDays", "Enter 1 to 60 days.");
    checks.require((1..=60).contains(&rules.approve_days), "approveDays", "Enter 1 to 60 days.");
    checks.require((1..=60).contains(&rules.local_approve_days), "localApproveDays", "Enter 1 to 60 days.");
}

/// The site's public settings.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SiteSettings)]
pub struct Settings {
    /// Name of the site.
    pub name: String,
    /// Name of the town.
    pub town: String,
    /// State or region of the town.
    pub state: String,
    /// Country of the town, as an ISO 3166 code.
    pub country: String,
    /// Id of the town in the list of places; null if it isn't in the list.
    pub place_id: Option<PlaceId>,
    /// IANA time zone of the town.
    pub zone: String,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Brand color, `#rrggbb`.
    pub brand: String,
    /// URL of the logo; null for the default logo.
    pub logo_url: Option<String>,
    /// Fees that apply outside promotions.
    pub fees: Fees,
    /// Applications a worker may send per day.
    pub apply_limit: i64,
    /// Default reply deadline of a new job, in days.
    pub reply_days: i64,
    /// Days an employer has to approve remote work.
    pub approve_days: i64,
    /// Days an employer has to approve work done at a place.
    pub local_approve_days: i64,
    /// Whether messages that look like a scam are refused, instead of shown with a warning.
    pub block_risky_messages: bool,
    /// How hours of work count.
    pub time_rules: TimeRules,
    /// The clock of disputes, and who hears appeals.
    pub dispute_rules: DisputeRules,
    /// What the two sides of a contract may confirm without the password.
    pub payment_rules: PaymentRules,
    /// Where the links to maps lead.
    pub maps: Maps,
    /// What jobs pay at the least.
    pub pay_rules: PayRules,
    /// Watermark and copy protection.
    pub protection: Protection,
    /// How to reach the office.
    pub contact: Contact,
}

/// The site settings entered at setup.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct NewSite {
    /// Name of the site.
    #[schema(max_length = 100)]
    pub name: String,
    /// Name of the town, optionally with its state: "Alder Creek, OR".
    #[schema(max_length = 100)]
    pub town: String,
    /// Id of the town in the list of places.
    pub place_id: Option<PlaceId>,
    /// IANA time zone; required only for a town that isn't in the list.
    #[schema(max_length = 60)]
    pub zone: Option<String>,
    /// ISO 4217 currency code.
    #[serde(default = "default_currency")]
    #[schema(max_length = 3)]
    pub currency: String,
    /// Brand color, `#rrggbb`.
    #[serde(default = "default_brand")]
    #[schema(max_length = 7)]
    pub brand: String,
}

fn default_currency() -> String {
    "USD".to_owned()
}

fn default_brand() -> String {
    "#1f6b54".to_owned()
}

/// A town with its region, country and time zone.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Town {
    /// Name of the town.
    pub name: String,
    /// State or region; may be empty.
    pub state: String,
    /// ISO 3166 country code; empty if the town isn't in the list of places.
    pub country: String,
    /// Id in the list of places; `None` if it isn't in the list.
    pub place_id: Option<PlaceId>,
    /// IANA time zone.
    pub zone: String,
}

impl Town {
    fn from_place(place: &Place) -> Self {
        Self {
            name: place.name.clone(),
            state: place.region().to_owned(),
            country: place.country.clone(),
            place_id: Some(place.id),
            zone: place.time_zone.clone(),
        }
    }

    /// Resolves a town by id, by name, or as typed with a time zone.
    #[must_use]
    pub fn find(text: &str, place_id: Option<PlaceId>, zone: Option<&str>) -> Option<Self> {
        let listed = place_id.and_then(places::by_id).or_else(|| places::read(text, "", None).place);
        let typed = || {
            let zone = zone.filter(|zone| zones::find(zone).is_some())?;
            let (name, state) = text.split_once(',').unwrap_or((text, ""));
            let (name, state) = (name.trim().to_owned(), state.trim().to_owned());
            Some(Self { name, state, country: String::new(), place_id: None, zone: zone.to_owned() })
        };
        listed.as_ref().map(Self::from_place).or_else(typed)
    }
}

/// Validates the settings shared by setup and the settings page, and returns the town.
pub fn validate(checks: &mut Validator, prefix: &str, new: &NewSite) -> Option<Town> {
    let field = |name: &str| format!("{prefix}{name}");
    checks.line(&new.name, MAX_NAME_CHARS, &field("name"), "Give the site a name.");
    checks.line(&new.town, MAX_NAME_CHARS, &field("town"), "Enter the town it’s for.");
    let town = Town::find(&new.town, new.place_id, new.zone.as_deref());
    let unknown = "We don’t know this town. Choose its time zone.";
    checks.require(town.is_some() || new.town.trim().is_empty(), &field("zone"), unknown);
    let is_code = new.currency.len() == 3 && new.currency.bytes().all(|b| b.is_ascii_uppercase());
    checks.require(is_code, &field("currency"), "Enter a currency code, like USD.");
    checks.require(Palette::from_hex(&new.brand).is_ok(), &field("brand"), "Enter a color, like #1f6b54.");
    town
}

/// Maximum length of the payment instructions and of what partners get, in characters.
pub const MAX_INSTRUCTIONS_CHARS: usize = 1_000;

/// Validates fees.
pub fn validate_fees(checks: &mut Validator, fees: &Fees) {
    checks.require(FEE_RANGE.contains(&fees.job_post), "fees.jobPost", "Enter an amount of zero or more.");
    checks.require(FEE_RANGE.contains(&fees.partner_month), "fees.partnerMonth", "Enter an amount of zero or more.");
    checks.require(
        (0..=100).contains(&fees.commission_percent),
        "fees.commissionPercent",
        "Enter a number from 0 to 100.",
    );
}
