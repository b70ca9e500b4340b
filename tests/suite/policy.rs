//! Every cell of the policy matrix, over HTTP. Each route is tried by each of the eleven principals with each relation
//! to the resource, in each of its states; whoever the row does not let in must be refused.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::Method;
use jobstead::accounts::profile::model::Visibility;
use jobstead::applications::model::Status as ApplicationStatus;
use jobstead::clock::HOUR;
use jobstead::employers::{self, model::Rights};
use jobstead::identity::model::{Role, Staff};
use jobstead::jobs::model::Status as JobStatus;
use jobstead::jobs::{board, store};
use jobstead::money::model::State as FeeState;
use jobstead::policy::matrix::{ROWS, Row};
use jobstead::policy::{Clause, Relation, Who};
use jobstead::support::model::Status as ChatStatus;
use jobstead::{args, db, router, site, statements};
use serde_json::{Value, json};

use crate::support::{NOON, Site, Visitor, apply_body, job_body, offer_body};
use crate::support_chat::{asks, says};

statements! {
    SET_ROLE = "UPDATE users SET role = $2 WHERE id = $1";
    SET_STAFF = "UPDATE users SET staff = $2 WHERE id = $1";
    FREE_PLACES = "UPDATE jobs SET filled = 0, application_count = 100 WHERE id = $1";
    DROP_CONTRACT = "DELETE FROM contracts WHERE application_id = $1";
    ADD_VIEWER = "INSERT INTO employer_members (employer_id, user_id, can_post, can_hire, can_pay, can_view) SELECT employer_id, CAST($2 AS BIGINT), 0, 0, 0, 1 FROM jobs WHERE id = $1";
    ATTACH = "INSERT INTO application_files (application_id, position, file_id) SELECT $1, 0, id FROM files WHERE token = $2";
    USE = "INSERT INTO file_uses (file_id, kind, subject_id) SELECT id, 'application', $1 FROM files WHERE token = $2";
    SET_VISIBILITY = "INSERT INTO profiles (user_id, headline, about, city, state, rate_unit, visibility, updated_at) VALUES ($1, '', '', '', '', 'hour', $2, 1)
                      ON CONFLICT (user_id) DO UPDATE SET visibility = excluded.visibility";
    SET_FEE = "UPDATE fees SET state = $2, returned_at = NULL, promotion_id = NULL, voucher_id = NULL,
                 cause = CASE WHEN $2 = 'waived' THEN 'operator' END, method = CASE WHEN $2 IN ('paid', 'refunded') THEN 'cash' END,
                 paid_on = CASE WHEN $2 IN ('paid', 'refunded') THEN '2026-11-20' END WHERE id = $1";
    FEE_OF = "SELECT id FROM fees WHERE job_id = $1";
    ADD_PROMOTION = "INSERT INTO promotions (reason, starts_at, ends_at) VALUES ('x', $1, $2) RETURNING id";
    ADD_VOUCHER = "INSERT INTO vouchers (code, note, uses, used, created_by, created_at) SELECT 'CODE' || (COUNT(*) + 1), '', 1, 0, $1, 1 FROM vouchers RETURNING id";
    END_FREE_DAY = "UPDATE promotions SET ends_at = starts_at WHERE reason = 'FREE DAY SPECIAL: posting is free until midnight.'";
    SET_CHAT = "UPDATE support_chats SET status = $2, agent_id = (SELECT MIN(id) FROM users), left_at = NULL,
                  ended_at = CASE WHEN $2 = 'ended' THEN 1 ELSE NULL END, ended_by = CASE WHEN $2 = 'ended' THEN 'agent' ELSE NULL END WHERE token = $1";
    CHAT_ID = "SELECT id FROM support_chats WHERE token = $1";
    ADD_CANNED = "INSERT INTO support_canned (title, body) VALUES ('Hours', 'Nine to five.') RETURNING id";
    SET_APPLICATION = "UPDATE applications SET status = $2, offer_rate = 1, offer_unit = 'job', offered_at = 1 WHERE id = $1";
}

/// Who makes the request: a name, the roles held, the staff role.
type Principal = (&'static str, &'static [Role], Option<Staff>);

