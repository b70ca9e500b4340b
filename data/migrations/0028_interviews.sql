-- Interviews of their own: one side proposes up to three times, the other picks one. `at` is the time that was agreed on.
-- With `from_hours`, there are no such times: the applicant picks a free one from the employer's interview hours.
CREATE TABLE interviews (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  status TEXT NOT NULL CHECK (status IN ('proposed', 'confirmed', 'held', 'cancelled')),
  proposed_by TEXT NOT NULL CHECK (proposed_by IN ('employer', 'worker')),
  from_hours INTEGER NOT NULL DEFAULT 0 CHECK (from_hours IN (0, 1)),
  first_time INTEGER,
  second_time INTEGER,
  third_time INTEGER,
  at INTEGER,
  minutes INTEGER NOT NULL CHECK (minutes BETWEEN 15 AND 180),
  -- When the interview is over at the latest; a cancelled one is over at once.
  ends_at INTEGER NOT NULL,
  how TEXT NOT NULL CHECK (how IN ('in_person', 'phone', 'video', 'other')),
  place TEXT NOT NULL CHECK (length(place) BETWEEN 1 AND 300),
  note TEXT NOT NULL CHECK (length(note) <= 1000),
  reason TEXT NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  -- When the next reminder is due.
  remind_at INTEGER,
  -- Counts the changes.
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((status IN ('confirmed', 'held')) <= (at IS NOT NULL)),
  CHECK (from_hours = 1 OR first_time IS NOT NULL)
) STRICT;
CREATE UNIQUE INDEX interviews_open ON interviews (application_id) WHERE status IN ('proposed', 'confirmed');
CREATE INDEX interviews_of_application ON interviews (application_id, id);
CREATE INDEX interviews_of_worker ON interviews (worker_id, ends_at, id);
CREATE INDEX interviews_of_employer ON interviews (employer_id, ends_at, id);
CREATE INDEX interviews_to_remind ON interviews (remind_at) WHERE remind_at IS NOT NULL;

-- When an employer can hold interviews, in the site's time zone. `hours` is a JSON list of weekdays with a start and an end.
CREATE TABLE interview_hours (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id),
  hours TEXT NOT NULL CHECK (length(hours) <= 5000),
  buffer_minutes INTEGER NOT NULL CHECK (buffer_minutes BETWEEN 0 AND 120),
  notice_hours INTEGER NOT NULL CHECK (notice_hours BETWEEN 1 AND 168),
  days_ahead INTEGER NOT NULL CHECK (days_ahead BETWEEN 1 AND 60),
  updated_at INTEGER NOT NULL
) STRICT;

-- What each person wrote down for themselves.
CREATE TABLE interview_notes (
  interview_id INTEGER NOT NULL REFERENCES interviews (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) <= 5000),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (interview_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX interview_notes_of_user ON interview_notes (user_id);

-- An interview in the past is due a reminder too, which the first sweep drops.
INSERT INTO interviews (application_id, employer_id, worker_id, status, proposed_by, first_time, at, minutes, ends_at, how, place, note, remind_at, version, created_at, updated_at)
  SELECT id, employer_id, worker_id, 'confirmed', 'employer', interview_at, interview_at, 60, interview_at + 3600000,
    interview_how, interview_where, COALESCE(interview_note, ''), interview_at - 3600000, MAX(interview_version, 1), updated_at, updated_at
  FROM applications WHERE status IN ('interviewing', 'offered') AND interview_at IS NOT NULL;
