//! The sign-in link from the server's console, for an operator who is locked out.

use std::process::Command;

use jobstead::clock::{Clock, MINUTE};
use jobstead::db::value;
use jobstead::identity::store::{find_credentials, grant_superadmin};
use jobstead::{args, audit, statements};
use serde_json::json;

use crate::support::{Reply, Site, Visitor, email, program};

statements! {
    USES = "SELECT subject_id FROM audit_log WHERE act = 'admin_link_used' ORDER BY id LIMIT 10";
    NOTIFICATIONS = "SELECT title FROM notifications WHERE user_id = $1 AND kind = 'admin_link_used' ORDER BY id LIMIT 10";
}

/// Prints a link on the console and returns its token.
fn console_link(site: &Site, email: &str) -> Option<String> {
    let printed = Command::new(program()).args(["admin", "link", "--email", email, "--db"]).arg(&site.path).output();
    let text = String::from_utf8(printed.unwrap().stdout).unwrap();
    text.trim().split("/sign-in#token=").nth(1).map(str::to_owned)
}

async fn follow(visitor: &Visitor, token: &str) -> Reply {
    visitor.post("/api/auth/admin-link", json!({ "token": token })).await
}

#[tokio::test]
async fn s43_a_console_link_works_once_for_ten_minutes_and_notifies_the_other_operators() {
    let site = Site::empty();
    // The console uses the machine's clock.
    site.clock.advance(Clock::system().now() - site.clock.now());
    let olive = site.set_up().await;
    let (second, worker) = (site.stranger("Sue Second").await, site.person("Wanda Worker", "worker").await);
    site.write(|tx| {
        let found = find_credentials(tx, &email("Sue Second"))?;
        grant_superadmin(tx, found.unwrap().user)
    })
    .await;
    assert_eq!(console_link(&site, &email("Wanda Worker")), None, "only operators get one");
    let token = console_link(&site, "olive@example.org").unwrap();
    assert!(token.len() >= 43, "256 bits");
    let browser = Visitor::new(&site);
    assert_eq!(follow(&browser, &token).await.expect(200)["id"], olive.id().await);
    assert_eq!(follow(&Visitor::new(&site), &token).await.refused(404), "not_found");
    let used = site.read(|tx| tx.all(USES, &[], value::<i64>)).await;
    assert_eq!(used, [olive.id().await]);
    assert!(matches!(site.read(audit::verify).await, audit::Verdict::Intact(_)));
    let told = async |visitor: &Visitor| {
        let id = visitor.id().await;
        site.read(move |tx| tx.all(NOTIFICATIONS, args![id], value::<String>)).await
    };
    assert_eq!(told(&second).await, ["Olive Operator signed in with a link from the server’s console"]);
    assert!(told(&olive).await.is_empty() && told(&worker).await.is_empty());

    let late = console_link(&site, "olive@example.org").unwrap();
    let newer = console_link(&site, "olive@example.org").unwrap();
    assert_eq!(follow(&browser, &late).await.refused(404), "not_found", "a newer link replaced it");
    site.clock.advance(11 * MINUTE);
    assert_eq!(follow(&browser, &newer).await.refused(404), "not_found");
}
