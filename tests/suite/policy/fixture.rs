//! A fresh site with one resource of each kind, and all principals.

use std::collections::BTreeMap;

use jobstead::app::quota::{NAMES, Quotas};
use jobstead::identity::model::{Role, Staff};
use jobstead::policy::matrix::Row;
use jobstead::{args, router, statements};
use serde_json::{Value, json};

use super::{applications, errors, feedback, files, jobs, messages, money, operator, support};
use crate::support::{Setup, Site, Visitor};

statements! {
    SET_ROLE = "UPDATE users SET role = $2 WHERE id = $1";
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    ADD_VIEWER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 0, 0, 0, 1 FROM jobs WHERE id = $1";
}

/// Who makes the request: a name, their roles and their staff role.
pub type Principal = (&'static str, &'static [Role], Option<Staff>);

pub const PRINCIPALS: [Principal; 11] = [
    ("anonymous", &[], None),
    ("no role", &[], None),
    ("worker", &[Role::Worker], None),
    ("employer", &[Role::Employer], None),
    ("enterprise", &[Role::Enterprise], None),
    ("entrepreneur", &[Role::Entrepreneur], None),
    ("investor", &[Role::Investor], None),
    ("agent", &[], Some(Staff::Agent)),
    ("moderator", &[], Some(Staff::Moderator)),
    ("admin", &[], Some(Staff::Admin)),
    ("superadmin", &[], Some(Staff::Superadmin)),
];

/// The site, its people and its resources.
pub struct Fixture {
    pub site: Site,
    /// A person for each principal.
    pub people: BTreeMap<&'static str, Visitor>,
    /// Posted the job.
    pub owner: Visitor,
    /// Applied for the job.
    pub applicant: Visitor,
    /// A read-only colleague of the owner.
    pub viewer: Visitor,
    /// The person that staff and members act on.
    pub subject: i64,
    pub employer: i64,
    pub job: i64,
    pub application: i64,
    pub contract: i64,
    pub talk: messages::Talk,
    pub files: files::Files,
    pub fee: i64,
    pub chat: support::Chat,
    /// The API description.
    document: Value,
}

impl Fixture {
    pub async fn new() -> Self {
        // Thousands of requests are made by a few people.
        let quotas = NAMES.iter().map(|(_, name)| format!("{name}=1000000000")).collect::<Vec<_>>();
        let site = Site::with(Setup { quotas: Quotas::parse(&quotas).unwrap(), ..Setup::default() });
        site.set_up().await;
        let owner = site.person("Emma Employer", "employer").await;
        let applicant = site.person("Wanda Worker", "worker").await;
        let hired_for = owner.posts("Filled one").await;
        let hired = applicant.applies(hired_for).await;
        owner.step(hired, "offer").await.expect(200);
        let contract = applicant.step(hired, "accept").await.expect(200)["contractId"].as_i64().unwrap();
        let job = owner.posts("Line cook").await;
        let application = applicant.applies(job).await;
        let talk = messages::set_up(&applicant, application).await;
        operator::set_up(&site).await;
        let viewer = site.person("Vera Viewer", "employer").await;
        let vera = viewer.id().await;
        site.write(move |tx| tx.run(ADD_VIEWER, args![job, vera])).await;
        let files = files::set_up(&site, &applicant, application).await;
        let subject = site.unproven("Sam Subject").await.id().await;
        let employer = owner.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
        let fee = money::set_up(&site, &owner).await;
        let chat = support::set_up(&site, &applicant).await;
        feedback::set_up(&owner).await;
        errors::set_up(&owner).await;
        let document = serde_json::to_value(router::openapi()).unwrap();
        let mut people = BTreeMap::new();
        for (name, roles, staff) in PRINCIPALS {
            people.insert(name, person(&site, name, roles, staff).await);
        }
        Self {
            site,
            people,
            owner,
            applicant,
            viewer,
            subject,
            employer,
            job,
            application,
            contract,
            talk,
            files,
            fee,
            chat,
            document,
        }
    }

    /// Whether the API description has this status among the responses of a route.
    pub fn describes(&self, row: &Row, status: u16) -> bool {
        let method = row.method.to_lowercase();
        self.document["paths"][row.path][&method]["responses"].get(status.to_string()).is_some()
    }

    /// Restores what an earlier attempt may have changed.
    pub async fn reset(&self) {
        let (job, application, chat) = (self.job, self.application, self.chat.id);
        self.site
            .write(move |tx| {
                jobs::put(tx, job, "open")?;
                applications::put(tx, application, job, "sent")?;
                support::put(tx, chat, "waiting")
            })
            .await;
    }

    /// The browser of a principal, or of the owner, the applicant or the viewer.
    pub fn visitor(&self, name: &str) -> &Visitor {
        match name {
            "owner" => &self.owner,
            "applicant" => &self.applicant,
            "viewer" => &self.viewer,
            name => &self.people[name],
        }
    }
}

async fn person(site: &Site, name: &str, roles: &[Role], staff: Option<Staff>) -> Visitor {
    if name == "anonymous" {
        return Visitor::new(site);
    }
    let visitor = site.unproven(&format!("P {name}")).await;
    for role in roles {
        visitor.put("/api/auth/role", json!({ "role": role })).await.expect(200);
    }
    let id = visitor.id().await;
    if let Some(staff) = staff {
        site.write(move |tx| tx.run(SET_STAFF, args![id, staff.as_str()])).await;
        site.write(move |tx| tx.run(SET_ROLE, args![id, (staff >= Staff::Admin).then_some("admin")])).await;
    }
    visitor
}
