-- Money between the two sides of a contract: invoices, payments and expenses, on record in the ledger.

-- The last number that an issuer gave out in a year.
CREATE TABLE number_ranges (
  issuer_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt')),
  year INTEGER NOT NULL CHECK (year BETWEEN 2000 AND 9999),
  last INTEGER NOT NULL CHECK (last > 0),
  PRIMARY KEY (issuer_id, kind, year)
) STRICT, WITHOUT ROWID;

-- What a worker bills an employer for. `about` and `about_id` say what was approved; a credit note is about a refund.
CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'credit_note')),
  year INTEGER NOT NULL,
  number INTEGER NOT NULL,
  about TEXT NOT NULL CHECK (length(about) BETWEEN 1 AND 40),
  about_id INTEGER NOT NULL,
  -- In minor units, with tax in it. `tax_rate` is in hundredths of a percent.
  total INTEGER NOT NULL CHECK (total > 0),
  tax INTEGER NOT NULL CHECK (tax BETWEEN 0 AND total),
  tax_rate INTEGER NOT NULL CHECK (tax_rate BETWEEN 0 AND 10000),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  -- What confirmed payments paid of it, and what was given back.
  paid INTEGER NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND total),
  refunded INTEGER NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND paid),
  -- The site's commission on it.
  commission INTEGER NOT NULL DEFAULT 0 CHECK (commission >= 0),
  issued_on TEXT NOT NULL CHECK (length(issued_on) = 10),
  due_on TEXT NOT NULL CHECK (length(due_on) = 10),
  issued_at INTEGER NOT NULL,
  -- Names, addresses and lines (JSON) as they were on that day.
  document TEXT NOT NULL CHECK (length(document) <= 100000),
  -- When the clock has to look at it, to remind the employer.
  due_at INTEGER,
  reminders INTEGER NOT NULL DEFAULT 0 CHECK (reminders >= 0),
  UNIQUE (worker_id, year, number),
  UNIQUE (about, about_id)
) STRICT;
CREATE INDEX invoices_contract ON invoices (contract_id, id);
CREATE INDEX invoices_employer ON invoices (employer_id, id);
CREATE INDEX invoices_worker ON invoices (worker_id, id);
CREATE INDEX invoices_open_contract ON invoices (contract_id, id) WHERE kind = 'invoice' AND paid < total;
CREATE INDEX invoices_open_employer ON invoices (employer_id, id) WHERE kind = 'invoice' AND paid < total;
CREATE INDEX invoices_open_worker ON invoices (worker_id, id) WHERE kind = 'invoice' AND paid < total;
CREATE INDEX invoices_due ON invoices (due_at) WHERE due_at IS NOT NULL;

