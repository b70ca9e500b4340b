-- The foundation: people, employers, jobs, applications, contracts, the site's settings.
-- Ids are given by the database; money is integer minor units; instants are integer milliseconds UTC;
-- calendar dates are 'YYYY-MM-DD' and times 'HH:MM' in the site's zone. Every text column has a length CHECK.

CREATE TABLE schema_migrations (
  version INTEGER PRIMARY KEY,
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  applied_at INTEGER NOT NULL
) STRICT;

-- One row: the operator's settings. It is missing until set-up.
CREATE TABLE site (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  town TEXT NOT NULL CHECK (length(town) BETWEEN 1 AND 100),
  state TEXT NOT NULL CHECK (length(state) <= 100),
  country TEXT NOT NULL CHECK (length(country) <= 2),
  place_id INTEGER,
  zone TEXT NOT NULL CHECK (length(zone) BETWEEN 1 AND 60),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  brand TEXT NOT NULL CHECK (length(brand) = 7),
  fee_job_post INTEGER NOT NULL CHECK (fee_job_post >= 0),
  fee_partner_month INTEGER NOT NULL CHECK (fee_partner_month >= 0),
  commission_percent INTEGER NOT NULL CHECK (commission_percent BETWEEN 0 AND 100),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE site_logo (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  token TEXT NOT NULL CHECK (length(token) BETWEEN 1 AND 64),
  png BLOB NOT NULL CHECK (length(png) <= 524288)
) STRICT;

-- Periods in which fees are waived; the open one has no end.
CREATE TABLE promotions (
  id INTEGER PRIMARY KEY,
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 200),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER CHECK (ends_at >= starts_at)
) STRICT;
CREATE UNIQUE INDEX promotions_open ON promotions ((ends_at IS NULL)) WHERE ends_at IS NULL;

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
  email_fold TEXT NOT NULL UNIQUE CHECK (length(email_fold) BETWEEN 3 AND 254),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  password_hash TEXT NOT NULL CHECK (length(password_hash) <= 300),
  role TEXT CHECK (role IN ('worker', 'employer', 'enterprise', 'entrepreneur', 'investor', 'admin')),
  staff TEXT CHECK (staff IN ('agent', 'moderator', 'admin', 'superadmin')),
  email_verified_at INTEGER,
  disabled_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE user_roles (
  user_id INTEGER NOT NULL REFERENCES users (id),
  role TEXT NOT NULL CHECK (role IN ('worker', 'employer', 'enterprise', 'entrepreneur', 'investor')),
  PRIMARY KEY (user_id, role)
) STRICT;