const PRINCIPALS: [Principal; 11] = [
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

/// A fresh site with a job, an application and a contract, and all principals.
struct Fixture {
    site: Site,
    people: BTreeMap<&'static str, Visitor>,
    owner: Visitor,
    applicant: Visitor,
    viewer: Visitor,
    job: i64,
    application: i64,
    contract: i64,
    logo: String,
    photo: String,
    document: String,
    loose: String,
    subject: i64,
    employer: i64,
    fee: i64,
    chat: String,
    chat_id: i64,
}

impl Fixture {
    async fn new() -> Self {
        let site = Site::new().await;
        let owner = site.person("Emma Employer", "employer").await;
        let applicant = site.person("Wanda Worker", "worker").await;
        let hired_for = owner.posts("Filled one").await;
        let hired = applicant.applies(hired_for).await;
        owner.step(hired, "offer").await.expect(200);
        let contract = applicant.step(hired, "accept").await.expect(200)["contractId"].as_i64().unwrap();
        let job = owner.posts("Line cook").await;
        let application = applicant.applies(job).await;
        site.write(|tx| site::store::set_logo(tx, "logo", b"png")).await;
        let viewer = site.person("Vera Viewer", "employer").await;
        let vera = viewer.id().await;
        site.write(move |tx| tx.run(ADD_VIEWER, args![job, vera])).await;
        let photo = brings(&applicant, "photo", &picture()).await;
        let document = brings(&applicant, "document", PDF).await;
        let loose = brings(&applicant, "document", PDF).await;
        let attached = document.clone();
        site.write(move |tx| {
            [ATTACH, USE].into_iter().try_for_each(|sql| tx.run(sql, args![application, &attached]).map(drop))
        })
        .await;
        let subject = site.stranger("Sam Subject").await.id().await;
        let employer = owner.get("/api/auth/user").await.expect(200)["employerId"].as_i64().unwrap();
        // Belongs to another job than the one whose states are tried, because a fee has states of its own.
        let billed = owner.posts("Unpaid job").await;
        let fee = site.read(move |tx| tx.one(FEE_OF, args![billed], db::value)).await;
        let chat = asks(&applicant, "Where is the office?").await;
        let name = chat.clone();
        let chat_id = site.read(move |tx| tx.one(CHAT_ID, args![&name], jobstead::db::value)).await;
        owner.post("/api/feedback", json!({ "feedbackType": "bug_report", "description": "x" })).await.expect(201);
        let error = json!({ "reference": "BCDF2345", "name": "x", "message": "x", "page": "/", "release": "1" });
        owner.post("/api/errors", error).await.expect(200);
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
            job,
            application,
            contract,
            logo: "logo".to_owned(),
            photo,
            document,
            loose,
            subject,
            employer,
            fee,
            chat,
            chat_id,
        }
    }

    /// Creates a note of the owner, for the route that deletes one.
    async fn note(&self, row: &Row) -> i64 {
        if !row.path.ends_with("{noteId}") {
            return 0;
        }
        let path = format!("/api/applications/{}/notes", self.application);
        self.owner.post(&path, json!({ "text": "Good hands." })).await.expect(201)["id"].as_i64().unwrap()
    }

    async fn put_chat(&self, state: &str) {
        let (name, state) = (self.chat.clone(), state.to_owned());
        self.site.write(move |tx| tx.run(SET_CHAT, args![&name, &state])).await;
    }

    async fn put_job(&self, state: &str) {
        let (id, state) = (self.job, JobStatus::parse(state).unwrap());
        self.site
            .write(move |tx| {
                let job = store::get(tx, id)?;
                board::set_status(tx, &job.card, JobStatus::Draft, None)?;
                if state == JobStatus::Open {
                    return board::list(tx, id, NOON + HOUR);
                }
                let draft = store::get(tx, id)?;
                board::set_status(tx, &draft.card, state, None)
            })
            .await;
    }

    async fn put_visibility(&self, state: &str) {
        let (id, state) = (self.applicant.id().await, state.to_owned());
        self.site.write(move |tx| tx.run(SET_VISIBILITY, args![id, &state])).await;
    }

    /// Creates a new fee for each try, because its ledger entries are permanent.
    async fn put_fee(&mut self, state: &str) {
        let billed = self.owner.posts("Another unpaid job").await;
        self.fee = self.site.read(move |tx| tx.one(FEE_OF, args![billed], db::value)).await;
        let (id, state) = (self.fee, state.to_owned());
        self.site.write(move |tx| tx.run(SET_FEE, args![id, &state])).await;
    }

    /// Creates a running promotion or a voucher, for the routes that end one.
    async fn ended_by(&self, path: &str) -> i64 {
        let user = self.subject;
        if path.starts_with("/api/admin/promotions") {
            return self.site.write(|tx| tx.insert(ADD_PROMOTION, args![NOON, NOON + HOUR])).await;
        }
        self.site.write(move |tx| tx.insert(ADD_VOUCHER, args![user])).await
    }

    /// Restores the files that an earlier try may have deleted or detached.
    async fn put_files(&mut self, state: &str) {
        if state == "loose" && self.applicant.get(&format!("/api/files/{}", self.loose)).await.status == 404 {
            self.loose = brings(&self.applicant, "document", PDF).await;
        }
    }

    async fn put_application(&self, state: &str) {
        let (id, job, state) = (self.application, self.job, state.to_owned());
        self.site
            .write(move |tx| {
                tx.run(FREE_PLACES, args![job])?;
                tx.run(DROP_CONTRACT, args![id])?;
                tx.run(SET_APPLICATION, args![id, &state])
            })
            .await;
    }
}

