//! What a file uses from other modules: by `use`, in nested braces or by an inline path.

use std::collections::BTreeMap;

use super::{Source, floor, height, sources};

/// Macros are exported at the root of the crate but belong to the module that declares them.
const MACROS: [(&str, &str); 10] = [
    ("args", "db"),
    ("statements", "db"),
    ("packed", "packed"),
    ("string_enum", "string_enum"),
    ("not_stuck", "stuck"),
    ("card_columns", "jobs"),
    ("application_columns", "applications"),
    ("contact_joins", "contracts"),
    ("waits", "contracts"),
    ("routes", "web"),
];

/// Returns every `crate::…` path in a file, split at its colons: `crate::jobs::{model::Job, store}` is two paths.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        read_path(&code[at + "crate::".len()..], &[], &mut found);
    }
    found
}

/// Reads one path, or the group in braces; returns the code after it.
fn read_path<'a>(code: &'a str, before: &[String], found: &mut Vec<Vec<String>>) -> &'a str {
    if let Some(mut rest) = code.strip_prefix('{') {
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
            match rest.strip_prefix('}') {
                Some(rest) => return rest,
                None if rest.is_empty() => return rest,
                None => rest = read_path(rest, before, found),
            }
        }
    }
    let end = code.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(code.len());
    let mut path = before.to_vec();
    path.push(code[..end].to_owned());
    match code[end..].strip_prefix("::") {
        Some(rest) if end > 0 => read_path(rest, &path, found),
        _ => {
            found.push(path);
            let rest = &code[end.max(1).min(code.len())..];
            rest.strip_prefix("as ")
                .map_or(rest, |alias| alias.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_'))
        }
    }
}

/// Returns what a file uses from other modules: the module and the item (empty for the module itself).
fn used_items(source: &Source) -> Vec<(String, String)> {
    let found = paths(&source.code);
    let mut names = Vec::new();
    for path in &found {
        let part = path.get(1).filter(|part| *part != "self").cloned().unwrap_or_default();
        if part.is_empty() {
            // The module itself is imported, so its items are named in the code.
            let prefix = format!("{}::", path[0]);
            for (at, _) in source.code.match_indices(&prefix) {
                let inline =
                    at == 0 || !source.code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
                let rest = &source.code[at + prefix.len()..];
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                if inline {
                    names.push((path[0].clone(), rest[..end].to_owned()));
                }
            }
        }
        names.push((path[0].clone(), part));
    }
    for (name, _) in &mut names {
        if let Some((_, module)) = MACROS.iter().find(|(macro_name, _)| macro_name == name) {
            *name = (*module).to_owned();
        }
    }
    names.retain(|(module, _)| *module != source.module);
    names
}

#[test]
fn modules_use_only_those_below_them() {
    let mut violations = Vec::new();
    for source in sources() {
        let own = height(&source.module).unwrap();
        for (module, part) in used_items(&source) {
            let Some(other) = height(&module) else { panic!("{}: crate::{module} is not in FLOORS", source.path) };
            if other >= own {
                violations.push(format!("{} uses {module}::{part}", source.path));
            }
        }
    }
    assert_eq!(violations, Vec::<String>::new());
}

/// The roof combines features, so it may use their handlers.
#[test]
fn features_do_not_use_each_others_handlers() {
    // A file with handlers is one that describes a route. A folder is represented by its mod.rs.
    let handlers: BTreeMap<String, bool> = sources()
        .into_iter()
        .map(|source| (source.path.trim_end_matches(".rs").replace('/', "::"), source.code.contains("utoipa::path(")))
        .collect();
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| floor(&source.module) != "roof") {
        for (module, part) in used_items(source) {
            if handlers.get(&format!("{module}::{part}")).copied().unwrap_or(false) {
                found.push(format!("{} uses {module}::{part}", source.path));
            }
        }
    }
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn paths_in_nested_braces_and_inline_are_found() {
    let code = "use crate::jobs::{model::Job, store::{self, writing}};\nlet x = crate::places::find(1);";
    let found: Vec<String> = paths(code).into_iter().map(|path| path.join("::")).collect();
    assert_eq!(found, ["jobs::model::Job", "jobs::store::self", "jobs::store::writing", "places::find"]);
}
