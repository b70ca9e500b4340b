//! The SQL of searches: the only place that knows the full-text table.

use crate::{card_columns, statements};

/// Squared distance in degrees from the place at `$11, $12`; `$13` scales longitude. Huge if a job has no location.
macro_rules! distance {
    () => {
        "COALESCE((j.lat - $11) * (j.lat - $11) + (j.lon - $12) * (j.lon - $12) * $13, 1000000.0)"
    };
}

/// The filters, `$1 … $16`; `$first` is a condition that an index can serve.
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

macro_rules! jobs_where {
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

/// Like `jobs_where!`, but only over the full-text matches of `$19`.
macro_rules! matching_jobs {
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

statements! {
    pub(super) NEWEST = jobs_where!(filters!(), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    pub(super) NEWEST_BEFORE = jobs_where!(filters!(), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    pub(super) CATEGORY = jobs_where!(filters!("j.category = $1"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    pub(super) CATEGORY_BEFORE = jobs_where!(filters!("j.category = $1"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    pub(super) CITY = jobs_where!(filters!("j.city_fold = $3"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    pub(super) CITY_BEFORE = jobs_where!(filters!("j.city_fold = $3"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    pub(super) EMPLOYER = jobs_where!(filters!("j.employer_id = $14"), " AND j.listing < $17 ORDER BY j.listing DESC LIMIT $18");
    pub(super) EMPLOYER_BEFORE = jobs_where!(filters!("j.employer_id = $14"), " AND j.listing > $17 ORDER BY j.listing LIMIT $18");
    pub(super) MATCH_NEWEST = matching_jobs!(" AND job_search.rowid < $17 ORDER BY job_search.rowid DESC LIMIT $18");
    pub(super) MATCH_NEWEST_BEFORE = matching_jobs!(" AND job_search.rowid > $17 ORDER BY job_search.rowid LIMIT $18");
    pub(super) PAY = jobs_where!(filters!(), " AND (j.pay_order, j.listing) < ($17, $19) ORDER BY j.pay_order DESC, j.listing DESC LIMIT $18");
    pub(super) PAY_BEFORE = jobs_where!(filters!(), " AND (j.pay_order, j.listing) > ($17, $19) ORDER BY j.pay_order, j.listing LIMIT $18");
    pub(super) MATCH_PAY = matching_jobs!(" AND (j.pay_order, j.listing) < ($17, $20) ORDER BY j.pay_order DESC, j.listing DESC LIMIT $18");
    pub(super) MATCH_PAY_BEFORE = matching_jobs!(" AND (j.pay_order, j.listing) > ($17, $20) ORDER BY j.pay_order, j.listing LIMIT $18");
    /// The places of listed jobs, each found with one index seek.
    pub(super) PLACES = "WITH RECURSIVE place (id) AS (
           SELECT MIN(place_id) FROM jobs WHERE listing IS NOT NULL
           UNION ALL SELECT (SELECT MIN(j.place_id) FROM jobs j WHERE j.listing IS NOT NULL AND j.place_id > place.id) FROM place WHERE place.id IS NOT NULL
         ) SELECT id FROM place WHERE id IS NOT NULL LIMIT 50000";
    /// The newest jobs of a place.
    pub(super) IN_PLACE = concat!("SELECT j.listing FROM jobs j WHERE ", filters!("j.place_id = $18"), " ORDER BY j.listing DESC LIMIT $17");
    /// The newest jobs without a known place.
    pub(super) WITHOUT_PLACE = concat!("SELECT j.listing FROM jobs j WHERE ", filters!("j.place_id IS NULL"), " ORDER BY j.listing DESC LIMIT $17");
    pub(super) MATCH_NEAREST = matching_jobs!(" ORDER BY COALESCE((j.lat - $11) * (j.lat - $11) + (j.lon - $12) * (j.lon - $12) * $13, 1000000.0), j.listing DESC LIMIT $18 OFFSET $17");
    /// The newest matches and their titles, with listing numbers above `$19` and up to `$20`.
    pub(super) CANDIDATES = concat!("SELECT j.listing, j.title FROM job_search JOIN jobs j ON j.listing = job_search.rowid
         WHERE job_search MATCH $18 AND job_search.rowid > $19 AND job_search.rowid <= $20 AND ", filters!(), " ORDER BY job_search.rowid DESC LIMIT $17");
    /// The same without filters: only listed jobs are indexed, so the match alone decides.
    pub(super) CANDIDATES_UNFILTERED = "SELECT j.listing, j.title FROM job_search JOIN jobs j ON j.listing = job_search.rowid
         WHERE job_search MATCH $2 AND job_search.rowid > $3 AND job_search.rowid <= $4 ORDER BY job_search.rowid DESC LIMIT $1";
    pub(super) BY_LISTING = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.listing = $1");
    pub(super) COUNT = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!(), " LIMIT $17) AS found");
    pub(super) COUNT_CATEGORY = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.category = $1"), " LIMIT $17) AS found");
    pub(super) COUNT_CITY = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.city_fold = $3"), " LIMIT $17) AS found");
    pub(super) COUNT_EMPLOYER = concat!("SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs j WHERE ", filters!("j.employer_id = $14"), " LIMIT $17) AS found");
    pub(super) COUNT_MATCHES = concat!(
        "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM job_search JOIN jobs j ON j.listing = job_search.rowid
         WHERE job_search MATCH $18 AND ", filters!(), " LIMIT $17) AS found");
    pub(super) COUNT_UNFILTERED = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM job_search WHERE job_search MATCH $2 LIMIT $1) AS found";
    pub(super) HAS_MATCH = "SELECT CAST(1 AS BIGINT) FROM job_search WHERE job_search MATCH $1 LIMIT 1";
    pub(super) INDEX = "INSERT INTO job_search (rowid, title, employer, tags, body) VALUES ($1, $2, $3, $4, $5)";
    pub(super) UNINDEX = "DELETE FROM job_search WHERE rowid = $1";
}
