-- What an ended contract's money differs by from what was agreed, as the last check found it, with what the office did about it.

-- A worker can also be billed for what is missing. SQLite can't change a CHECK, so the table is made again.
CREATE TABLE corrections_next (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL REFERENCES invoices (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  user_id INTEGER REFERENCES users (id),
  created_at INTEGER NOT NULL
) STRICT;
INSERT INTO corrections_next SELECT id, invoice_id, kind, amount, reason, user_id, created_at FROM corrections ORDER BY id;
DROP TABLE corrections;
ALTER TABLE corrections_next RENAME TO corrections;
CREATE INDEX corrections_invoice ON corrections (invoice_id);

CREATE TABLE money_differences (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
  -- Number of the invoice, or the first day of the week; empty for the contract as a whole.
  reference TEXT NOT NULL CHECK (length(reference) <= 40),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  -- What the office has corrected of it, and the document that did it last.
  corrected INTEGER NOT NULL DEFAULT 0 CHECK (corrected >= 0),
  document_id INTEGER REFERENCES invoices (id),
  state TEXT NOT NULL CHECK (state IN ('open', 'done')),
  found_at INTEGER NOT NULL,
  done_at INTEGER,
  -- Who of the office corrected it; NULL if it isn't there anymore.
  done_by INTEGER REFERENCES users (id),
  UNIQUE (contract_id, kind, reference),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
) STRICT;
CREATE INDEX money_differences_state ON money_differences (state, id);

-- The check that goes through all ended contracts: one row, made when it first runs.
CREATE TABLE money_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  began_at INTEGER NOT NULL,
  -- NULL while it runs.
  ended_at INTEGER,
  -- The last contract that it has asked, and how many.
  last_contract INTEGER NOT NULL,
  contracts INTEGER NOT NULL CHECK (contracts >= 0)
) STRICT;