-- Only the SHA-256 of a session's cookie is here.
CREATE TABLE sessions (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_user ON sessions (user_id);

-- Browsers that signed in before: they pass when somebody else guesses at the account's password.
CREATE TABLE known_devices (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  user_id INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX known_devices_user ON known_devices (user_id);

-- One-time links, hashed; a used one is deleted.
CREATE TABLE one_time_tokens (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  purpose TEXT NOT NULL CHECK (purpose IN ('setup', 'admin_link')),
  user_id INTEGER REFERENCES users (id),
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  headline TEXT NOT NULL CHECK (length(headline) <= 120),
  about TEXT NOT NULL CHECK (length(about) <= 4000),
  city TEXT NOT NULL CHECK (length(city) <= 100),
  state TEXT NOT NULL CHECK (length(state) <= 100),
  place_id INTEGER,
  rate INTEGER CHECK (rate > 0),
  rate_unit TEXT NOT NULL CHECK (rate_unit IN ('job', 'hour', 'day', 'week', 'month', 'year')),
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE profile_skills (
  user_id INTEGER NOT NULL REFERENCES profiles (user_id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 19),
  skill TEXT NOT NULL CHECK (length(skill) BETWEEN 1 AND 40),
  PRIMARY KEY (user_id, position)
) STRICT;

-- Who hires. A person who takes the employer role gets one of kind 'person'.
CREATE TABLE employers (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'business', 'enterprise')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  about TEXT NOT NULL CHECK (length(about) <= 4000),
  place_id INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE employer_members (
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  can_post INTEGER NOT NULL CHECK (can_post IN (0, 1)),
  can_hire INTEGER NOT NULL CHECK (can_hire IN (0, 1)),
  can_pay INTEGER NOT NULL CHECK (can_pay IN (0, 1)),
  can_view INTEGER NOT NULL CHECK (can_view IN (0, 1)),
  PRIMARY KEY (employer_id, user_id)
) STRICT;
CREATE INDEX employer_members_user ON employer_members (user_id);

-- `listing` is the place on the board: it grows with every publishing, is NULL off the board, names the
-- row of job_search and is the whole key of the newest-first order. `pay_order` is the most pay an hour, -1 when
-- not stated, so that such jobs come last. The long text stands last: a search reads the columns before it.
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  posted_by INTEGER NOT NULL REFERENCES users (id),
  hiring_name TEXT CHECK (length(hiring_name) BETWEEN 1 AND 120),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 140),
  category TEXT NOT NULL CHECK (length(category) BETWEEN 1 AND 40),
  kind TEXT NOT NULL CHECK (kind IN ('one_off', 'shift', 'hourly', 'steady')),
  status TEXT NOT NULL CHECK (status IN ('draft', 'pending_payment', 'open', 'paused', 'filled', 'closed', 'expired', 'refused')),
  budget_min INTEGER CHECK (budget_min > 0),
  budget_max INTEGER CHECK (budget_max > 0 AND budget_max >= budget_min),
  budget_unit TEXT NOT NULL CHECK (budget_unit IN ('job', 'hour', 'day', 'week', 'month', 'year')),
  pay_hour_min INTEGER,
  pay_hour_max INTEGER,
  pay_order INTEGER GENERATED ALWAYS AS (COALESCE(pay_hour_max, -1)) STORED NOT NULL,
  city TEXT NOT NULL CHECK (length(city) BETWEEN 1 AND 100),
  city_fold TEXT NOT NULL CHECK (length(city_fold) BETWEEN 1 AND 200),
  state TEXT NOT NULL CHECK (length(state) <= 100),
  place_id INTEGER,
  lat REAL,
  lon REAL,
  area TEXT CHECK (length(area) BETWEEN 1 AND 60),
  when_text TEXT CHECK (length(when_text) BETWEEN 1 AND 60),
  start_date TEXT CHECK (length(start_date) = 10),
  end_date TEXT CHECK (length(end_date) = 10 AND end_date >= start_date),
  start_time TEXT CHECK (length(start_time) = 5),
  end_time TEXT CHECK (length(end_time) = 5),
  remote INTEGER NOT NULL CHECK (remote IN (0, 1)),
  is_urgent INTEGER NOT NULL CHECK (is_urgent IN (0, 1)),
  openings INTEGER NOT NULL CHECK (openings BETWEEN 1 AND 500),
  filled INTEGER NOT NULL CHECK (filled BETWEEN 0 AND openings),
  application_count INTEGER NOT NULL CHECK (application_count >= 0),
  listing INTEGER CHECK ((listing IS NULL) = (status <> 'open')),
  listed_at INTEGER,
  first_posted_on TEXT CHECK (length(first_posted_on) = 10),
  expires_at INTEGER,
  closed_at INTEGER,
  close_reason TEXT CHECK (length(close_reason) <= 40),
  import_key TEXT CHECK (length(import_key) BETWEEN 1 AND 100),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  description TEXT NOT NULL CHECK (length(description) BETWEEN 1 AND 20000)
) STRICT;
CREATE UNIQUE INDEX jobs_listing ON jobs (listing) WHERE listing IS NOT NULL;
CREATE UNIQUE INDEX jobs_import ON jobs (employer_id, import_key) WHERE import_key IS NOT NULL;
CREATE INDEX jobs_employer ON jobs (employer_id, id);
CREATE INDEX jobs_category ON jobs (category, listing) WHERE listing IS NOT NULL;
CREATE INDEX jobs_city ON jobs (city_fold, listing) WHERE listing IS NOT NULL;
CREATE INDEX jobs_pay ON jobs (pay_order, listing) WHERE listing IS NOT NULL;
CREATE INDEX jobs_expiry ON jobs (expires_at) WHERE listing IS NOT NULL;

CREATE TABLE job_skills (
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 19),
  skill TEXT NOT NULL CHECK (length(skill) BETWEEN 1 AND 40),
  PRIMARY KEY (job_id, position)
) STRICT;

