//! Lists: bounded, with a cursor each way.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use utoipa::{IntoParams, ToSchema};

use super::{Error, Result};

/// Items of a page when the caller names no number.
const DEFAULT: i64 = 20;
/// Items of a page at most.
const MOST: i64 = 100;

/// `?limit=` and `?cursor=`.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct Paging {
    /// Items of a page, 1 to 100; 20 when not given.
    #[param(minimum = 1, maximum = 100)]
    pub limit: Option<i64>,
    /// From `nextCursor` or `prevCursor`.
    #[param(max_length = 200)]
    pub cursor: Option<String>,
}

/// A page of a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct List<T> {
    /// The items, in the list's order.
    pub items: Vec<T>,
    /// For the next page; null on the last.
    pub next_cursor: Option<String>,
    /// For the page before; null on the first.
    pub prev_cursor: Option<String>,
}

/// A place in a list: before or after the item with this key.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq)]
pub enum Cursor<K> {
    /// Items that come after the key in the list's order.
    #[serde(rename = "a")]
    After(K),
    /// Items that come before it.
    #[serde(rename = "b")]
    Before(K),
}

impl Paging {
    /// The number of items, checked.
    ///
    /// # Errors
    /// 400 outside 1 to 100.
    pub fn limit(&self) -> Result<i64> {
        let limit = self.limit.unwrap_or(DEFAULT);
        if (1..=MOST).contains(&limit) {
            Ok(limit)
        } else {
            Err(Error::bad_request("invalid_limit", "A page has 1 to 100 items."))
        }
    }

    /// The cursor, read.
    ///
    /// # Errors
    /// 400 for one that this list did not give.
    pub fn cursor<K: DeserializeOwned>(&self) -> Result<Option<Cursor<K>>> {
        let Some(text) = self.cursor.as_deref().filter(|text| !text.is_empty()) else { return Ok(None) };
        let bad = || Error::bad_request("invalid_cursor", "This cursor is not of this list.");
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| bad())?;
        serde_json::from_slice(&bytes).map(Some).map_err(|_| bad())
    }
}

fn encode<K: Serialize>(cursor: &Cursor<K>) -> String {
    URL_SAFE_NO_PAD.encode(serde_json::to_vec(cursor).unwrap_or_default())
}

impl<T> List<T> {
    /// Builds a page from up to `limit + 1` rows read in the cursor's direction: the extra row tells that
    /// there are more. Rows read backwards are turned round here.
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

    /// Builds a page of an order whose rows carry no key: its cursors count items.
    pub fn at_offset<K: Serialize>(items: Vec<T>, offset: i64, limit: i64, more: bool, key: impl Fn(i64) -> K) -> Self {
        let next_cursor = more.then(|| encode(&Cursor::After(key(offset + limit))));
        let prev_cursor = (offset > 0).then(|| encode(&Cursor::Before(key((offset - limit).max(0)))));
        Self { items, next_cursor, prev_cursor }
    }

    /// The same page of other items.
    ///
    /// # Errors
    /// The mapping's.
    pub fn map<U, E>(self, f: impl FnMut(T) -> std::result::Result<U, E>) -> std::result::Result<List<U>, E> {
        let items = self.items.into_iter().map(f).collect::<std::result::Result<_, E>>()?;
        Ok(List { items, next_cursor: self.next_cursor, prev_cursor: self.prev_cursor })
    }
}

/// A name and how often.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Counted {
    /// What was counted.
    pub name: String,
    /// How often.
    pub count: i64,
}
