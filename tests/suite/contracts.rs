//! Contracts: visible only to both parties.

use serde_json::json;

use crate::support::Site;

#[tokio::test]
async fn only_the_two_parties_can_see_a_contract() {
    let site = Site::new().await;
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let job = employer.posts("Line cook").await;
    let application = worker.applies(job).await;
    employer.step(application, "offer").await.expect(200);
    let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
    let path = format!("/api/contracts/{id}");
    let contract = employer.get(&path).await.expect(200);
    assert_eq!(contract, worker.get(&path).await.expect(200));
    assert_eq!(
        (&contract["jobTitle"], &contract["currency"], &contract["status"]),
        (&json!("Line cook"), &json!("USD"), &json!("active"))
    );
    let other = site.person("Odette Other", "worker").await;
    assert_eq!(other.get(&path).await.refused(404), "not_found");
    assert_eq!(other.get("/api/contracts").await.expect(200)["items"], json!([]));
    assert_eq!(worker.get("/api/contracts").await.expect(200)["items"], json!([contract]));
}
