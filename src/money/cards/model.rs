//! Checkouts and Stripe's signatures. Pure: no I/O.

use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use utoipa::ToSchema;

use crate::clock::{HOUR, MINUTE, SECOND};
use crate::ids::{CheckoutId, FeeId, InvoiceId, MilestoneId, MovementId};
use crate::string_enum;

/// How long a page can be used, in milliseconds. Stripe allows half an hour to a day.
pub const PAGE_LIFETIME: i64 = HOUR;
/// How much longer a page has to be usable to be asked for again, in milliseconds. Stripe makes none for less than half an
/// hour.
pub const PAGE_REST: i64 = 31 * MINUTE;
/// How old a notification can be, in milliseconds.
const TOLERANCE: i64 = 300 * SECOND;

string_enum! {
    /// State of a checkout.
    #[schema(as = CheckoutState)]
    CheckoutState {
        /// Stripe hasn't made the page yet, as far as the site knows.
        New = "new",
        /// It can be paid on the page.
        Open = "open",
        /// It was paid on the page.
        Paid = "paid",
        /// Nobody paid in time.
        Expired = "expired",
        /// It was paid when it wasn't due anymore, or not as asked, so the money goes back.
        Surplus = "surplus",
    }
}

string_enum! {
    /// Where money from the balance at Stripe goes.
    #[schema(as = CardMovementKind)]
    MovementKind {
        /// Back to the card.
        Refund = "refund",
        /// To a worker's account at Stripe.
        Transfer = "transfer",
        /// Back from a worker's account.
        Reversal = "reversal",
    }
}

/// What a checkout is for.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum About {
    /// Nothing: the operator tries out paying by card.
    Test,
    /// A fee of the site.
    Fee(FeeId),
    /// What a worker billed.
    Invoice(InvoiceId),
    /// Pay for a milestone, which is held until it's approved.
    Milestone(MilestoneId),
}

/// The three columns of what a checkout is for.
pub type AboutColumns = (Option<FeeId>, Option<InvoiceId>, Option<MilestoneId>);

impl About {
    /// Returns what a row of the database is for.
    #[must_use]
    pub const fn of(columns: AboutColumns) -> Self {
        match columns {
            (Some(fee), _, _) => Self::Fee(fee),
            (_, Some(invoice), _) => Self::Invoice(invoice),
            (_, _, Some(milestone)) => Self::Milestone(milestone),
            (None, None, None) => Self::Test,
        }
    }

    /// Returns the columns of the database.
    #[must_use]
    pub const fn columns(self) -> AboutColumns {
        match self {
            Self::Test => (None, None, None),
            Self::Fee(id) => (Some(id), None, None),
            Self::Invoice(id) => (None, Some(id), None),
            Self::Milestone(id) => (None, None, Some(id)),
        }
    }
}

string_enum! {
    /// How the ledger and Stripe differ.
    #[schema(as = CardDifferenceKind)]
    DifferenceKind {
        /// Stripe lists it, and the ledger doesn't have it.
        Unknown = "unknown",
        /// The ledger has it, and Stripe doesn't list it.
        Missing = "missing",
        /// Both have it, with different amounts.
        Amount = "amount",
        /// Stripe was asked to move money more than an hour ago, and hasn't yet.
        Waiting = "waiting",
    }
}

/// Something that the ledger and Stripe see differently.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CardDifference)]
pub struct Difference {
    /// How they differ.
    pub kind: DifferenceKind,
    /// What Stripe calls it: `charge`, `refund` or others.
    pub what: String,
    /// Stripe's id.
    pub reference: String,
    /// Amount at Stripe in minor units; null if it isn't there.
    pub at_stripe: Option<i64>,
    /// Amount in the ledger in minor units; null if it isn't there.
    pub in_ledger: Option<i64>,
    /// ISO 4217 currency code.
    pub currency: String,
    /// When, in milliseconds since the epoch.
    pub at: i64,
    /// The payment that it's about, as far as it's known.
    #[serde(skip)]
    pub checkout: Option<CheckoutId>,
    /// What moves the money.
    #[serde(skip)]
    pub movement: Option<MovementId>,
}

/// Returns when to ask Stripe next about a page, in milliseconds since the epoch: often at first, and once it's over.
#[must_use]
pub fn next_look(created_at: i64, expires_at: i64, now: i64) -> i64 {
    let age = (now - created_at).max(0);
    let pause = if age < 5 * MINUTE { MINUTE } else { 10 * MINUTE };
    let over = expires_at + MINUTE;
    if now < over { (now + pause).min(over) } else { now + HOUR }
}

