//! Files in which names and values stand side by side, whatever system wrote them.

use std::fmt::Write as _;

use super::tests::{only_row, pairs, parse};

/// The same job of a kitchen.
fn job() -> Vec<(String, String)> {
    pairs(&[("title", "Night cook"), ("town", "Rye, NY"), ("pay", "$20/hr")])
}

#[test]
fn rows_of_databases_have_the_columns_of_their_table() {
    let cells = |element: &str| {
        let fields = [("title", "Night cook"), ("town", "Rye, NY"), ("pay", "$20/hr")];
        fields.map(|(name, text)| format!("<{element} name=\"{name}\">{text}</{element}>\n")).concat()
    };
    let nil = "<field name=\"until\" xsi:nil=\"true\" />";
    let client = format!(
        "<?xml version=\"1.0\"?><resultset statement=\"SELECT * FROM openings\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><row>{}{nil}</row></resultset>",
        cells("field")
    );
    assert_eq!(only_row(&client), job());
    // Of several tables, the one that looks like jobs.
    let user = "<row><field name=\"id\">1</field><field name=\"name\">Ann</field></row>";
    let dump = format!(
        "<mysqldump><database name=\"site\"><table_structure name=\"openings\"><field Field=\"title\" Type=\"text\"/>\
         </table_structure><table_data name=\"people\">{user}{user}{user}</table_data><table_data name=\"openings\">\
         <row>{}</row></table_data><table_data name=\"wp_options\"><row><field name=\"name\">a</field><field name=\"value\">b\
         </field></row></table_data></database></mysqldump>",
        cells("field")
    );
    assert_eq!(only_row(&dump), job());
    let table = |name: &str, cells: &str| format!("<!-- Table {name} --><table name=\"{name}\">{cells}</table>");
    let person = "<column name=\"id\">1</column><column name=\"name\">Ann</column>";
    let admin = format!(
        "<pma_xml_export version=\"1.0\" xmlns:pma=\"https://www.phpmyadmin.net/some_doc_url/\"><pma:structure_schemas>\
         <pma:database name=\"site\"><pma:table name=\"openings\">CREATE TABLE `openings` (`title` text);</pma:table>\
         </pma:database></pma:structure_schemas><database name=\"site\">{}{}{}</database></pma_xml_export>",
        table("people", person),
        table("people", person),
        table("openings", &(cells("column") + "<column name=\"until\">NULL</column>")),
    );
    assert_eq!(only_row(&admin), job());
}

