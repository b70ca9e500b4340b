//! Mail: the outbox, sending over SMTP, and the links in it.

use std::time::Instant;

use jobstead::clock::{DAY, HOUR, MINUTE};
use jobstead::ids::UserId;
use jobstead::mail::listing::{Filter, find, list};
use jobstead::mail::model::{Mail, MailState};
use jobstead::mail::store::enqueue;
use jobstead::mail::{MailKind, NewMail, Recipient, addresses, listing, server, store};
use jobstead::notifications::store::{NewNotification, send};
use jobstead::web::Page;
use serde_json::json;

use crate::support::mail_server::MailServer;
use crate::support::{Setup, Site, Visitor, email};

/// Returns the outbox, newest first.
async fn outbox(site: &Site) -> Vec<Mail> {
    site.read(|tx| list(tx, &Filter::All, &Page::first(50))).await.items
}

/// Returns the path of the newest mail's link.
async fn newest_path(site: &Site) -> String {
    let id = outbox(site).await[0].id;
    site.read(move |tx| listing::path(tx, id)).await.expect("a link")
}

async fn notify(site: &Site, to: &'static str) {
    let values = &[("name", "Wanda"), ("title", "News"), ("text", "A <b>text</b>\nwith two lines")];
    let (kind, path) = (MailKind::Notification, Some("/messages/7"));
    site.write(move |tx| enqueue(tx, &NewMail { to: Recipient::Address(to), kind, values, path, useful_until: None }))
        .await;
}

#[tokio::test]
async fn a_mail_is_sent_over_tls_with_text_html_and_one_click_unsubscribe() {
    let server = MailServer::start();
    let site = server.site().await;
    notify(&site, "wanda@example.org").await;
    site.sends_mail().await;
    let mail = server.next();
    assert_eq!(
        (&mail["tls"], &mail["to"], &mail["from"]),
        (&json!(true), &json!(["wanda@example.org"]), &json!("office@example.org"))
    );
    assert_eq!(mail["headers"]["Subject"], "News");
    assert!(mail["headers"]["From"].as_str().unwrap().contains("Alder Creek Jobs"));
    let text = mail["text"].as_str().unwrap().replace("\r\n", "\n");
    assert!(
        text.contains("A <b>text</b>\nwith two lines") && text.contains("http://127.0.0.1:8080/messages/7"),
        "{text}"
    );
    let html = mail["html"].as_str().unwrap();
    assert!(html.contains("A &lt;b&gt;text&lt;/b&gt;<br>with two lines"), "{html}");
    assert_eq!(mail["headers"]["List-Unsubscribe-Post"], "List-Unsubscribe=One-Click");
    let sent = &outbox(&site).await[0];
    assert_eq!((sent.state, sent.tries), (MailState::Sent, 1));
    // What was sent isn't sent again, and its text isn't kept.
    site.clock.advance(DAY);
    site.sends_mail().await;
    assert!(server.is_quiet());
    let id = sent.id;
    assert_eq!(site.read(move |tx| listing::path(tx, id)).await, None);
}

#[tokio::test]
async fn s58_a_certificate_that_cannot_be_trusted_leaves_the_mail_queued() {
    let server = MailServer::start();
    let site = server.site_with(jobstead::mail::Setup { authority: None, ..server.setup() }).await;
    notify(&site, "wanda@example.org").await;
    site.sends_mail().await;
    assert!(server.is_quiet());
    let waiting = &outbox(&site).await[0];
    assert_eq!(waiting.state, MailState::Waiting);
    assert!(waiting.reason.contains("certificate"), "{}", waiting.reason);
    let problem = site.read(server::stored).await.problem;
    assert!(problem.contains("certificate"), "{problem}");
    // The explicit setting allows it.
    let careless = server.site_with(jobstead::mail::Setup { authority: None, insecure: true, ..server.setup() }).await;
    notify(&careless, "wanda@example.org").await;
    careless.sends_mail().await;
    assert_eq!(server.next()["headers"]["Subject"], "News");
}

