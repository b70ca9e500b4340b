//! Accounts: sign-up and sign-in, passwords, sessions, roles, profiles.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use jobstead::accounts::password;
use jobstead::clock::{DAY, HOUR, SECOND};
use jobstead::identity::{Cost, Hasher};
use jobstead::ids::UserId;
use jobstead::web::{Validator, token};
use jobstead::{args, db, statements};
use serde_json::json;

use crate::support::{PASSWORD, Setup, Site, Visitor, email, job_body, sign_up_body};

statements! {
    HASHES = "SELECT password_hash FROM users ORDER BY id LIMIT 100";
    SESSIONS = "SELECT hash FROM sessions LIMIT 100";
    SET_STAFF = "UPDATE users SET staff = 'admin' WHERE id = $1";
    LAST_SEEN = "SELECT CAST(MAX(last_seen_at) AS BIGINT) FROM sessions";
    SET_HASH_OF = "UPDATE users SET password_hash = $2 WHERE id = $1";
    SET_HASH = "UPDATE users SET password_hash = $1";
}

fn sign_in_body(name: &str, password: &str) -> serde_json::Value {
    json!({ "email": email(name), "password": password })
}

#[tokio::test]
async fn sign_up_sign_out_and_sign_in_again() {
    let site = Site::new().await;
    let visitor = site.stranger("Wanda Worker").await;
    let user = visitor.get("/api/auth/user").await.expect(200);
    assert_eq!(
        (&user["role"], &user["roles"], &user["email"]),
        (&json!(null), &json!([]), &json!("wanda.worker@example.org"))
    );
    let signed_out = visitor.get("/api/logout").await;
    assert_eq!((signed_out.status.as_u16(), signed_out.header("location")), (303, "/"));
    assert_eq!(visitor.get("/api/auth/user").await.refused(401), "unauthorized");
    let mut upper = sign_in_body("Wanda Worker", PASSWORD);
    upper["email"] = json!(" WANDA.worker@example.org ");
    assert_eq!(visitor.post("/api/auth/sign-in", upper).await.expect(200)["id"], user["id"]);
}

#[tokio::test]
async fn sign_up_rejects_a_taken_email_in_any_case() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    let mut body = sign_up_body("Wanda Worker");
    body["email"] = json!("Wanda.WORKER@example.org");
    assert_eq!(Visitor::new(&site).post("/api/auth/sign-up", body).await.refused(409), "email_taken");
}

#[tokio::test]
async fn s1_hashes_meet_the_minimum_and_sign_in_upgrades_old_ones() {
    let site = Site::with(Setup { cost: Cost::for_host(u64::MAX), ..Setup::default() });
    site.set_up().await;
    let visitor = site.stranger("Wanda Worker").await;
    let hashes = site.read(|tx| tx.all(HASHES, &[], db::value::<String>)).await;
    assert_eq!(hashes.len(), 2);
    for hash in &hashes {
        let parsed = PasswordHash::new(hash).unwrap();
        let params = argon2::Params::try_from(&parsed).unwrap();
        assert_eq!(parsed.algorithm.as_str(), "argon2id");
        assert_eq!((params.m_cost(), params.t_cost(), params.p_cost()), (47_104, 1, 1));
    }
    let old = Hasher::new(Cost { memory: 8_192, passes: 1 }).unwrap().hash_blocking(PASSWORD).unwrap();
    let stored = old.clone();
    site.write(move |tx| tx.run(SET_HASH, args![&stored])).await;
    visitor.post("/api/auth/sign-in", sign_in_body("Wanda Worker", PASSWORD)).await.expect(200);
    let upgraded = site.read(|tx| tx.all(HASHES, &[], db::value::<String>)).await;
    assert_eq!(upgraded[0], old, "the operator hasn't signed in, so their hash is unchanged");
    assert!(upgraded[1].contains("m=47104"), "{}", upgraded[1]);
    assert_eq!(Cost::for_host(1_000_000_000).memory, 19_456);
}

#[test]
fn s3_password_rules() {
    let long = "ab1 ".repeat(32);
    let too_long = "a".repeat(1_025);
    let context = ["Alder Creek Work Office", "Wanda Worker", "wanda.worker@example.org"];
    let accepted = |password: &str| {
        let mut checks = Validator::default();
        password::check(&mut checks, password, &context);
        checks.finish().is_ok()
    };
    for good in ["four plain words here", "  leading blanks count", "🦊🐢🦉🐝🦋🐙🐳🌵", &long, "Tr0ub4dor&3x"]
    {
        assert!(accepted(good), "{good:?} was rejected");
    }
    for bad in [
        "password",
        "12345678",
        "qwertyuiop",
        "short",
        "Alder Creek Work Office",
        "aldercreekworkoffice",
        "Wanda Worker",
        &too_long,
    ] {
        assert!(!accepted(bad), "{bad:?} was accepted");
    }
}

