//! Where the links to maps lead.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::db::{Result, Tx, value};
use crate::web::Validator;
use crate::{args, statements};

statements! {
    FIND = "SELECT map_url FROM site WHERE id = 1";
    SAVE = "UPDATE site SET map_url = $1 WHERE id = 1";
}

/// The part of the URL that the address takes the place of.
const ADDRESS: &str = "{address}";
const DEFAULT: &str = "https://www.openstreetmap.org/search?query={address}";
const MAX_CHARS: usize = 300;

/// Where the links to maps lead.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Maps {
    /// URL of a page that shows an address, with `{address}` in its place.
    #[schema(max_length = 300)]
    pub url: String,
}

impl Default for Maps {
    fn default() -> Self {
        Self { url: DEFAULT.to_owned() }
    }
}

impl Maps {
    /// Validates the operator's input, as the field `maps` of a request.
    pub fn check(&self, checks: &mut Validator) {
        let url = self.url.trim();
        let is_link = url.strip_prefix("https://").is_some_and(|rest| {
            let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
            !host.is_empty() && !host.contains(['{', '@'])
        });
        let fits = is_link && url.contains(ADDRESS) && !url.contains(char::is_whitespace);
        let message = "Enter a link that starts with https:// and has {address} in it.";
        checks.require(fits, "maps.url", message);
        checks.line_at_most(url, MAX_CHARS, "maps.url");
    }
}

/// Returns the settings; the defaults before setup and until the operator changes them.
pub fn find(tx: &mut Tx) -> Result<Maps> {
    let url = tx.find(FIND, &[], value::<String>)?.filter(|url| !url.is_empty());
    Ok(url.map_or_else(Maps::default, |url| Maps { url }))
}

/// Saves the settings.
pub fn save(tx: &mut Tx, new: &Maps) -> Result<()> {
    // The program's own choice may change with a release.
    let url = Some(new.url.trim()).filter(|url| *url != DEFAULT).unwrap_or_default();
    tx.run(SAVE, args![url]).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_to_maps_has_a_place_for_the_address() {
        let is_fine = |url: &str| {
            let mut checks = Validator::default();
            Maps { url: url.to_owned() }.check(&mut checks);
            checks.finish().is_ok()
        };
        assert!(is_fine(DEFAULT) && is_fine("https://maps.example.org/?q={address}"));
        for url in [
            "",
            "https://maps.example.org/",
            "http://maps.example.org/{address}",
            "javascript:{address}",
            "https://{address}",
            "https://a b/{address}",
            "https://x@y/{address}",
        ] {
            assert!(!is_fine(url), "{url}");
        }
    }
}
