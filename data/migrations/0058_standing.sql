-- Why the site knows somebody whose address nobody proved: from before this, because staff said so, or by something that
-- happened between people. NULL for strangers, who may store little.
ALTER TABLE users ADD COLUMN known_by TEXT CHECK (known_by IN ('earlier', 'vouched', 'deed'));
UPDATE users SET known_by = 'earlier';

-- Bytes of the files that somebody stores.
ALTER TABLE users ADD COLUMN stored_bytes INTEGER NOT NULL DEFAULT 0 CHECK (stored_bytes >= 0);
UPDATE users SET stored_bytes = COALESCE((SELECT SUM(f.bytes) FROM files f WHERE f.owner_id = users.id), 0);
CREATE INDEX users_by_stored_bytes ON users (stored_bytes, id) WHERE stored_bytes > 0;
CREATE TRIGGER files_stored AFTER INSERT ON files BEGIN
  UPDATE users SET stored_bytes = stored_bytes + NEW.bytes WHERE id = NEW.owner_id;
END;
CREATE TRIGGER files_resized AFTER UPDATE OF bytes ON files BEGIN
  UPDATE users SET stored_bytes = stored_bytes + NEW.bytes - OLD.bytes WHERE id = NEW.owner_id;
END;
CREATE TRIGGER files_deleted AFTER DELETE ON files BEGIN
  UPDATE users SET stored_bytes = stored_bytes - OLD.bytes WHERE id = OLD.owner_id;
END;

-- Per network address and day: new accounts, and megabytes that strangers store. Megabytes of one stranger in all.
ALTER TABLE site_limits ADD COLUMN sign_ups INTEGER NOT NULL DEFAULT 50 CHECK (sign_ups BETWEEN 0 AND 100000);
ALTER TABLE site_limits ADD COLUMN address_megabytes INTEGER NOT NULL DEFAULT 100 CHECK (address_megabytes BETWEEN 0 AND 100000);
ALTER TABLE site_limits ADD COLUMN stranger_megabytes INTEGER NOT NULL DEFAULT 5 CHECK (stranger_megabytes BETWEEN 0 AND 100000);

-- Which network a visitor's chat came from, under keys that are never stored: only for telling those from one network apart
-- from the others. NULL for members, and before this.
ALTER TABLE support_chats ADD COLUMN network BLOB CHECK (length(network) = 8);

-- Codes with which staff vouch for people they see, such as those at a job fair. They're read out, so they're stored as they are.
CREATE TABLE welcome_codes (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE CHECK (length(code) <= 20),
  made_by INTEGER NOT NULL REFERENCES users (id),
  uses INTEGER NOT NULL CHECK (uses BETWEEN 1 AND 500),
  used INTEGER NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND uses),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX welcome_codes_by_end ON welcome_codes (expires_at);