const PDF: &[u8] = b"%PDF-1.7\n%%EOF\n";

fn picture() -> Vec<u8> {
    let mut bytes = Vec::new();
    let pixels = image::RgbImage::new(8, 8);
    pixels.write_with_encoder(image::codecs::png::PngEncoder::new(&mut bytes)).unwrap();
    bytes
}

async fn brings(visitor: &Visitor, kind: &str, bytes: &[u8]) -> String {
    let media = if kind == "photo" { "image/png" } else { "application/pdf" };
    let file = visitor.upload(kind, "x", media, bytes).await.expect(201);
    file["token"].as_str().unwrap().to_owned()
}

async fn person(site: &Site, name: &str, roles: &[Role], staff: Option<Staff>) -> Visitor {
    let visitor = Visitor::new(site);
    if name == "anonymous" {
        return visitor;
    }
    let visitor = site.stranger(&format!("P {name}")).await;
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

/// Returns the states that a route's resource can be in.
fn states(row: &Row) -> Vec<&'static str> {
    if row.path.starts_with("/api/jobs/{id}") {
        JobStatus::ALL.iter().map(|s| s.as_str()).collect()
    } else if row.path.starts_with("/api/applications/{id}") {
        ApplicationStatus::ALL.iter().map(|s| s.as_str()).collect()
    } else if row.path.starts_with("/api/admin/fees/{id}") {
        FeeState::ALL.iter().map(|s| s.as_str()).collect()
    } else if is_of_chat(row.path) {
        ChatStatus::ALL.iter().map(|s| s.as_str()).collect()
    } else if row.path == "/api/contracts/{id}" {
        vec!["active"]
    } else if row.path == "/api/people/{id}" {
        Visibility::ALL.iter().map(|v| v.as_str()).collect()
    } else if row.path == "/api/files/{token}" {
        if row.method == "GET" { vec!["photo", "document"] } else { vec!["loose", "attached"] }
    } else {
        vec![""]
    }
}

fn is_of_chat(path: &str) -> bool {
    path.starts_with("/api/support/chat/{sessionId}")
        || path == "/api/support/chat/message"
        || path.starts_with("/api/admin/support/chats/{id}")
}

