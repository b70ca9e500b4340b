-- A user's default employer for posting, stored with the user because sign-in and every page read it.
ALTER TABLE users ADD COLUMN employer_id INTEGER REFERENCES employers (id);
UPDATE users SET employer_id = (SELECT MIN(m.employer_id) FROM employer_members m WHERE m.user_id = users.id AND m.can_post = 1);

-- Number of an employer's open jobs, updated whenever a job's status changes, so its page doesn't have to count them.
ALTER TABLE employers ADD COLUMN open_jobs INTEGER NOT NULL DEFAULT 0 CHECK (open_jobs >= 0);
UPDATE employers SET open_jobs = (SELECT COUNT(*) FROM jobs j WHERE j.employer_id = employers.id AND j.listing IS NOT NULL);

-- Jobs a user has applied to, for display on job cards; withdrawn applications are removed.
CREATE TABLE applied_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id),
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  application_id INTEGER NOT NULL REFERENCES applications (id),
  PRIMARY KEY (user_id, job_id)
) STRICT;
INSERT INTO applied_jobs (user_id, job_id, application_id)
  SELECT worker_id, job_id, MAX(id) FROM applications WHERE status <> 'withdrawn' GROUP BY worker_id, job_id;

-- Users and employers that have ever had an open job, for first-job promotions: the money feature can't read jobs.
CREATE TABLE past_posters (
  user_id INTEGER NOT NULL REFERENCES users (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  PRIMARY KEY (user_id, employer_id)
) STRICT;
CREATE INDEX past_posters_employer ON past_posters (employer_id);
INSERT INTO past_posters (user_id, employer_id) SELECT DISTINCT posted_by, employer_id FROM jobs WHERE listed_at IS NOT NULL;

-- Where each file is used. Unused files are deleted; whoever may read the subject may read the file.
CREATE TABLE file_uses (
  file_id INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('profile', 'employer', 'job', 'application')),
  subject_id INTEGER NOT NULL,
  PRIMARY KEY (file_id, kind, subject_id)
) STRICT;
CREATE INDEX file_uses_subject ON file_uses (kind, subject_id);
INSERT INTO file_uses (file_id, kind, subject_id) SELECT photo_id, 'profile', user_id FROM profiles WHERE photo_id IS NOT NULL;
INSERT INTO file_uses (file_id, kind, subject_id) SELECT file_id, 'profile', user_id FROM profile_files;
INSERT INTO file_uses (file_id, kind, subject_id) SELECT photo_id, 'employer', id FROM employers WHERE photo_id IS NOT NULL;
INSERT INTO file_uses (file_id, kind, subject_id) SELECT DISTINCT file_id, 'job', job_id FROM job_photos;
INSERT INTO file_uses (file_id, kind, subject_id) SELECT DISTINCT file_id, 'application', application_id FROM application_files;
-- file_uses now also records a profile's documents, so the old table is redundant.
DROP TABLE profile_files;

-- Audit log of staff actions. Each row includes the previous row's hash, so changes and gaps can be detected.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  -- NULL for actions on the server's console.
  actor_id INTEGER REFERENCES users (id),
  act TEXT NOT NULL CHECK (length(act) BETWEEN 1 AND 60),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  subject_id INTEGER NOT NULL,
  reason TEXT NOT NULL CHECK (length(reason) <= 1000),
  previous BLOB NOT NULL CHECK (length(previous) = 32),
  hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE INDEX audit_log_subject ON audit_log (kind, subject_id);
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;

-- Work that follows from a write: a task is enqueued in its transaction, tried until it succeeds, and then deleted.
CREATE TABLE tasks (
  id INTEGER PRIMARY KEY,
  task TEXT NOT NULL CHECK (length(task) BETWEEN 1 AND 4000),
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- When it is to be claimed; while it runs, when its lease ends.
  due_at INTEGER NOT NULL,
  started_at INTEGER,
  -- When it was given up, and why the last try failed.
  failed_at INTEGER,
  error TEXT CHECK (length(error) <= 500)
) STRICT;
CREATE INDEX tasks_due ON tasks (due_at) WHERE failed_at IS NULL;
CREATE UNIQUE INDEX tasks_waiting ON tasks (task) WHERE started_at IS NULL AND failed_at IS NULL;
CREATE INDEX tasks_failed ON tasks (failed_at) WHERE failed_at IS NOT NULL;
-- What the program did by the clock before.
INSERT INTO tasks (task, created_at, due_at) VALUES ('"search_alerts"', 0, 0), ('"app_files"', 0, 0), ('"roll_up"', 0, 0);

-- Names that say what they hold.
ALTER TABLE employers RENAME COLUMN truth_at TO measured_at;
ALTER TABLE kept_vouchers RENAME TO saved_vouchers;
ALTER TABLE saved_vouchers RENAME COLUMN kept_at TO saved_at;
