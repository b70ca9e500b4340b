-- Imports of jobs in the browser: an uploaded file as rows, what is wrong with them, and the jobs they became.

-- `busy` is 1 while rows are read, checked or imported or jobs are undone, and NULL otherwise; its uniqueness allows one
-- such import at a time. `columns`, `samples`, `map` and `counts` are JSON. `done` of `total` rows or jobs are through the
-- current step.
CREATE TABLE imports (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  upload_key TEXT NOT NULL CHECK (length(upload_key) BETWEEN 1 AND 100),
  employer_id INTEGER REFERENCES employers (id),
  name TEXT NOT NULL CHECK (length(name) <= 200),
  format TEXT NOT NULL CHECK (format IN ('csv', 'json', 'xml')),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
  busy INTEGER UNIQUE CHECK (busy = 1),
  columns TEXT NOT NULL,
  samples TEXT NOT NULL,
  map TEXT,
  counts TEXT NOT NULL,
  done INTEGER NOT NULL CHECK (done >= 0),
  total INTEGER NOT NULL CHECK (total >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (user_id, upload_key)
) STRICT;
CREATE INDEX imports_age ON imports (state, updated_at);

-- `cells` is JSON. `sort_key` orders the rows that become jobs: oldest first.
CREATE TABLE import_rows (
  import_id INTEGER NOT NULL REFERENCES imports (id),
  position INTEGER NOT NULL,
  line INTEGER NOT NULL,
  cells TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('new', 'ready', 'left_out', 'done')),
  row_key TEXT,
  sort_key TEXT NOT NULL,
  PRIMARY KEY (import_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX import_rows_key ON import_rows (import_id, row_key, position) WHERE row_key IS NOT NULL;
CREATE INDEX import_rows_ready ON import_rows (import_id, sort_key, position) WHERE state = 'ready';

-- Rows with the same fault and the same text. `lines` are the first ones, separated by commas.
CREATE TABLE import_faults (
  import_id INTEGER NOT NULL REFERENCES imports (id),
  cost TEXT NOT NULL,
  field TEXT NOT NULL,
  problem TEXT NOT NULL,
  message TEXT NOT NULL,
  value TEXT NOT NULL,
  rows INTEGER NOT NULL,
  lines TEXT NOT NULL,
  PRIMARY KEY (import_id, cost, field, problem, value)
) STRICT, WITHOUT ROWID;

-- The jobs that an import listed; one that was undone is removed from here.
CREATE TABLE import_jobs (
  import_id INTEGER NOT NULL REFERENCES imports (id),
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  PRIMARY KEY (import_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX import_jobs_job ON import_jobs (job_id);

-- A job may be deleted now: what refers to it is found by its id.
CREATE INDEX saved_jobs_job ON saved_jobs (job_id);
CREATE INDEX applied_jobs_job ON applied_jobs (job_id);
CREATE INDEX contracts_job ON contracts (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX job_reports_job ON job_reports (job_id);
CREATE TRIGGER jobs_uncounted AFTER DELETE ON jobs BEGIN
  UPDATE job_counts SET count = count - 1 WHERE employer_id = OLD.employer_id AND status = OLD.status;
  DELETE FROM own_jobs_search WHERE rowid = OLD.id;
END;
CREATE TRIGGER jobs_waiting_untotaled AFTER DELETE ON jobs WHEN OLD.status = 'pending_payment' BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'review' AND state = 'waiting';
END;
