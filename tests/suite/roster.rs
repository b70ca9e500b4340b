//! A week of an employer on one page: planning several people at once, and filling gaps in fair waves.

use jobstead::clock::{DAY, HOUR, MINUTE};
use serde_json::{Value, json};

use crate::support::pair::{Pair, newest};
use crate::support::shifts::{act, asked, colleague, pass, plan};
use crate::support::{NOON, Site, Visitor};

/// A shift of a contract that begins so many hours after noon and lasts four hours.
fn shift(contract: Option<i64>, hours: i64) -> Value {
    json!({ "contractId": contract, "startsAt": NOON + hours * HOUR, "endsAt": NOON + (hours + 4) * HOUR })
}

async fn roster(who: &Visitor) -> Value {
    who.get("/api/roster?day=2026-11-20").await.expect(200)
}

/// The contract of a person, as the employer's week has it.
fn contract_of(roster: &Value, name: &str) -> Option<i64> {
    let people = roster["people"].as_array().unwrap();
    people.iter().find(|one| one["name"] == name).and_then(|one| one["contractId"].as_i64())
}

/// Who has a shift in the week, and its state, by name.
fn planned(roster: &Value) -> Vec<String> {
    let shifts = roster["shifts"].as_array().unwrap().iter();
    let mut all: Vec<_> =
        shifts.map(|one| format!("{} {}", one["worker"].as_str().unwrap(), one["state"].as_str().unwrap())).collect();
    all.sort();
    all
}

#[tokio::test]
async fn a_week_of_several_people_is_planned_in_one_write() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let cora = colleague(&site, &pair, "Cora Colleague").await;
    let boss = &pair.employer;
    let week = roster(boss).await;
    let employer = week["employerId"].clone();
    assert_eq!((&week["firstDay"], &week["lastDay"]), (&json!("2026-11-15"), &json!("2026-11-21")));
    assert_eq!((planned(&week), &week["canPlan"]), (Vec::new(), &json!(true)));
    let (wanda, of_cora) = (contract_of(&week, "Wanda Worker"), contract_of(&week, "Cora Colleague"));
    let body = json!({ "employerId": employer, "plan": [shift(wanda, 4), shift(wanda, 28), shift(of_cora, 4)] });
    let changed = boss.post("/api/roster", body).await.expect(200);
    assert_eq!(changed, json!({ "planned": 3, "canceled": 0, "filling": 0, "unfilled": 0 }));
    assert_eq!(
        planned(&roster(boss).await),
        ["Cora Colleague proposed", "Wanda Worker proposed", "Wanda Worker proposed"]
    );
    assert_eq!(newest(&pair.worker).await, "Emma Employer planned 2 shifts for you");
    assert_eq!(newest(&cora).await, "Emma Employer planned a shift for you: Fri, Nov 20");

    // One of the two is at a time when Cora already works, so neither is planned.
    let body = json!({ "employerId": employer, "plan": [shift(wanda, 12), shift(of_cora, 5)] });
    let refused = boss.post("/api/roster", body).await.expect(409);
    assert_eq!(refused["detail"], "Cora Colleague already has a shift at that time on Fri, Nov 20.");
    assert_eq!(roster(boss).await["shifts"].as_array().unwrap().len(), 3);

    // A shift moves by an hour: the old one doesn't stand in its way.
    let old = roster(boss).await["shifts"][0].clone();
    let moved =
        json!({ "employerId": employer, "cancel": [old["id"]], "plan": [shift(old["contractId"].as_i64(), 5)] });
    boss.post("/api/roster", moved.clone()).await.expect(200);
    let first =
        roster(boss).await["shifts"].as_array().unwrap().iter().map(|one| one["startsAt"].clone()).collect::<Vec<_>>();
    assert_eq!(first, [NOON + 4 * HOUR, NOON + 5 * HOUR, NOON + 28 * HOUR]);
    assert_eq!(boss.post("/api/roster", moved).await.refused(409), "wrong_state", "it's canceled already");

    // The workers see their own, and nobody else plans or reads the week.
    act(&pair.worker, &format!("/api/contracts/{}/shifts", wanda.unwrap()), "confirm").await.expect(200);
    assert!(planned(&roster(boss).await).contains(&"Wanda Worker confirmed".to_owned()));
    let stranger = site.person("Odette Other", "employer").await;
    let path = format!("/api/roster?employerId={employer}");
    assert_eq!(stranger.get(&path).await.status, 404);
    assert_eq!(pair.worker.get(&path).await.status, 404);
    let body = json!({ "employerId": employer, "plan": [shift(wanda, 40)] });
    assert_eq!(pair.worker.post("/api/roster", body.clone()).await.status, 404);
    assert_eq!(stranger.post("/api/roster", body).await.status, 404);
    assert_eq!(boss.post("/api/roster", json!({ "employerId": employer })).await.status, 422, "nothing to do");
    let long = json!({ "employerId": employer, "plan": vec![shift(wanda, 40); 201] });
    assert_eq!(boss.post("/api/roster", long).await.status, 422);
}

#[tokio::test]
async fn a_change_reaches_no_contract_of_another_employer() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let path = plan(&pair, 4, 8).await;
    let id: i64 = path.rsplit('/').next().unwrap().parse().unwrap();
    let other = site.person("Odette Other", "employer").await;
    other.posts("Cook").await;
    let own = roster(&other).await["employerId"].clone();
    for body in [
        json!({ "employerId": own, "cancel": [id] }),
        json!({ "employerId": own, "fill": [id] }),
        json!({ "employerId": own, "plan": [shift(Some(pair.id()), 40)] }),
    ] {
        assert_eq!(other.post("/api/roster", body.clone()).await.status, 404, "{body}");
    }
    assert_eq!(planned(&roster(&pair.employer).await), ["Wanda Worker proposed"]);
}

