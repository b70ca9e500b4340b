use super::contents::Contents;
use super::{Guess, guess};
use crate::imports::feed;
use crate::jobs::import::{Field, Source};

/// Guesses how to read a file.
pub fn of(name: &str, file: &str) -> Guess {
    let mut contents = Contents::default();
    let read = feed::read(file.as_bytes(), &mut |row| {
        contents.add(&row.cells);
        Ok(())
    });
    let feed = read.unwrap();
    guess(&feed.columns, &contents, name, feed.source)
}

/// Returns the columns of a field, with "=" before a value that is the same for all jobs.
pub fn filled(guess: &Guess, field: Field) -> String {
    let constant = guess.map.constants.get(&field).map(|value| format!("={value}"));
    match guess.map.sources.get(&field) {
        Some(Source::Column(column)) => column.clone(),
        Some(Source::Parts(parts)) => parts.iter().map(|part| part.column.as_str()).collect::<Vec<_>>().join(" + "),
        None => constant.unwrap_or_default(),
    }
}

pub fn check(guess: &Guess, expected: &[(Field, &str)]) {
    for (field, columns) in expected {
        assert_eq!(filled(guess, *field), *columns, "{}", field.name());
    }
}

#[test]
fn columns_of_a_spreadsheet_are_known_by_name_and_contents() {
    let file = "Job ID,Business Title,Job Category,Salary Range From,Salary Range To,Salary Frequency,Work Location,Place,Job Description,Civil Service Title,Posting Date,Post Until\n\
        1,LINE COOK,Food,40000,50000,Annual,110 William St.,\"Rye, NY\",,Cook of the second class,2026-11-01,12/31/2026\n\
        2,BAKER,Food,30000,50000,Annual,1 Main St.,\"Rye, NY\",,Baker of the first class,2026-11-01,\n\
        1,LINE COOK,Food,40000,50000,Annual,110 William St.,\"Rye, NY\",Cook.,Cook of the second class,2026-11-01,1/2/2027\n";
    let found = of("City jobs 2026.csv", file);
    check(
        &found,
        &[
            (Field::Title, "Business Title"),
            // Hardly any row has a description.
            (Field::Description, "Job Description + Civil Service Title"),
            (Field::Category, "Job Category"),
            (Field::Kind, "=steady"),
            (Field::BudgetMin, "Salary Range From"),
            (Field::BudgetUnit, "Salary Frequency"),
            // Street addresses aren't towns.
            (Field::City, "Place"),
            (Field::Area, "Work Location"),
            (Field::FirstPostedOn, "Posting Date"),
            (Field::ExpiresOn, "Post Until"),
        ],
    );
    let map = &found.map;
    assert_eq!((map.key.as_deref(), map.order.as_deref()), (Some("Job ID"), Some("Posting Date")));
    assert_eq!(
        (map.source.as_deref(), map.mend, map.title_case.as_slice()),
        (Some("City jobs 2026"), true, &[Field::Title][..])
    );
    assert_eq!(serde_json::to_value(&found.orders).unwrap(), serde_json::json!({ "Post Until": "month_first" }));
}

