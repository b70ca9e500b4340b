-- The board in full: pictures and papers, profiles, teams, drafts, pins, saved searches, reports, the reply clock,
-- notifications. What an index serves is named at the index.

-- Files in chunks, so that a large one is never in memory as a whole. A stranger may hold a file's name, so it is a
-- random token. A photo has a second, small size.
CREATE TABLE files (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 64),
  owner_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('photo', 'document')),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  media_type TEXT NOT NULL CHECK (length(media_type) BETWEEN 3 AND 100),
  bytes INTEGER NOT NULL CHECK (bytes >= 0),
  width INTEGER CHECK (width > 0),
  height INTEGER CHECK (height > 0),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX files_owner ON files (owner_id, created_at);

CREATE TABLE file_chunks (
  file_id INTEGER NOT NULL REFERENCES files (id),
  size TEXT NOT NULL CHECK (size IN ('full', 'small')),
  position INTEGER NOT NULL CHECK (position >= 0),
  data BLOB NOT NULL CHECK (length(data) BETWEEN 1 AND 262144),
  PRIMARY KEY (file_id, size, position)
) STRICT;

-- People. `name_fold` is what staff search by.
ALTER TABLE users ADD COLUMN name_fold TEXT NOT NULL DEFAULT '' CHECK (length(name_fold) <= 400);
UPDATE users SET name_fold = lower(name);
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '' CHECK (length(agent) <= 100);
ALTER TABLE profiles ADD COLUMN photo_id INTEGER REFERENCES files (id);
CREATE INDEX profiles_photo ON profiles (photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE profiles ADD COLUMN availability TEXT NOT NULL DEFAULT '' CHECK (length(availability) <= 120);
ALTER TABLE profiles ADD COLUMN available_from TEXT CHECK (length(available_from) = 10);
-- Who reads a profile: everyone, the signed in, or only employers that the person applied to.
ALTER TABLE profiles ADD COLUMN visibility TEXT NOT NULL DEFAULT 'members' CHECK (visibility IN ('everyone', 'members', 'applied'));

-- Papers that a person keeps with the profile and attaches to applications.
CREATE TABLE profile_files (
  user_id INTEGER NOT NULL REFERENCES users (id),
  file_id INTEGER NOT NULL REFERENCES files (id),
  PRIMARY KEY (user_id, file_id)
) STRICT;

CREATE INDEX profile_files_file ON profile_files (file_id);

-- Who asked for a new password. Without a mail server the operator hands the link out.
CREATE TABLE password_reset_requests (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  requested_at INTEGER NOT NULL
) STRICT;
CREATE INDEX password_reset_requests_age ON password_reset_requests (requested_at);

-- The purposes of one-time links grow, which a CHECK cannot.
CREATE TABLE one_time_tokens_new (
  hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
  purpose TEXT NOT NULL CHECK (length(purpose) BETWEEN 1 AND 40),
  user_id INTEGER REFERENCES users (id),
  expires_at INTEGER NOT NULL
) STRICT;
INSERT INTO one_time_tokens_new (hash, purpose, user_id, expires_at) SELECT hash, purpose, user_id, expires_at FROM one_time_tokens;
DROP TABLE one_time_tokens;
ALTER TABLE one_time_tokens_new RENAME TO one_time_tokens;

-- Employers. The truth line is computed by the clock: past jobs, those that hired, the median time of an answer
-- (milliseconds), answers due and kept.
ALTER TABLE employers ADD COLUMN photo_id INTEGER REFERENCES files (id);
CREATE INDEX employers_photo ON employers (photo_id) WHERE photo_id IS NOT NULL;
ALTER TABLE employers ADD COLUMN city TEXT NOT NULL DEFAULT '' CHECK (length(city) <= 100);
ALTER TABLE employers ADD COLUMN state TEXT NOT NULL DEFAULT '' CHECK (length(state) <= 100);
ALTER TABLE employers ADD COLUMN jobs_ended INTEGER NOT NULL DEFAULT 0;
ALTER TABLE employers ADD COLUMN jobs_hired INTEGER NOT NULL DEFAULT 0;
ALTER TABLE employers ADD COLUMN reply_median INTEGER;
ALTER TABLE employers ADD COLUMN replies_due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE employers ADD COLUMN replies_kept INTEGER NOT NULL DEFAULT 0;
ALTER TABLE employers ADD COLUMN seen_at INTEGER;
ALTER TABLE employers ADD COLUMN truth_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX employers_truth ON employers (truth_at);

CREATE TABLE employer_invitations (
  id INTEGER PRIMARY KEY,
  hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  label TEXT NOT NULL CHECK (length(label) BETWEEN 1 AND 100),
  can_post INTEGER NOT NULL CHECK (can_post IN (0, 1)),
  can_hire INTEGER NOT NULL CHECK (can_hire IN (0, 1)),
  can_pay INTEGER NOT NULL CHECK (can_pay IN (0, 1)),
  can_view INTEGER NOT NULL CHECK (can_view IN (0, 1)),
  created_by INTEGER NOT NULL REFERENCES users (id),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX employer_invitations_employer ON employer_invitations (employer_id, id);

-- Settings: applications a person may send in a day, and the days of a new job's reply promise.
ALTER TABLE site ADD COLUMN apply_limit INTEGER NOT NULL DEFAULT 30 CHECK (apply_limit BETWEEN 1 AND 1000);
ALTER TABLE site ADD COLUMN reply_days INTEGER NOT NULL DEFAULT 7 CHECK (reply_days BETWEEN 1 AND 60);

-- Jobs. A paused job keeps its place on the board in `held_listing`, so that pausing lifts nobody. `checked_at` is when
-- the employer last showed that it is still open.
ALTER TABLE jobs ADD COLUMN held_listing INTEGER;
ALTER TABLE jobs ADD COLUMN checked_at INTEGER;
ALTER TABLE jobs ADD COLUMN reply_days INTEGER NOT NULL DEFAULT 7 CHECK (reply_days BETWEEN 1 AND 60);
ALTER TABLE jobs ADD COLUMN refusal TEXT CHECK (length(refusal) BETWEEN 1 AND 1000);
CREATE INDEX jobs_of_employer ON jobs (employer_id, listing) WHERE listing IS NOT NULL;
-- A paused job's time runs too.
DROP INDEX jobs_expiry;
CREATE INDEX jobs_expiry ON jobs (expires_at) WHERE status IN ('open', 'paused');
-- The last place given on the board. It only grows, so that "since" can be a place.
CREATE TABLE board (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  last_listing INTEGER NOT NULL
) STRICT;
INSERT INTO board (id, last_listing) SELECT 1, COALESCE(MAX(listing), 0) FROM jobs WHERE listing IS NOT NULL;
-- The budget guide: the newest jobs of a category and unit that were ever on the board.
CREATE INDEX jobs_guide ON jobs (category, budget_unit, listed_at) WHERE listed_at IS NOT NULL;

-- What ended jobs paid in a town.
CREATE INDEX jobs_ended ON jobs (city_fold, closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE job_photos (
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 4),
  file_id INTEGER NOT NULL REFERENCES files (id),
  PRIMARY KEY (job_id, position)
) STRICT;
CREATE INDEX job_photos_file ON job_photos (file_id);

CREATE TABLE job_reports (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  reporter_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL CHECK (length(reason) BETWEEN 1 AND 40),
  note TEXT NOT NULL CHECK (length(note) <= 1000),
  created_at INTEGER NOT NULL,
  resolved_at INTEGER
) STRICT;
CREATE UNIQUE INDEX job_reports_once ON job_reports (job_id, reporter_id) WHERE resolved_at IS NULL;
CREATE INDEX jobs_waiting ON jobs (id) WHERE status = 'pending_payment';
CREATE INDEX job_reports_open ON job_reports (job_id) WHERE resolved_at IS NULL;

-- What a person writes and has not sent, so that another device has it too. The body is the form's, opaque here.
CREATE TABLE drafts (
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  body TEXT NOT NULL CHECK (length(body) <= 65536),
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, name)
) STRICT;
CREATE INDEX drafts_age ON drafts (saved_at);

CREATE TABLE saved_jobs (
  user_id INTEGER NOT NULL REFERENCES users (id),
  job_id INTEGER NOT NULL REFERENCES jobs (id),
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, job_id)
) STRICT;
CREATE INDEX saved_jobs_newest ON saved_jobs (user_id, saved_at, job_id);

