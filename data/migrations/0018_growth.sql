-- Pages and lists take as long on a large site as on a small one: numbers that were counted for each request are stored,
-- and lists of an employer's things have indexes of their own.

-- The number of open jobs, shown on every page.
ALTER TABLE board ADD COLUMN open_jobs INTEGER NOT NULL DEFAULT 0 CHECK (open_jobs >= 0);
UPDATE board SET open_jobs = (SELECT COUNT(*) FROM jobs WHERE listing IS NOT NULL);

-- An application's employer is its job's, which never changes. `inbox_order` is when a reply is due; applications that
-- wait for none come last.
ALTER TABLE applications ADD COLUMN employer_id INTEGER REFERENCES employers (id);
UPDATE applications SET employer_id = (SELECT j.employer_id FROM jobs j WHERE j.id = applications.job_id);
ALTER TABLE applications ADD COLUMN inbox_order INTEGER GENERATED ALWAYS AS
  (CASE WHEN status IN ('sent', 'opened') AND answer_by IS NOT NULL THEN answer_by ELSE 9000000000000000 END) VIRTUAL;
-- The inbox by reply deadline and by age, as a whole and for one verdict.
CREATE INDEX applications_inbox ON applications (employer_id, status, inbox_order, id);
CREATE INDEX applications_newest ON applications (employer_id, status, id);
CREATE INDEX applications_employer ON applications (employer_id, id);
CREATE INDEX applications_verdict ON applications (employer_id, verdict, status, inbox_order, id) WHERE verdict IS NOT NULL;
CREATE INDEX applications_verdict_newest ON applications (employer_id, verdict, status, id) WHERE verdict IS NOT NULL;

-- How many applications an employer has of each status and verdict ('' for none). Triggers keep it, so that no statement
-- that changes an application can forget it.
CREATE TABLE application_counts (
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  status TEXT NOT NULL CHECK (length(status) BETWEEN 1 AND 40),
  verdict TEXT NOT NULL CHECK (verdict IN ('', 'yes', 'maybe', 'no')),
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (employer_id, status, verdict)
) STRICT, WITHOUT ROWID;
INSERT INTO application_counts (employer_id, status, verdict, count)
  SELECT employer_id, status, COALESCE(verdict, ''), COUNT(*) FROM applications GROUP BY employer_id, status, COALESCE(verdict, '');
CREATE TRIGGER applications_counted AFTER INSERT ON applications BEGIN
  INSERT INTO application_counts (employer_id, status, verdict, count) VALUES (NEW.employer_id, NEW.status, COALESCE(NEW.verdict, ''), 1)
    ON CONFLICT (employer_id, status, verdict) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER applications_recounted AFTER UPDATE OF status, verdict ON applications BEGIN
  UPDATE application_counts SET count = count - 1
    WHERE employer_id = OLD.employer_id AND status = OLD.status AND verdict = COALESCE(OLD.verdict, '');
  INSERT INTO application_counts (employer_id, status, verdict, count) VALUES (NEW.employer_id, NEW.status, COALESCE(NEW.verdict, ''), 1)
    ON CONFLICT (employer_id, status, verdict) DO UPDATE SET count = count + 1;
END;

-- A town's neighborhoods and past pay are read from the index alone.
DROP INDEX jobs_city;
CREATE INDEX jobs_city ON jobs (city_fold, listing, state, area) WHERE listing IS NOT NULL;
DROP INDEX jobs_ended;
CREATE INDEX jobs_ended ON jobs (city_fold, closed_at, state, status, listed_at, category, budget_unit, budget_min, budget_max)
  WHERE closed_at IS NOT NULL;

-- An employer's to-dos and track record.
CREATE INDEX jobs_expiring ON jobs (employer_id, expires_at, id) WHERE status = 'open';
CREATE INDEX jobs_unpaid ON jobs (employer_id, id) WHERE status = 'pending_payment';
CREATE INDEX jobs_over ON jobs (employer_id, filled)
  WHERE status IN ('filled', 'closed', 'expired') AND listed_at IS NOT NULL AND hiring_name IS NULL;
-- past_posters now serves the queries that used these indexes.
DROP INDEX jobs_posted_by;
DROP INDEX jobs_listed_of;

-- The total of each account in each month, updated with each entry.
CREATE TABLE ledger_sums (
  month TEXT NOT NULL CHECK (length(month) = 7),
  account TEXT NOT NULL CHECK (length(account) BETWEEN 1 AND 40),
  amount INTEGER NOT NULL,
  PRIMARY KEY (month, account)
) STRICT, WITHOUT ROWID;
INSERT INTO ledger_sums (month, account, amount)
  SELECT e.month, p.account, SUM(p.amount) FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id GROUP BY e.month, p.account;

-- The number and total of the fees that a promotion waived, without those that were canceled later.
ALTER TABLE promotions ADD COLUMN given INTEGER NOT NULL DEFAULT 0 CHECK (given >= 0);
ALTER TABLE promotions ADD COLUMN given_amount INTEGER NOT NULL DEFAULT 0 CHECK (given_amount >= 0);
UPDATE promotions SET
  given = (SELECT COUNT(*) FROM fees f WHERE f.promotion_id = promotions.id AND f.state = 'waived' AND f.amount > 0),
  given_amount = (SELECT COALESCE(SUM(f.amount), 0) FROM fees f WHERE f.promotion_id = promotions.id AND f.state = 'waived');

-- Every page checks whether the site has an operator, and support looks up the staff to notify.
CREATE INDEX users_staff ON users (staff, id) WHERE staff IS NOT NULL;
-- Sessions that ended by themselves.
CREATE INDEX sessions_created ON sessions (created_at);
CREATE INDEX sessions_seen ON sessions (last_seen_at);

-- Parts of people's names and email addresses, for staff who look for somebody. Triggers keep it.
CREATE VIRTUAL TABLE people_search USING fts5 (name, email, content = '', contentless_delete = 1, tokenize = 'trigram');
INSERT INTO people_search (rowid, name, email) SELECT id, name_fold, email_fold FROM users;
CREATE TRIGGER users_added AFTER INSERT ON users BEGIN
  INSERT INTO people_search (rowid, name, email) VALUES (NEW.id, NEW.name_fold, NEW.email_fold);
END;
CREATE TRIGGER users_renamed AFTER UPDATE OF name_fold, email_fold ON users BEGIN
  DELETE FROM people_search WHERE rowid = OLD.id;
  INSERT INTO people_search (rowid, name, email) VALUES (NEW.id, NEW.name_fold, NEW.email_fold);
END;