#[tokio::test]
async fn a_wrong_password_leaves_the_mail_queued() {
    let server = MailServer::start();
    let site = server.site_with(jobstead::mail::Setup { password: Some("guess".to_owned()), ..server.setup() }).await;
    notify(&site, "wanda@example.org").await;
    site.sends_mail().await;
    let waiting = &outbox(&site).await[0];
    assert_eq!(waiting.state, MailState::Waiting);
    assert!(waiting.reason.contains("535"), "{}", waiting.reason);
}

#[tokio::test]
async fn f12_a_stalled_mail_server_delays_nothing_else() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    // It accepts connections and never says a word.
    let stalled = tokio::spawn(async move {
        let mut open = Vec::new();
        while let Ok((stream, _)) = listener.accept().await {
            open.push(stream);
        }
    });
    let mail = jobstead::mail::Setup { url: Some(format!("smtp://127.0.0.1:{port}")), ..Default::default() };
    let site = Site::with(Setup { allow_outbound: vec![format!("127.0.0.1:{port}")], mail, ..Setup::default() });
    site.set_up().await;
    notify(&site, "wanda@example.org").await;
    let sending = tokio::spawn({
        let site = site.clone();
        async move { site.sends_mail().await }
    });
    tokio::task::yield_now().await;
    let started = Instant::now();
    for name in ["Wanda Worker", "Walt Worker", "Willa Worker"] {
        site.stranger(name).await;
    }
    assert!(started.elapsed().as_secs() < 10 && !sending.is_finished());
    sending.abort();
    stalled.abort();
}

