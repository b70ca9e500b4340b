-- Paying by card, through the operator's own Stripe account.

-- One row at most. The keys are secrets: nothing reads them but what talks to Stripe.
CREATE TABLE card_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Whether fees can be paid by card, and pay.
  is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
  is_pay_on INTEGER NOT NULL CHECK (is_pay_on IN (0, 1)),
  secret_key TEXT NOT NULL CHECK (length(secret_key) <= 300),
  webhook_secret TEXT NOT NULL CHECK (length(webhook_secret) <= 300),
  -- When Stripe last sent a notification that was signed correctly.
  notified_at INTEGER,
  -- Since when the current key has been in use: what Stripe did before isn't compared with the ledger.
  since INTEGER NOT NULL,
  -- When the ledger was last compared with Stripe, and why that failed.
  reconciled_at INTEGER,
  problem TEXT NOT NULL DEFAULT '' CHECK (length(problem) <= 500)
) STRICT;

-- A page of Stripe on which a fee, an invoice or a milestone can be paid; without any of them, it's a test. `key` makes
-- repeated requests to Stripe one.
CREATE TABLE card_checkouts (
  id INTEGER PRIMARY KEY,
  fee_id INTEGER REFERENCES fees (id),
  invoice_id INTEGER REFERENCES invoices (id),
  milestone_id INTEGER REFERENCES milestones (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- What Stripe's page calls it; stored, so that a repeated request is the same.
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 800),
  employer_id INTEGER REFERENCES employers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  key TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 100),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
  -- Stripe's ids of the page, of the payment and of its charge.
  session TEXT UNIQUE CHECK (length(session) BETWEEN 1 AND 200),
  url TEXT CHECK (length(url) BETWEEN 1 AND 2000),
  payment TEXT CHECK (length(payment) BETWEEN 1 AND 200),
  charge TEXT UNIQUE CHECK (length(charge) BETWEEN 1 AND 200),
  paid_at INTEGER,
  -- When the money for a milestone was sent on or given back; it's held until then.
  released_at INTEGER,
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((fee_id IS NOT NULL) + (invoice_id IS NOT NULL) + (milestone_id IS NOT NULL) <= 1)
) STRICT;
-- Nobody can pay for the same thing on two pages, and a milestone's money is held once.
CREATE UNIQUE INDEX card_checkouts_fee_live ON card_checkouts (fee_id) WHERE state IN ('new', 'open');
CREATE UNIQUE INDEX card_checkouts_invoice_live ON card_checkouts (invoice_id) WHERE state IN ('new', 'open');
CREATE UNIQUE INDEX card_checkouts_milestone_live ON card_checkouts (milestone_id) WHERE state IN ('new', 'open');
CREATE UNIQUE INDEX card_checkouts_held ON card_checkouts (milestone_id) WHERE state = 'paid' AND released_at IS NULL;
CREATE INDEX card_checkouts_fee ON card_checkouts (fee_id, id);
CREATE INDEX card_checkouts_payment ON card_checkouts (payment) WHERE payment IS NOT NULL;
CREATE INDEX card_checkouts_unsettled ON card_checkouts (expires_at) WHERE session IS NOT NULL AND paid_at IS NULL;
CREATE INDEX card_checkouts_paid ON card_checkouts (paid_at) WHERE paid_at IS NOT NULL;

-- Money that leaves the operator's balance at Stripe again because of a payment. `stripe_id` is set once Stripe did it.
CREATE TABLE card_movements (
  id INTEGER PRIMARY KEY,
  checkout_id INTEGER NOT NULL REFERENCES card_checkouts (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
  amount INTEGER NOT NULL CHECK (amount > 0),
  key TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 100),
  -- The account at Stripe that it goes to; NULL if it goes back to the card.
  account TEXT CHECK (length(account) BETWEEN 1 AND 200),
  made_by INTEGER REFERENCES users (id),
  stripe_id TEXT UNIQUE CHECK (length(stripe_id) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
CREATE INDEX card_movements_checkout ON card_movements (checkout_id, id);
CREATE INDEX card_movements_done ON card_movements (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX card_movements_waiting ON card_movements (created_at) WHERE done_at IS NULL;

-- Workers' accounts at Stripe, which pay that came by card is sent to. `account` is NULL until Stripe made it.
CREATE TABLE card_accounts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  key TEXT NOT NULL UNIQUE CHECK (length(key) BETWEEN 1 AND 100),
  account TEXT UNIQUE CHECK (length(account) BETWEEN 1 AND 200),
  is_ready INTEGER NOT NULL DEFAULT 0 CHECK (is_ready IN (0, 1)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- Notifications of Stripe that were seen, so that a repeated one changes nothing.
CREATE TABLE card_events (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 200),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX card_events_at ON card_events (at);

-- What changed the operator's balance at Stripe, as Stripe lists it. Amounts are signed; `fee` is what Stripe took of it.
CREATE TABLE card_transactions (
  id INTEGER PRIMARY KEY,
  stripe_id TEXT NOT NULL UNIQUE CHECK (length(stripe_id) BETWEEN 1 AND 200),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 60),
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  source TEXT CHECK (length(source) BETWEEN 1 AND 200),
  created_at INTEGER NOT NULL,
  -- Whether its fee, or the payout that it is, is in the ledger.
  is_posted INTEGER NOT NULL DEFAULT 0 CHECK (is_posted IN (0, 1))
) STRICT;
CREATE INDEX card_transactions_source ON card_transactions (source) WHERE source IS NOT NULL;
CREATE INDEX card_transactions_created ON card_transactions (created_at, id);
CREATE INDEX card_transactions_waiting ON card_transactions (id) WHERE is_posted = 0;

-- Entries of the ledger can also be about a card payment or a payout. SQLite can't change a CHECK, so the tables are made
-- again.
CREATE TABLE ledger_entries_next (
  id INTEGER PRIMARY KEY,
  book TEXT NOT NULL CHECK (book IN ('site', 'work')),
  about TEXT NOT NULL CHECK (length(about) BETWEEN 1 AND 20),
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
INSERT INTO ledger_entries_next SELECT id, book, about, about_id, title, employer_id, kind, reverses, currency, note, made_by, at, month
  FROM ledger_entries ORDER BY id;
CREATE TABLE ledger_postings_next (
  entry_id INTEGER NOT NULL REFERENCES ledger_entries_next (id),
  account TEXT NOT NULL CHECK (length(account) BETWEEN 1 AND 40),
  amount INTEGER NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (entry_id, account)
) STRICT;
INSERT INTO ledger_postings_next (entry_id, account, amount) SELECT entry_id, account, amount FROM ledger_postings;
DROP TABLE ledger_postings;
DROP TABLE ledger_entries;
ALTER TABLE ledger_entries_next RENAME TO ledger_entries;
ALTER TABLE ledger_postings_next RENAME TO ledger_postings;
CREATE INDEX ledger_entries_about ON ledger_entries (about, about_id, id);
CREATE INDEX ledger_entries_book ON ledger_entries (book, id);
CREATE INDEX ledger_entries_month ON ledger_entries (book, month, id);
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_entries_last BEFORE DELETE ON ledger_entries BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
CREATE TRIGGER ledger_postings_last BEFORE DELETE ON ledger_postings BEGIN SELECT RAISE(ABORT, 'the ledger is never changed'); END;
