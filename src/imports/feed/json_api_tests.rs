use super::read;
use super::tests::{only_row, pairs};

#[test]
fn jobs_of_a_json_api_document_have_what_they_refer_to() {
    let data = r#""data":[{"id":"1","type":"jobs","links":{"self":"https://x"},"attributes":{"title":"Cook","tags":["a","b"]},
        "relationships":{"department":{"data":{"id":"7","type":"departments"}},"user":{"links":{"related":"https://y"}},
        "locations":{"data":[{"id":"3","type":"locations"},{"id":"4","type":"locations"},{"id":"7","type":"locations"}]}}}]"#;
    let included = r#""included":[{"id":"7","type":"departments","attributes":{"name":"Kitchen","title":"Head of it"}},
        {"id":"3","type":"locations","attributes":{"city":"Charleston"}},{"id":"4","type":"locations","attributes":{"city":"Savannah"}},
        {"id":"5","type":"locations","attributes":{"title":"No job"}},{"id":"6","type":"locations","attributes":{"title":"No job"}}]"#;
    let expected = pairs(&[
        ("id", "1"),
        ("type", "jobs"),
        ("links.self", "https://x"),
        ("attributes.title", "Cook"),
        ("attributes.tags", "a; b"),
        ("department.name", "Kitchen"),
        ("department.title", "Head of it"),
        ("locations.city", "Charleston; Savannah"),
        ("locations.id", "7"),
    ]);
    for document in [[data, included], [included, data]] {
        let document =
            format!(r#"{{"jsonapi":{{"version":"1.0"}},{},"meta":{{"pages":[{{"title":"1"}}]}}}}"#, document.join(","));
        assert_eq!(only_row(&document), expected);
    }
    // A single job, and jobs without a list of what they refer to.
    let single = data.replacen('[', "", 1);
    let single = format!("{{{},{included}}}", &single[..single.len() - 1]);
    assert_eq!(only_row(&single), expected);
    assert!(only_row(&format!("{{{data}}}")).contains(&("department.id".to_owned(), "7".to_owned())));
    // Other documents have such names, too.
    let other = r#"{"included":[{"name":"Bar"}],"data":{"jobs":[{"title":"Cook"}]}}"#;
    assert_eq!(only_row(other), pairs(&[("title", "Cook")]));
}

#[test]
fn a_long_json_api_document_is_passed_on_in_parts() {
    let job = |n: usize| {
        let text = "x".repeat(90_000);
        format!(
            r#"{{"id":"{n}","attributes":{{"title":"{n}","text":"{text}"}},"relationships":{{"team":{{"data":{{"id":"1"}}}}}}}}"#
        )
    };
    let jobs = (0..120).map(job).collect::<Vec<_>>().join(",");
    let document = format!(r#"{{"data":[{jobs}],"included":[{{"id":"1","attributes":{{"title":"Team"}}}}]}}"#);
    let mut rows = 0;
    read(document.as_bytes(), &mut |_| {
        rows += 1;
        Ok(())
    })
    .unwrap();
    assert_eq!(rows, 120);
}
