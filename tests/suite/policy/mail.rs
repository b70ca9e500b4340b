//! The mail pages of the office, and unsubscribing.

use jobstead::mail::{MailKind, NewMail, Recipient, store};
use jobstead::policy::matrix::Row;
use serde_json::json;

use super::fixture::Fixture;
use super::scene::{Scene, Staged, id};

pub fn scene(_: &Fixture, row: &Row) -> Option<Scene> {
    Some(match row.path {
        "/api/admin/mail/server" if row.method == "PUT" => Scene::plain()
            .body(json!({ "url": "", "password": null, "senderAddress": "office@example.org", "senderName": "" })),
        "/api/admin/mail" | "/api/admin/mail/check" | "/api/admin/mail/texts" | "/api/admin/mail/server" => {
            Scene::plain()
        }
        "/api/admin/mail/allow" => Scene::plain().body(json!({ "address": "wanda@example.org" })),
        "/api/admin/mail/texts/{kind}" | "/api/admin/mail/texts/{kind}/sample" => {
            let body = json!({ "subject": "A test from {site}", "body": "A test." });
            Scene::new(|_, _| Box::pin(async { vec![("{kind}", "test".to_owned())] })).body(body)
        }
        "/api/admin/mail/{id}/retry" | "/api/admin/mail/{id}/discard" | "/api/admin/mail/{id}/link" => Scene::new(mail),
        "/api/mail/unsubscribe/{token}" => Scene::elsewhere(),
        _ => return None,
    })
}

/// Queues a mail with a link.
fn mail<'a>(fixture: &'a mut Fixture, _: &'static str) -> Staged<'a> {
    Box::pin(async move {
        let to = Recipient::Address("invited@example.org");
        let new = NewMail {
            to,
            kind: MailKind::EmployerInvitation,
            values: &[],
            path: Some("/join#token=secret"),
            useful_until: None,
        };
        let queued = fixture.site.write(move |tx| store::enqueue(tx, &new)).await;
        id(queued.unwrap().0)
    })
}
