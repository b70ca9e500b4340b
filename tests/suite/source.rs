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

/// Tags that name no page: other exhaustive tests of `tests/deep.sh`, and browser tests of the whole app.
const OTHER_TAGS: [&str; 5] = ["app", "db", "live", "server", "web"];

#[test]
fn every_folder_says_which_exhaustive_tests_a_change_needs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(root.join("tests/features.tsv")).unwrap();
    let rows: Vec<_> =
        table.lines().filter(|line| !line.starts_with('#')).map(|line| line.split_once('\t').unwrap()).collect();
    let routes = std::fs::read_to_string(root.join("data/routes.json")).unwrap();
    for (path, tags) in &rows {
        assert!(root.join(path).exists(), "{path} is gone");
        for tag in tags.split(' ') {
            let is_known = OTHER_TAGS.contains(&tag) || routes.contains(&format!("\"feature\": \"{tag}\""));
            assert!(is_known || ["*", "-"].contains(&tag), "{path}: no test has the tag {tag}");
        }
    }
    let mut folders = 0;
    for parent in ["src", "ui/src/features", "ui/src/data"] {
        for entry in std::fs::read_dir(root.join(parent)).unwrap().map(Result::unwrap) {
            if !entry.path().is_dir() {
                continue;
            }
            let folder = format!("{parent}/{}/", entry.file_name().to_str().unwrap());
            assert!(rows.iter().any(|(path, _)| *path == folder), "{folder} has no row in tests/features.tsv");
            folders += 1;
        }
    }
    assert!(folders > 100, "{folders} folders");
}
