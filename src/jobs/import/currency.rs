//! The currency that a column names next to an amount: "EUR", "US Dollar ($)".

use super::pay::is_in_dollars;

/// What people call a currency besides its code, in the singular.
const NAMES: [(&str, &[&str]); 5] = [
    ("usd", &["us$", "us dollar", "u.s. dollar", "united states dollar", "american dollar"]),
    ("cad", &["ca$", "c$", "canadian dollar"]),
    ("aud", &["au$", "a$", "australian dollar"]),
    ("eur", &["€", "euro"]),
    ("gbp", &["£", "pound", "pound sterling", "british pound"]),
];

/// Codes that stand beside others in lists.
const CODES: &str = "usd eur gbp cad aud nzd chf sek nok dkk isk pln czk huf ron bgn jpy cny hkd twd krw sgd myr thb php idr vnd inr pkr bdt \
    lkr aed sar qar ils try egp mad ngn ghs kes ugx tzs zar brl mxn ars clp cop pen uah";

/// Whether a text means the currency with this code. Whatever isn't known doesn't, so that no amount is shown in a wrong one.
pub fn is_same(text: &str, code: &str) -> bool {
    let (text, code) = (text.trim().to_lowercase(), code.to_lowercase());
    let mut words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    if words.clone().any(|word| word == code) {
        // A list of several currencies says nothing.
        return words.all(|word| word == code || !CODES.split_whitespace().any(|other| other == word));
    }
    let name = text.replace("dollars", "dollar").replace("euros", "euro").replace("pounds", "pound").replace("($)", "");
    let name = name.trim();
    let named = NAMES.iter().find(|(_, names)| names.contains(&name));
    named.map_or_else(|| matches!(name, "$" | "dollar") && is_in_dollars(&code), |(named, _)| *named == code)
}

#[cfg(test)]
mod tests {
    use super::is_same;

    #[test]
    fn a_currency_is_known_by_code_sign_or_name() {
        for (text, code, same) in [
            ("USD", "USD", true),
            ("usd", "USD", true),
            ("USD; USD", "USD", true),
            ("USD per hour", "USD", true),
            ("USD net", "USD", true),
            ("US Dollar ($)", "USD", true),
            ("USD - United States Dollar", "USD", true),
            ("$", "USD", true),
            ("$", "CAD", true),
            ("$", "EUR", false),
            ("Euros", "EUR", true),
            ("€", "EUR", true),
            ("EUR", "USD", false),
            ("EUR; USD", "USD", false),
            ("KES", "USD", false),
            ("Canadian dollars", "USD", false),
            ("€", "USD", false),
            ("Egyptian pounds", "GBP", false),
            ("shillings", "USD", false),
        ] {
            assert_eq!(is_same(text, code), same, "{text} on a site in {code}");
        }
    }
}
