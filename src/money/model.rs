//! Types and rules for fees, promotions and vouchers. Pure: no I/O.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::double_entry::Account;
use crate::ids::{EmployerId, FeeId, InvoiceId, JobId, PromotionId, UserId, VoucherId};
use crate::string_enum;

/// Maximum length of a reason or a reference, in characters.
pub const MAX_REASON_CHARS: usize = 200;
/// A promotion whose reason contains this text is a free day; a free day must end at midnight.
pub const FREE_DAY_MARKER: &str = "FREE DAY SPECIAL";
/// Reason of a free day that was started with the one-tap button.
pub const FREE_DAY_REASON: &str = "FREE DAY SPECIAL: posting is free until midnight.";

string_enum! {
    /// Who a promotion applies to.
    Audience {
        /// Everyone who posts a job.
        Everyone = "everyone",
        /// A person posting for the first time, for an employer that has never posted before.
        FirstJob = "first_job",
        /// Employers that are businesses or organizations.
        Businesses = "businesses",
    }
}

string_enum! {
    /// What a fee is charged for.
    #[schema(as = FeeKind)]
    FeeKind {
        /// Posting a job.
        JobPost = "job_post",
        /// A month of the partner subscription.
        PartnerMonth = "partner_month",
        /// Commission on pay.
        Commission = "commission",
        /// A part of a paid commission that is given back, because the pay was credited.
        CommissionCredit = "commission_credit",
    }
}

string_enum! {
    /// State of a fee.
    #[schema(as = FeeState)]
    FeeState {
        /// Not paid yet.
        Due = "due",
        /// Paid.
        Paid = "paid",
        /// Waived: nothing has to be paid.
        Waived = "waived",
        /// Paid, then refunded; see `returnedAt` for whether the money has been sent back.
        Refunded = "refunded",
        /// Canceled because the job was closed before payment or taken down, or because the month wasn't paid for.
        Cancelled = "cancelled",
    }
}

string_enum! {
    /// Why a fee was waived.
    #[schema(as = FeeCause)]
    WaiverCause {
        /// The price is zero.
        NoFee = "no_fee",
        /// A promotion was running.
        Promotion = "promotion",
        /// A voucher covered it.
        Voucher = "voucher",
        /// The office waived it.
        Operator = "operator",
        /// A superadmin posted the job.
        Superadmin = "superadmin",
    }
}

string_enum! {
    /// How a fee was paid.
    #[schema(as = PayMethod)]
    PaymentMethod {
        /// Cash.
        Cash = "cash",
        /// A bank transfer.
        Bank = "bank",
        /// A card, on the operator's own terminal.
        CardElsewhere = "card_elsewhere",
        /// A card, on this site. It's recorded by itself.
        Card = "card",
    }
}

impl FeeKind {
    /// Returns the fee's name, at the beginning of a sentence.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::JobPost => "Posting fee",
            Self::PartnerMonth => "Partner fee",
            Self::Commission => "Commission",
            Self::CommissionCredit => "Part of a commission",
        }
    }

    /// Returns what happens once the fee is settled; empty if nothing does.
    #[must_use]
    pub const fn effect(self) -> &'static str {
        match self {
            Self::JobPost => "The job is live.",
            Self::PartnerMonth => "Your subscription is active.",
            Self::Commission | Self::CommissionCredit => "",
        }
    }
}

impl PaymentMethod {
    /// Returns the ledger account that holds the money.
    #[must_use]
    pub const fn account(self) -> Account {
        match self {
            Self::Cash => Account::Cash,
            Self::Bank => Account::Bank,
            Self::CardElsewhere => Account::CardElsewhere,
            Self::Card => Account::Card,
        }
    }
}

impl WaiverCause {
    /// Returns the ledger account that bears the cost of the waived fee.
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
    /// Id of the promotion.
    pub id: PromotionId,
    /// Reason shown to everyone.
    pub reason: String,
    /// Who it applies to.
    pub audience: Audience,
    /// When it starts, in milliseconds since the epoch.
    pub starts_at: i64,
    /// When it ends, in milliseconds since the epoch; null until someone ends it.
    pub ends_at: Option<i64>,
}

