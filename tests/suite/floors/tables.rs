//! Which modules write and read each table, computed from the statements, and whether every statement is tested.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::{floor, height, sources};

/// Returns the tables that the migrations create.
fn tables() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/migrations");
    let mut names = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let sql = std::fs::read_to_string(file.unwrap().path()).unwrap();
        for start in ["CREATE TABLE ", "CREATE VIRTUAL TABLE "] {
            names.extend(sql.split(start).skip(1).map(word));
        }
    }
    names
}

fn word(text: &str) -> String {
    text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// Returns the names that follow an SQL keyword.
fn after<'a>(sql: &'a str, verb: &'a str) -> impl Iterator<Item = String> + 'a {
    sql.match_indices(verb)
        .filter(|(at, _)| *at == 0 || !sql[..*at].ends_with(|c: char| c.is_alphanumeric()))
        .map(|(at, _)| word(&sql[at + verb.len()..]))
}

#[derive(Default)]
struct Uses {
    /// The files that write the table, by module.
    writers: BTreeMap<String, BTreeSet<String>>,
    /// The files that read the table, by module.
    readers: BTreeMap<String, BTreeSet<String>>,
}

/// Returns which files write and read each table.
fn uses() -> BTreeMap<String, Uses> {
    let known = tables();
    let mut uses: BTreeMap<String, Uses> = known.iter().map(|table| (table.clone(), Uses::default())).collect();
    for source in sources() {
        let mut record = |table: String, writes: bool| {
            if let Some(found) = uses.get_mut(&table) {
                let side = if writes { &mut found.writers } else { &mut found.readers };
                side.entry(source.module.clone()).or_default().insert(source.path.clone());
            }
        };
        for verb in ["INSERT INTO ", "UPDATE ", "DELETE FROM "] {
            after(&source.code, verb).for_each(|table| record(table, true));
        }
        for verb in ["FROM ", "JOIN "] {
            after(&source.code, verb).for_each(|table| record(table, false));
        }
    }
    uses
}

#[test]
fn a_table_has_one_writer_and_is_not_read_from_below() {
    let mut violations = Vec::new();
    for (table, Uses { writers, readers }) in uses() {
        if writers.len() > 1 {
            violations.push(format!("{table} is written by {writers:?}"));
        }
        let Some((owner, _)) = writers.first_key_value() else { continue };
        for (reader, files) in &readers {
            if height(reader) < height(owner) {
                violations.push(format!("{table} of {owner} is read by {files:?}"));
            }
        }
    }
    assert_eq!(violations, Vec::<String>::new());
}

#[test]
fn every_statement_is_listed_for_the_rules_test() {
    let list = sources().into_iter().find(|source| source.path == "statements.rs").unwrap().code;
    for source in sources().iter().filter(|source| source.code.contains("\nstatements! {")) {
        let module = source.path.trim_end_matches(".rs").trim_end_matches("/mod").replace('/', "::");
        assert!(
            list.contains(&format!("{module}::ALL")),
            "{}: its statements are not in src/statements.rs",
            source.path
        );
    }
}

#[test]
fn writes_have_no_effects_outside_the_database() {
    // It would happen before COMMIT, and twice in a debug build, which runs each closure twice.
    let effects = ["tracing::", "app.typing.", "app.limits.", "tokio::spawn", "app.intake."];
    for source in sources().iter().filter(|source| !matches!(floor(&source.module), "ground" | "machine")) {
        for closure in closures(&source.code) {
            for effect in effects {
                assert!(!closure.contains(effect), "{}: {effect} inside a transaction:\n{closure}", source.path);
            }
        }
    }
}

/// Returns the bodies of closures over a write transaction: those passed to `write`, `ok` and `created`.
fn closures(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, start) in [".write(", ".ok(&", ".created(&"].iter().flat_map(|call| code.match_indices(call)) {
        let rest = &code[at + start.len()..];
        let mut depth = 1;
        let end = rest.find(|c| {
            depth += match c {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        found.push(&rest[..end.unwrap_or(rest.len())]);
    }
    found
}
