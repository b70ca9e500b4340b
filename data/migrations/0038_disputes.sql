-- Disputes between the two sides of a contract.

-- `items` is JSON: what it's about, as it was when the dispute was opened. `claim` is the money in dispute, in minor units,
-- and `outcome` is how much of it the worker gets.
CREATE TABLE disputes (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  about TEXT NOT NULL CHECK (length(about) BETWEEN 1 AND 40),
  items TEXT NOT NULL CHECK (length(items) <= 40000),
  claim INTEGER NOT NULL CHECK (claim >= 0),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  answer TEXT CHECK (length(answer) BETWEEN 1 AND 4000),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 40),
  -- The round of sealed ranges, and when it begins.
  round INTEGER NOT NULL DEFAULT 0 CHECK (round BETWEEN 0 AND 3),
  opens_at INTEGER,
  -- When the clock has to look at it: someone's time to answer is over, or a round begins.
  due_at INTEGER,
  -- Who asked for more time in this stage, and how often both agreed to it.
  extension_by TEXT CHECK (extension_by IN ('employer', 'worker')),
  extensions INTEGER NOT NULL DEFAULT 0 CHECK (extensions >= 0),
  mediator_id INTEGER REFERENCES users (id),
  -- The mediator's proposal, and who accepted it.
  proposal INTEGER CHECK (proposal BETWEEN 0 AND claim),
  proposal_text TEXT CHECK (length(proposal_text) BETWEEN 1 AND 4000),
  proposed_at INTEGER,
  employer_accepted INTEGER NOT NULL DEFAULT 0 CHECK (employer_accepted IN (0, 1)),
  worker_accepted INTEGER NOT NULL DEFAULT 0 CHECK (worker_accepted IN (0, 1)),
  appeal_by TEXT CHECK (appeal_by IN ('employer', 'worker')),
  appeal TEXT CHECK (length(appeal) BETWEEN 1 AND 4000),
  ending TEXT CHECK (length(ending) BETWEEN 1 AND 40),
  outcome INTEGER CHECK (outcome BETWEEN 0 AND claim),
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  CHECK ((ended_at IS NULL) = (ending IS NULL))
) STRICT;
-- One dispute at a time.
CREATE UNIQUE INDEX disputes_open ON disputes (contract_id) WHERE ended_at IS NULL;
CREATE INDEX disputes_contract ON disputes (contract_id, id);
CREATE INDEX disputes_employer ON disputes (employer_id, id);
CREATE INDEX disputes_worker ON disputes (worker_id, id);
CREATE INDEX disputes_due ON disputes (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX disputes_desk ON disputes (due_at, id) WHERE state IN ('mediating', 'appealed');

-- What a side would accept in the round that is under way. Deleted when the round is over, so nobody ever reads them.
CREATE TABLE dispute_ranges (
  dispute_id INTEGER NOT NULL REFERENCES disputes (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  lowest INTEGER NOT NULL CHECK (lowest >= 0),
  highest INTEGER NOT NULL CHECK (highest >= lowest),
  PRIMARY KEY (dispute_id, side)
) STRICT, WITHOUT ROWID;

-- The mediator's decision, and the one after an appeal. `outsider` is who decided, if it was nobody of the staff.
CREATE TABLE dispute_decisions (
  dispute_id INTEGER NOT NULL REFERENCES disputes (id),
  number INTEGER NOT NULL CHECK (number IN (1, 2)),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  rule TEXT NOT NULL CHECK (length(rule) BETWEEN 1 AND 40),
  reasons TEXT NOT NULL CHECK (length(reasons) BETWEEN 1 AND 4000),
  outsider TEXT NOT NULL CHECK (length(outsider) <= 200),
  user_id INTEGER NOT NULL REFERENCES users (id),
  decided_at INTEGER NOT NULL,
  PRIMARY KEY (dispute_id, number)
) STRICT, WITHOUT ROWID;

-- What speaks for either side. `side` is who added it; NULL for what the site gathered.
CREATE TABLE dispute_evidence (
  id INTEGER PRIMARY KEY,
  dispute_id INTEGER NOT NULL REFERENCES disputes (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  side TEXT CHECK (side IN ('employer', 'worker')),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  text TEXT NOT NULL CHECK (length(text) <= 20000),
  file_id INTEGER REFERENCES files (id),
  -- SHA-256 of the text, or of the file as it was uploaded.
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  added_at INTEGER NOT NULL
) STRICT;
CREATE INDEX dispute_evidence_of ON dispute_evidence (dispute_id, id);
CREATE INDEX dispute_evidence_file ON dispute_evidence (file_id) WHERE file_id IS NOT NULL;

-- What happened, for both sides to read; `side` is NULL for the clock and the mediator.
CREATE TABLE dispute_events (
  id INTEGER PRIMARY KEY,
  dispute_id INTEGER NOT NULL REFERENCES disputes (id),
  side TEXT CHECK (side IN ('employer', 'worker')),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX dispute_events_of ON dispute_events (dispute_id, id);

-- The mediators' own notes.
CREATE TABLE dispute_notes (
  id INTEGER PRIMARY KEY,
  dispute_id INTEGER NOT NULL REFERENCES disputes (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX dispute_notes_of ON dispute_notes (dispute_id, id);

-- How many disputes were opened in a year, and how those ended that ended in it.
CREATE TABLE dispute_years (
  year INTEGER PRIMARY KEY CHECK (year BETWEEN 2000 AND 9999),
  opened INTEGER NOT NULL DEFAULT 0,
  settled INTEGER NOT NULL DEFAULT 0,
  decided INTEGER NOT NULL DEFAULT 0,
  withdrawn INTEGER NOT NULL DEFAULT 0
) STRICT;

-- How many disputes of a worker or an employer were settled by the sides, and decided.
CREATE TABLE dispute_counts (
  subject TEXT NOT NULL CHECK (subject IN ('worker', 'employer')),
  subject_id INTEGER NOT NULL,
  settled INTEGER NOT NULL DEFAULT 0,
  decided INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (subject, subject_id)
) STRICT, WITHOUT ROWID;

-- The dispute that is open; NULL if there is none.
ALTER TABLE contracts ADD COLUMN dispute_id INTEGER REFERENCES disputes (id);
-- The dispute that a milestone or hours are or were in: nobody approves them, and the outcome settles them.
ALTER TABLE milestones ADD COLUMN dispute_id INTEGER REFERENCES disputes (id);
ALTER TABLE time_entries ADD COLUMN dispute_id INTEGER REFERENCES disputes (id);
-- The open dispute that an invoice is in, and what credit notes of disputes took off it.
ALTER TABLE invoices ADD COLUMN dispute_id INTEGER REFERENCES disputes (id);
ALTER TABLE invoices ADD COLUMN credited INTEGER NOT NULL DEFAULT 0 CHECK (credited >= 0 AND paid + credited <= total);
-- The invoice that a dispute's credit note reduces.
ALTER TABLE invoices ADD COLUMN credits_id INTEGER REFERENCES invoices (id);
CREATE INDEX invoices_credits ON invoices (credits_id) WHERE credits_id IS NOT NULL;
DROP INDEX invoices_open_contract;
DROP INDEX invoices_open_employer;
DROP INDEX invoices_open_worker;
CREATE INDEX invoices_open_contract ON invoices (contract_id, id) WHERE kind = 'invoice' AND paid + credited < total;
CREATE INDEX invoices_open_employer ON invoices (employer_id, id) WHERE kind = 'invoice' AND paid + credited < total;
CREATE INDEX invoices_open_worker ON invoices (worker_id, id) WHERE kind = 'invoice' AND paid + credited < total;

-- Working days to answer a dispute, and who else can hear an appeal.
ALTER TABLE site ADD COLUMN dispute_days INTEGER NOT NULL DEFAULT 5 CHECK (dispute_days BETWEEN 2 AND 30);
ALTER TABLE site ADD COLUMN outsider TEXT NOT NULL DEFAULT '' CHECK (length(outsider) <= 200);

-- The number of disputes that wait for a mediator.
CREATE TRIGGER disputes_totaled AFTER UPDATE OF state ON disputes
  WHEN (OLD.state IN ('mediating', 'appealed')) <> (NEW.state IN ('mediating', 'appealed')) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('disputes', 'waiting', 1)
    ON CONFLICT (list, state) DO UPDATE SET total = total + CASE WHEN NEW.state IN ('mediating', 'appealed') THEN 1 ELSE -1 END;
END;
