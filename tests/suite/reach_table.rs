//! When each kind of notification arrives, for everyone who wants to know: `docs/reach.md` is made from this walk through
//! every kind, way, quiet hours, digest and whether an earlier one is unread. UPDATE_REACH=1 rewrites it.

use std::fmt::Write as _;
use std::path::Path;

use jobstead::clock::{DAY, HOUR, MINUTE, SECOND};
use jobstead::db::{Result, Tx, value};
use jobstead::ids::UserId;
use jobstead::notifications::category::{Category, Ways};
use jobstead::notifications::kinds::{Class, KINDS, Kind, Only};
use jobstead::notifications::settings::{self, Digest, Quiet, Settings};
use jobstead::notifications::store::{self, NewNotification};
use jobstead::{args, statements};

use crate::support::push_service::{Browser, PushService};
use crate::support::{NOON, Visitor};

statements! {
    PUSH = "SELECT due_at, expires_at, payload FROM push_outbox WHERE notification_id = $1";
    NOTE = "SELECT id, mail_due_at, mail_id FROM notifications WHERE user_id = $1 ORDER BY id DESC LIMIT 1";
    SET_MAILED = "UPDATE notifications SET mail_due_at = NULL, mailed_at = $2, mails = 1, mail_id = NULL WHERE user_id = $1";
    COUNT_MAILS = "SELECT CAST(COUNT(*) AS BIGINT) FROM mails WHERE user_id = $1";
    CLEAR = "DELETE FROM notifications WHERE user_id = $1";
    CLEAR_MAILS = "DELETE FROM mails WHERE user_id = $1";
    CLEAR_PUSHES = "DELETE FROM push_outbox WHERE notification_id IN (SELECT id FROM notifications WHERE user_id = $1)";
}

/// How long the examples with a deadline are of use.
const USEFUL_FOR: i64 = 3 * HOUR;

/// When a notification arrives, in milliseconds after its event.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
struct Arrival {
    push: i64,
    is_silent: bool,
    mail: i64,
}

/// Someone with a phone, and whether they are within their quiet hours and collect mail.
struct Person {
    id: UserId,
    is_quiet: bool,
    digest: Digest,
}

fn arrival(tx: &mut Tx, person: &Person, kind: Kind, is_repeat: bool) -> Result<Arrival> {
    let now = tx.now();
    let useful_until = kind.has_deadline.then_some(now + USEFUL_FOR);
    let topic = format!("topic:{}", kind.name);
    let note = NewNotification {
        kind: kind.name,
        topic: Some(&topic),
        title: "News",
        body: "",
        href: "/",
        useful_until,
        ..NewNotification::default()
    };
    if is_repeat {
        store::send(tx, person.id, &note)?;
        tx.run(SET_MAILED, args![person.id, now])?;
        tx.run(CLEAR_PUSHES, args![person.id])?;
    }
    store::send(tx, person.id, &note)?;
    assert_eq!(store::unread_count(tx, person.id)?, if is_repeat && !kind.merges { 2 } else { 1 }, "{}", kind.name);
    let (id, due, mail): (i64, Option<i64>, Option<i64>) =
        tx.one(NOTE, args![person.id], |row| Ok((row.take()?, row.take()?, row.take()?)))?;
    let (push, expires, payload): (i64, i64, String) =
        tx.one(PUSH, args![id], |row| Ok((row.take()?, row.take()?, row.take()?)))?;
    assert!(due.is_some() != mail.is_some(), "{} is mailed, or will be", kind.name);
    assert_eq!(expires, useful_until.unwrap_or(push + DAY), "{} lives as long as it's of use", kind.name);
    tx.run(CLEAR, args![person.id])?;
    tx.run(CLEAR_MAILS, args![person.id])?;
    let is_silent = payload.contains("\"silent\":true");
    Ok(Arrival { push: push - now, is_silent, mail: due.map_or(0, |due| due - now) })
}

/// What holds for every kind.
fn check(kind: Kind, person: &Person, is_repeat: bool, found: Arrival) {
    let name = kind.name;
    if kind.class == Class::Now {
        assert_eq!((found.push, found.mail), (10 * SECOND, 0), "{name} leaves at once");
    }
    if kind.has_deadline {
        let latest = USEFUL_FOR - 30 * MINUTE;
        assert!(found.push <= latest && found.mail <= latest, "{name} leaves in time");
    }
    if is_repeat && person.digest == Digest::Off {
        assert!(found.mail <= HOUR, "a repeat of {name} is mailed within the hour");
    }
    assert!(person.is_quiet || !found.is_silent, "{name} is silent only within quiet hours");
    let leaves_meanwhile = person.is_quiet && found.push < 4 * HOUR;
    assert_eq!(leaves_meanwhile, found.is_silent, "{name} wakes nobody within quiet hours");
}

async fn person(visitor: &Visitor, is_quiet: bool, digest: Digest) -> Person {
    Person { id: UserId(visitor.id().await), is_quiet, digest }
}

