use std::io::{self, Read};

use super::{FeedError, Format, Record, read};

pub type Outcome = Result<(Format, Vec<String>, Vec<Record>), FeedError>;

/// Gives one byte at a time, so that every boundary is somewhere in the middle.
struct Slow<'b>(&'b [u8]);

impl Read for Slow<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(buffer.len()).min(1);
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}

pub fn parse(file: &[u8]) -> Outcome {
    let mut rows = Vec::new();
    let feed = read(Slow(file), &mut |row| {
        rows.push(row);
        Ok(())
    })?;
    Ok((feed.format, feed.columns, rows))
}

fn cells(rows: &[Record]) -> Vec<Vec<&str>> {
    rows.iter().map(|row| row.cells.iter().map(String::as_str).collect()).collect()
}

fn failure(file: &[u8]) -> String {
    parse(file).map(drop).expect_err("the file can't be read").to_string()
}

#[test]
fn csv_in_any_dialect_has_columns_rows_and_the_lines_of_an_editor() {
    for (separator, end) in [(",", "\n"), (";", "\r\n"), ("\t", "\r")] {
        let lines = ["Id,Title,Pay", "1,\"Cook\nand more\",20", "", "2,Baker"].join(end).replace(',', separator);
        let (format, columns, rows) = parse(format!("\u{feff}{lines}").as_bytes()).unwrap();
        assert_eq!((format, columns.join("|").as_str()), (Format::Csv, "Id|Title|Pay"));
        assert_eq!(cells(&rows), [vec!["1", "Cook\nand more", "20"], vec!["2", "Baker"]]);
        assert_eq!(
            rows.iter().map(|row| (row.position, row.line)).collect::<Vec<_>>(),
            [(1, 2), (2, 5)],
            "{separator:?}"
        );
    }
}

#[test]
fn files_of_old_spreadsheets_are_decoded() {
    let (_, columns, rows) = parse(b"Title,Town\nCaf\xe9 cook,Zo\xeb\n").unwrap();
    assert_eq!((columns.len(), cells(&rows)), (2, vec![vec!["Café cook", "Zoë"]]));
    let utf16: Vec<u8> = "\u{feff}Title\tTown\nCafé cook\tZoë\n".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(cells(&parse(&utf16).unwrap().2), [["Café cook", "Zoë"]]);
    let latin = b"<?xml version='1.0' encoding='ISO-8859-1'?><jobs><job><t>Caf\xe9</t></job></jobs>";
    assert_eq!(cells(&parse(latin).unwrap().2), [["Café"]]);
}

#[test]
fn columns_with_the_same_name_or_none_are_different_columns() {
    let (_, columns, rows) = parse(b"Name,,Name\na,b,c\n").unwrap();
    assert_eq!(columns, ["Name", "Column 2", "Name (3)"]);
    assert_eq!(cells(&rows), [["a", "b", "c"]]);
}

#[test]
fn json_is_found_wherever_its_jobs_are() {
    let job = r#"{"id":7,"title":"Cook","pay":{"min":20.5},"tags":["a","b"],"remote":true,"none":null,"places":[{"city":"Rye"},{"city":"Ames"}]}"#;
    let expected = [
        ("id", "7"),
        ("title", "Cook"),
        ("pay.min", "20.5"),
        ("tags", "a; b"),
        ("remote", "yes"),
        ("places.city", "Rye; Ames"),
    ];
    let documents = [
        format!("[{job},{job}]"),
        format!(r#"{{"version":"1","data":{{"jobs":[{job},{job}],"more":false}}}}"#),
        format!("{job}\n{job}\n"),
    ];
    for document in documents {
        let (format, columns, rows) = parse(document.as_bytes()).unwrap();
        assert_eq!((format, rows.len()), (Format::Json, 2), "{document}");
        let found: Vec<(&str, &str)> = columns.iter().map(String::as_str).zip(cells(&rows)[1].clone()).collect();
        assert_eq!(found, expected, "{document}");
    }
    let (_, columns, rows) = parse(br#"{"title":"Cook","city":"Rye"}"#).unwrap();
    assert_eq!((columns, rows.len()), (vec!["title".to_owned(), "city".to_owned()], 1));
}

/// Returns the cells of the only row, by column.
pub fn only_row(file: &str) -> Vec<(String, String)> {
    let (_, columns, rows) = parse(file.as_bytes()).unwrap();
    assert_eq!(rows.len(), 1, "{rows:?}");
    let filled = columns.into_iter().zip(rows[0].cells.clone());
    filled.filter(|(_, text)| !text.is_empty()).collect()
}

pub fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(column, text)| ((*column).to_owned(), (*text).to_owned())).collect()
}

