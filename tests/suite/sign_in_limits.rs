//! Guessing passwords is rate-limited, reveals nothing, and doesn't lock the owner out.

use std::time::{Duration, Instant};

use jobstead::clock::SECOND;
use jobstead::identity::{Cost, Hasher};
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

#[tokio::test(flavor = "multi_thread")]
async fn s2_hashing_is_queued_and_sheds_excess_load() {
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
