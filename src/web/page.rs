//! Paginated lists with cursors in both directions.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use super::{Error, Query, Result};
use crate::db::Sql;

/// Default number of items per page.
const DEFAULT_LIMIT: i64 = 20;
/// Maximum number of items per page.
const MAX_LIMIT: i64 = 100;

/// The query parameters `limit` and `cursor`.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Paging {
    /// Items per page, 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<i64>,
    /// The `nextCursor` or `prevCursor` of another page.
    #[param(max_length = 200)]
    pub cursor: Option<String>,
}

/// One page of a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct List<T> {
    /// Items of this page.
    pub items: Vec<T>,
    /// Cursor of the next page; null on the last page.
    pub next_cursor: Option<String>,
    /// Cursor of the previous page; null on the first page.
    pub prev_cursor: Option<String>,
}

/// A position in a list, relative to the item with a key.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub enum Cursor<K> {
    /// The items after the key, in list order.
    #[serde(rename = "a")]
    After(K),
    /// The items before the key.
    #[serde(rename = "b")]
    Before(K),
}

impl Paging {
    /// Checks the size and decodes the cursor.
    ///
    /// # Errors
    /// 400 for a size outside 1 to 100, or a cursor that doesn't come from this list.
    pub fn page<K: DeserializeOwned>(&self) -> Result<Page<K>> {
        let size = self.limit.unwrap_or(DEFAULT_LIMIT);
        if !(1..=MAX_LIMIT).contains(&size) {
            return Err(Error::bad_request("invalid_limit", "The limit must be 1 to 100."));
        }
        let Some(text) = self.cursor.as_deref().filter(|text| !text.is_empty()) else {
            return Ok(Page { size, cursor: None });
        };
        let invalid = || Error::bad_request("invalid_cursor", "This cursor doesn’t belong to this list.");
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| invalid())?;
        Ok(Page { size, cursor: Some(serde_json::from_slice(&bytes).map_err(|_| invalid())?) })
    }
}

/// The part of a list that a request asks for. `K` is the key that the list is ordered by.
#[derive(Clone, Debug)]
pub struct Page<K = i64> {
    /// Maximum number of items.
    pub size: i64,
    /// Where it starts; `None` for the first page.
    pub cursor: Option<Cursor<K>>,
}

impl<K: Clone + Serialize> Page<K> {
    /// Returns the first page.
    #[must_use]
    pub const fn first(size: i64) -> Self {
        Self { size, cursor: None }
    }

    /// Chooses the statement for the cursor's direction and the key to start from; `start` is the key before all items.
    pub fn start(&self, forward: Sql, backward: Sql, start: K) -> (Sql, K) {
        match &self.cursor {
            Some(Cursor::Before(key)) => (backward, key.clone()),
            Some(Cursor::After(key)) => (forward, key.clone()),
            None => (forward, start),
        }
    }

    /// Number of rows to read: one more than the page holds, which shows whether there is another page.
    #[must_use]
    pub const fn rows(&self) -> i64 {
        self.size + 1
    }

    /// Builds the page from the parts of a list that is read in several queries, such as one for each employer. Each has up
    /// to [`Page::rows`] rows from [`Page::start`]'s statement. A row that is in several parts is listed once.
    pub fn merge<T>(&self, parts: Vec<Vec<T>>, order: Order, key: impl Fn(&T) -> K) -> List<T>
    where
        K: Ord,
    {
        let mut rows: Vec<T> = parts.into_iter().flatten().collect();
        rows.sort_by_cached_key(&key);
        rows.dedup_by_key(|row| key(row));
        if (order == Order::HighestFirst) != matches!(self.cursor, Some(Cursor::Before(_))) {
            rows.reverse();
        }
        rows.truncate(usize::try_from(self.rows()).unwrap_or(0));
        self.list(rows, key)
    }

    /// Builds the page from the [`Page::rows`] rows that [`Page::start`]'s statement returned.
    pub fn list<T>(&self, mut rows: Vec<T>, key: impl Fn(&T) -> K) -> List<T> {
        let size = usize::try_from(self.size).unwrap_or(0);
        let more = rows.len() > size;
        rows.truncate(size);
        let back = matches!(self.cursor, Some(Cursor::Before(_)));
        if back {
            rows.reverse();
        }
        let (has_next, has_prev) = if back { (true, more) } else { (more, self.cursor.is_some()) };
        let next_cursor = rows.last().filter(|_| has_next).map(|row| encode(&Cursor::After(key(row))));
        let prev_cursor = rows.first().filter(|_| has_prev).map(|row| encode(&Cursor::Before(key(row))));
        List { items: rows, next_cursor, prev_cursor }
    }
}

impl Page {
    /// Makes the first page of a list, highest key first, begin with this key.
    #[must_use]
    pub fn starting_with(self, key: i64) -> Self {
        Self { cursor: self.cursor.or(Some(Cursor::After(key.saturating_add(1)))), ..self }
    }
}

/// The order of a list's keys.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Order {
    /// From the lowest key up.
    LowestFirst,
    /// From the highest key down.
    HighestFirst,
}

/// The query string of a list: `limit`, `cursor`, and the list's own filter.
pub struct Paged<F = Unfiltered, K = i64> {
    /// The list's own parameters.
    pub filter: F,
    /// The page.
    pub page: Page<K>,
}

/// The filter of a list without one.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unfiltered {}

impl<F: DeserializeOwned, K: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Paged<F, K> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self> {
        let Query(pairs) = Query::<Vec<(String, String)>>::from_request_parts(parts, state).await?;
        let (paging, filter): (Vec<_>, Vec<_>) =
            pairs.into_iter().partition(|(name, _)| matches!(name.as_str(), "limit" | "cursor"));
        Ok(Self { filter: read(&filter)?, page: read::<Paging>(&paging)?.page()? })
    }
}

fn read<T: DeserializeOwned>(pairs: &[(String, String)]) -> Result<T> {
    let invalid = |e: &dyn std::fmt::Display| Error::bad_request("invalid_query", e.to_string());
    let text = serde_html_form::to_string(pairs).map_err(|e| invalid(&e))?;
    serde_html_form::from_str(&text).map_err(|e| invalid(&e))
}

fn encode<K: Serialize>(cursor: &Cursor<K>) -> String {
    URL_SAFE_NO_PAD.encode(serde_json::to_vec(cursor).unwrap_or_default())
}

impl<T> List<T> {
    /// A list that always fits on one page.
    #[must_use]
    pub const fn whole(items: Vec<T>) -> Self {
        Self { items, next_cursor: None, prev_cursor: None }
    }

    /// Builds a page of a list without sort keys, using item offsets as cursors.
    pub fn from_offset<K: Serialize>(
        items: Vec<T>,
        offset: i64,
        limit: i64,
        more: bool,
        key: impl Fn(i64) -> K,
    ) -> Self {
        let next_cursor = more.then(|| encode(&Cursor::After(key(offset + limit))));
        let prev_cursor = (offset > 0).then(|| encode(&Cursor::Before(key((offset - limit).max(0)))));
        Self { items, next_cursor, prev_cursor }
    }

    /// Converts the items and keeps the cursors.
    pub fn map<U, E>(self, f: impl FnMut(T) -> std::result::Result<U, E>) -> std::result::Result<List<U>, E> {
        let items = self.items.into_iter().map(f).collect::<std::result::Result<_, E>>()?;
        Ok(List { items, next_cursor: self.next_cursor, prev_cursor: self.prev_cursor })
    }
}

/// A name with the number of times it occurred.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Counted {
    /// The counted value.
    pub name: String,
    /// Number of occurrences.
    pub count: i64,
}
