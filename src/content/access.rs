//! Who may read and edit the site's texts.

use axum::http::Method;

use super::model::Text;
use super::store;
use crate::db::Tx;
use crate::identity::Caller;
use crate::policy::{Grant, Target};
use crate::web::{Error, Result};

/// Returns a text, with its default for callers who may edit it.
///
/// # Errors
/// 404 for an unknown name.
pub fn readable(tx: &mut Tx, caller: &Caller, name: &str) -> Result<Text> {
    let target = Target { relations: &[], state: "", visible: true };
    let can_edit = Grant::of(&Method::PUT, "/api/texts/{name}").is_some_and(|grant| grant.allows(caller, &target));
    store::find(tx, name, can_edit)?.ok_or_else(Error::not_found)
}
