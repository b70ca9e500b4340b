-- Mail: the outbox, the addresses it goes to, the operator's own texts, and the mail server.

CREATE TABLE mails (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  user_id INTEGER REFERENCES users (id),
  address TEXT NOT NULL CHECK (length(address) BETWEEN 3 AND 254),
  address_fold TEXT NOT NULL CHECK (length(address_fold) BETWEEN 3 AND 254),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  -- What to fill into the text, as JSON, and the site path of its link. Both are deleted once the mail is sent or no longer
  -- going to be, because the link may be a secret.
  content TEXT CHECK (length(content) <= 200000),
  path TEXT CHECK (length(path) BETWEEN 1 AND 500),
  -- The same for every attempt, so that a mail that was sent twice is shown once.
  message_id TEXT NOT NULL UNIQUE CHECK (length(message_id) BETWEEN 8 AND 100),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed', 'suppressed', 'expired', 'discarded')),
  reason TEXT NOT NULL DEFAULT '' CHECK (length(reason) <= 400),
  tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
  due_at INTEGER NOT NULL,
  -- Not sent after this: a link doesn't work anymore, or the news is old.
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  finished_at INTEGER,
  CHECK ((finished_at IS NULL) = (state = 'waiting')),
  CHECK (state <> 'waiting' OR content IS NOT NULL)
) STRICT;
CREATE INDEX mails_due ON mails (due_at, id) WHERE state = 'waiting';
CREATE INDEX mails_expiring ON mails (expires_at) WHERE state IN ('waiting', 'failed') AND content IS NOT NULL;
CREATE INDEX mails_state ON mails (state, id);
CREATE INDEX mails_address ON mails (address_fold, id);
CREATE INDEX mails_person ON mails (user_id, kind, created_at) WHERE user_id IS NOT NULL;
CREATE INDEX mails_age ON mails (finished_at) WHERE finished_at IS NOT NULL;

-- What is known about an address: the token that unsubscribes it, and why mail isn't sent to it.
CREATE TABLE mail_addresses (
  address_fold TEXT PRIMARY KEY CHECK (length(address_fold) BETWEEN 3 AND 254),
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 100),
  -- No mail that the address's owner can do without.
  unsubscribed_at INTEGER,
  -- No mail at all: the mail server said that there's no such address.
  bounced_at INTEGER,
  bounce_reason TEXT NOT NULL DEFAULT '' CHECK (length(bounce_reason) <= 400)
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_addresses_bounced ON mail_addresses (bounced_at, address_fold) WHERE bounced_at IS NOT NULL;

-- The operator's own texts; the defaults are part of the program.
CREATE TABLE mail_templates (
  kind TEXT PRIMARY KEY CHECK (length(kind) BETWEEN 1 AND 40),
  subject TEXT NOT NULL CHECK (length(subject) BETWEEN 1 AND 200),
  body TEXT NOT NULL CHECK (length(body) BETWEEN 1 AND 5000),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The mail server as set in the office, and how it does. Its password never leaves this file but for the mail server.
CREATE TABLE mail_server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  url TEXT NOT NULL DEFAULT '' CHECK (length(url) <= 400),
  password TEXT NOT NULL DEFAULT '' CHECK (length(password) <= 400),
  sender_address TEXT NOT NULL DEFAULT '' CHECK (length(sender_address) <= 254),
  sender_name TEXT NOT NULL DEFAULT '' CHECK (length(sender_name) <= 100),
  -- After a failed connection, nothing is sent before this time.
  paused_until INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
  problem TEXT NOT NULL DEFAULT '' CHECK (length(problem) <= 400)
) STRICT;
INSERT INTO mail_server (id) VALUES (1);

-- Changes of an account's email address. A change can be undone from the old address for a week, and so can those after it.
CREATE TABLE email_changes (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  old_email TEXT NOT NULL CHECK (length(old_email) BETWEEN 3 AND 254),
  old_email_fold TEXT NOT NULL CHECK (length(old_email_fold) BETWEEN 3 AND 254),
  new_email TEXT NOT NULL CHECK (length(new_email) BETWEEN 3 AND 254),
  -- SHA-256 of the tokens in the two mails. The first is deleted when it's used.
  confirm_hash BLOB UNIQUE CHECK (length(confirm_hash) = 32),
  undo_hash BLOB UNIQUE CHECK (length(undo_hash) = 32),
  expires_at INTEGER NOT NULL,
  CHECK ((confirm_hash IS NULL) <> (undo_hash IS NULL))
) STRICT;
CREATE INDEX email_changes_user ON email_changes (user_id, id);
CREATE INDEX email_changes_old ON email_changes (old_email_fold, expires_at) WHERE undo_hash IS NOT NULL;
CREATE INDEX email_changes_age ON email_changes (expires_at);
