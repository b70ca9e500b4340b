//! Guessing passwords is rate-limited, reveals nothing, and doesn't lock the owner out.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use jobstead::clock::{DAY, SECOND};
use jobstead::identity::{Cost, Hasher};
use jobstead::web::client::Client;
use jobstead::web::turns::{Account, Asker};
use serde_json::json;

use crate::support::{PASSWORD, Setup, Site, Visitor, email, sign_up_body};

fn guess(name: &str, n: usize) -> serde_json::Value {
    json!({ "email": email(name), "password": format!("wrong guess number {n}") })
}

/// Sends a sign-in request from this address, through the site's proxy.
async fn sign_in_from(site: &Site, address: &str, body: &serde_json::Value) -> crate::support::Reply {
    let visitor = Visitor::new(site);
    let mut request = visitor.request(axum::http::Method::POST, "/api/auth/sign-in", Some(body));
    request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
    site.send(request).await
}

#[tokio::test]
async fn s35_guesses_are_throttled_but_the_owners_browser_is_not() {
    let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    let owner = site.stranger("Wanda Worker").await;
    let (mut tried, mut throttled) = (0, 0);
    for n in 0..10_000usize {
        // Every guess comes from a different address, so only the account's own limit can stop it.
        let address = format!("10.{}.{}.{}", n >> 16, (n >> 8) & 255, n & 255);
        match sign_in_from(&site, &address, &guess("Wanda Worker", n)).await.status.as_u16() {
            401 => tried += 1,
            429 => throttled += 1,
            other => panic!("{other}"),
        }
    }
    assert_eq!((tried, throttled), (5, 9_995));
    // A browser that signed in before has its own limit, so the owner can sign in right away.
    owner.get("/api/logout").await;
    owner.post("/api/auth/sign-in", json!({ "email": email("Wanda Worker"), "password": PASSWORD })).await.expect(200);
    // The account is never locked: a new browser can sign in after the wait.
    let right = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    let reply = sign_in_from(&site, "192.0.2.1", &right).await;
    assert_eq!(reply.refused(429), "too_many");
    let wait: i64 = reply.header("retry-after").parse().unwrap();
    assert!((1..=900).contains(&wait), "{wait}");
    site.clock.advance(wait * SECOND);
    sign_in_from(&site, "192.0.2.1", &right).await.expect(200);
}

#[tokio::test]
async fn s35_the_wait_doubles_until_the_right_password() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    let visitor = Visitor::new(&site);
    for n in 0..5 {
        assert_eq!(visitor.post("/api/auth/sign-in", guess("Wanda Worker", n)).await.status, 401);
    }
    for seconds in [1, 2, 4, 8] {
        let reply = visitor.post("/api/auth/sign-in", guess("Wanda Worker", 9)).await;
        assert_eq!((reply.status.as_u16(), reply.header("retry-after")), (429, seconds.to_string().as_str()));
        site.clock.advance(seconds * SECOND);
        assert_eq!(visitor.post("/api/auth/sign-in", guess("Wanda Worker", 9)).await.status, 401);
    }
    site.clock.advance(16 * SECOND);
    let right = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    visitor.post("/api/auth/sign-in", right).await.expect(200);
    assert_eq!(Visitor::new(&site).post("/api/auth/sign-in", guess("Wanda Worker", 10)).await.status, 401);
}

#[tokio::test]
async fn attempts_per_address_are_limited_and_a_64_is_one_address() {
    let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    let mut refused = 0;
    for n in 0..200usize {
        let body = json!({ "email": format!("nobody{n}@example.org"), "password": "wrong guess" });
        let reply = sign_in_from(&site, &format!("2001:db8:1:2::{n:x}"), &body).await;
        refused += usize::from(reply.status == 429);
    }
    assert!(refused >= 70, "{refused}");
    let other = json!({ "email": "nobody@example.org", "password": "wrong guess" });
    assert_eq!(sign_in_from(&site, "2001:db8:1:3::1", &other).await.status, 401);
}

#[tokio::test]
async fn sign_up_is_rate_limited_so_it_cannot_list_accounts() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    let visitor = Visitor::new(&site);
    let mut statuses = Vec::new();
    for _ in 0..140 {
        statuses.push(visitor.post("/api/auth/sign-up", sign_up_body("Wanda Worker")).await.status.as_u16());
    }
    assert_eq!(statuses[0], 409);
    assert_eq!(statuses[139], 429);
}

