-- How two people who agreed on a job reach each other, and when and where an interview is.

-- What a person gave: as a worker, or for an employer. It is hidden while their account is closed, and suggested the next
-- time they are asked.
CREATE TABLE contacts (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  employer_id INTEGER REFERENCES employers (id),
  phone TEXT NOT NULL CHECK (length(phone) <= 40),
  email TEXT NOT NULL CHECK (length(email) <= 254),
  note TEXT NOT NULL CHECK (length(note) <= 300),
  updated_at INTEGER NOT NULL,
  CHECK (phone <> '' OR email <> '')
) STRICT;
CREATE INDEX contacts_user ON contacts (user_id, employer_id, updated_at, id);
CREATE INDEX contacts_employer ON contacts (employer_id, updated_at, id) WHERE employer_id IS NOT NULL;

-- The contact in an offer stays hidden from the worker until they accept it.
ALTER TABLE applications ADD COLUMN offer_contact_id INTEGER REFERENCES contacts (id);
ALTER TABLE contracts ADD COLUMN employer_contact_id INTEGER REFERENCES contacts (id);
ALTER TABLE contracts ADD COLUMN worker_contact_id INTEGER REFERENCES contacts (id);
-- The words of the offer.
ALTER TABLE contracts ADD COLUMN note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 4000);
UPDATE contracts SET note = COALESCE((SELECT a.offer_note FROM applications a WHERE a.id = contracts.application_id), '');

-- The interview. `interview_version` counts its changes, so that calendars know which one is the newest.
ALTER TABLE applications ADD COLUMN interview_at INTEGER;
ALTER TABLE applications ADD COLUMN interview_how TEXT CHECK (interview_how IN ('in_person', 'phone', 'video', 'other'));
ALTER TABLE applications ADD COLUMN interview_where TEXT CHECK (length(interview_where) BETWEEN 1 AND 300);
ALTER TABLE applications ADD COLUMN interview_note TEXT CHECK (length(interview_note) <= 1000);
ALTER TABLE applications ADD COLUMN interview_version INTEGER NOT NULL DEFAULT 0 CHECK (interview_version >= 0);
-- The next interviews of an employer, for its members' dashboards.
CREATE INDEX applications_interviews ON applications (employer_id, interview_at, id)
  WHERE status = 'interviewing' AND interview_at IS NOT NULL;

-- An employer's own jobs by state, by age and by applicants.
CREATE INDEX jobs_own ON jobs (employer_id, status, id);
CREATE INDEX jobs_own_applicants ON jobs (employer_id, status, application_count, id);

-- How many jobs an employer has in each state. Triggers keep it, so that no statement that changes a job can forget it.
CREATE TABLE job_counts (
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  status TEXT NOT NULL CHECK (length(status) BETWEEN 1 AND 40),
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (employer_id, status)
) STRICT, WITHOUT ROWID;
INSERT INTO job_counts (employer_id, status, count) SELECT employer_id, status, COUNT(*) FROM jobs GROUP BY employer_id, status;
CREATE TRIGGER jobs_counted AFTER INSERT ON jobs BEGIN
  INSERT INTO job_counts (employer_id, status, count) VALUES (NEW.employer_id, NEW.status, 1)
    ON CONFLICT (employer_id, status) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER jobs_recounted AFTER UPDATE OF status ON jobs WHEN OLD.status <> NEW.status BEGIN
  UPDATE job_counts SET count = count - 1 WHERE employer_id = OLD.employer_id AND status = OLD.status;
  INSERT INTO job_counts (employer_id, status, count) VALUES (NEW.employer_id, NEW.status, 1)
    ON CONFLICT (employer_id, status) DO UPDATE SET count = count + 1;
END;

-- The words of jobs' titles and towns, for people who look among their own. The employer is a word too, so that a search
-- reads no other employer's jobs. Triggers keep it.
CREATE VIRTUAL TABLE own_jobs_search USING fts5 (employer, words, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
INSERT INTO own_jobs_search (rowid, employer, words) SELECT id, 'e' || employer_id, title || ' ' || city FROM jobs;
CREATE TRIGGER jobs_added AFTER INSERT ON jobs BEGIN
  INSERT INTO own_jobs_search (rowid, employer, words) VALUES (NEW.id, 'e' || NEW.employer_id, NEW.title || ' ' || NEW.city);
END;
CREATE TRIGGER jobs_renamed AFTER UPDATE OF title, city ON jobs WHEN OLD.title <> NEW.title OR OLD.city <> NEW.city BEGIN
  DELETE FROM own_jobs_search WHERE rowid = OLD.id;
  INSERT INTO own_jobs_search (rowid, employer, words) VALUES (NEW.id, 'e' || NEW.employer_id, NEW.title || ' ' || NEW.city);
END;
