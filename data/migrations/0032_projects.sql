-- Work under way: milestones and tasks of a contract, and what is open in it.

-- A milestone that waits for an answer has `proposed_by`: a new one (state 'proposed'), or a change of one that both
-- sides agreed on. The change is in `change_terms` (JSON), which is NULL if the milestone should be dropped.
CREATE TABLE milestones (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 140),
  details TEXT NOT NULL CHECK (length(details) <= 2000),
  -- In minor units of the site's currency.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  due_on TEXT CHECK (length(due_on) = 10),
  state TEXT NOT NULL CHECK (state IN ('proposed', 'agreed', 'in_progress', 'submitted', 'returned', 'approved', 'dropped')),
  proposed_by TEXT CHECK (proposed_by IN ('employer', 'worker')),
  change_terms TEXT CHECK (length(change_terms) <= 20000),
  -- Counts every change, so that an answer is about what the person saw.
  version INTEGER NOT NULL DEFAULT 1,
  -- What the worker said when sending the work in, and what the employer said when asking for changes.
  submit_note TEXT NOT NULL DEFAULT '' CHECK (length(submit_note) <= 1000),
  return_note TEXT NOT NULL DEFAULT '' CHECK (length(return_note) <= 1000),
  created_at INTEGER NOT NULL,
  submitted_at INTEGER,
  approved_at INTEGER,
  -- Who approved it; NULL for the clock.
  approved_by INTEGER REFERENCES users (id),
  -- When it counts as approved, if the employer says nothing.
  approve_at INTEGER,
  -- When the clock has to look at it: to remind the employer, then to approve it.
  due_at INTEGER
) STRICT;
CREATE INDEX milestones_contract ON milestones (contract_id, id);
CREATE INDEX milestones_due ON milestones (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE project_tasks (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- Whose it is; NULL if anyone's.
  side TEXT CHECK (side IN ('employer', 'worker')),
  due_on TEXT CHECK (length(due_on) = 10),
  created_by INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  done_by INTEGER REFERENCES users (id)
) STRICT;
CREATE INDEX project_tasks_contract ON project_tasks (contract_id, id);

-- What is open for a side of a contract besides proposals and notice, such as work to approve.
CREATE TABLE contract_open (
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  due TEXT NOT NULL CHECK (length(due) BETWEEN 1 AND 40),
  PRIMARY KEY (contract_id, side, due)
) STRICT, WITHOUT ROWID;

-- An employer's crew on one job.
DROP INDEX contracts_job;
CREATE INDEX contracts_job ON contracts (job_id, employer_id, id) WHERE job_id IS NOT NULL;

-- How many milestones a contract has, and how many are approved.
ALTER TABLE contracts ADD COLUMN milestones INTEGER NOT NULL DEFAULT 0 CHECK (milestones >= 0);
ALTER TABLE contracts ADD COLUMN milestones_approved INTEGER NOT NULL DEFAULT 0 CHECK (milestones_approved >= 0);

-- What people write down about the work, with files.
CREATE TABLE project_notes (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) <= 2000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX project_notes_contract ON project_notes (contract_id, id);

-- More kinds of things use files. SQLite can't change a CHECK, so the table is made again.
CREATE TABLE file_uses_next (
  file_id INTEGER NOT NULL REFERENCES files (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  subject_id INTEGER NOT NULL,
  PRIMARY KEY (file_id, kind, subject_id)
) STRICT;
INSERT INTO file_uses_next (file_id, kind, subject_id) SELECT file_id, kind, subject_id FROM file_uses;
DROP TABLE file_uses;
ALTER TABLE file_uses_next RENAME TO file_uses;
CREATE INDEX file_uses_subject ON file_uses (kind, subject_id);

-- How many days an employer has to approve work before the clock does: remote work, and work done at a place.
ALTER TABLE site ADD COLUMN approve_days INTEGER NOT NULL DEFAULT 14 CHECK (approve_days BETWEEN 1 AND 60);
ALTER TABLE site ADD COLUMN local_approve_days INTEGER NOT NULL DEFAULT 3 CHECK (local_approve_days BETWEEN 1 AND 60);
