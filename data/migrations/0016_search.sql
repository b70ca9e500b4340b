-- The search index. A job's terms are first stored as they are; a few dozen of them become a segment, which stores for
-- each term the set of its jobs, as listing numbers; segments of similar size are merged into larger ones.
CREATE TABLE search_recent (
  listing INTEGER PRIMARY KEY,
  -- Sorted and separated by line breaks.
  terms TEXT NOT NULL
) STRICT;
CREATE TABLE search_segments (
  id INTEGER PRIMARY KEY,
  -- A segment is read only once it's ready. When its jobs are in a merged one, it's dropped, and its postings are deleted.
  state TEXT NOT NULL CHECK (state IN ('building', 'ready', 'dropped')),
  -- The segment that this one is being merged into.
  target_id INTEGER REFERENCES search_segments (id) ON DELETE SET NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL CHECK (last >= first),
  -- The jobs that are still listed and unchanged, and their number.
  live BLOB NOT NULL,
  size INTEGER NOT NULL CHECK (size >= 0)
) STRICT;
CREATE INDEX search_segments_target ON search_segments (target_id) WHERE target_id IS NOT NULL;
CREATE TABLE search_postings (
  segment_id INTEGER NOT NULL REFERENCES search_segments (id),
  term TEXT NOT NULL CHECK (length(term) BETWEEN 1 AND 220),
  jobs BLOB NOT NULL,
  PRIMARY KEY (segment_id, term)
) STRICT, WITHOUT ROWID;

-- Spelling correction looks words up with one letter removed. Scheduled work relearns all words.
DROP TABLE search_words;
CREATE TABLE search_words (
  word TEXT PRIMARY KEY CHECK (length(word) BETWEEN 1 AND 40),
  uses INTEGER NOT NULL
) STRICT;
CREATE TABLE search_deletions (
  rest TEXT NOT NULL CHECK (length(rest) BETWEEN 1 AND 40),
  word TEXT NOT NULL REFERENCES search_words (word) ON DELETE CASCADE,
  PRIMARY KEY (rest, word)
) STRICT, WITHOUT ROWID;
UPDATE search_learned SET listing = 0;

-- Jobs that are listed now are indexed after the start, newest first.
DROP TABLE job_search;
CREATE TABLE search_backlog (
  listing INTEGER PRIMARY KEY
) STRICT;
INSERT INTO search_backlog (listing) SELECT listing FROM jobs WHERE listing IS NOT NULL;
INSERT INTO tasks (task, created_at, due_at) VALUES ('"search_index"', 0, 0);
