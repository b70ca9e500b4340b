-- First-party statistics: what people who allowed it did, without who they are and where they sit.

-- Raw rows live for some weeks; then only their daily sums are left.
CREATE TABLE analytics_events (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  event TEXT NOT NULL CHECK (length(event) BETWEEN 1 AND 40),
  session TEXT CHECK (length(session) <= 64),
  visitor TEXT CHECK (length(visitor) <= 64),
  path TEXT NOT NULL CHECK (length(path) <= 200),
  source TEXT NOT NULL CHECK (length(source) <= 100),
  device TEXT NOT NULL CHECK (device IN ('phone', 'desktop', '')),
  job_id INTEGER,
  query TEXT CHECK (length(query) <= 200),
  results INTEGER,
  category TEXT CHECK (length(category) <= 40),
  amount INTEGER,
  depth INTEGER CHECK (depth IN (25, 50, 75, 100))
) STRICT;
CREATE INDEX analytics_events_at ON analytics_events (at);

CREATE TABLE analytics_days (
  day TEXT NOT NULL CHECK (length(day) = 10),
  measure TEXT NOT NULL CHECK (length(measure) BETWEEN 1 AND 20),
  name TEXT NOT NULL CHECK (length(name) <= 200),
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (day, measure, name)
) STRICT;
