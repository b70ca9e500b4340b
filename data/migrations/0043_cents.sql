-- Money that follows the work: hours as they were billed, advances that were given back, and corrections.

-- How an entry counts, once it's approved or a dispute about it is over; NULL before. What is counted here uses up the
-- regular hours of the person's week at that employer.
ALTER TABLE time_entries ADD COLUMN billed_seconds INTEGER CHECK (billed_seconds >= 0);
ALTER TABLE time_entries ADD COLUMN billed_overtime INTEGER CHECK (billed_overtime BETWEEN 0 AND billed_seconds);
ALTER TABLE time_entries ADD COLUMN billed_amount INTEGER CHECK (billed_amount >= 0);

-- Whether the worker confirmed that it was before the contract's first day.
ALTER TABLE time_entries ADD COLUMN before_contract INTEGER NOT NULL DEFAULT 0 CHECK (before_contract IN (0, 1));

-- How much of a payment that no invoice had used a refund gave back.
CREATE TABLE payment_returns (
  refund_id INTEGER NOT NULL REFERENCES payments (id),
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (refund_id, payment_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_returns_payment ON payment_returns (payment_id);

-- Why an invoice was reduced, apart from refunds and disputes about it: the same pay is billed elsewhere, or damage. `user_id`
-- is who of the office; NULL for the site.
CREATE TABLE corrections (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL REFERENCES invoices (id),
  kind TEXT NOT NULL CHECK (kind IN ('billed_twice', 'damage')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
  user_id INTEGER REFERENCES users (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX corrections_invoice ON corrections (invoice_id);

-- The percentage of the site's commission on an invoice; NULL if it was issued before this was stored.
ALTER TABLE invoices ADD COLUMN commission_percent INTEGER CHECK (commission_percent BETWEEN 0 AND 100);
-- The paid commission of which this fee gives a part back, because the pay was credited.
ALTER TABLE fees ADD COLUMN credits_fee_id INTEGER REFERENCES fees (id);
CREATE INDEX fees_credits ON fees (credits_fee_id) WHERE credits_fee_id IS NOT NULL;
-- Every credit note names the invoice that it reduces.
UPDATE invoices SET credits_id = (SELECT p.invoice_id FROM payments p WHERE p.id = invoices.about_id)
  WHERE kind = 'credit_note' AND about = 'refund' AND credits_id IS NULL;
