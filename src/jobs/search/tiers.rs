//! What results are ranked by.

use super::index::Expr;

/// What to rank results by.
#[derive(Clone, Debug)]
pub struct Tiers {
    /// Best first. A job is ranked by the first one that it matches.
    pub ranked: Vec<Expr>,
    /// Matches every result.
    pub all: Expr,
}

impl Tiers {
    /// The last expression must match everything that the others do.
    #[must_use]
    pub fn nested(ranked: Vec<Expr>) -> Self {
        let all = ranked.last().cloned().unwrap_or(Expr::Everything);
        Self::of(ranked, all)
    }

    /// Returns tiers that add to each other.
    #[must_use]
    pub fn added(ranked: Vec<Expr>) -> Self {
        let all = Expr::any(ranked.clone());
        Self::of(ranked, all)
    }

    /// Returns the tiers with another one that ranks below them.
    #[must_use]
    pub fn and_then(mut self, last: Expr) -> Self {
        self.all = Expr::Any(vec![self.all, last.clone()]);
        self.ranked.push(last);
        self
    }

    fn of(mut ranked: Vec<Expr>, all: Expr) -> Self {
        ranked.dedup();
        Self { ranked, all }
    }
}