#[tokio::test]
async fn f13_a_crash_between_sending_and_marking_repeats_the_message_id() {
    let server = MailServer::start();
    let site = server.site().await;
    notify(&site, "wanda@example.org").await;
    // The mail server's copy of a sender that dies before it stores what it did.
    let claimed = site.write(|tx| store::claim(tx, "")).await;
    let sender = jobstead::operator::mail::lane::sender(&site.app);
    let setup = server.setup();
    let found = site.read(move |tx| server::find(tx, &setup)).await.unwrap();
    let letterhead = jobstead::mail::render::Letterhead {
        origin: site.app.origin.as_str().to_owned(),
        site: "Alder Creek Jobs".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let mut session = jobstead::mail::smtp::open(&found, &site.app.outbound, sender.host()).await.unwrap();
    sender.send(&mut session, &found, &letterhead, &claimed[0]).await;
    let first = server.next();
    site.sends_mail().await;
    assert!(server.is_quiet(), "the lease keeps others away");
    site.clock.advance(10 * MINUTE);
    site.sends_mail().await;
    let second = server.next();
    assert_eq!(first["headers"]["Message-ID"], second["headers"]["Message-ID"]);
    assert_eq!(outbox(&site).await[0].tries, 2);
}

#[tokio::test]
async fn an_address_that_bounces_gets_no_more_mail_until_staff_allow_it() {
    let server = MailServer::start();
    let site = server.site().await;
    notify(&site, "unknown@example.org").await;
    notify(&site, "wanda@example.org").await;
    site.sends_mail().await;
    assert_eq!(server.next()["to"], json!(["wanda@example.org"]), "one refused mail doesn’t stop the next");
    let failed = outbox(&site).await.pop().unwrap();
    assert_eq!(failed.state, MailState::Failed);
    assert!(failed.reason.contains("550 5.1.1"), "{}", failed.reason);
    notify(&site, "Unknown@example.org").await;
    assert_eq!(outbox(&site).await[0].state, MailState::Suppressed);
    assert!(site.write(|tx| addresses::allow(tx, "unknown@example.org")).await);
    notify(&site, "unknown@example.org").await;
    assert_eq!(outbox(&site).await[0].state, MailState::Waiting);
}

#[tokio::test]
async fn a_temporary_refusal_is_tried_again_later_and_later() {
    let server = MailServer::start();
    let site = server.site().await;
    notify(&site, "later@example.org").await;
    site.sends_mail().await;
    let first = outbox(&site).await.remove(0);
    assert_eq!((first.state, first.tries), (MailState::Waiting, 1));
    assert!(first.reason.contains("451"), "{}", first.reason);
    site.clock.advance(HOUR);
    site.sends_mail().await;
    let second = outbox(&site).await.remove(0);
    assert!(second.tries == 2 && second.due_at - site.clock.now() > first.due_at - first.created_at);
    site.clock.advance(4 * DAY);
    site.sends_mail().await;
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let last = outbox(&site).await.remove(0);
    assert_eq!(last.state, MailState::Expired);
    assert!(last.reason.contains("451"), "{}", last.reason);
}

#[tokio::test]
async fn without_a_mail_server_mail_waits_and_old_mail_is_not_sent_in_a_burst() {
    let server = MailServer::start();
    let site = server.site_with(jobstead::mail::Setup::default()).await;
    notify(&site, "old@example.org").await;
    site.clock.advance(4 * DAY);
    notify(&site, "wanda@example.org").await;
    site.sends_mail().await;
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let [new, old] = &outbox(&site).await[..] else { panic!("two mails") };
    assert_eq!((new.state, old.state), (MailState::Waiting, MailState::Expired));
    assert!(server.is_quiet());
}

#[tokio::test]
async fn unsubscribing_takes_one_post_without_a_session_and_spares_security_mail() {
    let server = MailServer::start();
    let site = server.site().await;
    let worker = site.stranger("Wanda Worker").await;
    let id = UserId(worker.id().await);
    let values = &[("title", "News"), ("text", "Text")];
    let news =
        NewMail { to: Recipient::User(id), kind: MailKind::Notification, values, path: None, useful_until: None };
    site.write(move |tx| enqueue(tx, &news)).await;
    site.sends_mail().await;
    let link = server.next()["headers"]["List-Unsubscribe"].as_str().unwrap().trim_matches(['<', '>']).to_owned();
    let path = link.strip_prefix("http://127.0.0.1:8080").unwrap();
    let stranger = Visitor::new(&site);
    let page = stranger.get(path).await;
    assert_eq!(page.status.as_u16(), 303, "opening the link changes nothing");
    assert!(page.header("location").starts_with("/unsubscribe#token="));
    assert_eq!(stranger.post(path, json!({})).await.status.as_u16(), 204);
    assert_eq!(stranger.post("/api/mail/unsubscribe/nobody-has-this-token", json!({})).await.refused(404), "not_found");
    site.write(move |tx| enqueue(tx, &news)).await;
    assert_eq!(outbox(&site).await[0].state, MailState::Suppressed);
    let body = json!({ "email": email("Wanda Worker") });
    stranger.post("/api/auth/reset-request", body).await.expect(202);
    assert_eq!(outbox(&site).await[0].state, MailState::Waiting);
    // The settings say so, and turning one on subscribes again.
    let mut settings = worker.get("/api/notification-settings").await.expect(200);
    let on = settings["grid"].as_object().unwrap().iter().filter(|(_, ways)| ways["mail"] == true);
    assert_eq!(on.map(|(category, _)| category.as_str()).collect::<Vec<_>>(), ["account"]);
    settings["digest"] = json!("daily");
    worker.put("/api/notification-settings", settings.clone()).await.expect(200);
    site.write(move |tx| enqueue(tx, &news)).await;
    assert_eq!(outbox(&site).await[0].state, MailState::Suppressed, "saving something else changes nothing");
    settings["grid"]["offers"]["mail"] = json!(true);
    worker.put("/api/notification-settings", settings).await.expect(200);
    site.write(move |tx| enqueue(tx, &news)).await;
    assert_eq!(outbox(&site).await[0].state, MailState::Waiting);
}

#[tokio::test]
async fn nobody_can_unsubscribe_from_news_about_who_gets_into_the_account() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    let id = UserId(worker.id().await);
    let address = email("Wanda Worker");
    let token = site.write(move |tx| addresses::token_of(tx, &address)).await;
    let path = format!("/api/mail/unsubscribe/{token}");
    assert_eq!(Visitor::new(&site).post(&path, json!({})).await.status.as_u16(), 204);
    for kind in ["admin_link_used", "declined"] {
        let note =
            NewNotification { kind, title: "News", body: "Text", href: "/notifications", ..NewNotification::default() };
        site.write(move |tx| send(tx, id, &note)).await;
    }
    site.clock.advance(HOUR);
    jobstead::schedule::run_once(&site.app).await.unwrap();
    let mails = outbox(&site).await;
    assert_eq!(
        mails.iter().map(|mail| (mail.kind, mail.state)).collect::<Vec<_>>(),
        [(MailKind::AccountNews, MailState::Waiting)]
    );
}