/// Returns a body that would succeed, or an empty one for routes whose success does not matter here.
fn body(row: &Row) -> Option<Value> {
    match (row.method, row.path) {
        ("GET", _) => None,
        ("POST", "/api/jobs") => Some(job_body("Another")),
        ("PATCH", "/api/jobs/{id}") => Some(json!({ "title": "Changed" })),
        ("POST", "/api/jobs/{id}/close" | "/api/applications/{id}/decline") => Some(json!({ "reason": "other" })),
        ("POST", "/api/jobs/{id}/applications") => Some(apply_body()),
        ("POST", "/api/jobs/{id}/applications/decline" | "/api/employer-applications/decline") => {
            Some(json!({ "ids": [1_000_000], "reason": "other" }))
        }
        ("POST", "/api/applications/{id}/notes") => Some(json!({ "text": "Good hands." })),
        ("PUT", "/api/applications/{id}/verdict") => Some(json!({ "verdict": "maybe" })),
        ("POST", "/api/admin/fees/{id}/pay" | "/api/admin/fees/{id}/return") => {
            Some(json!({ "method": "cash", "reference": "x" }))
        }
        ("POST", "/api/admin/fees/{id}/waive" | "/api/admin/fees/{id}/refund") => Some(json!({ "reason": "x" })),
        ("POST", "/api/notifications/read") => Some(json!({ "all": true })),
        ("POST", "/api/applications/{id}/offer") => Some(offer_body()),
        ("POST", "/api/jobs/{id}/report") => Some(json!({ "reason": "scam" })),
        ("POST", "/api/jobs/{id}/refuse") => Some(json!({ "reason": "It asks for money." })),
        ("POST", "/api/saved-searches") => Some(json!({ "name": "Kitchens", "search": "category=food" })),
        ("PUT", "/api/drafts/{name}") => Some(json!({ "value": {} })),
        ("POST", "/api/employers/{id}/invitations") => {
            Some(json!({ "label": "Ann", "rights": { "post": true, "hire": false, "pay": false, "view": true } }))
        }
        ("PATCH", "/api/employers/{id}/members/{userId}") => {
            Some(json!({ "rights": { "post": true, "hire": true, "pay": true, "view": true } }))
        }
        ("POST", "/api/admin/support/chats/{id}/messages" | "/api/admin/support/chats/{id}/notes") => {
            Some(json!({ "message": "Depot Street 4." }))
        }
        // The operator has the first id.
        ("POST", "/api/admin/support/chats/{id}/transfer") => Some(json!({ "agentId": 1 })),
        ("PUT", "/api/support/chat/{sessionId}/email") => Some(json!({ "email": "wanda@example.org" })),
        ("POST", "/api/support/chat/{sessionId}/seen") => Some(json!({ "messageId": 1 })),
        ("PUT", "/api/auth/role") => Some(json!({ "role": "worker" })),
        _ => Some(json!({})),
    }
}

fn expected(row: &Row, (name, roles, staff): Principal, relations: &[Relation], state: &str) -> bool {
    row.allow.iter().map(|text| Clause::parse(text)).any(|clause| {
        let who = match clause.who {
            Who::Anonymous => true,
            Who::User => name != "anonymous",
            Who::Role(role) => roles.contains(&role),
            Who::Staff(least) => staff >= Some(least),
            Who::Relation(relation) => relations.contains(&relation),
        };
        who && clause.in_state(state)
    })
}

async fn attempt(fixture: &Fixture, row: &Row, state: &str, visitor: &Visitor) -> u16 {
    let id = if row.path.starts_with("/api/applications") {
        fixture.application
    } else if row.path.starts_with("/api/people") {
        fixture.applicant.id().await
    } else if row.path.starts_with("/api/admin/people") {
        fixture.subject
    } else if row.path.starts_with("/api/admin/feedback") || row.path.starts_with("/api/admin/errors") {
        // The first and only item.
        1
    } else if row.path.starts_with("/api/employers") {
        fixture.employer
    } else if row.path.starts_with("/api/contracts") {
        fixture.contract
    } else if row.path.starts_with("/api/fees") || row.path.starts_with("/api/admin/fees") {
        fixture.fee
    } else if row.path.ends_with("/{id}/end") && !is_of_chat(row.path) {
        fixture.ended_by(row.path).await
    } else if row.path.starts_with("/api/admin/support") {
        fixture.chat_id
    } else {
        fixture.job
    };
    let token = match (row.path, state) {
        ("/api/files/{token}", "photo") => &fixture.photo,
        ("/api/files/{token}", "document" | "attached") => &fixture.document,
        ("/api/files/{token}", _) => &fixture.loose,
        _ => &fixture.logo,
    };
    let path = row.path.replace("{id}", &id.to_string()).replace("{token}", token);
    let path = if path.contains("{userId}") { path.replace("{userId}", &member(fixture).await) } else { path };
    let path = path.replace("{noteId}", &fixture.note(row).await.to_string());
    let path = path.replace("{sessionId}", &fixture.chat);
    let path = if path.contains("{cannedId}") { path.replace("{cannedId}", &canned(fixture).await) } else { path };
    let body = match row.path {
        "/api/support/chat/message" => Some(says(&fixture.chat, "Hello?")),
        _ => body(row),
    };
    let path = path.replace("{name}", named(row.path)) + question(row.path);
    let method: Method = row.method.parse().unwrap();
    // Sent without storing the response's cookies: a try must not change who tries next.
    fixture.site.send(visitor.request(method, &path, body.as_ref())).await.status.as_u16()
}

