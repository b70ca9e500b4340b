//! Finding jobs on the board. This is the one place that knows FTS5.
//!
//! Newest-first reads an index and stops early. Ranking looks at the newest matches only, because bm25
//! costs time for every one of them. Counts stop at [`COUNTED`].

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{Job, JobCard};
use super::query::{Reach, Search, Sort, Words};
use super::{categories, hidden, saved, spelling, store};
use crate::db::{Arg, Result, Sql, Tx, value};
use crate::web::{self, Cursor, List};
use crate::{args, card_columns, operator, statements};

/// Counting stops here: "200+".
const COUNTED: i64 = 200;
/// With fewer jobs than these, a search looks further than what was typed.
const FEW: i64 = 5;

/// Squared degrees from the place at `$11, $12`; `$13` shortens the longitude. Far for a job without a town.
macro_rules! distance {
    () => {
        "COALESCE((j.lat - $11) * (j.lat - $11) + (j.lon - $12) * (j.lon - $12) * $13, 1000000.0)"
    };
}

/// The filters, `$1 … $16`; `$first` is what an index can serve.
macro_rules! filters {
    ($($first:literal)?) => {
        concat!(
            "j.listing IS NOT NULL AND ", $($first, " AND ",)?
            "(CAST($1 AS TEXT) IS NULL OR j.category = $1)
             AND (CAST($2 AS TEXT) IS NULL OR j.kind = $2)
             AND (CAST($3 AS TEXT) IS NULL OR j.city_fold = $3)
             AND (CAST($4 AS TEXT) IS NULL OR j.state = $4)
             AND (CAST($5 AS BIGINT) IS NULL OR j.pay_hour_max >= $5)
             AND (CAST($6 AS BIGINT) IS NULL OR (j.budget_unit = 'job' AND COALESCE(j.budget_max, j.budget_min) >= $6))
             AND (CAST($7 AS BIGINT) IS NULL OR j.remote = $7)
             AND (CAST($8 AS BIGINT) IS NULL OR j.is_urgent = $8)
             AND (CAST($9 AS BIGINT) IS NULL OR j.listed_at >= $9)
             AND (CAST($10 AS DOUBLE PRECISION) IS NULL OR ", distance!(), " <= $10)
             AND (CAST($14 AS BIGINT) IS NULL OR j.employer_id = $14)
             AND (CAST($15 AS BIGINT) IS NULL OR NOT EXISTS (SELECT 1 FROM hidden_employers h
               WHERE h.user_id = $15 AND h.employer_id = j.employer_id AND h.hiring_name = COALESCE(j.hiring_name, '')))
             AND (CAST($16 AS TEXT) IS NULL OR j.area = $16)"
        )
    };
}

macro_rules! board {
    ($where:expr, $rest:literal) => {
        concat!(
            "SELECT ",
            card_columns!(),
            " FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE ",
            $where,
            $rest
        )
    };
}

/// The same over the matches of `$19`.
macro_rules! matching {
    ($rest:literal) => {
        concat!(
            "SELECT ",
            card_columns!(),
            " FROM job_search JOIN jobs j ON j.listing = job_search.rowid
             JOIN employers e ON e.id = j.employer_id WHERE job_search MATCH $19 AND ",
            filters!(),
            $rest
        )
    };
}

/// A page of the candidates: titles with the words as they stand, titles with all of them, the rest; each by rank. A word
/// that nearly every text holds has no weight in a rank, and is in the right titles all the same.
macro_rules! ranked {
    ($($candidates:expr),+; $phrase:literal, $title:literal, $page:literal) => {
        concat!(
            "SELECT ", card_columns!(), " FROM (
               SELECT listing, rank, CASE WHEN listing IN (SELECT t.rowid FROM job_search t WHERE job_search MATCH ", $phrase, ") THEN 0
                 WHEN listing IN (SELECT t.rowid FROM job_search t WHERE job_search MATCH ", $title, ") THEN 1 ELSE 2 END AS tier
               FROM (", $($candidates),+, ") AS matches ORDER BY tier, rank, listing DESC ", $page, "
             ) AS found JOIN jobs j ON j.listing = found.listing JOIN employers e ON e.id = j.employer_id
             ORDER BY found.tier, found.rank, found.listing DESC"
        )
    };
}

