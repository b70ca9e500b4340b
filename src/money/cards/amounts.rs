//! Amounts as Stripe counts them: <https://docs.stripe.com/currencies>. Pure: no I/O.

use crate::money::format::decimal_places;

/// Currencies that Stripe takes payments in.
const SUPPORTED: &str = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW";

/// Whether Stripe takes payments in a currency.
#[must_use]
pub fn is_supported(currency: &str) -> bool {
    currency.len() == 3 && SUPPORTED.split(' ').any(|code| code == currency)
}

/// Returns the number of decimal places that Stripe counts a currency in. Kronur and Ugandan shillings have none, but Stripe
/// counts them in hundredths; of ariary it counts none.
const fn places(currency: &str) -> u32 {
    match currency.as_bytes() {
        b"ISK" | b"UGX" => 2,
        b"MGA" => 0,
        _ => decimal_places(currency),
    }
}

/// Returns an amount in minor units as Stripe counts it. Three decimal places are rounded to two, as Stripe wants it.
#[must_use]
pub const fn to_stripe(minor: i64, currency: &str) -> i64 {
    let (ours, theirs) = (decimal_places(currency), places(currency));
    let amount = rescaled(minor, ours, theirs);
    if theirs == 3 { rescaled(rescaled(amount, 3, 2), 2, 3) } else { amount }
}

/// Returns an amount as Stripe counts it in minor units.
#[must_use]
pub const fn from_stripe(amount: i64, currency: &str) -> i64 {
    rescaled(amount, places(currency), decimal_places(currency))
}

/// Takes an amount from one number of decimal places to another, rounded half away from zero.
const fn rescaled(amount: i64, from: u32, to: u32) -> i64 {
    if to >= from {
        return amount.saturating_mul(10_i64.pow(to - from));
    }
    let step = 10_i64.pow(from - to);
    let half = if amount < 0 { -step / 2 } else { step / 2 };
    amount.saturating_add(half) / step
}

#[cfg(test)]
mod tests {
    use super::{from_stripe, is_supported, to_stripe};

    #[test]
    fn amounts_are_counted_as_stripe_counts_them() {
        for (minor, currency, at_stripe) in [
            (1_234, "USD", 1_234),
            (5_000, "JPY", 5_000),
            (5_000, "ISK", 500_000),
            (5_000, "UGX", 500_000),
            (5_000, "MGA", 50),
            (5_040, "KWD", 5_040),
            (-700, "ISK", -70_000),
        ] {
            assert_eq!(to_stripe(minor, currency), at_stripe, "{currency}");
            assert_eq!(from_stripe(at_stripe, currency), minor, "{currency}");
        }
        assert_eq!([5_044, 5_045, 5_049].map(|minor| to_stripe(minor, "KWD")), [5_040, 5_050, 5_050]);
        assert_eq!(from_stripe(123_456, "ISK"), 1_235, "hundredths of a krona are rounded");
    }

    #[test]
    fn only_currencies_of_stripe_are_supported() {
        assert!(["USD", "ISK", "MGA"].into_iter().all(is_supported));
        assert!(!["XYZ", "QQQ", "usd", "US", "USD AED", ""].into_iter().any(is_supported));
    }
}
