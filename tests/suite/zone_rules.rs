//! The same local times in mails, calendars and timesheets around changes of clocks, in zones whose rules are new or odd.
//!
//! The expected times are from tzdata 2026f: Python's `zoneinfo` wrote them with the `tzdata` package 2026.6 of PyPI. Older
//! rules are an hour off in Vancouver, Edmonton, Winnipeg and Havana from November 2026 on, and in Casablanca from
//! September. Clocks change at midnight in Havana, and in Casablanca for Ramadan.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jobstead::clock::{DAY, HOUR};
use jobstead::schedule;
use serde_json::{Value, json};

use crate::calendar_mails::mails;
use crate::support::mail_server::MailServer;
use crate::support::pair::{Pair, applied, newest};
use crate::support::printed;
use crate::support::{NOON, Site, Visitor, email, setup_body};
use crate::timesheets::{id_of, sheet};

/// Start and end in UTC, as calendar files have them, and what people read.
type Moment = (&'static str, &'static str, &'static str);

const MOMENTS: [(&str, [Moment; 3]); 12] = [
    (
        "America/Vancouver",
        [
            ("20260308T094500Z", "20260308T101500Z", "Sun, Mar 8 at 1:45 AM PST to 3:15 AM PDT"),
            ("20260308T101500Z", "20260308T104500Z", "Sun, Mar 8 at 3:15 AM PDT to 3:45 AM"),
            ("20260309T160000Z", "20260309T163000Z", "Mon, Mar 9 at 9:00 AM PDT to 9:30 AM"),
        ],
    ),
    (
        "America/Vancouver",
        [
            ("20261101T084500Z", "20261101T091500Z", "Sun, Nov 1 at 1:45 AM PDT to 2:15 AM"),
            ("20261101T091500Z", "20261101T094500Z", "Sun, Nov 1 at 2:15 AM MST to 2:45 AM"),
            ("20261102T150000Z", "20261102T153000Z", "Mon, Nov 2 at 8:00 AM MST to 8:30 AM"),
        ],
    ),
    (
        "America/Edmonton",
        [
            ("20261101T074500Z", "20261101T081500Z", "Sun, Nov 1 at 1:45 AM MDT to 2:15 AM"),
            ("20261101T081500Z", "20261101T084500Z", "Sun, Nov 1 at 2:15 AM CST to 2:45 AM"),
            ("20261102T140000Z", "20261102T143000Z", "Mon, Nov 2 at 8:00 AM CST to 8:30 AM"),
        ],
    ),
    (
        "America/Winnipeg",
        [
            ("20261101T064500Z", "20261101T071500Z", "Sun, Nov 1 at 1:45 AM CDT to 2:15 AM"),
            ("20261101T071500Z", "20261101T074500Z", "Sun, Nov 1 at 2:15 AM EST to 2:45 AM"),
            ("20261102T130000Z", "20261102T133000Z", "Mon, Nov 2 at 8:00 AM EST to 8:30 AM"),
        ],
    ),
    (
        "America/Winnipeg",
        [
            ("20270314T074500Z", "20270314T081500Z", "Sun, Mar 14 at 2:45 AM EST to 3:15 AM"),
            ("20270314T081500Z", "20270314T084500Z", "Sun, Mar 14 at 3:15 AM EST to 3:45 AM"),
            ("20270315T140000Z", "20270315T143000Z", "Mon, Mar 15 at 9:00 AM EST to 9:30 AM"),
        ],
    ),
    (
        "America/Havana",
        [
            ("20260308T044500Z", "20260308T051500Z", "Sat, Mar 7 at 11:45 PM CST to 1:15 AM CDT"),
            ("20260308T051500Z", "20260308T054500Z", "Sun, Mar 8 at 1:15 AM CDT to 1:45 AM"),
            ("20260309T110000Z", "20260309T113000Z", "Mon, Mar 9 at 7:00 AM CDT to 7:30 AM"),
        ],
    ),
    (
        "America/Havana",
        [
            ("20261101T044500Z", "20261101T051500Z", "Sun, Nov 1 at 12:45 AM CDT to 1:15 AM"),
            ("20261101T051500Z", "20261101T054500Z", "Sun, Nov 1 at 1:15 AM CDT to 1:45 AM"),
            ("20261102T110000Z", "20261102T113000Z", "Mon, Nov 2 at 7:00 AM CDT to 7:30 AM"),
        ],
    ),
    (
        "America/Havana",
        [
            ("20271107T044500Z", "20271107T051500Z", "Sun, Nov 7 at 12:45 AM CDT to 12:15 AM CST"),
            ("20271107T051500Z", "20271107T054500Z", "Sun, Nov 7 at 12:15 AM CST to 12:45 AM"),
            ("20271108T110000Z", "20271108T113000Z", "Mon, Nov 8 at 6:00 AM CST to 6:30 AM"),
        ],
    ),
    (
        "Africa/Casablanca",
        [
            ("20260215T014500Z", "20260215T021500Z", "Sun, Feb 15 at 2:45 AM GMT+01 to 2:15 AM GMT+00"),
            ("20260215T021500Z", "20260215T024500Z", "Sun, Feb 15 at 2:15 AM GMT+00 to 2:45 AM"),
            ("20260216T080000Z", "20260216T083000Z", "Mon, Feb 16 at 8:00 AM GMT+00 to 8:30 AM"),
        ],
    ),
    (
        "Africa/Casablanca",
        [
            ("20260322T014500Z", "20260322T021500Z", "Sun, Mar 22 at 1:45 AM GMT+00 to 3:15 AM GMT+01"),
            ("20260322T021500Z", "20260322T024500Z", "Sun, Mar 22 at 3:15 AM GMT+01 to 3:45 AM"),
            ("20260323T080000Z", "20260323T083000Z", "Mon, Mar 23 at 9:00 AM GMT+01 to 9:30 AM"),
        ],
    ),
    (
        "Africa/Casablanca",
        [
            ("20260920T004500Z", "20260920T011500Z", "Sun, Sep 20 at 1:45 AM GMT+01 to 1:15 AM GMT+00"),
            ("20260920T011500Z", "20260920T014500Z", "Sun, Sep 20 at 1:15 AM GMT+00 to 1:45 AM"),
            ("20260921T070000Z", "20260921T073000Z", "Mon, Sep 21 at 7:00 AM GMT+00 to 7:30 AM"),
        ],
    ),
    (
        "Africa/Casablanca",
        [
            ("20270207T014500Z", "20270207T021500Z", "Sun, Feb 7 at 1:45 AM GMT+00 to 2:15 AM"),
            ("20270207T021500Z", "20270207T024500Z", "Sun, Feb 7 at 2:15 AM GMT+00 to 2:45 AM"),
            ("20270208T080000Z", "20270208T083000Z", "Mon, Feb 8 at 8:00 AM GMT+00 to 8:30 AM"),
        ],
    ),
];

/// Returns an instant as a calendar file has it.
fn instant(text: &str) -> i64 {
    let utc = DateTime::strptime("%Y%m%dT%H%M%SZ", text).unwrap();
    utc.to_zoned(TimeZone::UTC).unwrap().timestamp().as_millisecond()
}

/// Returns when each entry of a calendar file begins and ends. Both have to be in UTC, so that no reader needs rules of its
/// own.
fn times(file: &str) -> Vec<[String; 2]> {
    assert!(!file.contains("TZID") && !file.contains("VTIMEZONE"), "{file}");
    let all = |name: &str| -> Vec<String> {
        file.lines().filter_map(|line| Some(line.strip_prefix(name)?.strip_prefix(':')?.to_owned())).collect()
    };
    all("DTSTART").into_iter().zip(all("DTEND")).map(|(start, end)| [start, end]).collect()
}

/// Sets up a site in a zone at a time, and returns its operator.
async fn set_up(site: &Site, zone: &str, now: i64) -> Visitor {
    site.clock.advance(now - NOON);
    let operator = Visitor::new(site);
    let mut body = setup_body(&site.setup_token().await);
    // A town that the site knows has its own zone.
    body["site"]["town"] = json!("Nowhere Crick, XX");
    body["site"]["zone"] = json!(zone);
    operator.post("/api/setup", body).await.expect(201);
    operator
}

/// Lets the mails of half an hour leave, and returns the texts of those to a person, each in one line.
async fn texts(site: &Site, server: &MailServer, name: &str) -> (String, Vec<Value>) {
    let own: Vec<_> = mails(site, server, 30).await.into_iter().filter(|(to, _)| *to == email(name)).collect();
    let texts = own.iter().map(|(_, mail)| mail["text"].as_str().unwrap());
    let text = texts.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
    (text, own.into_iter().map(|(_, mail)| mail).collect())
}

#[tokio::test]
async fn mails_and_calendars_say_the_same_time_in_canada() {
    agree(&["America/Vancouver", "America/Edmonton", "America/Winnipeg"]).await;
}

#[tokio::test]
async fn mails_and_calendars_say_the_same_time_where_clocks_change_at_midnight_or_for_ramadan() {
    agree(&["America/Havana", "Africa/Casablanca"]).await;
}

/// Checks the moments of zones.
async fn agree(zones: &[&str]) {
    let server = MailServer::start();
    for (zone, moments) in MOMENTS.into_iter().filter(|(zone, _)| zones.contains(zone)) {
        let site = server.empty_site();
        set_up(&site, zone, instant(moments[0].0) - 3 * DAY).await;
        site.has_sender().await;
        let (employer, worker, application) = applied(&site).await;
        mails(&site, &server, 30).await;

        let begins = moments.map(|(.., words)| words.split_once(" to ").unwrap().0);
        let starts = moments.map(|(start, ..)| instant(start));
        let body = json!({ "applicationId": application, "times": starts, "minutes": 30, "how": "phone", "where": "843-555-0100" });
        let interview = employer.post("/api/interviews", body).await.expect(201)["id"].clone();
        let (text, _) = texts(&site, &server, "Wanda Worker").await;
        assert!(text.contains(&format!("Interview proposed: {}.", begins.join("; "))), "{zone}: {text}");
        worker.post(&format!("/api/interviews/{interview}/pick"), json!({ "time": starts[0] })).await.expect(200);
        let (text, sent) = texts(&site, &server, "Emma Employer").await;
        assert!(text.contains(&format!("Interview confirmed: {}.", begins[0])), "{zone}: {text}");
        let (start, end, _) = moments[0];
        assert_eq!(times(sent[0]["parts"][4]["content"].as_str().unwrap()), [[start, end]], "{zone}");
        let file = worker.get(&format!("/api/interviews/{interview}/calendar.ics")).await.text();
        assert_eq!(times(&file), [[start, end]], "{zone}");

        let application = worker.applies(employer.posts("Dishwasher").await).await;
        employer.step(application, "offer").await.expect(200);
        let contract = worker.step(application, "accept").await.expect(200)["contractId"].clone();
        for (start, end, words) in moments {
            let body = json!({ "startsAt": instant(start), "endsAt": instant(end) });
            employer.post(&format!("/api/contracts/{contract}/shifts"), body).await.expect(201);
            let (text, _) = texts(&site, &server, "Wanda Worker").await;
            assert!(text.contains(&format!("A shift was planned: {words}. ")), "{zone}: {words}: {text}");
            worker.post("/api/notifications/read", json!({ "all": true })).await.expect(200);
        }
        employer.post(&format!("/api/interviews/{interview}/cancel"), json!({ "reason": "Full." })).await.expect(200);
        let address = worker.post("/api/calendar-address", json!({})).await.expect(200)["address"].clone();
        let path = address.as_str().unwrap().strip_prefix(site.app.origin.as_str()).unwrap().to_owned();
        let feed = Visitor::new(&site).get(&path).await.text();
        assert_eq!(times(&feed), moments.map(|(start, end, _)| [start, end]), "{zone}");
    }
}

/// A day on which clocks change, or no longer do.
struct Day {
    zone: &'static str,
    date: &'static str,
    /// When it begins and ends, in UTC.
    bounds: (&'static str, &'static str),
    hours: i64,
    /// The last half hour of the day before, this day's first 12 hours and its rest, and the first half hour of the next:
    /// the date, start and end with their offsets, and the printed day and times.
    entries: [(&'static str, &'static str, &'static str, &'static str, &'static str); 4],
}

const DAYS: [Day; 12] = [
    Day {
        zone: "America/Vancouver",
        date: "2026-03-08",
        bounds: ("20260308T080000Z", "20260309T070000Z"),
        hours: 23,
        entries: [
            ("2026-03-07", "2026-03-07 23:30 -08:00", "2026-03-08 00:00 -08:00", "Sat, Mar 7", "11:30 PM – 12:00 AM"),
            ("2026-03-08", "2026-03-08 00:00 -08:00", "2026-03-08 13:00 -07:00", "Sun, Mar 8", "12:00 AM – 1:00 PM"),
            ("2026-03-08", "2026-03-08 13:00 -07:00", "2026-03-09 00:00 -07:00", "Sun, Mar 8", "1:00 PM – 12:00 AM"),
            ("2026-03-09", "2026-03-09 00:00 -07:00", "2026-03-09 00:30 -07:00", "Mon, Mar 9", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Vancouver",
        date: "2026-11-01",
        bounds: ("20261101T070000Z", "20261102T070000Z"),
        hours: 24,
        entries: [
            ("2026-10-31", "2026-10-31 23:30 -07:00", "2026-11-01 00:00 -07:00", "Sat, Oct 31", "11:30 PM – 12:00 AM"),
            ("2026-11-01", "2026-11-01 00:00 -07:00", "2026-11-01 12:00 -07:00", "Sun, Nov 1", "12:00 AM – 12:00 PM"),
            ("2026-11-01", "2026-11-01 12:00 -07:00", "2026-11-02 00:00 -07:00", "Sun, Nov 1", "12:00 PM – 12:00 AM"),
            ("2026-11-02", "2026-11-02 00:00 -07:00", "2026-11-02 00:30 -07:00", "Mon, Nov 2", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Edmonton",
        date: "2026-11-01",
        bounds: ("20261101T060000Z", "20261102T060000Z"),
        hours: 24,
        entries: [
            ("2026-10-31", "2026-10-31 23:30 -06:00", "2026-11-01 00:00 -06:00", "Sat, Oct 31", "11:30 PM – 12:00 AM"),
            ("2026-11-01", "2026-11-01 00:00 -06:00", "2026-11-01 12:00 -06:00", "Sun, Nov 1", "12:00 AM – 12:00 PM"),
            ("2026-11-01", "2026-11-01 12:00 -06:00", "2026-11-02 00:00 -06:00", "Sun, Nov 1", "12:00 PM – 12:00 AM"),
            ("2026-11-02", "2026-11-02 00:00 -06:00", "2026-11-02 00:30 -06:00", "Mon, Nov 2", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Winnipeg",
        date: "2026-11-01",
        bounds: ("20261101T050000Z", "20261102T050000Z"),
        hours: 24,
        entries: [
            ("2026-10-31", "2026-10-31 23:30 -05:00", "2026-11-01 00:00 -05:00", "Sat, Oct 31", "11:30 PM – 12:00 AM"),
            ("2026-11-01", "2026-11-01 00:00 -05:00", "2026-11-01 12:00 -05:00", "Sun, Nov 1", "12:00 AM – 12:00 PM"),
            ("2026-11-01", "2026-11-01 12:00 -05:00", "2026-11-02 00:00 -05:00", "Sun, Nov 1", "12:00 PM – 12:00 AM"),
            ("2026-11-02", "2026-11-02 00:00 -05:00", "2026-11-02 00:30 -05:00", "Mon, Nov 2", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Winnipeg",
        date: "2027-03-14",
        bounds: ("20270314T050000Z", "20270315T050000Z"),
        hours: 24,
        entries: [
            ("2027-03-13", "2027-03-13 23:30 -05:00", "2027-03-14 00:00 -05:00", "Sat, Mar 13", "11:30 PM – 12:00 AM"),
            ("2027-03-14", "2027-03-14 00:00 -05:00", "2027-03-14 12:00 -05:00", "Sun, Mar 14", "12:00 AM – 12:00 PM"),
            ("2027-03-14", "2027-03-14 12:00 -05:00", "2027-03-15 00:00 -05:00", "Sun, Mar 14", "12:00 PM – 12:00 AM"),
            ("2027-03-15", "2027-03-15 00:00 -05:00", "2027-03-15 00:30 -05:00", "Mon, Mar 15", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Havana",
        date: "2026-03-08",
        bounds: ("20260308T050000Z", "20260309T040000Z"),
        hours: 23,
        entries: [
            ("2026-03-07", "2026-03-07 23:30 -05:00", "2026-03-08 01:00 -04:00", "Sat, Mar 7", "11:30 PM – 1:00 AM"),
            ("2026-03-08", "2026-03-08 01:00 -04:00", "2026-03-08 13:00 -04:00", "Sun, Mar 8", "1:00 AM – 1:00 PM"),
            ("2026-03-08", "2026-03-08 13:00 -04:00", "2026-03-09 00:00 -04:00", "Sun, Mar 8", "1:00 PM – 12:00 AM"),
            ("2026-03-09", "2026-03-09 00:00 -04:00", "2026-03-09 00:30 -04:00", "Mon, Mar 9", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Havana",
        date: "2026-11-01",
        bounds: ("20261101T040000Z", "20261102T040000Z"),
        hours: 24,
        entries: [
            ("2026-10-31", "2026-10-31 23:30 -04:00", "2026-11-01 00:00 -04:00", "Sat, Oct 31", "11:30 PM – 12:00 AM"),
            ("2026-11-01", "2026-11-01 00:00 -04:00", "2026-11-01 12:00 -04:00", "Sun, Nov 1", "12:00 AM – 12:00 PM"),
            ("2026-11-01", "2026-11-01 12:00 -04:00", "2026-11-02 00:00 -04:00", "Sun, Nov 1", "12:00 PM – 12:00 AM"),
            ("2026-11-02", "2026-11-02 00:00 -04:00", "2026-11-02 00:30 -04:00", "Mon, Nov 2", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "America/Havana",
        date: "2027-11-07",
        bounds: ("20271107T040000Z", "20271108T050000Z"),
        hours: 25,
        entries: [
            ("2027-11-06", "2027-11-06 23:30 -04:00", "2027-11-07 00:00 -04:00", "Sat, Nov 6", "11:30 PM – 12:00 AM"),
            ("2027-11-07", "2027-11-07 00:00 -04:00", "2027-11-07 11:00 -05:00", "Sun, Nov 7", "12:00 AM – 11:00 AM"),
            ("2027-11-07", "2027-11-07 11:00 -05:00", "2027-11-08 00:00 -05:00", "Sun, Nov 7", "11:00 AM – 12:00 AM"),
            ("2027-11-08", "2027-11-08 00:00 -05:00", "2027-11-08 00:30 -05:00", "Mon, Nov 8", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "Africa/Casablanca",
        date: "2026-02-15",
        bounds: ("20260214T230000Z", "20260216T000000Z"),
        hours: 25,
        entries: [
            ("2026-02-14", "2026-02-14 23:30 +01:00", "2026-02-15 00:00 +01:00", "Sat, Feb 14", "11:30 PM – 12:00 AM"),
            ("2026-02-15", "2026-02-15 00:00 +01:00", "2026-02-15 11:00 +00:00", "Sun, Feb 15", "12:00 AM – 11:00 AM"),
            ("2026-02-15", "2026-02-15 11:00 +00:00", "2026-02-16 00:00 +00:00", "Sun, Feb 15", "11:00 AM – 12:00 AM"),
            ("2026-02-16", "2026-02-16 00:00 +00:00", "2026-02-16 00:30 +00:00", "Mon, Feb 16", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "Africa/Casablanca",
        date: "2026-03-22",
        bounds: ("20260322T000000Z", "20260322T230000Z"),
        hours: 23,
        entries: [
            ("2026-03-21", "2026-03-21 23:30 +00:00", "2026-03-22 00:00 +00:00", "Sat, Mar 21", "11:30 PM – 12:00 AM"),
            ("2026-03-22", "2026-03-22 00:00 +00:00", "2026-03-22 13:00 +01:00", "Sun, Mar 22", "12:00 AM – 1:00 PM"),
            ("2026-03-22", "2026-03-22 13:00 +01:00", "2026-03-23 00:00 +01:00", "Sun, Mar 22", "1:00 PM – 12:00 AM"),
            ("2026-03-23", "2026-03-23 00:00 +01:00", "2026-03-23 00:30 +01:00", "Mon, Mar 23", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "Africa/Casablanca",
        date: "2026-09-20",
        bounds: ("20260919T230000Z", "20260921T000000Z"),
        hours: 25,
        entries: [
            ("2026-09-19", "2026-09-19 23:30 +01:00", "2026-09-20 00:00 +01:00", "Sat, Sep 19", "11:30 PM – 12:00 AM"),
            ("2026-09-20", "2026-09-20 00:00 +01:00", "2026-09-20 11:00 +00:00", "Sun, Sep 20", "12:00 AM – 11:00 AM"),
            ("2026-09-20", "2026-09-20 11:00 +00:00", "2026-09-21 00:00 +00:00", "Sun, Sep 20", "11:00 AM – 12:00 AM"),
            ("2026-09-21", "2026-09-21 00:00 +00:00", "2026-09-21 00:30 +00:00", "Mon, Sep 21", "12:00 AM – 12:30 AM"),
        ],
    },
    Day {
        zone: "Africa/Casablanca",
        date: "2027-02-07",
        bounds: ("20270207T000000Z", "20270208T000000Z"),
        hours: 24,
        entries: [
            ("2027-02-06", "2027-02-06 23:30 +00:00", "2027-02-07 00:00 +00:00", "Sat, Feb 6", "11:30 PM – 12:00 AM"),
            ("2027-02-07", "2027-02-07 00:00 +00:00", "2027-02-07 12:00 +00:00", "Sun, Feb 7", "12:00 AM – 12:00 PM"),
            ("2027-02-07", "2027-02-07 12:00 +00:00", "2027-02-08 00:00 +00:00", "Sun, Feb 7", "12:00 PM – 12:00 AM"),
            ("2027-02-08", "2027-02-08 00:00 +00:00", "2027-02-08 00:30 +00:00", "Mon, Feb 8", "12:00 AM – 12:30 AM"),
        ],
    },
];

#[tokio::test]
async fn hours_belong_to_their_local_day_whose_length_is_right() {
    for Day { zone, date, bounds, hours, entries } in DAYS {
        let site = Site::empty();
        let (start, end) = (instant(bounds.0), instant(bounds.1));
        assert_eq!(end - start, hours * HOUR, "{zone} {date}");
        let operator = set_up(&site, zone, start - 2 * DAY).await;
        // Saturday, Sunday and Monday are in one week.
        let fees = json!({ "jobPost": 0, "partnerMonth": 0, "commissionPercent": 0 });
        let mut body = json!({ "name": "Alder Creek Jobs", "town": "Nowhere Crick, XX", "zone": zone, "currency": "USD", "brand": "#1f6b54", "fees": fees });
        body["timeRules"] = json!({ "weekStarts": "saturday", "overtimeDayHours": null, "overtimeWeekHours": null, "overtimePercent": 150, "breakAfterHours": null, "breakMinutes": 30, "roundingMinutes": 0 });
        operator.put("/api/site", body).await.expect(200);
        let pair = Pair::new(&site).await;
        site.clock.advance(end + HOUR - site.clock.now());
        let ends = [start - HOUR / 2, start, start + 12 * HOUR, end, end + HOUR / 2];
        for (n, (times, (day, ..))) in ends.windows(2).zip(entries).enumerate() {
            let client_id = id_of(i64::try_from(n).unwrap());
            let body = json!({ "clientId": client_id, "startedAt": times[0], "endedAt": times[1], "manual": true, "confirmed": true });
            let entry = pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
            assert_eq!(entry["day"], day, "{zone} {date}");
        }
        let week = entries[0].0;
        let seen = sheet(&pair, &pair.employer, date).await;
        assert_eq!(seen["sheet"]["week"], week, "{zone} {date}");
        assert_eq!(seen["sheet"]["figures"]["seconds"], hours * 3_600 + 3_600, "{zone} {date}");
        let lengths = seen["entries"].as_array().unwrap().iter().filter(|entry| entry["day"] == date);
        let length: i64 = lengths.map(|entry| entry["figures"]["seconds"].as_i64().unwrap()).sum();
        assert_eq!(length, hours * 3_600, "{zone} {date}");

        let path = format!("{}/timesheets/{week}", pair.path);
        let tables = [format!("{path}/csv"), format!("/api/time/{}/csv", &date[..4])];
        for table in tables {
            let table = pair.worker.get(&table).await.text();
            for (day, start, end, ..) in entries {
                assert!(table.contains(&format!("\"{day}\",\"{start}\",\"{end}\",")), "{zone} {start}: {table}");
            }
        }
        let file = pair.worker.get(&format!("{path}/calendar.ics")).await.text();
        let read: Vec<_> = times(&file).iter().map(|both| both.each_ref().map(|text| instant(text))).collect();
        let expected: Vec<_> = ends.windows(2).map(|times| [times[0], times[1]]).collect();
        assert_eq!(read, expected, "{zone} {date}");
        let lines = printed::lines(&pair.worker.get(&format!("{path}/pdf")).await.bytes);
        for (_, _, _, day, times) in entries {
            let printed = |text: &str| lines.iter().any(|line| line.starts_with(text));
            assert!(printed(day) && printed(times), "{zone} {day} {times}: {lines:#?}");
        }
        let change = format!("On {}, clocks change: that day has {hours} h.", entries[1].3);
        let says = lines.iter().any(|line| line.contains(&change));
        assert_eq!(says, hours != 24, "{zone} {date}: {lines:#?}");
    }
}

#[tokio::test]
async fn a_week_with_a_longer_day_ends_and_is_reminded_of_at_its_own_hour() {
    let site = Site::empty();
    // In Havana, Sunday, November 7, 2027 has 25 hours.
    set_up(&site, "America/Havana", instant("20271105T150000Z")).await;
    let pair = Pair::new(&site).await;
    // The last hour of Sunday and the first of Monday.
    for (start, end) in [("20271108T040000Z", "20271108T050000Z"), ("20271108T050000Z", "20271108T060000Z")] {
        let body = json!({ "startsAt": instant(start), "endsAt": instant(end) });
        pair.employer.post(&format!("{}/shifts", pair.path), body).await.expect(201);
    }
    let board = pair.worker.get("/api/shifts?from=2027-11-01").await.expect(200)["items"].clone();
    let starts: Vec<_> = board.as_array().unwrap().iter().map(|shift| shift["startsAt"].clone()).collect();
    assert_eq!(starts, [instant("20271108T040000Z")], "Monday to Sunday");
    let now = site.clock.now();
    let body = json!({ "clientId": id_of(1), "startedAt": now - 2 * HOUR, "endedAt": now - HOUR, "manual": true });
    pair.worker.post(&format!("{}/entries", pair.path), body).await.expect(201);
    // The week is over on Saturday, and the worker hears of it on Sunday at nine.
    let title = "Send in your hours: “Line cook”";
    for (at, is_reminded) in [("20271107T135900Z", false), ("20271107T140000Z", true)] {
        site.clock.advance(instant(at) - site.clock.now());
        schedule::run_once(&site.app).await.unwrap();
        assert_eq!(newest(&pair.worker).await == title, is_reminded, "{at}");
    }
}