#[test]
fn sections_keep_their_headings_and_contents() {
    let lists = r#"[{"text":"Chef","lists":[{"text":"What you do:","content":"<li>Grill</li><li>Fry</li>"},
        {"text":"What you need","content":"<li>Knife skills</li>"},{"text":"Benefits","content":"Lunch"}]}]"#;
    let sections = "**What you do**\n\n- Grill\n- Fry\n\n**What you need**\n\n- Knife skills\n\n**Benefits:** Lunch";
    assert_eq!(only_row(lists), pairs(&[("text", "Chef"), ("lists", sections)]));
    let xml = "<positions><position><name>Cook</name><jobDescriptions>
        <jobDescription><name>Your tasks</name><value><![CDATA[<ul><li>Order parts</li></ul>]]></value></jobDescription>
        <jobDescription><name>Your profile</name><value><![CDATA[<p>You like parts.</p><p>A lot.</p>]]></value></jobDescription>
        </jobDescriptions></position></positions>";
    let sections = "**Your tasks**\n\n- Order parts\n\n**Your profile**\n\nYou like parts.\n\nA lot.";
    assert_eq!(only_row(xml), pairs(&[("name", "Cook"), ("jobDescriptions.jobDescription", sections)]));
    // One part alone is a section, too, and long texts without a name are paragraphs.
    let single = xml.split("        <jobDescription><name>Your profile").next().unwrap().to_owned();
    let single = single + "</jobDescriptions></position></positions>";
    assert_eq!(only_row(&single)[1].1, "**Your tasks**\n\n- Order parts");
    let repeated = "<jobs><job><text>&lt;p&gt;One &amp;amp; two.&lt;/p&gt;</text><text>Three.</text></job></jobs>";
    assert_eq!(only_row(repeated), pairs(&[("text", "One & two.\n\nThree.")]));
}

