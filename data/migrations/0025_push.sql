-- Push messages to browsers and phones.

-- The key pair that identifies the site to push services; a new one would end every subscription. Fewer than one in four
-- billion random numbers isn't a valid key.
CREATE TABLE push_keys (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  private_key BLOB NOT NULL CHECK (length(private_key) = 32)
) STRICT;
INSERT INTO push_keys (id, private_key) VALUES (1, randomblob(32));

-- A subscription belongs to the session that made it: signing out, on whatever device, also ends the pushes.
CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  session BLOB NOT NULL REFERENCES sessions (hash) ON DELETE CASCADE ON UPDATE CASCADE,
  endpoint TEXT NOT NULL UNIQUE CHECK (length(endpoint) BETWEEN 10 AND 1000),
  p256dh BLOB NOT NULL CHECK (length(p256dh) = 65),
  auth BLOB NOT NULL CHECK (length(auth) = 16),
  device_type TEXT NOT NULL CHECK (length(device_type) <= 40),
  user_agent TEXT NOT NULL CHECK (length(user_agent) <= 400),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, updated_at);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session);

-- What waits to be sent: one row per subscription. Reading or replacing a notification deletes its rows.
CREATE TABLE push_outbox (
  id INTEGER PRIMARY KEY,
  subscription_id INTEGER NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  notification_id INTEGER REFERENCES notifications (id) ON DELETE CASCADE,
  -- The live event that told open apps; nothing is sent if a visible window has shown it.
  event INTEGER NOT NULL,
  topic TEXT CHECK (length(topic) BETWEEN 1 AND 80),
  urgency TEXT NOT NULL CHECK (urgency IN ('low', 'normal', 'high')),
  payload TEXT NOT NULL CHECK (length(CAST(payload AS BLOB)) <= 3000),
  due_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0)
) STRICT;
CREATE INDEX push_outbox_due ON push_outbox (due_at, id);
CREATE INDEX push_outbox_subscription ON push_outbox (subscription_id);
CREATE INDEX push_outbox_notification ON push_outbox (notification_id);

-- What each push service answered, for the operator.
CREATE TABLE push_services (
  host TEXT PRIMARY KEY CHECK (length(host) BETWEEN 1 AND 260),
  sent INTEGER NOT NULL DEFAULT 0 CHECK (sent >= 0),
  failed INTEGER NOT NULL DEFAULT 0 CHECK (failed >= 0),
  last_sent_at INTEGER,
  last_failed_at INTEGER,
  last_error TEXT CHECK (length(last_error) <= 400)
) STRICT;