#[tokio::test]
async fn s31_a_wrong_password_and_an_unknown_account_look_the_same() {
    // Hashing takes a few milliseconds, so skipping it would show.
    let cost = Cost { memory: 8_192, passes: 1 };
    let site = Site::with(Setup { cost, proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    for n in 0..20 {
        site.stranger(&format!("Person {n}")).await;
    }
    let (mut known, mut unknown) = (Vec::new(), Vec::new());
    let mut bodies = Vec::new();
    for round in 0..100usize {
        site.clock.advance(3_600 * SECOND);
        let real = guess(&format!("Person {}", round % 20), round);
        let none = guess(&format!("Nobody {}", round % 20), round);
        for (body, times) in [(real, &mut known), (none, &mut unknown)] {
            let started = Instant::now();
            // A different address every time, to stay below the per-address limit.
            let reply = sign_in_from(&site, &format!("10.0.0.{}", round + 1), &body).await;
            times.push(started.elapsed());
            assert_eq!(reply.refused(401), "wrong_credentials");
            bodies.push(reply.bytes);
        }
    }
    assert!(bodies.iter().all(|body| body == &bodies[0]));
    // The fastest tenth measures the work itself; slower attempts also measure what else the machine was doing.
    let quick = |times: &mut Vec<Duration>| {
        times.sort();
        times[times.len() / 10]
    };
    let (known, unknown) = (quick(&mut known), quick(&mut unknown));
    let difference = known.abs_diff(unknown);
    let noise = unknown / 3;
    assert!(difference < noise, "{known:?} and {unknown:?}");
    assert!(unknown > Duration::from_millis(2), "unknown accounts are hashed too: {unknown:?}");
}

/// Someone who asks for a hash from an address of their own.
fn asker(n: u32) -> Asker {
    Asker { client: Client(Ipv4Addr::from(n).into()), account: None }
}

/// Verifies a password for each of them at once and returns the statuses of those that were turned away.
async fn turned_away(hasher: &Hasher, askers: impl Iterator<Item = Asker>) -> Vec<u16> {
    let hashing: Vec<_> = askers
        .map(|asker| {
            let hasher = hasher.clone();
            tokio::spawn(async move { hasher.verify("a password".to_owned(), None, asker).await })
        })
        .collect();
    let mut statuses = Vec::new();
    for one in hashing {
        match one.await.unwrap() {
            Ok((right, _)) => assert!(!right),
            Err(error) => statuses.push(error.status().as_u16()),
        }
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn s2_hashing_is_queued_and_sheds_excess_load() {
    let hasher = Hasher::new(Cost { memory: 4_096, passes: 1 }).unwrap();
    let shed = turned_away(&hasher, (0..500).map(asker)).await;
    assert!(shed.len() > 300, "{} of 500", shed.len());
    assert!(shed.iter().all(|status| *status == 503), "{shed:?}");
    assert!(hasher.verify("a password".to_owned(), None, asker(0)).await.is_ok(), "there is capacity again afterwards");
}

#[tokio::test(flavor = "multi_thread")]
async fn s2_one_address_or_account_cannot_take_all_places() {
    let hasher = Hasher::new(Cost { memory: 4_096, passes: 1 }).unwrap();
    let one_address = (0..100).map(|_| asker(1));
    let one_account = (2..102).map(|n| Asker { account: Some(Account::Email([7; 32])), ..asker(n) });
    let flood = turned_away(&hasher, one_address.chain(one_account));
    let honest = async {
        // Until the flood's hashes are queued.
        tokio::task::yield_now().await;
        hasher.verify("a password".to_owned(), None, asker(200)).await
    };
    let (turned_away, honest) = tokio::join!(flood, honest);
    assert!(turned_away.len() > 150, "{} of 200", turned_away.len());
    assert!(turned_away.iter().all(|status| *status == 429), "{turned_away:?}");
    assert!(honest.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn s35_guesses_at_once_count_like_guesses_in_a_row() {
    let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    site.stranger("Wanda Worker").await;
    let guessing: Vec<_> = (0..60)
        .map(|n| {
            let site = site.clone();
            tokio::spawn(async move { sign_in_from(&site, &format!("10.0.0.{n}"), &guess("Wanda Worker", n)).await })
        })
        .collect();
    let (mut tried, mut refused) = (0, 0);
    for reply in guessing {
        match reply.await.unwrap().status.as_u16() {
            401 => tried += 1,
            429 => refused += 1,
            other => panic!("{other}"),
        }
    }
    assert!(tried <= 5, "{tried} guesses were checked");
    assert_eq!(tried + refused, 60);
}

#[tokio::test(flavor = "multi_thread")]
async fn s35_voucher_codes_guessed_at_once_count_like_guesses_in_a_row() {
    let site = Site::new().await;
    let person = Arc::new(site.person("Emma Employer", "employer").await);
    let guessing: Vec<_> = (0..25)
        .map(|n| {
            let person = Arc::clone(&person);
            tokio::spawn(async move { person.post("/api/vouchers", json!({ "code": format!("WRONG{n}") })).await })
        })
        .collect();
    let mut tried = 0;
    for reply in guessing {
        tried += usize::from(reply.await.unwrap().status == 422);
    }
    assert_eq!(tried, 5);
}

#[tokio::test]
async fn s35_a_clock_set_back_locks_nobody_out() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    let visitor = Visitor::new(&site);
    for n in 0..5 {
        assert_eq!(visitor.post("/api/auth/sign-in", guess("Wanda Worker", n)).await.status, 401);
    }
    site.clock.advance(-DAY);
    let right = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    assert_eq!(visitor.post("/api/auth/sign-in", right.clone()).await.header("retry-after"), "1");
    site.clock.advance(SECOND);
    visitor.post("/api/auth/sign-in", right).await.expect(200);
}

#[tokio::test]
async fn s35_a_weak_new_password_costs_no_hash_and_changes_have_to_wait() {
    let site = Site::new().await;
    let visitor = site.stranger("Wanda Worker").await;
    let change = |current: &str, new: &str| json!({ "current": current, "new": new });
    // The wrong current password isn't even looked at.
    let refused = visitor.put("/api/auth/password", change("wrong", "password")).await.expect(422);
    assert_eq!(refused["fields"][0]["field"], "new");
    for n in 0..5 {
        let (from, to) = (format!("{PASSWORD} {n}"), format!("{PASSWORD} {}", n + 1));
        let from = if n == 0 { PASSWORD.to_owned() } else { from };
        visitor.put("/api/auth/password", change(&from, &to)).await.expect(200);
    }
    let next = change(&format!("{PASSWORD} 5"), &format!("{PASSWORD} 6"));
    assert_eq!(visitor.put("/api/auth/password", next.clone()).await.refused(429), "too_many");
    site.clock.advance(SECOND);
    visitor.put("/api/auth/password", next).await.expect(200);
}