#[test]
fn a_key_is_never_shared_by_different_jobs_and_outer_columns_come_first() {
    let job = |id: u32, title: &str, department: u32| {
        format!(
            r#"{{"departments":[{{"id":{department},"name":"Kitchen"}}],"data_compliance":[{{"type":"gdpr"}}],"id":{id},"title":"{title}","content":"<p>Cook well.</p>","location":{{"name":"Rye, NY"}}}}"#
        )
    };
    let jobs = [job(1, "Cook", 7), job(2, "Baker", 7), job(3, "Waiter", 8)].join(",");
    let found = of("jobs.json", &format!(r#"{{"jobs":[{jobs}]}}"#));
    check(
        &found,
        &[
            (Field::Title, "title"),
            (Field::Description, "content"),
            (Field::Category, "departments.name"),
            (Field::Kind, "=steady"),
            (Field::City, "location.name"),
        ],
    );
    assert_eq!(found.map.key.as_deref(), Some("id"));
    // Without a column of its own for it, nothing tells jobs apart.
    let shared = of("jobs.csv", "Id,Title\n7,Cook\n7,Baker\n");
    assert_eq!(shared.map.key, None);
    // The same job twice is no contradiction.
    assert_eq!(of("jobs.csv", "Id,Title\n7,Cook\n7,Cook\n").map.key.as_deref(), Some("Id"));
}

#[test]
fn feeds_have_whole_texts_states_and_a_name() {
    let item = |n: u32| {
        format!(
            "<item><title>Cook {n}</title><link>https://example.org/{n}</link><pubDate>Fri, 20 Nov 2026 09:00:00 GMT</pubDate>\
             <description>Cook […]</description><content:encoded><![CDATA[<p>Cook and more.</p>]]></content:encoded>\
             <wp:status>publish</wp:status><wp:post_id>{n}</wp:post_id>\
             <wp:postmeta><wp:meta_key>_job_location</wp:meta_key><wp:meta_value>Rye, NY</wp:meta_value></wp:postmeta>\
             <wp:postmeta><wp:meta_key>_job_expires</wp:meta_key><wp:meta_value>2026-12-31</wp:meta_value></wp:postmeta></item>"
        )
    };
    let channel = format!("<title>Jobs in Rye</title><link>https://jobs.example.org/</link>{}{}", item(1), item(2));
    let found = of("feed (1).xml", &format!("<rss><channel>{channel}</channel></rss>"));
    check(
        &found,
        &[
            (Field::Title, "title"),
            (Field::Description, "content:encoded"),
            (Field::City, "wp:postmeta._job_location"),
            (Field::FirstPostedOn, "pubDate"),
            (Field::ExpiresOn, "wp:postmeta._job_expires"),
            (Field::Status, "wp:status"),
            (Field::BudgetUnit, ""),
        ],
    );
    assert_eq!((found.map.key.as_deref(), found.map.source.as_deref()), (Some("wp:post_id"), Some("jobs.example.org")));
}

#[test]
fn feeds_of_other_systems_are_known_by_their_shape() {
    let lever = r#"[{"id":"a1","text":"Chef","hostedUrl":"https://example.org/a1","createdAt":1795165200000,
        "categories":{"commitment":"Full-time","location":"Rye, NY","team":"Kitchen"},
        "description":"<div>We cook.</div>","additional":"<div>Apply now.</div>",
        "lists":[{"text":"What you do","content":"<li>Grill</li>"},{"text":"What you need","content":"<li>Knives</li>"}]}]"#;
    let found = of("lever.json", lever);
    check(
        &found,
        &[
            (Field::Title, "text"),
            (Field::Description, "description + lists + additional"),
            (Field::Category, "categories.team"),
            (Field::Kind, "categories.commitment"),
            (Field::City, "categories.location"),
            (Field::FirstPostedOn, "createdAt"),
        ],
    );
    assert_eq!(found.map.key.as_deref(), Some("id"));
    let government = r#"{"SearchResult":{"UserArea":{"Refiners":[{"RefinementName":"A"},{"RefinementName":"B"}]},
        "SearchResultItems":[{"MatchedObjectId":"1","MatchedObjectDescriptor":{"PositionID":"X-1","PositionTitle":"Nurse",
        "PositionURI":"https://example.org/1","PositionLocationDisplay":"Rye, New York","OrganizationName":"County of Rye",
        "JobCategory":[{"Name":"Nursing","Code":"0610"}],"PositionSchedule":[{"Name":"Full-time","Code":"1"}],
        "PositionRemuneration":[{"MinimumRange":"60000.0","MaximumRange":"70000.0","RateIntervalCode":"PA"}],
        "PublicationStartDate":"2026-11-01T00:00:00.0000","ApplicationCloseDate":"2026-12-31T23:59:59.9970",
        "UserArea":{"Details":{"JobSummary":"You care for people."}}}}]}}"#;
    let inner = |name: &str| format!("MatchedObjectDescriptor.{name}");
    let found = of("jobs.json", government);
    for (field, column) in [
        (Field::Title, "PositionTitle"),
        (Field::Description, "UserArea.Details.JobSummary"),
        (Field::Category, "JobCategory.Name"),
        (Field::Kind, "PositionSchedule.Name"),
        (Field::City, "PositionLocationDisplay"),
        (Field::BudgetMin, "PositionRemuneration.MinimumRange"),
        (Field::BudgetUnit, "PositionRemuneration.RateIntervalCode"),
        (Field::HiringName, "OrganizationName"),
        (Field::FirstPostedOn, "PublicationStartDate"),
        (Field::ExpiresOn, "ApplicationCloseDate"),
    ] {
        assert_eq!(filled(&found, field), inner(column), "{}", field.name());
    }
    assert_eq!(found.map.key, Some(inner("PositionID")));
    let page = r#"<!DOCTYPE html><html><script type="application/ld+json">{"@type":"JobPosting","title":"Cook",
        "identifier":{"@type":"PropertyValue","name":"Pier Kitchen","value":"7"},"description":"<p>Grill.</p>",
        "datePosted":"2026-11-20","validThrough":"2026-12-20T00:00","employmentType":"FULL_TIME",
        "hiringOrganization":{"@type":"Organization","name":"Pier Kitchen","sameAs":"https://example.org"},
        "jobLocation":{"@type":"Place","address":{"addressLocality":"Rye","addressRegion":"NY","addressCountry":"US"}},
        "baseSalary":{"@type":"MonetaryAmount","currency":"USD","value":{"minValue":20,"maxValue":24,"unitText":"HOUR"}}}
        </script></html>"#;
    let found = of("job.html", page);
    check(
        &found,
        &[
            (Field::Title, "title"),
            (Field::Description, "description"),
            (Field::Kind, "employmentType"),
            (Field::City, "jobLocation.address.addressLocality"),
            (Field::State, "jobLocation.address.addressRegion"),
            (Field::BudgetMin, "baseSalary.value.minValue"),
            (Field::BudgetUnit, "baseSalary.value.unitText"),
            (Field::HiringName, "hiringOrganization.name"),
            (Field::FirstPostedOn, "datePosted"),
            (Field::ExpiresOn, "validThrough"),
        ],
    );
    assert_eq!(found.map.key.as_deref(), Some("identifier"));
}

