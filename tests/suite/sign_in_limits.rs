//! Guessing passwords is limited, reveals nothing, and does not lock the owner out.

use std::time::{Duration, Instant};

use jobstead::clock::SECOND;
use jobstead::identity::{Cost, Hasher};
use serde_json::json;

use crate::support::{PASSWORD, Setup, Site, Visitor, email, sign_up_body};

fn guess(name: &str, n: usize) -> serde_json::Value {
    json!({ "email": email(name), "password": format!("wrong guess number {n}") })
}

/// Sends a sign-in request from this address, through the site's proxy.
async fn from(site: &Site, address: &str, body: &serde_json::Value) -> crate::support::Reply {
    let visitor = Visitor::new(site);
    let mut request = visitor.request(axum::http::Method::POST, "/api/auth/sign-in", Some(body));
    request.headers_mut().insert("x-forwarded-for", address.parse().unwrap());
    site.send(request).await
}

#[tokio::test]
async fn s35_ten_thousand_guesses_wait_and_the_owners_browser_does_not() {
    let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    let owner = site.stranger("Wanda Worker").await;
    let (mut tried, mut waited) = (0, 0);
    for n in 0..10_000usize {
        // Every guess comes from another address, so only the account's own limit can stop it.
        let address = format!("10.{}.{}.{}", n >> 16, (n >> 8) & 255, n & 255);
        match from(&site, &address, &guess("Wanda Worker", n)).await.status.as_u16() {
            401 => tried += 1,
            429 => waited += 1,
            other => panic!("{other}"),
        }
    }
    assert_eq!((tried, waited), (5, 9_995));
    // A browser that signed in before has its own limit, so the owner gets in at once.
    owner.get("/api/logout").await;
    owner.post("/api/auth/sign-in", json!({ "email": email("Wanda Worker"), "password": PASSWORD })).await.expect(200);
    // The account is never locked: a new browser gets in after the wait.
    let right = json!({ "email": email("Wanda Worker"), "password": PASSWORD });
    let reply = from(&site, "192.0.2.1", &right).await;
    assert_eq!(reply.refused(429), "too_many");
    let wait: i64 = reply.header("retry-after").parse().unwrap();
    assert!((1..=900).contains(&wait), "{wait}");
    site.clock.advance(wait * SECOND);
    from(&site, "192.0.2.1", &right).await.expect(200);
}

#[tokio::test]
async fn s35_the_wait_doubles_and_a_right_password_ends_it() {
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
async fn one_address_cannot_try_without_end_and_a_64_is_one_address() {
    let site = Site::with(Setup { proxies: vec!["127.0.0.1/32"], ..Setup::default() });
    site.set_up().await;
    let mut refused = 0;
    for n in 0..200usize {
        let body = json!({ "email": format!("nobody{n}@example.org"), "password": "wrong guess" });
        let reply = from(&site, &format!("2001:db8:1:2::{n:x}"), &body).await;
        refused += usize::from(reply.status == 429);
    }
    assert!(refused >= 70, "{refused}");
    let other = json!({ "email": "nobody@example.org", "password": "wrong guess" });
    assert_eq!(from(&site, "2001:db8:1:3::1", &other).await.status, 401);
}

#[tokio::test]
async fn sign_up_is_limited_by_address_so_that_it_is_no_directory() {
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
async fn s31_a_wrong_password_and_an_unknown_account_are_the_same() {
    // Hashing takes some milliseconds, so that skipping it would show.
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
            // A different address every time, to stay below the limit per address.
            let reply = from(&site, &format!("10.0.0.{}", round + 1), &body).await;
            times.push(started.elapsed());
            assert_eq!(reply.refused(401), "wrong_credentials");
            bodies.push(reply.bytes);
        }
    }
    assert!(bodies.iter().all(|body| body == &bodies[0]));
    // The fastest tenth shows the work itself; slower ones also show what else the machine did.
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

#[tokio::test(flavor = "multi_thread")]
async fn s2_hashing_takes_turns_and_sheds_what_is_too_much() {
    let hasher = Hasher::new(Cost { memory: 4_096, passes: 1 }).unwrap();
    let hashing: Vec<_> = (0..500)
        .map(|_| {
            let hasher = hasher.clone();
            tokio::spawn(
                async move { hasher.verify("a password".to_owned(), None).await.map_err(|e| e.status().as_u16()) },
            )
        })
        .collect();
    let mut shed = 0;
    for one in hashing {
        match one.await.unwrap() {
            Ok((right, _)) => assert!(!right),
            Err(status) => {
                assert_eq!(status, 503);
                shed += 1;
            }
        }
    }
    assert!(shed > 300, "{shed} of 500");
    assert!(hasher.verify("a password".to_owned(), None).await.is_ok(), "there is capacity again afterwards");
}
