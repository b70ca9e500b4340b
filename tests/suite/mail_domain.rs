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

/// A key of 4,096 bits, which doesn't fit into a packet.
fn key() -> String {
    format!("v=DKIM1; k=rsa; p={LONG_KEY}")
}

const LONG_KEY: &str = "MIICIjANBgkqhkiG9w0BAQEFAAOCAg8AMIICCgKCAgEAum/yCPEi9I+gA53Y559qa6i7z6bJbTfBbreaNRhg9Y8ojnSIZx6PTCrxY2Tl8L6YnywsqXJN/aqDc1MHok1gXPtlRT1NnjVx2vfF/SMBjPr4u2Lfb8Azz0TgPZZ6aKu2aI8ozxuuZomySEpO5ENzh7CWwC3WopS0g44NIJGQoUoxzULSna7bPUPIBk2NFbujz7M1CcHljLOR65KKkD7zFUmpdYOSaZpcvw5z3UdxNZerb1aFwxyLqir1N95K3Wya/+ZwU7/M9H+/dIwIvVKF2MjXy+2rbmsgK3qeBCp+GUW7Kl9FI69FsAUGKpj5kPYuzukHdKt3SJ5+STV75Bom9zJTi7oY4KXx+Ov6NCY0Y7sMVkql16qtQsZl8YpTVoK4O82JuWeehBvdTdmfb+289RNsuqW+H1wpXUqC8OZbfxKbMeqexdklVayyqtgK18Mz+/w0ZBW4qyQns8YChexZANiRPE7Fma4gLska3CVN7tm2AHYpvgs87eX82bJXEy5a2s5S0tB5W9wzQxyEKdCdOU/9dZtECTIeY7z2JVzXZ5tKwzPVywv9iRGkivoirJUgzokaawaYw4kLRfY/8RFI+ghqgzxKLWviEAg43KFvBImCp8egdZyfD9f5NnFvYSSLv8mbIoseeL11qH7hJvOpWF04wDFl22bCF2dFndcJECECAwEAAQ==";
const KEY: &str = "MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQDFcK2cMam3h1mrTxA22UiW9E2lgb6VzZbhIcX+JfvrwBrZFuL2srmLLbA/iGqLwyVVxgiGqgV3AtGZbO8huVUlBHAU8pOf5z+OKDGYCN99/xA6lvbUqkBDgWcT05quZFvBAY3MDSvBDuVbHLJyOzCxmeumfY+aaTCzAF7jH43A7QIDAQAB";

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
        "spf.example.net" => text("v=spf1 ip4:192.0.2.9 -all"),
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
    for (said, reason) in [
        (Said::Failure, "the name server couldn’t find out"),
        (Said::Silence, "no name server answered within 5 seconds"),
    ] {
        let everything = said.clone();
        let found = findings(None, move |_| everything.clone()).await;
        let warning = Verdict::Warning;
        assert_eq!(verdicts(&found), [("SPF", warning), ("DKIM", warning), ("DMARC", warning)]);
        for finding in &found {
            assert!(finding.text.contains("We couldn’t look this up") && finding.text.contains(reason), "{finding:?}");
        }
        // A failure of one lookup doesn't pass for a missing record either.
        let found = findings(Some("s1"), move |name| match name {
            "mail.example.org" => text("v=spf1 ip4:192.0.2.9 -all"),
            _ => said.clone(),
        })
        .await;
        assert_eq!(found[0].verdict, Verdict::Good);
        assert!(found[1].text.contains(reason) && found[2].text.contains(reason), "{found:?}");
    }
}

/// Returns what is said about a domain with these TXT records. The names that it doesn't list don't exist.
async fn judge(domain: &'static str, zone: &[(&str, &str)]) -> Vec<Finding> {
    let zone: Vec<_> = zone.iter().map(|(name, record)| ((*name).to_owned(), (*record).to_owned())).collect();
    let server = name_server::start(move |name| {
        let records: Vec<_> = zone.iter().filter(|(owner, _)| owner == name).map(|(_, text)| text.clone()).collect();
        match name.strip_prefix("server.") {
            Some(_) => Said::Address([192, 0, 2, 1].into()),
            None if name.starts_with("many.") => Said::MailHosts((0..11).map(|n| format!("mx{n}.example")).collect()),
            None if name.starts_with("mx.") => Said::MailHosts(vec!["server.example".to_owned()]),
            None if !records.is_empty() => Said::Text(records),
            None if name == domain => Said::Nothing,
            None => Said::NoSuchName,
        }
    })
    .await;
    let outbound = Outbound::new(Resolver::At(server), Allowed::default());
    examine(&outbound, &format!("office@{domain}"), Some("s1")).await
}

