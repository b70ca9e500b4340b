-- Work records: someone's work on the site, signed by the site.

-- The key pair that signs them; files signed before a new one would no longer be this site's. Fewer than one in four
-- billion random numbers isn't a valid key.
CREATE TABLE record_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  private_key BLOB NOT NULL CHECK (length(private_key) = 32)
) STRICT;
INSERT INTO record_keys (id, private_key) VALUES (1, randomblob(32));

-- Who shares their record, and the token in its link.
CREATE TABLE record_links (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 64),
  created_at INTEGER NOT NULL
) STRICT;
