-- Interviews of their own: one side proposes up to three times, the other picks one. `at` is the time that was agreed on.
CREATE TABLE interviews (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  status TEXT NOT NULL CHECK (status IN ('proposed', 'confirmed', 'held', 'cancelled')),
  proposed_by TEXT NOT NULL CHECK (proposed_by IN ('employer', 'worker')),
  first_time INTEGER NOT NULL,
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
  -- Counts the changes.
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((status IN ('confirmed', 'held')) <= (at IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX interviews_open ON interviews (application_id) WHERE status IN ('proposed', 'confirmed');
CREATE INDEX interviews_of_application ON interviews (application_id, id);
CREATE INDEX interviews_of_worker ON interviews (worker_id, ends_at, id);
CREATE INDEX interviews_of_employer ON interviews (employer_id, ends_at, id);

-- What each person wrote down for themselves.
CREATE TABLE interview_notes (
  interview_id INTEGER NOT NULL REFERENCES interviews (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) <= 5000),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (interview_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX interview_notes_of_user ON interview_notes (user_id);

INSERT INTO interviews (application_id, employer_id, worker_id, status, proposed_by, first_time, at, minutes, ends_at, how, place, note, version, created_at, updated_at)
  SELECT id, employer_id, worker_id, 'confirmed', 'employer', interview_at, interview_at, 60, interview_at + 3600000,
    interview_how, interview_where, COALESCE(interview_note, ''), MAX(interview_version, 1), updated_at, updated_at
  FROM applications WHERE status IN ('interviewing', 'offered') AND interview_at IS NOT NULL;
