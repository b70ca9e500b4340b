//! Which lists and elements of a document are its jobs.

use super::tests::parse;

#[test]
fn jobs_in_groups_are_the_rows() {
    let job = |id: u8| {
        format!(
            r#"{{"id":{id},"absolute_url":"https://example.org/{id}","title":"Cook {id}","location":{{"name":"Rye, NY"}},
            "updated_at":"2026-11-20T09:00:00Z"}}"#
        )
    };
    let departments = format!(
        r#"{{"departments":[{{"id":8,"name":"Empty","parent_id":null,"child_ids":[],"jobs":[]}},
        {{"id":9,"name":"Kitchen","parent_id":null,"child_ids":[10],"jobs":[{},{}]}},
        {{"id":10,"name":"Bar","parent_id":9,"child_ids":[],"jobs":[{}]}}]}}"#,
        job(1),
        job(2),
        job(3)
    );
    let column = |document: &str, name: &str| {
        let (_, columns, rows) = parse(document.as_bytes()).unwrap();
        let at = columns.iter().position(|column| column == name).unwrap();
        rows.iter().map(|row| row.cells[at].clone()).collect::<Vec<_>>()
    };
    assert_eq!(column(&departments, "title"), ["Cook 1", "Cook 2", "Cook 3"]);
    assert_eq!(column(&departments, "group.name"), ["Kitchen", "Kitchen", "Bar"]);
    let posting = |id: u8| {
        format!(
            r#"{{"id":"{id}","text":"Cook {id}","hostedUrl":"https://example.org/{id}","createdAt":1795165200000,
            "categories":{{"location":"Rye, NY"}},"lists":[{{"text":"You do","content":"<li>Grill</li>"}}]}}"#
        )
    };
    let teams = format!(
        r#"[{{"title":"Kitchen","postings":[{}]}},{{"title":"Bar","postings":[{},{}]}}]"#,
        posting(1),
        posting(2),
        posting(3)
    );
    assert_eq!(column(&teams, "text"), ["Cook 1", "Cook 2", "Cook 3"]);
    assert_eq!(column(&teams, "group.title"), ["Kitchen", "Bar", "Bar"]);
    // Lists of other things that have titles, too, before and after the jobs.
    let categories = r#""categories":[{"id":1,"title":"Kitchen"},{"id":2,"title":"Bar"},{"id":3,"title":"Hall"}]"#;
    let jobs = format!(r#""jobs":[{},{}]"#, job(1), job(2));
    for document in [format!("{{{categories},{jobs}}}"), format!("{{{jobs},{categories}}}")] {
        assert_eq!(column(&document, "title"), ["Cook 1", "Cook 2"]);
    }
    let named = r#""jobs":[{"name":"Cook","description":"Grill.","location":"Rye, NY","url":"https://example.org"}]"#;
    assert_eq!(column(&format!("{{{categories},{named}}}"), "name"), ["Cook"]);
    // What belongs to a job is no job.
    let similar = r#"[{"id":1,"title":"Cook","location":"Rye","content":"Grill.","url":"https://example.org",
        "similar":[{"id":2,"title":"Baker","location":"Rye"}]}]"#;
    assert_eq!(column(similar, "title"), ["Cook"]);
}

#[test]
fn elements_of_other_systems_are_jobs() {
    for (outer, inner) in [("nodes", "node"), ("job_postings", "job_posting"), ("openings", "opening")] {
        let job = format!("<{inner}><title>Cook</title><openings>2</openings></{inner}>");
        let (_, columns, rows) = parse(format!("<{outer}>{job}{job}</{outer}>").as_bytes()).unwrap();
        assert_eq!((columns.join(" "), rows.len()), ("title openings".to_owned(), 2), "{inner}");
    }
}

#[test]
fn a_group_that_says_much_is_cut_short_before_each_job_gets_it() {
    let job =
        r#"{"id":1,"title":"Cook","location":"Rye, NY","content":"Grill.","url":"https://example.org","pay":"$20/hr"}"#;
    let fields: Vec<String> = (0..400).map(|n| format!(r#""field{n}":"{}""#, "x".repeat(200))).collect();
    let jobs = vec![r#"{"title":"Baker"}"#; 5_000].join(",");
    let document = format!(r#"{{"teams":[{{"jobs":[{job}]}},{{{},"jobs":[{{}},{jobs}]}}]}}"#, fields.join(","));
    let (_, _, rows) = parse(document.as_bytes()).unwrap();
    // Empty objects aren't jobs.
    assert_eq!(rows.len(), 5_001);
    let longest = rows.iter().map(|row| row.cells.iter().map(String::len).sum::<usize>()).max().unwrap();
    assert!(longest < 600, "{longest}");
}
