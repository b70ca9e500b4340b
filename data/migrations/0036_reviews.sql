-- Reviews after a contract: both sides write, and neither sees the other's before both are in or the time is over.

-- `side` wrote it. The three scores, 1 to 5, are what [`Category::of`] lists for that side, in its order.
CREATE TABLE reviews (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  score_1 INTEGER NOT NULL CHECK (score_1 BETWEEN 1 AND 5),
  score_2 INTEGER NOT NULL CHECK (score_2 BETWEEN 1 AND 5),
  score_3 INTEGER NOT NULL CHECK (score_3 BETWEEN 1 AND 5),
  text TEXT NOT NULL CHECK (length(text) <= 2000),
  state TEXT NOT NULL DEFAULT 'sealed' CHECK (state IN ('sealed', 'published', 'removed')),
  created_at INTEGER NOT NULL,
  published_at INTEGER,
  reply TEXT CHECK (length(reply) BETWEEN 1 AND 2000),
  replied_by INTEGER REFERENCES users (id),
  replied_at INTEGER,
  UNIQUE (contract_id, side)
) STRICT;
CREATE INDEX reviews_of_worker ON reviews (worker_id, id) WHERE state = 'published' AND side = 'employer';
CREATE INDEX reviews_of_employer ON reviews (employer_id, id) WHERE state = 'published' AND side = 'worker';

-- When the two sides of a contract that is over can review each other.
CREATE TABLE review_windows (
  contract_id INTEGER PRIMARY KEY REFERENCES contracts (id),
  closes_at INTEGER NOT NULL,
  -- When the clock has to look at it: to remind, then to close it; NULL once it's closed.
  due_at INTEGER
) STRICT;
CREATE INDEX review_windows_due ON review_windows (due_at) WHERE due_at IS NOT NULL;

-- Sums of the published reviews about a worker or an employer.
CREATE TABLE review_scores (
  subject TEXT NOT NULL CHECK (subject IN ('worker', 'employer')),
  subject_id INTEGER NOT NULL,
  count INTEGER NOT NULL,
  sum_1 INTEGER NOT NULL,
  sum_2 INTEGER NOT NULL,
  sum_3 INTEGER NOT NULL,
  PRIMARY KEY (subject, subject_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE review_reports (
  id INTEGER PRIMARY KEY,
  review_id INTEGER NOT NULL REFERENCES reviews (id),
  reporter_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 40),
  note TEXT NOT NULL CHECK (length(note) <= 1000),
  created_at INTEGER NOT NULL,
  resolved_at INTEGER,
  resolved_by INTEGER REFERENCES users (id),
  outcome TEXT CHECK (outcome IN ('removed', 'dismissed')),
  UNIQUE (review_id, reporter_id)
) STRICT;
CREATE INDEX review_reports_open ON review_reports (id) WHERE resolved_at IS NULL;
CREATE INDEX review_reports_of ON review_reports (review_id, id) WHERE resolved_at IS NULL;

-- The number of reported reviews that wait for a moderator, however many people report each.
CREATE TRIGGER review_reports_totaled AFTER INSERT ON review_reports
  WHEN NEW.resolved_at IS NULL AND NOT EXISTS (SELECT 1 FROM review_reports o WHERE o.review_id = NEW.review_id AND o.resolved_at IS NULL AND o.id <> NEW.id) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('reviews', 'reported', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER review_reports_untotaled AFTER UPDATE OF resolved_at ON review_reports
  WHEN OLD.resolved_at IS NULL AND NEW.resolved_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM review_reports o WHERE o.review_id = NEW.review_id AND o.resolved_at IS NULL) BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'reviews' AND state = 'reported';
END;