statements! {
    NEWEST = board!(filters!(), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    NEWEST_BACK = board!(filters!(), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    CATEGORY = board!(filters!("j.category = $1"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    CATEGORY_BACK = board!(filters!("j.category = $1"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    CITY = board!(filters!("j.city_fold = $3"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    CITY_BACK = board!(filters!("j.city_fold = $3"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    EMPLOYER = board!(filters!("j.employer_id = $14"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    EMPLOYER_BACK = board!(filters!("j.employer_id = $14"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    MATCH_NEWEST = matching!(" AND job_search.rowid < $17 ORDER BY job_search.rowid DESC LIMIT $18");
    MATCH_NEWEST_BACK = matching!(" AND job_search.rowid > $17 ORDER BY job_search.rowid LIMIT $18");
    PAY = board!(filters!(), " AND (j.pay_order, j.listing) < ($17, $19) ORDER BY j.pay_order DESC, j.listing DESC LIMIT $18");
    PAY_BACK = board!(filters!(), " AND (j.pay_order, j.listing) > ($17, $19) ORDER BY j.pay_order, j.listing LIMIT $18");
    MATCH_PAY = matching!(" AND (j.pay_order, j.listing) < ($17, $20) ORDER BY j.pay_order DESC, j.listing DESC LIMIT $18");
    MATCH_PAY_BACK = matching!(" AND (j.pay_order, j.listing) > ($17, $20) ORDER BY j.pay_order, j.listing LIMIT $18");
    NEAREST = board!(filters!(), " ORDER BY COALESCE((j.lat - $11) * (j.lat - $11) + (j.lon - $12) * (j.lon - $12) * $13, 1000000.0), j.listing DESC LIMIT $18 OFFSET $17");
    MATCH_NEAREST = matching!(" ORDER BY COALESCE((j.lat - $11) * (j.lat - $11) + (j.lon - $12) * (j.lon - $12) * $13, 1000000.0), j.listing DESC LIMIT $18 OFFSET $17");
    /// Ranks the newest matches: title before kind of work and skills, before employer, before text. The page is
    /// cut before its jobs are read.
    BEST = ranked!("SELECT job_search.rowid AS listing, bm25(job_search, 12.0, 2.0, 4.0, 1.0) AS rank FROM job_search
           JOIN jobs j ON j.listing = job_search.rowid
           WHERE job_search MATCH $19 AND ", filters!(), " ORDER BY job_search.rowid DESC LIMIT 1000"; "$20", "$21", "LIMIT $18 OFFSET $17");
    /// The same without filters: only jobs on the board have words, so the words alone decide.
    BEST_UNFILTERED = ranked!("SELECT job_search.rowid AS listing, bm25(job_search, 12.0, 2.0, 4.0, 1.0) AS rank FROM job_search
           WHERE job_search MATCH $3 ORDER BY job_search.rowid DESC LIMIT 1000"; "$4", "$5", "LIMIT $2 OFFSET $1");
    COUNT = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!(), " LIMIT $17) AS found");
    COUNT_CATEGORY = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.category = $1"), " LIMIT $17) AS found");
    COUNT_CITY = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.city_fold = $3"), " LIMIT $17) AS found");
    COUNT_EMPLOYER = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.employer_id = $14"), " LIMIT $17) AS found");
    COUNT_MATCHES = concat!(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM job_search JOIN jobs j ON j.listing = job_search.rowid
         WHERE job_search MATCH $18 AND ", filters!(), " LIMIT $17) AS found");
    COUNT_UNFILTERED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM job_search WHERE job_search MATCH $2 LIMIT $1) AS found";
    HAS_MATCH = "SELECT CAST(1 AS BIGINT) FROM job_search WHERE job_search MATCH $1 LIMIT 1";
    ADD_WORDS = "INSERT INTO job_search (rowid, title, employer, tags, body) VALUES ($1, $2, $3, $4, $5)";
    REMOVE_WORDS = "DELETE FROM job_search WHERE rowid = $1";
}

/// How many there are.
#[derive(Clone, Copy, Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Total {
    /// At most 200.
    pub count: i64,
    /// There are more than `count`.
    pub capped: bool,
}

impl Total {
    /// "1 job", "12 jobs", "200+ jobs".
    #[must_use]
    pub fn words(self) -> String {
        match (self.count, self.capped) {
            (1, _) => "1 job".to_owned(),
            (count, true) => format!("{count}+ jobs"),
            (count, false) => format!("{count} jobs"),
        }
    }
}

/// A page of the board.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// The page.
    #[serde(flatten)]
    pub page: List<JobCard>,
    /// How many there are in all.
    pub total: Total,
    /// The words that were looked for instead, when nothing has the ones that were typed.
    pub corrected: Option<String>,
    /// No job has every word: these have some.
    pub loosened: bool,
}

/// The key of a page: (listing), (pay, listing) or, where rows have no key of their own, (offset).
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct Key(i64, #[serde(default)] i64);

/// What the words of a search came to.
#[derive(Default)]
struct Matches {
    expression: Option<String>,
    /// What a title has to hold to come first: the words as they stand, then all of them.
    titles: Option<(String, String)>,
    total: Total,
    corrected: Option<String>,
    loosened: bool,
}

impl Matches {
    fn of(tx: &mut Tx, search: &Search, words: &Words, expression: String) -> Result<Self> {
        let total = count(tx, search, Some(&expression))?;
        let titles = Some((words.in_title(), words.all_in_title()));
        Ok(Self { expression: Some(expression), titles, total, ..Self::default() })
    }

    /// Every word; with few such jobs also longer words that begin like the last; with a letter mended; any word.
    fn find(tx: &mut Tx, search: &Search) -> Result<Self> {
        let Some(words) = &search.words else {
            return Ok(Self { total: count(tx, search, None)?, ..Self::default() });
        };
        if search.reach == Reach::Any {
            return Self::of(tx, search, words, words.any());
        }
        let all = Self::of(tx, search, words, words.all())?;
        if all.total.count >= FEW || search.reach == Reach::Exact {
            return Ok(all);
        }
        let begun = Self::of(tx, search, words, words.all_begun())?;
        if begun.total.count > 0 {
            return Ok(begun);
        }
        if let Some(mended) = spelling::mend(tx, words)? {
            let found = Self::of(tx, search, &mended, mended.all_begun())?;
            if found.total.count > 0 {
                return Ok(Self { corrected: Some(mended.text()), ..found });
            }
        }
        let any = Self::of(tx, search, words, words.any())?;
        Ok(Self { loosened: words.list().len() > 1 && any.total.count > 0, ..any })
    }
}

/// Finds a page of jobs.
///
/// # Errors
/// The database's, or 400 for a foreign cursor.
pub fn find(tx: &mut Tx, search: &Search) -> web::Result<Found> {
    let currency = operator::store::currency(tx)?;
    let viewer = search.viewer;
    let mut search = search.clone();
    // Only who hides somebody pays for leaving them out.
    search.viewer = match viewer {
        Some(user) if hidden::hides_any(tx, user)? => viewer,
        _ => None,
    };
    let search = &search;
    let Matches { expression, titles, total, corrected, loosened } = Matches::find(tx, search)?;
    let words = expression.as_deref();
    let mut page = match search.sort {
        Sort::Newest => by_key(tx, search, words, &currency, |card| Key(card.listing.unwrap_or(0), 0)),
        Sort::Pay => {
            by_key(tx, search, words, &currency, |card| Key(card.pay_hour_max.unwrap_or(-1), card.listing.unwrap_or(0)))
        }
        Sort::Best | Sort::Nearest => by_offset(tx, search, words, titles.as_ref(), &currency),
    }?;
    if let Some(near) = &search.near {
        for card in &mut page.items {
            card.distance_miles = near.miles_to(card.place_id, card.point);
        }
    }
    if let Some(user) = viewer {
        for card in &mut page.items {
            card.saved = saved::is_saved(tx, user, card.id)?;
            card.applied = store::own_application(tx, card.id, user)?.is_some();
        }
    }
    Ok(Found { page, total, corrected, loosened })
}

fn by_key(
    tx: &mut Tx,
    search: &Search,
    words: Option<&str>,
    currency: &str,
    key: impl Fn(&JobCard) -> Key,
) -> web::Result<List<JobCard>> {
    let limit = search.paging.limit()?;
    let cursor = search.paging.cursor::<Key>()?;
    let back = matches!(cursor, Some(Cursor::Before(_)));
    let Key(first, second) = match cursor {
        Some(Cursor::After(key) | Cursor::Before(key)) => key,
        None => Key(i64::MAX, i64::MAX),
    };
    let pay = search.sort == Sort::Pay;
    let sql = match (words, pay, back) {
        (Some(_), false, false) => MATCH_NEWEST,
        (Some(_), false, true) => MATCH_NEWEST_BACK,
        (Some(_), true, false) => MATCH_PAY,
        (Some(_), true, true) => MATCH_PAY_BACK,
        (None, true, false) => PAY,
        (None, true, true) => PAY_BACK,
        (None, false, false) => by_index(search, [NEWEST, EMPLOYER, CATEGORY, CITY]),
        (None, false, true) => by_index(search, [NEWEST_BACK, EMPLOYER_BACK, CATEGORY_BACK, CITY_BACK]),
    };
    let mut args = filter_args(search);
    args.extend([Arg::Int(first), Arg::Int(limit + 1)]);
    args.extend(words.map(Arg::Text));
    args.extend(pay.then_some(Arg::Int(second)));
    let rows = tx.all(sql, &args, |row| store::card(row, currency))?;
    Ok(List::build(rows, limit, cursor.as_ref(), key))
}

/// The order of a rank or a distance has no key that a row carries, so its pages count.
fn by_offset(
    tx: &mut Tx,
    search: &Search,
    words: Option<&str>,
    titles: Option<&(String, String)>,
    currency: &str,
) -> web::Result<List<JobCard>> {
    let limit = search.paging.limit()?;
    let offset = match search.paging.cursor::<Key>()? {
        Some(Cursor::After(Key(offset, _)) | Cursor::Before(Key(offset, _))) => offset.clamp(0, 1_000),
        None => 0,
    };
    let unfiltered = search.sort == Sort::Best && !search.is_filtered();
    let sql = match (search.sort, words) {
        _ if unfiltered => BEST_UNFILTERED,
        (Sort::Best, _) => BEST,
        (_, Some(_)) => MATCH_NEAREST,
        (_, None) => NEAREST,
    };
    let mut args = if unfiltered { Vec::new() } else { filter_args(search) };
    args.extend([Arg::Int(offset), Arg::Int(limit + 1)]);
    args.extend(words.map(Arg::Text));
    if let Some((phrase, all)) = titles.filter(|_| search.sort == Sort::Best) {
        args.extend([Arg::Text(phrase), Arg::Text(all)]);
    }
    let mut items = tx.all(sql, &args, |row| store::card(row, currency))?;
    let wanted = usize::try_from(limit).unwrap_or(0);
    let more = items.len() > wanted;
    items.truncate(wanted);
    Ok(List::at_offset(items, offset, limit, more, |offset| Key(offset, 0)))
}

/// The statement whose index leaves the least to look at.
fn by_index(search: &Search, [plain, employer, category, city]: [Sql; 4]) -> Sql {
    match (search.employer, &search.category, &search.city) {
        (Some(_), _, _) => employer,
        (None, Some(_), _) => category,
        (None, None, Some(_)) => city,
        (None, None, None) => plain,
    }
}

fn count(tx: &mut Tx, search: &Search, words: Option<&str>) -> Result<Total> {
    let unfiltered = words.is_some() && !search.is_filtered();
    let sql = match words {
        Some(_) if unfiltered => COUNT_UNFILTERED,
        Some(_) => COUNT_MATCHES,
        None => by_index(search, [COUNT, COUNT_EMPLOYER, COUNT_CATEGORY, COUNT_CITY]),
    };
    let mut args = if unfiltered { Vec::new() } else { filter_args(search) };
    args.push(Arg::Int(COUNTED + 1));
    args.extend(words.map(Arg::Text));
    let count = tx.one(sql, &args, value::<i64>)?;
    Ok(Total { count: count.min(COUNTED), capped: count > COUNTED })
}

fn filter_args(search: &Search) -> Vec<Arg<'_>> {
    let near = search.near.as_ref();
    let args: &[Arg] = args![
        &search.category,
        search.kind.map(super::model::Kind::as_str),
        &search.city,
        &search.state,
        search.min_hour,
        search.min_job,
        search.remote,
        search.urgent,
        search.since,
        near.and_then(super::query::Near::limit),
        near.map(|near| near.place.lat),
        near.map(|near| near.place.lon),
        near.map(|near| near.squash),
        search.employer,
        search.viewer,
        &search.area,
    ];
    args.to_vec()
}

/// Some job on the board has this word, in any of its forms; or, with `begins`, one that begins like it.
///
/// # Errors
/// The database's.
pub fn has_word(tx: &mut Tx, word: &str, begins: bool) -> Result<bool> {
    let expression = format!("\"{word}\"{}", if begins { "*" } else { "" });
    Ok(tx.find(HAS_MATCH, args![&expression], value::<i64>)?.is_some())
}

/// Lets a job on the board be found by its words.
///
/// # Errors
/// The database's.
pub fn add_words(tx: &mut Tx, listing: i64, job: &Job) -> Result<()> {
    let card = &job.card;
    let category = categories::find(&card.category).map_or("", |category| category.name.as_str());
    let tags = [
        category,
        &job.skills.join(" "),
        card.area.as_deref().unwrap_or_default(),
        &card.city,
        card.when_text.as_deref().unwrap_or_default(),
        if card.remote { "remote" } else { "" },
    ]
    .join(" ");
    tx.run(ADD_WORDS, args![listing, &card.title, &card.posted_by, &tags, &job.description]).map(drop)
}

/// Takes the words of a job off the board.
///
/// # Errors
/// The database's.
pub fn remove_words(tx: &mut Tx, listing: i64) -> Result<()> {
    tx.run(REMOVE_WORDS, args![listing]).map(drop)
}