#[test]
fn names_and_values_are_columns() {
    let metadata = r#"[{"title":"Cook","metadata":[{"id":1,"name":"Team","value":"Grill","value_type":"text"},
        {"id":2,"name":"Pay","value":"$20/hr"},{"id":3,"name":"None","value":null}]}]"#;
    let both = "**Team:** Grill; **Pay:** $20/hr";
    let expected = [("title", "Cook"), ("metadata", both), ("metadata.Team", "Grill"), ("metadata.Pay", "$20/hr")];
    assert_eq!(only_row(metadata), pairs(&expected));
    let wordpress = "<rss><channel><item><title>Cook</title>
        <wp:postmeta><wp:meta_key>_job_location</wp:meta_key><wp:meta_value><![CDATA[Folly Beach, SC]]></wp:meta_value></wp:postmeta>
        <wp:postmeta><wp:meta_key>_job_salary</wp:meta_key><wp:meta_value>$18/hr</wp:meta_value></wp:postmeta></item></channel></rss>";
    let expected =
        [("title", "Cook"), ("wp:postmeta._job_location", "Folly Beach, SC"), ("wp:postmeta._job_salary", "$18/hr")];
    assert_eq!(only_row(wordpress), pairs(&expected));
    // More names than there can be columns are texts of the list.
    let many: Vec<String> = (0..250).map(|n| format!(r#"{{"key":"k{n}","value":"v{n}"}}"#)).collect();
    let (_, columns, rows) = parse(format!(r#"[{{"title":"Cook","meta":[{}]}}]"#, many.join(",")).as_bytes()).unwrap();
    assert_eq!((columns.len(), columns.last().map(String::as_str), rows.len()), (181, Some("meta"), 1));
    // What everything in the list is called is no name.
    let departments = r#"[{"title":"Cook","departments":[{"id":1,"name":"Grill"},{"id":2,"name":"Bar"}]}]"#;
    let expected = [("title", "Cook"), ("departments.id", "1; 2"), ("departments.name", "Grill; Bar")];
    assert_eq!(only_row(departments), pairs(&expected));
}

#[test]
fn rows_are_the_list_that_looks_like_jobs() {
    let api = r#"{"data":[{"id":"1","attributes":{"title":"Cook"}}],
        "included":[{"id":"7","attributes":{"name":"Grill"}},{"id":"8","attributes":{"name":"Bar"}}],"links":[{"rel":"next"}]}"#;
    assert_eq!(only_row(api), pairs(&[("id", "1"), ("attributes.title", "Cook")]));
    let refined = r#"{"refiners":[{"RefinementName":"A"},{"RefinementName":"B"}],"items":[{"PositionTitle":"Cook"}]}"#;
    assert_eq!(only_row(refined), pairs(&[("PositionTitle", "Cook")]));
    // However long the lists are.
    let many =
        |field: &str, count: usize| (0..count).map(|n| format!(r#"{{"{field}":"{n}"}}"#)).collect::<Vec<_>>().join(",");
    for (others, jobs) in [(2_000, 3), (3, 2_000), (2_000, 2_000)] {
        let lists = [format!(r#""jobs":[{}]"#, many("title", jobs)), format!(r#""places":[{}]"#, many("name", others))];
        for document in [lists.join(","), format!("{},{}", lists[1], lists[0])] {
            let places_come_first = others > 500 && document.starts_with("\"places");
            let (_, columns, rows) = parse(format!("{{{document}}}").as_bytes()).unwrap();
            let expected = if places_come_first { ("name", others) } else { ("title", jobs) };
            assert_eq!((columns[0].as_str(), rows.len()), expected, "{others} {jobs}");
        }
    }
}

#[test]
fn a_first_line_may_name_the_separator() {
    let (_, columns, rows) = parse(b"sep=;\r\nTitle;Town\r\nCook;Rye, NY\r\n").unwrap();
    assert_eq!((columns.join("|"), cells(&rows)), ("Title|Town".to_owned(), vec![vec!["Cook", "Rye, NY"]]));
    assert_eq!(rows[0].line, 3);
}

#[test]
fn a_saved_page_has_its_job_data() {
    let page = r#"<!DOCTYPE html><html><head><script>var a = "<b>";</script>
        <script type="application/ld+json">{"@type":"BreadcrumbList","itemListElement":[{"name":"Jobs"}]}</script>
        <script type="application/ld+json">{"broken":</script>
        <script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"JobPosting","title":"Cook",
          "identifier":{"@type":"PropertyValue","name":"Pier Kitchen","value":"7"},"description":"<p>Grill.</p>",
          "jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Rye","addressRegion":"NY"}}}]}
        </script></head><body><h1>Cook</h1></body></html>"#;
    let expected = [
        ("title", "Cook"),
        ("identifier", "7"),
        ("description", "<p>Grill.</p>"),
        ("jobLocation.address.addressLocality", "Rye"),
        ("jobLocation.address.addressRegion", "NY"),
    ];
    assert_eq!(only_row(page), pairs(&expected));
    assert_eq!(parse(page.as_bytes()).unwrap().0, Format::Json);
    assert!(failure(b"<html><body>Cook wanted</body></html>").starts_with("This is a web page without job data."));
}

#[test]
fn a_feed_says_what_it_is_from() {
    let source = |file: &str| read(file.as_bytes(), &mut |_| Ok(())).unwrap().source;
    let item = "<item><title>Cook</title><link>https://example.org/1</link></item>";
    let rss = |about: &str| format!("<!DOCTYPE rss><rss><channel>{about}{item}<title>Late</title></channel></rss>");
    assert_eq!(
        source(&rss("<title>Jobs</title><link>https://jobs.example.org</link>")).as_deref(),
        Some("https://jobs.example.org")
    );
    assert_eq!(source(&rss("<title>Jobs in Rye</title>")).as_deref(), Some("Jobs in Rye"));
    let atom = "<feed><link href='https://a.example.org/'/><entry><title>Cook</title></entry></feed>";
    assert_eq!(source(atom).as_deref(), Some("https://a.example.org/"));
    assert_eq!(source("Title\nCook\n"), None);
}

#[test]
fn later_rows_may_have_more_columns() {
    let (_, columns, rows) = parse(br#"[{"a":"1"},{"b":"2"},{"a":"3","b":"4"}]"#).unwrap();
    assert_eq!(columns, ["a", "b"]);
    assert_eq!(cells(&rows), [vec!["1"], vec!["", "2"], vec!["3", "4"]]);
}

#[test]
fn feeds_in_xml_are_read_with_their_markup() {
    let rss = br#"<?xml version="1.0"?><rss version="2.0" xmlns:job="urn:x"><channel><title>All jobs</title>
        <item><title>R&amp;D cook</title><link>https://example.org/1</link><category>Food</category><category>Kitchen</category>
        <description><![CDATA[<p>Grill &amp; fry</p>]]></description><job:location city="Rye"/></item>
        <item><title>Caf&#233; &nbsp;R&D</title></item></channel></rss>"#;
    let (format, columns, rows) = parse(rss).unwrap();
    assert_eq!(format, Format::Xml);
    assert_eq!(columns, ["title", "link", "category", "description", "job:location@city"]);
    let first = ["R&D cook", "https://example.org/1", "Food; Kitchen", "<p>Grill &amp; fry</p>", "Rye"];
    assert_eq!(cells(&rows)[0], first);
    assert_eq!(cells(&rows)[1], ["Café &nbsp;R&D"]);
    let nested = b"<source><job id='9'><pay><min>20</min><max>25</max></pay></job></source>";
    let (_, columns, rows) = parse(nested).unwrap();
    assert_eq!((columns.join(" "), cells(&rows)), ("@id pay.min pay.max".to_owned(), vec![vec!["9", "20", "25"]]));
    let atom = b"<feed xmlns='http://www.w3.org/2005/Atom'><entry><id>1</id><title>Cook</title></entry></feed>";
    assert_eq!(cells(&parse(atom).unwrap().2), [["1", "Cook"]]);
}

#[test]
fn files_that_cannot_be_read_say_why() {
    let dtd = b"<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><jobs><job><t>&a;</t></job></jobs>";
    assert!(failure(dtd).contains("DOCTYPE"));
    let deep = format!("<jobs><job>{}", "<a>".repeat(10_000));
    assert!(failure(deep.as_bytes()).contains("too deeply"));
    assert!(failure(b"<jobs><job><t>Cook</t>").contains("ends in the middle"));
    assert!(failure(b"<jobs><job></t></job></jobs>").contains("XML"));
    assert!(failure(b"[{\"a\":1},").contains("JSON"));
    assert!(failure(format!("{}1{}", "[".repeat(100_000), "]".repeat(100_000)).as_bytes()).contains("JSON"));
    for empty in [&b""[..], b"  \n", b"Title,Town\n", b"[]", b"<rss><channel></channel></rss>", b"\"text\""] {
        assert_eq!(failure(empty), "There are no jobs in this file.", "{empty:?}");
    }
    assert!(failure(b"A,B\n1,2,3\n").contains("line 2 has 3 columns"));
    let wide = (0..300).map(|n| format!("c{n}")).collect::<Vec<_>>().join(",");
    assert!(failure(format!("{wide}\n1\n").as_bytes()).contains("more than 200 columns"));
    let long = "a\n".repeat(100_002);
    assert!(failure(long.as_bytes()).contains("at most 100,000 jobs"));
}

#[test]
fn giant_texts_are_cut() {
    let file = format!("Title,Text\nCook,{}\n", "é".repeat(200_000));
    let (_, _, rows) = parse(file.as_bytes()).unwrap();
    assert!(rows[0].cells[1].len() <= 100_000 && rows[0].cells[1].ends_with('é'));
}

#[test]
fn a_row_has_a_maximum_length_in_every_format() {
    let long = "x".repeat(600_000);
    let numbers = vec!["1"; 300_000].join(",");
    let files = [
        format!("Title,Text\nCook,{long}\n"),
        format!("Title,Text\nCook,\"{long}\n"),
        format!("[{{\"title\": \"{long}\"}}]"),
        format!("[{numbers}]"),
        format!("{{\"a\": [{numbers}], \"jobs\": [{{\"title\": \"Cook\"}}]}}"),
        format!("<jobs><!-- {long} --><job><title>Cook</title></job></jobs>"),
        format!("<jobs><job><title>{long}</title></job></jobs>"),
    ];
    for file in files {
        assert_eq!(failure(file.as_bytes()), "This file can’t be read: one of its jobs takes more than 500 kB.");
    }
    let rows = format!("Title,Text\n{}", format!("Cook,{}\n", "x".repeat(90_000)).repeat(20));
    assert_eq!(parse(rows.as_bytes()).unwrap().2.len(), 20, "a file may be as long as it likes");
}