-- Whose jobs a person does not want to see. An import holds the jobs of many, told apart by the shown name.
CREATE TABLE hidden_employers (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  employer_id INTEGER NOT NULL REFERENCES employers (id),
  hiring_name TEXT NOT NULL CHECK (length(hiring_name) <= 120),
  created_at INTEGER NOT NULL,
  UNIQUE (user_id, employer_id, hiring_name)
) STRICT;

-- `params` is the search's query string; `seen_listing` the newest place on the board that was looked at for it;
-- `token` names its feed.
CREATE TABLE saved_searches (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  params TEXT NOT NULL CHECK (length(params) <= 2000),
  token TEXT NOT NULL UNIQUE CHECK (length(token) BETWEEN 16 AND 64),
  seen_listing INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX saved_searches_user ON saved_searches (user_id, id);
CREATE INDEX saved_searches_behind ON saved_searches (seen_listing);

-- Words of titles, skills and names as people write them, to mend a letter by. The clock learns them from the board.
CREATE TABLE search_words (
  word TEXT PRIMARY KEY CHECK (length(word) BETWEEN 1 AND 40),
  length INTEGER NOT NULL,
  uses INTEGER NOT NULL
) STRICT;
CREATE INDEX search_words_length ON search_words (length, word, uses);
CREATE TABLE search_learned (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  listing INTEGER NOT NULL
) STRICT;
INSERT INTO search_learned (id, listing) VALUES (1, 0);

-- Applications. The employer promises an answer by `answer_by`; `ending` says why nobody chose: the job was filled,
-- closed, expired, or the promise was not kept.
ALTER TABLE applications ADD COLUMN answer_by INTEGER;
ALTER TABLE applications ADD COLUMN answered_at INTEGER;
ALTER TABLE applications ADD COLUMN nudged_at INTEGER;
ALTER TABLE applications ADD COLUMN edited_at INTEGER;
ALTER TABLE applications ADD COLUMN verdict TEXT CHECK (verdict IN ('yes', 'maybe', 'no'));
ALTER TABLE applications ADD COLUMN ending TEXT CHECK (ending IN ('filled', 'closed', 'expired', 'refused', 'no_answer'));
-- Nobody knew of a promise before: a week from when somebody was last here, which is about now.
UPDATE applications SET answer_by = COALESCE((SELECT MAX(last_seen_at) FROM sessions), created_at) + 604800000,
  answered_at = (SELECT MIN(v.at) FROM application_events v WHERE v.application_id = applications.id
                 AND v.status IN ('shortlisted', 'interviewing', 'offered', 'hired', 'declined', 'not_selected'));
-- The reply clock: who waits for a first answer.
CREATE INDEX applications_due ON applications (answer_by) WHERE status IN ('sent', 'opened');
-- The groups of a job's applicants and how many are in each.
CREATE INDEX applications_group ON applications (job_id, status, id);
CREATE INDEX applications_day ON applications (worker_id, created_at);

CREATE TABLE application_files (
  application_id INTEGER NOT NULL REFERENCES applications (id),
  position INTEGER NOT NULL CHECK (position BETWEEN 0 AND 4),
  file_id INTEGER NOT NULL REFERENCES files (id),
  PRIMARY KEY (application_id, position)
) STRICT;
CREATE INDEX application_files_file ON application_files (file_id);

-- The employer's own words on an application: the worker never reads them.
CREATE TABLE application_notes (
  id INTEGER PRIMARY KEY,
  application_id INTEGER NOT NULL REFERENCES applications (id),
  author_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_notes_application ON application_notes (application_id, id);

-- What happened to a person's affairs. A later event of the same `topic` replaces an unread earlier one.
CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  topic TEXT CHECK (length(topic) BETWEEN 1 AND 80),
  title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  body TEXT NOT NULL CHECK (length(body) <= 1000),
  href TEXT NOT NULL CHECK (length(href) BETWEEN 1 AND 300),
  created_at INTEGER NOT NULL,
  read_at INTEGER
) STRICT;
CREATE INDEX notifications_user ON notifications (user_id, id);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;
CREATE UNIQUE INDEX notifications_topic ON notifications (user_id, topic) WHERE read_at IS NULL AND topic IS NOT NULL;
