-- What broke in somebody's browser, and how often. Both tables are rings: the oldest goes when they are full.

CREATE TABLE error_groups (
  id INTEGER PRIMARY KEY,
  fingerprint BLOB NOT NULL UNIQUE CHECK (length(fingerprint) = 32),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  message TEXT NOT NULL CHECK (length(message) <= 300),
  frame TEXT NOT NULL CHECK (length(frame) <= 200),
  state TEXT NOT NULL CHECK (state IN ('open', 'resolved', 'muted')),
  resolved_in TEXT CHECK (length(resolved_in) <= 40),
  count INTEGER NOT NULL CHECK (count >= 0),
  first_seen INTEGER NOT NULL,
  last_seen INTEGER NOT NULL
) STRICT;
-- The operator's list of a state, and who goes first.
CREATE INDEX error_groups_state ON error_groups (state, last_seen, id);
CREATE INDEX error_groups_seen ON error_groups (last_seen);

CREATE TABLE error_occurrences (
  id INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES error_groups (id) ON DELETE CASCADE,
  reference TEXT NOT NULL UNIQUE CHECK (length(reference) = 8),
  user_id INTEGER REFERENCES users (id),
  release TEXT NOT NULL CHECK (length(release) <= 40),
  page TEXT NOT NULL CHECK (length(page) <= 200),
  browser TEXT NOT NULL CHECK (length(browser) <= 100),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX error_occurrences_group ON error_occurrences (group_id, id);
CREATE INDEX error_occurrences_user ON error_occurrences (user_id, id) WHERE user_id IS NOT NULL;

-- Feedback that names an error.
ALTER TABLE feedback ADD COLUMN error_group_id INTEGER REFERENCES error_groups (id) ON DELETE SET NULL;
CREATE INDEX feedback_error ON feedback (error_group_id) WHERE error_group_id IS NOT NULL;