#[tokio::test]
async fn a_gap_is_offered_three_people_at_a_time_those_with_the_fewest_hours_first() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    let mut others = Vec::new();
    for name in ["Ann Busy", "Bea Free", "Cy Free", "Dee Free", "Eli Free"] {
        others.push(colleague(&site, &pair, name).await);
    }
    let gap = plan(&pair, 30, 34).await;
    let id: i64 = gap.rsplit('/').next().unwrap().parse().unwrap();
    let week = roster(boss).await;
    let employer = week["employerId"].clone();
    // Ann has the most hours that week, so she is asked last.
    let body = json!({ "employerId": employer, "plan": [shift(contract_of(&week, "Ann Busy"), 8)] });
    boss.post("/api/roster", body).await.expect(200);
    act(&others[0], &format!("/api/contracts/{}/shifts", contract_of(&week, "Ann Busy").unwrap()), "confirm")
        .await
        .expect(200);
    act(&pair.worker, &gap, "decline").await.expect(200);
    let filled = boss.post("/api/roster", json!({ "employerId": employer, "fill": [id] })).await.expect(200);
    assert_eq!((&filled["filling"], &filled["unfilled"]), (&json!(1), &json!(0)));
    let is_asked = async |at: usize| asked(&others[at]).await["replacesId"] == json!(id);
    let mut first = Vec::new();
    for at in 0..5 {
        first.push(is_asked(at).await);
    }
    assert_eq!(first, [false, true, true, true, false], "three of those without other hours");
    let decline = async |at: usize| {
        let asked = asked(&others[at]).await["id"].clone();
        act(&others[at], &format!("/api/shifts/{asked}"), "decline").await.expect(200);
    };
    decline(1).await;
    decline(2).await;
    pass(&site, MINUTE).await;
    assert!(!is_asked(4).await, "Dee can still say yes");
    // Dee says nothing for an eighth of the time that's left.
    pass(&site, 4 * HOUR).await;
    assert!(is_asked(4).await && is_asked(0).await);
    let taken = asked(&others[4]).await["id"].clone();
    act(&others[4], &format!("/api/shifts/{taken}"), "confirm").await.expect(200);
    assert_eq!(newest(&others[3]).await, "The shift is taken: Sat, Nov 21");
    assert_eq!(planned(&roster(boss).await), ["Ann Busy confirmed", "Eli Free confirmed"]);
    pass(&site, 5 * HOUR).await;
    assert_eq!(asked(&others[3]).await, Value::Null, "nobody else is asked");
}

#[tokio::test]
async fn the_employer_hears_when_nobody_is_left() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let cora = colleague(&site, &pair, "Cora Colleague").await;
    let gap = plan(&pair, 30, 34).await;
    act(&pair.worker, &gap, "decline").await.expect(200);
    act(&pair.employer, &gap, "replace").await.expect(200);
    let asked = asked(&cora).await["id"].clone();
    act(&cora, &format!("/api/shifts/{asked}"), "decline").await.expect(200);
    pass(&site, MINUTE).await;
    assert_eq!(newest(&pair.employer).await, "Nobody can take the shift");
    assert_eq!(act(&pair.employer, &gap, "replace").await.refused(409), "no_backups", "everyone was asked");
}

#[tokio::test]
async fn a_shift_for_anyone_goes_to_whoever_has_the_fewest_hours_and_then_to_others() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let boss = &pair.employer;
    let cora = colleague(&site, &pair, "Cora Colleague").await;
    plan(&pair, 4, 8).await;
    let employer = roster(boss).await["employerId"].clone();
    boss.post("/api/roster", json!({ "employerId": employer, "plan": [shift(None, 30)] })).await.expect(200);
    assert_eq!(planned(&roster(boss).await), ["Cora Colleague proposed", "Wanda Worker proposed"]);
    let offered = asked(&cora).await["id"].clone();
    act(&cora, &format!("/api/shifts/{offered}"), "decline").await.expect(200);
    pass(&site, MINUTE).await;
    let next = pair.worker.get("/api/shifts").await.expect(200)["items"]
        .as_array()
        .unwrap()
        .iter()
        .any(|one| one["replacesId"] == offered);
    assert!(next, "Wanda is asked without another act of the employer");
    let everyone = json!({ "employerId": employer, "plan": [shift(None, 30), shift(None, 30), shift(None, 30)] });
    let refused = boss.post("/api/roster", everyone).await.expect(409);
    assert_eq!(refused["detail"], "Nobody who works for you is free at that time on Sat, Nov 21.");
}

#[tokio::test]
async fn two_changes_at_once_plan_one_shift() {
    let site = Site::new().await;
    let pair = Pair::new(&site).await;
    let employer = roster(&pair.employer).await["employerId"].clone();
    let body = json!({ "employerId": employer, "plan": [shift(Some(pair.id()), 4)] });
    let (one, two) =
        tokio::join!(pair.employer.post("/api/roster", body.clone()), pair.employer.post("/api/roster", body));
    let mut statuses = [one.status, two.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    pass(&site, DAY).await;
    assert_eq!(planned(&roster(&pair.employer).await).len(), 1);
}