/// Returns the query string that a route requires.
fn question(path: &str) -> &'static str {
    match path {
        "/api/files" => "?kind=photo",
        "/api/places" => "?query=port",
        "/api/job-cards" => "?ids=1",
        "/api/budget-guide" => "?category=food&unit=hour",
        "/api/city-guide" => "?place=portland&state=OR",
        "/api/admin/jobs" => "?queue=reported",
        "/api/admin/feedback" => "?state=new",
        "/api/admin/fees" => "?queue=due",
        "/api/admin/ledger.csv" => "?from=2026-01&to=2026-12",
        "/api/admin/support/chats" => "?queue=waiting",
        _ => "",
    }
}

/// Creates a canned reply, for the routes that change or delete one.
async fn canned(fixture: &Fixture) -> String {
    fixture.site.write(|tx| tx.insert(ADD_CANNED, &[])).await.to_string()
}

/// Adds a second member to the fixture's employer, for the routes that change or remove one.
async fn member(fixture: &Fixture) -> String {
    let (employer, user) = (fixture.employer, fixture.subject);
    fixture.site.write(move |tx| employers::store::members::set(tx, employer, user, Rights::ALL)).await;
    user.to_string()
}

/// Whether a status means that the caller was let in; even a 422 does, because the body does not matter here.
const fn let_in(status: u16) -> bool {
    !matches!(status, 401 | 403 | 404 | 409)
}

#[tokio::test]
async fn s23_every_cell_of_the_matrix() {
    let mut cells = 0;
    let mut fixture = Fixture::new().await;
    for row in ROWS.iter().filter(|row| is_matter_of_policy(row)) {
        for state in states(row) {
            for principal in PRINCIPALS {
                cells += cell(&mut fixture, row, state, principal, &[]).await;
            }
            let employer = ("owner", &[Role::Employer][..], None);
            let worker = ("applicant", &[Role::Worker][..], None);
            let viewer = ("viewer", &[Role::Employer][..], None);
            let (as_owner, as_applicant, as_viewer) = relations(row);
            cells += cell(&mut fixture, row, state, employer, as_owner).await;
            cells += cell(&mut fixture, row, state, worker, as_applicant).await;
            cells += cell(&mut fixture, row, state, viewer, as_viewer).await;
        }
    }
    assert!(cells > 1_500, "{cells}");
}

/// False for routes that a token in the body or the state of the site decides; they have their own tests.
fn is_matter_of_policy(row: &Row) -> bool {
    !matches!(
        row.path,
        "/feeds/{file}"
            | "/api/setup"
            | "/api/auth/admin-link"
            | "/api/logout"
            | "/api/auth/sign-in"
            | "/api/auth/role"
            | "/api/auth/reset"
            | "/api/sessions/{ref}"
            | "/api/sessions/end-others"
            | "/api/employer-invitations/read"
            | "/api/employer-invitations/accept"
            | "/api/employers/{id}/invitations/{invitation}"
    )
}

