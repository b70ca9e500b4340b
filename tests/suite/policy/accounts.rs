//! Accounts, sessions, profiles, and the staff pages about people.

use jobstead::accounts::profile::model::Visibility;
use jobstead::policy::Relation;
use jobstead::policy::matrix::Row;
use jobstead::{args, statements};
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};

statements! {
    SET_VISIBILITY = "INSERT INTO profiles (user_id, headline, about, city, state, rate_unit, visibility, updated_at) VALUES ($1, '', '', '', '', 'hour', $2, 1)
                      ON CONFLICT (user_id) DO UPDATE SET visibility = excluded.visibility";
}

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        // Nobody's name changes: it's refused after everything that is tried here.
        "/api/profile" if row.method == "PUT" => Scene::plain().body(json!({
            "name": "", "headline": "", "about": "", "city": "", "state": "", "skills": [], "rate": null, "rateUnit": "hour",
            "availability": "", "availableFrom": null,
        })),
        "/api/login"
        | "/api/auth/sign-up"
        | "/api/auth/user"
        | "/api/auth/password"
        | "/api/auth/step-up"
        | "/api/auth/reset-request"
        | "/api/auth/email-link"
        | "/api/profile"
        | "/api/profile/photo"
        | "/api/sessions"
        | "/api/admin/people" => Scene::plain(),
        "/api/admin/welcome-codes" => Scene::plain().body(json!({ "uses": 10 })),
        "/api/welcome-code" => Scene::plain().body(json!({ "code": "AAAA-AAAA" })),
        // Most have proved their address.
        "/api/auth/verify-email" => Scene::plain().conflicts(),
        "/api/auth/email-change" => Scene::plain().body(json!({ "email": "new.address@example.org" })),
        "/api/profile/documents/{token}" => {
            Scene::new(|_, _| Box::pin(async { vec![("{token}", "nobody-has-it".to_owned())] }))
        }
        "/api/people/{id}" | "/api/people/{id}/reviews" => Scene::new(person)
            .states(Visibility::ALL.iter().map(|v| v.as_str()))
            .relations(&[Relation::Reader], &[Relation::Owner], &[Relation::Reader]),
        "/api/admin/people/{id}/reset-link"
        | "/api/admin/people/{id}/end-sessions"
        | "/api/admin/people/{id}/disable"
        | "/api/admin/people/{id}/vouch"
        | "/api/admin/people/{id}/enable"
        | "/api/admin/people/{id}/removal" => Scene::new(subject),
        "/api/admin/people/{id}/staff-level" => Scene::new(subject).body(json!({ "level": "agent" })),
        // Someone may have removed them, or nobody did.
        "/api/admin/people/{id}/remove" => Scene::new(subject).body(json!({ "reason": "Spam." })).conflicts(),
        "/api/admin/people/{id}/undo-removal" => Scene::new(subject).conflicts(),
        "/api/logout"
        | "/api/auth/sign-in"
        | "/api/auth/admin-link"
        | "/api/auth/role"
        | "/api/auth/reset"
        | "/api/auth/email-link/sign-in"
        | "/api/auth/verify-email/confirm"
        | "/api/auth/email-change/confirm"
        | "/api/auth/email-change/undo"
        | "/api/sessions/{ref}"
        | "/api/admin/welcome-codes/{id}"
        | "/api/sessions/end-others" => Scene::elsewhere(),
        _ => return None,
    })
}

/// The account that staff act on.
fn subject<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async { id(fixture.subject) })
}

/// Sets who can view the applicant's profile.
fn person<'a>(fixture: &'a mut Fixture, visibility: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let applicant = fixture.applicant.id().await;
        fixture.site.write(move |tx| tx.run(SET_VISIBILITY, args![applicant, visibility])).await;
        id(applicant)
    })
}
