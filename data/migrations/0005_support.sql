-- Live support: chats of visitors with agents, what is said in them, and how the desk is staffed.

-- A chat belongs to an account or to a browser, by the hash of the token in its cookie; `token` names it in addresses.
CREATE TABLE support_chats (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 22 AND 64),
  user_id INTEGER REFERENCES users (id),
  visitor_hash BLOB CHECK (length(visitor_hash) = 32),
  status TEXT NOT NULL CHECK (status IN ('waiting', 'connected', 'ended')),
  subject TEXT CHECK (length(subject) BETWEEN 1 AND 200),
  -- The path of the page on which it began.
  page TEXT NOT NULL CHECK (length(page) <= 300),
  -- Where to write when nobody is at the desk.
  email TEXT CHECK (length(email) BETWEEN 3 AND 254),
  agent_id INTEGER REFERENCES users (id),
  started_at INTEGER NOT NULL,
  -- The visitor's first message: from then on it is in the queue.
  asked_at INTEGER,
  asked_in_hours INTEGER NOT NULL DEFAULT 0 CHECK (asked_in_hours IN (0, 1)),
  taken_at INTEGER,
  first_reply_at INTEGER,
  last_at INTEGER NOT NULL,
  ended_at INTEGER,
  ended_by TEXT CHECK (ended_by IN ('visitor', 'agent', 'clock')),
  -- The newest message of an agent that the visitor has seen.
  seen_id INTEGER NOT NULL DEFAULT 0 CHECK (seen_id >= 0),
  -- The visitor has put it away.
  left_at INTEGER,
  rating INTEGER CHECK (rating BETWEEN 1 AND 5),
  CHECK ((user_id IS NULL) <> (visitor_hash IS NULL)),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  CHECK (status <> 'connected' OR agent_id IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX support_chats_one_of_user ON support_chats (user_id) WHERE user_id IS NOT NULL AND status <> 'ended';
CREATE UNIQUE INDEX support_chats_one_of_visitor ON support_chats (visitor_hash) WHERE visitor_hash IS NOT NULL AND status <> 'ended';
CREATE INDEX support_chats_of_user ON support_chats (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX support_chats_of_visitor ON support_chats (visitor_hash, id) WHERE visitor_hash IS NOT NULL;
CREATE INDEX support_chats_queue ON support_chats (status, id) WHERE asked_at IS NOT NULL;
CREATE INDEX support_chats_of_agent ON support_chats (agent_id, id) WHERE agent_id IS NOT NULL;
CREATE INDEX support_chats_asked ON support_chats (asked_at) WHERE asked_at IS NOT NULL;
CREATE INDEX support_chats_quiet ON support_chats (last_at) WHERE status <> 'ended';
CREATE INDEX support_chats_ended ON support_chats (ended_at) WHERE ended_at IS NOT NULL;

-- `text` is said to the other side; notes and events are for the desk alone.
CREATE TABLE support_messages (
  id INTEGER PRIMARY KEY,
  chat_id INTEGER NOT NULL REFERENCES support_chats (id),
  kind TEXT NOT NULL CHECK (kind IN ('text', 'note', 'event')),
  -- Null for the visitor and for the clock.
  agent_id INTEGER REFERENCES users (id),
  body TEXT NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX support_messages_of_chat ON support_messages (chat_id, id);

CREATE TABLE support_canned (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
  body TEXT NOT NULL CHECK (length(body) BETWEEN 1 AND 4000)
) STRICT;

-- When somebody is at the desk, in the site's zone; Monday is 1. No row at all: no hours are announced.
CREATE TABLE support_hours (
  day INTEGER PRIMARY KEY CHECK (day BETWEEN 1 AND 7),
  opens TEXT NOT NULL CHECK (length(opens) = 5),
  closes TEXT NOT NULL CHECK (length(closes) = 5),
  CHECK (opens < closes)
) STRICT;

-- One row, written with the first change.
CREATE TABLE support_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  keep_days INTEGER NOT NULL CHECK (keep_days BETWEEN 30 AND 1825)
) STRICT;
