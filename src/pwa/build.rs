//! The parts of the front-end build that the service worker needs.

use serde::{Deserialize, Serialize};

use crate::web::assets::Assets;

/// List of files, written by the front-end build.
const FILE_LIST: &str = "offline.json";
/// The service worker's code, as bundled.
const WORKER_SCRIPT: &str = "worker/sw.js";

/// Files that make the app work offline.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Files {
    /// The main script and style, their imports and the font. Together with the page they form the app shell.
    shell: Vec<String>,
    /// Code of the pages that are useful offline.
    pages: Vec<String>,
}

/// Returns the service worker for this build, or `None` if the build has none. `version` names its cache.
#[must_use]
pub fn worker(assets: &Assets, version: &str) -> Option<Vec<u8>> {
    let files: Files = serde_json::from_slice(&assets.get(FILE_LIST)?).ok()?;
    let build = serde_json::json!({ "version": version, "files": files });
    let code = assets.get(WORKER_SCRIPT)?;
    let mut script = format!("self.BUILD={build};\n").into_bytes();
    script.extend_from_slice(&code);
    Some(script)
}

/// Returns the contents of the build's files that the service worker depends on.
#[must_use]
pub fn sources(assets: &Assets) -> Vec<Vec<u8>> {
    [FILE_LIST, WORKER_SCRIPT, "index.html"]
        .iter()
        .filter_map(|path| assets.get(path))
        .map(std::borrow::Cow::into_owned)
        .collect()
}
