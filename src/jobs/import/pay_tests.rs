//! Pay as people write it.

use super::fault::Problem;
use super::pay::{Currency, Pay, parse};
use crate::pay::PayUnit::{self, Day, Hour, Job, Month, Week, Year};

type Bounds = (Option<i64>, Option<i64>);

fn dollars(text: &str) -> Result<Pay, Problem> {
    parse(text, &Currency { code: "USD".to_owned(), exponent: 2 })
}

#[test]
fn reads_pay_as_people_write_it() {
    let both = |amount: i64| (Some(amount), Some(amount));
    let range = |min: i64, max: i64| (Some(min), Some(max));
    let cases: [(&str, Bounds, Option<PayUnit>); 58] = [
        ("$52k", both(5_200_000), None),
        ("$52K/yr", both(5_200_000), Some(Year)),
        ("20000-28000", range(2_000_000, 2_800_000), None),
        ("15–18/hr", range(1_500, 1_800), Some(Hour)),
        ("15-18", range(1_500, 1_800), None),
        ("USD 30", both(3_000), None),
        ("30 USD", both(3_000), None),
        ("US$30", both(3_000), None),
        ("$20 an hour", both(2_000), Some(Hour)),
        ("$20.50 per hour", both(2_050), Some(Hour)),
        ("52,000 - 60,000 per year", range(5_200_000, 6_000_000), Some(Year)),
        ("$52,000.00 to $60,000.00 annually", range(5_200_000, 6_000_000), Some(Year)),
        ("50-60k", range(5_000_000, 6_000_000), None),
        ("$50k-$60k", range(5_000_000, 6_000_000), None),
        ("900-1k", range(90_000, 100_000), None),
        ("1.5k a month", both(150_000), Some(Month)),
        ("between 20 and 25 dollars", range(2_000, 2_500), None),
        ("$15/hr - $20/hr", range(1_500, 2_000), Some(Hour)),
        ("$20+/hr", (Some(2_000), None), Some(Hour)),
        ("from $20", (Some(2_000), None), None),
        ("starting at $20", (Some(2_000), None), None),
        ("at least 20", (Some(2_000), None), None),
        ("up to $25/h", (None, Some(2_500)), Some(Hour)),
        ("$20 + tips", both(2_000), None),
        ("$20/hr plus tips", both(2_000), Some(Hour)),
        ("$20/hr, DOE", both(2_000), Some(Hour)),
        ("$150/day", both(15_000), Some(Day)),
        ("$150 per diem", both(15_000), Some(Day)),
        ("700 weekly", both(70_000), Some(Week)),
        ("$500 flat", both(50_000), Some(Job)),
        ("500 p.a.", both(50_000), Some(Year)),
        ("salary: 42405", both(4_240_500), None),
        ("~ $18 hr.", both(1_800), Some(Hour)),
        ("0-30000", (None, Some(3_000_000)), None),
        ("0", (None, None), None),
        ("0-0", (None, None), None),
        ("", (None, None), None),
        ("$", (None, None), None),
        (" 1,234,567 ", both(123_456_700), None),
        ("14.3113", both(1_431), None),
        ("$1,234.50", both(123_450), None),
        ("($20)", both(2_000), None),
        ("Up to $25/hr", (None, Some(2_500)), Some(Hour)),
        ("up to 60k", (None, Some(6_000_000)), None),
        ("$700 biweekly", both(35_000), Some(Week)),
        ("$700 bi-weekly", both(35_000), Some(Week)),
        ("$1,400–$1,600 every two weeks", range(70_000, 80_000), Some(Week)),
        ("$900 per fortnight", both(45_000), Some(Week)),
        ("$1,500 semi-monthly", both(300_000), Some(Month)),
        ("$60.50", both(6_050), None),
        ("Up to $1.2M", (None, Some(120_000_000)), None),
        ("$1M - $1.25m a year", range(100_000_000, 125_000_000), Some(Year)),
        ("$18 - $22 Hourly Rate", range(1_800, 2_200), Some(Hour)),
        ("$700 bi weekly", both(35_000), Some(Week)),
        ("$1,500 twice monthly", both(300_000), Some(Month)),
        ("$20/hr (depending on experience)", both(2_000), Some(Hour)),
        ("$20/hr, based on experience", both(2_000), Some(Hour)),
        ("$20 flat rate", both(2_000), Some(Job)),
    ];
    for (text, (min, max), unit) in cases {
        assert_eq!(dollars(text), Ok(Pay { min, max, unit }), "{text}");
    }
}

#[test]
fn anything_else_is_no_pay() {
    let texts = [
        "9-Dec",
        "competitive",
        "-5",
        "10-",
        "1-2-3",
        "10 20",
        "12 000",
        "1e5",
        "2021-12-25 00:00:00",
        ",500",
        ".5",
        "1,23",
        "1234,567",
        "1.2.3",
        "١٢",
        "20%",
        "$500 for",
        "$500 bonus week!",
        "hourly",
        "up to",
        "+5",
        "20 + 5",
        "DOE 3x",
        "to 20-",
        "5 men",
        "20m2",
    ];
    for text in texts {
        assert_eq!(dollars(text), Err(Problem::NotPay), "{text}");
    }
    for text in ["$20 per shift", "$20/shift", "$20-25 a shift", "20 per mile", "$75 per visit", "$700.01 biweekly"] {
        assert_eq!(dollars(text), Err(Problem::OtherUnit), "{text}");
    }
    for text in ["60.000", "$60.000", "52.500 - 60.000", "60.000/yr"] {
        assert_eq!(dollars(text), Err(Problem::PointOrThousands), "{text}");
    }
    assert_eq!(dollars("$700 biweekly, $20 per hour"), Err(Problem::NotPay));
    assert_eq!(dollars("$700 weekly (biweekly)"), Err(Problem::TwoUnits));
    assert_eq!(dollars("$20 per hour - $800 per week"), Err(Problem::TwoUnits));
    assert_eq!(dollars("28-20"), Err(Problem::MinAboveMax));
    assert_eq!(dollars("99999999999"), Err(Problem::TooMuch));
    assert_eq!(dollars("200,000k"), Err(Problem::TooMuch));
    for text in ["30 EUR", "€30", "£12/hr", "CA$30", "CAD 30"] {
        assert_eq!(dollars(text), Err(Problem::OtherCurrency), "{text}");
    }
    let euros = Currency { code: "EUR".to_owned(), exponent: 2 };
    assert_eq!(parse("€30", &euros), Ok(Pay { min: Some(3_000), max: Some(3_000), unit: None }));
    assert_eq!(parse("$52k", &euros), Err(Problem::OtherCurrency));
    assert_eq!(parse("45.000 €", &euros), Err(Problem::PointOrThousands), "45 or 45,000");
    let yen = Currency { code: "JPY".to_owned(), exponent: 0 };
    assert_eq!(parse("1,500 JPY", &yen), Ok(Pay { min: Some(1_500), max: Some(1_500), unit: None }));
}
