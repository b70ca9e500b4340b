-- What the office has to look at about card payments: chargebacks, differences between Stripe and the ledger, and money that
-- Stripe didn't move.

-- The contract that a payment is about, so that all of it can be stopped; what a bank took back of money that was held.
ALTER TABLE card_checkouts ADD COLUMN contract_id INTEGER REFERENCES contracts (id);
ALTER TABLE card_checkouts ADD COLUMN lost INTEGER NOT NULL DEFAULT 0 CHECK (lost >= 0);
UPDATE card_checkouts SET contract_id = (SELECT i.contract_id FROM invoices i WHERE i.id = card_checkouts.invoice_id) WHERE invoice_id IS NOT NULL;
UPDATE card_checkouts SET contract_id = (SELECT m.contract_id FROM milestones m WHERE m.id = card_checkouts.milestone_id) WHERE milestone_id IS NOT NULL;
CREATE INDEX card_checkouts_holding ON card_checkouts (contract_id) WHERE state = 'paid' AND milestone_id IS NOT NULL AND released_at IS NULL;

-- `reference` is Stripe's id, or what else names it; together with `kind` it's there once, however often Stripe says so.
CREATE TABLE card_problems (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 20),
  reference TEXT NOT NULL CHECK (length(reference) BETWEEN 1 AND 300),
  -- The payment, what moves it, the contract that it's about, and the worker; NULL as far as they aren't known.
  checkout_id INTEGER REFERENCES card_checkouts (id),
  movement_id INTEGER REFERENCES card_movements (id),
  contract_id INTEGER REFERENCES contracts (id),
  user_id INTEGER REFERENCES users (id),
  -- Amounts at Stripe and in the ledger; NULL where it isn't.
  amount INTEGER,
  in_ledger INTEGER,
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  -- What Stripe says about it.
  detail TEXT NOT NULL DEFAULT '' CHECK (length(detail) <= 500),
  -- Whether Stripe refuses it for good.
  is_final INTEGER NOT NULL DEFAULT 0 CHECK (is_final IN (0, 1)),
  state TEXT NOT NULL CHECK (state IN ('open', 'done')),
  found_at INTEGER NOT NULL,
  -- How it ended, when, and who of the office said so; NULL if Stripe did.
  outcome TEXT CHECK (length(outcome) BETWEEN 1 AND 20),
  done_at INTEGER,
  done_by INTEGER REFERENCES users (id),
  UNIQUE (kind, reference),
  CHECK ((state = 'done') = (outcome IS NOT NULL AND done_at IS NOT NULL))
) STRICT;
CREATE INDEX card_problems_state ON card_problems (state, id);
CREATE INDEX card_problems_contract ON card_problems (contract_id) WHERE state = 'open';
CREATE INDEX card_problems_checkout ON card_problems (checkout_id) WHERE state = 'open';
CREATE INDEX card_problems_movement ON card_problems (movement_id);

CREATE TRIGGER card_problems_totaled AFTER INSERT ON card_problems BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('card_problems', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER card_problems_retotaled AFTER UPDATE OF state ON card_problems WHEN OLD.state <> NEW.state BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'card_problems' AND state = OLD.state;
  INSERT INTO list_totals (list, state, total) VALUES ('card_problems', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
