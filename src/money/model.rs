//! Types and rules of fees, promotions and vouchers: pure, no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::postings::Account;
use crate::string_enum;

/// Characters of a reason or a reference.
pub const REASON: usize = 200;
/// What a promotion's reason says to be a free day: it ends at midnight.
pub const FREE_DAY: &str = "FREE DAY SPECIAL";
/// What a free day says that was made with one tap.
pub const FREE_TODAY: &str = "FREE DAY SPECIAL: posting is free until midnight.";

string_enum! {
    /// For whom a promotion is.
    Audience {
        /// Everybody who posts.
        Everyone = "everyone",
        /// Who never had a job on the board, as a person or as an employer.
        FirstJob = "first_job",
        /// Employers that are a business or an organization.
        Businesses = "businesses",
    }
}

string_enum! {
    /// What a fee is for.
    #[schema(as = FeeKind)]
    Kind {
        /// Posting a job.
        JobPost = "job_post",
        /// A month of the partner subscription.
        PartnerMonth = "partner_month",
    }
}

string_enum! {
    /// Where a fee stands.
    #[schema(as = FeeState)]
    State {
        /// Not paid yet.
        Due = "due",
        /// Paid.
        Paid = "paid",
        /// Nobody has to pay it.
        Waived = "waived",
        /// It was paid, and is given back.
        Refunded = "refunded",
        /// What it was for did not happen.
        Cancelled = "cancelled",
    }
}

string_enum! {
    /// Why nobody has to pay a fee.
    #[schema(as = FeeCause)]
    Cause {
        /// The price is nothing.
        NoFee = "no_fee",
        /// A promotion ran.
        Promotion = "promotion",
        /// A voucher paid for it.
        Voucher = "voucher",
        /// The operator waived it.
        Operator = "operator",
        /// The operator's own post.
        Superadmin = "superadmin",
    }
}

string_enum! {
    /// How a fee was paid. Paying by card here will be one more word.
    #[schema(as = PayMethod)]
    Method {
        /// Coins and notes.
        Cash = "cash",
        /// A transfer to the bank account.
        Bank = "bank",
        /// A card, on the operator's own terminal.
        CardElsewhere = "card_elsewhere",
    }
}

impl Method {
    /// Where the money is.
    #[must_use]
    pub const fn account(self) -> Account {
        match self {
            Self::Cash => Account::Cash,
            Self::Bank => Account::Bank,
            Self::CardElsewhere => Account::CardElsewhere,
        }
    }
}

impl Cause {
    /// Who gives the fee away.
    #[must_use]
    pub const fn account(self) -> Account {
        match self {
            Self::Promotion => Account::Promotions,
            Self::Voucher => Account::Vouchers,
            Self::NoFee | Self::Operator | Self::Superadmin => Account::Waivers,
        }
    }
}

/// A promotion.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Promotion {
    /// Its id.
    pub id: i64,
    /// Why, for everybody.
    pub reason: String,
    /// For whom.
    pub audience: Audience,
    /// When it begins.
    pub starts_at: i64,
    /// When it ends; null until somebody ends it.
    pub ends_at: Option<i64>,
}

/// Is the caller free of fees?
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Paywall {
    /// Fees are waived.
    pub is_active: bool,
    /// Why, for a person.
    pub reason: String,
    /// Minutes left; null while no end is set.
    pub remaining_minutes: Option<i64>,
    /// Waived for this operator alone.
    pub is_super_admin_bypass: bool,
}

/// What posting would cost now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FeeQuote)]
pub struct Quote {
    /// The normal price, minor units.
    pub amount: i64,
    /// What has to be paid.
    pub due: i64,
    /// ISO 4217.
    pub currency: String,
    /// Why nothing has to be paid; null when it has.
    pub cause: Option<Cause>,
    /// The promotion's reason or the voucher's code.
    pub because: Option<String>,
}

/// A fee.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fee {
    /// Its number.
    pub id: i64,
    /// What it is for.
    pub kind: Kind,
    /// The job posted.
    pub job_id: Option<i64>,
    /// The job's title when it was posted.
    pub title: String,
    /// Who hires.
    pub employer_id: Option<i64>,
    /// The name of who hires.
    pub employer: String,
    /// Who posted.
    pub posted_by: String,
    /// The normal price, minor units.
    pub amount: i64,
    /// ISO 4217.
    pub currency: String,
    /// Where it stands.
    pub state: State,
    /// Why nobody has to pay it.
    pub cause: Option<Cause>,
    /// The promotion's reason or the voucher's code.
    pub because: Option<String>,
    /// How it was paid.
    pub method: Option<Method>,
    /// What the operator noted: a receipt's number, why it was waived or given back.
    pub reference: String,
    /// The day on which it was paid, in the site's zone.
    pub paid_on: Option<String>,
    /// When the money was given back.
    pub returned_at: Option<i64>,
    /// When the job was published.
    pub created_at: i64,
    /// When it last changed.
    pub updated_at: i64,
}

/// A voucher as its operator sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Voucher {
    /// Its id.
    pub id: i64,
    /// What people type.
    pub code: String,
    /// For whom it is meant.
    pub note: String,
    /// Jobs that it may pay for.
    pub uses: i64,
    /// Jobs that it paid for.
    pub used: i64,
    /// When it stops by itself.
    pub expires_at: Option<i64>,
    /// When the operator ended it.
    pub ended_at: Option<i64>,
    /// When it was made.
    pub created_at: i64,
}

/// A voucher that the caller keeps for the next job.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct KeptVoucher {
    /// Its code.
    pub code: String,
    /// For whom it is meant.
    pub note: String,
    /// When it stops by itself.
    pub expires_at: Option<i64>,
    /// It can still pay for a job.
    pub usable: bool,
}

/// A payment as the operator records it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewPayment)]
pub struct Payment {
    /// How it came.
    pub method: Method,
    /// The receipt's or transfer's number, or who brought it; the employer reads it.
    #[schema(min_length = 1, max_length = 200)]
    pub reference: String,
    /// The day, YYYY-MM-DD in the site's zone; today when not given.
    #[schema(max_length = 10)]
    pub paid_on: Option<String>,
}