/// Returns how the owner, the applicant and a read-only colleague are related to a route's resource.
fn relations(row: &Row) -> (&'static [Relation], &'static [Relation], &'static [Relation]) {
    if row.path.starts_with("/api/applications/{id}") {
        (&[Relation::Owner, Relation::Viewer], &[Relation::Applicant], &[Relation::Viewer])
    } else if row.path.starts_with("/api/support/chat/") {
        (&[], &[Relation::Visitor], &[])
    } else if row.path.starts_with("/api/contracts") {
        (&[Relation::Party], &[Relation::Party], &[Relation::Party])
    } else if row.path == "/api/people/{id}" || (row.path == "/api/files/{token}" && row.method == "GET") {
        (&[Relation::Reader], &[Relation::Owner], &[Relation::Reader])
    } else if row.path == "/api/files/{token}" {
        (&[], &[Relation::Owner], &[])
    } else {
        (&[Relation::Owner, Relation::Viewer], &[], &[Relation::Viewer])
    }
}

async fn cell(fixture: &mut Fixture, row: &Row, state: &str, principal: Principal, relations: &[Relation]) -> usize {
    let (is_job, is_application) =
        (row.path.starts_with("/api/jobs/{id}"), row.path.starts_with("/api/applications/{id}"));
    fixture.put_job(if is_job { state } else { "open" }).await;
    fixture.put_application(if is_application { state } else { "sent" }).await;
    fixture.put_chat(if is_of_chat(row.path) { state } else { "waiting" }).await;
    if row.path == "/api/people/{id}" {
        fixture.put_visibility(state).await;
    }
    fixture.put_files(state).await;
    if row.path.starts_with("/api/admin/fees/{id}") {
        fixture.put_fee(state).await;
    }
    if row.path == "/api/admin/promotions/free-day" {
        fixture.site.write(|tx| tx.run(END_FREE_DAY, &[])).await;
    }
    let visitor = match principal.0 {
        "owner" => &fixture.owner,
        "applicant" => &fixture.applicant,
        "viewer" => &fixture.viewer,
        name => &fixture.people[name],
    };
    let status = attempt(fixture, row, state, visitor).await;
    let wanted = expected(row, principal, relations, state);
    // One rule overrides the row: nobody can apply for the same job twice.
    let already = row.path == "/api/jobs/{id}/applications" && row.method == "POST" && status == 409;
    if !already {
        assert_eq!(let_in(status), wanted, "{} {} as {} in {state:?}: {status}", row.method, row.path, principal.0);
    }
    assert_ne!(status, 500, "{} {} as {} in {state:?}", row.method, row.path, principal.0);
    1
}

/// Routes that are not in the API description.
const FILES: [&str; 5] = ["/api/openapi.json", "/robots.txt", "/sitemap.xml", "/jobs.atom", "/feeds/{file}"];

#[tokio::test]
async fn s23_every_route_has_a_row_and_every_row_a_route() {
    let document = serde_json::to_value(router::openapi()).unwrap();
    let routes: BTreeSet<(String, String)> = document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| (method.to_uppercase(), path.clone()))
        })
        .chain(FILES.map(|path| ("GET".to_owned(), path.to_owned())))
        .collect();
    let rows: BTreeSet<_> = ROWS.iter().map(|row| (row.method.to_owned(), row.path.to_owned())).collect();
    assert_eq!(routes, rows);
}

#[tokio::test]
async fn refusals_say_what_the_caller_may_know() {
    let fixture = Fixture::new().await;
    let path = format!("/api/applications/{}", fixture.application);
    assert_eq!(fixture.people["anonymous"].get(&path).await.refused(401), "unauthorized");
    assert_eq!(fixture.people["employer"].get(&path).await.refused(404), "not_found");
    let close = format!("/api/jobs/{}/close", fixture.job);
    assert_eq!(fixture.people["employer"].post(&close, json!({ "reason": "other" })).await.refused(403), "forbidden");
}

/// Returns the value for `{name}` in a path.
fn named(path: &str) -> &'static str {
    match path {
        _ if path.starts_with("/api/texts") => "safety",
        _ if path.starts_with("/api/help") => "applying",
        _ if path.starts_with("/api/mobile/icons") => "icon-192.png",
        _ => "post-job",
    }
}
