-- Rapid hire: who can be asked to work, hires that ask people in waves, and whom they asked.

-- `hours` is JSON: the times of a week; empty for any time. `asked_at` is when they were asked last.
CREATE TABLE availability (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  available INTEGER NOT NULL CHECK (available IN (0, 1)),
  city TEXT NOT NULL CHECK (length(city) BETWEEN 1 AND 100),
  state TEXT NOT NULL CHECK (length(state) <= 100),
  -- The town's name for comparing, and where it is; NULL if it isn't in the list of towns.
  city_fold TEXT NOT NULL CHECK (length(city_fold) <= 200),
  lat REAL,
  lon REAL,
  radius_miles INTEGER NOT NULL CHECK (radius_miles BETWEEN 1 AND 100),
  min_rate INTEGER CHECK (min_rate > 0),
  rate_unit TEXT NOT NULL CHECK (length(rate_unit) BETWEEN 1 AND 20),
  hours TEXT NOT NULL CHECK (length(hours) <= 4000),
  -- When it ends by itself.
  until INTEGER NOT NULL,
  asked_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX availability_places ON availability (lat, lon) WHERE available = 1;
CREATE INDEX availability_towns ON availability (city_fold, state) WHERE available = 1;

CREATE TABLE availability_categories (
  category TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 40),
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (category, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX availability_categories_of ON availability_categories (user_id);

-- A hire that asks people for a job, on these terms. What the job says can be edited; what was offered stays.
CREATE TABLE rapid_hires (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL UNIQUE REFERENCES jobs (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  -- How those who take the job reach the employer.
  contact_id INTEGER NOT NULL REFERENCES contacts (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  rate INTEGER NOT NULL CHECK (rate > 0),
  rate_unit TEXT NOT NULL CHECK (length(rate_unit) BETWEEN 1 AND 20),
  notes TEXT NOT NULL CHECK (length(notes) <= 1000),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
  -- The number of the last wave, and whether there was nobody for the next one.
  wave INTEGER NOT NULL DEFAULT 0 CHECK (wave >= 0),
  nobody_left INTEGER NOT NULL DEFAULT 0 CHECK (nobody_left IN (0, 1)),
  -- When the clock has to look at it.
  due_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX rapid_hires_employer ON rapid_hires (employer_id, id);

-- Someone who was asked. `waited_days` since their last job (NULL if they never had one) and `missed` shifts put them at
-- this position of the wave.
CREATE TABLE rapid_offers (
  id INTEGER PRIMARY KEY,
  hire_id INTEGER NOT NULL REFERENCES rapid_hires (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  wave INTEGER NOT NULL CHECK (wave > 0),
  position INTEGER NOT NULL CHECK (position > 0),
  waited_days INTEGER CHECK (waited_days >= 0),
  missed INTEGER NOT NULL CHECK (missed >= 0),
  distance_miles REAL NOT NULL CHECK (distance_miles >= 0),
  state TEXT NOT NULL CHECK (length(state) BETWEEN 1 AND 20),
  answer_by INTEGER NOT NULL,
  confirm_by INTEGER,
  contract_id INTEGER REFERENCES contracts (id),
  shift_id INTEGER REFERENCES shifts (id),
  offered_at INTEGER NOT NULL,
  settled_at INTEGER,
  -- Nobody is asked twice for the same hire.
  UNIQUE (hire_id, worker_id)
) STRICT;
-- Nobody holds more than one place, or is asked for two at the same time.
CREATE UNIQUE INDEX rapid_offers_open ON rapid_offers (worker_id) WHERE state IN ('offered', 'chosen');
CREATE INDEX rapid_offers_worker ON rapid_offers (worker_id, id);
CREATE INDEX rapid_offers_line ON rapid_offers (hire_id, wave, position);
CREATE INDEX rapid_offers_lapsed ON rapid_offers (worker_id, settled_at) WHERE state = 'lapsed';