#[tokio::test]
async fn a_waiting_mail_without_a_server_costs_an_idle_site_no_write() {
    let server = MailServer::start();
    let site = server.site_with(jobstead::mail::Setup::default()).await;
    notify(&site, "wanda@example.org").await;
    site.clock.advance(4 * DAY);
    site.sends_mail().await;
    assert_eq!(outbox(&site).await[0].state, MailState::Waiting, "only the schedule expires it");
}

/// Renders a mail of a kind with its default text.
fn render(kind: MailKind, values: &[(&str, &str)], path: Option<&str>) -> jobstead::mail::render::Rendered {
    let letterhead = jobstead::mail::render::Letterhead {
        origin: "https://jobs.example.org".to_owned(),
        site: "Alder Creek Jobs".to_owned(),
        brand: "#1f6b54".to_owned(),
    };
    let template = jobstead::mail::template::Template::default_of(kind);
    let values = values.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let subject = template.subject(&values);
    letterhead.render(&jobstead::mail::render::Letter {
        kind,
        template: &template,
        values: &values,
        subject: &subject,
        path,
        unsubscribe: Some("token"),
    })
}

#[test]
fn a_line_of_a_transcript_cannot_be_faked_in_html() {
    let values = [("transcript", "You: Hi\n    Sam: Send me your password")];
    let html = render(MailKind::ChatTranscript, &values, None).html;
    assert!(html.contains("<br>\u{a0}\u{a0}\u{a0}\u{a0}Sam:"), "{html}");
}

#[test]
fn a_mail_about_a_message_says_how_to_answer_and_is_dark_in_the_dark() {
    let values = [("name", "Wanda"), ("title", "Message from Emma E. about “Line cook”"), ("text", "Can you come?")];
    let mail = render(MailKind::Message, &values, Some("/messages/7"));
    assert!(
        mail.text
            .contains("Message from Emma E. about “Line cook”:\n\nCan you come?\n\nTo answer, open the conversation."),
        "{}",
        mail.text
    );
    assert!(mail.text.contains("Open the conversation:\nhttps://jobs.example.org/messages/7"), "{}", mail.text);
    assert!(mail.html.contains("<meta name=\"color-scheme\" content=\"light dark\">"), "{}", mail.html);
    let (_, dark) = mail.html.split_once("@media (prefers-color-scheme:dark){").unwrap();
    let (dark, body) = dark.split_once("</style>").unwrap();
    // Each class that changes its colors is in the document, and overrules what's inline.
    for class in ["page", "sheet", "quiet", "action"] {
        let rule = dark.split(&format!(".{class}{{")).nth(1).and_then(|rule| rule.split('}').next()).unwrap();
        assert!(rule.split(';').all(|part| part.ends_with("!important")), "{rule}");
        assert!(body.contains(&format!("class=\"{class}\"")), "{class}: {body}");
    }
}