#[tokio::test]
async fn dmarc_is_judged_as_receivers_do() {
    let (good, warning) = (Verdict::Good, Verdict::Warning);
    let town = "town.example";
    let at_town = "_dmarc.town.example";
    for (domain, zone, verdict, said) in [
        (town, vec![(at_town, "v=DMARC1; p=reject")], good, "refuse mail"),
        (town, vec![(at_town, "v=dmarc1; p=reject")], warning, "doesn’t begin with v=DMARC1, in capital letters"),
        (town, vec![(at_town, "p=reject; v=DMARC1")], warning, "doesn’t say what to do"),
        (town, vec![(at_town, "v=DMARC1;P = Quarantine; pct=0; rf=x; ri=1; new=2")], good, "as spam"),
        (town, vec![(at_town, "v=DMARC1; p=reject; t=y")], warning, "they treat it as spam. Take t=y out"),
        (town, vec![(at_town, "v=DMARC1; p=quarantine; t=y")], warning, "they let it through. Take t=y out"),
        (town, vec![(at_town, "v=DMARC1; p=none; t=y")], good, "(p=none)"),
        (town, vec![(at_town, "v=DMARC1; p=reject; sp=quarantin")], warning, "because sp=quarantin isn’t a policy"),
        (town, vec![(at_town, "v=DMARC1; p=reject; np=")], warning, "because np= isn’t a policy"),
        (
            "jobs.town.example",
            vec![(at_town, "v=DMARC1; p=reject; sp=quarantin")],
            warning,
            "sp=quarantin isn’t a policy",
        ),
        (
            town,
            vec![(at_town, "v=DMARC1; p=reject; sp=no; rua=mailto:a@b.example")],
            warning,
            "let forged mail through, because sp=no",
        ),
        (town, vec![(at_town, "v=DMARC1; rua=mailto:a@b.example")], good, "counts as p=none"),
        (town, vec![(at_town, "v=DMARC1; rua=b.example")], warning, "Add p=none"),
        (town, vec![(at_town, "v=DMARC1")], warning, "Add p=none"),
        (town, vec![(at_town, "v=DMARC1; p=none"), (at_town, "v=DMARC1; p=reject")], warning, "has 2 DMARC records"),
        (
            "a.b.town.example",
            vec![("_dmarc.b.town.example", "v=DMARC1; p=none"), (at_town, "v=DMARC1; p=reject")],
            good,
            "refuse mail that only claims to be from a.b.town.example, by the record of town.example",
        ),
        (
            "a.b.town.example",
            vec![("_dmarc.b.town.example", "v=DMARC1; p=none; psd=n"), (at_town, "v=DMARC1; p=reject")],
            good,
            "b.town.example has a record, which lets",
        ),
        (town, vec![("_dmarc.example", "v=DMARC1; p=reject; psd=y")], good, "by the record of example"),
        (
            town,
            vec![("_dmarc.example", "v=DMARC1; p=none; sp=quarantine; psd=y")],
            good,
            "as spam, by the record of example",
        ),
        (
            "a.town.example",
            vec![("_dmarc.example", "v=DMARC1; p=reject; psd=y"), (at_town, "v=DMARC1; p=none")],
            good,
            "town.example has a record, which lets",
        ),
        (
            "a.b.town.example",
            vec![("_dmarc.b.town.example", "v=DMARC1; p=none"), ("_dmarc.example", "v=DMARC1; p=reject; psd=y")],
            good,
            "by the record of example",
        ),
        (town, vec![], warning, "want at least this TXT record"),
    ] {
        let found = judge(domain, &zone).await.pop().unwrap();
        assert!(found.verdict == verdict && found.text.contains(said), "{domain} {zone:?}: {found:?}");
    }
}

