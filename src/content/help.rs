//! Help articles: the built-in ones, which the operator can edit or hide, and those the operator adds. Edited ones are
//! stored with the other texts, named `help/` plus their own name.

use axum::http::Method;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::help_defaults::{BuiltInArticle, DEFAULTS, default_of};
use crate::db::{self, Row, Tx};
use crate::identity::Caller;
use crate::policy::{Grant, Target};
use crate::web::Result;
use crate::{args, statements};

statements! {
    LIST = "SELECT name, title, audience, body, hidden, updated_at FROM site_texts WHERE name >= 'help/' AND name < 'help0' ORDER BY name LIMIT 100";
    SAVE = "INSERT INTO site_texts (name, title, audience, body, hidden, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
            ON CONFLICT (name) DO UPDATE SET title = excluded.title, audience = excluded.audience, body = excluded.body,
              hidden = excluded.hidden, updated_at = excluded.updated_at";
    DELETE = "DELETE FROM site_texts WHERE name = $1";
}

/// A help article.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = HelpArticle)]
pub struct Article {
    /// Name, also its anchor on the page.
    pub name: String,
    /// Title.
    pub title: String,
    /// Audience, such as "For workers".
    pub audience: String,
    /// Text in the site's markup.
    pub body: String,
    /// Whether it's hidden from readers; callers who may edit it still see it.
    pub hidden: bool,
    /// When the operator last edited it, in milliseconds since the epoch; null for the default.
    pub updated_at: Option<i64>,
    /// Built-in version; null for callers who may not edit it and for articles the operator added.
    pub default_article: Option<BuiltInArticle>,
}

/// The help articles.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = HelpArticles)]
pub struct Articles {
    /// Built-in articles in their fixed order, then those the operator added.
    pub items: Vec<Article>,
    /// Whether the caller may edit them.
    pub editable: bool,
}

/// An article to save.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewArticle {
    /// Title.
    #[schema(min_length = 1, max_length = 120)]
    pub title: String,
    /// Audience, such as "For workers".
    #[schema(min_length = 1, max_length = 60)]
    pub audience: String,
    /// Text in the site's markup.
    #[schema(min_length = 1, max_length = 5_000)]
    pub body: String,
    /// Whether to hide it from readers.
    pub hidden: bool,
}

/// Returns the articles the caller may read. Those who may edit them also see hidden ones and the defaults.
pub fn readable(tx: &mut Tx, caller: &Caller) -> Result<Articles> {
    let target = Target { relations: &[], state: "", visible: true };
    let editable = Grant::of(&Method::PUT, "/api/help/{name}").is_some_and(|grant| grant.allows(caller, &target));
    let mut items = load_all(tx)?;
    if !editable {
        items.retain(|article| !article.hidden);
        for article in &mut items {
            article.default_article = None;
        }
    }
    Ok(Articles { items, editable })
}

/// Returns one article, hidden or not.
pub fn find(tx: &mut Tx, name: &str) -> Result<Option<Article>> {
    Ok(load_all(tx)?.into_iter().find(|article| article.name == name))
}

/// Saves an article under its name.
pub fn save(tx: &mut Tx, name: &str, new: &NewArticle) -> db::Result<()> {
    let (title, audience, body) = (new.title.trim(), new.audience.trim(), new.body.trim());
    let key = format!("help/{name}");
    tx.run(SAVE, args![&key, title, audience, body, i64::from(new.hidden), tx.now()]).map(drop)
}

/// Deletes the operator's version of an article; a built-in article goes back to its default.
pub fn delete(tx: &mut Tx, name: &str) -> db::Result<()> {
    let key = format!("help/{name}");
    tx.run(DELETE, args![&key]).map(drop)
}

/// Returns all articles, including hidden ones.
pub fn load_all(tx: &mut Tx) -> db::Result<Vec<Article>> {
    let mut edited = tx.all(LIST, &[], edited_row)?;
    let mut items = Vec::with_capacity(DEFAULTS.len() + edited.len());
    for (name, _) in DEFAULTS {
        let Some(default) = default_of(name) else { continue };
        let position = edited.iter().position(|article| article.name == name);
        items.push(match position {
            Some(at) => edited.remove(at),
            None => Article {
                name: name.to_owned(),
                title: default.title.clone(),
                audience: default.audience.clone(),
                body: default.body.clone(),
                hidden: false,
                updated_at: None,
                default_article: Some(default),
            },
        });
    }
    items.extend(edited);
    Ok(items)
}

fn edited_row(row: &mut Row) -> db::Result<Article> {
    let name: String = row.take()?;
    let name = name.trim_start_matches("help/").to_owned();
    Ok(Article {
        title: row.take()?,
        audience: row.take()?,
        body: row.take()?,
        hidden: row.take::<i64>()? != 0,
        updated_at: Some(row.take()?),
        default_article: default_of(&name),
        name,
    })
}
