-- Private addresses from which people's calendars read their interviews and shifts.

CREATE TABLE calendar_addresses (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  -- SHA-256 of the secret in the address, which is shown once.
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
