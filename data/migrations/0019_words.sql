-- Spelling correction learns the words of a job when it is listed, and finds them without up to two of their letters.
DROP TABLE search_deletions;
DROP TABLE search_words;
DROP TABLE search_learned;
CREATE TABLE search_words (
  word TEXT PRIMARY KEY CHECK (length(word) BETWEEN 1 AND 40)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_rests (
  rest TEXT NOT NULL CHECK (length(rest) BETWEEN 1 AND 40),
  word TEXT NOT NULL,
  PRIMARY KEY (rest, word)
) STRICT, WITHOUT ROWID;

-- The word that the sweep of forgotten words has come to.
CREATE TABLE search_swept (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  word TEXT NOT NULL
) STRICT;
INSERT INTO search_swept (id, word) VALUES (1, '');

-- Listed jobs are indexed again, because they have more terms now.
INSERT INTO search_backlog (listing) SELECT listing FROM jobs WHERE listing IS NOT NULL AND listing NOT IN (SELECT listing FROM search_backlog);
INSERT INTO tasks (task, created_at, due_at) SELECT '"search_index"', 0, 0
  WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE task = '"search_index"' AND started_at IS NULL AND failed_at IS NULL);
