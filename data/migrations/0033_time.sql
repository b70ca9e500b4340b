-- Hours worked: a running timer, entries, and the timesheet of each week.

-- At most one timer per person, whatever the number of devices.
CREATE TABLE timers (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  -- Made on the device that started it; the entry keeps it, so that stopping twice makes one entry.
  client_id TEXT NOT NULL CHECK (length(client_id) BETWEEN 8 AND 64),
  started_at INTEGER NOT NULL,
  memo TEXT NOT NULL DEFAULT '' CHECK (length(memo) <= 500),
  -- How far the device's clock was ahead of the server's, in milliseconds; 0 up to two minutes.
  clock_skew INTEGER NOT NULL DEFAULT 0 CHECK (clock_skew >= 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX timers_contract ON timers (contract_id);

CREATE TABLE timesheets (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  -- First day of the week, in the site's time zone.
  week TEXT NOT NULL CHECK (length(week) = 10),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'submitted', 'returned', 'approved')),
  -- Counts every change, so that an answer is about what the person saw.
  version INTEGER NOT NULL DEFAULT 1,
  -- Sums of its entries. `seconds` is exact; the others follow the site's rules. `amount` is in minor units.
  entries INTEGER NOT NULL DEFAULT 0 CHECK (entries >= 0),
  seconds INTEGER NOT NULL DEFAULT 0 CHECK (seconds >= 0),
  counted_seconds INTEGER NOT NULL DEFAULT 0 CHECK (counted_seconds >= 0),
  overtime_seconds INTEGER NOT NULL DEFAULT 0 CHECK (overtime_seconds >= 0),
  amount INTEGER NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- The rules (JSON) when it was sent in; NULL while the site's count.
  rules TEXT CHECK (length(rules) <= 1000),
  -- How many seconds count at most; only if the clock approved it.
  cap_seconds INTEGER CHECK (cap_seconds >= 0),
  submit_note TEXT NOT NULL DEFAULT '' CHECK (length(submit_note) <= 1000),
  return_note TEXT NOT NULL DEFAULT '' CHECK (length(return_note) <= 1000),
  created_at INTEGER NOT NULL,
  submitted_at INTEGER,
  approved_at INTEGER,
  -- Who approved it; NULL for the clock.
  approved_by INTEGER REFERENCES users (id),
  -- When it counts as approved, if the employer says nothing.
  approve_at INTEGER,
  -- When the clock has to look at it: to remind the worker or the employer, then to approve it.
  due_at INTEGER,
  UNIQUE (contract_id, week)
) STRICT;
CREATE INDEX timesheets_employer ON timesheets (employer_id, id) WHERE state = 'submitted';
CREATE INDEX timesheets_worker ON timesheets (worker_id, id) WHERE state IN ('open', 'returned');
CREATE INDEX timesheets_year ON timesheets (worker_id, week);
CREATE INDEX timesheets_due ON timesheets (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE time_entries (
  id INTEGER PRIMARY KEY,
  timesheet_id INTEGER NOT NULL REFERENCES timesheets (id),
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  client_id TEXT NOT NULL CHECK (length(client_id) BETWEEN 8 AND 64),
  started_at INTEGER NOT NULL,
  ended_at INTEGER NOT NULL CHECK (ended_at > started_at),
  memo TEXT NOT NULL CHECK (length(memo) <= 500),
  -- Whether the times were typed in. If a timer had recorded others, those are kept.
  manual INTEGER NOT NULL CHECK (manual IN (0, 1)),
  recorded_started_at INTEGER,
  recorded_ended_at INTEGER,
  clock_skew INTEGER NOT NULL DEFAULT 0 CHECK (clock_skew >= 0),
  -- Minor units per hour when the work began; NULL if the contract isn't paid by the hour.
  rate INTEGER CHECK (rate > 0),
  -- Where the worker chose to say that they were (JSON); NULL if they didn't.
  place TEXT CHECK (length(place) <= 500),
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, client_id)
) STRICT;
CREATE INDEX time_entries_timesheet ON time_entries (timesheet_id, started_at);
CREATE INDEX time_entries_user ON time_entries (user_id, started_at);

-- Photos that a worker added to an entry, with the hash that the device took at capture.
CREATE TABLE time_photos (
  entry_id INTEGER NOT NULL REFERENCES time_entries (id),
  file_id INTEGER NOT NULL REFERENCES files (id),
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  taken_at INTEGER NOT NULL,
  PRIMARY KEY (entry_id, file_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX time_photos_file ON time_photos (file_id);

-- Comments and questions on one line of a timesheet.
CREATE TABLE time_comments (
  id INTEGER PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES time_entries (id),
  side TEXT NOT NULL CHECK (side IN ('employer', 'worker')),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX time_comments_entry ON time_comments (entry_id, id);

-- SHA-256 of a file's bytes as they arrived, before anything was done to them; NULL for older files.
ALTER TABLE files ADD COLUMN sha256 TEXT CHECK (length(sha256) = 64);

-- How hours count. NULL switches a rule off; hours of a day or a week beyond a limit are overtime.
ALTER TABLE site ADD COLUMN week_starts TEXT NOT NULL DEFAULT 'sunday' CHECK (week_starts IN ('saturday', 'sunday', 'monday'));
ALTER TABLE site ADD COLUMN overtime_day_hours INTEGER CHECK (overtime_day_hours BETWEEN 1 AND 24);
ALTER TABLE site ADD COLUMN overtime_week_hours INTEGER CHECK (overtime_week_hours BETWEEN 1 AND 168);
ALTER TABLE site ADD COLUMN overtime_percent INTEGER NOT NULL DEFAULT 150 CHECK (overtime_percent BETWEEN 100 AND 300);
ALTER TABLE site ADD COLUMN break_after_hours INTEGER CHECK (break_after_hours BETWEEN 1 AND 24);
ALTER TABLE site ADD COLUMN break_minutes INTEGER NOT NULL DEFAULT 30 CHECK (break_minutes BETWEEN 1 AND 120);
-- Entries are rounded to the nearest so many minutes; 0 for none.
ALTER TABLE site ADD COLUMN rounding_minutes INTEGER NOT NULL DEFAULT 0 CHECK (rounding_minutes IN (0, 5, 6, 10, 15));
