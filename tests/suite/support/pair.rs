//! Two people with a contract.

use serde_json::{Value, json};

use super::{Reply, Site, Visitor};

/// An employer, a worker and the path of their contract.
pub struct Pair {
    pub employer: Visitor,
    pub worker: Visitor,
    pub path: String,
}

impl Pair {
    pub async fn new(site: &Site) -> Self {
        let (employer, worker, application) = applied(site).await;
        employer.step(application, "offer").await.expect(200);
        let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
        Self { employer, worker, path: format!("/api/contracts/{id}") }
    }

    /// Two people with a contract for a fixed price.
    pub async fn fixed_price(site: &Site, price: i64) -> Self {
        let (employer, worker, application) = applied(site).await;
        let contact = json!({ "phone": "843-555-0100", "note": "" });
        let offer = json!({ "rate": price, "rateUnit": "job", "note": "", "contact": contact });
        employer.post(&format!("/api/applications/{application}/offer"), offer).await.expect(200);
        let id = worker.step(application, "accept").await.expect(200)["contractId"].clone();
        Self { employer, worker, path: format!("/api/contracts/{id}") }
    }

    /// Returns the id of the contract.
    pub fn id(&self) -> i64 {
        self.path.rsplit('/').next().unwrap().parse().unwrap()
    }

    /// Returns the contract as the employer sees it.
    pub async fn contract(&self) -> Value {
        self.employer.get(&self.path).await.expect(200)
    }

    /// Takes a step with the contract.
    pub async fn act(&self, who: &Visitor, action: &str, body: Value) -> Reply {
        who.post(&format!("{}/{action}", self.path), body).await
    }
}

/// Returns an employer, a worker and the id of the worker’s application for the employer’s job.
pub async fn applied(site: &Site) -> (Visitor, Visitor, i64) {
    let employer = site.person("Emma Employer", "employer").await;
    let worker = site.person("Wanda Worker", "worker").await;
    let application = worker.applies(employer.posts("Line cook").await).await;
    (employer, worker, application)
}

/// Returns the title of a person's newest notification.
pub async fn newest(person: &Visitor) -> String {
    person.get("/api/notifications").await.expect(200)["items"][0]["title"].as_str().unwrap().to_owned()
}
