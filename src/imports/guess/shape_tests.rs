//! Guesses where names say little: by what is in a column, and where names have parts.

use super::contents::Contents;
use super::guess;
use super::tests::{check, filled, of};
use crate::jobs::import::Field;

#[test]
fn a_column_is_the_town_if_it_says_nothing_else() {
    for (header, texts, city) in [
        ("Spot", ["\"Rye, NY\"", "\"Ames, IA\""], "Spot"),
        ("Spot", ["Charleston SC 29401", "Remote (US)"], "Spot"),
        ("Spot", ["\"Rye, NY; Ames, IA\"", "\"Boise, Idaho, USA\""], "Spot"),
        ("Heading", ["\"Line cook, Rye, NY\"", "\"Baker, Ames, IA\""], ""),
        ("Heading", ["Line cook - Charleston", "Baker - Savannah"], ""),
        ("Heading", ["Line cook (Charleston)", "Baker (Savannah)"], ""),
        ("Heading", ["Remote support agent", "Remote baker"], ""),
        ("Heading", ["\"1 Main Street, Rye, NY\"", "\"2 Pier Road, Ames, IA\""], ""),
        ("Heading", ["Yes", "No"], ""),
    ] {
        let file = format!("Title,{header}\nA helper,{}\nAnother helper,{}\n", texts[0], texts[1]);
        let found = of("jobs.csv", &file);
        assert_eq!(filled(&found, Field::City), city, "{file}");
        check(&found, &[(Field::Title, "Title")]);
    }
    // The one that is a town is found beside the one that has a town in it.
    let file = "Ref,Offer,Spot\n1,\"Line cook, Rye, NY\",\"Rye, NY\"\n2,\"Baker, Ames, IA\",\"Ames, IA\"\n";
    check(&of("jobs.csv", file), &[(Field::City, "Spot")]);
}

#[test]
fn work_from_anywhere_has_a_column_of_its_own_and_no_town_if_need_be() {
    for (second, city) in [("Fully remote", "Workplace type"), ("On-site", "")] {
        let file = format!("Title,Workplace type\nCook,Remote\nBaker,{second}\n");
        check(&of("jobs.csv", &file), &[(Field::Remote, "Workplace type"), (Field::City, city)]);
    }
    let file = "Title,Workplace type,Town\nCook,Telecommute,\"Rye, NY\"\nBaker,Hybrid,\"Rye, NY\"\n";
    check(&of("jobs.csv", file), &[(Field::Remote, "Workplace type"), (Field::City, "Town")]);
    let file = "Title,Remote\nCook,yes\nBaker,no\n";
    check(&of("jobs.csv", file), &[(Field::Remote, "Remote"), (Field::City, "")]);
}

#[test]
fn wordpress_is_known_by_its_own_interface_and_by_its_database() {
    let post = |id: u8, title: &str| {
        format!(
            r#"{{"id":{id},"date":"2026-11-20T09:00:00","slug":"job-{id}","status":"publish","type":"job_listing",
            "link":"https://example.org/{id}","title":{{"rendered":"{title}"}},
            "content":{{"rendered":"<p>Grill and fry, every day.</p>","protected":false}},
            "excerpt":{{"rendered":"<p>Grill and […]</p>","protected":false}},
            "meta":{{"_job_location":"Rye, NY","_company_name":"Pier Kitchen","_job_salary":"$20/hr"}}}}"#
        )
    };
    let found = of("job-listings.json", &format!("[{},{}]", post(1, "Cook"), post(2, "Baker")));
    check(
        &found,
        &[
            (Field::Title, "title.rendered"),
            (Field::Description, "content.rendered"),
            (Field::City, "meta._job_location"),
            (Field::Budget, "meta._job_salary"),
            (Field::FirstPostedOn, "date"),
            (Field::Status, "status"),
        ],
    );
    assert_eq!(found.map.key.as_deref(), Some("id"));
    let row = |id: u8, title: &str| {
        let fields = [
            ("ID", id.to_string()),
            ("post_date", "2026-11-20 09:00:00".to_owned()),
            ("post_content", "Grill and fry.".to_owned()),
            ("post_title", title.to_owned()),
            ("post_excerpt", String::new()),
            ("post_status", "publish".to_owned()),
        ];
        format!("<row>{}</row>", fields.map(|(name, text)| format!("<field name=\"{name}\">{text}</field>")).concat())
    };
    let dump = format!("<resultset>{}{}</resultset>", row(1, "Cook"), row(2, "Baker"));
    let expected =
        [(Field::Title, "post_title"), (Field::Description, "post_content"), (Field::FirstPostedOn, "post_date")];
    check(&of("posts.xml", &dump), &expected);
}

#[test]
fn values_inside_of_their_fields_are_known_by_the_fields() {
    let node = |title: &str| {
        format!(
            r#"{{"nid":[{{"value":7}}],"title":[{{"value":"{title}"}}],"body":[{{"value":"<p>Grill.</p>","format":"html"}}],
            "town":[{{"value":"Rye, NY"}}],"salary":[{{"value":"$20/hr"}}]}}"#
        )
    };
    check(
        &of("nodes.json", &format!("[{},{}]", node("Cook"), node("Baker"))),
        &[
            (Field::Title, "title.value"),
            (Field::Description, "body.value"),
            (Field::City, "town.value"),
            (Field::Budget, "salary.value"),
        ],
    );
    let page = r#"<!DOCTYPE html><html><script type="application/ld+json">{"@type":"JobPosting","title":"Cook",
        "jobLocationType":"TELECOMMUTE","description":"Grill.",
        "baseSalary":{"currency":"USD","value":{"value":20,"unitText":"HOUR"}}}</script></html>"#;
    check(
        &of("job.html", page),
        &[
            (Field::Budget, "baseSalary.value.value"),
            (Field::BudgetUnit, "baseSalary.value.unitText"),
            (Field::Remote, "jobLocationType"),
            (Field::City, "jobLocationType"),
        ],
    );
    let list = |title: &str| {
        format!(
            r#"[{{"fieldLabel":"Job title","value":"{title}"}},{{"fieldLabel":"City","value":"Rye, NY"}},
            {{"fieldLabel":"Job description","value":"<p>Grill.</p>"}},{{"fieldLabel":"Company","value":"Pier Kitchen"}}]"#
        )
    };
    check(
        &of("jobs.json", &format!("[{},{}]", list("Cook"), list("Baker"))),
        &[
            (Field::Title, "Job title"),
            (Field::Description, "Job description"),
            (Field::City, "City"),
            (Field::HiringName, "Company"),
        ],
    );
}

#[test]
fn as_many_columns_as_a_feed_may_have_are_guessed_at_once() {
    let columns: Vec<String> = (0..200).map(|n| format!("custom.field.{n}.value")).collect();
    let mut contents = Contents::default();
    (0..3).for_each(|n| contents.add(&vec![format!("Text {n}"); 200]));
    let found = guess(&columns, &contents, "jobs.csv", None);
    assert!(found.map.sources.is_empty(), "{:?}", found.map.sources);
    // Names may be empty, repeat, or be nothing but signs.
    let odd: Vec<String> = ["", ".", "@", "...value", "value", "rendered.value"].map(str::to_owned).to_vec();
    assert!(guess(&odd, &contents, "", None).map.sources.is_empty());
    assert!(guess(&[], &Contents::default(), "", None).map.sources.is_empty());
}
