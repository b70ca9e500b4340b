-- The live channel: what changed for whom, and which sessions ended. The server follows both tables by their ids.

CREATE TABLE live_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- Id of what changed, as its API paths have it.
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 64),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX live_events_of_user ON live_events (user_id, id);

-- Ids of sessions that ended or got a new id, whoever did it: a connection must not outlive its session.
CREATE TABLE session_ends (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TRIGGER sessions_ended AFTER DELETE ON sessions BEGIN
  INSERT INTO session_ends (hash) VALUES (OLD.hash);
END;
CREATE TRIGGER sessions_renamed AFTER UPDATE OF hash ON sessions WHEN OLD.hash <> NEW.hash BEGIN
  INSERT INTO session_ends (hash) VALUES (OLD.hash);
END;
