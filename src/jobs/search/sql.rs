//! The statements of searches that read jobs.

use crate::{card_columns, statements};

statements! {
    pub(super) NEWEST = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
        WHERE j.listing IS NOT NULL AND j.listing < $1 ORDER BY j.listing DESC LIMIT $2");
    pub(super) NEWEST_BEFORE = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id
        WHERE j.listing IS NOT NULL AND j.listing > $1 ORDER BY j.listing LIMIT $2");
    pub(super) COUNT = "SELECT CAST(COUNT(*) AS BIGINT) FROM (SELECT 1 FROM jobs WHERE listing IS NOT NULL LIMIT $1) AS found";
    pub(super) BY_LISTING = concat!("SELECT ", card_columns!(), " FROM jobs j JOIN employers e ON e.id = j.employer_id WHERE j.listing = $1");
    pub(super) TITLE = "SELECT title FROM jobs WHERE listing = $1";
    pub(super) PAY_OF = "SELECT pay_order FROM jobs WHERE listing = $1";
    pub(super) POINT_OF = "SELECT lat, lon FROM jobs WHERE listing = $1";
    /// The first job listed from a number on.
    pub(super) LISTED_FROM = "SELECT listing, listed_at FROM jobs WHERE listing >= $1 ORDER BY listing LIMIT 1";
    pub(super) PAY = "SELECT pay_order, listing FROM jobs WHERE listing IS NOT NULL AND (pay_order, listing) < ($1, $2) ORDER BY pay_order DESC, listing DESC LIMIT $3";
    pub(super) PAY_BEFORE = "SELECT pay_order, listing FROM jobs WHERE listing IS NOT NULL AND (pay_order, listing) > ($1, $2) ORDER BY pay_order, listing LIMIT $3";
    /// The places of listed jobs, each found with one index seek.
    pub(super) PLACES = "WITH RECURSIVE place (id) AS (
           SELECT MIN(place_id) FROM jobs WHERE listing IS NOT NULL
           UNION ALL SELECT (SELECT MIN(j.place_id) FROM jobs j WHERE j.listing IS NOT NULL AND j.place_id > place.id) FROM place WHERE place.id IS NOT NULL
         ) SELECT id FROM place WHERE id IS NOT NULL LIMIT $1";
    pub(super) BACKLOG = "SELECT b.listing, j.id FROM search_backlog b LEFT JOIN jobs j ON j.listing = b.listing ORDER BY b.listing DESC LIMIT $1";
    pub(super) DELETE_BACKLOG = "DELETE FROM search_backlog WHERE listing = $1";
}
