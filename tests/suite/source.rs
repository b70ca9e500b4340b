//! Rules for the source code that the compiler does not check.

use std::path::{Path, PathBuf};

fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                out.push(path);
            }
        }
    }
    let mut paths = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut paths);
    paths.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn s52_sql_consists_of_constants_only() {
    for (path, text) in sources("src") {
        let in_db = path.components().any(|part| part.as_os_str() == "db");
        assert!(in_db || !text.contains("Sql::constant"), "{}: SQL outside statements!", path.display());
        for verb in ["SELECT ", "INSERT INTO", "UPDATE ", "DELETE FROM"] {
            let formatted = text.contains(&format!("format!(\"{verb}"));
            // A backup counts the rows of tables whose names come from the schema: names cannot be bound.
            assert!(!formatted || path.ends_with("db/backup.rs"), "{}: SQL built with format!", path.display());
        }
        assert!(in_db || !text.contains("execute_batch"), "{}: raw SQL outside src/db", path.display());
    }
}

#[test]
fn source_files_are_short_and_finished() {
    let files: Vec<_> = sources("src").into_iter().chain(sources("tests")).collect();
    let mut lines = Vec::new();
    for (path, text) in &files {
        let limit = if path.components().any(|part| part.as_os_str() == "tests") { 600 } else { 400 };
        assert!(text.lines().count() <= limit, "{} has {} lines", path.display(), text.lines().count());
        for mark in [
            concat!("TO", "DO"),
            concat!("FIX", "ME"),
            concat!("todo", "!("),
            concat!("unimple", "mented!("),
            concat!("dbg", "!("),
        ] {
            assert!(!text.contains(mark), "{}: {mark}", path.display());
        }
        lines.push(text.lines().count());
    }
    lines.sort_unstable();
    assert!(lines[lines.len() / 2] <= 130, "median {}", lines[lines.len() / 2]);
}
