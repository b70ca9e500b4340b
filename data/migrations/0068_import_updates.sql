-- Updating imported jobs from a newer file of their source, and closing those that it doesn't have anymore.

-- When a person last edited a job. An import leaves an edited job as it is.
ALTER TABLE jobs ADD COLUMN edited_at INTEGER;
-- The last day that an import set. If it isn't `expires_at` anymore, the job was renewed here.
ALTER TABLE jobs ADD COLUMN imported_until INTEGER;
-- When an import closed a job because the file didn't have it anymore. If that's `closed_at`, the job is listed again once a
-- file has it again.
ALTER TABLE jobs ADD COLUMN gone_at INTEGER;

-- Edits weren't recorded before. A job that changed in any way since it was listed may have been edited.
UPDATE jobs SET edited_at = updated_at WHERE import_key IS NOT NULL AND updated_at <> listed_at;
UPDATE jobs SET imported_until = expires_at WHERE import_key IS NOT NULL AND updated_at = listed_at;

-- What was chosen when the import was started. `sought` is the key of the last of the source's jobs that was looked for in
-- the file.
ALTER TABLE imports ADD COLUMN update_known INTEGER NOT NULL DEFAULT 0 CHECK (update_known IN (0, 1));
ALTER TABLE imports ADD COLUMN close_missing INTEGER NOT NULL DEFAULT 0 CHECK (close_missing IN (0, 1));
ALTER TABLE imports ADD COLUMN sought TEXT;

-- The jobs that were on the site when a file was checked: those that it has, and open ones of its source that it doesn't
-- have. A job that was closed by the import is removed from here.
CREATE TABLE import_known (
  import_id INTEGER NOT NULL REFERENCES imports (id),
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  missing INTEGER NOT NULL CHECK (missing IN (0, 1)),
  PRIMARY KEY (import_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_known_missing ON import_known (import_id, job_id) WHERE missing = 1;
CREATE INDEX import_known_job ON import_known (job_id);
