-- How much each person has written lately, so that no one account can fill the disk.
CREATE TABLE write_quotas (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  quota TEXT NOT NULL CHECK (length(quota) BETWEEN 1 AND 40),
  started_at INTEGER NOT NULL,
  used INTEGER NOT NULL CHECK (used >= 0),
  PRIMARY KEY (user_id, quota)
) STRICT, WITHOUT ROWID;