#[tokio::test]
async fn spf_is_followed_to_its_end() {
    let (good, warning) = (Verdict::Good, Verdict::Warning);
    let town = "town.example";
    let five = ("deep.example", "v=spf1 a:server.1.example a:server.2.example a:server.3.example mx:mx.example ~all");
    let all = "v=spf1 include:deep.example include:deep.example include:deep.example ~all";
    for (record, others, verdict, said) in [
        ("v=spf1 ip4:192.0.2.1 -all", vec![], good, "says which servers"),
        ("V=SPF1 include:a.example -ALL", vec![("a.example", "v=spf1 ip4:192.0.2.1 -all")], good, "says which servers"),
        ("v=spf1 redirect=a.example", vec![("a.example", "v=spf1 ip4:192.0.2.1 -all")], good, "says which servers"),
        (
            "v=spf1 exists:%{i}.a.example include:%{d} mx:mx.example a:server.example ~all",
            vec![],
            good,
            "says which servers",
        ),
        (all, vec![five], warning, "takes more than ten lookups"),
        (
            "v=spf1 include:a.example ~all",
            vec![("a.example", "v=spf1 include:a.example ~all")],
            warning,
            "more than ten lookups",
        ),
        ("v=spf1 inclde:a.example ~all", vec![], warning, "Did you mean include:a.example?"),
        ("v=spf1 include:a.example ~all", vec![], warning, "refers to a.example, which has no SPF record"),
        (
            "v=spf1 redirect=a.example",
            vec![("a.example", "site=1")],
            warning,
            "refers to a.example, which has no SPF record",
        ),
        ("v=spf1 include:a.example ~all", vec![("a.example", "v=spf1 ip4: ~all")], warning, "“ip4:” is incomplete"),
        (
            "v=spf1 include:a.example ~all",
            vec![("a.example", "v=spf1 ~all"), ("a.example", "v=spf1 -all")],
            warning,
            "a.example, which has several",
        ),
        ("v=spf1 -all include:a.example", vec![], warning, "never read what’s after “all”"),
        ("v=spf1 ip4:192.0.2.1 -all redirect=a.example", vec![], warning, "never read what’s after “all”"),
        ("v=spf1 ip4:192.0.2.1 -all ip4:", vec![], warning, "“ip4:” is incomplete"),
        ("v=spf1 a:1.example a:2.example ip4:192.0.2.1 ~all", vec![], good, "says which servers"),
        (
            "v=spf1 a:1.example a:2.example mx:3.example ~all",
            vec![],
            warning,
            "nothing is found at 1.example, 2.example, 3.example",
        ),
        ("v=spf1 mx:many.example ~all", vec![], warning, "many.example has more than ten mail servers"),
        ("v=spf1 +all", vec![], warning, "every server in the world"),
        ("v=spf1 ip4:0.0.0.0/0 -all", vec![], warning, "every server in the world"),
        ("v=spf1 include:a.example -all", vec![("a.example", "v=spf1 all")], warning, "every server in the world"),
        ("v=spf1 ip4:192.0.2.1 ?all", vec![], warning, "(?all)"),
        ("v=spf1 ip4:192.0.2.1", vec![], warning, "Add ~all at its end"),
        (
            "v=spf1 redirect=a.example",
            vec![("a.example", "v=spf1 ip4:192.0.2.1")],
            warning,
            "The record of a.example doesn’t say",
        ),
        ("v=spf1 -all", vec![], warning, "no server may send"),
        ("v=spf10 -all", vec![], warning, "doesn’t say which servers"),
    ] {
        let mut zone = vec![(town, record)];
        zone.extend(others);
        let found = judge(town, &zone).await.remove(0);
        assert!(found.verdict == verdict && found.text.contains(said), "{zone:?}: {found:?}");
    }
}

#[tokio::test]
async fn a_dkim_key_must_be_one_that_receivers_use() {
    let at = "s1._domainkey.town.example";
    let long = format!("v=DKIM1; p={KEY}");
    for (records, verdict, said) in [
        (vec![long.clone()], Verdict::Good, "sign with (s1)"),
        (vec!["v=DKIM1; p=abc".to_owned()], Verdict::Warning, "it’s damaged or cut short"),
        (vec![format!("v=DKIM2; p={KEY}")], Verdict::Warning, "doesn’t begin with v=DKIM1"),
        (vec![format!("v=DKIM1; s=tlsrpt; p={KEY}")], Verdict::Warning, "isn’t for mail"),
        (vec![format!("v=DKIM1; h=sha1; p={KEY}")], Verdict::Warning, "old kind of signature"),
        (vec![long.clone(), long.clone() + ";"], Verdict::Warning, "has 2 keys"),
        (vec![], Verdict::Warning, "There’s no key named s1."),
    ] {
        let zone: Vec<_> = records.iter().map(|record| (at, record.as_str())).collect();
        let found = judge("town.example", &zone).await.remove(1);
        assert!(found.verdict == verdict && found.text.contains(said), "{records:?}: {found:?}");
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
