-- What partners get, in the operator's words; empty while there's no partner subscription.
ALTER TABLE site ADD COLUMN partner_offer TEXT NOT NULL DEFAULT '' CHECK (length(partner_offer) <= 1000);

-- The first and the last day of the month that a partner fee is for, YYYY-MM-DD; set once it's paid or waived.
ALTER TABLE fees ADD COLUMN first_day TEXT CHECK (length(first_day) = 10);
ALTER TABLE fees ADD COLUMN last_day TEXT CHECK (length(last_day) = 10 AND last_day >= first_day);

-- A person has at most one partner fee to pay.
CREATE UNIQUE INDEX fees_partner_due ON fees (user_id) WHERE kind = 'partner_month' AND state = 'due';
CREATE INDEX fees_partner ON fees (user_id, last_day) WHERE kind = 'partner_month' AND state IN ('paid', 'waived');
CREATE INDEX fees_partners ON fees (last_day, id) WHERE kind = 'partner_month' AND state IN ('paid', 'waived');
-- Fees that people pay for themselves.
CREATE INDEX fees_person ON fees (user_id, id) WHERE employer_id IS NULL;
