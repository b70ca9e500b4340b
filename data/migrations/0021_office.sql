-- The office: how much waits for it, what rings its bell, how the public reaches it, and when the file was last backed up.

-- The number of rows in the lists that the office works through. Triggers keep it, so that no statement can forget it.
CREATE TABLE list_totals (
  list TEXT NOT NULL CHECK (length(list) BETWEEN 1 AND 40),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 40),
  total INTEGER NOT NULL CHECK (total >= 0),
  PRIMARY KEY (list, state)
) STRICT, WITHOUT ROWID;

-- Fees by state. Refunds that are still to be sent back count as 'owed', too.
INSERT INTO list_totals (list, state, total) SELECT 'fees', state, COUNT(*) FROM fees GROUP BY state;
INSERT INTO list_totals (list, state, total)
  SELECT 'fees', 'owed', COUNT(*) FROM fees WHERE state = 'refunded' AND returned_at IS NULL HAVING COUNT(*) > 0;
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

-- Feedback by state, without what was merged into other feedback.
INSERT INTO list_totals (list, state, total) SELECT 'feedback', state, COUNT(*) FROM feedback WHERE merged_into IS NULL GROUP BY state;
CREATE TRIGGER feedback_totaled AFTER INSERT ON feedback WHEN NEW.merged_into IS NULL BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('feedback', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER feedback_retotaled AFTER UPDATE OF state, merged_into ON feedback
  WHEN OLD.state <> NEW.state OR (OLD.merged_into IS NULL) <> (NEW.merged_into IS NULL) BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'feedback' AND state = OLD.state AND OLD.merged_into IS NULL;
  INSERT INTO list_totals (list, state, total) SELECT 'feedback', NEW.state, 1 WHERE NEW.merged_into IS NULL
    ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER feedback_untotaled AFTER DELETE ON feedback WHEN OLD.merged_into IS NULL BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'feedback' AND state = OLD.state;
END;

-- Groups of errors by state.
INSERT INTO list_totals (list, state, total) SELECT 'errors', state, COUNT(*) FROM error_groups GROUP BY state;
CREATE TRIGGER error_groups_totaled AFTER INSERT ON error_groups BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('errors', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER error_groups_retotaled AFTER UPDATE OF state ON error_groups WHEN OLD.state <> NEW.state BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'errors' AND state = OLD.state;
  INSERT INTO list_totals (list, state, total) VALUES ('errors', NEW.state, 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER error_groups_untotaled AFTER DELETE ON error_groups BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'errors' AND state = OLD.state;
END;

-- The review queue: jobs with open reports, and jobs that wait for their fee. A job counts once, however many report it.
INSERT INTO list_totals (list, state, total)
  SELECT 'review', 'reported', COUNT(DISTINCT job_id) FROM job_reports WHERE resolved_at IS NULL HAVING COUNT(*) > 0;
CREATE TRIGGER job_reports_totaled AFTER INSERT ON job_reports
  WHEN NEW.resolved_at IS NULL AND NOT EXISTS (SELECT 1 FROM job_reports o WHERE o.job_id = NEW.job_id AND o.resolved_at IS NULL AND o.id <> NEW.id) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('review', 'reported', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER job_reports_untotaled AFTER UPDATE OF resolved_at ON job_reports
  WHEN OLD.resolved_at IS NULL AND NEW.resolved_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM job_reports o WHERE o.job_id = NEW.job_id AND o.resolved_at IS NULL) BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'review' AND state = 'reported';
END;
INSERT INTO list_totals (list, state, total)
  SELECT 'review', 'waiting', COUNT(*) FROM jobs WHERE status = 'pending_payment' HAVING COUNT(*) > 0;
CREATE TRIGGER jobs_waiting_totaled AFTER INSERT ON jobs WHEN NEW.status = 'pending_payment' BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('review', 'waiting', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER jobs_waiting_retotaled AFTER UPDATE OF status ON jobs WHEN (OLD.status = 'pending_payment') <> (NEW.status = 'pending_payment') BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('review', 'waiting', 1)
    ON CONFLICT (list, state) DO UPDATE SET total = total + CASE WHEN NEW.status = 'pending_payment' THEN 1 ELSE -1 END;
END;

-- Accounts: all of them, the closed ones, and those whose owner asked for a password reset link.
INSERT INTO list_totals (list, state, total) SELECT 'people', 'all', COUNT(*) FROM users HAVING COUNT(*) > 0;
INSERT INTO list_totals (list, state, total) SELECT 'people', 'closed', COUNT(*) FROM users WHERE disabled_at IS NOT NULL HAVING COUNT(*) > 0;
INSERT INTO list_totals (list, state, total) SELECT 'people', 'asked', COUNT(*) FROM password_reset_requests HAVING COUNT(*) > 0;
CREATE TRIGGER users_totaled AFTER INSERT ON users BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('people', 'all', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER users_closed_totaled AFTER UPDATE OF disabled_at ON users WHEN (OLD.disabled_at IS NULL) <> (NEW.disabled_at IS NULL) BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('people', 'closed', 1)
    ON CONFLICT (list, state) DO UPDATE SET total = total + CASE WHEN NEW.disabled_at IS NOT NULL THEN 1 ELSE -1 END;
END;
CREATE TRIGGER reset_requests_totaled AFTER INSERT ON password_reset_requests BEGIN
  INSERT INTO list_totals (list, state, total) VALUES ('people', 'asked', 1) ON CONFLICT (list, state) DO UPDATE SET total = total + 1;
END;
CREATE TRIGGER reset_requests_untotaled AFTER DELETE ON password_reset_requests BEGIN
  UPDATE list_totals SET total = total - 1 WHERE list = 'people' AND state = 'asked';
END;

-- New accounts in the operator's statistics.
CREATE INDEX users_created ON users (created_at);

-- How many events an unread notification stands for.
ALTER TABLE notifications ADD COLUMN times INTEGER NOT NULL DEFAULT 1 CHECK (times >= 1);

-- How the public reaches the office; empty where the operator left it out.
ALTER TABLE site ADD COLUMN contact_email TEXT NOT NULL DEFAULT '' CHECK (length(contact_email) <= 254);
ALTER TABLE site ADD COLUMN contact_phone TEXT NOT NULL DEFAULT '' CHECK (length(contact_phone) <= 40);
ALTER TABLE site ADD COLUMN contact_address TEXT NOT NULL DEFAULT '' CHECK (length(contact_address) <= 300);
ALTER TABLE site ADD COLUMN contact_hours TEXT NOT NULL DEFAULT '' CHECK (length(contact_hours) <= 200);

-- When `jobstead backup` last copied this file.
ALTER TABLE server_state ADD COLUMN backed_up_at INTEGER;