#[tokio::test]
async fn s18_links_come_from_the_configured_origin_only() {
    let server = MailServer::start();
    let site = server.site().await;
    site.stranger("Wanda Worker").await;
    let visitor = Visitor::new(&site);
    let body = json!({ "email": email("Wanda Worker") });
    let mut request = visitor.request(axum::http::Method::POST, "/api/auth/reset-request", Some(&body));
    request.headers_mut().insert("host", "evil.example".parse().unwrap());
    assert_eq!(site.send(request).await.status.as_u16(), 421);
    let mut request = visitor.request(axum::http::Method::POST, "/api/auth/reset-request", Some(&body));
    request.headers_mut().insert("x-forwarded-host", "evil.example".parse().unwrap());
    site.send(request).await.expect(202);
    site.sends_mail().await;
    let mail = server.next();
    let text = mail["text"].as_str().unwrap();
    assert!(
        text.contains("http://127.0.0.1:8080/reset-password#token=") && !mail.to_string().contains("evil"),
        "{text}"
    );
    assert!(server.is_quiet());
}

#[tokio::test]
async fn a_mailed_link_signs_in_once_and_in_time() {
    let site = Site::new().await;
    let worker = site.stranger("Wanda Worker").await;
    let body = json!({ "email": email("Wanda Worker") });
    let visitor = Visitor::new(&site);
    let known = visitor.post("/api/auth/email-link", body.clone()).await.expect(202);
    let unknown = visitor.post("/api/auth/email-link", json!({ "email": "nobody@example.org" })).await.expect(202);
    assert_eq!(known, unknown);
    assert_eq!(outbox(&site).await.len(), 1);
    let token = newest_path(&site).await.strip_prefix("/sign-in/link#token=").unwrap().to_owned();
    let link = json!({ "token": token });
    let user = visitor.post("/api/auth/email-link/sign-in", link.clone()).await.expect(200);
    assert_eq!(user["id"], worker.id().await);
    assert_eq!(visitor.get("/api/auth/user").await.expect(200)["id"], user["id"]);
    assert_eq!(Visitor::new(&site).post("/api/auth/email-link/sign-in", link).await.refused(404), "not_found");
    // A sign-in from another browser sends a notice to the account's address.
    assert_eq!(outbox(&site).await[0].kind, MailKind::NewDevice);
    // Whoever reads the mailbox doesn't know the password.
    let change = json!({ "email": "new@example.org" });
    assert_eq!(visitor.post("/api/auth/email-change", change.clone()).await.refused(401), "step_up");
    visitor.steps_up().await;
    visitor.post("/api/auth/email-change", change).await.expect(202);
    visitor.post("/api/auth/email-link", body).await.expect(202);
    let late = newest_path(&site).await.strip_prefix("/sign-in/link#token=").unwrap().to_owned();
    site.clock.advance(16 * MINUTE);
    assert_eq!(visitor.post("/api/auth/email-link/sign-in", json!({ "token": late })).await.refused(404), "not_found");
}

#[tokio::test]
async fn nobody_fills_someone_elses_mailbox_with_links() {
    let site = Site::new().await;
    site.stranger("Wanda Worker").await;
    for _ in 0..8 {
        Visitor::new(&site).post("/api/auth/email-link", json!({ "email": email("Wanda Worker") })).await.expect(202);
    }
    assert_eq!(outbox(&site).await.len(), 5);
}

#[tokio::test]
async fn closed_accounts_get_no_mail() {
    let site = Site::new().await;
    let id = UserId(site.stranger("Wanda Worker").await.id().await);
    site.write(move |tx| jobstead::identity::store::set_disabled(tx, id, true)).await;
    let new =
        NewMail { to: Recipient::User(id), kind: MailKind::NewDevice, values: &[], path: None, useful_until: None };
    assert_eq!(site.write(move |tx| enqueue(tx, &new)).await, None);
    Visitor::new(&site).post("/api/auth/email-link", json!({ "email": email("Wanda Worker") })).await.expect(202);
    assert!(outbox(&site).await.is_empty());
}

