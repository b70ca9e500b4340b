-- Whoever received a little cash may confirm it without the password, and whoever recorded it can contest that for a day.

-- Up to which amount, in minor units; 0 for never.
ALTER TABLE site ADD COLUMN small_cash INTEGER NOT NULL DEFAULT 20000 CHECK (small_cash BETWEEN 0 AND 1000000);

-- A contested payment keeps its receipt's number. SQLite can't change a CHECK, so the table is made again, and the tables
-- that refer to it.
CREATE TABLE payments_next (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund')),
  -- The invoice that it pays or gives money back for; NULL for the contract as a whole.
  invoice_id INTEGER REFERENCES invoices (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  method TEXT NOT NULL CHECK (length(method) BETWEEN 1 AND 40),
  paid_on TEXT NOT NULL CHECK (length(paid_on) = 10),
  note TEXT NOT NULL CHECK (length(note) <= 500),
  state TEXT NOT NULL DEFAULT 'recorded' CHECK (state IN ('recorded', 'confirmed', 'denied', 'withdrawn', 'contested')),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  answer_note TEXT NOT NULL DEFAULT '' CHECK (length(answer_note) <= 500),
  answered_by INTEGER REFERENCES users (id),
  answered_at INTEGER,
  -- Until when it can be contested; NULL if it wasn't confirmed, or with the password.
  contest_until INTEGER,
  contested_by INTEGER REFERENCES users (id),
  contested_at INTEGER,
  -- The contested payment that this one was recorded for again.
  replaces_id INTEGER UNIQUE REFERENCES payments_next (id),
  -- The receipt's number, once it's confirmed.
  year INTEGER,
  number INTEGER,
  -- What no invoice has used yet, and what paid for expenses.
  ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead BETWEEN 0 AND amount),
  expenses INTEGER NOT NULL DEFAULT 0 CHECK (expenses BETWEEN 0 AND amount),
  created_at INTEGER NOT NULL,
  -- When the clock has to look at it, to remind who should confirm it.
  due_at INTEGER,
  CHECK ((state IN ('confirmed', 'contested')) = (number IS NOT NULL)),
  CHECK ((state = 'contested') = (contested_at IS NOT NULL))
) STRICT;
INSERT INTO payments_next (id, contract_id, employer_id, worker_id, kind, invoice_id, amount, currency, method, paid_on, note, state, side, user_id, answer_note, answered_by, answered_at, year, number, ahead, expenses, created_at, due_at)
  SELECT id, contract_id, employer_id, worker_id, kind, invoice_id, amount, currency, method, paid_on, note, state, side, user_id, answer_note, answered_by, answered_at, year, number, ahead, expenses, created_at, due_at
  FROM payments ORDER BY id;
CREATE TABLE payment_parts_next (
  invoice_id INTEGER NOT NULL REFERENCES invoices (id),
  payment_id INTEGER NOT NULL REFERENCES payments_next (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (invoice_id, payment_id)
) STRICT, WITHOUT ROWID;
INSERT INTO payment_parts_next (invoice_id, payment_id, amount) SELECT invoice_id, payment_id, amount FROM payment_parts;
CREATE TABLE payment_returns_next (
  refund_id INTEGER NOT NULL REFERENCES payments_next (id),
  payment_id INTEGER NOT NULL REFERENCES payments_next (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (refund_id, payment_id)
) STRICT, WITHOUT ROWID;
INSERT INTO payment_returns_next (refund_id, payment_id, amount) SELECT refund_id, payment_id, amount FROM payment_returns;

DROP TABLE payment_parts;
DROP TABLE payment_returns;
DROP TABLE payments;
ALTER TABLE payments_next RENAME TO payments;
ALTER TABLE payment_parts_next RENAME TO payment_parts;
ALTER TABLE payment_returns_next RENAME TO payment_returns;

CREATE INDEX payments_contract ON payments (contract_id, id);
CREATE INDEX payments_invoice ON payments (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payments_ahead ON payments (contract_id, id) WHERE ahead > 0;
CREATE INDEX payments_by_worker ON payments (worker_id, paid_on, id) WHERE state = 'confirmed';
CREATE INDEX payments_by_employer ON payments (employer_id, paid_on, id) WHERE state = 'confirmed';
CREATE INDEX payments_due ON payments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX payments_without_password ON payments (answered_by, answered_at) WHERE contest_until IS NOT NULL;
CREATE INDEX payment_parts_payment ON payment_parts (payment_id);
CREATE INDEX payment_returns_payment ON payment_returns (payment_id);
