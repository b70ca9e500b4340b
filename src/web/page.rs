//! Paginated lists with cursors in both directions.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use super::{Error, Result};

/// Default number of items per page.
const DEFAULT: i64 = 20;
/// Maximum number of items per page.
const MOST: i64 = 100;

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
    /// Returns the number of items per page.
    ///
    /// # Errors
    /// 400 unless it is 1 to 100.
    pub fn limit(&self) -> Result<i64> {
        let limit = self.limit.unwrap_or(DEFAULT);
        if (1..=MOST).contains(&limit) {
            Ok(limit)
        } else {
            Err(Error::bad_request("invalid_limit", "The limit must be 1 to 100."))
        }
    }

    /// Decodes the cursor; `None` for the first page.
    ///
    /// # Errors
    /// 400 if it isn't a cursor of this kind of list.
    pub fn cursor<K: DeserializeOwned>(&self) -> Result<Option<Cursor<K>>> {
        let Some(text) = self.cursor.as_deref().filter(|text| !text.is_empty()) else { return Ok(None) };
        let bad = || Error::bad_request("invalid_cursor", "This cursor doesn’t belong to this list.");
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| bad())?;
        serde_json::from_slice(&bytes).map(Some).map_err(|_| bad())
    }
}

fn encode<K: Serialize>(cursor: &Cursor<K>) -> String {
    URL_SAFE_NO_PAD.encode(serde_json::to_vec(cursor).unwrap_or_default())
}

impl<T> List<T> {
    /// Builds a page from up to `limit + 1` rows, read in the cursor's direction. The extra row shows that there are
    /// more; rows read backward are reversed here.
    pub fn build<K: Serialize>(
        mut rows: Vec<T>,
        limit: i64,
        cursor: Option<&Cursor<K>>,
        key: impl Fn(&T) -> K,
    ) -> Self {
        let limit = usize::try_from(limit).unwrap_or(0);
        let more = rows.len() > limit;
        rows.truncate(limit);
        let back = matches!(cursor, Some(Cursor::Before(_)));
        if back {
            rows.reverse();
        }
        let (has_next, has_prev) = if back { (true, more) } else { (more, cursor.is_some()) };
        let next_cursor = rows.last().filter(|_| has_next).map(|row| encode(&Cursor::After(key(row))));
        let prev_cursor = rows.first().filter(|_| has_prev).map(|row| encode(&Cursor::Before(key(row))));
        Self { items: rows, next_cursor, prev_cursor }
    }

    /// Builds a page of a list without sort keys, using item offsets as cursors.
    pub fn at_offset<K: Serialize>(items: Vec<T>, offset: i64, limit: i64, more: bool, key: impl Fn(i64) -> K) -> Self {
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