#[test]
fn of_several_tables_in_json_the_one_that_looks_like_jobs_is_read() {
    let header = r#"{"type":"header","version":"5.2.1","comment":"Export to JSON"},{"type":"database","name":"site"}"#;
    let table =
        |name: &str, rows: &str| format!(r#"{{"type":"table","name":"{name}","database":"site","data":[{rows}]}}"#);
    let person = r#"{"id":"1","name":"Ann","mail":"ann@example.org","since":"2026-01-02","level":"7"}"#;
    let tables = [
        table("people", &[person; 4].join(",")),
        table("openings", r#"{"title":"Night cook","town":"Rye, NY","pay":"$20/hr"}"#),
        table("empty", ""),
        table("options", r#"{"name":"a","value":"b"}"#),
    ];
    assert_eq!(only_row(&format!("[{header},{}]", tables.join(","))), job());
    assert_eq!(only_row(&format!("[{header},{}]", tables[1])), job());
}

#[test]
fn named_elements_of_a_feed_are_columns() {
    let feed = "<jobs><job><title>Cook</title><custom name=\"shift\">Night</custom><custom name=\"tips\">Yes</custom>\
        <customfield key=\"wage\" value=\"$20/hr\"/><property name=\"place\"><city>Rye</city></property>\
        <customer name=\"Pier Kitchen\">12</customer><custom name=\"title\">Third cook</custom><meta name=\"none\"/></job></jobs>";
    let expected = [
        ("title", "Cook"),
        ("custom.shift", "Night"),
        ("custom.tips", "Yes"),
        ("custom.title", "Third cook"),
        ("customfield.wage", "$20/hr"),
        ("property.place.city", "Rye"),
        ("customer@name", "Pier Kitchen"),
        ("customer", "12"),
    ];
    assert_eq!(only_row(feed), pairs(&expected));
}

#[test]
fn lists_of_names_and_values_are_columns_in_every_spelling() {
    for (name, value) in [
        ("fieldLabel", "value"),
        ("fieldLabel", "valueLabel"),
        ("label", "value"),
        ("name", "value"),
        ("key", "value"),
        ("attribute", "value"),
        ("attribute_code", "value"),
        ("fieldName", "fieldValue"),
        ("property", "value"),
        ("name", "values"),
    ] {
        let pair = |field: &str, text: &str| format!(r#"{{"{name}":"{field}","{value}":"{text}"}}"#);
        let list = format!("[{},{},{}]", pair("Shift", "Night"), pair("Tips", ""), pair("Shift", "Day"));
        let file = format!(r#"[{{"title":"Cook","extra":{list}}}]"#);
        let found = only_row(&file);
        assert!(found.contains(&("extra.Shift".to_owned(), "Night; Day".to_owned())), "{name} {found:?}");
        assert!(!found.iter().any(|(column, _)| column.ends_with("Tips")), "{name} {found:?}");
        // A job alone in its document.
        assert_eq!(only_row(&file[1..file.len() - 1]), found, "{name}");
        let nested = format!(r#"{{"job":{{"title":"Cook","extra":{list}}}}}"#);
        let nested: Vec<_> =
            only_row(&nested).into_iter().map(|(column, text)| (column.replace("job.", ""), text)).collect();
        assert_eq!(nested, found, "{name}");
        // A document that is such a list, or a list of them.
        let job = format!("[{},{},{}]", pair("title", "Night cook"), pair("town", "Rye, NY"), pair("pay", "$20/hr"));
        for document in [job.clone(), format!("[{job}]"), format!(r#"{{"jobs":[{job}]}}"#)] {
            assert_eq!(only_row(&document), self::job(), "{document}");
        }
        assert_eq!(parse(format!("[{job},{job}]").as_bytes()).unwrap().2.len(), 2);
    }
    let nested = r#"[[{"name":"title","value":"Cook"},{"name":"place","value":{"city":"Rye","geo":[{"lat":41}]}}]]"#;
    let expected = [("title", "Cook"), ("place.city", "Rye"), ("place.geo.lat", "41")];
    assert_eq!(only_row(nested), pairs(&expected));
}

#[test]
fn things_with_a_name_are_no_fields() {
    // Jobs with a title and a text, as rows and in a list of lists.
    let jobs = r#"[{"title":"Cook","content":"Grill."},{"title":"Baker","content":"Bake."}]"#;
    for document in [jobs.to_owned(), format!("[{jobs}]"), format!(r#"{{"pages":[{jobs}]}}"#)] {
        let (_, columns, rows) = parse(document.as_bytes()).unwrap();
        assert_eq!((columns.join(" "), rows.len()), ("title content".to_owned(), 2), "{document}");
    }
    // Filters beside the jobs.
    let filters = r#"{"filters":[{"name":"a","value":"1"},{"name":"b","value":"2"}],"jobs":[{"title":"Cook"}]}"#;
    assert_eq!(only_row(filters), pairs(&[("title", "Cook")]));
    for empty in ["[[]]", "[[],[]]", "[[{}]]", r#"[{"fields":[]}]"#, "<jobs><job><custom name=\"a\"/></job></jobs>"] {
        assert_eq!(parse(empty.as_bytes()).unwrap_err().to_string(), "There are no jobs in this file.", "{empty}");
    }
}

#[test]
fn a_thousand_names_are_neither_lost_nor_too_much() {
    let mut custom = String::new();
    for n in 0..1_000 {
        write!(custom, "<custom name=\"c{n}\">v{n}</custom>").unwrap();
    }
    let (_, columns, rows) = parse(format!("<jobs><job><title>Cook</title>{custom}</job></jobs>").as_bytes()).unwrap();
    assert!(columns.len() < 200, "{}", columns.len());
    assert!(rows[0].cells.iter().any(|cell| cell.contains("v999")), "what has no column is text of the list");
    let fields = custom.replace("custom", "field");
    let error = parse(format!("<data><row>{fields}</row></data>").as_bytes()).unwrap_err().to_string();
    assert_eq!(error, "This file has more than 200 columns.");
}
