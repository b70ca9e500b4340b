-- Contracts have states, terms with a history, an end and a timeline.

-- How and when an offer pays, and its notice. The defaults are for offers from before they said so.
ALTER TABLE applications ADD COLUMN offer_pay_method TEXT NOT NULL DEFAULT 'other' CHECK (length(offer_pay_method) BETWEEN 1 AND 40);
ALTER TABLE applications ADD COLUMN offer_pay_when TEXT NOT NULL DEFAULT 'on_approval' CHECK (length(offer_pay_when) BETWEEN 1 AND 40);
ALTER TABLE applications ADD COLUMN offer_notice_days INTEGER NOT NULL DEFAULT 1 CHECK (offer_notice_days BETWEEN 0 AND 90);

-- The terms of a contract: each proposal is a version, and `contracts.version` is the number of the one in force.
-- `terms` is JSON, so that new terms need no migration. At most one version is waiting for an answer.
CREATE TABLE contract_versions (
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  number INTEGER NOT NULL CHECK (number >= 1),
  status TEXT NOT NULL CHECK (status IN ('proposed', 'accepted', 'rejected', 'withdrawn', 'replaced')),
  proposed_by TEXT NOT NULL CHECK (proposed_by IN ('employer', 'worker')),
  -- Who proposed it.
  user_id INTEGER REFERENCES users (id),
  terms TEXT NOT NULL CHECK (length(terms) <= 200000),
  -- The words of the offer, or why the terms should change.
  note TEXT NOT NULL CHECK (length(note) <= 4000),
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  PRIMARY KEY (contract_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX contract_versions_pending ON contract_versions (contract_id) WHERE status = 'proposed';
INSERT INTO contract_versions (contract_id, number, status, proposed_by, terms, note, created_at, answered_at)
  SELECT c.id, 1, 'accepted', 'employer',
    json_object('work', COALESCE(j.description, ''), 'kind', COALESCE(j.kind, 'one_off'), 'schedule', COALESCE(j.when_text, ''),
      'startDate', c.start_date, 'endDate', CASE WHEN j.end_date >= COALESCE(c.start_date, j.end_date) THEN j.end_date END,
      'place', COALESCE(CASE WHEN j.remote = 1 THEN 'Remote' ELSE COALESCE(j.area || ', ', '') || j.city || ', ' || j.state END, ''),
      'rate', c.rate, 'rateUnit', c.rate_unit, 'weeklyHours', NULL, 'payMethod', 'other', 'payWhen', 'on_approval', 'noticeDays', 1, 'extra', ''),
    c.note, c.created_at, c.created_at
  FROM contracts c LEFT JOIN jobs j ON j.id = c.job_id;

ALTER TABLE contracts DROP COLUMN status;
ALTER TABLE contracts DROP COLUMN rate;
ALTER TABLE contracts DROP COLUMN rate_unit;
ALTER TABLE contracts DROP COLUMN start_date;
ALTER TABLE contracts DROP COLUMN note;
ALTER TABLE contracts ADD COLUMN state TEXT NOT NULL DEFAULT 'active' CHECK (state IN ('proposed', 'active', 'ended'));
-- The version in force; 0 while none was accepted.
ALTER TABLE contracts ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 0);
-- The contract that this one follows, when someone is hired again.
ALTER TABLE contracts ADD COLUMN previous_id INTEGER REFERENCES contracts (id);
ALTER TABLE contracts ADD COLUMN active_at INTEGER;
UPDATE contracts SET active_at = created_at;
-- How it ends: who gave notice, why, and the last day. A contract with notice stays active until that day is over.
ALTER TABLE contracts ADD COLUMN end_cause TEXT CHECK (end_cause IN ('notice', 'agreed', 'rejected', 'withdrawn', 'lapsed'));
ALTER TABLE contracts ADD COLUMN end_by TEXT CHECK (end_by IN ('employer', 'worker'));
ALTER TABLE contracts ADD COLUMN end_reason TEXT CHECK (length(end_reason) BETWEEN 1 AND 40);
ALTER TABLE contracts ADD COLUMN end_note TEXT CHECK (length(end_note) <= 1000);
ALTER TABLE contracts ADD COLUMN end_on TEXT CHECK (length(end_on) = 10);
ALTER TABLE contracts ADD COLUMN ended_at INTEGER;
-- When the clock has to look at it: the notice is over, or a proposal got no answer.
ALTER TABLE contracts ADD COLUMN due_at INTEGER;
-- Whether a side has something to answer: a proposal, or notice.
ALTER TABLE contracts ADD COLUMN waits_for_employer INTEGER NOT NULL DEFAULT 0 CHECK (waits_for_employer IN (0, 1));
ALTER TABLE contracts ADD COLUMN waits_for_worker INTEGER NOT NULL DEFAULT 0 CHECK (waits_for_worker IN (0, 1));
CREATE INDEX contracts_wait_for_employer ON contracts (employer_id, id) WHERE waits_for_employer = 1;
CREATE INDEX contracts_wait_for_worker ON contracts (worker_id, id) WHERE waits_for_worker = 1;
CREATE INDEX contracts_due ON contracts (due_at) WHERE due_at IS NOT NULL;
DROP INDEX contracts_employer;
DROP INDEX contracts_worker;
CREATE INDEX contracts_employer ON contracts (employer_id, state, id);
CREATE INDEX contracts_worker ON contracts (worker_id, state, id);
CREATE INDEX contracts_pair ON contracts (employer_id, worker_id, id);
CREATE INDEX contracts_previous ON contracts (previous_id) WHERE previous_id IS NOT NULL;

-- What happened in a contract, for both sides to read.
CREATE TABLE contract_events (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  -- The side that did it; null for what the clock did.
  side TEXT CHECK (side IN ('employer', 'worker')),
  user_id INTEGER REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) <= 1000),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX contract_events_of ON contract_events (contract_id, id);
INSERT INTO contract_events (contract_id, kind, side, text, at)
  SELECT id, 'confirmed', 'worker', 'The offer was accepted.', created_at FROM contracts ORDER BY id;
