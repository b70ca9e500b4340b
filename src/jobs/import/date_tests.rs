//! How dates are read.

use super::dates::{DateOrder, Evidence, in_formats, is_date, read};
use super::fault::Problem;

fn day(text: &str) -> String {
    read(text, None).map_or_else(|problem| format!("{problem:?}"), |date| date.to_string())
}

#[test]
fn dates_are_read_as_databases_spreadsheets_feeds_and_people_write_them() {
    for text in [
        "2026-11-20",
        "2026-11-20 09:00:00",
        "2026-11-20 09:00:00.123456+00",
        "2026-11-20 13:05:41 UTC",
        "2026-11-20T11:00",
        "2026-11-20T09:00Z",
        "2026-11-20T09:00:00.5+01:00",
        "2026-11-20t09:00:00-0500",
        "2026-11-20T09:00:00[America/New_York]",
        "2026/11/20",
        "2026.11.20",
        "2026-Nov-20",
        "20261120",
        "20261120T090000Z",
        "20261120090000",
        "11/20/2026",
        "11/20/26",
        "20.11.2026",
        "20-11-2026",
        "11/20/2026 9:00 AM",
        "11/20/2026, 9:00:00 a.m.",
        "11/20/2026 9am EST",
        "20 Nov 2026",
        "20-Nov-26",
        "20th of November, 2026",
        "Nov. 20, 2026",
        "November 20th, 2026 at 5 pm",
        "Fri, 20 Nov 2026 09:00:00 GMT",
        "Monday, November 20, 2026",
        "20 Nov 2026 09:00:00 +0100",
        "Fri Nov 20 2026 09:00:00 GMT+0100 (CET)",
        "1795165200",
        "1795165200000",
        "46346",
        "46346.375",
        "2026-W47-5",
        "2026-w47-5T09:00",
        "2026-324",
        "2026-11-20T09:00:00,123",
        "2026-11-20T0900",
        "2026-11-20T0900Z",
        "2026-11-20Z",
        "2026-11-20+01:00",
        "2026-11-20-05:00",
        "Fri Nov 20 09:00:00 UTC 2026",
        "Fri Nov 20 09:00:00 2026",
        "Fri Nov 20 2026 09:00:00 GMT-0500 (Eastern Standard Time)",
        "November 20, 2026 11:59 PM ET",
        "11/20/2026, 11:59 PM Eastern Time",
        "1795165200.0",
    ] {
        assert_eq!(day(text), "2026-11-20", "{text}");
    }
    assert_eq!(day("5/5/26"), "2026-05-05");
    assert_eq!(day("Sept 1, 2026"), "2026-09-01");
}

#[test]
fn other_texts_and_other_centuries_are_no_dates() {
    for text in [
        "",
        "soon",
        "2026",
        "2026-11",
        "Nov 2026",
        "2026-02-30",
        "13/13/2026",
        "0026-11-20",
        "1/31/1950",
        "2199-01-01",
        "20269920",
        "2026-11-20 to 2026-12-01",
        "11/20/2026 or later",
        "29401-1234",
        "9999999999",
        "12345",
        "843-555-0123",
        "11/20/2026 12/31/2026",
        "2026-W54-1",
        "2026-W47-8",
        "2026-367",
        "Nov 20 2026 2027",
        "Nov 20 5 men 2026",
    ] {
        assert_eq!(day(text), "NotADate", "{text}");
    }
    for text in ["29401", "20261120", "2125551234", "Cook", "10.0.0.1", "9-5", "2026-324"] {
        assert!(!is_date(text), "{text}");
    }
    assert!(is_date("1/2/2026") && is_date("2026-11-20T09:00Z"));
}

#[test]
fn the_order_of_day_and_month_is_asked_unless_a_date_shows_it() {
    assert_eq!(day("04/05/2026"), "DayOrMonth");
    let in_order = |order| read("04/05/2026", Some(order)).unwrap().to_string();
    assert_eq!(in_order(DateOrder::MonthFirst), "2026-04-05");
    assert_eq!(in_order(DateOrder::DayFirst), "2026-05-04");
    // A date that can only be one day is that day.
    assert_eq!(read("31/05/2026", Some(DateOrder::MonthFirst)).unwrap().to_string(), "2026-05-31");
    let order = |texts: &[&str]| {
        let mut evidence = Evidence::default();
        for text in texts {
            evidence.add(text);
        }
        evidence.order()
    };
    assert_eq!(order(&["1/2/2026", "12/31/2026", "2026-01-31", ""]), Some(DateOrder::MonthFirst));
    assert_eq!(order(&["1.2.2026", "31.12.26"]), Some(DateOrder::DayFirst));
    assert_eq!(order(&["1/2/2026", "20 Nov 2026", "99/99/2026"]), None);
    assert_eq!(order(&["12/31/2026", "31/12/2026"]), None);
}

#[test]
fn formats_of_a_map_come_first() {
    let formats = ["%d/%m/%Y".to_owned(), "%d|%m|%Y".to_owned()];
    assert_eq!(in_formats("04/05/2026", &formats).map(|date| date.to_string()).as_deref(), Some("2026-05-04"));
    assert_eq!(in_formats("04|05|2026", &formats), in_formats("04/05/2026", &formats));
    assert_eq!(in_formats("04/05/26", &formats), None, "not the year 26");
    assert_eq!(Problem::NotADate, read("04/05", None).unwrap_err());
}
