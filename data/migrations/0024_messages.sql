-- Conversations between an employer's side and a worker's side, and their messages.

CREATE TABLE conversations (
  id INTEGER PRIMARY KEY,
  -- What it's about: an application, a contract without one, or a person whom an employer wrote to, or who wrote to it.
  kind TEXT NOT NULL CHECK (kind IN ('application', 'contract', 'person')),
  subject_id INTEGER NOT NULL,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  -- The job, by which conversations are grouped.
  group_id INTEGER,
  title TEXT NOT NULL CHECK (length(title) <= 200),
  -- Folded title and names, for the search.
  search TEXT NOT NULL CHECK (length(search) <= 1000),
  -- Whether both sides know each other's full names, because they agreed on work.
  full_names INTEGER NOT NULL DEFAULT 0 CHECK (full_names IN (0, 1)),
  -- Who wrote first, while the other side hasn't replied. They may write only a little until then.
  asked_by TEXT CHECK (asked_by IN ('employer', 'worker')),
  last_message_id INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (kind, subject_id, employer_id)
) STRICT;
CREATE INDEX conversations_of_employer ON conversations (employer_id, id);

CREATE TABLE conversation_members (
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  -- The newest message they have read, and how many of the other side's are newer.
  read_id INTEGER NOT NULL DEFAULT 0,
  unread INTEGER NOT NULL DEFAULT 0 CHECK (unread >= 0),
  -- When the newest message came, by which their list is ordered; repeated here for the index.
  last_at INTEGER NOT NULL,
  pinned INTEGER NOT NULL DEFAULT 0 CHECK (pinned IN (0, 1)),
  muted INTEGER NOT NULL DEFAULT 0 CHECK (muted IN (0, 1)),
  folder TEXT CHECK (length(folder) BETWEEN 1 AND 40),
  PRIMARY KEY (conversation_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conversation_members_of_user ON conversation_members (user_id, pinned DESC, last_at DESC, conversation_id DESC);
CREATE INDEX conversation_members_unread ON conversation_members (user_id, pinned DESC, last_at DESC, conversation_id DESC) WHERE unread > 0;

CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  -- Who wrote it; for a card, who did what it says. Null for what the clock did.
  sender_id INTEGER REFERENCES users (id),
  side TEXT CHECK (side IN ('employer', 'worker')),
  -- Chosen by the sender's device, so that a message that is sent again isn't stored again.
  client_id TEXT CHECK (length(client_id) BETWEEN 1 AND 100),
  kind TEXT NOT NULL CHECK (kind IN ('text', 'voice', 'card')),
  text TEXT NOT NULL CHECK (length(text) <= 4000),
  -- Folded text, for the search.
  search TEXT NOT NULL CHECK (length(search) <= 8000),
  -- What a card is about, such as an offer.
  card TEXT CHECK (length(card) BETWEEN 1 AND 40),
  -- Number of files, which file_uses lists.
  files INTEGER NOT NULL DEFAULT 0 CHECK (files >= 0),
  reply_to INTEGER REFERENCES messages (id),
  sent_at INTEGER NOT NULL,
  edited_at INTEGER,
  deleted_at INTEGER
) STRICT;
CREATE INDEX messages_of_conversation ON messages (conversation_id, id);
CREATE UNIQUE INDEX messages_once ON messages (conversation_id, sender_id, client_id) WHERE client_id IS NOT NULL;

-- What messages said before they were edited or deleted, for moderators.
CREATE TABLE message_versions (
  id INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL REFERENCES messages (id),
  text TEXT NOT NULL CHECK (length(text) <= 4000),
  replaced_at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_versions_of_message ON message_versions (message_id, id);

CREATE TABLE message_reactions (
  message_id INTEGER NOT NULL REFERENCES messages (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  emoji TEXT NOT NULL CHECK (length(emoji) BETWEEN 1 AND 8),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (message_id, user_id, emoji)
) STRICT, WITHOUT ROWID;

-- Messages that are sent later.
CREATE TABLE scheduled_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  sender_id INTEGER NOT NULL REFERENCES users (id),
  client_id TEXT NOT NULL CHECK (length(client_id) BETWEEN 1 AND 100),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  reply_to INTEGER REFERENCES messages (id),
  send_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- Why it couldn't be sent when its time came.
  failure TEXT CHECK (length(failure) BETWEEN 1 AND 200),
  UNIQUE (conversation_id, sender_id, client_id)
) STRICT;
CREATE INDEX scheduled_messages_due ON scheduled_messages (send_at) WHERE failure IS NULL;

CREATE TABLE message_templates (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX message_templates_of_user ON message_templates (user_id, id);

CREATE TABLE blocks (
  user_id INTEGER NOT NULL REFERENCES users (id),
  blocked_id INTEGER NOT NULL REFERENCES users (id) CHECK (blocked_id <> user_id),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks (blocked_id, user_id);

-- People who don't show when they are here.
CREATE TABLE hidden_presences (
  user_id INTEGER PRIMARY KEY REFERENCES users (id)
) STRICT;

CREATE TABLE message_reports (
  id INTEGER PRIMARY KEY,
  message_id INTEGER NOT NULL REFERENCES messages (id),
  reporter_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 40),
  note TEXT NOT NULL CHECK (length(note) <= 1000),
  -- The message and those around it when it was reported, as JSON.
  excerpt TEXT NOT NULL CHECK (length(excerpt) <= 100000),
  created_at INTEGER NOT NULL,
  resolved_at INTEGER,
  resolved_by INTEGER REFERENCES users (id),
  outcome TEXT CHECK (outcome IN ('removed', 'dismissed')),
  UNIQUE (message_id, reporter_id)
) STRICT;
CREATE INDEX message_reports_open ON message_reports (id) WHERE resolved_at IS NULL;

-- Files in messages are private: pictures, unlike photos, and voice notes. SQLite can't change a CHECK, so both tables are
-- made again. Until then, the rows that refer to files have nothing to refer to.
PRAGMA defer_foreign_keys = ON;
CREATE TABLE file_uses_before AS SELECT * FROM file_uses;
DROP TABLE file_uses;
CREATE TABLE files_before AS SELECT * FROM files;
DROP TABLE files;
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 64),
  owner_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('photo', 'document', 'picture', 'voice')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  media_type TEXT NOT NULL CHECK (length(media_type) BETWEEN 3 AND 100),
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  width INTEGER CHECK (width > 0),
  height INTEGER CHECK (height > 0),
  -- Length of a voice note, in milliseconds.
  duration INTEGER CHECK (duration >= 0),
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO files (id, token, owner_id, kind, name, media_type, bytes, width, height, created_at)
  SELECT id, token, owner_id, kind, name, media_type, bytes, width, height, created_at FROM files_before;
DROP TABLE files_before;
CREATE INDEX files_owner ON files (owner_id, created_at);
CREATE TABLE file_uses (
  file_id INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('profile', 'employer', 'job', 'application', 'message')),
  subject_id INTEGER NOT NULL,
  PRIMARY KEY (file_id, kind, subject_id)
) STRICT;
INSERT INTO file_uses (file_id, kind, subject_id) SELECT file_id, kind, subject_id FROM file_uses_before;
DROP TABLE file_uses_before;
CREATE INDEX file_uses_subject ON file_uses (kind, subject_id);

-- The number of reported messages that wait for a moderator, however many people report each.
CREATE TRIGGER message_reports_totaled AFTER INSERT ON message_reports
  WHEN NEW.resolved_at IS NULL AND NOT EXISTS (SELECT 1 FROM message_reports o WHERE o.message_id = NEW.message_id AND o.resolved_at IS NULL AND o.id <> NEW.id) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('messages', 'reported', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER message_reports_untotaled AFTER UPDATE OF resolved_at ON message_reports
  WHEN OLD.resolved_at IS NULL AND NEW.resolved_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM message_reports o WHERE o.message_id = NEW.message_id AND o.resolved_at IS NULL) BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'messages' AND state = 'reported';
END;
