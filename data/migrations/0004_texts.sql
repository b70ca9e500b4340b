-- The texts that the operator wrote in place of the defaults.
CREATE TABLE site_texts (
  name TEXT PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 60),
  body TEXT NOT NULL CHECK (length(body) BETWEEN 1 AND 20000),
  updated_at INTEGER NOT NULL
) STRICT;