#[tokio::test]
async fn a_name_cannot_break_the_subject_or_add_a_header() {
    let site = Site::new().await;
    let values = &[("inviter", "Eve\r\nBcc: all@example.org"), ("employer", "{site} <script>")];
    let new = NewMail {
        to: Recipient::Address("a@example.org"),
        kind: MailKind::EmployerInvitation,
        values,
        path: Some("/join"),
        useful_until: None,
    };
    let id = site.write(move |tx| enqueue(tx, &new)).await.unwrap();
    let mail = site.read(move |tx| find(tx, id)).await.unwrap();
    assert_eq!(mail.subject, "Eve Bcc: all@example.org invited you to join {site} <script> on Alder Creek Jobs");
}

#[tokio::test]
async fn an_operators_text_keeps_what_the_mail_is_about() {
    let operator = Site::empty().set_up().await;
    for (kind, subject, body, field) in [
        ("digest", "News", "Have a look.", "body"),
        ("chat_transcript", "Your chat", "Thanks!", "body"),
        ("test", "A {stranger}", "Hello", "subject"),
        ("test", "Hello", "A {stranger}", "body"),
    ] {
        let text = json!({ "subject": subject, "body": body });
        let refused = operator.put(&format!("/api/admin/mail/texts/{kind}"), text).await.expect(422);
        assert_eq!(refused["fields"][0]["field"], field, "{kind}: {refused}");
    }
    let text = json!({ "subject": "{count} things", "body": "Look:\n\n{list}" });
    operator.put("/api/admin/mail/texts/digest", text).await.expect(200);
}

#[tokio::test]
async fn send_now_tries_at_once_though_the_mail_server_just_failed() {
    // The site isn't allowed to reach this one.
    let mail = jobstead::mail::Setup { url: Some("smtp://127.0.0.1:9".to_owned()), ..Default::default() };
    let site = Site::with(Setup { mail, ..Setup::default() });
    let operator = site.set_up().await;
    notify(&site, "wanda@example.org").await;
    jobstead::operator::mail::lane::drain(site.app.clone()).await.unwrap();
    assert!(site.read(server::stored).await.paused_until > site.clock.now());
    let id = outbox(&site).await[0].id.0;
    operator.post(&format!("/api/admin/mail/{id}/retry"), json!({})).await.expect(200);
    assert_eq!(site.read(server::stored).await.paused_until, 0);
    assert_eq!(outbox(&site).await[0].due_at, site.clock.now());
}

#[tokio::test]
async fn links_to_hand_out_are_listed_apart_from_the_mails_that_nobody_hands_out() {
    let site = Site::empty();
    let operator = site.set_up().await;
    for kind in MailKind::ALL {
        let path = Some("/somewhere");
        let to = Recipient::Address("wanda@example.org");
        site.write(move |tx| enqueue(tx, &NewMail { to, kind: *kind, values: &[], path, useful_until: None })).await;
    }
    let list = async |query: &str| {
        let found = operator.get(&format!("/api/admin/mail?limit=100{query}")).await.expect(200);
        found["items"].as_array().unwrap().clone()
    };
    let (all, links, others) = (list("").await, list("&hasLink=true").await, list("&hasLink=false").await);
    assert_eq!(all.len(), links.len() + others.len());
    assert!(links.iter().all(|mail| mail["hasLink"] == true));
    assert_eq!(links.len(), MailKind::ALL.iter().filter(|kind| kind.details().is_secret).count());
    // What's over is only news.
    let id = links[0]["id"].as_i64().unwrap();
    operator.post(&format!("/api/admin/mail/{id}/discard"), json!({})).await.expect(200);
    assert_eq!(list("&hasLink=true").await.len(), links.len() - 1);
    site.clock.advance(30 * MINUTE);
    assert!(list("&hasLink=true").await.iter().all(|mail| mail["kind"] != "sign_in_link"), "it has expired");
    assert_eq!(list("&hasLink=false").await.len() + list("&hasLink=true").await.len(), all.len());
}