fn settings(person: &Person) -> Settings {
    let all = Ways { app: true, push: true, mail: true };
    let grid = Category::ALL.iter().map(|category| (*category, all)).collect();
    let to = if person.is_quiet { "16:00" } else { "11:30" };
    let quiet = Quiet { from: "11:00".to_owned(), to: to.to_owned(), zone: "UTC".to_owned() };
    Settings { grid, quiet: Some(quiet), digest: person.digest }
}

fn words(milliseconds: i64) -> String {
    if milliseconds == 0 {
        return "at once".to_owned();
    }
    let parts = [(milliseconds / HOUR, "h"), (milliseconds / MINUTE % 60, "min"), (milliseconds / SECOND % 60, "s")];
    let said: Vec<_> = parts.iter().filter(|(n, _)| *n > 0).map(|(n, unit)| format!("{n} {unit}")).collect();
    said.join(" ")
}

fn push_words(found: Arrival) -> String {
    format!("{}{}", words(found.push), if found.is_silent { ", silent" } else { "" })
}

const HEAD: &str = "# When each notification arrives

Made by `tests/suite/reach_table.rs`; `UPDATE_REACH=1` rewrites it.

Each kind of notification (`src/notifications/kinds.rs`) has a class. *Now* leaves at once, also while mails are collected, and
makes no sound within quiet hours. *Soon* and *digest* wait for the end of quiet hours and for the digest. What has a deadline
leaves half an hour before it at the latest, whatever the person chose, and a push service drops it at the deadline. The bell
always has it at once.

The columns show how long after the event a push leaves, normally and within quiet hours, and a mail, normally, with a daily and
with a weekly digest, and when a mail about an earlier one of the same kind just left and is unread. The event is on a Friday at
12:00; the quiet hours last from 11:00 to 16:00, digests come at 8:00, and deadlines are three hours later. A notification that's
read before its mail leaves isn't mailed. Only kinds marked *yes* replace an unread one of the same kind about the same thing.

A mail about an interview with an agreed time carries its entry for calendars, and so isn't put into one mail with others, not
even in a digest: mail programs read one entry of a mail. It leaves when the digest would. Whoever agrees to an interview, moves
it or cancels it gets `interview_calendar`, only as a mail and at once, so that their own calendar follows too.

| Kind | Class | Deadline | Replaces | Push | Push, quiet | Mail | Mail, daily | Mail, weekly | Mail, repeat |
|---|---|---|---|---|---|---|---|---|---|
";

#[tokio::test]
async fn every_kind_arrives_when_the_document_says() {
    let service = PushService::start().await;
    let site = service.site().await;
    assert_eq!(site.clock.now(), NOON);
    let mut people = Vec::new();
    for is_quiet in [false, true] {
        for digest in Digest::ALL {
            let visitor = site.stranger(&format!("Person {}", people.len())).await;
            Browser::new(&service, &format!("phone-{}", people.len())).subscribes(&visitor).await;
            people.push(person(&visitor, is_quiet, *digest).await);
        }
    }
    let table = site
        .write(move |tx| {
            for person in &people {
                settings::save(tx, person.id, &settings(person))?;
            }
            let mut text = HEAD.to_owned();
            for kind in KINDS.iter().filter(|kind| kind.only == Only::EveryWay) {
                let mut row = Vec::new();
                for person in &people {
                    for is_repeat in [false, true] {
                        let found = arrival(tx, person, *kind, is_repeat)?;
                        check(*kind, person, is_repeat, found);
                        row.push(found);
                    }
                }
                // Loud people come first: without a digest, fresh and repeated, then with a daily and a weekly one.
                let [plain, repeat, daily, _, weekly, _, quiet, ..] = row.as_slice() else { panic!("{row:?}") };
                let class = format!("{:?}", kind.class).to_lowercase();
                let yes = |is: bool| if is { "yes" } else { "" };
                let mails = [plain, daily, weekly, repeat].map(|found| words(found.mail)).join(" | ");
                let pushes = [plain, quiet].map(|found| push_words(*found)).join(" | ");
                let (deadline, replaces) = (yes(kind.has_deadline), yes(kind.merges));
                writeln!(text, "| `{}` | {class} | {deadline} | {replaces} | {pushes} | {mails} |", kind.name).unwrap();
            }
            Ok(text)
        })
        .await;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/reach.md");
    if std::env::var_os("UPDATE_REACH").is_some() {
        std::fs::write(&file, &table).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(table == written, "docs/reach.md is outdated: review it, then run this test with UPDATE_REACH=1");
}

#[tokio::test]
async fn a_mail_is_not_written_about_what_was_read_before() {
    let site = crate::support::Site::new().await;
    let visitor = site.stranger("Norma Noted").await;
    let id = UserId(visitor.id().await);
    for kind in KINDS.iter().filter(|kind| kind.class != Class::Now) {
        let name = kind.name;
        let note = NewNotification { kind: name, title: "News", body: "", href: "/", ..NewNotification::default() };
        site.write(move |tx| {
            store::send(tx, id, &note)?;
            for unread in store::unread_ids(tx, id, None)? {
                store::mark(tx, id, unread, true)?;
            }
            Ok(())
        })
        .await;
    }
    site.clock.advance(2 * DAY);
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let count: i64 = site.read(move |tx| tx.one(COUNT_MAILS, args![id], value)).await;
    assert_eq!(count, 0);
}
