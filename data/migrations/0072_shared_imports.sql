-- Jobs that an earlier import listed and that a newer one's file has, too. Undoing the earlier one leaves them: they go with
-- the newer one.
CREATE TABLE import_shared (
  import_id INTEGER NOT NULL REFERENCES imports (id),
  job_id INTEGER NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (import_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_shared_job ON import_shared (job_id);
