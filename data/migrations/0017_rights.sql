-- When the session's holder last entered the password. Some actions ask for it again after ten minutes.
ALTER TABLE sessions ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0;

-- Whether the job was paused because the office closed the account of the only person who managed it.
ALTER TABLE jobs ADD COLUMN paused_by_office INTEGER NOT NULL DEFAULT 0 CHECK (paused_by_office IN (0, 1));
CREATE INDEX jobs_paused_by_office ON jobs (id) WHERE paused_by_office = 1;
CREATE INDEX users_closed ON users (id) WHERE disabled_at IS NOT NULL;

-- A withdrawn application no longer gives out its documents, and its worker may delete them.
DELETE FROM application_files WHERE application_id IN (SELECT id FROM applications WHERE status = 'withdrawn');
DELETE FROM file_uses WHERE kind = 'application' AND subject_id IN (SELECT id FROM applications WHERE status = 'withdrawn');