-- Money that one side says was paid, or given back, and that the other confirms.
CREATE TABLE payments (
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
  state TEXT NOT NULL DEFAULT 'recorded' CHECK (state IN ('recorded', 'confirmed', 'denied', 'withdrawn')),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  answer_note TEXT NOT NULL DEFAULT '' CHECK (length(answer_note) <= 500),
  answered_by INTEGER REFERENCES users (id),
  answered_at INTEGER,
  -- The receipt's number, once it's confirmed.
  year INTEGER,
  number INTEGER,
  -- What no invoice has used yet, and what paid for expenses.
  ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead BETWEEN 0 AND amount),
  expenses INTEGER NOT NULL DEFAULT 0 CHECK (expenses BETWEEN 0 AND amount),
  created_at INTEGER NOT NULL,
  -- When the clock has to look at it, to remind who should confirm it.
  due_at INTEGER,
  CHECK ((state = 'confirmed') = (number IS NOT NULL))
) STRICT;
CREATE INDEX payments_contract ON payments (contract_id, id);
CREATE INDEX payments_invoice ON payments (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE INDEX payments_ahead ON payments (contract_id, id) WHERE ahead > 0;
CREATE INDEX payments_by_worker ON payments (worker_id, paid_on, id) WHERE state = 'confirmed';
CREATE INDEX payments_by_employer ON payments (employer_id, paid_on, id) WHERE state = 'confirmed';
CREATE INDEX payments_due ON payments (due_at) WHERE due_at IS NOT NULL;

-- How much of a payment went to which invoice.
CREATE TABLE payment_parts (
  invoice_id INTEGER NOT NULL REFERENCES invoices (id),
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (invoice_id, payment_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_parts_payment ON payment_parts (payment_id);

-- What the worker paid for the work, and what the employer gives on top.
CREATE TABLE expenses (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  kind TEXT NOT NULL CHECK (kind IN ('expense', 'bonus', 'tip')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  note TEXT NOT NULL CHECK (length(note) <= 500),
  spent_on TEXT CHECK (length(spent_on) = 10),
  state TEXT NOT NULL CHECK (state IN ('submitted', 'approved', 'declined', 'withdrawn')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  answer_note TEXT NOT NULL DEFAULT '' CHECK (length(answer_note) <= 500),
  answered_by INTEGER REFERENCES users (id),
  answered_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX expenses_contract ON expenses (contract_id, id);

-- What invoices say about a worker, an employer or the site.
CREATE TABLE billing_details (
  owner TEXT NOT NULL CHECK (owner IN ('worker', 'employer', 'site')),
  owner_id INTEGER NOT NULL,
  name TEXT NOT NULL CHECK (length(name) <= 200),
  address TEXT NOT NULL CHECK (length(address) <= 500),
  tax_id TEXT NOT NULL CHECK (length(tax_id) <= 60),
  tax_name TEXT NOT NULL CHECK (length(tax_name) <= 40),
  tax_rate INTEGER NOT NULL CHECK (tax_rate BETWEEN 0 AND 10000),
  PRIMARY KEY (owner, owner_id)
) STRICT, WITHOUT ROWID;

-- When the last part of a milestone's invoice was paid.
ALTER TABLE milestones ADD COLUMN paid_at INTEGER;

-- Fees can be commission, which is for an invoice. SQLite can't change a CHECK or NOT NULL, so the table is made again,
-- and the tables that refer to it.
CREATE TABLE fees_next (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  job_id INTEGER REFERENCES jobs (id),
  invoice_id INTEGER UNIQUE REFERENCES invoices (id),
  employer_id INTEGER REFERENCES employers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  state TEXT NOT NULL CHECK (state IN ('due', 'paid', 'waived', 'refunded', 'cancelled')),
  cause TEXT CHECK (length(cause) BETWEEN 1 AND 40),
  promotion_id INTEGER REFERENCES promotions (id),
  voucher_id INTEGER REFERENCES vouchers (id),
  method TEXT CHECK (length(method) BETWEEN 1 AND 40),
  reference TEXT NOT NULL CHECK (length(reference) <= 200),
  paid_on TEXT CHECK (length(paid_on) = 10),
  returned_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (kind <> 'job_post' OR (job_id IS NOT NULL AND employer_id IS NOT NULL)),
  CHECK (kind <> 'commission' OR (invoice_id IS NOT NULL AND employer_id IS NOT NULL)),
  CHECK (state <> 'due' OR (cause IS NULL AND method IS NULL)),
  CHECK (state <> 'waived' OR cause IS NOT NULL),
  CHECK (state NOT IN ('paid', 'refunded') OR (method IS NOT NULL AND paid_on IS NOT NULL)),
  CHECK (returned_at IS NULL OR state = 'refunded')
) STRICT;
INSERT INTO fees_next (id, kind, job_id, employer_id, user_id, title, amount, currency, state, cause, promotion_id, voucher_id, method, reference, paid_on, returned_at, created_at, updated_at)
  SELECT id, kind, job_id, employer_id, user_id, title, amount, currency, state, cause, promotion_id, voucher_id, method, reference, paid_on, returned_at, created_at, updated_at FROM fees;
CREATE TABLE saved_vouchers_next (
  id INTEGER PRIMARY KEY,
  voucher_id INTEGER NOT NULL REFERENCES vouchers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  fee_id INTEGER UNIQUE REFERENCES fees_next (id),
  saved_at INTEGER NOT NULL,
  UNIQUE (voucher_id, user_id)
) STRICT;
INSERT INTO saved_vouchers_next (id, voucher_id, user_id, fee_id, saved_at) SELECT id, voucher_id, user_id, fee_id, saved_at FROM saved_vouchers;

-- The ledger has two books: the site's own, and the work's, which records money that the two sides pay each other. An
-- entry is about a fee, an invoice or a payment, and names it, so that it can be read by itself.
CREATE TABLE ledger_entries_next (
  id INTEGER PRIMARY KEY,
  book TEXT NOT NULL CHECK (book IN ('site', 'work')),
  about TEXT NOT NULL CHECK (about IN ('fee', 'invoice', 'payment')),
  about_id INTEGER NOT NULL,
  title TEXT NOT NULL CHECK (length(title) <= 200),
  employer_id INTEGER REFERENCES employers (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  reverses INTEGER UNIQUE REFERENCES ledger_entries_next (id),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  note TEXT NOT NULL CHECK (length(note) <= 500),
  made_by INTEGER REFERENCES users (id),
  at INTEGER NOT NULL,
  month TEXT NOT NULL CHECK (length(month) = 7)
) STRICT;
INSERT INTO ledger_entries_next (id, book, about, about_id, title, employer_id, kind, reverses, currency, note, made_by, at, month)
  SELECT e.id, 'site', 'fee', e.fee_id, f.title, f.employer_id, e.kind, e.reverses, e.currency, e.note, e.made_by, e.at, e.month
  FROM ledger_entries e JOIN fees f ON f.id = e.fee_id ORDER BY e.id;
CREATE TABLE ledger_postings_next (
  entry_id INTEGER NOT NULL REFERENCES ledger_entries_next (id),
  account TEXT NOT NULL CHECK (length(account) BETWEEN 1 AND 40),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, account)
) STRICT;
INSERT INTO ledger_postings_next (entry_id, account, amount) SELECT entry_id, account, amount FROM ledger_postings;

DROP TABLE ledger_postings;
DROP TABLE ledger_entries;
DROP TABLE saved_vouchers;
DROP TABLE fees;
ALTER TABLE fees_next RENAME TO fees;
ALTER TABLE saved_vouchers_next RENAME TO saved_vouchers;
ALTER TABLE ledger_entries_next RENAME TO ledger_entries;
ALTER TABLE ledger_postings_next RENAME TO ledger_postings;

CREATE UNIQUE INDEX fees_job ON fees (job_id) WHERE state IN ('due', 'paid', 'waived');
CREATE INDEX fees_of_job ON fees (job_id, id);
CREATE INDEX fees_employer ON fees (employer_id, id);
CREATE INDEX fees_state ON fees (state, id);
CREATE INDEX fees_owed ON fees (id) WHERE state = 'refunded' AND returned_at IS NULL;
CREATE INDEX fees_promotion ON fees (promotion_id) WHERE promotion_id IS NOT NULL;
CREATE INDEX saved_vouchers_user ON saved_vouchers (user_id, id);
CREATE INDEX ledger_entries_about ON ledger_entries (about, about_id, id);
CREATE INDEX ledger_entries_book ON ledger_entries (book, id);
CREATE INDEX ledger_entries_month ON ledger_entries (book, month, id);

CREATE TRIGGER fees_totaled AFTER INSERT ON fees BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('fees', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER fees_retotaled AFTER UPDATE OF state ON fees WHEN OLD.state <> NEW.state BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'fees' AND state = OLD.state;
  INSERT INTO list_totals (list, state, total) VALUES ('fees', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER fees_owed_totaled AFTER UPDATE OF state, returned_at ON fees
  WHEN (OLD.state = 'refunded' AND OLD.returned_at IS NULL) <> (NEW.state = 'refunded' AND NEW.returned_at IS NULL) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('fees', 'owed', 1)
    ON CONFLICT (list, state) DO UPDATE SET total = total + CASE WHEN NEW.state = 'refunded' AND NEW.returned_at IS NULL THEN 1 ELSE -1 END;
END;
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_entries_last BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_last BEFORE DELETE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