#[tokio::test]
async fn s3_passwords_are_not_truncated() {
    let site = Site::new().await;
    let visitor = Visitor::new(&site);
    let long = "many different words ".repeat(7);
    let mut body = sign_up_body("Wanda Worker");
    body["password"] = json!(long);
    visitor.post("/api/auth/sign-up", body).await.expect(201);
    let shorter = &long[..long.len() - 1];
    assert_eq!(
        visitor.post("/api/auth/sign-in", sign_in_body("Wanda Worker", shorter)).await.refused(401),
        "wrong_credentials"
    );
    visitor.post("/api/auth/sign-in", sign_in_body("Wanda Worker", &long)).await.expect(200);
}

#[tokio::test]
async fn s4_the_database_stores_no_cookie_values() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let backup = site.path.with_file_name("backup.db");
    let connection = db::open_existing(&site.path).unwrap();
    db::backup::copy(&connection, &backup, |_| Ok(())).unwrap();
    let mut wal = site.path.clone().into_os_string();
    wal.push("-wal");
    for cookie in ["sid", "device"] {
        let value = visitor.cookie(cookie).unwrap();
        for path in [site.path.clone(), wal.clone().into(), backup.clone()] {
            let bytes = std::fs::read(&path).unwrap();
            let found = bytes.windows(value.len()).any(|window| window == value.as_bytes());
            assert!(!found, "{cookie} is in {}", path.display());
        }
        assert!(value.len() >= 43, "the cookie has fewer than 256 bits");
    }
}

#[tokio::test]
async fn s5_sign_in_and_role_change_start_a_new_session() {
    let site = Site::new().await;
    let visitor = site.stranger("Wanda Worker").await;
    let first = visitor.cookie("sid").unwrap();
    visitor.post("/api/auth/sign-in", sign_in_body("Wanda Worker", PASSWORD)).await.expect(200);
    let second = visitor.cookie("sid").unwrap();
    visitor.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    let third = visitor.cookie("sid").unwrap();
    assert!(first != second && second != third);
    for ended in [first, second] {
        let thief = Visitor::new(&site);
        thief.set_cookie("sid", &ended);
        assert_eq!(thief.get("/api/auth/user").await.refused(401), "unauthorized");
    }
    // A cookie planted before sign-in doesn't become the session.
    let planted = Visitor::new(&site);
    planted.set_cookie("sid", &token::secret().0);
    planted.post("/api/auth/sign-in", sign_in_body("Wanda Worker", PASSWORD)).await.expect(200);
    planted.get("/api/auth/user").await.expect(200);
}

#[tokio::test]
async fn s6_sessions_expire_when_idle_and_after_180_days() {
    async fn alive(visitor: &Visitor) -> bool {
        visitor.get("/api/auth/user").await.status == 200
    }
    let site = Site::new().await;
    let visitor = site.stranger("Wanda Worker").await;
    site.clock.advance(30 * DAY - SECOND);
    assert!(alive(&visitor).await);
    wait_for_last_use(&site).await;
    site.clock.advance(30 * DAY - SECOND);
    assert!(alive(&visitor).await);
    wait_for_last_use(&site).await;
    site.clock.advance(30 * DAY + SECOND);
    assert!(!alive(&visitor).await, "expires after 30 idle days");

    let busy = site.stranger("Busy Worker").await;
    for _ in 0..179 {
        site.clock.advance(DAY);
        assert!(alive(&busy).await);
        wait_for_last_use(&site).await;
    }
    site.clock.advance(DAY - SECOND);
    assert!(alive(&busy).await);
    site.clock.advance(SECOND);
    assert!(!alive(&busy).await, "expires after 180 days in total");

    let staff = site.stranger("Stella Staff").await;
    let id = staff.id().await;
    site.write(move |tx| tx.run(SET_STAFF, args![id])).await;
    site.clock.advance(12 * HOUR - SECOND);
    assert!(alive(&staff).await);
    wait_for_last_use(&site).await;
    site.clock.advance(12 * HOUR);
    assert!(!alive(&staff).await, "staff sessions expire after 12 idle hours");
}