CREATE TABLE job_questions (
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 4),
  question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
  PRIMARY KEY (job_id, position)
) STRICT;

-- The words of the jobs on the board; rowid = jobs.listing.
CREATE VIRTUAL TABLE job_search USING fts5 (
  title, employer, tags, body,
  content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2'
);

CREATE TABLE applications (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  status TEXT NOT NULL CHECK (status IN ('sent', 'opened', 'shortlisted', 'interviewing', 'offered', 'hired', 'declined', 'withdrawn', 'not_selected')),
  proposed_rate INTEGER NOT NULL CHECK (proposed_rate > 0),
  rate_unit TEXT NOT NULL CHECK (rate_unit IN ('job', 'hour', 'day', 'week', 'month', 'year')),
  message TEXT NOT NULL CHECK (length(message) <= 4000),
  available_from TEXT CHECK (length(available_from) = 10),
  offer_rate INTEGER CHECK (offer_rate > 0),
  offer_unit TEXT CHECK (offer_unit IN ('job', 'hour', 'day', 'week', 'month', 'year')),
  offer_start_date TEXT CHECK (length(offer_start_date) = 10),
  offer_note TEXT CHECK (length(offer_note) <= 4000),
  offered_at INTEGER,
  decline_reason TEXT CHECK (length(decline_reason) <= 40),
  decline_message TEXT CHECK (length(decline_message) <= 4000),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((offer_rate IS NULL) = (offer_unit IS NULL) AND (offer_rate IS NULL) = (offered_at IS NULL))
) STRICT;
-- A person may apply again after withdrawing, but has one live application a job.
CREATE UNIQUE INDEX applications_live ON applications (job_id, worker_id) WHERE status <> 'withdrawn';
CREATE INDEX applications_job ON applications (job_id, id);
CREATE INDEX applications_worker ON applications (worker_id, id);

CREATE TABLE application_answers (
  application_id INTEGER NOT NULL REFERENCES applications (id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 4),
  question TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
  answer TEXT NOT NULL CHECK (length(answer) BETWEEN 1 AND 1000),
  PRIMARY KEY (application_id, position)
) STRICT;

CREATE TABLE application_events (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id),
  status TEXT NOT NULL CHECK (length(status) BETWEEN 1 AND 40),
  actor_id INTEGER REFERENCES users (id),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_events_application ON application_events (application_id, id);

CREATE TABLE contracts (
  id INTEGER PRIMARY KEY,
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  worker_id INTEGER NOT NULL REFERENCES users (id),
  job_id INTEGER REFERENCES jobs (id),
  application_id INTEGER UNIQUE REFERENCES applications (id),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 140),
  rate INTEGER NOT NULL CHECK (rate > 0),
  rate_unit TEXT NOT NULL CHECK (rate_unit IN ('job', 'hour', 'day', 'week', 'month', 'year')),
  start_date TEXT CHECK (length(start_date) = 10),
  status TEXT NOT NULL CHECK (status IN ('active')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX contracts_employer ON contracts (employer_id, id);
CREATE INDEX contracts_worker ON contracts (worker_id, id);

-- What a write answered, kept a day, so that a repeated one gets the same answer and has no second effect.
CREATE TABLE idempotency_keys (
  scope TEXT NOT NULL CHECK (length(scope) <= 40),
  key TEXT NOT NULL CHECK (length(key) BETWEEN 1 AND 100),
  request_hash BLOB NOT NULL CHECK (length(request_hash) = 32),
  status INTEGER NOT NULL,
  body BLOB NOT NULL CHECK (length(body) <= 65536),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT;
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- What the running server says of itself: its address, for the links of the command line, and when it last
-- wrote, so that "ready" means that a write really reaches the disk.
CREATE TABLE server_state (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 300),
  beat_at INTEGER NOT NULL
) STRICT;