/// Whether the caller currently pays fees.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Paywall {
    /// True when fees are waived for the caller.
    pub is_active: bool,
    /// Reason to display; empty while fees apply.
    pub reason: String,
    /// Minutes until the promotion ends, rounded up; null without a promotion or an end date.
    pub remaining_minutes: Option<i64>,
    /// True when the caller is a superadmin, who never pays fees.
    pub is_super_admin_bypass: bool,
}

/// What posting a job, or a partner month, would cost now.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = FeeQuote)]
pub struct FeeQuote {
    /// Regular price in minor units.
    pub amount: i64,
    /// Amount to pay in minor units; 0 when the fee is waived.
    pub due: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Why nothing has to be paid; null when the fee applies.
    pub cause: Option<WaiverCause>,
    /// The promotion's reason or the voucher's code.
    pub reason: Option<String>,
}

/// A fee.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Fee {
    /// Fee number.
    pub id: FeeId,
    /// What the fee is charged for.
    pub kind: FeeKind,
    /// Id of the job; null for other kinds of fees.
    pub job_id: Option<JobId>,
    /// Id of the invoice that it's commission on; null for other kinds of fees.
    pub invoice_id: Option<InvoiceId>,
    /// What it's for: the job's title when it was posted, the work, or the subscription.
    pub title: String,
    /// Id of the employer; null if a person pays for themselves.
    pub employer_id: Option<EmployerId>,
    /// Name of the employer, or of the person if they pay for themselves.
    pub employer: String,
    /// Person who posted the job, approved the work or subscribed.
    #[serde(skip)]
    pub user: UserId,
    /// That person's first name and last initial.
    pub posted_by: String,
    /// First day of the month that a partner fee is for, YYYY-MM-DD; null until it's settled, and for other kinds of fees.
    pub first_day: Option<String>,
    /// Last day of that month.
    pub last_day: Option<String>,
    /// Regular price in minor units.
    pub amount: i64,
    /// ISO 4217 currency code.
    pub currency: String,
    /// Current state.
    pub state: FeeState,
    /// Why it was waived; null otherwise.
    pub cause: Option<WaiverCause>,
    /// The promotion's reason or the voucher's code.
    pub reason: Option<String>,
    /// How it was paid; null until it is.
    pub method: Option<PaymentMethod>,
    /// The office's note: a receipt number, or why the fee was waived or refunded.
    pub reference: String,
    /// Day of the payment, YYYY-MM-DD in the site's time zone.
    pub paid_on: Option<String>,
    /// When a refund was sent back, in milliseconds since the epoch.
    pub returned_at: Option<i64>,
    /// When it was charged, in milliseconds since the epoch.
    pub created_at: i64,
    /// When the fee last changed, in milliseconds since the epoch.
    pub updated_at: i64,
}

/// A voucher, as shown to the office.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Voucher {
    /// Id of the voucher.
    pub id: VoucherId,
    /// Code that people enter.
    pub code: String,
    /// Note about who it is meant for.
    pub note: String,
    /// Number of jobs it can cover.
    pub uses: i64,
    /// Number of jobs it has covered.
    pub used: i64,
    /// When it expires, in milliseconds since the epoch; null without an expiration date.
    pub expires_at: Option<i64>,
    /// When the office ended it, in milliseconds since the epoch.
    pub ended_at: Option<i64>,
    /// When it was created, in milliseconds since the epoch.
    pub created_at: i64,
}

/// A voucher that the caller added and has not used yet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnusedVoucher {
    /// Code of the voucher.
    pub code: String,
    /// Note about who it is meant for.
    pub note: String,
    /// When it expires, in milliseconds since the epoch; null without an expiration date.
    pub expires_at: Option<i64>,
    /// True while it can still cover a job.
    pub usable: bool,
}

/// A payment to record.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[schema(as = NewPayment)]
pub struct NewPayment {
    /// How it was paid.
    pub method: PaymentMethod,
    /// Receipt or transfer number, or who paid; shown on the receipt.
    #[schema(min_length = 1, max_length = 200)]
    pub reference: String,
    /// Day of the payment, YYYY-MM-DD in the site's time zone; defaults to today.
    #[schema(max_length = 10)]
    pub paid_on: Option<String>,
}