/// Waits until the session's last use is stored, which happens in the background.
async fn wait_for_last_use(site: &Site) {
    let before = site.clock.now();
    for _ in 0..200 {
        let seen = site.read(|tx| tx.one(LAST_SEEN, &[], db::value::<i64>)).await;
        if seen >= before {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    panic!("the session's last use was not stored");
}

#[tokio::test]
async fn s7_sign_out_and_end_all_revoke_sessions_at_once() {
    let site = Site::new().await;
    let visitor = site.stranger("Wanda Worker").await;
    let second = Visitor::new(&site);
    second.post("/api/auth/sign-in", sign_in_body("Wanda Worker", PASSWORD)).await.expect(200);
    let stolen = visitor.cookie("sid").unwrap();
    visitor.get("/api/logout").await;
    let thief = Visitor::new(&site);
    thief.set_cookie("sid", &stolen);
    assert_eq!(thief.get("/api/auth/user").await.refused(401), "unauthorized");
    second.get("/api/auth/user").await.expect(200);

    let id = second.id().await;
    site.write(move |tx| jobstead::identity::sessions::end_all(tx, UserId(id))).await;
    assert_eq!(second.get("/api/auth/user").await.refused(401), "unauthorized");
    assert_eq!(
        site.read(|tx| tx.all(SESSIONS, &[], db::value::<Vec<u8>>)).await.len(),
        1,
        "only the operator's session remains"
    );
}

#[tokio::test]
async fn an_account_created_on_the_way_has_the_role_at_once() {
    let site = Site::new().await;
    let sign_up = |name, role| {
        let mut body = sign_up_body(name);
        body["role"] = json!(role);
        body
    };
    let employer = Visitor::new(&site);
    let user = employer.post("/api/auth/sign-up", sign_up("Emma Employer", "employer")).await.expect(201);
    assert_eq!((&user["role"], &user["roles"]), (&json!("employer"), &json!(["employer"])));
    assert!(user["employerId"].is_i64(), "they can post");
    employer.post("/api/jobs", job_body("Line cook")).await.expect(201);

    let visitor = Visitor::new(&site);
    let refused = visitor.post("/api/auth/sign-up", sign_up("Ada Admin", "admin")).await;
    assert_eq!(refused.refused(403), "forbidden");
    let user = visitor.post("/api/auth/sign-up", sign_up("Ada Admin", "worker")).await.expect(201);
    assert_eq!(user["roles"], json!(["worker"]), "nothing was stored the first time");
}

#[tokio::test]
async fn adding_a_role_keeps_the_earlier_one() {
    let site = Site::new().await;
    let visitor = site.person("Emma Employer", "employer").await;
    let first = visitor.get("/api/auth/user").await.expect(200);
    let both = visitor.put("/api/auth/role", json!({ "role": "worker" })).await.expect(200);
    assert_eq!((&both["role"], &both["roles"]), (&json!("worker"), &json!(["employer", "worker"])));
    assert_eq!(both["employerId"], first["employerId"]);
    assert_eq!(visitor.put("/api/auth/role", json!({ "role": "admin" })).await.refused(403), "forbidden");
    assert_eq!(visitor.put("/api/auth/role", json!({ "role": "king" })).await.refused(422), "invalid_body");
}

#[tokio::test]
async fn a_profile_is_saved_and_others_see_a_short_name() {
    let site = Site::new().await;
    let visitor = site.person("Wanda Worker", "worker").await;
    let edit = json!({
        "name": "Wanda Worker", "headline": "Cook and baker", "about": "Ten years of kitchens.", "city": "Portland", "state": "OR",
        "skills": ["grill", "bread"], "rate": 2200, "rateUnit": "hour", "availability": "Evenings and weekends",
        "availableFrom": "2026-12-01",
    });
    let saved = visitor.put("/api/profile", edit.clone()).await.expect(200);
    assert_eq!(saved["placeId"], 5_746_545);
    assert_eq!(visitor.get("/api/profile").await.expect(200), saved);
    let other = site.person("Emma Employer", "employer").await;
    let person = other.get(&format!("/api/people/{}", visitor.id().await)).await.expect(200);
    assert_eq!((&person["name"], &person["skills"]), (&json!("Wanda W."), &json!(["grill", "bread"])));
    assert_eq!(
        (&person["availability"], &person["availableFrom"]),
        (&json!("Evenings and weekends"), &json!("2026-12-01"))
    );
    assert!(person.get("email").is_none());
    let mut bad = edit;
    bad["skills"] = json!(["x".repeat(41)]);
    bad["name"] = json!("");
    let fields = visitor.put("/api/profile", bad).await.expect(422)["fields"].clone();
    assert_eq!((&fields[0]["field"], &fields[1]["field"]), (&json!("name"), &json!("skills")));
    assert_eq!(other.get("/api/people/99999").await.refused(404), "not_found");
}

#[tokio::test]
async fn a_password_hashed_with_its_accents_apart_matches_either_spelling_and_is_hashed_anew() {
    let site = Site::new().await;
    let (composed, apart) = ("four plain caf\u{e9}s", "four plain cafe\u{301}s");
    // The spelling that was hashed before passwords were composed, and how it's typed today.
    let people = [("Ana Apart", apart, composed), ("Cora Composed", composed, apart)];
    for (name, hashed, _) in people {
        let id = site.stranger(name).await.id().await;
        let old = Argon2::default().hash_password(hashed.as_bytes()).unwrap().to_string();
        site.write(move |tx| tx.run(SET_HASH_OF, args![id, &old])).await;
    }
    for (name, _, typed) in people {
        Visitor::new(&site).post("/api/auth/sign-in", sign_in_body(name, typed)).await.expect(200);
    }
    let hashes = site.read(|tx| tx.all(HASHES, &[], db::value::<String>)).await;
    let is_composed = |hash: &&String| {
        let parsed = PasswordHash::new(hash).unwrap();
        Argon2::default().verify_password(composed.as_bytes(), &parsed).is_ok()
    };
    assert_eq!(hashes.iter().filter(is_composed).count(), people.len());
    for (name, hashed, _) in people {
        Visitor::new(&site).post("/api/auth/sign-in", sign_in_body(name, hashed)).await.expect(200);
    }
}
