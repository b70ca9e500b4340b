-- How people want to hear of things.

-- Only choices that differ from the defaults.
CREATE TABLE notification_choices (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  category TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 40),
  app INTEGER NOT NULL CHECK (app IN (0, 1)),
  push INTEGER NOT NULL CHECK (push IN (0, 1)),
  mail INTEGER NOT NULL CHECK (mail IN (0, 1)),
  PRIMARY KEY (user_id, category)
) STRICT, WITHOUT ROWID;

CREATE TABLE notification_times (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Quiet hours, in minutes after midnight; they may span midnight.
  quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 1439),
  zone TEXT CHECK (length(zone) BETWEEN 1 AND 60),
  digest TEXT NOT NULL CHECK (digest IN ('off', 'daily', 'weekly')),
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- Whether it counts as unread in the app; when it goes into a mail if it's still unread, and when it did.
ALTER TABLE notifications ADD COLUMN counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1));
ALTER TABLE notifications ADD COLUMN mail_due_at INTEGER;
ALTER TABLE notifications ADD COLUMN mailed_at INTEGER;
CREATE INDEX notifications_mail_due ON notifications (mail_due_at, user_id) WHERE mail_due_at IS NOT NULL AND read_at IS NULL;
