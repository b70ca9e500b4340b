//! The texts of mails in the office.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::app::App;
use crate::app::Write;
use crate::audit::{self, Action};
use crate::db::{self, Tx};
use crate::identity::Me;
use crate::mail::MailKind;
use crate::mail::render::{Letter, Letterhead, Rendered};
use crate::mail::template::{MAX_BODY_CHARS, MAX_SUBJECT_CHARS, Template, samples};
use crate::mail::templates;
use crate::site;
use crate::web::{Error, List, NoBody, Path, Result, Validator};

/// A sample is a whole page with its own styles, and nothing else.
const SAMPLE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/// The text of a kind of mail.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MailText {
    /// The kind.
    kind: MailKind,
    /// Its name.
    name: &'static str,
    /// When it's sent.
    when: &'static str,
    /// The subject with placeholders.
    subject: String,
    /// The text with placeholders.
    body: String,
    /// The default subject.
    default_subject: &'static str,
    /// The default text.
    default_body: &'static str,
    /// Names of the placeholders.
    placeholders: Vec<&'static str>,
    /// The subject of a sample.
    sample_subject: String,
    /// The plain text of a sample.
    sample_text: String,
}

fn text_of(tx: &mut Tx, kind: MailKind, letterhead: &Letterhead) -> db::Result<MailText> {
    let template = templates::find(tx, kind)?;
    let (sample_subject, rendered) = sample(kind, &template, letterhead);
    let details = kind.details();
    let placeholders = details.placeholders.iter().map(|(name, _)| *name).chain(["site"]).collect();
    Ok(MailText {
        kind,
        name: details.name,
        when: details.when,
        subject: template.subject,
        body: template.body,
        default_subject: details.subject,
        default_body: details.body,
        placeholders,
        sample_subject,
        sample_text: rendered.text,
    })
}

fn sample(kind: MailKind, template: &Template, letterhead: &Letterhead) -> (String, Rendered) {
    let values = samples(kind, &letterhead.site);
    let subject = template.subject(&values);
    let unsubscribe = kind.details().is_optional.then_some("sample");
    let path = Some("/#sample");
    let rendered = letterhead.render(&Letter { kind, template, values: &values, subject: &subject, path, unsubscribe });
    (subject, rendered)
}

fn letterhead(tx: &mut Tx, origin: &str) -> db::Result<Letterhead> {
    let settings = site::store::settings(tx)?;
    Ok(Letterhead { origin: origin.to_owned(), site: settings.name, brand: settings.brand })
}

/// Lists the texts of all mails.
#[utoipa::path(get, path = "/api/admin/mail/texts", operation_id = "mail_texts", tag = "mail", responses(
    (status = 200, body = List<MailText>)))]
pub async fn get_texts(State(app): State<App>) -> Result<axum::Json<List<MailText>>> {
    let origin = app.origin.as_str().to_owned();
    let list = move |tx: &mut Tx| {
        let letterhead = letterhead(tx, &origin)?;
        MailKind::ALL.iter().map(|kind| text_of(tx, *kind, &letterhead)).collect::<db::Result<Vec<_>>>()
    };
    Ok(axum::Json(List::whole(app.db.read(list).await.map_err(Error::from)?)))
}

/// An operator's own text.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct OwnText {
    /// The subject with placeholders.
    #[schema(min_length = 1, max_length = 200)]
    subject: String,
    /// The text with placeholders.
    #[schema(min_length = 1, max_length = 5000)]
    body: String,
}

impl OwnText {
    fn template(&self, kind: MailKind) -> Result<Template> {
        let template = Template {
            subject: self.subject.trim().to_owned(),
            body: self.body.replace("\r\n", "\n").trim().to_owned(),
        };
        let mut checks = Validator::default();
        checks.line(&template.subject, MAX_SUBJECT_CHARS, "subject", "Enter a subject.");
        checks.text(&template.body, MAX_BODY_CHARS, "body", "Enter the text.");
        for (field, problem) in template.problems(kind) {
            checks.require(false, field, problem);
        }
        checks.finish()?;
        Ok(template)
    }
}

/// Saves an operator's own text.
#[utoipa::path(put, path = "/api/admin/mail/texts/{kind}", operation_id = "mail_text_save", tag = "mail", params(("kind" = MailKind, Path)), request_body = OwnText, responses(
    (status = 200, body = MailText)))]
pub async fn put_text(
    State(app): State<App>,
    me: Me,
    Path(kind): Path<MailKind>,
    write: Write<OwnText>,
) -> Result<Response> {
    let origin = app.origin.as_str().to_owned();
    write
        .ok(&app, move |tx, body| {
            templates::save(tx, kind, &body.template(kind)?)?;
            record(tx, &me, "mail_text_changed", kind)?;
            let letterhead = letterhead(tx, &origin)?;
            Ok(text_of(tx, kind, &letterhead)?)
        })
        .await
}

/// Goes back to the default text.
#[utoipa::path(delete, path = "/api/admin/mail/texts/{kind}", operation_id = "mail_text_reset", tag = "mail", params(("kind" = MailKind, Path)), responses(
    (status = 200, body = MailText)))]
pub async fn delete_text(
    State(app): State<App>,
    me: Me,
    Path(kind): Path<MailKind>,
    write: Write<NoBody>,
) -> Result<Response> {
    let origin = app.origin.as_str().to_owned();
    write
        .ok(&app, move |tx, _| {
            templates::reset(tx, kind)?;
            record(tx, &me, "mail_text_reset", kind)?;
            let letterhead = letterhead(tx, &origin)?;
            Ok(text_of(tx, kind, &letterhead)?)
        })
        .await
}

fn record(tx: &mut Tx, me: &Me, name: &str, kind: MailKind) -> db::Result<()> {
    audit::record(
        tx,
        &Action { actor: Some(me.id), name, subject_kind: "mail_text", subject: 0, reason: kind.as_str() },
    )
}

/// Shows a sample of a mail as HTML.
#[utoipa::path(get, path = "/api/admin/mail/texts/{kind}/sample", operation_id = "mail_text_sample", tag = "mail", params(("kind" = MailKind, Path)), responses(
    (status = 200, content_type = "text/html", body = String)))]
pub async fn get_sample(State(app): State<App>, Path(kind): Path<MailKind>) -> Result<Response> {
    let origin = app.origin.as_str().to_owned();
    let read = move |tx: &mut Tx| {
        let letterhead = letterhead(tx, &origin)?;
        Ok::<_, db::Error>(sample(kind, &templates::find(tx, kind)?, &letterhead).1.html)
    };
    let html = app.db.read(read).await.map_err(Error::from)?;
    let headers =
        [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CONTENT_SECURITY_POLICY, SAMPLE_POLICY)];
    Ok((headers, html).into_response())
}
