-- Money that people pay to the site: promotions with an audience, vouchers, a fee for each publishing, and the
-- double-entry ledger in which every fee stands.

-- Several promotions may run at once, each for an audience.
DROP INDEX promotions_open;
ALTER TABLE promotions ADD COLUMN audience TEXT NOT NULL DEFAULT 'everyone' CHECK (length(audience) BETWEEN 1 AND 40);
CREATE INDEX promotions_start ON promotions (starts_at, id);

-- How to pay, in the operator's words.
ALTER TABLE site ADD COLUMN pay_instructions TEXT NOT NULL DEFAULT '' CHECK (length(pay_instructions) <= 1000);

-- `code` is upper case. `used` counts the jobs that it paid for.
CREATE TABLE vouchers (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE CHECK (length(code) BETWEEN 4 AND 40),
  note TEXT NOT NULL CHECK (length(note) <= 200),
  uses INTEGER NOT NULL CHECK (uses BETWEEN 1 AND 10000),
  used INTEGER NOT NULL CHECK (used BETWEEN 0 AND uses),
  expires_at INTEGER,
  ended_at INTEGER,
  created_by INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL
) STRICT;

-- What a posting or a subscription costs, once for each. `amount` is the normal price; `cause` says why it was waived.
-- The words of causes and ways to pay grow, which a CHECK on them could not.
CREATE TABLE fees (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('job_post', 'partner_month')),
  job_id INTEGER REFERENCES jobs (id),
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
  CHECK (state <> 'due' OR (cause IS NULL AND method IS NULL)),
  CHECK (state <> 'waived' OR cause IS NOT NULL),
  CHECK (state NOT IN ('paid', 'refunded') OR (method IS NOT NULL AND paid_on IS NOT NULL)),
  CHECK (returned_at IS NULL OR state = 'refunded')
) STRICT;
-- A job is published once: it has one fee that counts.
CREATE UNIQUE INDEX fees_job ON fees (job_id) WHERE state IN ('due', 'paid', 'waived');
CREATE INDEX fees_of_job ON fees (job_id, id);
CREATE INDEX fees_employer ON fees (employer_id, id);
CREATE INDEX fees_state ON fees (state, id);
-- Paid back on paper, not yet in hand.
CREATE INDEX fees_owed ON fees (id) WHERE state = 'refunded' AND returned_at IS NULL;
CREATE INDEX fees_promotion ON fees (promotion_id) WHERE promotion_id IS NOT NULL;

-- A voucher that a person keeps until a job of theirs uses it: once a person.
CREATE TABLE kept_vouchers (
  id INTEGER PRIMARY KEY,
  voucher_id INTEGER NOT NULL REFERENCES vouchers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  fee_id INTEGER UNIQUE REFERENCES fees (id),
  kept_at INTEGER NOT NULL,
  UNIQUE (voucher_id, user_id)
) STRICT;
CREATE INDEX kept_vouchers_user ON kept_vouchers (user_id, id);

-- The ledger. An entry is never changed and never deleted: a mistake is mended by an entry that reverses it, once.
-- `month` is 'YYYY-MM' in the site's zone.
CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY,
  fee_id INTEGER NOT NULL REFERENCES fees (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  reverses INTEGER UNIQUE REFERENCES ledger_entries (id),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  note TEXT NOT NULL CHECK (length(note) <= 500),
  made_by INTEGER REFERENCES users (id),
  at INTEGER NOT NULL,
  month TEXT NOT NULL CHECK (length(month) = 7)
) STRICT;
CREATE INDEX ledger_entries_fee ON ledger_entries (fee_id, id);
CREATE INDEX ledger_entries_month ON ledger_entries (month, id);

-- Money that an account gets is above zero, what it gives below; the postings of an entry sum to zero.
CREATE TABLE ledger_postings (
  entry_id INTEGER NOT NULL REFERENCES ledger_entries (id),
  account TEXT NOT NULL CHECK (length(account) BETWEEN 1 AND 40),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, account)
) STRICT;

CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_entries_last BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_last BEFORE DELETE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;

-- A person's first job: what somebody posted before, under whatever name they hired.
CREATE INDEX jobs_posted_by ON jobs (posted_by) WHERE listed_at IS NOT NULL;
CREATE INDEX jobs_listed_of ON jobs (employer_id) WHERE listed_at IS NOT NULL;

-- Jobs that waited for their fee before there was a ledger owe it still.
INSERT INTO fees (kind, job_id, employer_id, user_id, title, amount, currency, state, reference, created_at, updated_at)
SELECT 'job_post', j.id, j.employer_id, j.posted_by, j.title, s.fee_job_post, s.currency, 'due', '', j.updated_at, j.updated_at
FROM jobs j CROSS JOIN site s WHERE j.status = 'pending_payment';
INSERT INTO ledger_entries (fee_id, kind, currency, note, at, month)
SELECT id, 'charged', currency, '', created_at, strftime('%Y-%m', created_at / 1000, 'unixepoch') FROM fees WHERE amount > 0;
INSERT INTO ledger_postings (entry_id, account, amount)
SELECT e.id, 'receivable', f.amount FROM ledger_entries e JOIN fees f ON f.id = e.fee_id;
INSERT INTO ledger_postings (entry_id, account, amount)
SELECT e.id, 'fee_revenue', -f.amount FROM ledger_entries e JOIN fees f ON f.id = e.fee_id;