#[test]
fn what_the_file_does_not_say_is_left_open() {
    let found = of("jobs.csv", "Title,Where,Pay\nCook,Depot Street,$80k\nBaker,Main Street,$60k\n");
    check(&found, &[(Field::City, ""), (Field::Description, ""), (Field::Category, ""), (Field::BudgetUnit, "=year")]);
    // Nothing but the pay says what kind of work it is.
    check(&found, &[(Field::Kind, "=steady")]);
    for (amounts, unit) in [(["18", "$20-$24"], "=hour"), (["700", "150"], ""), (["$18/hr", "$700 biweekly"], "")] {
        let found = of("jobs.csv", &format!("Title,Pay\nCook,{}\nBaker,{}\n", amounts[0], amounts[1]));
        check(&found, &[(Field::Budget, "Pay"), (Field::BudgetUnit, unit), (Field::Kind, "=steady")]);
    }
    let named = of("jobs.csv", "Title,Hourly rate\nCook,150\n");
    check(&named, &[(Field::Budget, "Hourly rate"), (Field::BudgetUnit, "=hour")]);
    let wordpress = "title,_job_salary,_job_salary_unit,jobtype\nCook,3500,MONTH,parttime\n";
    let units = [(Field::Budget, "_job_salary"), (Field::BudgetUnit, "_job_salary_unit"), (Field::Kind, "jobtype")];
    check(&of("jobs.csv", wordpress), &units);
}

#[test]
fn any_word_for_a_draft_makes_a_status() {
    let status = |header: &str, states: &[&str]| {
        let rows: Vec<String> = states.iter().enumerate().map(|(at, state)| format!("Cook {at},{state}\n")).collect();
        let found = of("jobs.csv", &format!("Title,{header}\n{}", rows.concat()));
        filled(&found, Field::Status)
    };
    assert_eq!(status("Status", &["Draft", "Draft", "In review", "Open"]), "Status");
    assert_eq!(status("Job status", &["Looking", "Looking"]), "Job status", "unknown words are asked for");
    assert_eq!(status("state", &["In review", "draft", "In review"]), "state");
    assert_eq!(status("wp:status", &["publish", "inherit", "draft"]), "wp:status");
    assert_eq!(status("state", &["SC", "GA"]), "");
    assert_eq!(status("Status", &["Full-time", "Part-time"]), "", "that's the job type");
}

#[test]
fn columns_of_a_json_api_document_are_known_with_what_they_refer_to() {
    let job = |id: u8, title: &str, department: u8, place: u8| {
        let relation = |name: &str, id: u8| format!(r#""{name}":{{"data":{{"type":"{name}","id":"{id}"}}}}"#);
        let (department, place) = (relation("department", department), relation("location", place));
        format!(
            r#"{{"id":"{id}","type":"jobs","links":{{"careersite-job-url":"https://example.org/{id}"}},"attributes":{{"title":"{title}",
            "body":"<p>{}</p>","created-at":"2026-11-02T10:00:00Z"}},"relationships":{{{department},{place}}}}}"#,
            "Long text. ".repeat(30)
        )
    };
    let included = |name: &str, id: u8, attributes: &str| {
        format!(r#"{{"type":"{name}","id":"{id}","attributes":{{{attributes}}}}}"#)
    };
    let jobs = [job(1, "Line cook", 7, 3), job(2, "Baker", 7, 4)].join(",");
    let others = [
        included("department", 7, r#""name":"Kitchen""#),
        included("location", 3, r#""name":"HQ","city":"Charleston","country":"USA","zip":"29401""#),
        included("location", 4, r#""name":"North","city":"Savannah","country":"USA","zip":"31401""#),
    ];
    let found = of("jobs.json", &format!(r#"{{"data":[{jobs}],"included":[{}]}}"#, others.join(",")));
    check(
        &found,
        &[
            (Field::Title, "attributes.title"),
            (Field::Description, "attributes.body"),
            (Field::Category, "department.name"),
            (Field::City, "location.city"),
            (Field::FirstPostedOn, "attributes.created-at"),
        ],
    );
    assert_eq!(found.map.key.as_deref(), Some("id"));
}
