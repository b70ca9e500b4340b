-- Notifications reach people while they are of use.

-- Until when a notification is of use; how often it was mailed and in which mail last; when a push service took it.
ALTER TABLE notifications ADD COLUMN useful_until INTEGER;
ALTER TABLE notifications ADD COLUMN mails INTEGER NOT NULL DEFAULT 0 CHECK (mails >= 0);
ALTER TABLE notifications ADD COLUMN mail_id INTEGER REFERENCES mails (id) ON DELETE SET NULL;
ALTER TABLE notifications ADD COLUMN pushed_at INTEGER;
CREATE INDEX notifications_mail ON notifications (mail_id);
UPDATE notifications SET mails = 1 WHERE mailed_at IS NOT NULL;

-- Only repeats of the same kind replace each other.
DROP INDEX notifications_topic;
CREATE UNIQUE INDEX notifications_topic ON notifications (user_id, topic, kind) WHERE read_at IS NULL AND topic IS NOT NULL;
-- The office's list of people to call.
CREATE INDEX notifications_unreached ON notifications (useful_until, id) WHERE useful_until IS NOT NULL AND read_at IS NULL AND pushed_at IS NULL;

-- Since when a push service refuses the site: its key or its clock is wrong.
ALTER TABLE push_services ADD COLUMN refused_at INTEGER;
