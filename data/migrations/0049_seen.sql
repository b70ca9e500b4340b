-- How far the other side sees that someone has read: no further while one side has blocked the other.
ALTER TABLE conversation_members ADD COLUMN shown_read_id INTEGER NOT NULL DEFAULT 0 CHECK (shown_read_id >= 0);
UPDATE conversation_members SET shown_read_id = read_id;

-- Messages that wait for their time can have files, and then no text. SQLite can't change a CHECK, so the table is made
-- again; its ids go on where they were, because tasks name them.
CREATE TABLE scheduled_messages_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  sender_id INTEGER NOT NULL REFERENCES users (id),
  client_id TEXT NOT NULL CHECK (length(client_id) BETWEEN 1 AND 100),
  text TEXT NOT NULL CHECK (length(text) <= 4000),
  reply_to INTEGER REFERENCES messages (id),
  send_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- Why it couldn't be sent when its time came.
  failure TEXT CHECK (length(failure) BETWEEN 1 AND 200),
  UNIQUE (conversation_id, sender_id, client_id)
) STRICT;
INSERT INTO scheduled_messages_next SELECT * FROM scheduled_messages;
DELETE FROM sqlite_sequence WHERE name = 'scheduled_messages_next';
INSERT INTO sqlite_sequence (name, seq) SELECT 'scheduled_messages_next', seq FROM sqlite_sequence WHERE name = 'scheduled_messages';
DROP TABLE scheduled_messages;
ALTER TABLE scheduled_messages_next RENAME TO scheduled_messages;
CREATE INDEX scheduled_messages_due ON scheduled_messages (send_at) WHERE failure IS NULL;
