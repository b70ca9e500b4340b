-- Shifts: when someone works, and whether they came.

CREATE TABLE shifts (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  place TEXT NOT NULL DEFAULT '' CHECK (length(place) <= 200),
  note TEXT NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  state TEXT NOT NULL CHECK (state IN ('proposed', 'confirmed', 'working', 'done', 'declined', 'no_show', 'canceled', 'taken')),
  -- The shift that this one would take over, if its worker was asked to stand in.
  replaces_id INTEGER REFERENCES shifts (id),
  -- Until when the worker should confirm it.
  confirm_by INTEGER NOT NULL,
  confirmed_at INTEGER,
  arrived_at INTEGER,
  left_at INTEGER,
  -- Whether the worker showed the code of the place when they came.
  by_code INTEGER NOT NULL DEFAULT 0 CHECK (by_code IN (0, 1)),
  -- Whether both were told that nobody came in time.
  is_late INTEGER NOT NULL DEFAULT 0 CHECK (is_late IN (0, 1)),
  -- Wrong codes since a time, so that nobody can guess one.
  wrong_codes INTEGER NOT NULL DEFAULT 0,
  wrong_since INTEGER NOT NULL DEFAULT 0,
  created_by INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  -- When the clock has to look at it.
  due_at INTEGER
) STRICT;
CREATE INDEX shifts_contract ON shifts (contract_id, starts_at);
CREATE INDEX shifts_worker ON shifts (worker_id, starts_at);
CREATE INDEX shifts_employer ON shifts (employer_id, starts_at);
CREATE INDEX shifts_replaces ON shifts (replaces_id) WHERE replaces_id IS NOT NULL;
CREATE INDEX shifts_due ON shifts (due_at) WHERE due_at IS NOT NULL;

-- What an employer's clock-in codes are made from.
CREATE TABLE clock_secrets (
  employer_id INTEGER PRIMARY KEY REFERENCES employers (id),
  secret BLOB NOT NULL CHECK (length(secret) = 32)
) STRICT;

-- Links that show an employer's clock-in code on any screen. Only their hash is stored.
CREATE TABLE kiosks (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created_by INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX kiosks_employer ON kiosks (employer_id, id);
