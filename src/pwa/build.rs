//! What the worker has to know of the front end's build.

use serde::{Deserialize, Serialize};

use crate::web::assets::Assets;

/// Written by the front end's build beside its files.
const LIST: &str = "offline.json";
/// The worker's code, as the bundler left it.
const CODE: &str = "worker/sw.js";

/// The files that make the app work without a line.
#[derive(Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Files {
    /// The main script and style, what they import, and the font: with the page itself they are the shell.
    shell: Vec<String>,
    /// The code of the pages that are of use without a line.
    pages: Vec<String>,
}

/// The worker for this build and site. `version` names its cache.
#[must_use]
pub fn worker(assets: &Assets, version: &str) -> Option<Vec<u8>> {
    let files: Files = serde_json::from_slice(&assets.get(LIST)?).ok()?;
    let build = serde_json::json!({ "version": version, "files": files });
    let code = assets.get(CODE)?;
    let mut script = format!("self.BUILD={build};\n").into_bytes();
    script.extend_from_slice(&code);
    Some(script)
}

/// Everything of the build that the worker depends on.
#[must_use]
pub fn sources(assets: &Assets) -> Vec<Vec<u8>> {
    [LIST, CODE, "index.html"].iter().filter_map(|path| assets.get(path)).map(std::borrow::Cow::into_owned).collect()
}
