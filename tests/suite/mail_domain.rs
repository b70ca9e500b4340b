//! What a domain's records say about mail from it, asked from a name server on loopback.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use jobstead::mail::doctor::{Finding, Verdict};
use jobstead::mail::domain::examine;
use jobstead::outbound::{Allowed, Outbound, Resolver};
use serde_json::json;

use crate::support::Site;
use crate::support::name_server::{self, Said};

const SENDER: &str = "office@mail.example.org";

async fn findings(selector: Option<&str>, said: impl Fn(&str) -> Said + Send + Sync + 'static) -> Vec<Finding> {
    let server = name_server::start(said).await;
    let outbound = Outbound::new(Resolver::At(server), Allowed::default());
    examine(&outbound, SENDER, selector).await
}

fn text(record: impl Into<String>) -> Said {
    Said::Text(vec![record.into()])
}

/// A key of 2,048 bits, which doesn't fit into a packet together with the others.
fn key() -> String {
    format!("v=DKIM1; k=rsa; p={}", "MIIBIjANBgkqhkiG9w0B".repeat(30))
}

fn verdicts(findings: &[Finding]) -> Vec<(&str, Verdict)> {
    findings.iter().map(|finding| (finding.title, finding.verdict)).collect()
}

#[tokio::test]
async fn answers_that_do_not_fit_into_a_packet_are_read_over_tcp() {
    let found = findings(Some("s2026"), |name| match name {
        "mail.example.org" => Said::Text(vec![
            format!("site-verification={}", "x".repeat(400)),
            format!("v=spf1 include:spf.example.net {}~all", "ip4:192.0.2.1 ".repeat(20)),
        ]),
        "s2026._domainkey.mail.example.org" => text(key()),
        "_dmarc.mail.example.org" => text("v=DMARC1; p=quarantine"),
        _ => Said::NoSuchName,
    })
    .await;
    let good = Verdict::Good;
    assert_eq!(verdicts(&found), [("SPF", good), ("DKIM", good), ("DMARC", good)], "{found:?}");
    assert!(found[0].text.contains("ip4:192.0.2.1 ~all"), "{}", found[0].text);
    assert!(found[1].text.contains("(s2026)") && found[2].text.contains("as spam"), "{found:?}");
}

#[tokio::test]
async fn without_a_selector_the_usual_names_are_tried() {
    let found = findings(None, |name| match name {
        "mail.example.org" => Said::Text(vec!["v=spf1 mx -all".to_owned(), "v=spf1 a -all".to_owned()]),
        "k3._domainkey.mail.example.org" => text(key()),
        // The domain above covers those below.
        "_dmarc.example.org" => text("v=DMARC1; p=none; sp=reject"),
        _ => Said::Nothing,
    })
    .await;
    assert_eq!(verdicts(&found), [("SPF", Verdict::Warning), ("DKIM", Verdict::Good), ("DMARC", Verdict::Good)]);
    assert!(found[0].text.contains("has 2 SPF records"), "{}", found[0].text);
    assert!(found[1].text.contains("(k3)") && found[2].text.contains("refuse mail"), "{found:?}");
}

#[tokio::test]
async fn a_domain_without_records_hears_what_to_add() {
    for (selector, said) in [(None, "under the usual names"), (Some("s1"), "There’s no key named s1.")] {
        let found = findings(selector, |name| match name {
            "mail.example.org" => Said::Nothing,
            _ => Said::NoSuchName,
        })
        .await;
        let warning = Verdict::Warning;
        assert_eq!(verdicts(&found), [("SPF", warning), ("DKIM", warning), ("DMARC", warning)]);
        assert!(found[0].text.contains("doesn’t say which servers"), "{}", found[0].text);
        assert!(found[1].text.contains(said), "{}", found[1].text);
        assert!(found[2].text.contains("_dmarc.mail.example.org: v=DMARC1; p=none"), "{}", found[2].text);
    }
}

#[tokio::test]
async fn a_domain_that_does_not_exist_is_not_called_badly_set_up() {
    let found = findings(None, |_| Said::NoSuchName).await;
    assert_eq!(verdicts(&found), [("Sender", Verdict::Bad)]);
    assert!(found[0].text.contains("There’s no domain mail.example.org"), "{}", found[0].text);
}

#[tokio::test]
async fn a_lookup_that_fails_says_nothing_about_the_domain() {
    for (said, reason) in
        [(Said::Failure, "Server Failure"), (Said::Silence, "no name server answered within 5 seconds")]
    {
        let everything = said.clone();
        let found = findings(None, move |_| everything.clone()).await;
        let warning = Verdict::Warning;
        assert_eq!(verdicts(&found), [("SPF", warning), ("DKIM", warning), ("DMARC", warning)]);
        for finding in &found {
            assert!(finding.text.contains("We couldn’t look this up") && finding.text.contains(reason), "{finding:?}");
        }
        // A failure of one lookup doesn't pass for a missing record either.
        let found = findings(Some("s1"), move |name| match name {
            "mail.example.org" => text("v=spf1 mx -all"),
            _ => said.clone(),
        })
        .await;
        assert_eq!(found[0].verdict, Verdict::Good);
        assert!(found[1].text.contains(reason) && found[2].text.contains(reason), "{found:?}");
    }
}

#[tokio::test]
async fn the_office_names_the_selector_and_a_wrong_one_is_refused() {
    let operator = Site::empty().set_up().await;
    let body = json!({ "selector": "s1 or s2" });
    let refused = operator.post("/api/admin/mail/check", body).await.expect(422);
    assert_eq!(refused["fields"][0]["field"], "selector");
    let asked = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&asked);
    findings(Some("only"), move |name| {
        count.fetch_add(usize::from(name.contains("_domainkey")), Ordering::Relaxed);
        Said::Nothing
    })
    .await;
    assert_eq!(asked.load(Ordering::Relaxed), 1, "only the one that was named");
}
