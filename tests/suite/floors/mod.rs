//! The layers of the code: which modules may use which, which one writes each table, and whether every statement is
//! tested.
//!
//! CONTRIBUTING.md says how to add a feature; a module that isn't in [`FLOORS`] fails here.

mod imports;
mod tables;

use std::path::{Path, PathBuf};

/// Every module below src, lowest first. A module may use only those listed before it. The modules on one line form a
/// floor.
pub const FLOORS: &[(&str, &str)] = &[
    ("ground", "clock ids events packed string_enum subject text places brand pay categories warnings"),
    ("machine", "db audit tasks totals stuck timekeeping outbound pdf web week"),
    ("who, may", "identity config site live policy push mail app"),
    ("services", "notifications files drafts content errors messages"),
    ("people", "accounts employers"),
    ("money", "money"),
    ("board", "jobs"),
    ("work", "contracts payments projects timesheets shifts applications interviews rapid_hire conversations imports"),
    ("judgement", "disputes reviews records support feedback"),
    ("reading", "pwa analytics calendars office dashboard pages"),
    ("roof", "removals operator subjects reactions schedule gate router server cli statements"),
];

/// A source file below src.
pub struct Source {
    /// Its path below src, such as `jobs/store/mod.rs`.
    pub path: String,
    /// Its top-level module, such as `jobs`.
    pub module: String,
    /// Its code, without test modules and comments.
    pub code: String,
}

/// Returns the position of a module in the list, counted from the lowest.
pub fn height(module: &str) -> Option<usize> {
    FLOORS.iter().flat_map(|(_, modules)| modules.split(' ')).position(|name| name == module)
}

/// Returns the floor of a module.
pub fn floor(module: &str) -> &'static str {
    FLOORS.iter().find(|(_, modules)| modules.split(' ').any(|name| name == module)).map_or("", |(floor, _)| floor)
}

/// Returns every source file that ships, except lib.rs and main.rs.
pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    walk(&root, &mut paths);
    let shipped = paths.into_iter().filter_map(|path| {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().to_owned();
        if matches!(name.as_str(), "lib.rs" | "main.rs") || name.ends_with("tests.rs") {
            return None;
        }
        let module = name.split('/').next().unwrap().trim_end_matches(".rs").to_owned();
        Some(Source { code: without_tests_and_comments(&std::fs::read_to_string(&path).unwrap()), path: name, module })
    });
    shipped.collect()
}

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

fn without_tests_and_comments(text: &str) -> String {
    let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_module_is_on_a_floor_and_exists() {
    for source in sources() {
        assert!(height(&source.module).is_some(), "{}: {} is not in FLOORS", source.path, source.module);
    }
    for (floor, modules) in FLOORS {
        for module in modules.split(' ') {
            assert!(sources().iter().any(|source| source.module == module), "{floor}: module {module} does not exist");
        }
    }
}