/// Whether a notification was signed with the secret, within five minutes before or after `now`. `header` is
/// `Stripe-Signature`: `t=1492774577,v1=5257a8…`, perhaps with several signatures.
/// <https://docs.stripe.com/webhooks#verify-manually>
#[must_use]
pub fn is_signed(secret: &str, header: &str, body: &[u8], now: i64) -> bool {
    let parts = || header.split(',').filter_map(|part| part.trim().split_once('='));
    let Some((_, time)) = parts().find(|(name, _)| *name == "t") else { return false };
    let Ok(seconds) = time.parse::<i64>() else { return false };
    if seconds.checked_mul(SECOND).is_none_or(|at| (now - at).abs() > TOLERANCE) {
        return false;
    }
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
    mac.update(time.as_bytes());
    mac.update(b".");
    mac.update(body);
    parts().filter(|(name, _)| *name == "v1").filter_map(|(_, text)| unhex(text)).any(|sent| {
        // Compares in constant time.
        mac.clone().verify_slice(&sent).is_ok()
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let is_hex = digits.len() == 64 && digits.iter().all(u8::is_ascii_hexdigit);
    is_hex.then(|| {
        digits.chunks(2).filter_map(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok()).collect()
    })
}

/// A notification of Stripe, as far as the site reads it.
#[derive(Debug, Deserialize)]
pub struct Notification {
    /// Its id.
    pub id: String,
    /// What it's about.
    pub data: Data,
    /// The connected account that it's from; `None` for the operator's own.
    #[serde(default)]
    pub account: Option<String>,
}

/// What a notification is about.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// The object that changed.
    pub object: Object,
}

/// An object of Stripe, as far as the site reads it: a checkout session, a payment, a charge, a dispute, a transfer or a payout.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Object {
    /// Its id.
    pub id: String,
    /// What it is.
    pub object: String,
    /// The payment that it belongs to.
    pub payment_intent: Option<String>,
    /// The charge that a dispute is about.
    pub charge: Option<String>,
    /// Amount as Stripe counts the currency.
    pub amount: Option<i64>,
    /// How much of a transfer came back, as Stripe counts the currency.
    pub amount_reversed: Option<i64>,
    /// ISO 4217 currency code, in small letters.
    pub currency: String,
    /// Why there's a dispute.
    pub reason: Option<String>,
    /// What became of a payout.
    pub status: Option<String>,
    /// Why a bank refused a payout.
    pub failure_message: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Signs as Stripe does.
    fn sign(secret: &str, seconds: i64, body: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any length is fine");
        mac.update(format!("{seconds}.{body}").as_bytes());
        let hex = mac.finalize().into_bytes().iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
        format!("t={seconds},v1={hex}")
    }

    #[test]
    fn s56_only_fresh_notifications_with_the_right_signature_count() {
        let (secret, body, now) = ("whsec_test", r#"{"id":"evt_1"}"#, 1_000_000 * SECOND);
        let good = sign(secret, 1_000_000, body);
        assert!(is_signed(secret, &good, body.as_bytes(), now));
        assert!(
            is_signed(secret, &format!("{good},v1={},v0=x", "0".repeat(64)), body.as_bytes(), now),
            "one of several"
        );
        assert!(!is_signed(secret, &good, br#"{"id":"evt_2"}"#, now), "another body");
        assert!(!is_signed("whsec_other", &good, body.as_bytes(), now), "another secret");
        for (seconds, ok) in [(999_700, true), (999_699, false), (1_000_300, true), (1_000_301, false)] {
            assert_eq!(is_signed(secret, &sign(secret, seconds, body), body.as_bytes(), now), ok, "{seconds}");
        }
        let moved = good.replace("t=1000000", "t=1000001");
        assert!(!is_signed(secret, &moved, body.as_bytes(), now), "another time");
        for wrong in ["", "t=1000000", "v1=00", "t=x,v1=00", &good[..good.len() - 2], "t=9223372036854775807,v1=00"] {
            assert!(!is_signed(secret, wrong, body.as_bytes(), now), "{wrong}");
        }
    }

    #[test]
    fn stripe_is_asked_often_at_first_and_once_the_page_is_over() {
        let (created, expires) = (0, PAGE_LIFETIME);
        assert_eq!(next_look(created, expires, 0), MINUTE);
        assert_eq!(next_look(created, expires, 6 * MINUTE), 16 * MINUTE);
        assert_eq!(next_look(created, expires, 59 * MINUTE), 61 * MINUTE);
        assert_eq!(next_look(created, expires, 61 * MINUTE), 61 * MINUTE + HOUR, "Stripe couldn't be reached");
    }
}
